"""Imperial Favours (section 12): how they are bought, and what they do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hanse.games.teutonica.board import FAVOUR_NAMES, load_facts
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.state import State
from hanse.kernel.conformance import play_checked
from hanse.kernel.errors import OptionError, PositionError
from tests.teutonica.favoured import ON, displaced
from tests.teutonica.table import (
    actions_left,
    after,
    asked,
    choices,
    events,
    new_game,
    pieces,
    place_words,
    play,
    position,
    posts_of,
    seat,
    stock,
    supply,
)

SHOWN = ["relocate_anywhere", "extra_action", "shared_recruiting", "double_compensation"]


def table(**parts: Any) -> State:
    """A position of four seats with the module."""
    return position(changes=ON, preset="bigbox2020", **parts)


def owning(owner: int, tile: str, **parts: Any) -> State:
    """A position in which one seat owns one tile; `seats` adds to what the seats have."""
    seats: list[dict[str, Any]] = [dict(entry) for entry in parts.pop("seats", [])]
    seats += [{} for _ in range(owner + 1 - len(seats))]
    seats[owner]["favours"] = [tile]
    return table(seats=seats, **parts)


def turn(state: State) -> dict[str, Any]:
    """What the position says of the turn."""
    entry: dict[str, Any] = state.to_data()["turn"]
    return entry


# Setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-12.1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_as_many_tiles_as_players_are_shown_at_random(preset: str, players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        shown = new_game(preset, players, seed, **ON).view(None)["favours"]
        assert len(shown) == len(set(shown)) == players
        seen.update(shown)
    assert set(seen) == set(FAVOUR_NAMES)


def test_the_tiles_are_those_of_the_data() -> None:
    facts = load_facts("favours")
    assert tuple(tile["id"] for tile in facts["tile"]) == FAVOUR_NAMES
    assert (facts["use"]["price_unused_markers"], facts["use"]["max_per_turn"]) == (2, 1)


@pytest.mark.clause("HT-12.1.1", "HT-11.1")
def test_missions_and_favours_can_be_combined() -> None:
    state = new_game("bigbox2020", 4, 1, **ON, **{"modules.missions": True})
    assert len(state.to_data()["favours"]) == 4
    assert all(len(entry["mission"]) == 3 for entry in state.to_data()["seats"])


@pytest.mark.clause("HT-12.1.1", "HT-R-48")
def test_other_boards_without_the_tiles_have_nothing_to_extend_them_to() -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("base2009", 4, {"favours.boards": "any"})
    assert str(caught.value) == "option favours.boards = any: it needs modules.favours = on (HT-12.1.1)"
    options = TEUTONICA.options("base2009", 4, {"favours.boards": "any", **ON})
    assert options.to_data()["favours.boards"] == "any"


# Purchase ---------------------------------------------------------------------------------------------------------


def buyer(*unused: str, **parts: Any) -> State:
    """Seat 0 at the start of a turn with these unused markers."""
    return table(seats=[{"markers": {"unused": list(unused)}}], favours=SHOWN, **parts)


@pytest.mark.clause("HT-12.2.1")
def test_at_the_start_of_the_turn_any_tile_on_display_can_be_bought() -> None:
    assert choices(buyer("swap", "three"), "buy") == {f"buy {tile}" for tile in SHOWN}


@pytest.mark.clause("HT-12.2.1", "HT-R-43")
@pytest.mark.parametrize("unused", [[], ["swap"]])
def test_without_two_unused_markers_nothing_can_be_bought(unused: list[str]) -> None:
    state = table(seats=[{"markers": {"unused": unused, "used": ["extra", "develop"]}, "plate": {"hidden": 1}}])
    assert choices(state, "buy") == set()


@pytest.mark.clause("HT-12.2.1", "HT-R-43")
@pytest.mark.parametrize("first", ["place trader stade-hamburg.1", "recruit 1 traders 0 merchants", "use actions3"])
def test_after_any_action_or_marker_it_is_too_late(first: str) -> None:
    state = buyer("swap", "extra", "actions3")
    assert choices(state, "buy")
    play(state, first)
    assert choices(state, "buy") == set()


@pytest.mark.clause("HT-12.2.1", "HT-12.2.3", "HT-12.2.4")
def test_the_tile_is_taken_for_two_markers_and_all_actions() -> None:
    state = buyer("swap", "extra")
    told = events(state, "buy extra_action")
    assert asked(state) == ("turn", 0)
    assert turn(state) == {"seat": 0, "actions": 0, "stage": "closed"}
    assert seat(state, 0)["favours"] == ["extra_action"]
    assert state.to_data()["favours"] == [tile for tile in SHOWN if tile != "extra_action"]
    assert seat(state, 0)["markers"] == {"unused": [], "used": ["extra", "swap"]}
    assert choices(state) == {"end turn"}
    assert [event["event"] for event in told] == ["favour_bought", "marker_turned", "marker_turned"]
    for viewer in (None, 0, 1):
        assert state.view(viewer)["seats"][0]["favours"] == ["extra_action"]


@pytest.mark.clause("HT-12.2.1", "HT-R-43")
def test_the_buyer_chooses_which_two_markers_are_turned() -> None:
    state = play(buyer("swap", "extra", "extra", "actions4"), "buy extra_action")
    assert asked(state) == ("price", 0)
    assert choices(state) == {"turn over swap", "turn over extra", "turn over actions4"}
    play(state, "turn over extra")
    assert choices(state) == {"turn over swap", "turn over extra", "turn over actions4"}
    play(state, "turn over actions4")
    assert seat(state, 0)["markers"] == {"unused": ["extra", "swap"], "used": ["extra", "actions4"]}
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-12.2.1")
def test_what_is_left_without_a_choice_is_not_asked() -> None:
    assert asked(play(buyer("extra", "extra", "extra"), "buy extra_action")) == ("turn", 0)
    state = play(buyer("swap", "extra", "extra"), "buy extra_action", "turn over swap")
    assert asked(state) == ("turn", 0)
    assert seat(state, 0)["markers"] == {"unused": ["extra"], "used": ["extra", "swap"]}


@pytest.mark.clause("HT-12.2.2")
def test_one_tile_in_a_turn_and_the_markers_still_count() -> None:
    state = buyer("swap", "extra", "actions4", "three")
    before = state.score_sheet()[0]["markers"]
    play(state, "buy extra_action", "turn over swap", "turn over extra")
    assert choices(state, "buy") == set()
    assert state.score_sheet()[0]["markers"] == before == 6


@pytest.mark.clause("HT-12.2.3", "HT-R-43")
def test_after_a_purchase_markers_give_no_actions_but_the_others_may_be_used() -> None:
    state = buyer("swap", "extra", "actions3", "actions4", "develop", "three", routes={"stade-hamburg": ["t1"]})
    play(state, "buy extra_action", "turn over swap", "turn over extra")
    assert choices(state) == {"use develop", "use three", "end turn"}
    play(state, "use develop", "develop actions")
    assert actions_left(state) == 0
    assert seat(state, 0)["desk"]["actions"] == 1
    assert choices(state) == {"use three", "end turn"}


@pytest.mark.clause("HT-12.2.4")
def test_tiles_add_up_over_turns() -> None:
    state = owning(0, "city_bonus", seats=[{"markers": {"unused": ["swap", "extra"]}}])
    bought = next(iter(sorted(choices(state, "buy"))))
    play(state, bought)
    assert seat(state, 0)["favours"] == sorted(["city_bonus", bought.removeprefix("buy ")], key=FAVOUR_NAMES.index)


@pytest.mark.clause("HT-12.2.1")
def test_a_turn_begins_anew_for_the_next_seat() -> None:
    seats = [{"markers": {"unused": ["swap", "three"]}}, {"markers": {"unused": ["extra", "develop"]}}]
    state = table(seats=seats, favours=SHOWN)
    play(state, "buy extra_action", "end turn")
    assert turn(state) == {"seat": 1, "actions": 2, "stage": "fresh"}
    assert choices(state, "buy") == {f"buy {tile}" for tile in SHOWN if tile != "extra_action"}


# Extra action -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-12.3.2", "HT-3.2")
@pytest.mark.parametrize(("steps", "value"), list(enumerate([2, 3, 3, 4, 4, 5])))
def test_the_owner_has_one_more_action_even_above_five(steps: int, value: int) -> None:
    state = owning(1, "extra_action", seats=[{}, {"desk": {"actions": steps}}])
    told = events(state, "end turn")
    assert (state.mover(), actions_left(state)) == (1, value + 1)
    assert told[-1] == {"event": "turn_began", "seat": 1, "actions": value + 1}


@pytest.mark.clause("HT-12.3.2", "HT-R-43")
def test_the_extra_action_begins_in_the_next_turn() -> None:
    state = play(buyer("swap", "extra"), "buy extra_action")
    assert actions_left(state) == 0
    for _ in range(4):
        play(state, "end turn")
    assert (state.mover(), actions_left(state)) == (0, 3)


# Recruiting -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-12.3.3", "HT-4.1.3", "HT-R-45")
def test_when_another_recruits_the_owner_may_take_one_piece_of_either_kind() -> None:
    seats = [{"stock": pieces(4)}, {}, {"desk": {"book": 1}, "stock": pieces(2, 1)}]
    state = owning(2, "shared_recruiting", seats=seats)
    play(state, "recruit 3 traders 0 merchants")
    assert asked(state) == ("also-recruit", 2)
    assert supply(state, 0)["traders"] == 10  # the recruiting player has taken first
    assert choices(state) == {"recruit 1 traders 0 merchants", "recruit 0 traders 1 merchants", "done"}
    before = supply(state, 2)
    one = after(state, "recruit 1 traders 0 merchants")
    assert supply(one, 2) == {**before, "traders": before["traders"] + 1}
    assert stock(one, 2) == pieces(1, 1)
    other = after(state, "recruit 0 traders 1 merchants")
    assert supply(other, 2) == {**before, "merchants": before["merchants"] + 1}
    assert stock(other, 2) == pieces(2, 0)
    none = after(state, "done")
    assert supply(none, 2) == before
    for result in (one, other, none):
        assert asked(result) == ("turn", 0)
        assert actions_left(result) == 1


@pytest.mark.clause("HT-12.3.3", "HT-R-45")
def test_the_tile_reacts_to_every_recruit_of_another_and_to_nothing_else() -> None:
    state = owning(1, "shared_recruiting", turn={"actions": 3})
    play(state, "place trader stade-hamburg.1")
    assert asked(state) == ("turn", 0)
    for _ in range(2):
        play(state, "recruit 1 traders 0 merchants")
        assert asked(state) == ("also-recruit", 1)
        play(state, "recruit 1 traders 0 merchants")
        assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-12.3.3")
def test_the_own_recruiting_brings_nothing_more() -> None:
    state = play(owning(0, "shared_recruiting"), "recruit 1 traders 0 merchants")
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-12.3.3", "HT-R-45")
def test_with_an_empty_stock_nobody_is_asked() -> None:
    state = owning(1, "shared_recruiting", seats=[{}, {"stock": pieces()}])
    assert asked(play(state, "recruit 1 traders 0 merchants")) == ("turn", 0)


@pytest.mark.clause("HT-12.3.3")
def test_only_the_kind_that_is_in_stock_can_be_taken() -> None:
    state = owning(1, "shared_recruiting", seats=[{}, {"stock": pieces(0, 1)}])
    play(state, "recruit 1 traders 0 merchants")
    assert choices(state) == {"recruit 0 traders 1 merchants", "done"}


# Compensation -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-12.3.4", "HT-5.1.2", "HT-5.2.2", "HT-R-46")
def test_a_displaced_trader_of_the_owner_brings_two_pieces() -> None:
    state = displaced("double_compensation")
    assert supply(state, 0) == pieces(3)  # one placed, one paid: nothing more
    play(state, "place trader emden-osnabruck.1")
    play(state, "place trader emden-osnabruck.2")
    assert choices(state) == place_words(
        {f"emden-osnabruck.{n}" for n in (3, 4)} | posts_of("base-4-5", ["emden-stade"])
    ) | {"done"}
    play(state, "place trader emden-osnabruck.3")
    assert asked(state) == ("turn", 0)
    assert stock(state, 1)["traders"] == 1


@pytest.mark.clause("HT-12.3.4", "HT-R-46")
def test_both_pieces_may_be_refused() -> None:
    state = displaced("double_compensation")
    play(state, "place trader emden-osnabruck.1", "done")
    assert asked(state) == ("turn", 0)
    state = displaced("double_compensation")
    play(state, "place trader emden-osnabruck.1", "place trader emden-osnabruck.2", "done")
    assert stock(state, 1)["traders"] == 2


@pytest.mark.clause("HT-12.3.4", "HT-R-46")
def test_a_short_stock_is_made_up_from_the_supply() -> None:
    state = displaced("double_compensation", theirs={"stock": pieces(1)})
    before = supply(state, 1)
    play(state, "place trader emden-osnabruck.1", "place trader emden-osnabruck.2", "place trader emden-osnabruck.3")
    assert stock(state, 1) == pieces()
    assert supply(state, 1) == {**before, "traders": before["traders"] - 1}


@pytest.mark.clause("HT-12.3.4")
def test_a_displaced_merchant_brings_two_with_and_without_the_tile() -> None:
    for tile in ("double_compensation", None):
        state = displaced(tile, "m1")
        play(state, "place merchant emden-osnabruck.1")
        play(state, "place trader emden-osnabruck.2", "place trader emden-osnabruck.3")
        assert asked(state) == ("turn", 0)


# The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-12.4.1", "HT-R-47", "HT-10.7")
def test_the_city_tile_makes_controlled_cities_worth_four() -> None:
    cities = {"minden": ["t0", "t0"], "goslar": ["t0"], "hamburg": ["t1"]}
    plain = table(cities=cities).score_sheet()
    favoured = owning(0, "city_bonus", cities=cities).score_sheet()
    assert (plain[0]["cities"], favoured[0]["cities"], favoured[1]["cities"]) == (4, 8, 2)
    assert {name for name in plain[0] if plain[0][name] != favoured[0][name]} == {"cities", "total"}


@pytest.mark.clause("HT-12.4.1", "HT-R-47")
def test_the_city_tile_does_not_change_a_mission() -> None:
    changes = {**ON, "modules.missions": True}
    seats = [{"mission": ["minden", "perleberg", "goslar"], "favours": ["city_bonus"]}]
    cities = {"minden": ["t0"], "perleberg": ["t0"], "goslar": ["t0"]}
    state = position(changes=changes, cities=cities, seats=seats, over=True, ending=["points"])
    assert state.score_sheet()[0]["missions"] == 8
    assert state.score_sheet()[0]["cities"] == 12


@pytest.mark.clause("HT-12.4.2", "HT-R-47", "HT-10.7")
@pytest.mark.parametrize(
    ("desk", "points"),
    [
        ({}, 0),
        ({"keys": 4}, 0),
        ({"actions": 4}, 0),
        ({"actions": 5}, 7),
        ({"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}, 28),
    ],
)
def test_the_skill_tile_makes_full_skills_worth_seven_and_keys_nothing(desk: dict[str, int], points: int) -> None:
    state = owning(0, "skill_bonus", seats=[{"desk": desk}])
    assert state.score_sheet()[0]["skills"] == points
    plain = table(seats=[{"desk": desk}]).score_sheet()[0]
    assert plain["skills"] * 7 == points * 4


# Positions and whole games ----------------------------------------------------------------------------------------

PRICE = {"kind": "price", "seat": 0, "left": 2}
RICH = {"markers": {"unused": ["swap", "extra", "three"]}, "favours": ["extra_action"]}


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"favours": ["gold"]}, "favours 'gold': expected one of relocate_anywhere, extra_action, "),
        ({"favours": 4}, "favours: expected a list of at most 6"),
        ({"favours": []}, "0 Imperial Favours, 0 of them different: expected 4 in all"),
        (
            {"seats": [{"favours": SHOWN[:1]}, {"favours": SHOWN[:1]}]},
            "5 Imperial Favours, 4 of them different: expected",
        ),
        ({"turn": {"stage": "late"}}, "turn: stage 'late': expected one of fresh, begun, acted, closed"),
        ({"turn": {"stage": "closed", "actions": 1}}, "turn: stage closed with 1 actions left: expected none"),
        ({"pending": [{"kind": "turn"}, PRICE]}, "pending price: expected a favour just bought"),
        (
            {"pending": [{"kind": "turn"}, {"kind": "also-recruit", "seat": 1}]},
            "pending also-recruit: expected seat 1 to have the favour and a piece in stock",
        ),
        (
            {"pending": [{"kind": "turn"}, {"kind": "also-recruit", "seat": 0}]},
            "pending 2: seat 0 cannot decide this while it is the turn of seat 0",
        ),
    ],
)
def test_what_cannot_be_is_refused(parts: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as caught:
        table(**parts)
    assert str(caught.value).startswith(complaint)


def test_tiles_and_stages_without_the_module_are_refused() -> None:
    with pytest.raises(PositionError, match="1 Imperial Favours, 1 of them different: expected 0 in all"):
        position(seats=[{"favours": ["city_bonus"]}])
    with pytest.raises(PositionError, match="turn: stage: expected none, as no module in play asks for it"):
        position(turn={"stage": "begun"})


def test_paying_can_be_read_back() -> None:
    state = table(seats=[RICH], turn={"actions": 0, "stage": "closed"}, pending=[{"kind": "turn"}, PRICE])
    assert choices(state) == {"turn over swap", "turn over extra", "turn over three"}
    assert TEUTONICA.read_position(state.to_data()).key() == state.key()


@pytest.mark.clause("HT-12.1.1")
@pytest.mark.parametrize(("preset", "seats"), [("base2009", 5), ("bigbox2020", 3), ("bigbox2020", 4)])
def test_a_game_with_favours_keeps_every_promise(preset: str, seats: int) -> None:
    options = TEUTONICA.options(preset, seats, {**ON, "modules.missions": seats == 3})
    play_checked(TEUTONICA, options, f"favours {seats}", decisions=400, every=20)
