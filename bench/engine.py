"""How fast the engine is: decisions a second and copies, against catanatron's random play in the same run.

`python -m bench.engine` prints a table, `--json` the figures. Every measurement runs in a process of its own, pinned to
one core; each figure is the median of five.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanse.bots import Bot
    from hanse.kernel.contract import Game

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5
SECONDS = 1.0  # of each round
COPIES = 2000
SEATS = 4  # as many as catanatron is measured with
RANDOM = f"random, {SEATS} seats"


def pin() -> None:
    """Keep this process on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rate(one: Callable[[int], int]) -> float:
    """Median of five: how much `one(seed)` gets done in a second; it returns how much it did."""
    seed = 0
    rates: list[float] = []
    for _ in range(ROUNDS):
        done = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            done += one(seed)
            seed += 1
        rates.append(done / (time.perf_counter() - start))
    return statistics.median(rates)


def hanse_figures() -> dict[str, float | bool | str]:
    """Of every game focused play with each number of seats, random play of four, and copies in mid-game."""
    from hanse.games import GAMES
    from hanse.kernel.cells import compiled

    figures: dict[str, float | bool | str] = {"compiled": compiled()}
    for game in GAMES.values():
        figures |= _game_figures(game)
    return figures


def _game_figures(game: Game) -> dict[str, float | bool | str]:
    from hanse.bots import find_bot
    from hanse.kernel.chance import chance_from_seed

    focused, uniform = find_bot(game.key, "focused"), find_bot(game.key, "random")

    def player(bot: Bot, seats: int, most: int) -> Callable[[int], int]:
        options = game.options(game.presets()[0], seats)

        def play(seed: int) -> int:
            state = game.start(options, seed)
            chance = chance_from_seed(seed, "bench")
            decisions = 0
            while not state.over() and decisions < most:
                state.apply(bot(state, chance))
                decisions += 1
            return decisions

        return play

    figures: dict[str, float | bool | str] = {
        f"{game.key}: focused, {seats} seats": rate(player(focused, seats, 20_000)) for seats in game.seats
    }
    figures[f"{game.key}: {RANDOM}"] = rate(player(uniform, SEATS, 1000))
    state = game.start(game.options(game.presets()[0], SEATS), 1)
    chance = chance_from_seed(1, "bench")
    for _ in range(100):
        state.apply(focused(state, chance))

    def copy(_: int) -> int:
        for _ in range(COPIES):
            state.copy()
        return COPIES

    figures[f"{game.key}: copies"] = rate(copy)
    return figures


def catanatron_figures() -> dict[str, float | bool | str]:
    """Random play of four seats, and copies of a game in mid-play."""
    from importlib.metadata import version

    from catanatron import Color, Game, RandomPlayer

    def new_game(seed: int) -> Game:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)

    def play(seed: int) -> int:
        game = new_game(seed)
        game.play()
        return len(game.state.actions)

    middle = new_game(1)
    for _ in range(200):
        middle.play_tick()

    def copy(_: int) -> int:
        for _ in range(COPIES // 100):
            middle.copy()
        return COPIES // 100

    return {"version": version("catanatron"), RANDOM: rate(play), "copies": rate(copy)}


def measured(what: str, source: bool) -> dict[str, float | bool | str]:
    """The figures of one measurement, from a process of its own; on the source it runs interpreted."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)] if source else [str(ROOT)])
    command = [sys.executable, "-m", "bench.engine", "--only", what]
    run = subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True)
    figures: dict[str, float | bool | str] = json.loads(run.stdout)
    return figures


def compare() -> dict[str, object]:
    """All three measurements and the ratios that matter."""
    print("measuring, some minutes ...", file=sys.stderr)
    peer = measured("catanatron", source=False)
    compiled = measured("hanse", source=False)
    interpreted = measured("hanse", source=True)
    ratios: dict[str, float] = {}
    for key in [name.partition(":")[0] for name in compiled if name.endswith(RANDOM)]:
        for build, ours in (("compiled", compiled), ("interpreted", interpreted)):
            focused = f"{key}: focused, {SEATS} seats"
            ratios[f"{key}, {build} focused play / catanatron"] = _ratio(ours, focused, peer, RANDOM)
            ratios[f"{key}, {build} random play / catanatron"] = _ratio(ours, f"{key}: {RANDOM}", peer, RANDOM)
            ratios[f"{key}, {build} copy / catanatron"] = _ratio(ours, f"{key}: copies", peer, "copies")
    return {"catanatron": peer, "compiled": compiled, "interpreted": interpreted, "ratios": ratios}


def _ratio(
    ours: dict[str, float | bool | str], key: str, theirs: dict[str, float | bool | str], their_key: str
) -> float:
    return round(float(ours[key]) / float(theirs[their_key]), 2)


def show(result: dict[str, object]) -> None:
    """The figures as a table."""
    for name in ("catanatron", "compiled", "interpreted"):
        figures = result[name]
        assert isinstance(figures, dict)
        print(name)
        for key, value in figures.items():
            unit = "copies/s" if key.endswith("copies") else "decisions/s"
            print(f"  {key:32} {value:>14,.0f} {unit}" if isinstance(value, float) else f"  {key:32} {value!s:>14}")
    ratios = result["ratios"]
    assert isinstance(ratios, dict)
    print("ratios")
    for key, value in ratios.items():
        print(f"  {key:50} {value:8.2f} x")


def main() -> None:
    """Compare, or measure one side alone."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--only", choices=("hanse", "catanatron"), help="measure one side, in this process")
    args = parser.parse_args()
    pin()
    if args.only:
        print(json.dumps(hanse_figures() if args.only == "hanse" else catanatron_figures()))
        return
    result = compare()
    if args.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)


if __name__ == "__main__":
    main()
