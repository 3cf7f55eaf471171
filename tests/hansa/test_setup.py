"""How a game begins (sections 2 and 3)."""

from __future__ import annotations

import pytest

from hanse.games.hansa.game import HANSA
from hanse.games.hansa.state import State
from hanse.kernel.errors import MoveError
from tests.hansa.table import (
    COLOURS,
    PORTS,
    asked,
    choices,
    events,
    heights,
    market,
    new_game,
    play,
    posts,
    purses,
    seat,
    warehouses,
)

SEATS = [2, 3, 4]
TABLE = {
    2: (4, 52, 14, 38, [8, 8, 8, 7, 7], 31),
    3: (5, 65, 14, 51, [11, 10, 10, 10, 10], 41),
    4: (6, 78, 14, 64, [13, 13, 13, 13, 12], 52),
}


@pytest.mark.clause("HA-2.1", "HA-R-01")
@pytest.mark.parametrize("seats", SEATS)
def test_colours_are_set_aside_by_the_number_of_players(seats: int) -> None:
    assert HANSA.seats == range(2, 5)
    seen = set()
    for seed in range(40):
        state = new_game(seats, seed)
        aside = state.view(None)["aside"]
        assert len(aside) == {2: 2, 3: 1, 4: 0}[seats]
        data = state.to_data()
        tokens = list(market(state).values()) + [token for stack in data["stacks"]["order"] for token in stack]
        assert {token.split("-")[0] for token in tokens} == set(COLOURS) - set(aside)
        seen.update(aside)
    assert seen == (set() if seats == 4 else set(COLOURS))


@pytest.mark.clause("HA-R-01", "HA-2.1")
def test_the_colours_set_aside_may_be_chosen() -> None:
    assert new_game(2, setup__colours_aside="brown+pink").view(None)["aside"] == ["brown", "pink"]
    assert new_game(3, setup__colours_aside="red").view(None)["aside"] == ["red"]


@pytest.mark.clause("HA-2.2")
def test_every_warehouse_holds_a_token_and_the_shuffle_differs() -> None:
    for seats in SEATS:
        assert sorted(market(new_game(seats))) == sorted(warehouses())
    games = {tuple(sorted(market(new_game(4, seed)).items())) for seed in range(20)}
    assert len(games) == 20


@pytest.mark.clause("HA-2.3", "HA-2.4", "HA-R-04")
@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_is_spread_evenly_over_five_stacks(seats: int) -> None:
    colours, tokens, slots, supply, stacks, before_last = TABLE[seats]
    state = new_game(seats)
    assert len(COLOURS) - len(state.view(None)["aside"]) == colours
    assert len(market(state)) == slots == len(warehouses())
    assert heights(state) == stacks
    assert (sum(stacks), sum(stacks) + slots, sum(stacks[:4])) == (supply, tokens, before_last)


@pytest.mark.clause("HA-2.5", "HA-R-03")
def test_the_first_stack_lies_in_the_west_and_the_last_in_the_north_east() -> None:
    spaces = HANSA.facts("standard")["board.toml"]["supply"]["spaces"]
    assert [space["order"] for space in spaces] == [1, 2, 3, 4, 5]
    assert spaces[0]["x"] == min(space["x"] for space in spaces)
    assert spaces[4]["x"] == max(space["x"] for space in spaces)
    assert spaces[4]["y"] == min(space["y"] for space in spaces)
    state = new_game()
    assert (heights(state), state.view(None)["stacks"]["start"]) == ([11, 10, 10, 10, 10],) * 2


