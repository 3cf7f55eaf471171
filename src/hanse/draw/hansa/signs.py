"""The signs of this game: goods tokens with emblem and barrels, posts, coins, the ship's berth.

Each is drawn once around its own centre. A good is told by its emblem as well as by its colour, and by its barrels.
"""

from __future__ import annotations

from collections.abc import Mapping

from hanse.draw.ink import Theme, num, number, tag
from hanse.draw.symbols import HOUSE_MARKS, OTHER_EMBLEMS, SKILL_EMBLEMS, house_mark, mark_defs, seat_colours, sign_defs
from hanse.draw.woodcut import cog

# An ear of grain, a pelt, a goblet, a leaf, a herring, a bolt of cloth: each within 16 by 16 units.
EMBLEMS: dict[str, str] = {
    "orange": (
        '<path d="M0 8V-4" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>'
        '<path d="M0 -8C2 -6 2 -4 0 -2.6C-2 -4 -2 -6 0 -8Z'
        "M-0.8 -1.2C-4.6 -1.4 -5.6 -3.8 -5 -6C-2.6 -5.4 -0.8 -4 -0.8 -1.2Z"
        "M0.8 -1.2C4.6 -1.4 5.6 -3.8 5 -6C2.6 -5.4 0.8 -4 0.8 -1.2Z"
        "M-0.8 3.4C-4.6 3.2 -5.6 0.8 -5 -1.4C-2.6 -0.8 -0.8 0.6 -0.8 3.4Z"
        'M0.8 3.4C4.6 3.2 5.6 0.8 5 -1.4C2.6 -0.8 0.8 0.6 0.8 3.4Z" fill="currentColor"/>'
    ),
    "brown": (
        '<path d="M-2 -8H2L3 -5L8 -6L7 -2L4.6 -0.6L5 3L8 7L3.6 6L1 8L0 5.6L-1 8L-3.6 6L-8 7L-5 3L-4.6 -0.6L-7 -2L-8 -6'
        'L-3 -5Z" fill="currentColor"/>'
    ),
    "red": (
        '<path d="M-6 -8H6C6.4 -2 4.4 1 1.2 1.7V5.2C3.6 5.4 5 6.4 5 8H-5C-5 6.4 -3.6 5.4 -1.2 5.2V1.7'
        'C-4.4 1 -6.4 -2 -6 -8Z" fill="currentColor"/>'
    ),
    "green": (
        '<path d="M0 -8.4C7 -4 7 3 0 7C-7 3 -7 -4 0 -8.4Z" fill="currentColor"/>'
        '<path d="M0 8.4V-4M0 3L3.4 -0.6M0 3L-3.4 -0.6M0 -0.6L2.6 -3.4M0 -0.6L-2.6 -3.4" fill="none" '
        'stroke="var(--hole)" stroke-width="1.1" stroke-linecap="round"/>'
    ),
    "blue": (
        '<path d="M-8.4 0C-5 -5 1 -5.4 4 -1.2L8.4 -4.6V4.6L4 1.2C1 5.4 -5 5 -8.4 0Z" fill="currentColor"/>'
        '<circle cx="-4.6" cy="-0.8" r="0.95" fill="var(--hole)"/>'
    ),
    "pink": (
        '<path d="M7.6 -7.4H0A7.2 7.2 0 1 0 7.2 0A4.4 4.4 0 1 0 0 3.4" fill="none" stroke="currentColor" '
        'stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
}
_EDGE = "#1d140c"
_HALO = "#fffaf0"
_PALE, _DEEP = "#fffaf0", "#2b1d06"
_LIGHT_FROM = 0.42  # luminance from which a colour carries dark ink
TOKEN = 20.5  # radius


def defs(theme: Theme, colours: Mapping[str, str]) -> str:
    """All signs as definitions, to be placed with `use`; `colours` are the goods with their paint."""
    parts = [mark_defs(theme), sign_defs(theme, SIGNS)]
    for good, paint in colours.items():
        parts += [
            tag("g", _token(good, paint, barrels), id=f"{theme.name}-good-{good}{barrels}") for barrels in (1, 2, 3)
        ]
        parts.append(tag("g", _chip(good, paint), id=f"{theme.name}-chip-{good}"))
    parts += [tag("g", _post(theme, seat), id=f"{theme.name}-post-{seat}") for seat in range(len(HOUSE_MARKS))]
    parts.append(tag("g", _back(), id=f"{theme.name}-good-back"))
    parts.append(tag("g", cog(theme, 0, 8, 0.78), id=f"{theme.name}-ship"))
    parts.append(tag("g", _coin(theme), id=f"{theme.name}-coin"))
    return "".join(parts)


SIGNS: dict[str, str] = {
    "crown": (
        '<path d="M-8 5L-9 -5L-4 -1L0 -7L4 -1L9 -5L8 5Z" fill="currentColor" stroke="#1d140c" stroke-width="1" '
        'stroke-linejoin="round"/>'
    ),
    "purse": SKILL_EMBLEMS["bursa"],
    # an open hand-cart of goods, and a ledger with its tick
    "open": (
        '<path d="M-9 -5H6L4 4H-7ZM6 -5H9.5" fill="none" stroke="currentColor" stroke-width="1.7" '
        'stroke-linejoin="round" stroke-linecap="round"/><circle cx="-4" cy="7" r="2" fill="currentColor"/>'
        '<circle cx="2.5" cy="7" r="2" fill="currentColor"/>'
    ),
    "sold": (
        '<path d="M-7 -9H7V9H-7ZM-3.5 -5H3.5M-3.5 -1.5H3.5M-4 4L-1 7L4.5 1.5" fill="none" stroke="currentColor" '
        'stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>'
    ),
    "laurel": OTHER_EMBLEMS["laurel"],
    "quill": OTHER_EMBLEMS["quill"],
    "hourglass": OTHER_EMBLEMS["hourglass"],
}


def ink_on(paint: str) -> str:
    """The ink that can be read on this paint."""
    parts = [int(paint[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    light = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
    return _DEEP if light**2 > _LIGHT_FROM**1.6 else _PALE


def _token(good: str, paint: str, barrels: int) -> str:
    """A round token: the emblem above, barrels on a pale ground below."""
    emblem = EMBLEMS[good].replace("var(--hole)", paint)
    casks = "".join(
        f'<g transform="translate({num((index - (barrels - 1) / 2) * 9.2)} 11)">{_CASK}</g>' for index in range(barrels)
    )
    return (
        tag("circle", r=TOKEN, fill=paint, stroke=_HALO, stroke_width=3.0)
        + tag("circle", r=TOKEN, fill=paint, stroke=_EDGE, stroke_width=1.3)
        + tag("path", d="M-18.9 3.5H18.9A19.2 19.2 0 0 1 -18.9 3.5Z", fill=_PALE)
        + tag("g", emblem, color=ink_on(paint), transform="translate(0 -8) scale(1.08)")
        + casks
    )


# A small standing cask with two hoops.
_CASK = tag(
    "path",
    d="M-2.6 -5.4H2.6C4.4 -2 4.4 2 2.6 5.4H-2.6C-4.4 2 -4.4 -2 -2.6 -5.4Z",
    fill="#7a5230",
    stroke=_EDGE,
    stroke_width=0.7,
) + tag("path", d="M-3.6 -2.6h7.2M-3.6 2.6h7.2", stroke="#f0dcb4", stroke_width=0.8)


def _chip(good: str, paint: str) -> str:
    """The emblem alone on its colour, for lists."""
    return tag("circle", r=10.0, fill=paint, stroke=_EDGE, stroke_width=1.1) + tag(
        "g", EMBLEMS[good].replace("var(--hole)", paint), color=ink_on(paint), transform="scale(0.78)"
    )


def _back() -> str:
    """A token face down."""
    return (
        tag("circle", r=TOKEN, fill="#b9a37c", stroke=_EDGE, stroke_width=1.3)
        + tag("circle", r=TOKEN - 4.0, fill="none", stroke="#5a4427", stroke_width=0.9)
        + tag("path", d="M-7 0H7M0 -7V7M-5 -5L5 5M5 -5L-5 5", stroke="#5a4427", stroke_width=1.0)
    )


def _post(theme: Theme, seat: int) -> str:
    """A wooden disc with a rim and the house mark."""
    fill, mark = seat_colours(seat)
    radius, rim = 10.6, 1.6
    return (
        tag("circle", cy=rim, r=radius, fill=fill, stroke=_HALO, stroke_width=3.0)
        + tag("circle", cy=rim, r=radius, fill=fill, stroke=_EDGE, stroke_width=1.2)
        + tag("circle", cy=rim, r=radius, fill="#000", fill_opacity="0.34")
        + tag("circle", cy=-rim, r=radius, fill=fill, stroke=_EDGE, stroke_width=0.8)
        + house_mark(theme, seat, 0, -rim, 14.0, mark)
    )


def _coin(theme: Theme) -> str:
    return tag("circle", r=8.0, fill=theme.gold, stroke="#3a2705", stroke_width=1.1) + tag(
        "circle", r=6.0, fill="none", stroke="#3a2705", stroke_width=0.6, stroke_dasharray="1.2 1"
    )


def count_seal(theme: Theme, count: int, x: float, y: float) -> str:
    """A small pale disc with a number: how many there are."""
    return tag("circle", cx=x, cy=y, r=9.4, fill=theme.plate, stroke=theme.ink, stroke_width=1.0) + number(
        count, x, y, 16, theme.ink
    )
