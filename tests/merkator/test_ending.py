"""The final phase and the end (sections 10 and 16)."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.game import MERKATOR
from hanse.games.merkator.layout import ACTIVE
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import uniform
from hanse.players.focused.merkator import choose
from tests.merkator.table import GOODS, asked, choices, cubes, events, goods, named, new_game, play, position, seat

SIX = ["c2-01", "c3-01", "c4-01", "c5-01", "c6-01", "c7-01"]


def last_counter(**parts: Any) -> Any:
    return position(chart={"counters": ["A"]}, **parts)


@pytest.mark.clause("MK-10.1", "MK-10.2", "MK-R-41", "MK-R-40")
def test_the_last_counter_is_turned_and_its_loss_carried_out_before_the_final_phase_begins() -> None:
    state = last_counter(seats=[{"goods": {"ham": 1}}])
    told = events(state, "travel hamburg", "split 0")
    names = [event["event"] for event in told]
    assert names.index("turned") < names.index("lost") < names.index("took_time") < names.index("ending")
    assert named(told, "ending") == [{"event": "ending", "why": "counters"}]
    assert asked(state) == ("travel", 1)  # no row below, so nothing to turn instead


@pytest.mark.clause("MK-10.2", "MK-6.4.4")
def test_a_second_counter_due_comes_from_the_reserve() -> None:
    state = last_counter(cubes={"hamburg": 0})
    reserve = state.view(None)["chart"]["reserve"]
    play(state, "travel hamburg")
    assert seat(state)["counters"] == 2
    assert state.view(None)["chart"]["reserve"] == reserve - 1


@pytest.mark.clause("MK-10.3", "MK-R-40", "MK-10.6")
@pytest.mark.parametrize("causer", [0, 1, 2])
def test_everybody_has_one_more_turn_the_active_player_last(causer: int) -> None:
    state = last_counter(turn={"seat": causer}, cubes={"russia": 0, "sweden": 0, "danzig": 0})
    state.listen()
    while not state.over():
        kind = asked(state)[0]
        play(state, {"travel": "travel sweden", "join": "done", "split": "split 1"}[kind])
    began = [event["seat"] for event in named(state.events(), "turn_began")]
    assert began == [(causer + 1) % 3, (causer + 2) % 3, causer]
    assert state.to_data()["over"]


@pytest.mark.clause("MK-10.4", "MK-R-40", "MK-5.2", "MK-5.5")
def test_in_the_final_phase_investing_is_free_but_the_coin_limit_holds() -> None:
    state = position(seats=[{"contracts": SIX, "coins": 17}], ending=["peace"], last=3)
    assert "done" in choices(state)
    play(state, "done")
    assert (asked(state), seat(state)["coins"]) == (("travel", 0), 15)


@pytest.mark.clause("MK-10.4")
def test_joining_goes_on_in_the_final_phase() -> None:
    state = position(seats=[{}, {"counters": 1}], ending=["peace"], last=3, cubes={"russia": 0})
    assert asked(play(state, "travel russia")) == ("join", 1)


@pytest.mark.clause("MK-10.5", "MK-R-40")
def test_the_other_condition_met_later_changes_nothing() -> None:
    twelve = dict.fromkeys(GOODS[:12], 1)
    state = position(
        pawn="hamburg",
        players=2,
        seats=[{"contracts": ["c10-01"], "goods": twelve}],
        ending=["counters"],
        last=1,
        pending={"kind": "fulfil"},
    )
    told = events(state, "fulfil c10-01")
    assert "peace" in seat(state)["contracts"]
    assert named(told, "ending") == []
    assert state.over()


@pytest.mark.clause("MK-10.1")
def test_before_the_end_nothing_ends_the_game() -> None:
    state = position(chart={"counters": ["A", "B"]}, cubes={"sweden": 0})
    play(state, "travel sweden")
    assert state.to_data()["ending"] == []


@pytest.mark.clause("MK-16.2.3", "MK-R-53")
@pytest.mark.parametrize("most", [1, 2])
def test_the_safety_stop_begins_the_final_phase_after_so_many_turns_and_says_so(most: int) -> None:
    state = new_game(seats=2, seed=3, changes={"safety.max_turns_each": most})
    first = state.to_data()["turn"]["seat"]
    chance = chance_from_seed(1)
    while not state.over():
        state.apply(choose(state, chance))
    data = state.to_data()
    assert data["ending"] == ["stop"]
    assert [entry["turns"] for entry in data["seats"]][first] == most + 1
    assert sum(entry["turns"] for entry in data["seats"]) == 2 * (most - 1) + 1 + 2


@pytest.mark.clause("MK-16.2.1")
def test_a_turn_always_ends() -> None:
    for seed in range(4):
        state = new_game(seats=3, seed=seed, changes={"variant.hand_card": True, "supply.free_moves": True})
        chance = chance_from_seed(seed)
        turn, steps = state.to_data()["turn"]["seat"], 0
        for _ in range(600):
            if state.over():
                break
            state.apply(uniform(state, chance))
            now = int(state.cells[ACTIVE])
            steps = 0 if now != turn else steps + 1
            turn = now
            assert steps < 200


@pytest.mark.clause("MK-16.2.2")
def test_without_trips_that_give_time_no_counter_leaves_the_chart() -> None:
    state = position(players=2)
    places = ["russia", "england"]
    for number in range(20):
        play(state, f"travel {places[number % 2]}")
        while asked(state)[0] == "split":
            play(state, max(choices(state)))
    assert state.view(None)["chart"]["left"] == 20
    assert state.to_data()["ending"] == []


@pytest.mark.clause("MK-15.8", "MK-15.9", "MK-15.6", "MK-15.7", "MK-15.1", "MK-15.2", "MK-15.3", "MK-15.4", "MK-15.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_invariants_hold_after_every_decision_of_a_game(seats: int) -> None:
    options = MERKATOR.options("standard", seats, {"variant.sell_new_contract": "reward"})
    state: Any = MERKATOR.start(options, 7)
    chance = chance_from_seed(7)
    state.listen()
    coins = [0] * seats
    for number in range(250):
        if state.over():
            break
        tiles = [state.tile(who) for who in range(seats)]
        state.apply(choose(state, chance) if number % 3 else uniform(state, chance))
        assert state.faults() == []
        assert all(state.tile(who) | before == before for who, before in enumerate(tiles))  # a tile never gains
        for event in state.events():
            if event["event"] in ("sold", "reward_sold"):
                coins[event["seat"]] += event["coins"]
            elif event["event"] == "bought":
                coins[event["seat"]] -= event["cost"]
            elif event["event"] == "forfeited":
                coins[event["seat"]] -= event["coins"]
            elif event["event"] == "turn_ended":
                _after_a_trip(state)
        assert coins == [state.coins(who) for who in range(seats)]


def _after_a_trip(state: Any) -> None:
    view = state.view(None)
    place, here = view["pawn"], view["places"][view["pawn"]]
    if here["kind"] == "main" and state.asking() in (1, 3):
        assert cubes(state)[place] == 0
        assert all(cubes(state)[link] >= 1 for link in here["links"])
    elif here["kind"] == "minor" and state.asking() in (1, 3):
        assert here["threshold"] not in cubes(state).values()


@pytest.mark.clause("MK-15.1", "MK-15.2", "MK-15.3", "MK-15.4", "MK-15.5", "MK-15.10", "MK-15.11", "MK-15.6", "MK-15.7")
@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"chart": {"reserve": 3}}, "counters in all"),
        ({"chart": {"counters": ["A!", "B"]}}, "turned, but not the last"),
        ({"seats": [{"contracts": ["c2-01", "c2-01"]}]}, "somewhere else already"),
        ({"seats": [{"contracts": []}]}, "no contract"),
        ({"discard": {"14": ["peace"]}}, "in the discard, where it never goes"),
        ({"seats": [{"tile": ["red", "red"]}]}, "stands twice"),
        ({"seats": [{"goods": {"iron": -1}}]}, "expected a whole number from 0"),
        ({"seats": [{"contracts": SIX}], "pending": {"kind": "travel"}}, "6 contracts after investing"),
        ({"seats": [{"coins": 16}], "pending": {"kind": "travel"}}, "16 coins after investing"),
        ({"bonus": {"open": ["b-hamburg", None, None, None]}}, "1 open bonus cards: expected 4"),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused(parts: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        position(**parts)


def test_goods_of_a_finished_game_are_in_storerooms() -> None:
    state = new_game(seats=2, seed=1, changes={"safety.max_turns_each": 1})
    chance = chance_from_seed(2)
    while not state.over():
        state.apply(choose(state, chance))
    assert [seat(state, who)["tile"] for who in range(2)] == [[], []]
    assert sum(goods(state, 0).values()) > 0
