"""What was corrected since the first revision, and games begun before, which keep the rule they were begun under."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.state import State
from hanse.kernel.errors import OptionError
from hanse.kernel.record import Record, read_record
from tests.teutonica.resolution import reached
from tests.teutonica.table import (
    after,
    all_posts,
    asked,
    choices,
    parked,
    pieces,
    place_words,
    play,
    position,
    posts_of,
)

TWO_SOURCES: dict[str, Any] = {
    "preset": "bigbox2020",
    "players": 4,
    "routes": {
        "duisburg-dortmund": ["m1"],
        "arnheim-duisburg": ["t2", "t2", "t2"],
        "dortmund-paderborn": ["t2"],
    },
    "cities": {
        "minden": ["t1", "t1", "t1", "t1"],
        "osnabruck": ["t1", "t1", "t1"],
        "hildesheim": ["t1", "t1"],
        "hamburg": ["t1"],
    },
    "seats": [
        {"supply": {"traders": 3, "merchants": 0}},
        {
            "desk": {"book": 1},
            "supply": {"traders": 0, "merchants": 1},
            "stock": {"traders": 1, "merchants": 0},
        },
    ],
}
NEAR = ("dortmund-paderborn.2", "dortmund-paderborn.3")
FURTHER_OUT = posts_of(
    "base-4-5",
    ["kampen-arnheim", "arnheim-munster", "minden-paderborn", "paderborn-warburg", "paderborn-hildesheim"],
)
ORIGIN = "groningen-emden"
AROUND = posts_of("base-4-5", ["emden-osnabruck", "emden-stade"])

Pieces = frozenset[tuple[str, str]]  # those of the displaced player on posts


def from_two_sources(**parts: Any) -> State:
    """A merchant was displaced; its owner has a trader in stock and a merchant in the supply, and two near posts."""
    return play(position(**TWO_SOURCES, **parts), "displace duisburg-dortmund.1 with trader")


def ends(state: State) -> set[tuple[Pieces, int, int]]:
    """All results: the pieces of seat 1 on posts, traders left in its stock and merchants left in its supply."""
    found = set()
    for posts, supply, stock in reached(state):
        assert (supply[0], stock[1]) == (0, 0)
        found.add((frozenset((post, piece) for post, piece in posts if piece[1] == "1"), stock[0], supply[1]))
    return found


def standing(**pieces_by_post: str) -> Pieces:
    """A result in few words."""
    return frozenset((post, f"{piece}1") for post, piece in pieces_by_post.items())


def little_taken() -> set[tuple[Pieces, int, int]]:
    """The displaced merchant alone, or with the trader of the stock beside it."""
    one, other = NEAR
    alone = {(standing(**{post: "m"}), 1, 1) for post in NEAR}
    return alone | {(standing(**{one: "m", other: "t"}), 0, 1), (standing(**{one: "t", other: "m"}), 0, 1)}


def all_taken(near: tuple[str, str], far: str) -> set[tuple[Pieces, int, int]]:
    """Three pieces: these two on the near posts in either order, that one further out."""
    one, other = NEAR
    return {(standing(**{one: a, other: b, post: far}), 0, 0) for a, b in (near, near[::-1]) for post in FURTHER_OUT}


# Compensation from two sources -----------------------------------------------------------------------------------


@pytest.mark.clause("HT-5.1.4", "HT-5.2.1", "HT-R-7", "HT-R-9")
def test_all_compensation_is_taken_before_any_piece_is_put_down() -> None:
    state = from_two_sources()
    assert choices(state) == place_words(NEAR, "trader", "merchant")
    play(state, "place merchant dortmund-paderborn.2")
    assert choices(state) == place_words([NEAR[1]], "trader", "merchant") | {"done"}
    play(state, "place merchant dortmund-paderborn.3")
    assert choices(state) == place_words(FURTHER_OUT)  # the trader was taken first: it cannot be refused any more


@pytest.mark.clause("HT-5.1.4", "HT-5.1.5", "HT-5.2.1", "HT-R-7", "HT-R-9", "HT-R-10")
def test_every_result_of_compensation_from_two_sources() -> None:
    assert ends(from_two_sources()) == little_taken() | all_taken(("m", "t"), "m") | all_taken(("m", "m"), "t")


@pytest.mark.clause("HT-5.1.4", "HT-R-9")
def test_in_revision_1_a_piece_of_the_stock_is_put_down_before_the_supply_opens() -> None:
    state = from_two_sources(rules=1)
    assert ends(state) == little_taken() | all_taken(("m", "t"), "m")
    play(state, "place merchant dortmund-paderborn.2")
    assert choices(state) == place_words([NEAR[1]], "trader") | {"done"}
    assert TEUTONICA.read_position(state.to_data()).key() == state.key()


# A piece just put down -------------------------------------------------------------------------------------------


def from_the_board(**parts: Any) -> State:
    """A merchant was displaced whose owner has nothing besides but a trader on a post."""
    changes = parts.pop("changes", None)
    options = TEUTONICA.options("base2009", 4, changes)
    state = position(
        options=options.to_data(),
        routes={ORIGIN: ["m1"], "hamburg-lubeck": ["t1"]},
        cities={"lubeck": parked(1, 10)},
        seats=[{"supply": pieces(5)}, {"supply": pieces(0), "stock": pieces(0)}],
        **parts,
    )
    return play(state, f"displace {ORIGIN}.1 with trader")


@pytest.mark.clause("HT-5.1.4", "HT-R-15")
def test_a_piece_just_put_down_is_not_taken_again() -> None:
    state = from_the_board()
    assert choices(state) == place_words(AROUND, "merchant") | {"lift hamburg-lubeck.1"}
    assert asked(after(state, "place merchant emden-stade.1")) == ("turn", 0)


@pytest.mark.clause("HT-5.1.4", "HT-R-15")
def test_in_revision_1_it_may_be_lifted_again() -> None:
    state = play(from_the_board(rules=1), "place merchant emden-stade.1")
    assert choices(state) == {"lift hamburg-lubeck.1", "lift emden-stade.1", "done"}
    play(state, "lift emden-stade.1")
    assert choices(state) == place_words(AROUND, "merchant") | {"lift hamburg-lubeck.1"}


@pytest.mark.clause("HT-R-7", "HT-R-15")
def test_in_revision_1_with_displaced_first_nothing_is_lifted_before_the_displaced_piece_stands() -> None:
    state = from_the_board(rules=1, changes={"displace.order": "displaced-first"})
    assert choices(state) == place_words(AROUND, "merchant")
    play(state, "place merchant emden-stade.1")
    assert choices(state) == {"lift hamburg-lubeck.1", "lift emden-stade.1", "done"}


# The favour for any route ----------------------------------------------------------------------------------------


def favoured(rules: int) -> State:
    """A merchant was displaced whose owner has the favour; options as a game of this revision has them."""
    data = TEUTONICA.options("bigbox2020", 4, {"modules.favours": True}).to_data()
    if rules == 1:
        del data["favours.anyRoute"]
    state = position(
        rules=rules,
        options=data,
        routes={ORIGIN: ["m1"]},
        seats=[{"supply": pieces(5)}, {"stock": pieces(3), "favours": ["relocate_anywhere"]}],
    )
    return play(state, f"displace {ORIGIN}.1 with trader")


@pytest.mark.clause("HT-12.3.1", "HT-R-44")
def test_the_favour_is_for_the_displaced_piece_and_in_revision_1_for_its_compensation_too() -> None:
    free = all_posts("base-4-5") - {f"{ORIGIN}.1"}
    assert choices(favoured(2)) == place_words(free, "merchant") | place_words(AROUND)
    old = favoured(1)
    assert choices(old) == place_words(free, "trader", "merchant")
    assert old.to_data()["options"]["favours.anyRoute"] == "all"
    assert TEUTONICA.read_position(old.to_data()).key() == old.key()


# Stored games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("favours", [False, True])
def test_a_record_of_revision_1_means_what_it_meant_and_stays_one(favours: bool) -> None:
    record = Record(TEUTONICA, TEUTONICA.options("bigbox2020", 3, {"modules.favours": favours}), 1, ["a", "b", "c"])
    data = record.to_data()
    assert data["rules"] == 2
    data["rules"] = 1
    del data["options"]["favours.anyRoute"]
    old = read_record(json.dumps(data), GAMES)
    assert (old.options.revision, old.options.favours_any_route) == (1, "all")
    assert old.begin().to_data()["rules"] == 1
    again = read_record(old.to_json(), GAMES)
    assert (again.options, again.to_data()) == (old.options, old.to_data())


def test_a_record_of_revision_2_without_favours_cannot_choose_what_they_move() -> None:
    data = TEUTONICA.options("base2009", 4).to_data() | {"favours.anyRoute": "all"}
    with pytest.raises(OptionError, match=r"favours.anyRoute = all: it needs modules.favours = on"):
        TEUTONICA.read_options(data, 2)
    assert TEUTONICA.read_options(data, 1).favours_any_route == "all"
