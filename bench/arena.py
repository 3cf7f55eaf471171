"""How many games a second a tournament plays: in one process, in two, and on a local Ray cluster if Ray is there.

`python -m bench.arena` prints a table, `--json` the figures. Time is counted from the first games to the last, so that
what it takes to start does not matter; each figure is the median of the rounds, in which the ways take turns.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from hanse.arena.agenda import Agenda
from hanse.arena.results import Results
from hanse.arena.running import Run
from hanse.arena.tournament import Tournament, place_of
from hanse.arena.workers import Here, Processes, Worker, Workers
from hanse.games import GAMES
from hanse.kernel.cells import compiled

ROUNDS = 3
SEATS = 3
ONE, TWO, RAY = "--jobs 1", "--jobs 2", "--backend ray --jobs 2"


def tournament_of(games: int) -> Tournament:
    """Focused players at all three games: their games are short, so that what is done beside playing shows."""
    places = tuple(place_of(game, None, SEATS) for game in GAMES.values())
    return Tournament(places, ("focused",) * SEATS, games, "bench", 20_000, 10.0, mix=True)


def ways() -> dict[str, Callable[[Tournament], Workers]]:
    """Who plays."""
    known: dict[str, Callable[[Tournament], Workers]] = {
        ONE: lambda played: Here(Worker, played.to_data()),
        TWO: lambda played: Processes(Worker, played.to_data(), 2),
    }
    if find_spec("ray") is not None:
        known[RAY] = _cluster
    return known


def _cluster(tournament: Tournament) -> Workers:
    """A cluster of which both actors have answered once, to nothing: they take long to start."""
    from hanse.arena.cluster import Cluster

    cluster = Cluster(Worker, tournament.to_data(), None, 2)
    for _ in range(cluster.hands):
        cluster.give([])
    for _ in range(cluster.hands):
        cluster.take()
    return cluster


def rate(tournament: Tournament, make: Callable[[Tournament], Workers]) -> float:
    """Games a second, once everybody has played the first ones."""
    agenda = Agenda(tournament)
    workers = make(tournament)
    with tempfile.TemporaryDirectory() as folder:
        results = Results(str(Path(folder, "results.jsonl")), tournament, "bench")
        results.begin()
        try:
            begun, warm, games = 0.0, 4 * workers.hands, 0
            for _ in Run(tournament, agenda, results, workers).outcomes():
                games += 1
                if games == warm:
                    begun = time.perf_counter()
            return (games - warm) / (time.perf_counter() - begun)
        finally:
            results.close()
            workers.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How many games a second a tournament plays.")
    parser.add_argument("--games", type=int, default=600, help="of each of the three games")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    arguments = parser.parse_args()
    tournament = tournament_of(arguments.games)
    rates: dict[str, list[float]] = {name: [] for name in ways()}
    for _ in range(ROUNDS):
        for name, make in ways().items():
            rates[name].append(rate(tournament, make))
    figures = {name: statistics.median(each) for name, each in rates.items()}
    if arguments.json:
        print(json.dumps({"compiled": compiled(), "games a second": figures}))
        return
    print("compiled" if compiled() else "interpreted")
    for name, figure in figures.items():
        compared = "  ".join(f"{figure / figures[other]:5.2f} x {other}" for other in (ONE, TWO))
        print(f"{name:<24} {figure:8.1f} games/s  {compared}")


if __name__ == "__main__":
    main()
