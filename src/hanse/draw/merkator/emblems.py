"""The signs of Merkator: a seal for each place, a sign for each good, cubes, counters, coins and the signs of formulas.

Every sign is drawn around its own centre in a square of 20 by 20 units and takes the colour of the text. A place or
good that is not known here, out of facts of one's own, is shown by its first letter.
"""

from __future__ import annotations

from collections.abc import Iterable

from hanse.draw.ink import Theme, num, number, tag
from hanse.draw.symbols import use

EDGE = "#1d140c"
HALO = "#fffaf0"

# The eight colours of the cubes, spread over lightness, with the colour of the sign upon each.
COLOURS: dict[str, tuple[str, str]] = {
    "green": ("#3d7a3a", "#ffffff"),
    "yellow": ("#f2cf4c", "#2b1d06"),
    "black": ("#2f2a2a", "#ffffff"),
    "purple": ("#6b3f8f", "#ffffff"),
    "orange": ("#e8872c", "#241402"),
    "grey": ("#b9b6ae", "#221c14"),
    "blue": ("#2c66b0", "#ffffff"),
    "red": ("#c23a30", "#ffffff"),
}
WAX = ("#8a5a35", "#fff6e6")  # the seal of a minor place, which has no cubes

_LINE = 'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'


def _lines(path: str) -> str:
    return f'<path d="{path}" {_LINE}/>'


def _solid(path: str) -> str:
    return f'<path d="{path}" fill="currentColor" fill-rule="evenodd"/>'


PLACES: dict[str, str] = {
    "hamburg": _solid(
        "M-9 9V-3H-10V-8H-7.5V-6H-5.5V-8H-3.5V-3H-2V-7L0 -10L2 -7V-3H3.5V-8H5.5V-6H7.5V-8H10V-3H9V9ZM-2.5 9V4"
        "C-2.5 1 2.5 1 "
        "2.5 4V9Z"
    ),
    "danzig": _lines("M0 -9.5V-1M-4.2 -5.8H4.2M0 1.2V9.7M-4.2 4.9H4.2"),
    "sweden": _solid(
        "M-8.5 7L-9.5 -5L-4.6 -0.5L0 -8L4.6 -0.5L9.5 -5L8.5 7ZM-7 4.6H7L7.2 3H-7.2Z"
        "M-9.5 -8A1.3 1.3 0 1 0 -9.4 -8ZM9.4 -8A1.3 1.3 0 1 0 9.5 -8Z"
    ),
    "russia": _lines("M-4.5 9.5V3C-10 -1 -3 -3.5 0 -7C3 -3.5 10 -1 4.5 3V9.5ZM0 -7V-10.5M-1.8 -9.2H1.8M-4.5 3H4.5"),
    "netherlands": _solid(
        "M-7 -8.5L-2.8 -4L0 -9L2.8 -4L7 -8.5C9 0 4.5 3 1 3.2V5C4 2.5 6.5 3.5 7.5 4.5C5.5 7.5 2.5 7.5 1 7V10H-1V7"
        "C-2.5 7.5 -5.5 7.5 -7.5 4.5C-6.5 3.5 -4 2.5 -1 5V3.2C-4.5 3 -9 0 -7 -8.5Z"
    ),
    "england": _lines(
        "M0 -2.6C-5 -9.5 5 -9.5 0 -2.6M2.5 -0.8C7.5 -7.6 10.6 1.8 2.5 -0.8M1.5 2.1C9.6 4.7 1.5 10.6 1.5 2.1"
        "M-1.5 2.1C-1.5 10.6 -9.6 4.7 -1.5 2.1M-2.5 -0.8C-10.6 1.8 -7.5 -7.6 -2.5 -0.8"
    )
    + '<circle r="1.9" fill="currentColor"/>',
    "france": _solid(
        "M0 -10C3.6 -6 3.6 -2 1.8 2H3C3 -3 6 -5 8.2 -3.4C10 -2 9 1.4 6 1.2C7 0 6.4 -1 5.4 -0.6"
        "C4.2 0 4.2 1.6 4.2 2H5V4.4H1.9"
        "C2.2 6.6 3.2 7.8 4.4 9H-4.4C-3.2 7.8 -2.2 6.6 -1.9 4.4H-5V2H-4.2C-4.2 1.6 -4.2 0 -5.4 -0.6"
        "C-6.4 -1 -7 0 -6 1.2"
        "C-9 1.4 -10 -2 -8.2 -3.4C-6 -5 -3 -3 -3 2H-1.8C-3.6 -2 -3.6 -6 0 -10Z"
    ),
    "spain": '<circle r="4" fill="currentColor"/>'
    + _lines(
        "M0 -6.5V-9.5M0 6.5V9.5M-6.5 0H-9.5M6.5 0H9.5M-4.6 -4.6L-6.8 -6.8M4.6 4.6L6.8 6.8M4.6 -4.6L6.8 -6.8"
        "M-4.6 4.6L-6.8 6.8"
    ),
    "denmark": _solid("M0 9C-11 1 -9.5 -8 -4 -8C-1.6 -8 -0.4 -6.4 0 -5C0.4 -6.4 1.6 -8 4 -8C9.5 -8 11 1 0 9Z"),
    "bohemia": _lines("M-8.5 -2.5L-4.5 -8H4.5L8.5 -2.5L0 9ZM-8.5 -2.5H8.5M-3.4 -2.5L0 9L3.4 -2.5L0 -8Z"),
    "italy": _lines("M-9 -3.5L0 -9L9 -3.5ZM-7 8.5H7M-5.8 -1V6M0 -1V6M5.8 -1V6"),
    "newfoundland": _lines(
        "M-9.5 0C-5.5 -6.5 2.5 -6.5 5.5 0C2.5 6.5 -5.5 6.5 -9.5 0ZM5.5 0L9.8 -5V5ZM-2.2 -3C-0.8 -1 -0.8 1 -2.2 3"
    )
    + '<circle cx="-5.8" cy="-1" r="1.1" fill="currentColor"/>',
}

