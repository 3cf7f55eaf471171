"""Which games are stored: for each game a module that says what it wants, who plays it, and what must be seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol, cast

from hanse.kernel.chance import Chance


@dataclass(frozen=True)
class Wanted:
    """One game of the corpus: its name begins with its preset."""

    name: str
    preset: str
    seats: int
    end: str
    changes: dict[str, Any] = field(default_factory=dict)


class Plan(Protocol):
    """What the module of a game has."""

    LEAST: int  # games in all
    LONGEST: int  # decisions
    RARE: dict[str, int]  # what seldom happens, and in how many games it must
    ANY_VALUE: tuple[str, ...]  # options that need not be there in each of their values

    def wanted(self) -> Iterator[Wanted]:
        """Every game of the corpus."""

    def party(self, chance: Chance, seats: int, end: str) -> list[str]:
        """The styles of those who are to bring about this end."""

    def ended(self, state: Any) -> str:
        """How a finished game ended, in the words of `wanted`."""

    def notable(self, event: dict[str, Any]) -> str | None:
        """The name under which an event counts as something shown."""


def plan_of(key: str) -> Plan:
    """The plan of the game of this key."""
    return cast(Plan, import_module(f"tests.corpus.plans.{key}"))
