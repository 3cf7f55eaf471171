"""The worked examples of the rulebook (R-49: each is a position of its own)."""

from __future__ import annotations

import pytest

from tests.hansa.table import (
    PORTS,
    asked,
    choices,
    events,
    full_market,
    heights,
    market,
    named,
    new_game,
    play,
    position,
    posts,
    purses,
    removed,
    seat,
    warehouses,
)

GREY, YELLOW, PURPLE = 0, 1, 2


@pytest.mark.clause("HA-2.2", "HA-1.2")
def test_example_1_one_token_on_each_warehouse_from_tonsberg_to_riga() -> None:
    slots = warehouses()
    assert (slots[0], slots[1], slots[-1]) == ("tonsberg.a", "tonsberg.b", "riga.b")
    assert sorted(market(new_game())) == sorted(slots)


@pytest.mark.clause("HA-2.3", "HA-2.5")
def test_example_2_five_stacks_of_about_the_same_height() -> None:
    for seats in (2, 3, 4):
        stacks = heights(new_game(seats))
        assert (len(stacks), max(stacks) - min(stacks) <= 1) == (5, True)


@pytest.mark.clause("HA-3.1", "HA-3.2", "HA-3.4")
def test_example_3_three_players_place_their_posts() -> None:
    state = new_game(3, setup__first_player="1")
    for port in ("lubeck", "riga", "stockholm", "danzig", "lubeck", "reval", "kalmar", "tonsberg", "lubeck"):
        play(state, f"place {port}")
    assert posts(state, "lubeck") == [2, 2, 2]
    assert sum(sum(posts(state, port)) for port in PORTS) == 18
    assert asked(state)[1] == 0


@pytest.mark.clause("HA-6.2", "HA-6.5", "HA-R-22", "HA-R-23")
def test_example_4_three_actions_and_a_port_passed_by() -> None:
    state = position(ship="lubeck", market=full_market(), seats=[{"purse": 6}])
    play(state, "buy lubeck.a")
    assert choices(state) == {"sail aalborg", "end turn"}
    play(state, "sail aalborg", "buy aalborg.a", "sail copenhagen", "sail danzig", "buy danzig.a")
    assert (len(seat(state, 0)["open"]), purses(state)[0]) == (3, 0)


@pytest.mark.clause("HA-1.3", "HA-6.4")
def test_example_5_the_ways_out_of_copenhagen() -> None:
    state = position(ship="copenhagen")
    assert choices(state) == {"sail danzig", "sail lubeck", "sail tonsberg", "end turn"}


@pytest.mark.clause("HA-8.1", "HA-6.2", "HA-R-49")
def test_example_6_yellow_draws_level_in_danzig_and_cannot_act_again() -> None:
    state = position(
        ship="danzig", turn={"seat": YELLOW}, posts={"danzig": [4, 2]}, seats=[{}, {"open": ["red-1", "green-2"]}]
    )
    play(state, "install green-2")
    assert posts(state, "danzig") == [4, 4, 0]
    assert choices(state, "install") == set()
    assert state.view(None)["ports"]["danzig"]["leader"] is None


@pytest.mark.clause("HA-9.2", "HA-9.5", "HA-9.9", "HA-9.11", "HA-R-34", "HA-R-49")
def test_examples_7a_and_7b_grey_sells_five_tokens_and_the_others_lose_theirs() -> None:
    grey = ["orange-1", "orange-2", "orange-3", "brown-1", "brown-2"]
    state = position(
        ship="danzig", posts={"danzig": [4, 4]},
        seats=[{"open": grey}, {"open": ["orange-1", "orange-3", "brown-1"]}, {"open": ["brown-3"]}],
    )  # fmt: skip
    play(state, *(f"sell {token}" for token in grey), "done")
    assert (posts(state, "danzig"), seat(state, GREY)["sold"]) == ([3, 4, 0], grey)
    assert (asked(state), choices(state)) == (("loss", YELLOW), {"lose orange-1", "lose orange-3"})
    play(state, "lose orange-1")
    assert [seat(state, other)["open"] for other in (YELLOW, PURPLE)] == [["orange-3"], []]
    assert asked(state) == ("visit", GREY)


@pytest.mark.clause("HA-4.3", "HA-5.3", "HA-7.1", "HA-6.5", "HA-8.1", "HA-10.1", "HA-4.4", "HA-R-20")
def test_example_8_a_whole_turn_of_grey_and_one_of_yellow() -> None:
    state = position(
        turn={"seat": PURPLE}, ship="copenhagen", posts={"copenhagen": [0, 0, 2], "tonsberg": [2, 1]},
        market=full_market(riga_a=None), seats=[{"purse": 2, "open": ["blue-3"]}],
    )  # fmt: skip
    play(state, "end turn", "refill")
    assert purses(state) == [2 + 3 - 1, 3, 3]
    play(state, "buy copenhagen.a")
    assert purses(state) == [3, 3, 4]  # a thaler to purple
    play(state, "sail tonsberg", "buy tonsberg.a")
    assert purses(state) == [2, 3, 4]  # grey leads there
    play(state, "sail stockholm", "sail reval", "install blue-3")
    assert (purses(state), posts(state, "reval")) == ([0, 3, 4], [3, 0, 0])
    told = events(state, "end turn")
    assert named(told, "customs", "discarded") == []
    assert (asked(state), purses(state)[YELLOW]) == (("refill", YELLOW), 6)
    gone = removed(state)
    play(state, "decline", "end turn")
    assert (asked(state), removed(state)) == (("refill", PURPLE), gone)


@pytest.mark.clause("HA-11.2", "HA-11.3", "HA-R-40")
def test_example_9_player_2_starts_the_last_stack_and_player_3_plays_the_last_turn() -> None:
    state = position(turn={"seat": 1, "phase": "refill"}, market=full_market(riga_a=None), stacks={"left": 10})
    play(state, "refill", "end turn")
    assert (state.over(), state.mover()) == (False, 2)
    play(state, "end turn")
    assert state.over()


@pytest.mark.clause("HA-12.1", "HA-12.2", "HA-R-06")
def test_example_10_three_in_copenhagen_and_a_monopoly_in_kalmar() -> None:
    state = position(posts={"copenhagen": [1, 3, 2], "kalmar": [0, 2, 0]})
    sheet = state.score_sheet()
    assert [column["ports"] for column in sheet] == [2, 2, 2]
    assert [column["monopolies"] for column in sheet] == [0, 4, 0]
