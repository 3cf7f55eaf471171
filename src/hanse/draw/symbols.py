"""Emblems, house marks and pieces: every sign the chart uses, each drawn once around its own centre.

Line signs take the colour of the text (`currentColor`), so that one drawing serves on paper, on madder and on a piece.
Unless said otherwise a sign fits into a square of 20 by 20 units.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from hanse.draw.ink import PRIVILEGES, SEATS, STROKES, Theme, num, number, tag

# Five house marks, told apart by outline alone: the four of the merchants, the double cross, the cask hook with its cup
# (an anchor), the lozenge on a staff, and the crossed staves between bars.
HOUSE_MARKS: tuple[str, ...] = (
    "M0 8V-8L-7 1H6M-4.5 8H4.5",
    "M0 -8.5V8.5M-4.5 -4.5H4.5M-7 1.5H7",
    "M0 -8.5V8M-4 -5H4M-7.5 0.5C-7.5 10 7.5 10 7.5 0.5",
    "M0 -8.5L6 -2.5L0 3.5L-6 -2.5ZM0 3.5V9M-5 9H5",
    "M-7 -7.5H7M-7 7.5H7M-7 -7.5L7 7.5M7 -7.5L-7 7.5",
)

SKILL_EMBLEMS: dict[str, str] = {
    "keys": (
        '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
        '<circle cx="-5" cy="-0" r="4"/><path d="M-1 0H9.5M6 0V4.5M9.2 0V4"/></g>'
    ),
    "actions": (
        '<g fill="none" stroke="currentColor" stroke-width="1.6"><circle r="8" stroke-width="2.2"/>'
        '<path d="M-8 0H8M0 -8V8M-5.6 -5.6L5.6 5.6M5.6 -5.6L-5.6 5.6"/>'
        '<circle r="2.2" fill="currentColor"/></g>'
    ),
    "privilege": (
        '<g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">'
        '<path d="M-7 -8H5C8 -8 8 -4 5 -4H-4V5H4V-4M-7 -8C-10 -8 -10 -4 -7 -4H-4M-1.5 -1H1.8M-1.5 1.8H1.8"/>'
        '<circle cx="4.5" cy="6" r="3.2" fill="currentColor"/></g>'
    ),
    "book": (
        '<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">'
        '<path d="M0 -5C-3 -8 -7 -8 -9.5 -6.5V6C-7 4.5 -3 4.5 0 7C3 4.5 7 4.5 9.5 6V-6.5C7 -8 3 -8 0 -5ZM0 -5V7"/>'
        '<path d="M-7 -3.2C-5.5 -3.8 -4 -3.6 -2.6 -2.7M-7 0.4C-5.5 -0.2 -4 0 -2.6 0.9'
        'M7 -3.2C5.5 -3.8 4 -3.6 2.6 -2.7M7 0.4C5.5 -0.2 4 0 2.6 0.9" stroke-width="1.1"/></g>'
    ),
    "bursa": (
        '<g stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" fill="none">'
        '<path d="M-2.6 -4C-9 0 -9.5 8.5 -5 8.5H5C9.5 8.5 9 0 2.6 -4Z'
        'M-2.6 -4L-5 -8.6L-1.6 -7L0 -9L1.6 -7L5 -8.6L2.6 -4"/>'
        '<circle cy="3" r="2.6" fill="currentColor" stroke="none"/></g>'
    ),
}

MARKER_EMBLEMS: dict[str, str] = {
    "extra": (
        '<path d="M-9 8V-1L-3 -7L3 -1V8Z" fill="none" '
        'stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>'
        '<path d="M6.5 -8V0M2.5 -4H10.5" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>'
    ),
    "swap": (
        '<g fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">'
        '<path d="M-8 -3.5H8L4 -8M8 3.5H-8L-4 8"/></g>'
    ),
    "develop": (
        '<g fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">'
        '<path d="M-9 8.5H-3.5V4H2V-0.5H8"/><path d="M-5 -2L-1 -8L3 -8M-1 -8L-0.5 -4"  stroke-width="0"/>'
        '<path d="M-5.5 -1V-8.5M-9 -5.2L-5.5 -8.8L-2 -5.2"/></g>'
    ),
    "three": (
        '<g fill="currentColor"><rect x="-9.5" y="2.5" width="5.5" height="5.5"/>'
        '<rect x="-2.8" y="2.5" width="5.5" height="5.5"/>'
        '<rect x="3.9" y="2.5" width="5.5" height="5.5"/></g>'
        '<path d="M-7 -0.5C-5 -9 4 -9.5 6.5 -2.5M6.8 -7.5L6.6 -2L1.6 -3.6" fill="none" stroke="currentColor" '
        'stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
}
_EDGE = "#1d140c"
_HALO = "#fffaf0"  # a pale line around each piece, so that dark ones stand off dark offices
MARKER_FIGURES = {"actions3": "+3", "actions4": "+4"}

OTHER_EMBLEMS: dict[str, str] = {
    # a purse of pieces at hand, and the storehouse they come from
    "supply": (
        '<path d="M-9 -2H9V8H-9ZM-9 -2C-9 -9 9 -9 9 -2M-9 2H9M-1.8 0.2H1.8V4.4H-1.8Z" fill="none" '
        'stroke="currentColor" '
        'stroke-width="1.6" stroke-linejoin="round"/>'
    ),
    "stock": (
        '<path d="M-9 9V-1H-7V-3.5H-4.5V-6H-2V-8.5H2V-6H4.5V-3.5H7V-1H9V9ZM-3 9V3H3V9M-4.5 0H-2M2 0H4.5" fill="none" '
        'stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>'
    ),
    "plate": (
        '<g fill="none" stroke="currentColor"><ellipse rx="9.5" ry="6.5" stroke-width="1.7"/>'
        '<ellipse rx="5.6" ry="3.4" stroke-width="1.1"/></g>'
    ),
    "laurel": (
        '<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round">'
        '<path d="M-2 8.5C-10 6 -11 -3 -6 -9M2 8.5C10 6 11 -3 6 -9"/>'
        '<path d="M-8.6 -1L-11 -4M-8.5 3L-11.5 2M-6 6.5L-9.5 7.5M8.6 -1L11 -4M8.5 3L11.5 2M6 6.5L9.5 7.5"/></g>'
    ),
    "gate": (
        '<path d="M-9 9V-5H-6.5V-8H-4V-5H-1.5V-8H1.5V-5H4V-8H6.5V-5H9V9ZM-3 9V3.5C-3 -0.5 3 -0.5 3 3.5V9" fill="none" '
        'stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>'
    ),
    "mug": (
        '<path d="M-5 -6V7H4V-6ZM4 -3H8V4H4M-5 -6C-6 -9 -2 -10 -1 -8C1 -10 5 -9 4 -6" fill="none" '
        'stroke="currentColor" '
        'stroke-width="1.8" stroke-linejoin="round"/>'
    ),
    "quill": (
        '<path d="M-8 9L-4.5 4.5C-5.5 -2 1 -8.5 9 -9C8.5 -1 3 5 -4.5 4.5M-4.5 4.5L4 -4" fill="none" '
        'stroke="currentColor" '
        'stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>'
    ),
    "hourglass": (
        '<path d="M-6 -9H6M-6 9H6M-5 -9C-5 -3 -1 -2 -1 0C-1 2 -5 3 -5 9M5 -9C5 -3 1 -2 1 0C1 2 5 3 5 9" fill="none" '
        'stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>'
        '<path d="M-3.5 8C-2 5 2 5 3.5 8Z" fill="currentColor"/>'
    ),
}


def defs(theme: Theme) -> str:
    """All signs as definitions, to be placed with `use`."""
    parts = [mark_defs(theme)]
    for family, emblems in (("skill", SKILL_EMBLEMS), ("token", MARKER_EMBLEMS), ("sign", OTHER_EMBLEMS)):
        parts.append(sign_defs(theme, emblems, family))
    parts.append(tag("g", _house(theme), id=f"{theme.name}-post-house", **_pen(theme)))
    parts.append(tag("g", _ship(theme), id=f"{theme.name}-post-ship", **_pen(theme)))
    for seat in range(len(SEATS)):
        parts.append(tag("g", _trader(theme, seat), id=f"{theme.name}-piece-t{seat}"))
        parts.append(tag("g", _merchant(theme, seat), id=f"{theme.name}-piece-m{seat}"))
    return "".join(parts)


def mark_defs(theme: Theme) -> str:
    """The house marks as definitions."""
    pen: dict[str, object] = {"stroke_width": 2.5, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return "".join(
        tag("path", id=f"{theme.name}-mark-{index}", d=path, fill="none", stroke="currentColor", **pen)
        for index, path in enumerate(HOUSE_MARKS)
    )


def sign_defs(theme: Theme, emblems: Mapping[str, str], family: str = "sign") -> str:
    """Emblems as definitions."""
    return "".join(tag("g", drawing, id=f"{theme.name}-{family}-{key}") for key, drawing in emblems.items())


def use(theme: Theme, name: str, x: float, y: float, scale: float = 1.0, colour: str | None = None) -> str:
    """One sign from the definitions at a place, in a size and colour."""
    paint = f' color="{colour}"' if colour else ""
    if scale == 1.0:
        return f'<use href="#{theme.name}-{name}" x="{num(x)}" y="{num(y)}"{paint}/>'
    return f'<use href="#{theme.name}-{name}"{paint} transform="translate({num(x)} {num(y)}) scale({scale:.2f})"/>'


def _pen(theme: Theme) -> dict[str, object]:
    return {"stroke": theme.ink, "stroke_width": 1.2, "stroke_linejoin": "round"}


def _house(theme: Theme) -> str:
    """A post: the front of a half-timbered house, 25 units wide and 27 high."""
    return (
        tag("path", d="M6.2 -7v-4.5h2.8v6.8", fill=theme.roof, stroke_width=0.9)
        + tag("path", d="M-10.7 12.9V-3L0 -12L10.7 -3V12.9Z", fill=theme.plate)
        + tag(
            "path",
            d="M-10.7 3H10.7M-9.7 12.9L-5 3M9.7 12.9L5 3M0 -7V3",
            fill="none",
            stroke=theme.faint,
            stroke_width=0.8,
            stroke_opacity="0.6",
        )
        + tag("path", d="M-11.7 -1.8L0 -12.9L11.7 -1.8", fill="none", stroke_width=2.8)
        + tag("path", d="M-11.7 -1.8L0 -12.9L11.7 -1.8", fill="none", stroke=theme.roof, stroke_width=1.4)
    )


def _ship(theme: Theme) -> str:
    """A post for merchants only: a round deck on a hull."""
    return (
        tag("circle", r=11.2, fill=theme.plate)
        + tag("path", d="M-14 3C-11 14 11 14 14 3Z", fill=theme.roof)
        + tag("path", d="M-10 7H10", stroke_width=0.7)
        + tag("path", d="M0 -11v-4l6 2l-6 2", fill=theme.madder, stroke_width=0.9)
    )


def seat_colours(seat: int) -> tuple[str, str]:
    """Colour of a seat's pieces and of the mark upon them."""
    return SEATS[seat % len(SEATS)]