GOODS: dict[str, str] = {
    "livestock": _lines(
        "M-4.5 -3.5C-8 -4 -9.5 -7 -8.6 -9C-7 -6.8 -5.4 -6.4 -3 -6H3C5.4 -6.4 7 -6.8 8.6 -9"
        "C9.5 -7 8 -4 4.5 -3.5L3.8 4C3.4 9.4 -3.4 9.4 "
        "-3.8 4ZM-1.4 5.6V6M1.4 5.6V6M-2.4 -1.5V-1M2.4 -1.5V-1"
    ),
    "muskets": _lines(
        "M-9.5 6L-4 2.2L9 -8.4M-9.5 6L-8 9.2L-2.2 4.4M-4 2.2L-2.2 4.4L9.6 -7.2M-0.4 0.6L1.8 3.4M3.4 -3.8V-6.4"
    ),
    "grain": _lines(
        "M0 9.5V-5M0 -9.5C2.2 -7.6 2.2 -5.6 0 -4.4C-2.2 -5.6 -2.2 -7.6 0 -9.5ZM0 -1.4"
        "C0.4 -4.6 2.6 -5.6 5 -5.2C4.8 -2.6 3 -1 0 -1.4"
        "ZM0 -1.4C-0.4 -4.6 -2.6 -5.6 -5 -5.2C-4.8 -2.6 -3 -1 0 -1.4ZM0 3.4C0.4 0.2 2.6 -0.8 5 -0.4"
        "C4.8 2.2 3 3.8 0 3.4ZM0 3.4"
        "C-0.4 0.2 -2.6 -0.8 -5 -0.4C-4.8 2.2 -3 3.8 0 3.4Z"
    ),
    "saltpeter": _lines(
        "M-9.5 8.5L-5.4 -1L-2.6 3L1.2 -9L5 1.4L6.8 -1.6L9.5 8.5ZM-2.6 3L-4 8.5M1.2 -9L0.6 8.5M5 1.4L4.6 8.5"
    ),
    "iron": _solid("M-10 -6.5H9.5V-3C6 -3 3.6 -1.6 3 1.5L6.6 5.4V8.5H-6.6V5.4L-2.6 1.5C-3 -1.4 -8.4 -2.2 -10 -6.5Z"),
    "copper": _lines(
        "M-8 -2H8C8 4.5 5 8.5 0 8.5C-5 8.5 -8 4.5 -8 -2ZM-9.5 -2H9.5M-6 -2C-6 -10.5 6 -10.5 6 -2M-4 2.5"
        "C-3.6 4.4 -2.6 5.4 -1.4 6"
    ),
    "ham": _lines(
        "M-2.5 4.5C-7 0.5 -4.5 -8.5 2.5 -9C9 -9.2 10 -1 5 2.6C2.6 4.4 0 4.6 -2.5 4.5ZM-2.5 4.5L-5 7L-8.5 6.6"
        "M-5 7L-4.6 9.6M2 -5.4C5 -6.4 6.6 -3 4.4 -1"
    ),
    "fish_oil": _solid(
        "M0 -9.8C5 -3 7.4 0.2 7.4 3.8C7.4 12 -7.4 12 -7.4 3.8C-7.4 0.2 -5 -3 0 -9.8ZM-4.4 3.4"
        "C-4.4 6 -2.6 7.6 -0.4 7.9L-0.4 6.4C-2 6 -2.9 5 -3 3.4Z"
    ),
    "vegetables": _lines(
        "M-6.4 0C-7.6 5 -2.4 6.6 0 9.8C2.4 6.6 7.6 5 6.4 0C4 -3 -4 -3 -6.4 0ZM0 -2.4V-9.4M0 -4"
        "C-1.6 -8 -4.4 -8.6 -6.4 -8.4M0 -4C1.6 -8 4.4 -8.6 6.4 -8.4M-3 3H-0.6"
    ),
    "calfskin": _lines(
        "M-3 -9H3L4.2 -5.4L8.4 -6.8L9.4 -3L6 -0.6L6.2 4L9 8.6L4.4 8L0 9.4L-4.4 8L-9 8.6L-6.2 4L-6 -0.6"
        "L-9.4 -3L-8.4 -6.8L-4.2 -5.4Z"
    ),
    "fabric": _lines(
        "M-9 -5.5H4.5V5.5H-9ZM4.5 -5.5C9.5 -5.5 9.5 5.5 4.5 5.5M4.5 -2.4C6.4 -2.4 6.4 2.4 4.5 2.4M-9 5.5L-6 9"
        "H3M-5.6 -5.5V5.5M-2 -5.5V5.5"
    ),
    "coal": _solid(
        "M-9.5 8.5L-8.6 3L-4.6 1L-1 3.6L-1.4 8.5ZM0.4 8.5L1 3.2L5 1L9 3.6L9.5 8.5ZM-4.4 -0.6L-3.4 -6L1 -8.6"
        "L4.8 -5L4.2 -0.6L0 2Z"
    ),
    "plums": '<circle cy="2.2" r="6.8" '
    + _LINE
    + "/>"
    + _lines("M0 -4.6C-3 -1 -3 5 0 9M0 -4.6C0.2 -7 1 -8.8 2.4 -10M1 -7.4C4 -10 7.4 -9 8.4 -7.4C6 -5.4 3 -5.4 1 -7.4Z"),
    "wine": _lines("M-5.6 -9.4H5.6C6 -3 4 1 0 1C-4 1 -6 -3 -5.6 -9.4ZM0 1V8.6M-5 9H5")
    + _solid("M-5.2 -5H5.2C4.6 -1.6 3 0.4 0 0.4C-3 0.4 -4.6 -1.6 -5.2 -5Z"),
    "citrus": '<circle r="8.8" ' + _LINE + "/>" + _lines("M0 0V-6M0 0L5.2 -3M0 0L5.2 3M0 0V6M0 0L-5.2 3M0 0L-5.2 -3"),
    "spice": _solid(
        "".join(
            f"M0 0L{x1} {y1}L{x2} {y2}L{x3} {y3}Z"
            for x1, y1, x2, y2, x3, y3 in (
                (-2.4, -4.4, 0, -10, 2.4, -4.4),
                (2.7, -4.3, 8.7, -5, 5, -0.1),
                (5, 0.1, 8.7, 5, 2.7, 4.3),
                (2.4, 4.4, 0, 10, -2.4, 4.4),
                (-2.7, 4.3, -8.7, 5, -5, 0.1),
                (-5, -0.1, -8.7, -5, -2.7, -4.3),
            )
        )
    ),
}

