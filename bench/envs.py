"""How fast the environments are, against those of PettingZoo, OpenSpiel and pgx in the same run.

`python -m bench.envs` prints a table, `--json` the figures. Every measurement runs in a process of its own, pinned to
one core; each figure is the median of the rounds, in which all take turns, and counts steps in a second of processor
time. PettingZoo's games need `chess` and `pygame-ce` (the extra `bench`). pgx is left out where it is not installed;
`--pgx PYTHON` names an interpreter that has it.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.engine import pin

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3
SECONDS = 2.0  # of each measurement
BATCH = 256
SEATS = {"teutonica": 3, "hansa": 3, "merkator": 3}
PGX = ("backgammon", "chess", "go_9x9", "sparrow_mahjong")
OPEN_SPIEL = ("tic_tac_toe", "block_dominoes", "liars_poker")
PETTING_ZOO = {"connect_four": "connect_four.connect_four", "chess": "chess.chess"}


def turns(env: Any) -> float:
    """Random play as PettingZoo's own benchmark plays it."""
    import numpy as np

    env.reset(seed=1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        for _ in env.agent_iter(100):
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        if not env.agents:
            env.reset()
    return steps / (time.process_time() - began)


def aec(game: str) -> float:
    """Our PettingZoo environment, with all checks."""
    env = import_module(f"hanse.envs.hanse_{game}_v1").env(seats=SEATS[game])
    return turns(env)


def petting_zoo(game: str) -> float:
    """One of PettingZoo's own."""
    return turns(import_module(f"pettingzoo.classic.{PETTING_ZOO[game]}").env())


def batched(game: str) -> float:
    """All games of a batch, with observations and masks."""
    from hanse.envs.batched import BatchedEnv

    env = BatchedEnv(game, BATCH, seats=SEATS[game])
    env.reset(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        for _ in range(10):
            env.step(env.sample())
        steps += 10 * BATCH
    return steps / (time.process_time() - began)


def walk(game: Any) -> float:
    """Random play in OpenSpiel."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - began)


def ours_in_open_spiel(game: str) -> float:
    """One of our games there."""
    import pyspiel

    import_module("hanse.envs.openspiel")
    return walk(pyspiel.load_game(f"hanse_{game}(players={SEATS[game]})"))


def open_spiel(game: str) -> float:
    """One of OpenSpiel's games that are written in Python."""
    import pyspiel

    import_module(f"open_spiel.python.games.{game}")
    return walk(pyspiel.load_game(f"python_{game}"))


def pgx(game: str) -> float:
    """A batch in pgx, compiled by JAX for this processor."""
    jax, made = import_module("jax"), import_module("pgx").make(game)
    start = jax.jit(jax.vmap(made.init))
    wrapped = import_module("pgx.experimental.wrappers").auto_reset(made.step, made.init)

    @jax.jit  # type: ignore[untyped-decorator]  # whatever version is there
    def step(state: Any, key: Any) -> Any:
        draw, deal = jax.random.split(key)
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(draw, chances, axis=-1)
        return jax.vmap(wrapped)(state, action, jax.random.split(deal, BATCH))

    key = jax.random.PRNGKey(1)
    state = step(start(jax.random.split(key, BATCH)), key)
    jax.block_until_ready(state)
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        for _ in range(10):
            key, used = jax.random.split(key)
            state = step(state, used)
        jax.block_until_ready(state)
        steps += 10 * BATCH
    return steps / (time.process_time() - began)


KINDS: dict[str, Callable[[str], float]] = {
    "aec": aec,
    "batched": batched,
    "openspiel": ours_in_open_spiel,
    "their PettingZoo": petting_zoo,
    "their OpenSpiel": open_spiel,
    "pgx": pgx,
}


def measured(kind: str, game: str, python: str) -> float | None:
    """The figure of one measurement in a process of its own; None where what it needs is not there."""
    call = [python, "-m", "bench.envs", "--measure", kind, game]
    done = subprocess.run(call, capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode:
        print(f"{kind}, {game}: left out ({done.stderr.strip().splitlines()[-1:]})", file=sys.stderr)
        return None
    return float(done.stdout.splitlines()[-1])


def figures(rounds: int, python: str) -> dict[str, dict[str, float]]:
    """The median of each measurement."""
    wanted = [(kind, game, sys.executable) for kind in ("aec", "batched", "openspiel") for game in SEATS]
    wanted += [("their PettingZoo", game, sys.executable) for game in PETTING_ZOO]
    wanted += [("their OpenSpiel", game, sys.executable) for game in OPEN_SPIEL]
    wanted += [("pgx", game, python) for game in PGX]
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for kind, game, interpreter in list(wanted):
            figure = measured(kind, game, interpreter)
            if figure is None:
                wanted.remove((kind, game, interpreter))
            else:
                found.setdefault((kind, game), []).append(figure)
    table: dict[str, dict[str, float]] = {}
    for (kind, game), rates in found.items():
        table.setdefault(kind, {})[game] = statistics.median(rates)
    return table


def ratios(table: dict[str, dict[str, float]]) -> list[str]:
    """What the figures say about each other."""
    said = []
    for game in SEATS:
        said += [
            f"{game}: AEC is {table['aec'][game] / rate:.1f} x PettingZoo's {other}"
            for other, rate in table.get("their PettingZoo", {}).items()
        ]
        said.append(f"{game}: batched is {table['batched'][game] / table['aec'][game]:.1f} x AEC")
        said += [
            f"{game}: batched is {table['batched'][game] / rate:.1f} x pgx {other}"
            for other, rate in table.get("pgx", {}).items()
        ]
        said += [
            f"{game}: OpenSpiel is {table['openspiel'][game] / rate:.1f} x its {other} in Python"
            for other, rate in table.get("their OpenSpiel", {}).items()
        ]
    return said


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--pgx", default=sys.executable, metavar="PYTHON")
    parser.add_argument("--measure", nargs=2, metavar=("KIND", "GAME"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        warnings.simplefilter("ignore")
        pin()
        kind, game = given.measure
        print(KINDS[kind](game))
        return
    table = figures(given.rounds, given.pgx)
    if given.json:
        print(json.dumps(table, indent=1))
        return
    for kind, rates in table.items():
        for game, rate in rates.items():
            print(f"{kind:18} {game:16} {rate:12,.0f} steps/s")
    print(*ratios(table), sep="\n")


if __name__ == "__main__":
    main()