def house_mark(theme: Theme, seat: int, x: float, y: float, size: float, colour: str) -> str:
    """The mark of a seat, `size` units high."""
    return use(theme, f"mark-{seat % len(HOUSE_MARKS)}", x, y, size / 20, colour)


def _trader(theme: Theme, seat: int) -> str:
    """A cube with the house mark."""
    fill, mark = seat_colours(seat)
    return cube(fill, house_mark(theme, seat, 0, 0, CUBE_FACE * 0.86, mark))


CUBE = 20.0
CUBE_DEPTH = CUBE * 0.19
CUBE_FACE = CUBE - CUBE_DEPTH


def cube(fill: str, mark: str) -> str:
    """A cube: a face with a mark (drawn around its own centre), a lit top and a shaded side."""
    left, top = -CUBE / 2, -CUBE / 2 + CUBE_DEPTH
    depth, face = num(CUBE_DEPTH), num(CUBE_FACE)
    back, away = num(-CUBE_DEPTH), num(-CUBE_FACE)
    lit = f"M{num(left)} {num(top)}l{depth} {back}h{face}l{back} {depth}Z"
    side = f"M{num(left + CUBE_FACE)} {num(top)}l{depth} {back}v{face}l{back} {depth}Z"
    outline = f"M{num(left)} {num(top)}l{depth} {back}h{face}v{face}l{back} {depth}h{away}Z"
    middle = f"translate({num(left + CUBE_FACE / 2)} {num(top + CUBE_FACE / 2)})"
    return (
        tag("path", d=outline, fill=fill, stroke=_HALO, stroke_width=3.2, stroke_linejoin="round")
        + tag("path", d=outline, fill=fill, stroke=_EDGE, stroke_width=1.2, stroke_linejoin="round")
        + tag("path", d=lit, fill="#fff", fill_opacity="0.42")
        + tag("path", d=side, fill="#000", fill_opacity="0.34")
        + tag("g", mark, transform=middle)
    )


