"""The loop of a training: games, weights fitted to them, and matches that decide whether these become champion.

What is to be done next follows from the files alone, and every step writes the same wherever a run was interrupted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from hanse.arena.outcome import Damaged
from hanse.arena.running import InOrder
from hanse.arena.training.folder import Folder, Log
from hanse.arena.training.harvest import Harvest, read_harvest
from hanse.arena.training.league import FOCUSED, HAND, Task, deals_of, games_of_matches, games_of_round
from hanse.arena.training.matches import Match, Score
from hanse.arena.training.training import FIRST, Knots, Training, knots_of, weights_of
from hanse.arena.workers import Workers
from hanse.kernel.errors import HanseError
from hanse.players.weights import FEATURES, Weights, read_weights

WINDOW = 5  # rounds that are learned from
CURVE = "curve.json"
CHAMPION = "champion.toml"


@dataclass(frozen=True)
class Step:
    """A game was played."""

    round: int
    matching: bool  # whether it was one of a match


@dataclass(frozen=True)
class Round:
    """What came of one round."""

    number: int
    champion: str  # before it
    scores: dict[str, Score]  # by opponent: the champion then, `focused`, the hand-made
    promoted: bool

    def against(self, opponent: str) -> Score:
        """The score against one of them; the champion may be the hand-made itself."""
        return self.scores[self.champion if opponent == HAND and HAND not in self.scores else opponent]

    def to_data(self) -> dict[str, Any]:
        """The round as plain data."""
        against = {"champion": self.scores[self.champion], FOCUSED: self.scores[FOCUSED], HAND: self.against(HAND)}
        return {
            "round": self.number,
            "promoted": self.promoted,
            "against": {name: score.to_data() for name, score in against.items()},
        }


@dataclass
class Run:
    """One run of a training, from where its folder is."""

    training: Training
    folder: Folder
    workers: Workers
    version: str
    rounds: int
    champion: str = ""
    games: int = 0  # so far, those of matches included
    done: list[Round] = field(default_factory=list)
    _before: int = 0  # games before this round
    _seconds: float = 0.0  # of processors
    _window: list[list[Harvest]] = field(default_factory=list)
    _versions: dict[str, Knots] = field(default_factory=dict)  # all weights so far, the oldest first

    def __post_init__(self) -> None:
        start, hand = knots_of(self.training.start), knots_of(self.training.hand)
        self._versions = {HAND: hand} if start == hand else {HAND: hand, FIRST: start}
        self.champion = list(self._versions)[-1]

    def total(self) -> int:
        """How many games there are, as far as is known."""
        left = range(len(self.done) + 1, self.rounds + 1)
        return max(self.games, self._before + sum(self._planned(number) for number in left))

    def _planned(self, number: int) -> int:
        """Games of a round, if no match is settled before."""
        opponents = dict.fromkeys((self.champion, FOCUSED, HAND))
        deals = sum(deals_of(self.training, opponent, self.champion) for opponent in opponents)
        return self.training.games_of(number) + deals * self.training.place.seats

    def steps(self) -> Iterator[Step | Round]:
        """Do all that is left; each game and each round is told when it stands in the folder."""
        for number in range(1, self.rounds + 1):
            yield from self._harvest(number)
            candidate = self._learn(number)
            matches: dict[str, Match] = {}
            yield from self._match(number, candidate, matches)
            yield self._judge(number, candidate, matches)

    def _harvest(self, number: int) -> Iterator[Step]:
        """Play the games of a round; the window keeps those of the last rounds."""
        games: list[Harvest] = []
        tasks = games_of_round(self.training, number, self.champion, self._versions)
        for _, game in self._played(f"round-{number:03}-games.jsonl", tasks, lambda _: True):
            games.append(game)
            yield Step(number, matching=False)
        self._window = [*self._window, games][-WINDOW:]

    def _learn(self, number: int) -> str:
        """Fit weights to the positions of the last rounds, unless that has been done; the name of the weights."""
        candidate = f"round-{number:03}"
        name = f"{candidate}.toml"
        key = self.training.place.game.key
        if not self.folder.has(name):
            begun = process_time()
            knots = self._fitted(number)
            self._seconds += process_time() - begun
            self.folder.write(name, self._weights(knots, number).to_text())
        weights = read_weights(self.folder.read(name), str(self.folder.path / name), key)
        self._versions[candidate] = knots_of(weights)
        self._seconds = max(self._seconds, float(weights.provenance.get("seconds", 0)))  # if another run has learned
        return candidate

    def _fitted(self, number: int) -> Knots:
        from hanse.arena.training.fit import fit, positions_of  # with numpy, which is not there for everybody

        features = FEATURES[self.training.place.game.key]()
        names, held = features.names, [features.names.index(name) for name in features.held]
        positions = positions_of([game for games in self._window for game in games], len(names))
        before = list(self._versions.values())[-1]
        learned = fit(positions, [before[name] for name in names], f"{self.training.seed}/{number}", held)
        return dict(zip(names, learned, strict=True))

    def _match(self, number: int, candidate: str, matches: dict[str, Match]) -> Iterator[Step]:
        """Let the candidate play; `matches` are filled by opponent."""
        opponents: dict[int, str] = {}
        seats = self.training.place.seats

        def tasks() -> Iterator[Task]:
            schedule = games_of_matches(self.training, number, candidate, self.champion, self._versions)
            for opponent, task in schedule:
                opponents[task.number] = opponent
                matches.setdefault(opponent, Match(opponent, seats, asked=opponent == self.champion))
                yield task

        def needed(task: Task) -> bool:
            return matches[opponents[task.number]].open

        for task, game in self._played(f"round-{number:03}-matches.jsonl", tasks(), needed):
            matches[opponents[task.number]].hear(game.shares()[task.seats.index(candidate)])
            yield Step(number, matching=True)

    def _judge(self, number: int, candidate: str, matches: dict[str, Match]) -> Round:
        scores = {opponent: match.score() for opponent, match in matches.items()}
        promoted = scores[self.champion].beats(self.training.place.seats)
        judged = Round(number, self.champion, scores, promoted)
        if promoted:
            self.champion = candidate
        self.done.append(judged)
        self._before = self.games
        self.folder.write(CURVE, json.dumps(self.curve(), indent=1) + "\n")
        self.folder.write(CHAMPION, self._best().to_text())
        return judged

    def curve(self) -> dict[str, Any]:
        """All rounds so far as plain data."""
        place = self.training.place
        return {
            "place": place.name,
            "seed": self.training.seed,
            "even": 1 / place.seats,
            "champion": self.champion,
            "rounds": [judged.to_data() for judged in self.done],
        }

    def _best(self) -> Weights:
        """The champion, with where it comes from; the weights that were there before keep their own origin."""
        if self.champion in (HAND, FIRST):
            return self.training.start
        return self._weights(self._versions[self.champion], len(self.done))

    def _weights(self, knots: Knots, rounds: int) -> Weights:
        provenance = {
            "command": self.training.command(rounds),
            "seed": str(self.training.seed),
            "games": self.games,
            "seconds": round(self._seconds),
            "made_with": f"hanse {self.version}",
        }
        return weights_of(self.training.place.game.key, knots, provenance)

    def _played(
        self, name: str, tasks: Iterator[Task], needed: Callable[[Task], bool]
    ) -> Iterator[tuple[Task, Harvest]]:
        """The games that stand in a file, then those that are missing, which are written to it."""
        log = self.folder.log(name)
        count = len(FEATURES[self.training.place.game.key]().names)
        wanted = (task for task in tasks if needed(task))
        try:
            for number, line in enumerate(log.lines(), start=1):
                yield self._count(_read(log, number, next(wanted, None), line, count))
            log.begin()
            games = InOrder[Task](self.workers, lambda: next(wanted, None), needed)
            for task, played in games.lines():
                log.add(played)
                yield self._count((task, read_harvest(task, played, count)))
        finally:
            log.close()

    def _count(self, played: tuple[Task, Harvest]) -> tuple[Task, Harvest]:
        self.games += 1
        self._seconds += played[1].seconds
        return played


def _read(log: Log, number: int, task: Task | None, line: bytes, count: int) -> tuple[Task, Harvest]:
    try:
        if task is None:
            raise Damaged
        return task, read_harvest(task, line, count)
    except Damaged:
        raise HanseError(
            "{path}, line {line}: damaged: expected a game of this training", path=str(log.path), line=number
        ) from None
