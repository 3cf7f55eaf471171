"""What a training is: all that decides which games are played and what is learned from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hanse.arena.tournament import Place
from hanse.kernel.errors import HanseError
from hanse.players.weights import FEATURES, Weights

MOST_GAMES = 100_000  # of one round, and of one match
MOST_ROUNDS = 1_000
USUAL_ROUNDS, USUAL_GAMES, USUAL_MATCHES = 20, 400, 60
MOST_DECISIONS = 5_000  # of a game; beyond that it is ranked as it stands
FIRST = "start"  # the weights that a training begins with

Knots = dict[str, list[int]]


@dataclass(frozen=True)
class Training:
    """Neither time, the number of processes nor how many rounds are asked for is part of it."""

    place: Place
    options: tuple[str, ...]  # how the place was asked for, `key=value`
    start: Weights
    hand: Weights
    games: int  # of one round
    matches: int  # games of the match against the champion; half as many measure it against others
    seed: int | str
    most_decisions: int = MOST_DECISIONS
    watched: int = 0  # games of `focused` alone in the first round, instead of the league's; none: the league plays
    begun_from: str | None = None  # the name of the file with the first weights, if they are not those made by hand

    def __post_init__(self) -> None:
        if self.place.seats < 2:
            raise HanseError("{name}: expected a place for at least 2 seats", name=self.place.name)

    def games_of(self, number: int) -> int:
        """How many games the round of this number learns from."""
        return self.watched if number == 1 and self.watched else self.games

    def to_data(self) -> dict[str, Any]:
        """The training as plain data."""
        return {
            "place": self.place.to_data(),
            "games": self.games,
            "matches": self.matches,
            "watched": self.watched,
            "seed": self.seed,
            "maxDecisions": self.most_decisions,
            "features": FEATURES[self.place.game.key]().names,
            "start": knots_of(self.start),
            "hand": knots_of(self.hand),
        }

    def command(self, rounds: int) -> str:
        """What has to be typed to make the same weights again."""
        words = ["hanse", "train", self.place.game.key, "--preset", self.place.preset, "--seats", self.place.seats]
        for option in self.options:
            words += ["--option", option]
        if self.begun_from is not None:
            words += ["--from", self.begun_from]
        words += ["--rounds", rounds, "--games", self.games, "--matches", self.matches]
        if self.watched:
            words += ["--watch", self.watched]
        if self.most_decisions != MOST_DECISIONS:
            words += ["--max-decisions", self.most_decisions]
        return " ".join(_quoted(str(word)) for word in [*words, "--seed", self.seed])


def knots_of(weights: Weights) -> Knots:
    """The numbers of weights as plain data."""
    return {name: list(knots) for name, knots in weights.knots.items()}


def weights_of(game: str, knots: Mapping[str, list[int]], provenance: Mapping[str, Any] | None = None) -> Weights:
    """Weights out of plain numbers."""
    return Weights(game, {name: tuple(each) for name, each in knots.items()}, provenance or {})


def _quoted(word: str) -> str:
    plain = word.replace("-", "").replace("=", "").replace(".", "").replace("_", "")
    return word if plain.isalnum() else "'" + word.replace("'", "'\\''") + "'"
