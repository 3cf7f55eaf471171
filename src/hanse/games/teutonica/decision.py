"""What a kind of decision is in Hansa Teutonica: an object that stands with its rule in `phases/`.

It says what is legal, what a code does and what must hold while it waits; the rest is data. `decisions.py` lists all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.layout import HAND, HAND_AT
from hanse.games.teutonica.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Kind, Why, asked
from hanse.kernel.errors import Phrase

if TYPE_CHECKING:
    from mypy_extensions import i64

# What an own number of a decision can be.
COUNT: Final = 0
ROUTE: Final = 1
PIECE: Final = 2  # 0 for none
PIECE_IF_ANY: Final = 3  # left out if there is none
MARKER: Final = 4  # 1 + kind; 0 for none


class Own:
    """An own number of a pending decision, as views and positions write it."""

    def __init__(self, name: str, what: int, least: int = 0, most: int = 0) -> None:
        """`least` and `most` bound a count."""
        self.name = name
        self.what = what
        self.least = least
        self.most = most


class Decision(Kind):
    """One kind of decision."""

    def __init__(
        self,
        number: int,
        name: str,
        above: list[int] | None = None,
        numbers: list[Own] | None = None,
        out_of_turn: bool = False,
        permanent: list[int] | None = None,
        resumes: bool = False,
    ) -> None:
        """`above` are the kinds upon which it may wait, `permanent` the permanent markers that ask it.

        `out_of_turn` says that another seat than the active one decides; `resumes`, that the establishing of a route
        may wait below and goes on afterwards.
        """
        super().__init__(number, name)
        self.above: list[int] = above or []
        self.numbers: list[Own] = numbers or []
        self.out_of_turn = out_of_turn
        self.permanent: list[int] = permanent or []
        self.resumes = resumes

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """The codes that the seat can play."""

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """What a code does."""

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Why the seat cannot play a code; None if it is legal."""
        return asked()

    def faults(self, s: Position) -> list[str]:
        """What is wrong while it is on top; if nothing else is said, the hand must be empty."""
        held = len(in_hand(s))
        return [Phrase("hand: {held} pieces: expected none in this decision", held=held)] if held else []


def in_hand(s: Position) -> list[int]:
    """The pieces in hand."""
    held: int = s.cells[HAND]
    return [int(s.cells[HAND_AT + i]) for i in range(held)]


def all_of(pieces: list[int], seat: i64) -> bool:
    """Whether all of them are the seat's."""
    return all((piece - 1) >> 1 == seat for piece in pieces)


def unless(fits: bool) -> list[str]:
    """The fault of a hand that does not fit the decision."""
    return [] if fits else [Phrase("hand: expected the pieces of the pending decision and no others")]
