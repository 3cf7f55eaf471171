"""Many games at once: bots play, and every game comes back as a record with its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hanse.bots import find_bot
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import Game, State
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record

SAFETY_STOP = 20_000  # decisions after which automatic play gives up on a game


@dataclass(frozen=True)
class Played:
    """One game played by bots."""

    record: Record
    scores: list[int]
    ranks: list[int]
    sheet: list[dict[str, int]]
    decisions: int
    end: tuple[str, ...]  # why the game ended; empty when it was stopped
    stopped: bool  # by the safety stop, not by the rules


def play_game(
    game: Game, options: Any, bots: Sequence[str], seed: int | str, most_decisions: int = SAFETY_STOP
) -> Played:
    """Let bots play one game, one bot for each seat; the same seed gives the same game."""
    players = options.to_data()["players"]
    if len(bots) != players:
        raise HanseError(f"{len(bots)} bots for {players} seats: expected one for each seat")
    choosers = [find_bot(game.key, name) for name in bots]
    chance = chance_from_seed(seed, "bots")
    record = Record(game, options, seed, list(bots))
    state = record.begin()
    codes = record.codes
    while not state.over() and len(codes) < most_decisions:
        code = choosers[state.mover()](state, chance)
        state.apply(code)
        codes.append(code)
    return _result(record, state)


def _result(record: Record, state: State) -> Played:
    return Played(
        record=record,
        scores=state.scores(),
        ranks=state.ranks(),
        sheet=state.score_sheet(),
        decisions=len(record.codes),
        end=tuple(state.view(None)["ending"]) if state.over() else (),
        stopped=not state.over(),
    )


def play_games(
    game: Game, options: Any, bots: Sequence[str], games: int, seed: int | str, most_decisions: int = SAFETY_STOP
) -> Iterator[Played]:
    """Play so many games, one after the other; the n-th has the seed `seed/n`."""
    for number in range(games):
        yield play_game(game, options, bots, f"{seed}/{number}", most_decisions)
