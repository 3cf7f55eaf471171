"""The features of Merkator: named, the points of the score sheet among them, and blind to what lies face down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from zlib import crc32

import pytest

from hanse.games import GAMES
from hanse.games.merkator.layout import ON_INVEST
from hanse.games.merkator.state import State
from hanse.kernel.cells import table
from hanse.kernel.chance import chance_from_seed
from hanse.players import policy
from hanse.players.value.features import STAGES
from hanse.players.value.merkator import COUNT, NAMES, MerkatorFeatures
from tests.merkator.table import position

GAMES_PLAYED = (("solo", 1), ("standard", 2), ("standard", 4), ("long", 3))


@cache
def positions(preset: str, seats: int) -> list[State]:
    """Every position of a game."""
    game = GAMES["merkator"]
    state = game.start(game.options(preset, seats, {"safety.max_turns_each": 20}), f"features {seats}")
    assert isinstance(state, State)
    choose, chance = policy("merkator"), chance_from_seed(seats, "features")
    found = []
    while not state.over():
        found.append(state.copy())
        state.apply(choose(state, chance))
    return found


def measured(features: MerkatorFeatures, state: State) -> tuple[int, list[int]]:
    """The stage, and the features of all seats."""
    out = table([0] * (state.seats() * COUNT))
    stage = features.measure(state, out)
    return int(stage), [int(out[i]) for i in range(state.seats() * COUNT)]


def by_name(numbers: list[int], seats: int) -> Iterator[dict[str, int]]:
    for seat in range(seats):
        yield dict(zip(NAMES, numbers[seat * COUNT : (seat + 1) * COUNT], strict=True))


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == COUNT


@pytest.mark.parametrize(("preset", "seats"), GAMES_PLAYED)
def test_features_tell_the_points_of_the_score_sheet(preset: str, seats: int) -> None:
    features = MerkatorFeatures()
    for state in positions(preset, seats):
        if not features.at_rest(state):
            continue
        _, numbers = measured(features, state)
        for own, sheet in zip(by_name(numbers, seats), state.score_sheet(), strict=True):
            assert own["contract_points"] == sheet["contracts"]
            assert own["further_points"] == sheet["further"]
            assert own["building_points"] >= sheet["buildings"]  # every building has the tile cubes as it likes best


@pytest.mark.parametrize(("preset", "seats"), GAMES_PLAYED)
def test_features_do_not_depend_on_what_nobody_has_seen(preset: str, seats: int) -> None:
    features = MerkatorFeatures()
    chance = chance_from_seed(seats, "other piles")
    for state in positions(preset, seats):
        assert measured(features, state) == measured(features, state.sample(state.mover(), chance))


@pytest.mark.parametrize(("preset", "seats"), GAMES_PLAYED)
def test_each_turn_has_a_number_of_its_own(preset: str, seats: int) -> None:
    features = MerkatorFeatures()
    turns = [int(features.turn(state)) for state in positions(preset, seats)]
    changes = [turn for turn, before in zip(turns[1:], turns, strict=False) if turn != before]
    assert len(changes) == len(set(changes))


def test_a_trip_may_fetch_what_a_contract_lacks() -> None:
    own = {"contracts": ["c2-01"], "goods": {"spice": 1}, "tile": []}  # it lacks plums, which lie in France
    for cubes, expected in ((1, 3), (0, 0)):
        state = position(seats=[own], cubes={"france": cubes})
        (first, *_) = by_name(measured(MerkatorFeatures(), state)[1], 3)
        assert (first["lack_1"], first["one_trip"], first["fetch_stop"]) == (3, expected, expected)


def test_who_has_had_the_last_turn_needs_no_means() -> None:
    features = MerkatorFeatures()
    finished = 0
    for state in positions("standard", 4):
        for own in by_name(measured(features, state)[1], 4):
            if own["finished"]:
                finished += 1
                assert not any(own[name] for name in ("ready_gain", "best_stop", "coins", "loads", "progress"))
    assert finished


@pytest.mark.parametrize(("preset", "seats"), GAMES_PLAYED)
def test_the_stage_runs_from_the_beginning_to_the_final_phase(preset: str, seats: int) -> None:
    features = MerkatorFeatures()
    stages = [measured(features, state)[0] for state in positions(preset, seats)]
    assert stages[0] == 0
    assert stages[-1] == STAGES
    assert all(
        (stage == STAGES) == state.final() for stage, state in zip(stages, positions(preset, seats), strict=True)
    )


def test_a_seat_rests_only_before_its_trip() -> None:
    features = MerkatorFeatures()
    for state in positions("standard", 4):
        assert features.at_rest(state) == (state.asking() == ON_INVEST)
        assert features.active(state) == state.mover() or not features.at_rest(state)


@pytest.mark.parametrize(
    ("preset", "seats", "expected"),
    [
        ("solo", 1, 3045414048),
        ("standard", 2, 1313558238),
        ("standard", 4, 4277298182),
        ("long", 3, 3172559624),
    ],
)
def test_features_are_the_same_numbers_however_the_engine_runs(preset: str, seats: int, expected: int) -> None:
    features = MerkatorFeatures()
    total = 0
    for state in positions(preset, seats):
        total = crc32(repr(measured(features, state)).encode(), total)
    assert total == expected