def _merchant(theme: Theme, seat: int) -> str:
    """A disc with a rim and the house mark."""
    fill, mark = seat_colours(seat)
    radius, rim = 10.2, 1.5
    return (
        tag("circle", cy=rim, r=radius, fill=fill, stroke=_HALO, stroke_width=3.2)
        + tag("circle", cy=rim, r=radius, fill=fill, stroke=_EDGE, stroke_width=1.2)
        + tag("circle", cy=rim, r=radius, fill="#000", fill_opacity="0.34")
        + tag("circle", cy=-rim, r=radius, fill=fill, stroke=_EDGE, stroke_width=0.8)
        + tag("circle", cy=-rim, r=radius - 1.7, fill="none", stroke="#fff", stroke_opacity="0.5", stroke_width=0.9)
        + house_mark(theme, seat, 0, -rim, 13.6, mark)
    )


def piece(theme: Theme, code: str, x: float, y: float, scale: float = 1.0) -> str:
    """A piece by its code: "t0" is a trader of seat 0, "m2" a merchant of seat 2."""
    return use(theme, f"piece-{code}", x, y, scale)


def badge(theme: Theme, seat: int, x: float, y: float, radius: float) -> str:
    """The flat round sign of a seat: its colour and its house mark."""
    fill, mark = seat_colours(seat)
    return (
        tag("circle", cx=x, cy=y, r=radius + 0.9, fill=_HALO)
        + tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=_EDGE, stroke_width=1.1)
        + house_mark(theme, seat, x, y, radius * 1.35, mark)
    )