SIGNS: dict[str, str] = {
    "counter": _lines(
        "M-5.5 -8.5H5.5M-5.5 8.5H5.5M-4.4 -8.5C-4.4 -3 -0.8 -2 -0.8 0C-0.8 2 -4.4 3 -4.4 8.5M4.4 -8.5"
        "C4.4 -3 0.8 -2 0.8 0C0.8 2 4.4 3 4.4 8.5"
    ),
    "letter": _lines("M-9 -6H9V6.5H-9ZM-9 -6L0 1.5L9 -6"),
    "peace": _lines(
        "M-9 7C-4 5 2 0 6.4 -8.6M-4.8 4.6C-8 3.6 -8.6 0.4 -8 -1.4C-5.4 -0.8 -4.2 1.6 -4.8 4.6ZM-1 2"
        "C-4 0.4 -4.2 -3 -3 -4.8C-0.6 -3.6 0.2 -0.8 -1 2ZM2.6 -1.8"
        "C0.4 -4 0.8 -7 2.4 -8.4C4 -6.8 4.2 -4.2 2.6 -1.8ZM-2.4 3.6C-0.4 6 2.4 6 4 4.8C2.8 2.6 0 2 -2.4 3.6Z"
        "M1.4 0C3.6 2 6.4 1.8 7.8 0.4C6.4 -1.6 3.6 -1.8 1.4 0Z"
    ),
    "house": _lines("M-8 9V-1.5L0 -9L8 -1.5V9ZM-2.5 9V3H2.5V9M-10 0.4L0 -9L10 0.4"),
    "card": _lines("M-6.5 -9H6.5V9H-6.5ZM-2.5 -4.5L2.5 -4.5M0 -7V-2M-3 4H3"),
    "kinds": _lines("M-9.5 -3H-3.5V3H-9.5ZM3.5 0L6.5 -3.4L9.5 0L6.5 3.4Z")
    + '<circle r="2.7" cy="-0.2" '
    + _LINE
    + "/>",
    "cube": _lines("M-7 -4L0 -8L7 -4V5L0 9L-7 5ZM-7 -4L0 0L7 -4M0 0V9"),
    "pair": _lines("M-9.5 -4H-1V4.5H-9.5ZM1 -4H9.5V4.5H1Z"),
    "alone": _lines("M-8.5 6.5L-9.5 -4.5L-4.6 0L0 -7.5L4.6 0L9.5 -4.5L8.5 6.5ZM-8.4 9.4H8.4"),
    "crate": _lines("M-9 -7H9V8H-9ZM-9 -7L9 8M9 -7L-9 8M-9 -3.4H9M-9 4.4H9"),
    "pawn": _solid(
        "M0 -10A4 4 0 0 1 2.6 -2.8C4.6 1 5.4 4 6 6.4H8V10H-8V6.4H-6C-5.4 4 -4.6 1 -2.6 -2.8A4 4 0 0 1 0 -10Z"
    ),
}


