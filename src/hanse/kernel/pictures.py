"""How a state shows itself where pictures can be seen, in a notebook for instance.

The drawings stand above the games, so a state cannot ask for them: whoever can draw says so here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanse.kernel.contract import State

_artists: list[Callable[[State], str]] = []


def register(draw: Callable[[State], str]) -> None:
    """From now on states are drawn by `draw`, which gives an SVG document."""
    _artists[:] = [draw]


def svg_of(state: State) -> str | None:
    """The state as an SVG document; None while nobody can draw."""
    return _artists[0](state) if _artists else None
