"""Ink and paper: themes, numbers as text, SVG elements, and lines that look drawn by hand."""

from __future__ import annotations

import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from hanse.kernel.errors import UnknownName

Point = tuple[float, float]

BOOK_FACE = "Palatino Linotype,Palatino,Book Antiqua,URW Palladio L,Georgia,Liberation Serif,serif"
PLAIN_FACE = "Helvetica Neue,Helvetica,Arial,Liberation Sans,sans-serif"


@dataclass(frozen=True)
class Theme:
    """The colours of one way to light the chart."""

    name: str
    desk_top: str
    paper: str
    land: str
    sea: str
    sea_line: str
    river: str
    ink: str
    faint: str
    road: str
    plate: str
    madder: str
    on_madder: str
    roof: str
    accent: str  # madder as writing
    leaf: str
    gold: str
    on_gold: str
    band: str
    glow: str
    shade: str
    shade_opacity: float


THEMES: dict[str, Theme] = {
    "light": Theme(
        name="light",
        desk_top="#cdb68a",
        paper="#f1e3c3",
        land="#f5ead0",
        sea="#d5dfd3",
        sea_line="#6f8f8e",
        river="#7c9da0",
        ink="#33261a",
        faint="#8d7653",
        road="#fdf6e3",
        plate="#fffaf0",
        madder="#a02c27",
        on_madder="#fff6e6",
        roof="#c4695a",
        accent="#a02c27",
        leaf="#e6dcb4",
        gold="#e0b04a",
        on_gold="#3a2705",
        band="#e9d8ae",
        glow="#fffaec",
        shade="#7a5a2c",
        shade_opacity=0.34,
    ),
    "dark": Theme(
        name="dark",
        desk_top="#120e0a",
        paper="#2b2118",
        land="#33281d",
        sea="#1b2a2e",
        sea_line="#56777a",
        river="#5c8087",
        ink="#efdfbd",
        faint="#a38c68",
        road="#4a3b2a",
        plate="#3f3325",
        madder="#b8392f",
        on_madder="#ffeeda",
        roof="#8d4238",
        accent="#ee9a80",
        leaf="#3d3a24",
        gold="#dba940",
        on_gold="#2a1c04",
        band="#3a2e20",
        glow="#8a6532",
        shade="#000000",
        shade_opacity=0.55,
    ),
}

# The four privileges keep their colours by lamplight; the strokes beside them say the same without colour.
PRIVILEGES: dict[str, tuple[str, str]] = {
    "white": ("#fdf8ea", "#33261a"),
    "orange": ("#e98a24", "#33261a"),
    "pink": ("#e59bb8", "#33261a"),
    "black": ("#1c1816", "#fdf8ea"),
}
STROKES: dict[str, int] = {"white": 1, "orange": 2, "pink": 3, "black": 4}

# Seat colours rise in lightness (CIE L* about 28, 39, 52, 70, 85), so that they also differ in grey, and the darkest
# one from black spaces (8);
# the second colour is the house mark upon it.
SEATS: tuple[tuple[str, str], ...] = (
    ("#2a5ca5", "#ffffff"),
    ("#f4d04a", "#2b1d06"),
    ("#d4512f", "#ffffff"),
    ("#6b2469", "#ffffff"),
    ("#63bfa6", "#0c2a22"),
)


def find_theme(name: str) -> Theme:
    """The theme of that name; UnknownName with the known names otherwise."""
    if name not in THEMES:
        raise UnknownName("theme", name, THEMES)
    return THEMES[name]


