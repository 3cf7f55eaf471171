"""Weights in files of their own: whole numbers by the names of features, and where they come from."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from hanse.kernel.errors import HanseError
from hanse.players.value.features import Features
from hanse.players.value.hansa import HansaFeatures
from hanse.players.value.merkator import MerkatorFeatures
from hanse.players.value.teutonica import TeutonicaFeatures
from hanse.players.value.value import KNOTS, Value

SCHEMA = 1
HAND = "hand"  # the weights that were set by hand, of every game
MOST = 10**7  # of one weight: far beyond anything learned, and safe to count with

FEATURES: dict[str, Callable[[], Features]] = {
    "teutonica": TeutonicaFeatures,
    "hansa": HansaFeatures,
    "merkator": MerkatorFeatures,
}


class WeightsError(HanseError):
    """Weights that are damaged, or of another game or version."""


@dataclass(frozen=True)
class Weights:
    """For each feature its weight at the beginning, in the middle and at the end of a game."""

    game: str
    knots: Mapping[str, tuple[int, ...]]
    provenance: Mapping[str, Any]

    def value(self, style: Mapping[str, int] | None = None) -> Value:
        """A value with these weights; a style changes some of them, in percent."""
        features = FEATURES[self.game]()
        percent = style or {}
        knots = [[weight * percent.get(name, 100) // 100 for weight in self.knots[name]] for name in features.names]
        return Value(features, knots)

    def to_text(self) -> str:
        """The weights as they stand in a file."""
        lines = [f"schema = {SCHEMA}", f'game = "{self.game}"', "", "[provenance]"]
        lines += [f"{key} = {_written(value)}" for key, value in self.provenance.items()]
        lines += ["", "[weights]  # at the beginning, in the middle, at the end"]
        lines += [f"{name} = [{', '.join(map(str, knots))}]" for name, knots in self.knots.items()]
        return "\n".join(lines) + "\n"


def read_weights(text: str, where: str, game: str | None = None) -> Weights:
    """The weights of a file, checked; `game` is the one that they must be of."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise WeightsError("{where}: no weights: {reason}", where=where, reason=str(error)) from None
    if data.get("schema") != SCHEMA:
        given = data.get("schema")
        raise WeightsError(
            "{where}: weights of schema {given}: expected {known}", where=where, given=given, known=SCHEMA
        )
    found = data.get("game")
    if found not in FEATURES or game not in (None, found):
        known = game or ", ".join(FEATURES)
        raise WeightsError(
            "{where}: weights of the game {given}: expected {known}", where=where, given=found, known=known
        )
    knots = _checked(data.get("weights"), FEATURES[found]().names, where)
    return Weights(found, knots, data.get("provenance", {}))


def _checked(table: object, names: list[str], where: str) -> dict[str, tuple[int, ...]]:
    given = table if isinstance(table, dict) else {}
    odd = sorted(set(names) ^ set(given))
    if odd:
        raise WeightsError("{where}: feature {name}: expected the features of this version", where=where, name=odd[0])
    for name in names:
        knots = given[name]
        fits = isinstance(knots, list) and len(knots) == KNOTS and all(type(each) is int for each in knots)
        if not fits or max(map(abs, knots)) > MOST:
            raise WeightsError(
                "{where}: feature {name}: expected {count} whole numbers", where=where, name=name, count=KNOTS
            )
    return {name: tuple(given[name]) for name in names}


def _written(value: object) -> str:
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)


@cache
def shipped(game: str, name: str) -> Weights:
    """Weights that come with the house."""
    return read_weights(_text(game, f"{name}.toml"), f"{game}/{name}.toml", game)


@cache
def usual(game: str, board: str, seats: int) -> Weights:
    """Those that are best for a board and a number of seats."""
    which = tomllib.loads(_text(game, "which.toml"))
    boards = which.get("boards", {})
    chosen: str = boards.get(f"{board}/{seats}", which.get("seats", {}).get(str(seats), which["otherwise"]))
    return shipped(game, chosen)


@cache
def styles(game: str) -> dict[str, dict[str, int]]:
    """Characters: by name, the features that they care for more or less, in percent."""
    return tomllib.loads(_text(game, "styles.toml"))


def _text(game: str, name: str) -> str:
    return files("hanse.players.weights").joinpath(game, name).read_text(encoding="utf-8")
