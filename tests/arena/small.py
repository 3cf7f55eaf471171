"""Small tournaments for tests, and what their results hold."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import hanse
from hanse.arena.agenda import Agenda
from hanse.arena.outcome import Outcome
from hanse.arena.results import Results
from hanse.arena.running import Run
from hanse.arena.tournament import Tournament, place_of
from hanse.arena.workers import Here, Worker, Workers
from hanse.games import find_game

VERSION = "0"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(hanse.__path__[0]).parent), "HANSE_LANG": "en"}
COMMAND = [sys.executable, "-c", "import sys; from hanse.cli import main; sys.exit(main())", "arena"]


def small(**changes: Any) -> Tournament:
    """Focused and random players at Hansa for three; games are cut off early."""
    usual: dict[str, Any] = {
        "places": (place_of(find_game("hansa"), None, 3),),
        "players": ("focused", "random"),
        "games": 6,
        "seed": "test",
        "most_decisions": 40,
        "seconds": 10.0,
    }
    return Tournament(**{**usual, **changes})


def run(tournament: Tournament, path: Path, workers: Workers | None = None, games: int | None = None) -> list[Outcome]:
    """Go on with the results in a file, or with only so many games of them; all games that then are there."""
    agenda, results = Agenda(tournament), Results(str(path), tournament, VERSION)
    players = workers or Here(Worker, tournament.to_data())
    try:
        outcomes = list(results.read(agenda))
        results.begin()
        for outcome in Run(tournament, agenda, results, players).outcomes():
            outcomes.append(outcome)
            if games is not None and len(outcomes) >= games:
                break
    finally:
        results.close()
        players.close()
    return outcomes


def lines(path: Path) -> list[dict[str, Any]]:
    """The lines of results without the time that thinking took, which alone may differ."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [{key: value for key, value in line.items() if key != "seconds"} for line in found]