def num(value: float) -> str:
    """A coordinate with at most one decimal, the shortest way."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: object) -> str:
    """One SVG element; `class_` becomes class, `stroke_width` becomes stroke-width, None leaves an attribute out."""
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        text = num(value) if isinstance(value, float) else str(value)
        parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    opening = " ".join(parts)
    inner = "".join(children)
    return f"<{opening}>{inner}</{name}>" if inner else f"<{opening}/>"


def title(text: str) -> str:
    """The accessible name of the element it stands in."""
    return f"<title>{escape(text)}</title>"


# Widths of a book face in thousandths of its size, near enough for all faces of the stack; drawn text is set to
# exactly this length, so that a box made for it fits on every machine.
_NARROW = dict.fromkeys("ijlI.,:;'|!", 300) | dict.fromkeys("ft-r ", 360)
_WIDE = dict.fromkeys("mM", 830) | dict.fromkeys("wW", 800)


def text_width(text: str, size: float) -> float:
    """How wide this text is drawn in the book face."""
    total = 0
    for char in text:
        if char in _NARROW:
            total += _NARROW[char]
        elif char in _WIDE:
            total += _WIDE[char]
        elif char.isupper():
            total += 690
        else:
            total += 505
    return total * size / 1000


def book_text(text: str, x: float, y: float, size: float, fill: str, *, fit: bool = True, **more: object) -> str:
    """A line in the book face, centred on x unless told otherwise, set to its estimated width."""
    attributes: dict[str, object] = {
        "class_": "hanse-book",
        "x": x,
        "y": y,
        "font_size": size,
        "fill": fill,
        "text_anchor": "middle",
    }
    if fit:
        attributes |= {"textLength": text_width(text, size), "lengthAdjust": "spacingAndGlyphs"}
    return tag("text", escape(text), **(attributes | more))


def number(text: object, x: float, y: float, size: float, fill: str, **more: object) -> str:
    """A figure in the plain face, centred on the point (x, y)."""
    attributes: dict[str, object] = {
        "class_": "hanse-figure",
        "x": x,
        "y": y + size * 0.355,
        "font_size": size,
        "fill": fill,
        "font_weight": "700",
    }
    return tag("text", escape(str(text)), **(attributes | more))


def faces() -> str:
    """The two faces of the sheet, from whatever the reader's machine has."""
    return (
        f"<style>.hanse-book{{font-family:{_quoted(BOOK_FACE)}}}"
        f".hanse-figure{{font-family:{_quoted(PLAIN_FACE)};text-anchor:middle;font-variant-numeric:tabular-nums}}</style>"
    )


def _quoted(stack: str) -> str:
    return ",".join(f"'{face}'" if " " in face else face for face in stack.split(","))


def hand(name: str) -> random.Random:
    """The hand that draws the element of this name: the same strokes every time."""
    return random.Random(zlib.crc32(name.encode()))


def polyline(points: Sequence[Point], *, closed: bool = False) -> str:
    """Path data of straight strokes."""
    text = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return text + "Z" if closed else text


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """Path data of one smooth stroke through all points (Catmull-Rom as Bezier curves)."""
    count = len(points)
    if count < 3:
        return polyline(points, closed=closed)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    text = f"M{num(points[0][0])} {num(points[0][1])}"
    for index in range(count if closed else count - 1):
        before, start, end, after = at(index - 1), at(index), at(index + 1), at(index + 2)
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        text += "C" + " ".join(f"{num(x)} {num(y)}" for x, y in (first, second, end))
    return text + "Z" if closed else text


def hand_box(x0: float, y0: float, x1: float, y1: float, name: str, amount: float = 0.7) -> str:
    """Path data of a box drawn by hand: sides bow a little, corners are not quite square."""
    rng = hand(name)

    def off() -> float:
        return (rng.random() - 0.5) * 2 * amount

    corners = [(x0 + off(), y0 + off()), (x1 + off(), y0 + off()), (x1 + off(), y1 + off()), (x0 + off(), y1 + off())]
    text = f"M{num(corners[0][0])} {num(corners[0][1])}"
    for index in range(4):
        start, end = corners[index], corners[(index + 1) % 4]
        middle = ((start[0] + end[0]) / 2 + off(), (start[1] + end[1]) / 2 + off())
        text += f"Q{num(middle[0])} {num(middle[1])} {num(end[0])} {num(end[1])}"
    return text + "Z"
