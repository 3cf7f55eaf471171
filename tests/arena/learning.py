"""Small trainings for tests, and what their folders hold."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hanse.arena.training.folder import Folder
from hanse.arena.training.harvest import Harvester
from hanse.arena.training.league import Task
from hanse.arena.training.plan import training_for
from hanse.arena.training.run import Run
from hanse.arena.training.training import Training
from hanse.arena.workers import Here, Lines, Workers

VERSION = "0"
NOTHING = "eJwDAAAAAAE="  # no positions, packed


def small(**changes: Any) -> Training:
    """A training at Hansa for two; games are cut off early."""
    usual: dict[str, Any] = {
        "game": "hansa", "preset": None, "seats": 2, "options": {},
        "games": 3, "matches": 2, "seed": "test", "most_decisions": 20,
    }  # fmt: skip
    return training_for(**{**usual, **changes})


class Scripted:
    """Hands that play nothing: whoever sits alone wins if its name is one of those given, else the others do."""

    def __init__(self, winners: Sequence[str]) -> None:
        self._winners = winners

    def play(self, tasks: Sequence[Task]) -> Lines:
        return [(task.number, json.dumps(self._data(task))) for task in tasks]

    def close(self) -> None:
        pass

    def _data(self, task: Task) -> dict[str, Any]:
        alone = min(task.seats, key=task.seats.count)
        won = alone in self._winners
        ranks = [1 if set(task.seats) == {alone} or (name == alone) == won else 2 for name in task.seats]
        data = {"n": task.number, "seed": task.seed, "seats": task.seats, "ranks": ranks}
        return {**data, "decisions": 1, "seconds": 0.5, "stages": NOTHING, "features": NOTHING}


def run(
    training: Training, path: Path, rounds: int = 2, workers: Workers | None = None, steps: int | None = None
) -> Run:
    """Go on with a training, or only so many steps of it."""
    folder = Folder(str(path), training, VERSION)
    players = workers or Here(Harvester, training.to_data())
    folder.open()
    try:
        begun = Run(training, folder, players, VERSION, rounds)
        for number, _ in enumerate(begun.steps(), start=1):
            if number == steps:
                break
    finally:
        folder.close()
        players.close()
    return begun


def files(path: Path) -> dict[str, str]:
    """All files of a folder without the time that things took, which alone may differ."""
    timeless = re.compile(r'("seconds":|seconds =) ?[0-9.e-]+')
    return {each.name: timeless.sub("", each.read_text(encoding="utf-8")) for each in sorted(path.iterdir())}
