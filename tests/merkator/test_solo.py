"""The solo game (section 12)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hanse.games.merkator.game import MERKATOR
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import uniform
from tests.merkator.table import (
    COLOURS,
    GOODS,
    MAIN,
    after,
    asked,
    bonus_costs,
    choices,
    cubes,
    events,
    named,
    new_game,
    play,
    seat,
)
from tests.merkator.table import position as any_position

FIVE = ["c2-01", "c3-01", "c4-01", "c5-01", "c6-01"]


def position(**parts: Any) -> Any:
    return any_position(players=1, **parts)


def alone(contracts: list[str], **parts: Any) -> Any:
    own = {"contracts": contracts, **parts.pop("own", {})}
    shops = {"bonus": {"open": ["b-hamburg", "b-danzig", "b-denmark-1", "b-italy-1"]},
             "buildings": {"open": ["gate", "wall", "town_hall", "bank"]}}  # fmt: skip
    return position(seats=[own], **{**shops, **parts})


@pytest.mark.clause("MK-12.1", "MK-12.9", "MK-R-47", "MK-12.7")
def test_seventeen_turns_without_chart_losses_and_joining() -> None:
    state = new_game(seats=1, seed=4)
    assert state.view(None)["chart"]["reserve"] == 42
    chance = chance_from_seed(4)
    state.listen()
    while not state.over():
        state.apply(uniform(state, chance))
    told = state.events()
    assert len(named(told, "turn_ended")) == 17
    assert {event["event"] for event in told} & {"turned", "lost", "joined", "declined"} == set()
    assert state.to_data()["ending"] == ["turns"]
    assert seat(state)["counters"] + state.view(None)["chart"]["reserve"] == 42


@pytest.mark.clause("MK-12.2", "MK-12.3", "MK-15.2", "MK-R-47")
def test_the_set_up_of_the_lone_player() -> None:
    view = new_game(seats=1).view(None)
    (own,) = view["seats"]
    assert cubes(new_game(seats=1)) == dict.fromkeys(MAIN, 1)
    assert sorted(bonus_costs()[card] for card in own["bonus"]) == [3, 4]
    assert [card[1] for card in own["contracts"]] == ["2", "3", "4", "5"]
    assert (own["tile"], own["counters"], own["coins"]) == (COLOURS, 0, 0)
    assert sorted(view["buildings"]["out"]) == ["captains", "envoys", "guildhall", "merchants_hall", "senate"]
    assert view["buildings"]["stack"] + 4 == 21
    assert view["bonus"]["stack"] == 10


@pytest.mark.clause("MK-12.4", "MK-12.7", "MK-14.1")
def test_the_solo_stack_shows_one_card_each_turn_before_the_destination_is_chosen() -> None:
    state = new_game(seats=1, seed=2)
    stack = state.to_data()["solo_stack"]
    values = [card.split("-")[0] for card in stack]
    assert values == ["c8"] * 7 + ["c9"] * 5 + ["c10"] * 4 + ["peace"]
    view = state.view(None)
    assert {value: pile["count"] for value, pile in view["piles"].items()} == {
        "2": 0, "3": 10, "4": 12, "5": 11, "6": 11, "7": 9, "8": 0, "9": 0, "10": 0, "14": 0,
    }  # fmt: skip
    chance = chance_from_seed(3)
    state.listen()
    shown = []
    while not state.over():
        state.apply(uniform(state, chance))
        for event in state.events():
            if event["event"] == "uncovered" and event["card"] in stack:
                shown.append(event["card"])
    assert list(dict.fromkeys(shown)) == stack


@pytest.mark.clause("MK-12.5", "MK-R-47")
def test_a_card_is_bought_with_contracts_that_sum_to_its_cost_without_change() -> None:
    state = alone(["c2-01", "c3-01", "c4-01"])
    assert choices(state) == {
        "buy bonus b-hamburg",
        "buy bonus b-danzig",
        "buy bonus b-denmark-1",
        "buy bonus b-italy-1",
        "buy building gate",
        "done",
    }
    play(state, "buy building gate")
    assert choices(state) == {"hand-in c2-01", "hand-in c3-01", "hand-in c4-01"}
    play(state, "hand-in c4-01")
    assert choices(state) == {"hand-in c2-01", "hand-in c3-01"}
    play(state, "hand-in c3-01")
    assert (seat(state)["contracts"], seat(state)["coins"], seat(state)["buildings"]) == (["c2-01"], 0, ["gate"])


@pytest.mark.clause("MK-12.5", "MK-5.3")
@pytest.mark.parametrize("held", [["c2-01", "c3-01", "c4-01", "c5-01"], ["c2-01", "c3-01", "peace"], FIVE])
@pytest.mark.parametrize(("card", "cost"), [("gate", 5), ("wall", 9), ("b-hamburg", 4), ("town_hall", 15)])
def test_every_set_of_contracts_that_pays_can_be_handed_in_and_no_other(held: list[str], card: str, cost: int) -> None:
    values = {name: int(name[1]) for name in held if name != "peace"}
    expected = {
        chosen
        for number in range(1, len(values) + 1)
        for chosen in combinations(sorted(values), number)
        if sum(values[name] for name in chosen) >= cost and len(chosen) < len(held)
    }
    state = alone(held)
    kind = "bonus" if card.startswith("b-") else "building"
    if not expected:
        assert f"buy {kind} {card}" not in choices(state)
        return
    assert _paid(after(state, f"buy {kind} {card}"), set(held)) == expected


def _paid(state: Any, held: set[str]) -> set[tuple[str, ...]]:
    found, waiting = set(), [state]
    while waiting:
        one = waiting.pop()
        if asked(one)[0] != "hand-in":
            found.add(tuple(sorted(held - set(seat(one)["contracts"]))))
            continue
        for code in one.legal():
            other = one.copy()
            other.apply(code)
            waiting.append(other)
    return found


@pytest.mark.clause("MK-12.5", "MK-R-47", "MK-15.7")
def test_surplus_contracts_are_discarded_for_nothing_only_above_five() -> None:
    assert choices(alone(FIVE), "discard") == set()
    state = alone([*FIVE, "c7-01"])
    assert "done" not in choices(state)
    assert len(choices(state, "discard")) == 6
    play(state, "discard c2-01")
    assert "done" in choices(state)
    assert (choices(state, "discard"), seat(state)["coins"]) == (set(), 0)


@pytest.mark.clause("MK-12.6")
def test_buying_a_building_puts_the_open_bonus_cards_under_their_stack() -> None:
    state = alone(["c2-01", "c3-01", "c7-01"])
    before = state.to_data()["bonus"]
    play(state, "buy building gate", "hand-in c7-01", "done")
    bonus = state.to_data()["bonus"]
    assert bonus["open"] == before["cards"][:4]
    assert bonus["cards"] == before["cards"][4:] + before["open"]  # in display order
    assert state.view(None)["bonus"]["below"] == before["open"]  # everybody saw them go there
    assert len(state.to_data()["buildings"]["open"]) == 4
    bought = alone(["c2-01", "c3-01", "c7-01"])
    play(bought, "buy bonus b-hamburg", "hand-in c7-01", "done")
    assert bought.to_data()["bonus"]["open"][1:] == before["open"][1:]  # a bonus card only replaces itself


@pytest.mark.clause("MK-12.7", "MK-12.4")
def test_a_card_of_the_stack_goes_face_up_on_its_pile() -> None:
    state = alone(["c2-01"], piles={"8": {"cards": ["c8-01"], "seen": 1}}, solo_stack=[f"c8-0{n}" for n in range(2, 8)]
                  + [f"c9-0{n}" for n in range(1, 6)] + [f"c10-0{n}" for n in range(1, 5)] + ["peace"])  # fmt: skip
    view = state.view(None)
    assert asked(state)[0] == "travel"
    assert view["piles"]["8"] == {"top": "c8-02", "count": 2, "below": ["c8-01"]}


@pytest.mark.clause("MK-12.8", "MK-7.5.2", "MK-R-47")
def test_an_empty_pile_nine_makes_an_eight_yield_another_eight() -> None:
    plenty = dict.fromkeys(GOODS, 3)
    nines = [f"c9-0{n}" for n in range(1, 6)] + [f"c10-0{n}" for n in range(1, 5)] + ["peace"]
    state = alone(
        ["c8-02"],
        own={"goods": plenty},
        pawn="danzig",
        piles={"8": ["c8-05", "c8-01"]},
        solo_stack=["c8-03", "c8-04", "c8-06", "c8-07", *nines],
        pending={"kind": "fulfil"},
    )
    told = events(state, "fulfil c8-02")
    assert [event["card"] for event in named(told, "rewarded")] == ["c8-05"]


@pytest.mark.clause("MK-12.9", "MK-12.5", "MK-R-47", "MK-15.7")
def test_the_seventeenth_turn_is_the_last_and_investing_is_free_in_it() -> None:
    stack = {"solo_stack": ["peace"], "piles": {"8": [f"c8-0{n}" for n in range(1, 8)],
             "9": [f"c9-0{n}" for n in range(1, 6)], "10": [f"c10-0{n}" for n in range(2, 5)]}}  # fmt: skip
    state = alone([*FIVE, "c10-01"], own={"turns": 17, "goods": dict.fromkeys(GOODS[:12], 1)}, **stack)
    assert "done" in choices(state)
    play(state, "done")
    assert state.view(None)["piles"]["14"]["top"] == "peace"
    play(state, "travel hamburg")
    while asked(state)[0] == "split":
        play(state, "split 1")
    play(state, "fulfil c10-01")
    while not state.over():
        play(state, min(choices(state)))
    assert "peace" in seat(state)["contracts"]
    assert state.to_data()["ending"] == ["turns"]


@pytest.mark.clause("MK-13.8", "MK-13.3")
def test_a_hand_card_is_paid_with_contracts() -> None:
    state = any_position(
        changes={"variant.hand_card": True},
        players=1,
        seats=[{"contracts": ["c2-01", "c3-01", "c5-01"], "hand": "gate"}],
    )
    assert "buy hand" in choices(state)
    play(state, "buy hand")
    assert choices(state) == {"hand-in c2-01", "hand-in c3-01", "hand-in c5-01"}
    play(state, "hand-in c5-01", "done")
    assert (seat(state)["buildings"], seat(state)["hand"]) == (["gate"], None)
    assert MERKATOR.options("solo", 1, {"variant.hand_card": True}).players == 1


@pytest.mark.clause("MK-12.6", "MK-13.3")
@pytest.mark.parametrize(("rules", "refreshed"), [(2, False), (1, True)])
def test_a_building_out_of_the_hand_leaves_the_display_untouched_since_revision_2(rules: int, refreshed: bool) -> None:
    state = any_position(
        rules=rules,
        options=MERKATOR.options("solo", 1, {"variant.hand_card": True}).to_data(),
        seats=[{"contracts": ["c2-01", "c3-01", "c5-01"], "hand": "gate"}],
    )
    before = state.to_data()
    told = events(state, "buy hand", "hand-in c5-01", "done")
    assert bool(named(told, "refreshed")) is refreshed
    now = state.to_data()
    assert (now["bonus"] != before["bonus"]) is refreshed
    assert now["buildings"]["open"] == before["buildings"]["open"]
    assert (seat(state)["buildings"], now["rules"]) == (["gate"], rules)
