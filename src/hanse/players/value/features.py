"""What a game tells its value: the features of every seat, how far the game is, and where a value means something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

STAGES: Final = 16  # how far a game is: 0 at its beginning, this at its end


class Features:
    """Each game has its own; the names say what is counted."""

    def __init__(self, names: list[str], held: list[str] | None = None) -> None:
        """`held` are those whose weights are set by hand and not learned."""
        self.names = names
        self.held = held or []
        self.count: i64 = len(names)

    def measure(self, state: BaseState, out: vec[i64]) -> i64:
        """Write the features of every seat, one seat after another; gives back how far the game is."""
        raise NotImplementedError

    def at_rest(self, state: BaseState) -> bool:
        """Whether the active seat stands between two actions: in the middle of one, a value means little."""
        raise NotImplementedError

    def active(self, state: BaseState) -> i64:
        """Whose turn it is."""
        raise NotImplementedError

    def turn(self, state: BaseState) -> i64:
        """A number that is another one in the next turn; whose turn it is, where nobody has two in a row."""
        return self.active(state)

    def reveals(self, state: BaseState, code: int) -> bool:
        """Whether the decision turns up what was hidden within the turn: no plan can foresee what it will do then."""
        return False
