"""What an environment shows: text, a drawing, or that drawing as a picture. It is what a spectator sees."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hanse.draw import draw_state
from hanse.kernel.errors import HanseError, UnknownName
from hanse.kernel.points import in_points
from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from collections.abc import Sequence

HUMAN, TEXT, DRAWING, PICTURE = "human", "ansi", "svg", "rgb_array"
MODES: Sequence[str] = (HUMAN, TEXT, DRAWING, PICTURE)
WIDTH = 800  # of a picture
MOST_CHOICES = 12  # that a text lists


def check_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise UnknownName("render mode", str(mode), MODES)
    return mode


def render(state: BaseState, mode: str | None) -> Any:
    """A position in a mode; None where it was shown or where there is none."""
    if mode == HUMAN:
        print(text(state))
        return None
    if mode == TEXT:
        return text(state)
    if mode == DRAWING:
        return draw_state(state)
    return picture(state) if mode == PICTURE else None


def text(state: BaseState) -> str:
    """Points, who decides, and some of what can be decided."""
    parts = state.identity().parts
    points = [f"seat {seat}: {in_points(score, parts)} points" for seat, score in enumerate(state.scores())]
    if state.over():
        return "\n".join([*points, "over"])
    legal = [state.words(code) for code in state.legal()]
    more = [f"  and {len(legal) - MOST_CHOICES} more"] if len(legal) > MOST_CHOICES else []
    asked = f"seat {state.mover()} decides {state.kind().name}:"
    return "\n".join([*points, asked, *(f"  {words}" for words in legal[:MOST_CHOICES]), *more])


def picture(state: BaseState) -> NDArray[np.uint8]:
    """The drawing as pixels: rows of red, green and blue."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise HanseError("pictures need more: pip install 'hanse[envs]'; render_mode='svg' does not") from None
    drawn = bytes(resvg_py.svg_to_bytes(svg_string=draw_state(state), width=WIDTH))
    with Image.open(io.BytesIO(drawn)) as image:
        return np.asarray(image.convert("RGB"))
