"""Woodcuts: towns, trees, hills, a cog under sail, a serpent, the compass rose."""

from __future__ import annotations

import math

from hanse.draw.curves import Box
from hanse.draw.ink import Theme, hand, num, tag


def skyline(theme: Theme, name: str, box: Box) -> str:
    """Towers, stepped gables and a church of a town, standing on the lower side of the box."""
    rng = hand(f"town {name}")
    base = box.y1
    shapes = []
    lines = []
    roofs = []
    order = ["tower", "gable", "house", "gable", "tower", "house", "gable"]
    rng.shuffle(order)
    order.insert(len(order) - 1 - rng.randrange(3), "church")
    x = box.x0 + 1
    while x < box.x1 - 6 and order:
        kind = order.pop()
        width = {"tower": 7.0, "gable": 10.0, "church": 14.0, "house": 10.5}[kind] * (0.92 + rng.random() * 0.2)
        if x + width > box.x1:
            continue
        tall = (box.height - 3) * _HEIGHTS[kind] * (0.88 + rng.random() * 0.12)
        body, roof, detail = _BUILDINGS[kind](x, base, width, tall)
        shapes.append(body)
        roofs.append(roof)
        lines.append(detail)
        x += width - 0.4
    shift = (box.x1 - x) / 2
    return tag(
        "g",
        tag("path", d="".join(shapes), fill=theme.plate),
        tag("path", d="".join(roofs), fill=theme.roof),
        tag("path", d="".join(lines), fill="none", stroke_width=0.55),
        stroke=theme.ink,
        stroke_width=0.9,
        stroke_linejoin="round",
        transform=f"translate({num(shift)} 0)",
    )


def _hatch(x: float, y: float, width: float, height: float) -> str:
    """The shaded right side of a wall."""
    count = max(2, int(height / 1.9))
    return "".join(
        f"M{num(x + width * 0.62)} {num(y + 1 + row * height / count)}H{num(x + width)}" for row in range(count)
    )


def _tower(x: float, base: float, width: float, tall: float) -> tuple[str, str, str]:
    top = base - tall * 0.62
    body = f"M{num(x)} {num(base)}V{num(top)}H{num(x + width)}V{num(base)}Z"
    roof = f"M{num(x - 0.8)} {num(top)}L{num(x + width / 2)} {num(base - tall)}L{num(x + width + 0.8)} {num(top)}Z"
    slit = f"M{num(x + width * 0.35)} {num(top + 2.5)}v2.4"
    return body, roof, _hatch(x, top, width, base - top) + slit


def _gable(x: float, base: float, width: float, tall: float) -> tuple[str, str, str]:
    """A merchant's house with a stepped gable."""
    eaves = base - tall * 0.42
    step_x, step_y = width / 6, tall * 0.34 / 3
    body = f"M{num(x)} {num(base)}V{num(eaves)}"
    for _ in range(2):
        body += f"v{num(-step_y)}h{num(step_x)}"
    body += f"v{num(-step_y)}h{num(width - 4 * step_x)}v{num(step_y)}"
    for _ in range(2):
        body += f"h{num(step_x)}v{num(step_y)}"
    body += f"V{num(base)}Z"
    door = f"M{num(x + width * 0.4)} {num(base)}v-3.4h{num(width * 0.2)}v3.4"
    door += f"M{num(x + width * 0.45)} {num(eaves + 0.6)}h1.4"
    return body, "", door + _hatch(x + width * 0.3, eaves, width * 0.7, base - eaves)


def _house(x: float, base: float, width: float, tall: float) -> tuple[str, str, str]:
    eaves = base - tall * 0.34
    body = f"M{num(x)} {num(base)}V{num(eaves)}H{num(x + width)}V{num(base)}Z"
    roof = f"M{num(x - 0.6)} {num(eaves)}L{num(x + 1.8)} {num(base - tall * 0.62)}H{num(x + width - 1.8)}"
    roof += f"L{num(x + width + 0.6)} {num(eaves)}Z"
    return (
        body,
        roof,
        f"M{num(x + width * 0.25)} {num(base - 1.6)}v-2M{num(x + width * 0.5)} {num(base - 1.6)}v-2"
        + _hatch(x + 1, eaves, width - 1, base - eaves),
    )


