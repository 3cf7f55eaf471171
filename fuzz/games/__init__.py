"""The games that are fuzzed: for each a module that says which games are played, by whom, and what must hold."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from fuzz.styles import Style
from hanse.games import find_game
from hanse.kernel.chance import Chance
from hanse.kernel.contract import Game


class Fuzzed(Protocol):
    """What the module of a game has."""

    GAME: Game
    CASES: list[tuple[str, int, dict[str, Any]]]  # presets, seat counts and options, taken in turn
    SWITCHES: tuple[str, ...]  # options that are changed by chance, in all their values
    SHORTEST: int  # decisions after which games are broken off, at the least and at the most
    LONGEST: int
    STYLES: dict[str, Style]

    def choose(self, state: Any, chance: Chance, style: Style, families: dict[int, str]) -> int:
        """The decision of a seat of this style; `families` remembers the family of each code."""

    def asked(self, state: Any) -> str:
        """The kind of the pending decision."""

    def check_course(self, state: Any) -> None:
        """What holds in every game that began at the beginning; `Broken` if it does not."""


def fuzzed(key: str) -> Fuzzed:
    """The module of the game of this key."""
    return cast(Fuzzed, import_module(f"fuzz.games.{find_game(key).key}"))
