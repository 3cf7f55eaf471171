"""Many games at once: players play, and every game comes back as a record with its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from hanse.arena.effort import Clock, Watched
from hanse.kernel.contract import Game, State
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record
from hanse.kernel.state import BaseState
from hanse.players.course import begin
from hanse.players.host import Decider, Failure
from hanse.players.hosting import Hosting, player_name
from hanse.players.house import SIMPLE, policy
from hanse.players.match import play_on

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
    first: int  # the seat that began
    efforts: list[Watched] = field(default_factory=list)  # of each seat, where a clock was given


def play_game(
    game: Game,
    options: Any,
    players: Sequence[object],
    seed: int | str,
    most_decisions: int = SAFETY_STOP,
    hosting: Hosting | None = None,
    clock: Clock | None = None,
) -> Played:
    """Let players play one game, one for each seat: names, functions, classes or factories.

    The same seed gives the same game. `hosting` is given where limits matter, or many games shall share a process,
    `clock` where somebody wants to know who thought for how long.
    """
    if hosting is None:
        with Hosting() as own:
            return play_game(game, options, players, seed, most_decisions, own, clock)
    seats = options.to_data()["players"]
    if len(players) != seats:
        raise HanseError(
            "{given} players for {seats} seats: expected one for each seat", given=len(players), seats=seats
        )
    hosting.check(players, game.key)
    record = Record(game, options, seed, [player_name(player) for player in players])
    played = None if clock else _in_one_go(record, players, most_decisions)
    return played or _hosted(record, players, most_decisions, hosting, clock)


def _in_one_go(record: Record, players: Sequence[object], most_decisions: int) -> Played | None:
    """The game in compiled code, if all are plain functions of the house and none of them fails."""
    names = [player for player in players if isinstance(player, str) and player in SIMPLE]
    state = record.begin()
    if len(names) < len(players) or not isinstance(state, BaseState):
        return None
    first = state.mover()
    codes = play_on(state, [policy(record.game.key, name) for name in names], record.seed, most_decisions)
    if codes is None:
        return None
    record.codes.extend(codes)
    return _result(record, state, first, [])


def _hosted(
    record: Record, players: Sequence[object], most_decisions: int, hosting: Hosting, clock: Clock | None
) -> Played:
    """The game with a host for each player."""
    seated = [hosting.seat(player, record, seat) for seat, player in enumerate(players)]
    efforts = [Watched(decider, clock) for decider in seated] if clock else []
    deciders: Sequence[Decider] = efforts or seated
    course = begin(record, listening=any(decider.hears for decider in deciders))
    first = course.state.mover()
    failures: list[Failure] = []
    while not course.state.over() and course.ply < most_decisions:
        decided = deciders[course.state.mover()].decide(course)
        failures += decided.failures
        course.play(decided.thought.code)
    for decider in deciders:
        decider.end()
    record.codes.extend(course.codes())
    return _result(record, course.state, first, failures, efforts)


def replayed(record: Record, failures: Sequence[Failure] = ()) -> Played:
    """A recorded game played once more, every code checked."""
    return _result(record, record.replay(), record.begin().mover(), failures)


def _result(
    record: Record, state: State, first: int, failures: Sequence[Failure], efforts: Sequence[Watched] = ()
) -> Played:
    return Played(
        record=record,
        scores=state.scores(),
        ranks=state.ranks(),
        sheet=state.score_sheet(),
        decisions=len(record.codes),
        end=tuple(state.view(None)["ending"]) if state.over() else (),
        stopped=not state.over(),
        failures=list(failures),
        first=first,
        efforts=list(efforts),
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
