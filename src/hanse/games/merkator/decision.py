"""What a kind of decision is in Merkator: an object that stands with its rule in `phases/`; see `decisions.py`."""

from __future__ import annotations

from typing import Any, Final

from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Kind, Why, asked
from hanse.kernel.errors import Phrase

# What the own number of a decision can be.
NO_NUMBER: Final = 0
COUNT: Final = 1
COLOUR: Final = 2
PILE_VALUE: Final = 3


class Decision(Kind):
    """One kind of decision; its own number, if it has one, stands in the cell `ASK_A`."""

    def __init__(
        self,
        number: int,
        name: str,
        own: str = "",
        what: int = NO_NUMBER,
        most: int = 0,
        by_active: bool = False,
        by_others: bool = False,
        travelled: bool = False,
        paying: bool = False,
    ) -> None:
        """`own` is the name of its number in views and positions, `what` it is, and the greatest if it is a count.

        `by_active` says that only the seat whose turn it is decides it, `by_others`, that only others do; `travelled`,
        that the pawn stands on a place; `paying`, that a contract is being paid.
        """
        super().__init__(number, name)
        self.own = own
        self.what = what
        self.most = most
        self.by_active = by_active
        self.by_others = by_others
        self.travelled = travelled
        self.paying = paying

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """The answers, each once."""

    def play(self, s: Position, seat: int, code: int) -> None:
        """The effect of an answer."""

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Why the seat cannot give an answer; None if it is legal."""
        return asked()

    def about(self, s: Position) -> dict[str, Any]:
        """What a viewer is told of it besides its kind, its seat and its own number."""
        return {}

    def faults(self, s: Position, seat: int) -> list[str]:
        """What is wrong while it is pending."""
        return []

    def payable(self, s: Position, seat: int) -> bool:
        """MK-9.3: whether what it is about can still be paid; asked after a tile cube was stored for trial."""
        return True

    def stored(self, s: Position, seat: int) -> None:
        """A tile cube was stored: what is asked may have become forced."""


def unless(fits: bool) -> list[str]:
    """The fault of a decision that does not fit the position."""
    return [] if fits else [Phrase("pending: this decision does not fit the position")]
