"""Codes in words and back, the board elements they touch, and events as plain data: what a game says is tables.

A family of codes has its first code, its name, its text and a field that reads what a code of it names. A field turns
a number into named parts, on a board: `part("post", post_name)`. Events are told by fields too, one for each number.
The words are stable: records, players and people may rely on them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from hanse.kernel.decisions import Why
from hanse.kernel.errors import MoveError

Choice = dict[str, Any]
# What happened: a name and up to five numbers, which the game's table of events names.
Event = tuple[str, int, int, int, int, int]


class Board(Protocol):
    """What a board must have here."""

    @property
    def key(self) -> str:
        """Its name."""


B = TypeVar("B", bound=Board)
Field = Callable[[B, int], Choice]


def nothing(board: Board, number: int) -> Choice:
    """The field of a code that names nothing."""
    return {}


def part(name: str, value: Callable[[B, int], Any]) -> Field[B]:
    """One part under this name."""
    return lambda board, number: {name: value(board, number)}


def number(name: str, first: int = 0) -> Field[Any]:
    """The number itself, counted from `first`."""
    return lambda board, given: {name: given + first}


def one_of(name: str, names: Sequence[Any]) -> Field[Any]:
    """One of these names, the same on every board."""
    return lambda board, given: {name: names[given]}


def pair(width: int, first: Field[B], second: Field[B]) -> Field[B]:
    """Two fields in one number: `width` times the first, plus the second."""
    return lambda board, given: {**first(board, given // width), **second(board, given % width)}


@dataclass(frozen=True)
class Family(Generic[B]):
    """Codes that mean the same of different things; the text names their parts in braces."""

    start: int
    name: str
    text: str
    field: Field[B] = nothing


# The reasons that all games share: the game is over, another seat decides, something else is decided first.
REASONS: dict[str, tuple[Field[Any], ...]] = {"over": (), "decides": (number("seat"),), "asked": ()}


class Codec(Generic[B]):
    """All that a game says."""

    def __init__(
        self,
        families: Iterable[Family[B]],
        end: int,
        events: Mapping[str, tuple[Field[B], ...]],
        touches: Callable[[B, Choice], list[str]],
        reasons: Mapping[str, tuple[Field[B], ...]] | None = None,
        obvious: Iterable[str] = (),
    ) -> None:
        """`end` is the size of the action space; `touches` gives the ids of what a described choice names.

        Of the `reasons` why codes are refused, what is `obvious` is told only where there is no other.
        """
        self.families = sorted(families, key=lambda family: family.start)
        self.starts = [family.start for family in self.families]
        self.end = end
        self.events = events
        self.touched = touches
        self.reasons = {**REASONS, **(reasons or {})}
        self.obvious = frozenset(obvious) | {"asked"}
        self._naming: dict[int, tuple[B, dict[str, list[int]]]] = {}  # by the identity of a board, which is kept

    def on(self, board: B) -> Spoken:
        """The same on a board."""
        return Spoken(self, board)

    def family(self, code: int) -> Family[B]:
        """The family of a code."""
        if not 0 <= code < self.end:
            raise MoveError("decision {code}: expected a code from 0 to {last}", code=code, last=self.end - 1)
        return self.families[bisect_right(self.starts, code) - 1]

    def describe(self, board: B, code: int) -> Choice:
        """What a code means, as plain data: its family and what it names."""
        return self._describe(board, self.family(code), code)

    def _describe(self, board: B, family: Family[B], code: int) -> Choice:
        try:
            return {"family": family.name, **family.field(board, code - family.start)}
        except IndexError:
            raise MoveError(
                "decision {code}: the board {board} has no such {kind}", code=code, board=board.key, kind=family.name
            ) from None

    def words(self, board: B, code: int) -> str:
        """The stable text of a code."""
        family = self.family(code)
        return family.text.format(**self._describe(board, family, code))

    def code(self, board: B, text: str) -> int:
        """The code that a text names."""
        wanted = " ".join(text.split())
        alike = [family for family in self.families if re.fullmatch(_pattern(family.text), wanted)]
        for family in alike:
            for code in self._codes(family):
                if self._reads(board, family, code, wanted):
                    return code
        if not alike:
            forms = "; ".join(re.sub(r"{(\w+)}", lambda found: found[1].upper(), each.text) for each in self.families)
            raise MoveError("{wanted!r} is not a decision: expected one of: {forms}", wanted=wanted, forms=forms)
        raise MoveError("{wanted!r}: the board {board} has no such place or thing", wanted=wanted, board=board.key)

    def _codes(self, family: Family[B]) -> range:
        """All codes of a family."""
        place = bisect_right(self.starts, family.start)
        return range(family.start, self.starts[place] if place < len(self.starts) else self.end)

    def _reads(self, board: B, family: Family[B], code: int, wanted: str) -> bool:
        try:
            return family.text.format(**self._describe(board, family, code)) == wanted
        except MoveError:  # not on this board
            return False

    def touches(self, board: B, code: int) -> list[str]:
        """The ids of the board elements that a code names, so that a client can show it without knowing a rule."""
        return self.touched(board, self.describe(board, code))

    def naming(self, board: B) -> dict[str, list[int]]:
        """Every board element that a code names, with all codes that do."""
        known = self._naming.get(id(board))
        if known is None:
            found: dict[str, list[int]] = {}
            for code in range(self.end):
                try:
                    named = self.touches(board, code)
                except MoveError:  # not on this board
                    continue
                for place in named:
                    found.setdefault(place, []).append(code)
            known = self._naming[id(board)] = (board, found)
        return known[1]

    def reason(self, board: B, why: Why) -> Choice:
        """Why a code is refused, as plain data."""
        told: Choice = {"reason": why[0]}
        for field, value in zip(self.reasons[why[0]], why[1:], strict=False):
            told |= field(board, value)
        return told

    def event(self, board: B, event: Event) -> Choice:
        """An event as plain data, for logs and animation."""
        told: Choice = {"event": event[0]}
        for field, value in zip(self.events[event[0]], event[1:], strict=False):
            told |= field(board, value)
        return told


def _pattern(form: str) -> str:
    """What a text of this form looks like."""
    return r"\S+".join(re.escape(between) for between in re.split(r"{\w+}", form))


class Spoken:
    """The words of a game on one board."""

    def __init__(self, codec: Codec[Any], board: Board) -> None:
        self._codec = codec
        self._board = board

    def describe(self, code: int) -> Choice:
        """What a code means, as plain data."""
        return self._codec.describe(self._board, code)

    def words(self, code: int) -> str:
        """The stable text of a code."""
        return self._codec.words(self._board, code)

    def code(self, text: str) -> int:
        """The code that a text names."""
        return self._codec.code(self._board, text)

    def touches(self, code: int) -> list[str]:
        """The ids of the board elements that a code names."""
        return self._codec.touches(self._board, code)

    def naming(self) -> dict[str, list[int]]:
        """Every board element that a code names, with all codes that do."""
        return self._codec.naming(self._board)

    def board(self) -> str:
        """The name of the board."""
        return self._board.key

    def reason(self, why: Why) -> Choice:
        """Why a code is refused, as plain data."""
        return self._codec.reason(self._board, why)

    def is_obvious(self, reason: Choice) -> bool:
        """Whether a reason is told only where there is no other."""
        return reason["reason"] in self._codec.obvious

    def event(self, event: Event) -> Choice:
        """An event as plain data."""
        return self._codec.event(self._board, event)
