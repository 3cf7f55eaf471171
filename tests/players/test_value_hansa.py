"""The features of Hansa: named, the same for every order of the stacks, and bound to seats only by what they do."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import pytest

from hanse.games import GAMES
from hanse.games.hansa.codes import REFILL
from hanse.games.hansa.layout import ACTIVE, FIRST, LOSER, SEAT, SEAT_CELLS
from hanse.games.hansa.state import State
from hanse.kernel.cells import table
from hanse.kernel.chance import chance_from_seed
from hanse.players import policy
from hanse.players.planning.patience import Patience
from hanse.players.planning.planner import Planner
from hanse.players.planning.search import Search
from hanse.players.value.features import STAGES
from hanse.players.value.hansa import COUNT, NAMES, HansaFeatures
from hanse.players.value.value import UNIT, Value

SEATS = (2, 3, 4)
FEATURES = HansaFeatures()


def played(seats: int) -> Iterator[State]:
    """Every position of a game."""
    game = GAMES["hansa"]
    state = game.start(game.options("hansa2004", seats), f"features {seats}")
    assert isinstance(state, State)
    choose, chance = policy("hansa"), chance_from_seed(seats, "features")
    while not state.over():
        yield state
        state.apply(choose(state, chance))


def measured(state: State) -> tuple[int, list[int]]:
    """The stage, and the features of all seats."""
    out = table([0] * (state.seats() * COUNT))
    stage = FEATURES.measure(state, out)
    return int(stage), [int(out[i]) for i in range(state.seats() * COUNT)]


def of_seat(numbers: list[int], seat: int) -> dict[str, int]:
    return dict(zip(NAMES, numbers[seat * COUNT : (seat + 1) * COUNT], strict=True))


def turned(state: State) -> State:
    """The same position with every seat one place further."""
    other = state.copy()
    seats = state.seats()
    for seat in range(seats):
        start, to = SEAT + seat * SEAT_CELLS, SEAT + (seat + 1) % seats * SEAT_CELLS
        for i in range(SEAT_CELLS):
            other.cells[to + i] = state.cells[start + i]
    for place in (ACTIVE, FIRST, LOSER):
        other.cells[place] = (int(state.cells[place]) + 1) % seats
    return other


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == COUNT


@pytest.mark.parametrize("seats", SEATS)
def test_features_tell_the_points_of_the_score_sheet(seats: int) -> None:
    for state in played(seats):
        if state.kind().name == "sale":
            continue  # what is chosen counts as sold already
        _, numbers = measured(state)
        for seat, sheet in enumerate(state.score_sheet()):
            own = of_seat(numbers, seat)
            assert own["sold_points"] == sheet["sold"]
            assert own["open_tokens"] == sheet["open"]
            assert 2 * own["shared_ports"] == sheet["ports"]
            assert 4 * own["monopolies"] == sheet["monopolies"]


@pytest.mark.parametrize("seats", SEATS)
def test_features_do_not_depend_on_the_order_of_the_stacks(seats: int) -> None:
    chance = chance_from_seed(seats, "other stacks")
    for state in played(seats):
        assert measured(state) == measured(state.sample(state.mover(), chance))


@pytest.mark.parametrize("seats", SEATS)
def test_features_move_with_the_seats(seats: int) -> None:
    for state in played(seats):
        stage, numbers = measured(state)
        expected = numbers[-COUNT:] + numbers[:-COUNT]
        assert measured(turned(state)) == (stage, expected)


@pytest.mark.parametrize("seats", SEATS)
def test_the_stage_never_goes_back_but_for_a_refill_and_reaches_the_end(seats: int) -> None:
    stages = [measured(state)[0] for state in played(seats)]
    assert stages[0] == 0
    assert stages[-1] == STAGES
    below = [stage for stage in stages if stage < STAGES - 1]
    assert below == sorted(below)


def test_who_has_no_turn_to_come_has_no_prospects() -> None:
    prospects = NAMES[NAMES.index("more_turns") :]
    seen = 0
    for state in played(4):
        _, numbers = measured(state)
        for seat in range(4):
            own = of_seat(numbers, seat)
            if not own["more_turns"]:
                seen += 1
                assert not any(own[name] for name in prospects)
    assert seen


@pytest.mark.parametrize(("seats", "expected"), [(2, 153529410), (3, 1458356120), (4, 172368963)])
def test_features_are_the_same_numbers_however_the_engine_runs(seats: int, expected: int) -> None:
    total = 0
    for state in played(seats):
        stage, numbers = measured(state)
        total = crc32(repr((stage, numbers)).encode(), total)
    assert total == expected


def test_a_search_foresees_nothing_behind_a_refill() -> None:
    points = {"sold_points", "open_tokens", "shared_ports", "monopolies", "pair_points"}
    value = Value(FEATURES, [[UNIT if name in points else 0] * 3 for name in NAMES])
    search = Search(Planner(value, 2, 2), Planner(value, 1, 2), 4)
    state = next(state for state in played(3) if state.kind().name == "refill")
    root = search.begin(state)
    search.compare(root, state, 8, chance_from_seed(3, "worlds"), Patience(0.0))
    assert [prospect.line for prospect in root.prospects if prospect.line[0] == REFILL] == [[REFILL]]
    assert all(len(prospect.line) > 1 for prospect in root.prospects if prospect.line[0] != REFILL)