@pytest.mark.clause("HA-2.6", "HA-2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_ship_posts_and_thalers_at_the_start(seats: int) -> None:
    state = new_game(seats)
    assert state.to_data()["ship"] == "copenhagen"
    for number in range(seats):
        assert seat(state, number) == {"purse": 3, "reserve": 15, "open": [], "sold": []}


@pytest.mark.clause("HA-2.8", "HA-R-44")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_and_stays_first(seats: int) -> None:
    firsts = {new_game(seats, seed).to_data()["first"] for seed in range(40)}
    assert firsts == set(range(seats))
    state = new_game(seats, 3)
    first = state.to_data()["first"]
    _place_all(state)
    for _ in range(3 * seats):
        play(state, *(["decline"] if asked(state)[0] == "refill" else []), "end turn")
    assert (state.to_data()["first"], state.mover()) == (first, first)


@pytest.mark.clause("HA-R-44")
def test_the_first_player_may_be_chosen() -> None:
    for number in ("1", "2", "3"):
        state = new_game(3, 5, setup__first_player=number)
        assert (state.to_data()["first"], state.mover()) == (int(number) - 1,) * 2


def _place_all(state: State) -> None:
    for _ in range(3 * state.rules.seats):
        play(state, sorted(choices(state))[0])


@pytest.mark.clause("HA-3.1", "HA-R-05")
@pytest.mark.parametrize("seats", SEATS)
def test_three_rounds_of_placing_in_the_same_order(seats: int) -> None:
    state = new_game(seats, 2)
    first = state.to_data()["first"]
    order = []
    for number in range(3 * seats):
        assert state.view(None)["decision"] == {
            "kind": "place",
            "seat": state.mover(),
            "round": number // seats + 1,
            "posts": 2,
        }
        order.append(state.mover())
        reserve = seat(state, state.mover())["reserve"]
        told = events(state, f"place {['riga', 'reval', 'danzig'][number // seats]}")
        assert told[0]["posts"] == 2
        assert seat(state, order[-1])["reserve"] == reserve - 2
    assert order == [(first + number) % seats for number in range(seats)] * 3


@pytest.mark.clause("HA-3.2", "HA-3.3", "HA-R-05")
def test_posts_are_placed_in_any_port_but_copenhagen_and_never_twice() -> None:
    state = new_game(2, setup__first_player="1")
    free = {port for port in PORTS if port != "copenhagen"}
    assert choices(state) == {f"place {port}" for port in free}  # 8
    play(state, "place riga")
    assert choices(state) == {f"place {port}" for port in free}  # another's posts do not matter
    play(state, "place riga")
    assert choices(state) == {f"place {port}" for port in free - {"riga"}}  # 7
    play(state, "place kalmar", "place reval")
    assert choices(state) == {f"place {port}" for port in free - {"riga", "kalmar"}}  # 6
    with pytest.raises(MoveError, match="'place copenhagen' is not legal now"):
        play(state, "place copenhagen")


@pytest.mark.clause("HA-3.4", "HA-R-06")
def test_after_placing_everybody_has_two_posts_in_three_ports_and_copenhagen_is_empty() -> None:
    state = new_game(4, 9)
    _place_all(state)
    assert posts(state, "copenhagen") == [0, 0, 0, 0]
    for number in range(4):
        there = [posts(state, port)[number] for port in PORTS]
        assert sorted(there) == [0] * 6 + [2] * 3
        assert seat(state, number)["reserve"] == 9


@pytest.mark.clause("HA-3.5", "HA-R-07")
def test_placing_costs_nothing_and_the_first_player_takes_the_first_turn() -> None:
    state = new_game(3, 4)
    first = state.to_data()["first"]
    for _ in range(8):
        play(state, sorted(choices(state))[0])
    assert purses(state) == [3, 3, 3]
    told = events(state, sorted(choices(state))[0])
    assert told[-1] == {"event": "turn_began", "seat": first, "income": 3}
    assert (state.mover(), purses(state)[first]) == (first, 6)


@pytest.mark.clause("HA-R-07")
def test_later_players_may_have_been_paid_before_their_first_turn() -> None:
    state = new_game(2, 4, setup__first_player="1")
    for port in ("riga", "lubeck", "reval", "danzig", "kalmar", "aalborg"):
        play(state, f"place {port}")
    play(state, "sail lubeck", "buy lubeck.a", "end turn")
    assert purses(state)[1] == 3 + 1 + 3
