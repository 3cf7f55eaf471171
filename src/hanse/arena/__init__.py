"""Many games at once: players play, and every game comes back as a record with its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record
from hanse.players.course import Course, begin
from hanse.players.host import Failure
from hanse.players.hosting import Hosting, player_name

SAFETY_STOP = 20_000  # decisions after which automatic play gives up on a game


@dataclass(frozen=True)
class Played:
    """One game played without people."""

    record: Record
    scores: list[int]
    ranks: list[int]
    sheet: list[dict[str, int]]
    decisions: int
    end: tuple[str, ...]  # why the game ended; empty when it was stopped
    stopped: bool  # by the safety stop, not by the rules
    failures: list[Failure]  # decisions that another player had to make


def play_game(
    game: Game,
    options: Any,
    players: Sequence[object],
    seed: int | str,
    most_decisions: int = SAFETY_STOP,
    hosting: Hosting | None = None,
) -> Played:
    """Let players play one game, one for each seat: names, functions, classes or factories.

    The same seed gives the same game. `hosting` is given where limits matter, or many games shall share a process.
    """
    if hosting is None:
        with Hosting() as own:
            return play_game(game, options, players, seed, most_decisions, own)
    seats = options.to_data()["players"]
    if len(players) != seats:
        raise HanseError(
            "{given} players for {seats} seats: expected one for each seat", given=len(players), seats=seats
        )
    hosting.check(players, game.key)
    record = Record(game, options, seed, [player_name(player) for player in players])
    deciders = [hosting.seat(player, record, seat) for seat, player in enumerate(players)]
    course = begin(record, listening=any(decider.hears for decider in deciders))
    failures: list[Failure] = []
    while not course.state.over() and course.ply < most_decisions:
        decided = deciders[course.state.mover()].decide(course)
        failures += decided.failures
        course.play(decided.thought.code)
    for decider in deciders:
        decider.end()
    return _result(record, course, failures)


def _result(record: Record, course: Course, failures: list[Failure]) -> Played:
    state = course.state
    record.codes.extend(course.codes())
    return Played(
        record=record,
        scores=state.scores(),
        ranks=state.ranks(),
        sheet=state.score_sheet(),
        decisions=course.ply,
        end=tuple(state.view(None)["ending"]) if state.over() else (),
        stopped=not state.over(),
        failures=failures,
    )


def play_games(
    game: Game,
    options: Any,
    players: Sequence[object],
    games: int,
    seed: int | str,
    most_decisions: int = SAFETY_STOP,
    hosting: Hosting | None = None,
) -> Iterator[Played]:
    """Play so many games, one after the other; the n-th has the seed `seed/n`."""
    if hosting is None:
        with Hosting() as own:
            yield from play_games(game, options, players, games, seed, most_decisions, own)
        return
    for number in range(games):
        yield play_game(game, options, players, f"{seed}/{number}", most_decisions, hosting)
