"""The end of the game, loops and termination (sections 11 and 15)."""

from __future__ import annotations

import pytest

from hanse.games.hansa.game import HANSA
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.errors import MoveError
from hanse.players import policy
from tests.hansa.table import (
    asked,
    choices,
    events,
    full_market,
    heights,
    named,
    new_game,
    play,
    position,
    purses,
    warehouses,
)

LAST = {2: 7, 3: 10, 4: 12}  # how high the last stack is at the start


@pytest.mark.clause("HA-11.1", "HA-R-39")
def test_emptying_the_fourth_stack_is_not_enough() -> None:
    gaps = full_market(riga_a=None, riga_b=None)
    state = position(turn={"phase": "refill"}, market=gaps, stacks={"left": 12})
    told = events(state, "refill")
    assert (heights(state), named(told, "ending"), state.view(None)["ending"]) == ([0, 0, 0, 0, 10], [], [])


@pytest.mark.clause("HA-11.1", "HA-R-39", "HA-5.8")
def test_running_over_into_the_last_stack_starts_it() -> None:
    gaps = full_market(riga_a=None, riga_b=None)
    state = position(turn={"phase": "refill"}, market=gaps, stacks={"left": 11})
    told = events(state, "refill")
    assert (heights(state), named(told, "ending")) == (
        [0, 0, 0, 0, 9],
        [{"event": "ending", "why": "last-stack", "turns": 2}],
    )


