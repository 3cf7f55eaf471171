"""How fast the engine is: decisions a second and copies, against catanatron's random play and C in the same run.

`python -m bench.engine` prints a table, `--json` the figures. Every measurement runs in a process of its own, pinned to
one core; each figure is the median of five and counts processor time, so that other work on the machine matters less.
`--against REV` also builds an earlier commit and compares every figure of every game with it, the two builds in turn;
`--only-against` does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanse.kernel.contract import Game
    from hanse.players.player import Choose

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5
SECONDS = 1.0  # of each round
COPIES = 2000
MOST_FOCUSED, MOST_RANDOM = 20_000, 1000  # decisions of one game
SEATS = 4  # as many as catanatron is measured with
RANDOM = f"random, {SEATS} seats"
BASE = "base-4-5"
C_PEER = f"{BASE}, random, same shape"

# What is played besides the first preset: boards and modules, each with its preset, seats and options.
KINDS: dict[str, dict[str, tuple[str, int, dict[str, object]]]] = {
    "teutonica": {
        BASE: ("base2009", 4, {}),
        "base-2-3": ("base2009", 3, {}),
        "east": ("east2010", 4, {}),
        "britannia-4-5": ("britannia2014", 4, {}),
        "britannia-2-3": ("britannia2014", 3, {}),
        "missions and favours": ("bigbox2020", 4, {"modules.missions": True, "modules.favours": True}),
        "provinces": ("base2009", 2, {}),
        "neutral traders": ("britannia2014", 2, {}),
    }
}

# What the first preset plays with in every version, so that both sides of a comparison play the same games.
FACTS: dict[str, dict[str, object]] = {"merkator": {"data": "standard"}}


def pin() -> None:
    """Keep this process on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rate(one: Callable[[int], int], rounds: int = ROUNDS) -> float:
    """Median of the rounds: how much `one(seed)` gets done in a second; it returns how much it did."""
    seed = 0
    rates: list[float] = []
    for _ in range(rounds):
        done = 0
        start = time.process_time()
        while time.process_time() - start < SECONDS:
            done += one(seed)
            seed += 1
        rates.append(done / (time.process_time() - start))
    return statistics.median(rates)


def hanse_figures(rounds: int = ROUNDS) -> dict[str, float | bool | str]:
    """Of every game focused play with each number of seats, random play of four, and copies in mid-game."""
    from hanse.games import GAMES
    from hanse.kernel.cells import compiled

    figures: dict[str, float | bool | str] = {"compiled": compiled()}
    for game in GAMES.values():
        for name, one in _measurements(game).items():
            figures[f"{game.key}: {name}"] = rate(one, rounds)
    return figures


def one_round() -> dict[str, float | bool | str]:
    """The same, once: for builds that take turns."""
    return hanse_figures(1)


def _measurements(game: Game) -> dict[str, Callable[[int], int]]:
    """What is measured of a game, by name, in words that an earlier version understands too."""
    focused, uniform = _policy(game.key, "focused"), _policy(game.key, "random")
    usual = {seats: _usual_options(game, seats) for seats in game.seats}
    found = {
        f"focused, {seats} seats": _player(game, options, focused, MOST_FOCUSED) for seats, options in usual.items()
    }
    found[RANDOM] = _random_player(game, usual[SEATS], uniform)
    found["copies"] = _copier(game, usual[SEATS], focused)
    for name, (preset, seats, changes) in KINDS.get(game.key, {}).items():
        options = game.options(preset, seats, changes)
        found[f"{name}, focused"] = _player(game, options, focused, MOST_FOCUSED)
        found[f"{name}, random"] = _random_player(game, options, uniform)
    return found


def _policy(game: str, name: str) -> Choose:
    """How a player of the house chooses."""
    module = import_module(f"hanse.{_home()}.focused.{game}" if name == "focused" else f"hanse.{_home()}.uniform")
    choose: Choose = module.choose
    return choose