def defs(theme: Theme, places: Iterable[str], goods: Iterable[str]) -> str:
    """All signs as definitions, to be placed with `use`; what has no sign of its own gets its first letter."""
    signs = {
        "seal": {key: _letter(key) for key in places} | PLACES,
        "good": {key: _letter(key) for key in goods} | GOODS,
        "mk": SIGNS,
    }
    return "".join(
        tag("g", drawing, id=f"{theme.name}-{family}-{key}")
        for family, drawings in signs.items()
        for key, drawing in drawings.items()
    )


def _letter(key: str) -> str:
    return number(key[:1].upper(), 0, 0, 18, "currentColor")


def sign(theme: Theme, family: str, key: str, x: float, y: float, size: float, ink: str) -> str:
    """A sign of this size."""
    return use(theme, f"{family}-{key}", x, y, size / 20, ink)


def colour_of(name: str | None) -> tuple[str, str]:
    """The paint of a colour and of the sign upon it; wax for a place without one."""
    return COLOURS.get(name or "", WAX)


def seal(theme: Theme, place: str, colour: str | None, x: float, y: float, radius: float) -> str:
    """The seal of a place: wax in the colour of its cubes, with its sign."""
    fill, mark = colour_of(colour)
    return (
        tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=EDGE, stroke_width=1.1)
        + tag("circle", cx=x, cy=y, r=radius - 1.9, fill="none", stroke=mark, stroke_opacity="0.55", stroke_width=0.7)
        + sign(theme, "seal", place, x, y, radius * 1.28, mark)
    )


