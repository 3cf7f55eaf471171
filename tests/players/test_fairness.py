"""What a player chooses does not depend on what its seat cannot know: for every player, in every game, everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State
from hanse.kernel.record import Record
from hanse.players import Course, Hosting, Limit, Registry, policy
from hanse.players.planning.levels import LEVELS
from hanse.players.process import PlayerProcess
from hanse.players.remote import Remote
from tests.players.outside import fits, small_game

AMPLE = Limit(iterations=2, seconds=120)
PLIES = (0, 3, 17, 40, 71, 120, 203)
MASTER = "master@iterations=4"  # what it finds in a number of seconds is another thing each time
PLANNING = [*(level for level in LEVELS if level != "master"), MASTER]
THOUGHTFUL_PLIES = (17, 71)  # those who plan take their time, above all uncompiled
OTHERS = 3  # states that the seat cannot tell from the true one

CASES = [
    (key, preset, seats)
    for key, game in GAMES.items()
    for preset in game.presets()
    for seats in sorted({game.seats[0], game.seats[-1]})
    if fits(game, preset, seats)
]


def positions(record: Record, plies: Sequence[int] = PLIES) -> Iterator[Course]:
    """Moments of a played game."""
    state, chance = record.begin(), chance_from_seed(record.seed, "fairness")
    choose = policy(record.game.key)
    for ply in range(max(plies) + 1):
        if state.over():
            return
        if ply in plies:
            yield moment(record, state)
        state.apply(choose(state, chance))


def moment(record: Record, state: State) -> Course:
    """A game that begins with this state."""
    return Course(replace(record, position=state.to_data()), state.copy())


def record_of(key: str, preset: str, seats: int) -> Record:
    game = GAMES[key]
    return Record(game, game.options(preset, seats), f"{preset}/{seats}", [""] * seats)


@pytest.mark.parametrize(("key", "preset", "seats"), CASES)
@pytest.mark.parametrize("player", [offer.name for offer in Registry().offers() if offer.name not in LEVELS])
def test_the_choice_is_the_same_in_states_that_the_seat_cannot_tell_apart(
    player: str, key: str, preset: str, seats: int
) -> None:
    with Hosting(AMPLE) as hosting:
        for course in positions(record_of(key, preset, seats)):
            seat = course.state.mover()
            chosen = hosting.seat(player, course.record, seat).decide(course)
            assert chosen.failures == []
            for number in range(OTHERS):
                other = moment(course.record, course.state.sample(seat, chance_from_seed(number, "other")))
                assert hosting.seat(player, course.record, seat).decide(other) == chosen


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("player", PLANNING)
def test_the_same_for_levels(player: str, key: str) -> None:
    record = small_game(key, GAMES[key].seats[-1])
    with Hosting() as hosting:
        for course in positions(record, THOUGHTFUL_PLIES):
            seat = course.state.mover()
            chosen = hosting.seat(player, course.record, seat).decide(course)
            assert chosen.failures == []
            other = moment(course.record, course.state.sample(seat, chance_from_seed("other")))
            assert hosting.seat(player, course.record, seat).decide(other) == chosen


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("player", ["focused", "random", "mine:greedy"])
def test_the_same_in_a_process_of_its_own(outside: Path, player: str, key: str) -> None:
    process = PlayerProcess()
    try:
        for number, course in enumerate(positions(small_game(key, GAMES[key].seats[-1]))):
            seat = course.state.mover()
            chosen = Remote(process, f"{number}", player, course.record, seat, AMPLE).decide(course)
            assert chosen.failures == []
            for again in range(OTHERS):
                other = moment(course.record, course.state.sample(seat, chance_from_seed(again, "other")))
                asked = Remote(process, f"{number}/{again}", player, other.record, seat, AMPLE)
                assert asked.decide(other) == chosen
    finally:
        process.close()
