"""How much the house's players look at in a second, and what more of it brings.

`python -m bench.search` prints plans, positions and iterations a second in each game, beside what `focused` decides in
the same run. `--strength N` also lets the highest level meet copies of "hard" at four budgets, N games each.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from bench.engine import pin
from hanse.arena import play_game
from hanse.arena.intervals import victories, wilson
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.state import BaseState
from hanse.players import policy
from hanse.players.planning.levels import LEVELS, QUICK
from hanse.players.planning.patience import Patience
from hanse.players.planning.search import Search
from hanse.players.weights import usual

SECONDS = 2.0  # of each measurement
PLACES = {"teutonica": ("bigbox2020", 4), "hansa": ("hansa2004", 3), "merkator": ("standard", 3)}
BUDGETS = (16, 32, 64, 128)


def positions(key: str, count: int = 40) -> list[BaseState]:
    """Moments of one game between `hard` players, spread over all of it."""
    preset, seats = PLACES[key]
    game = GAMES[key]
    played = play_game(game, game.options(preset, seats), ["hard"] * seats, "bench")
    state = played.record.begin()
    found: list[BaseState] = []
    for number, code in enumerate(played.record.codes):
        if number % max(1, len(played.record.codes) // count) == 0 and isinstance(state, BaseState):
            found.append(state.copy())
        state.apply(code)
    return found


def rate(one: Callable[[BaseState], int], states: list[BaseState]) -> float:
    """How much is done in a second of processor time, over all positions in turn."""
    done, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        for state in states:
            done += one(state)
    return done / (time.process_time() - start)


def figures(key: str) -> dict[str, float]:
    """What is done in a second in one game."""
    preset, seats = PLACES[key]
    states = positions(key)
    board = str(GAMES[key].options(preset, seats).to_data().get("map", ""))
    value = usual(key, board, seats).value()
    planner, quick = LEVELS["hard"].planner(value, key), QUICK.planner(value, key)
    search = Search(planner, quick, LEVELS["master"].breadth)
    chance, focused = chance_from_seed("bench"), policy(key)

    def plan(state: BaseState) -> int:
        planner.plans(state)
        return 1

    def look(state: BaseState) -> int:
        before = planner.looked
        planner.plans(state)
        return int(planner.looked - before)

    def iterate(state: BaseState) -> int:
        search.iterations = 0
        search.compare(search.begin(state), state, 32, chance, Patience(0.0))
        return int(search.iterations)

    def decide(state: BaseState) -> int:
        focused(state, chance)
        return 1

    named = {"plans": plan, "positions looked at": look, "iterations": iterate, "decisions of focused": decide}
    return {name: rate(one, states) for name, one in named.items()}


def strength(key: str, games: int) -> None:
    """The highest level against copies of "hard", at four budgets."""
    preset, seats = PLACES[key]
    game = GAMES[key]
    options = game.options(preset, seats)
    for budget in BUDGETS:
        won, seconds, asked = 0.0, 0.0, 0
        for number in range(games):
            players = ["hard"] * seats
            players[number % seats] = f"master@iterations={budget}"
            played = play_game(game, options, players, f"bench/{number // seats}", clock=time.process_time)
            won += victories(played.ranks)[number % seats]
            effort = played.efforts[number % seats]
            seconds, asked = seconds + effort.seconds, asked + effort.asked
        low, high = wilson(won, games)
        found = f"wins {won / games:.0%} [{low:.0%} to {high:.0%}] of {games}, even {1 / seats:.0%}"
        print(f"  {budget:4} iterations, {1000 * seconds / asked:6.1f} ms a decision: {found}", flush=True)


def main() -> None:
    """Print the figures of every game."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--strength", type=int, default=0, metavar="GAMES", help="games at each of four budgets")
    parser.add_argument("--game", choices=tuple(PLACES), action="append", help="only this game")
    given = parser.parse_args()
    pin()
    for key in given.game or PLACES:
        print(key)
        found = figures(key)
        for name, number in found.items():
            print(f"  {name:22} {number:12,.0f}/s   {number / found['decisions of focused']:8.4f} of focused")
        if given.strength:
            strength(key, given.strength)


if __name__ == "__main__":
    main()