def marker_token(theme: Theme, kind: str, x: float, y: float, radius: float, *, spent: bool = False) -> str:
    """A bonus marker: an eight-sided lead seal with the emblem of its kind; a spent one is face down in grey."""
    corners = []
    for index in range(8):
        angle = math.pi / 8 + index * math.pi / 4
        corners.append(f"{num(x + radius * math.cos(angle) * 1.06)} {num(y + radius * math.sin(angle) * 1.06)}")
    fill, ink = ("#f7e9b8", "#2e2110") if not spent else ("#b9ad99", "#5a5043")
    shape = "M" + "L".join(corners) + "Z"
    drawn = tag("path", d=shape, fill=fill, stroke="#2e2110", stroke_width=1.3, stroke_linejoin="round")
    if not spent:
        drawn += tag("circle", cx=x, cy=y, r=radius * 0.88, fill="none", stroke="#a02c27", stroke_width=0.9)
    if kind in MARKER_FIGURES:
        drawn += number(MARKER_FIGURES[kind], x, y, radius * 1.02, ink)
    elif kind in MARKER_EMBLEMS:
        drawn += use(theme, f"token-{kind}", x, y, radius / 16, ink)
    else:
        drawn += number("?", x, y, radius * 1.1, ink)
    return drawn


def coin(theme: Theme, points: int | str, x: float, y: float, radius: float = 7.6, size: float | None = None) -> str:
    """A gold coin with its number, which may be written larger than usual."""
    return (
        tag("circle", cx=x, cy=y, r=radius, fill=theme.gold, stroke="#3a2705", stroke_width=1.1)
        + tag(
            "circle",
            cx=x,
            cy=y,
            r=radius - (1.8 if size is None else 1.0),
            fill="none",
            stroke="#3a2705",
            stroke_width=0.6,
            stroke_dasharray="1.2 1",
        )
        + number(points, x, y, size or radius * 1.35, theme.on_gold)
    )


def tallies(colour: str, x: float, y: float, ink: str, height: float = 5.0) -> str:
    """One to four strokes, the privilege without its colour."""
    count = STROKES[colour]
    gap = 4.2
    first = x - (count - 1) * gap / 2
    strokes = "".join(f"M{num(first + index * gap)} {num(y - height / 2)}v{num(height)}" for index in range(count))
    return tag("path", d=strokes, stroke=ink, stroke_width=1.7, stroke_linecap="round", fill="none")


def office_space(theme: Theme, privilege: str, kind: str, x: float, y: float, size: float) -> str:
    """An empty office: square for a trader, round for a merchant, in the colour of its privilege."""
    fill = PRIVILEGES[privilege][0]
    if kind == "merchant":
        return tag("circle", cx=x, cy=y, r=size / 2, fill=fill, stroke=theme.ink, stroke_width=1.3)
    half = size / 2
    return tag(
        "rect", x=x - half, y=y - half, width=size, height=size, rx=1.5, fill=fill, stroke=theme.ink, stroke_width=1.3
    )
