"""The features of Hansa Teutonica on every board: named, true to the score sheet, blind to what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from hanse.games import GAMES
from hanse.games.teutonica.layout import MISSION, SEAT, SEAT_CELLS
from hanse.games.teutonica.state import State
from hanse.kernel.cells import table
from hanse.kernel.chance import chance_from_seed
from hanse.players import policy
from hanse.players.value.features import STAGES
from hanse.players.value.teutonica import TeutonicaFeatures
from hanse.players.value.teutonica_names import (
    AT_PAWN,
    COUNT,
    FAVOUR,
    FEW_PIECES,
    HELD,
    LINK,
    NAMES,
    POSTED,
    PROSPECTS,
    STEP,
    SUPPLIED,
    TO_MARKER,
    TO_OFFICE,
    TO_SKILL,
    UNUSED_KIND,
)
from hanse.players.weights import read_weights

PLACES = [
    ("base2009", 2, {}),
    ("base2009", 3, {}),
    ("base2009", 5, {}),
    ("east2010", 4, {}),
    ("britannia2014", 2, {}),
    ("britannia2014", 3, {}),
    ("britannia2014", 4, {}),
    ("bigbox2020", 4, {"modules.missions": True, "modules.favours": True}),
]
FEATURES = TeutonicaFeatures()
RUSHER = Path(__file__).parents[2] / "bench" / "rusher.toml"
EVERY = 7  # positions from one that is looked at to the next

# The feature that counts each category of the score sheet.
CATEGORIES = {
    "track": "points",
    "skills": "skill_points",
    "markers": "marker_points",
    "prestige": "prestige_points",
    "cities": "city_points",
    "network": "network_points",
    "regions": "region_points",
}


def played(preset: str, seats: int, options: dict[str, object]) -> Iterator[State]:
    """Positions of a game."""
    game = GAMES["teutonica"]
    state = game.start(game.options(preset, seats, options), f"features {preset} {seats}")
    assert isinstance(state, State)
    choose, chance = policy("teutonica"), chance_from_seed(seats, "features")
    number = 0
    while not state.over():
        if number % EVERY == 0:
            yield state
        state.apply(choose(state, chance))
        number += 1


def measured(state: State) -> tuple[int, list[int]]:
    """The stage, and the features of all seats."""
    out = table([0] * (state.seats() * COUNT))
    stage = FEATURES.measure(state, out)
    return int(stage), [int(out[i]) for i in range(state.seats() * COUNT)]


def of_seat(numbers: list[int], seat: int) -> dict[str, int]:
    return dict(zip(NAMES, numbers[seat * COUNT : (seat + 1) * COUNT], strict=True))


def test_the_rusher_of_measurements_has_weights_of_this_version() -> None:
    assert read_weights(RUSHER.read_text(encoding="utf-8"), RUSHER.name, "teutonica").knots["markers"][0] > 0


def test_every_feature_has_a_name_of_its_own_and_stands_where_its_number_says() -> None:
    assert len(NAMES) == len(set(NAMES)) == COUNT
    places = {
        STEP: "keys_1", UNUSED_KIND: "marker_extra", HELD: "markers", LINK: "link_1", FAVOUR: "favour_route",
        SUPPLIED: "supply_traders", POSTED: "post_traders", FEW_PIECES: "few_pieces", TO_MARKER: "to_marker",
        TO_SKILL: "to_keys", TO_OFFICE: "to_office", AT_PAWN: "pawn",
    }  # fmt: skip
    assert {place: NAMES[place] for place in places} == places
    assert FEATURES.held == PROSPECTS


@pytest.mark.parametrize(("preset", "seats", "options"), PLACES)
def test_features_tell_the_points_of_the_score_sheet(preset: str, seats: int, options: dict[str, object]) -> None:
    for state in played(preset, seats, options):
        _, numbers = measured(state)
        for seat, sheet in enumerate(state.score_sheet()):
            own = of_seat(numbers, seat)
            for category, name in CATEGORIES.items():
                assert own[name] == sheet.get(category, 0), (category, seat)


@pytest.mark.parametrize(("preset", "seats", "options"), PLACES)
def test_features_do_not_depend_on_what_nobody_has_seen(preset: str, seats: int, options: dict[str, object]) -> None:
    chance = chance_from_seed(seats, "other markers")
    for state in played(preset, seats, options):
        other = state.sample(None, chance)
        for seat in range(seats):  # but the cards of missions count for who has them
            card = SEAT + seat * SEAT_CELLS + MISSION
            other.cells[card] = state.cells[card]
        assert measured(state) == measured(other)


@pytest.mark.parametrize(("preset", "seats", "options"), PLACES)
def test_the_stage_is_near_its_end_when_a_game_ends(preset: str, seats: int, options: dict[str, object]) -> None:
    stages = [measured(state)[0] for state in played(preset, seats, options)]
    assert stages[0] <= 1
    assert stages == sorted(stages)
    assert STAGES // 2 < stages[-1] <= STAGES


def routes_of(state: State, seat: int) -> dict[str, int]:
    return of_seat(measured(state)[1], seat)


def test_a_route_lacks_more_where_somebody_stands_in_the_way() -> None:
    state = next(played("base2009", 4, {}))
    first, length = int(state.board.route_first[0]), int(state.board.route_length[0])
    for post in range(first, first + length - 1):
        state.fill(post, 1)
    free = routes_of(state, 0)
    state.fill(first + length - 1, 3)
    assert 0 < routes_of(state, 0)["routes"] < free["routes"]
    assert free["contested"] == 0 < routes_of(state, 0)["contested"]


def test_a_route_in_a_closed_region_lacks_a_permission() -> None:
    state = next(played("britannia2014", 4, {}))
    closed = next(r for r in range(state.board.routes) if state.board.route_region[r])
    first, length = int(state.board.route_first[closed]), int(state.board.route_length[closed])
    for post in range(first, first + length - 1):
        state.fill(post, 1)
    assert routes_of(state, 0)["routes"] == 0
    state.fill(first + length - 1, 1)
    assert routes_of(state, 0)["ready"] == 1


EXPECTED = [3849129618, 2529874936, 479551798, 1041001620, 4291635842, 1045548014, 3030764024, 2072828760]


@pytest.mark.parametrize(("place", "expected"), list(zip(PLACES, EXPECTED, strict=True)))
def test_features_are_the_same_numbers_however_the_engine_runs(
    place: tuple[str, int, dict[str, object]], expected: int
) -> None:
    total = 0
    for state in played(*place):
        total = crc32(repr(measured(state)).encode(), total)
    assert total == expected