def _church(x: float, base: float, width: float, tall: float) -> tuple[str, str, str]:
    nave = base - tall * 0.36
    tower = width * 0.42
    body = f"M{num(x)} {num(base)}V{num(base - tall * 0.55)}H{num(x + tower)}V{num(nave)}H{num(x + width)}V{num(base)}Z"
    top = base - tall * 0.55
    roof = (
        f"M{num(x - 0.5)} {num(top)}L{num(x + tower / 2)} {num(base - tall * 1.02)}L{num(x + tower + 0.5)} {num(top)}Z"
        f"M{num(x + tower)} {num(nave)}L{num(x + tower + 1)} {num(nave - tall * 0.16)}H{num(x + width - 1)}"
        f"L{num(x + width + 0.5)} {num(nave)}Z"
    )
    peak = base - tall * 1.02
    cross = f"M{num(x + tower / 2)} {num(peak)}v-3M{num(x + tower / 2 - 1.3)} {num(peak - 1.9)}h2.6"
    return body, roof, cross + _hatch(x + tower, nave, width - tower, base - nave)


_HEIGHTS = {"tower": 0.86, "gable": 0.84, "church": 1.0, "house": 0.8}
_BUILDINGS = {"tower": _tower, "gable": _gable, "church": _church, "house": _house}


def tree(name: str, kind: str) -> str:
    """Path data of one tree ("oak" or "fir"), about 12 units high, its foot on the origin."""
    rng = hand(name)
    size = 0.95 + rng.random() * 0.4

    def move(dx: float, dy: float) -> str:
        return f"{num(dx * size)} {num(dy * size)}"

    if kind == "oak":
        return (
            f"M{move(0, 0)}L{move(0, -3.4)}M{move(-3.6, -3.6)}C{move(-6.4, -5.6)} {move(-4.6, -9)} {move(-2.4, -8.6)}"
            f"C{move(-1.6, -11.4)} {move(2, -11.4)} {move(2.6, -8.8)}C{move(5, -8.8)} {move(6, -5)} {move(3.6, -3.6)}"
            f"C{move(1.8, -2.5)} {move(-1.8, -2.5)} {move(-3.6, -3.6)}Z"
            f"M{move(1.2, -4)}L{move(3, -6)}M{move(0.2, -5.2)}L{move(2.8, -7.6)}"
        )
    return (
        f"M{move(0, 0)}L{move(0, -2)}M{move(0, -13)}L{move(3.4, -2.2)}"
        f"C{move(1.5, -1.4)} {move(-1.5, -1.4)} {move(-3.4, -2.2)}Z"
        f"M{move(0.4, -8.5)}L{move(1.6, -6)}M{move(0.4, -5.5)}L{move(2, -3.2)}"
    )


def hill(name: str) -> str:
    """Path data of one hatched hill, its foot on the origin."""
    rng = hand(name)
    width = 14 + rng.random() * 5
    tall = 14 + rng.random() * 6
    text = (
        f"M{num(-width)} 0C{num(-width * 0.55)} -1 {num(-width * 0.4)} {num(-tall)} 0 {num(-tall)}"
        f"C{num(width * 0.35)} {num(-tall)} {num(width * 0.55)} -1 {num(width)} 0"
    )
    for step in range(5):
        start = width * (0.04 + step * 0.13)
        high = tall * (1 - step * 0.18)
        text += f"M{num(start)} {num(-high + 1.8)}l{num(1.6 + step * 0.5)} {num(high * 0.6)}"
    return text


def cog(theme: Theme, x: float, y: float, scale: float) -> str:
    """A Hanseatic cog: clinker hull, castles fore and aft, one square sail with a cross."""
    return tag(
        "g",
        tag("path", d="M-26 2C-24 14 -18 18 -12 19H14C21 18 26 10 28 0L20 3H-18Z", fill=theme.plate),
        tag("path", d="M-23 8C-10 12 12 12 25 6M-20 13C-8 16.5 10 16.5 21 12", fill="none", stroke_width=0.8),
        tag(
            "path",
            d="M-27 2V-7H-15V3M-27 -4H-15M-23 -7V-4M-19 -7V-4M17 3V-6H29L28 1M18 -3H28M22 -6V-3M25.5 -6V-3",
            fill=theme.plate,
        ),
        tag("path", d="M0 4V-46", fill="none", stroke_width=1.8),
        tag("path", d="M-19 -38H19C15 -28 16 -18 21 -9C8 -4 -8 -4 -17 -9C-13 -18 -14 -28 -19 -38Z", fill=theme.road),
        tag("path", d="M1 -33V-11M-9 -22.5H11", fill="none", stroke=theme.madder, stroke_width=4.5),
        tag("path", d="M0 -46C6 -50 9 -44 16 -47V-42C9 -39 6 -45 0 -41Z", fill=theme.madder),
        tag("path", d="M0 -40L-25 0M0 -40L26 -2M-19 -38H19", fill="none", stroke_width=0.7),
        stroke=theme.ink,
        stroke_width=1.2,
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=f"translate({num(x)} {num(y)}) scale({scale:.2f})",
    )


