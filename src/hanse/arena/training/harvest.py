"""Plays the games of a training, and tells what is to be learned from each: positions, and who won."""

from __future__ import annotations

import json
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from hanse.arena.intervals import victories
from hanse.arena.outcome import Damaged
from hanse.arena.tournament import read_place
from hanse.arena.training.league import FOCUSED, Task
from hanse.arena.training.training import weights_of
from hanse.arena.workers import Lines
from hanse.kernel.cells import table
from hanse.kernel.chance import Chance
from hanse.kernel.state import BaseState
from hanse.players.house import policy
from hanse.players.match import streams
from hanse.players.planning.levels import Level
from hanse.players.planning.player import PlanningPlayer
from hanse.players.player import FunctionPlayer, Limit, Player, Seating
from hanse.players.value.value import MOST_SEATS, WHOLE
from hanse.players.weights import FEATURES

PLAYING = Level(width=2, inner=3)
LEARNING = Level(width=2, inner=3, slips=8, slack=WHOLE // 8)  # plans that are never tried are never learned about
_WIDTH = array("i").itemsize


@dataclass(frozen=True)
class Harvest:
    """A game that was played; the positions are empty if nobody learns from it."""

    players: tuple[str, ...]  # of each seat: the name of its weights, or `focused`
    ranks: list[int]
    decisions: int
    seconds: float  # of a processor
    stages: bytes
    features: bytes  # of all seats of all positions

    def shares(self) -> list[float]:
        """The part of the victory that each seat has; a game that was stopped counts as it stands."""
        return victories(self.ranks)


class Harvester:
    """Plays games of a training. What it is made from is plain data, so that it can be made anywhere."""

    def __init__(self, training: Mapping[str, Any]) -> None:
        self._place = read_place(training["place"])
        self._most_decisions: int = training["maxDecisions"]
        self._features = FEATURES[self._place.game.key]()
        self._measured = table([0] * (MOST_SEATS * len(self._features.names)))

    def play(self, tasks: Sequence[Task]) -> Lines:
        """The games, played, each as its line."""
        return [(task.number, self._line(task)) for task in tasks]

    def close(self) -> None:
        """Nothing was begun."""

    def _line(self, task: Task) -> str:
        begun = process_time()
        state: Any = self._place.game.start(self._place.options, task.seed)
        stages, features = array("B"), array("i")
        decisions = self._play(state, task, stages, features)
        data = {
            "n": task.number,
            "seed": task.seed,
            "seats": task.seats,
            "ranks": state.ranks(),
            "decisions": decisions,
            "stopped": not state.over(),
            "seconds": round(process_time() - begun, 6),
        }
        if task.learning:
            data |= {"stages": _packed(stages), "features": _packed(features)}
        return json.dumps(data, separators=(",", ":"))

    def _play(self, state: BaseState, task: Task, stages: array[int], features: array[int]) -> int:
        """Play to the end, and note the position at the beginning of every turn; how many decisions it took."""
        players = self._players(task)
        own = streams(task.seed, len(players))
        chance, limit = Chance(own[0].state()), Limit()
        turn, decisions = -1, 0
        while not state.over() and decisions < self._most_decisions:
            if task.learning and self._features.at_rest(state) and self._features.turn(state) != turn:
                turn = int(self._features.turn(state))
                self._note(state, stages, features)
            seat = state.mover()
            chance.branch_off(own[seat], decisions)
            answer = players[seat].choose(state.sample(seat, chance), limit, chance)
            state.apply(answer if isinstance(answer, int) else answer.code)
            decisions += 1
        return decisions

    def _players(self, task: Task) -> list[Player]:
        players: list[Player] = []
        key = self._place.game.key
        for seat, name in enumerate(task.seats):
            if name == FOCUSED:
                player: Player = FunctionPlayer(policy(key, FOCUSED))
            else:
                level = LEARNING if task.learning else PLAYING
                player = PlanningPlayer(level, weights_of(key, task.weights[name]))
            player.begin(Seating(self._place.game, self._place.options, seat))
            players.append(player)
        return players

    def _note(self, state: BaseState, stages: array[int], features: array[int]) -> None:
        measured = self._measured
        stages.append(int(self._features.measure(state, measured)))
        features.extend([measured[at] for at in range(state.seats() * len(self._features.names))])


def _packed(numbers: array[int]) -> str:
    return b64encode(zlib.compress(numbers.tobytes())).decode()


def read_harvest(task: Task, line: str | bytes, count: int) -> Harvest:
    """The game that is expected here, with `count` features of a seat; `Damaged` if the line is something else."""
    try:
        data = json.loads(line)
        if (data["n"], data["seed"], tuple(data["seats"])) != (task.number, task.seed, task.seats):
            raise Damaged
        stages, features = (
            (zlib.decompress(b64decode(data[name], validate=True)) for name in ("stages", "features"))
            if task.learning
            else (b"", b"")
        )
        ranks = [int(rank) for rank in data["ranks"]]
        if (
            len(ranks) != len(task.seats)
            or 1 not in ranks
            or len(features) != _WIDTH * len(stages) * count * len(ranks)
        ):
            raise Damaged
        return Harvest(task.seats, ranks, int(data["decisions"]), float(data["seconds"]), stages, features)
    except (ValueError, KeyError, TypeError, RecursionError, zlib.error):
        raise Damaged from None