def cube(theme: Theme, place: str, colour: str | None, x: float, y: float, size: float) -> str:
    """A cube with the sign of its place, so that its colour need not be seen."""
    fill, mark = colour_of(colour)
    edge = EDGE if theme.name == "light" else HALO
    depth = size * 0.2
    face = size - depth
    left, top = x - size / 2, y - size / 2 + depth
    outline = (
        f"M{num(left)} {num(top)}l{num(depth)} {num(-depth)}h{num(face)}v{num(face)}"
        f"l{num(-depth)} {num(depth)}h{num(-face)}Z"
    )
    lit = f"M{num(left)} {num(top)}l{num(depth)} {num(-depth)}h{num(face)}l{num(-depth)} {num(depth)}Z"
    side = f"M{num(left + face)} {num(top)}l{num(depth)} {num(-depth)}v{num(face)}l{num(-depth)} {num(depth)}Z"
    return (
        tag("path", d=outline, fill=fill, stroke=edge, stroke_width=0.8, stroke_linejoin="round")
        + tag("path", d=lit, fill="#fff", fill_opacity="0.42")
        + tag("path", d=side, fill="#000", fill_opacity="0.34")
        + sign(theme, "seal", place, left + face / 2, top + face / 2, face * 0.78, mark)
    )


def good(theme: Theme, key: str, colour: str | None, x: float, y: float, size: float) -> str:
    """A good: a tile in the colour of its cubes with its sign."""
    fill, mark = colour_of(colour)
    half = size / 2
    edge = EDGE if theme.name == "light" else HALO  # so that dark goods stand off dark shelves
    return tag(
        "rect",
        x=x - half,
        y=y - half,
        width=size,
        height=size,
        rx=size * 0.16,
        fill=fill,
        stroke=edge,
        stroke_width=0.8,
    ) + sign(theme, "good", key, x, y, size * 0.78, mark)


def counter(theme: Theme, x: float, y: float, radius: float, letter: str | None = None, *, double: bool = False) -> str:
    """A time counter: an hourglass, or letter up its letter once or twice."""
    fill = "#f7e9b8" if letter is None else "#a02c27"
    ink = "#2e2110" if letter is None else "#fff6e6"
    drawn = tag("circle", cx=x, cy=y + 1.2, r=radius, fill="#000", fill_opacity="0.25")
    drawn += tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=EDGE, stroke_width=1.1)
    drawn += tag(
        "circle", cx=x, cy=y, r=radius * 0.82, fill="none", stroke=ink, stroke_opacity="0.45", stroke_width=0.7
    )
    if letter is None:
        return drawn + sign(theme, "mk", "counter", x, y, radius * 1.15, ink)
    text = letter * 2 if double else letter
    return drawn + number(text, x, y, radius * (0.85 if double else 1.1), ink)
