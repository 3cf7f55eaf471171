"""Plays many games of every kind and checks each position; what breaks is reported with the way to see it again.

    python -m fuzz.engine --decisions 1000000 --seed 1                so many decisions of every game
    python -m fuzz.engine --of teutonica --seed 1 --game 17           one again, every check after every decision

After every decision: everything is conserved, legal codes are sound, what the course of a game must show. After every
n-th: each view is the same for states that its viewer cannot tell apart, and the position can be written and read
back. After every game: its record replays to the same position, and a second process with the other build of the
engine (compiled beside interpreted) has met the very same positions and choices.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fuzz.games import fuzzed
from fuzz.other import NoOtherBuild, OtherBuild, serve
from fuzz.plans import Plan, mark, plan, play
from hanse.games import GAMES
from hanse.kernel.cells import compiled
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import (
    Broken,
    Played,
    check_alike,
    check_faults,
    check_legal,
    check_position,
    check_record,
    expect,
)

EVERY = 8  # the costlier checks are made at one decision of so many, a different one in each game
PROGRESS_SECONDS = 10


class Stopped(Exception):
    """A game in which something broke: which, where and what."""


@dataclass
class Tally:
    """What was done."""

    decisions: int = 0
    games: int = 0
    views: int = 0
    positions: int = 0
    compared: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    began: float = field(default_factory=time.monotonic)

    def line(self) -> str:
        """In one line, for progress."""
        seconds = time.monotonic() - self.began
        return f"{self.decisions:,} decisions, {self.games:,} games, {seconds:.0f} s"

    def summary(self) -> Iterator[str]:
        """In full."""
        yield self.line()
        yield "ends: " + ", ".join(f"{name} {count:,}" for name, count in sorted(self.ends.items()))
        yield "decisions: " + ", ".join(f"{name} {count:,}" for name, count in sorted(self.kinds.items()))
        yield (
            f"checked: conservation {self.decisions:,} times, views {self.views:,}, positions {self.positions:,}, "
            f"records replayed {self.games:,}, games the same compiled and interpreted {self.compared:,}"
        )


def check_game(game: Plan, every: int, tally: Tally) -> str:
    """Play a game with all checks; its digest."""
    played = fuzzed(game.key)
    chance = chance_from_seed(game.name, "fuzz checks")
    turn = chance.below(every)  # at which of the decisions this game's costly checks are made
    codes: list[int] = []
    total = hashlib.sha256()
    state: Any = None
    try:
        for state, code in play(game):
            total.update(mark(state, code))
            check_faults(state)
            check_legal(played.GAME, state, len(game.styles))
            played.check_course(state)
            if len(codes) % every == turn or code < 0:
                _check_hidden(state, chance, tally)
                check_position(played.GAME, state)
                tally.positions += 1
            if code >= 0:
                tally.kinds[f"{played.asked(state)}/{state.describe(code)['family']}"] += 1
                tally.decisions += 1
                codes.append(code)
        check_record(played.GAME, game.options, game.name, Played(state, codes))
    except Exception as error:
        reason = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        raise Stopped(f"decision {len(codes)} of {game}\n  {reason}") from error
    tally.games += 1
    tally.ends["+".join(state.to_data()["ending"]) if state.over() else "broken off"] += 1
    return total.hexdigest()


def _check_hidden(state: Any, chance: Any, tally: Tally) -> None:
    """A viewer by chance, and one of the states it cannot tell from this one."""
    seat = chance.below(state.seats() + 1) - 1
    viewer = None if seat < 0 else seat
    key = state.key()
    check_alike(state, state.sample(viewer, chance), viewer, state.view(viewer))
    expect(state.key() == key, "drawing another state changed this one")
    tally.views += 1


def run(key: str, decisions: int, seed: int, every: int, other: OtherBuild | None, tally: Tally) -> None:
    """Games one after another until there are enough decisions; `Stopped` if something breaks."""
    told = time.monotonic()
    index = 0
    while tally.decisions < decisions:
        digest = _numbered(key, seed, index, every, tally)
        if other:
            other.expect(key, seed, index, digest)
            _compare(other, tally)
        if time.monotonic() - told > PROGRESS_SECONDS:
            told = time.monotonic()
            print(tally.line(), file=sys.stderr, flush=True)
        index += 1
    if other:
        other.close()
        _compare(other, tally)


def _numbered(key: str, seed: int, index: int, every: int, tally: Tally) -> str:
    """A game by its number, which is what a person needs to see it again."""
    try:
        return check_game(plan(key, seed, index), every, tally)
    except Stopped as stopped:
        raise Stopped(f"{stopped}\n  again: python -m fuzz.engine --of {key} --seed {seed} --game {index}") from stopped


def _compare(other: OtherBuild, tally: Tally) -> None:
    """What the other build has answered so far."""
    for index, ply in other.answers():
        if ply is not None:
            mine, theirs = ("compiled", "interpreted") if compiled() else ("interpreted", "compiled")
            raise Stopped(
                f"decision {ply} of {plan(other.key, other.seed, index)}\n  {mine} and {theirs} differ\n"
                f"  again: python -m fuzz.engine --of {other.key} --seed {other.seed} --game {index}"
            )
        tally.compared += 1


def _one_game(key: str, seed: int, index: int, other: OtherBuild | None, tally: Tally) -> None:
    digest = _numbered(key, seed, index, 1, tally)
    if other:
        other.expect(key, seed, index, digest)
        other.close()
        _compare(other, tally)


def _arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m fuzz.engine", description="Play and check many games.")
    parser.add_argument("--of", choices=list(GAMES), help="which game (default: one after the other)")
    parser.add_argument("--decisions", type=_positive, default=1_000_000, help="how many (default: 1000000)")
    parser.add_argument("--seed", type=int, default=1, help="other games (default: 1)")
    parser.add_argument("--every", type=_positive, default=EVERY, help=f"costly checks, one in (default: {EVERY})")
    parser.add_argument("--game", type=int, help="only the game of this number, with every check every time")
    parser.add_argument("--alone", action="store_true", help="do not compare with the other build of the engine")
    parser.add_argument("--other", metavar="FOLDER", help="where the other build is, if it is not installed")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(given)


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text}: expected a whole number from 1")
    return int(text)


def main(given: list[str] | None = None) -> int:
    """0 if all is well, 1 if something broke, 2 if there is nothing to compare with, 130 if interrupted."""
    arguments = _arguments(given)
    if arguments.worker:
        return serve(sys.stdin, sys.stdout)
    if arguments.game is not None and arguments.of is None:
        print("--game: expected the game it is one of, with --of", file=sys.stderr)
        return 2
    for key in [arguments.of] if arguments.of else GAMES:
        print(f"{GAMES[key].name}:")
        status = _fuzz(key, arguments)
        if status:
            return status
    return 0


def _fuzz(key: str, arguments: argparse.Namespace) -> int:
    """The games of one key."""
    tally = Tally()
    other: OtherBuild | None = None
    try:
        if not arguments.alone:
            other = OtherBuild(arguments.other)
        if arguments.game is not None:
            _one_game(key, arguments.seed, arguments.game, other, tally)
        else:
            run(key, arguments.decisions, arguments.seed, arguments.every, other, tally)
        status, verdict = 0, "All is well."
    except NoOtherBuild as missing:
        print(missing, file=sys.stderr)
        return 2
    except Stopped as stopped:
        status, verdict = 1, f"BROKEN: {stopped}"
    except KeyboardInterrupt:
        status, verdict = 130, "Interrupted; all was well so far."
    finally:
        if other:
            other.stop()
    for line in tally.summary():
        print(line)
    print(verdict)
    return status


if __name__ == "__main__":
    sys.exit(main())
