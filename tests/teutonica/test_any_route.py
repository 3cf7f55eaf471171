"""The Imperial Favour for any route (HT-12.3.1): the displaced piece goes where its owner likes."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.teutonica.game import TEUTONICA
from hanse.kernel.errors import OptionError
from tests.teutonica.favoured import ON, ORIGIN, displaced
from tests.teutonica.table import (
    FULL_DESK,
    after,
    all_posts,
    asked,
    choices,
    pieces,
    place_words,
    play,
    position,
    posts_of,
    route_lengths,
)

NEAR = posts_of("base-4-5", ["emden-osnabruck", "emden-stade"])
FREE = all_posts("base-4-5") - {f"{ORIGIN}.2"}


@pytest.mark.clause("HT-12.3.1", "HT-R-44")
def test_without_the_tiles_nobody_is_asked_what_the_one_for_any_route_moves() -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("base2009", 4, {"favours.anyRoute": "all"})
    assert str(caught.value) == "option favours.anyRoute = all: it needs modules.favours = on (HT-12.3.1)"
    options = TEUTONICA.options("base2009", 4, {"favours.anyRoute": "all", **ON})
    assert options.to_data()["favours.anyRoute"] == "all"


@pytest.mark.clause("HT-12.3.1", "HT-R-44", "HT-5.2.9")
def test_the_owner_puts_the_displaced_piece_on_any_free_post_and_the_compensation_by_distance() -> None:
    state = displaced("relocate_anywhere", "m1")
    assert asked(state) == ("displaced", 1)
    assert choices(state) == place_words(FREE, "merchant") | place_words(NEAR)
    play(state, f"place merchant {ORIGIN}.1")  # the origin route included
    assert choices(state) == place_words(NEAR) | {"done"}
    play(state, "place trader emden-stade.1")
    assert choices(state) == place_words(NEAR - {"emden-stade.1"}) | {"done"}


@pytest.mark.clause("HT-12.3.1", "HT-R-44")
def test_of_look_alikes_one_may_go_far_whenever_it_is_put_down() -> None:
    state = displaced("relocate_anywhere")
    assert choices(state) == place_words(FREE)
    far = after(state, "place trader stendal-magdeburg.1")
    assert choices(far) == place_words(NEAR) | {"done"}
    # A near one may be either: the compensation, and then the displaced piece still goes where it likes.
    near = after(state, "place trader emden-stade.1")
    assert choices(near) == place_words(FREE - {"emden-stade.1"}) | {"done"}
    assert TEUTONICA.read_position(near.to_data()).key() == near.key()
    assert asked(after(near, "place trader stendal-magdeburg.1")) == ("turn", 0)


@pytest.mark.clause("HT-12.3.1", "HT-R-44")
def test_the_far_post_belongs_to_the_kind_of_the_displaced_piece_and_is_used_once() -> None:
    # Two pieces of each kind can be had for a merchant.
    state = displaced("relocate_anywhere", "m1", theirs={"desk": {"book": 3}, "stock": pieces(2, 2)})
    play(state, "place merchant emden-stade.1")
    rest = NEAR - {"emden-stade.1"}
    assert choices(state) == place_words(FREE - {"emden-stade.1"}, "merchant") | place_words(rest) | {"done"}
    play(state, "place merchant stendal-magdeburg.1")
    assert choices(state) == place_words(rest, "trader", "merchant") | {"done"}


@pytest.mark.clause("HT-12.3.1", "HT-R-44", "HT-R-7")
def test_with_displaced_first_only_the_first_piece_may_go_far() -> None:
    state = displaced("relocate_anywhere", changes={"displace.order": "displaced-first"})
    assert choices(state) == place_words(FREE)
    play(state, "place trader emden-stade.1")
    assert choices(state) == place_words(NEAR - {"emden-stade.1"}) | {"done"}


@pytest.mark.clause("HT-12.3.1", "HT-R-44", "HT-5.2.9")
def test_by_the_other_reading_every_piece_of_a_displacement_goes_on_any_free_post() -> None:
    state = displaced("relocate_anywhere", changes={"favours.anyRoute": "all"})
    assert choices(state) == place_words(FREE)
    play(state, f"place trader {ORIGIN}.1")
    assert choices(state) == place_words(FREE - {f"{ORIGIN}.1"}) | {"done"}
    play(state, "place trader stendal-magdeburg.1")
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-12.3.1")
def test_without_the_tile_only_the_nearest_posts_will_do() -> None:
    assert choices(displaced(None)) == choices(displaced("extra_action")) == place_words(NEAR)


@pytest.mark.clause("HT-12.3.1", "HT-R-44")
def test_the_tile_finds_room_on_the_origin_route_when_all_others_are_full() -> None:
    standing = iter(["t2", "t3", "t4"] * 26 + ["m2", "m3", "m4"] * 4 + ["t0"] * 17)
    routes: dict[str, Any] = {
        route: [next(standing) for _ in range(length)] for route, length in route_lengths("base-4-5").items()
    }
    routes[ORIGIN] = [None, "t1", None]
    seats: list[dict[str, Any]] = [{"desk": FULL_DESK} for _ in range(5)]
    seats[1] |= {"favours": ["relocate_anywhere"], "stock": pieces(2)}
    state = position(changes=ON, players=5, seats=seats, routes=routes)
    play(state, f"displace {ORIGIN}.2 with trader", "pay 0 merchants")
    assert choices(state) == place_words({f"{ORIGIN}.1", f"{ORIGIN}.3"})
