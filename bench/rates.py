"""How much the engine and its players do in a second; it runs in a page too, so it knows nothing but `hanse`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.state import BaseState
from hanse.players import policy
from hanse.players.planning.levels import LEVELS, QUICK
from hanse.players.planning.patience import Patience
from hanse.players.planning.search import Search
from hanse.players.weights import usual

PLACES = {"teutonica": ("base2009", 4), "hansa": ("hansa2004", 4), "merkator": ("standard", 4)}
Clock = Callable[[], float]


def rates(clock: Clock, seconds: float) -> str:
    """The figures of every game, as JSON."""
    return json.dumps({f"{key}: {name}": rate for key in PLACES for name, rate in _of(key, clock, seconds).items()})


def _of(key: str, clock: Clock, seconds: float) -> dict[str, float]:
    preset, seats = PLACES[key]
    game, choose = GAMES[key], policy(key)
    options = game.options(preset, seats)
    states = _middle(key)
    value = usual(key, str(options.to_data().get("map", "")), seats).value()
    planner, quick = LEVELS["hard"].planner(value, key), QUICK.planner(value, key)
    search = Search(planner, quick, LEVELS["master"].breadth)
    chance = chance_from_seed("bench")

    def play(number: int) -> int:
        state: Any = game.start(options, number)
        decisions = 0
        while not state.over():
            state.apply(choose(state, chance))
            decisions += 1
        return decisions

    def plan(number: int) -> int:
        planner.plans(states[number % len(states)])
        return 1

    def look(number: int) -> int:
        state = states[number % len(states)]
        search.iterations = 0
        search.compare(search.begin(state), state, 16, chance, Patience(0.0))
        return int(search.iterations)

    what = {"decisions of focused": play, "plans of hard": plan, "iterations of master": look}
    return {name: _rate(one, clock, seconds) for name, one in what.items()}


def _middle(key: str, count: int = 20) -> list[BaseState]:
    """Moments of one game, spread over all of it."""
    preset, seats = PLACES[key]
    state: Any = GAMES[key].start(GAMES[key].options(preset, seats), "bench")
    choose, chance = policy(key), chance_from_seed("bench")
    found: list[BaseState] = []
    while not state.over():
        found.append(state.copy())
        state.apply(choose(state, chance))
    return found[:: max(1, len(found) // count)]


def _rate(one: Callable[[int], int], clock: Clock, seconds: float) -> float:
    """How much is done in a second, once it has been done for half as long before."""
    _run(one, clock, seconds / 2)
    return _run(one, clock, seconds)


def _run(one: Callable[[int], int], clock: Clock, seconds: float) -> float:
    done, number, start = 0, 0, clock()
    while clock() - start < seconds:
        done += one(number)
        number += 1
    return done / (clock() - start)