def _home() -> str:
    """Where the players are; they stood elsewhere in 0.1.0, which can be compared with."""
    return "players" if find_spec("hanse.players") else "bots"


def _usual_options(game: Game, seats: int) -> object:
    """Those of the first preset that so many can play."""
    from hanse.kernel.errors import OptionError

    for preset in game.presets():
        try:
            return game.options(preset, seats, FACTS.get(game.key, {}))
        except OptionError:
            continue
    raise AssertionError(f"{game.key} has no preset for {seats} seats")


def _player(game: Game, options: object, bot: Choose, most: int) -> Callable[[int], int]:
    """Plays the game of a seed; gives back the number of decisions."""
    from hanse.kernel.chance import chance_from_seed

    def play(seed: int) -> int:
        state = game.start(options, seed)
        chance = chance_from_seed(seed, "bench")
        decisions = 0
        while not state.over() and decisions < most:
            state.apply(bot(state, chance))
            decisions += 1
        return decisions

    return play


def _random_player(game: Game, options: object, bot: Choose) -> Callable[[int], int]:
    """Plays at random, as the engine itself does where it can: in one compiled loop."""
    from hanse.kernel.chance import chance_from_seed

    uniform = import_module(f"hanse.{_home()}.uniform")
    if not hasattr(uniform, "playout"):  # an earlier version
        return _player(game, options, bot, MOST_RANDOM)

    def play(seed: int) -> int:
        state: Any = game.start(options, seed)
        return int(uniform.playout(state, chance_from_seed(seed, "bench"), MOST_RANDOM))

    return play


def _copier(game: Game, options: object, bot: Choose) -> Callable[[int], int]:
    """Copies a position in mid-game."""
    from hanse.kernel.chance import chance_from_seed

    state = game.start(options, 1)
    chance = chance_from_seed(1, "bench")
    for _ in range(100):
        state.apply(bot(state, chance))

    def copy(_: int) -> int:
        for _ in range(COPIES):
            state.copy()
        return COPIES

    return copy


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


def peer_figures() -> dict[str, float | bool | str]:
    """Random play of the base board by a C program of the same shape, where there is a C compiler."""
    from bench.peer import peer_rate
    from hanse.games.teutonica.state import State

    game = import_module("hanse.games").GAMES["teutonica"]
    preset, seats, changes = KINDS["teutonica"][BASE]
    state = game.start(game.options(preset, seats, changes), 1)
    assert isinstance(state, State)
    found = peer_rate(state.board, seats, ROUNDS, SECONDS)
    return {} if found is None else {C_PEER: found}


