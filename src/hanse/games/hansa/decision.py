"""What a kind of decision is in Hansa: an object that stands with its rule in `phases/`; `decisions.py` lists all."""

from __future__ import annotations

from typing import Any

from hanse.games.hansa.layout import ACTIVE
from hanse.games.hansa.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Kind, Why, asked


class Decision(Kind):
    """One kind of decision."""

    def __init__(self, number: int, name: str, action_used: bool = False) -> None:
        """`action_used` says that it may be asked when the action of the ship's visit is used."""
        super().__init__(number, name)
        self.action_used = action_used

    def seat(self, s: Position) -> int:
        """Who decides; if nothing else is said, whose turn it is."""
        seat: int = s.cells[ACTIVE]
        return seat

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """The codes that the seat can play."""

    def play(self, s: Position, seat: int, code: int) -> None:
        """What a code does."""

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Why the seat cannot play a code; None if it is legal."""
        return asked()

    def about(self, s: Position) -> dict[str, Any]:
        """What a viewer is told of it besides its kind and seat."""
        return {}

    def fits(self, s: Position) -> bool:
        """Whether it can be asked in this position."""
        return True
