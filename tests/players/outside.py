"""Players as strangers would write them: text that tests put into files outside of the project."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hanse.games import find_game
from hanse.kernel.record import Record
from hanse.players import Course, Decided
from hanse.players.host import Decider

FUNCTION = '''
def greedy(state, chance):
    """Takes the most points at once."""
    seat = state.mover()

    def points(code):
        after = state.copy()
        after.apply(code)
        return after.scores()[seat]

    return max(state.legal(), key=points)
'''

WITH_MEMORY = '''
from hanse.players import Player, Thought


class Counting(Player):
    """Counts what it has seen."""

    def begin(self, seating):
        self.seat, self.seen = seating.seat, []

    def saw(self, seat, code, events):
        self.seen.append((seat, code))

    def choose(self, state, limit, chance):
        mine = sum(seat == self.seat for seat, _ in self.seen)
        values = [float(score) for score in state.scores()]
        words = f"{len(self.seen)} seen, {mine} of them mine, {limit.seconds} s"
        return Thought(min(state.legal()), values, [min(state.legal())], len(self.seen), words)
'''

BAD = """
import os
import sys
import time


def raises(state, chance):
    raise ValueError("no idea\\nat all")


def prints(state, chance):
    print('{"thought": {"code": 0}}')
    os.write(1, b"to the very stream")
    return state.legal()[0]


def exits(state, chance):
    sys.exit("good night")


def illegal(state, chance):
    return -1


def nonsense(state, chance):
    return "the first one"


def recursive(state, chance):
    return recursive(state, chance)


def greedy_for_memory(state, chance):
    return len([bytes(1 << 20) for _ in range(1 << 20)])


def interrupts(state, chance):
    raise KeyboardInterrupt


def hangs(state, chance):
    time.sleep(100_000)


def dies(state, chance):
    os._exit(3)


def forks(state, chance):
    if os.fork() == 0:
        time.sleep(100_000)
    return state.legal()[0]


def doubles(state, chance):
    os.fork()
    return state.legal()[0]


def floods(state, chance):
    for stream in range(3, 20):
        try:
            os.write(stream, b"x" * 5000)
        except OSError:
            pass
    return state.legal()[0]


def closes(state, chance):
    os.closerange(0, 100)
    return state.legal()[0]
"""


def write(folder: Path, name: str, *texts: str) -> None:
    """A module in a folder."""
    (folder / f"{name}.py").write_text("\n".join(texts), encoding="utf-8")


def small_game(game: str = "hansa", seats: int = 2, seed: int | str = 7) -> Record:
    """A game that has not begun."""
    rules = find_game(game)
    preset = next(preset for preset in rules.presets() if fits(rules, preset, seats))
    return Record(rules, rules.options(preset, seats), seed, [""] * seats)


def fits(rules: Any, preset: str, seats: int) -> bool:
    """Whether so many can play a preset."""
    try:
        rules.options(preset, seats)
    except ValueError:
        return False
    return True


def play_on(course: Course, deciders: Sequence[Decider], decisions: int) -> list[Decided]:
    """Let players decide so often, or until the game is over."""
    made: list[Decided] = []
    while len(made) < decisions and not course.state.over():
        decided = deciders[course.state.mover()].decide(course)
        course.play(decided.thought.code)
        made.append(decided)
    return made
