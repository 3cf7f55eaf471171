"""The invariants (section 14): they hold in whole games, and a position that breaks one is found."""

from __future__ import annotations

from collections import Counter

import pytest

from hanse.games.hansa.layout import (
    CHOSEN,
    FULL,
    IDLE,
    MARKET,
    OPEN,
    OPENED,
    PHASE,
    POSTS,
    PURSE,
    REMOVED,
    RESERVE,
    SALE,
    SEAT,
    SEAT_CELLS,
    SOLD_COLOURS,
    STOPPED,
    SUPPLY,
    TURNS,
    USED,
)
from hanse.games.hansa.state import State
from hanse.kernel.chance import chance_from_seed
from hanse.players import policy
from tests.hansa.table import full_market, heights, named, new_game, position, purses

BANK_PAYS = {"turn_began": "income"}
BANK_GETS = {"refilled": "price", "sailed": "price", "customs": "thalers"}
MOST_IN_PURSE = {2: 11, 3: 16, 4: 22}
MOST_IN_ALL = {2: 12, 3: 19, 4: 26}


def tokens_of(state: State) -> Counter[str]:
    view = state.view(None)
    found = Counter(token for port in view["ports"].values() for token in port["slots"] if token)
    found.update(view["removed"])
    found.update(view["stacks"]["unseen"])
    for entry in view["seats"]:
        found.update(entry["open"])
        found.update(entry["sold"])
    return found


@pytest.mark.clause("HA-14.1", "HA-14.2", "HA-14.3", "HA-14.4", "HA-14.5", "HA-14.6", "HA-14.7", "HA-14.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["focused", "random"])
def test_whole_games_keep_the_invariants(seats: int, bot: str) -> None:
    choose, chance = policy("hansa", bot), chance_from_seed(seats)
    state = new_game(seats, seats)
    tokens, start = tokens_of(state), heights(state)
    assert sum(tokens.values()) == {2: 52, 3: 65, 4: 78}[seats]
    state.listen()
    while not state.over():
        before, active, stacks = purses(state), state.to_data()["turn"]["seat"], heights(state)
        opened = [len(entry["open"]) for entry in state.to_data()["seats"]]
        state.apply(choose(state, chance))
        told = state.events()
        assert state.faults() == []
        assert tokens_of(state) == tokens
        _check_stacks(stacks, heights(state), start)
        assert (
            state.last_stack_started()
            == (heights(state)[-1] < start[-1])
            == ("last-stack" in state.view(None)["ending"])
        )
        for number, entry in enumerate(state.to_data()["seats"]):
            assert entry["reserve"] + state.on_board(number) == 15
            if number != active and not named(told, "turn_began"):
                assert len(entry["open"]) <= opened[number] <= 3
                assert entry["purse"] >= before[number]
        if not named(told, "turn_began"):
            assert purses(state)[active] <= before[active]
        for event in named(told, "turn_ended"):
            entry = state.to_data()["seats"][event["seat"]]
            assert len(entry["open"]) <= 3
            assert entry["purse"] <= 3
        bank = sum(event[BANK_PAYS[event["event"]]] for event in named(told, *BANK_PAYS))
        bank -= sum(event[BANK_GETS[event["event"]]] for event in named(told, *BANK_GETS))
        bank -= sum(event["price"] for event in named(told, "bought") if event["to"] is None)
        assert sum(purses(state)) == sum(before) + bank
        assert state.view(None)["bank"] == 22 - sum(purses(state))
        assert min(purses(state)) >= 0
        assert max(purses(state)) <= MOST_IN_PURSE[seats]
        assert sum(purses(state)) <= MOST_IN_ALL[seats]
        assert max(len(entry["open"]) for entry in state.to_data()["seats"]) <= 17


def _check_stacks(before: list[int], now: list[int], start: list[int]) -> None:
    assert all(later <= earlier for earlier, later in zip(before, now, strict=True))
    for number, height in enumerate(now):
        if height < start[number]:
            assert sum(now[:number]) == 0


ME = SEAT
OTHER = SEAT + SEAT_CELLS
BROKEN = [
    ("HA-14.1", REMOVED, 1, "tokens orange-1 in all: expected"),
    ("HA-14.1", ME + OPEN, 1, "tokens orange-1 in all: expected"),
    ("HA-14.2", SUPPLY, -1, "in all: expected"),
    ("HA-14.2", MARKET + 5, 3, "a token at copenhagen.b: no such warehouse"),
    ("HA-14.2", FULL, 1, "warehouses counted as full: expected"),
    ("HA-14.3", ME + RESERVE, 1, "seat 0: 16 posts in all: expected 15"),
    ("HA-14.3", ME + POSTS, 2, "seat 0: 17 posts in all: expected 15"),
    ("HA-14.6", ME + OPENED, 1, "seat 0: 3 open tokens counted: expected 2"),
    ("HA-14.8", TURNS, 1, "seat 0 is at turn: expected another after 1 turns begun by seat 0"),
    ("HA-15.5", IDLE, 1, "1 idle rounds: expected the game to be over, or fewer than 0"),
    ("HA-15.5", STOPPED, 1, "0 idle rounds: expected the game to be over"),
    ("HA-9.2", CHOSEN, 1, "this phase cannot be asked"),
    ("HA-9.13", SOLD_COLOURS, 1, "this phase cannot be asked"),
]


@pytest.mark.parametrize(("clause", "cell", "change", "said"), BROKEN)
def test_a_broken_position_is_found(clause: str, cell: int, change: int, said: str) -> None:
    state = position(market=full_market(riga_a=None), seats=[{"open": ["red-1", "red-2"]}], posts={"riga": [1]})
    assert state.faults() == []
    state.cells[cell] += change
    assert any(said in fault for fault in state.faults()), state.faults()


@pytest.mark.clause("HA-14.6")
def test_more_than_three_open_tokens_outside_ones_turn_are_found() -> None:
    state = position(seats=[{"open": ["red-1", "red-1", "red-1", "red-2"]}])
    assert state.faults() == []
    state.cells[PHASE] = SALE
    state.cells[CHOSEN + 6] = 1
    assert state.faults() == ["turn: this phase cannot be asked in this position"]  # no post in Copenhagen
    other = position(turn={"seat": 1}, seats=[{"open": ["red-1", "red-1", "red-1"]}])
    other.cells[SEAT + OPEN + 6] += 1
    other.cells[SEAT + OPENED] += 1
    assert "seat 0: 4 open tokens outside its turn: expected at most 3" in other.faults()


@pytest.mark.clause("HA-14.4", "HA-R-54")
def test_more_money_than_there_is_is_found_where_it_is_limited() -> None:
    state = position(changes={"thaler_bank_is_limit": True}, seats=[{"purse": 16}])
    assert state.faults() == []
    state.cells[SEAT + PURSE] += 1
    assert state.faults() == ["23 thalers in the purses: expected at most 22"]
    state = position(seats=[{"purse": 17}])
    assert state.faults() == []
    state.cells[USED] = 1
    assert state.faults() == []
