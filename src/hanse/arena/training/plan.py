"""Which weights come with the house, and the training that makes each."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from hanse.arena.tournament import place_of
from hanse.arena.training.training import MOST_DECISIONS, Training
from hanse.games import find_game
from hanse.players.weights import HAND, Weights, shipped


@dataclass(frozen=True)
class Planned:
    """One file of weights: its name among those of its game, and how it is made."""

    name: str
    training: Training
    rounds: int


def training_for(
    game: str,
    preset: str | None,
    seats: int | None,
    options: Mapping[str, object],
    start: tuple[str, Weights] | None = None,
    most_decisions: int = MOST_DECISIONS,
    **numbers: Any,
) -> Training:
    """A training at a place; it begins with the weights of `start`, a file's name and what it holds, or the hand-made.

    `numbers` are those of games, matches and games that are watched, and the seed.
    """
    known = find_game(game)
    hand = shipped(known.key, HAND)
    return Training(
        place=place_of(known, preset, seats, options),
        options=tuple(f"{key}={_word(value)}" for key, value in options.items()),
        start=start[1] if start else hand,
        hand=hand,
        begun_from=start[0] if start else None,
        most_decisions=most_decisions,
        **numbers,
    )


def _word(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def plan() -> list[Planned]:
    """All weights that come with the house and were learned, in the order in which they are made."""
    text = files("hanse.arena.training").joinpath("plan.toml").read_text(encoding="utf-8")
    return [_planned(entry) for entry in tomllib.loads(text)["weights"]]


def _planned(entry: Mapping[str, Any]) -> Planned:
    numbers = {key: entry[key] for key in ("games", "matches", "seed")} | {"watched": entry.get("watched", 0)}
    training = training_for(entry["game"], entry["preset"], entry["seats"], entry.get("options", {}), **numbers)
    return Planned(entry["name"], training, entry["rounds"])