@pytest.mark.clause("HA-11.2", "HA-11.3", "HA-R-40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_is_played_to_its_end(players: int) -> None:
    for first in range(players):
        for starter in range(players):
            state = position(
                players=players, first=first, turn={"seat": starter, "phase": "refill"},
                market=full_market(riga_a=None), stacks={"left": LAST[players]},
            )  # fmt: skip
            left = (first - 1 - starter) % players
            assert named(events(state, "refill"), "ending")[0]["turns"] == left
            for after in range(left, -1, -1):
                assert not state.over()
                assert state.view(None)["turn"]["after"] == after
                play(state, "end turn")
            assert state.over()
            assert state.view(None)["turn"]["finished"] % players == 0
            with pytest.raises(MoveError, match="the game is over"):
                play(state, "end turn")


@pytest.mark.clause("HA-11.4", "HA-R-41")
def test_in_the_last_round_all_rules_apply_refills_included() -> None:
    state = position(
        ship="riga", posts={"riga": [1, 1]}, turn={"phase": "refill"}, market=full_market(riga_a=None),
        stacks={"left": LAST[3]},
    )  # fmt: skip
    play(state, "refill", "buy riga.a", "end turn")
    assert (asked(state), choices(state)) == (("refill", 1), {"refill", "decline"})
    before = purses(state)[1]
    play(state, "refill", "buy riga.a", "sail danzig")
    assert (purses(state)[1], heights(state)) == (before - 3, [0, 0, 0, 0, 8])


@pytest.mark.clause("HA-11.5", "HA-15.4", "HA-R-51")
def test_nothing_else_ends_the_game() -> None:
    state = position(market={"riga.a": "red-1"}, turn={"phase": "refill"})
    for _ in range(60):
        play(state, "decline", "end turn")
    assert not state.over()
    assert choices(state) == {"refill", "decline"}


@pytest.mark.clause("HA-15.5", "HA-R-51")
@pytest.mark.parametrize("rounds", [1, 3])
def test_idle_rounds_may_stop_the_game(rounds: int) -> None:
    state = position(market=full_market(), changes={"limits.idle_rounds": rounds})
    play(state, "sail danzig")  # no token moves
    while not state.over():
        play(state, "end turn")
    data = state.view(None)
    assert (data["ending"], data["turn"]["finished"]) == (["idle"], 3 * rounds)
    assert data["over"]


@pytest.mark.clause("HA-15.5")
def test_only_complete_consecutive_idle_rounds_count() -> None:
    market = full_market()
    state = position(market=market, changes={"limits.idle_rounds": 2}, ship="riga")
    play(state, "end turn", "end turn", "end turn")  # one idle round
    told = events(state, "end turn", "buy riga.a", "end turn", "decline", "end turn")  # one with a purchase
    assert (named(told, "ending"), state.view(None)["idle"]["rounds"]) == ([], 0)
    play(state, *["decline", "end turn"] * 3)
    assert not state.over()
    told = events(state, *["decline", "end turn"] * 3)
    assert named(told, "ending", "game_over") == [
        {"event": "ending", "why": "idle", "turns": 0},
        {"event": "game_over"},
    ]


@pytest.mark.clause("HA-15.1", "HA-6.4")
def test_a_turn_is_finite() -> None:
    state = position(ship="reval", seats=[{"purse": 7}], market=full_market())
    legs = 0
    while choices(state, "sail"):
        play(state, sorted(choices(state, "sail"))[0])
        legs += 1
    assert (legs, purses(state)[0]) == (7, 0)


@pytest.mark.clause("HA-15.2")
def test_no_loop_of_routes_is_shorter_than_three_legs() -> None:
    board = new_game().board
    ways = [set(board.route_list[board.route_first[port] : board.route_first[port + 1]]) for port in range(9)]
    assert all(port not in ways[port] for port in range(9))
    assert all(port not in ways[other] for port in range(9) for other in ways[port])
    state = position(ship="riga", seats=[{"purse": 3}])
    play(state, "sail danzig", "sail reval", "sail riga")
    assert (state.to_data()["ship"], purses(state)[0]) == ("riga", 0)


@pytest.mark.clause("HA-15.3")
@pytest.mark.parametrize(("seats", "start"), [(2, 142), (3, 181), (4, 220)])
def test_every_token_move_lowers_the_measure_of_progress(seats: int, start: int) -> None:
    state = new_game(seats)
    focused, chance = policy("hansa", "focused"), chance_from_seed(seats)

    def measure() -> int:
        view = state.view(None)
        market = sum(token is not None for port in view["ports"].values() for token in port["slots"])
        supply = sum(heights(state))
        return 3 * supply + 2 * market + sum(len(entry["open"]) for entry in view["seats"])

    last = measure()
    assert last == start
    while not state.over():
        before = {part: state.to_data()[part] for part in ("stacks", "removed")}
        code = focused(state, chance)
        state.apply(code)
        now = measure()
        moved = now != last or {part: state.to_data()[part] for part in ("stacks", "removed")} != before
        assert now < last if moved else now == last
        last = now


@pytest.mark.clause("HA-15.6")
@pytest.mark.parametrize(("seats", "refills"), [(2, 3), (3, 3), (4, 4)])
def test_the_fewest_refills_before_the_last_stack_can_be_started(seats: int, refills: int) -> None:
    start = sum(new_game(seats).rules.heights)
    before = 0
    left = start
    while left >= LAST[seats]:
        left -= len(warehouses())
        before += 1
    assert before == refills
    state = position(players=seats, stacks={"left": start - 14 * (refills - 1)}, turn={"seat": seats - 1})
    assert not state.last_stack_started()
    play(state, "end turn")  # the market is empty: the compulsory refill draws fourteen
    assert state.last_stack_started()


@pytest.mark.clause("HA-14.8", "HA-11.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_have_had_the_same_number_of_turns(seats: int) -> None:
    focused = policy("hansa", "focused")
    for seed in range(5):
        state = HANSA.start(HANSA.options("hansa2004", seats), seed)
        chance = chance_from_seed(seed)
        turns = dict.fromkeys(range(seats), 0)
        state.listen()
        while not state.over():
            state.apply(focused(state, chance))
        for event in named(state.events(), "turn_ended"):
            turns[event["seat"]] += 1
        assert len(set(turns.values())) == 1