def compass(theme: Theme, x: float, y: float, radius: float) -> str:
    """A rose of sixteen winds with a lily for the north."""
    parts = [
        tag("circle", cx=x, cy=y, r=radius * 0.62, fill="none", stroke_width=0.8),
        tag("circle", cx=x, cy=y, r=radius * 0.56, fill="none", stroke_width=0.5, stroke_dasharray="1.5 1.5"),
    ]
    for ring, (count, offset, reach, waist) in enumerate(
        ((8, 0.5, 0.5, 0.1), (4, 0.5, 0.72, 0.13), (4, 0.0, 1.0, 0.16))
    ):
        for index in range(count):
            angle = (index + offset) * 2 * math.pi / count - math.pi / 2
            tip = (x + math.cos(angle) * radius * reach, y + math.sin(angle) * radius * reach)
            for side, fill in ((-1, theme.plate), (1, theme.madder if ring == 2 else theme.ink)):
                turn = angle + side * math.pi / (8 if ring == 0 else 4)
                waist_point = (x + math.cos(turn) * radius * waist, y + math.sin(turn) * radius * waist)
                path = f"M{num(x)} {num(y)}L{num(waist_point[0])} {num(waist_point[1])}L{num(tip[0])} {num(tip[1])}Z"
                parts.append(tag("path", d=path, fill=fill, stroke_width=0.7))
    lily = y - radius - 1
    parts.append(
        tag(
            "path",
            fill=theme.madder,
            stroke_width=0.7,
            d=f"M{num(x)} {num(lily - 11)}c3 3.5 3 6 0 9c-3 -3 -3 -5.5 0 -9Z"
            f"M{num(x - 1)} {num(lily - 2)}c-6 -1 -7 -7 -3 -7c2.5 .5 2 4 3 7Z"
            f"M{num(x + 1)} {num(lily - 2)}c6 -1 7 -7 3 -7c-2.5 .5 -2 4 -3 7Z",
        )
    )
    return tag("g", *parts, stroke=theme.ink, stroke_linejoin="round")


def serpent(theme: Theme, x: float, y: float, scale: float) -> str:
    """What sailors tell of: three coils, a head and a tail above the water."""
    coil = "M{0} 6C{0} -{2} {1} -{2} {1} 6H{3}C{3} -{4} {5} -{4} {5} 6Z"
    coils = coil.format(-18, 2, 14, -3, 7, -13) + coil.format(8, 24, 11, 20, 5, 12)
    head = "M-30 6C-27 -4 -30 -8 -34 -9C-38 -8 -42 -6 -45 -7"
    head += "C-44 -11 -41 -13 -38 -15C-35 -20 -27 -19 -25 -12C-23 -6 -25 0 -24 6Z"
    tail = "M29 6C31 0 35 -3 37 -8C33 -9 32 -12 33 -14C36 -11 39 -11 43 -13C43 -9 41 -7 39 -7C39 -1 36 3 35 6Z"
    water = "M-50 8q4 -3 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0"
    return tag(
        "g",
        tag("path", d=coils + head + tail, fill=theme.plate),
        tag("circle", cx="-34", cy="-13", r="1.3", fill=theme.ink),
        tag(
            "path",
            d="M-45 -7l-4 2M-33 -20l-2 -4M-28 -18l1 -4M-12 -8l1 5M-7 -9.5l0 4M-2 -7l-1 4M14 -5l1 4M19 -5l-1 4",
            fill="none",
        ),
        tag("path", d=water, fill="none", stroke=theme.sea_line),
        stroke=theme.ink,
        stroke_width=1.2,
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=f"translate({num(x)} {num(y)}) scale({scale:.2f})",
    )
