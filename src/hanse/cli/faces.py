"""How a game is shown and told in a terminal: every game has a face of its own, and the table is the same for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from hanse.cli.marks import Signs
from hanse.messages import Catalogue

View = Mapping[str, Any]


@dataclass(frozen=True)
class Place:
    """Where a choice is made, with the number under which it stands on the screen."""

    key: str
    number: int
    name: str


def common_words(told: Mapping[str, Any], seat: Callable[[int], str]) -> dict[str, object]:
    """The facts that all games tell alike: who, and what needs no other name; a game puts its own names over them."""
    words: dict[str, object] = {}
    for key, value in told.items():
        if key == "seat":
            words["who"] = seat(value)
        elif key == "owner":
            words[key] = seat(value)
        elif key == "owners":
            words[key] = ", ".join(seat(owner) for owner in value)
        elif isinstance(value, int | str):
            words[key] = value
    return words


class Phrases(Protocol):
    """Says in one language what the engine reports as data."""

    @property
    def words(self) -> Catalogue:
        """The catalogue, seen from the game."""

    def seat(self, seat: int) -> str:
        """The name of a seat."""

    def prompt(self, view: View) -> str:
        """The question that is open, in a sentence."""

    def choice(self, choice: Mapping[str, Any], view: View) -> str:
        """A choice (the data of `State.describe`) as a sentence."""

    def event(self, event: Mapping[str, Any]) -> tuple[int | None, str]:
        """What happened: the seat it is about (None for a whole sentence) and the words that follow its name.

        No words: it goes without saying.
        """

    def hints(self, view: View, families: Sequence[str]) -> list[str]:
        """The rules that matter now, each in a sentence with its clause numbers."""

    def fact_words(self, told: Mapping[str, Any]) -> dict[str, object]:
        """The facts of a card's line or of a reason, with every name in the reader's language."""

    def place(self, choice: Mapping[str, Any]) -> Place | None:
        """Where the choice is made; many choices are offered place by place."""

    def finds(self, choice: Mapping[str, Any], view: View) -> set[str]:
        """The words by which a reader may look for the choice."""


class Screen(Protocol):
    """Lays out views for one width."""

    def parts(self, view: View, you: int | None, names: Sequence[str]) -> list[RenderableType]:
        """The position from top to bottom: board, players, how near the end is."""


class Face(Protocol):
    """One game in the terminal."""

    @property
    def order(self) -> tuple[str, ...]:
        """The kinds of choices in the order in which they are offered."""

    @property
    def rules(self) -> str:
        """The letters before the clause numbers of its rules, for instance HT."""

    def phrases(self, words: Catalogue, view: View) -> Phrases:
        """Its sentences for the board of a view."""

    def screen(self, words: Catalogue, view: View, signs: Signs, width: int) -> Screen:
        """Its screen for the board of a view."""

    def tiebreak(self, view: View) -> str:
        """The message that says who wins when totals are equal."""


def face_of(game: str) -> Face:
    """The face of the game of this key."""
    return cast(Face, import_module(f"hanse.cli.{game}.face").FACE)


def column_title(message: str, words: Catalogue, most: int | None) -> str:
    """The words over a column; of at most so many letters where it is narrow: a shorter message, or its beginning."""
    if most is not None and words.has(f"{message}.narrow"):
        return words.say(f"{message}.narrow")
    title = words.say(message)
    return title if most is None or len(title) <= most else f"{title[: most - 1]}."
