"""Imperial favours: those on display in a row under the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.ink import Theme, book_text, hand_box, tag, text_width, title
from hanse.draw.teutonica.geometry import Layout
from hanse.draw.teutonica.signs import favour_tile

HEIGHT = 56.0
STEP = 46.0


def display(theme: Theme, layout: Layout, view: Mapping[str, Any], words: Mapping[str, str]) -> tuple[str, float]:
    """The tiles that can still be bought, and the height they add to the sheet."""
    if "favours" not in view:
        return "", 0.0
    shown = list(view["favours"])
    label = words["favours"]
    wide = text_width(label, 15) + 40 + STEP * max(1, len(shown))
    left = (layout.width - wide) / 2
    top = layout.height + 12
    parts = [
        tag(
            "path",
            d=hand_box(left, top, left + wide, top + HEIGHT - 6, "favours", 1.0),
            fill=theme.paper,
            stroke=theme.ink,
            stroke_width=1.3,
        ),
        book_text(label, left + 14, top + 30, 15, theme.ink, text_anchor="start", font_style="italic"),
    ]
    x = left + text_width(label, 15) + 48
    for index, kind in enumerate(shown):
        tile = favour_tile(theme, kind, x + index * STEP, top + 27, 17)
        parts.append(tag("g", title(words[f"favour-{kind}"]), tile, id=f"favour-{kind}", data_favour=kind))
    return tag("g", *parts, id="favours"), HEIGHT