def measured(what: str, package: Path | None = None) -> dict[str, float | bool | str]:
    """The figures of one measurement, from a process of its own: of the package in a folder, else of the installed."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PYTHONPATH"] = os.pathsep.join([*([str(package)] if package else []), str(ROOT)])
    command = [sys.executable, "-m", "bench.engine", "--only", what]
    run = subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True)
    figures: dict[str, float | bool | str] = json.loads(run.stdout)
    return figures


def compare(installed: Path | None) -> dict[str, object]:
    """All measurements and the ratios that matter."""
    print("measuring, some minutes ...", file=sys.stderr)
    peer = measured("catanatron")
    in_c = measured("peer", installed)
    compiled = measured("hanse", installed)
    interpreted = measured("hanse", ROOT / "src")
    ratios: dict[str, float] = {}
    for key in [name.partition(":")[0] for name in compiled if name.endswith(RANDOM)]:
        for build, ours in (("compiled", compiled), ("interpreted", interpreted)):
            focused = f"{key}: focused, {SEATS} seats"
            ratios[f"{key}, {build} focused play / catanatron"] = _ratio(ours, focused, peer, RANDOM)
            ratios[f"{key}, {build} random play / catanatron"] = _ratio(ours, f"{key}: {RANDOM}", peer, RANDOM)
            ratios[f"{key}, {build} copy / catanatron"] = _ratio(ours, f"{key}: copies", peer, "copies")
        for name in KINDS.get(key, {}):
            for play in ("focused", "random"):
                of, base = f"{key}: {name}, {play}", f"{key}: {BASE}, {play}"
                ratios[f"{key}, compiled {play} play on {name} / {BASE}"] = _ratio(compiled, of, compiled, base)
    if in_c:
        ratios[f"teutonica, compiled random play on {BASE} / C"] = _ratio(
            compiled, f"teutonica: {BASE}, random", in_c, C_PEER
        )
    return {"catanatron": peer, "in C": in_c, "compiled": compiled, "interpreted": interpreted, "ratios": ratios}


def against(revision: str, installed: Path | None) -> dict[str, object]:
    """Every figure beside that of an earlier commit: the builds take turns, and the median of the ratios counts."""
    with tempfile.TemporaryDirectory() as folder:
        earlier = build(revision, Path(folder))
        rounds = [(measured("round", earlier), measured("round", installed)) for _ in range(ROUNDS)]
    names = [name for name in rounds[0][0] if name != "compiled" and name in rounds[0][1]]
    ratios = {
        f"{name}, now / at {revision}": _middle([_ratio(now, name, was, name) for was, now in rounds]) for name in names
    }
    return {
        f"at {revision}": {name: _middle([float(was[name]) for was, _ in rounds]) for name in names},
        "now": {name: _middle([float(now[name]) for _, now in rounds]) for name in names},
        "ratios": ratios,
    }


def _middle(figures: list[float]) -> float:
    return round(statistics.median(figures), 2)


def build(revision: str, folder: Path) -> Path:
    """The package of an earlier commit, compiled, in a folder."""
    print(f"building {revision} ...", file=sys.stderr)
    source, package = folder / "source", folder / "package"
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", source, revision], cwd=ROOT, check=True)
    try:
        quietly = ["--quiet", "--no-deps", "--no-build-isolation"]
        install = [sys.executable, "-m", "pip", "install", *quietly, "--target", str(package), str(source)]
        subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", source], cwd=ROOT, check=True)
    return package


def _ratio(
    ours: dict[str, float | bool | str], key: str, theirs: dict[str, float | bool | str], their_key: str
) -> float:
    return round(float(ours[key]) / float(theirs[their_key]), 2)


def show(result: dict[str, object]) -> None:
    """The figures as a table."""
    for name, figures in result.items():
        if name == "ratios":
            continue
        assert isinstance(figures, dict)
        print(name)
        for key, value in figures.items():
            unit = "copies/s" if key.endswith("copies") else "decisions/s"
            print(f"  {key:42} {value:>14,.0f} {unit}" if isinstance(value, float) else f"  {key:42} {value!s:>14}")
    ratios = result["ratios"]
    assert isinstance(ratios, dict)
    print("ratios")
    for key, value in ratios.items():
        print(f"  {key:66} {value:8.2f} x")


MEASURED = {"hanse": hanse_figures, "round": one_round, "catanatron": catanatron_figures, "peer": peer_figures}


def main() -> None:
    """Compare, or measure one side alone."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--only", choices=tuple(MEASURED), help="measure one side, in this process")
    parser.add_argument("--against", metavar="REV", help="also compare with an earlier commit, which is built first")
    parser.add_argument("--only-against", action="store_true", help="compare with nothing but that commit")
    parser.add_argument("--installed", type=Path, metavar="FOLDER", help="where the compiled package is, if elsewhere")
    args = parser.parse_args()
    pin()
    if args.only:
        print(json.dumps(MEASURED[args.only]()))
        return
    results = [] if args.only_against else [compare(args.installed)]
    if args.against:
        results.append(against(args.against, args.installed))
    if args.json:
        print(json.dumps(results, indent=2))
    else:
        for result in results:
            show(result)


if __name__ == "__main__":
    main()
