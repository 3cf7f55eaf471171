"""The time chart as an hourglass: the side marked ULTIMO, or in the long game first its back."""

from __future__ import annotations

from collections.abc import Sequence

from hanse.draw.curves import Box
from hanse.draw.ink import Point, Theme, book_text, hand_box, num, tag, title
from hanse.draw.merkator.layout import Layout, inner_glass
from hanse.draw.merkator.names import Names

SIDES = ("back", "ultimo")


def hourglass(theme: Theme, layout: Layout, names: Names, shown: str) -> str:
    """Both sides of the chart without counters, in the same place: one is shown, the other hidden."""
    glass = layout.sheet.glass
    ground = tag(
        "path",
        d=hand_box(*glass, "time chart", 1.0),
        fill=theme.paper,
        stroke=theme.ink,
        stroke_width=1.4,
    )
    heading = book_text(
        names.say("time-chart"),
        glass.centre[0],
        glass.y0 + 20,
        16,
        theme.accent,
        fit=False,
        font_style="italic",
    )
    return ground + heading + "".join(_side(theme, layout, names, side, shown == side) for side in SIDES)


def _side(theme: Theme, layout: Layout, names: Names, side: str, shown: bool) -> str:
    glass, radius = inner_glass(layout.sheet), layout.radius(side)
    parts = [_glass(theme, glass, side)]
    for row, spaces in enumerate(layout.rows[side], 1):
        drawn = "".join(
            tag(
                "circle",
                cx=x,
                cy=y,
                r=radius,
                fill=theme.paper,
                stroke=theme.madder if index == len(spaces) else theme.faint,
                stroke_width=1.6 if index == len(spaces) else 1.1,
                stroke_dasharray=None if index == len(spaces) else "3 2",
                id=f"space-{side}-{row}.{index}",
            )
            for index, (x, y) in enumerate(spaces, 1)
        )
        key = f"row-{row}" if side == "ultimo" else f"row-back-{row}"
        parts.append(tag("g", title(names.say("drawing-row", row=row)), drawn, id=key))
    label = "ULTIMO" if side == "ultimo" else ""
    if label:
        parts.append(
            book_text(
                label,
                glass.centre[0],
                glass.y1 + 32,
                17,
                theme.on_madder,
                font_weight="700",
                letter_spacing="2",
                fit=False,
            )
        )
    spot = f"{num(glass.centre[0])} {num(layout.sheet.glass.y1 - 13)}"
    return tag("g", *parts, id=f"chart-{side}", display=None if shown else "none", data_reserve=spot)


def _glass(theme: Theme, glass: Box, name: str) -> str:
    """Wooden plates above and below, glass with a waist between them, sand at the bottom."""
    x0, y0, x1, y1 = glass
    middle, centre = (y0 + y1) / 2, glass.centre[0]
    cap, foot = 16.0, 44.0
    bulge, neck = glass.height * 0.28, glass.height * 0.2
    waist = glass.width * 0.085

    def side(edge: float, inward: float) -> list[Point]:
        """The curve of one side from the top over the waist to the bottom, as control points."""
        near, far = edge + inward * waist, edge - inward * 6
        return [(far, y0 + bulge), (near, middle - neck), (near, middle), (near, middle + neck), (far, y1 - bulge)]

    left, right = side(x0, 1), side(x1, -1)[::-1]
    outline = (
        f"M{num(x0 + 4)} {num(y0)}{_curve([*left, (x0 + 4, y1)])}"
        f"L{num(x1 - 4)} {num(y1)}{_curve([*right, (x1 - 4, y0)])}Z"
    )
    sand = f"M{num(x0 + 10)} {num(y1 - 2)}Q{num(centre)} {num(y1 - glass.height * 0.3)} {num(x1 - 10)} {num(y1 - 2)}Z"
    wood: dict[str, object] = {
        "fill": theme.madder,
        "stroke": theme.ink,
        "stroke_width": 1.4,
        "stroke_linejoin": "round",
    }
    posts = "".join(
        tag("path", d=f"M{num(x)} {num(y0)}V{num(y1)}", stroke=theme.roof, stroke_width=4.0) for x in (x0 - 10, x1 + 10)
    )
    return (
        posts
        + tag("path", d=outline, fill=theme.glow, fill_opacity="0.55", stroke=theme.ink, stroke_width=1.6)
        + tag("path", d=sand, fill=theme.gold, fill_opacity="0.45")
        + tag("path", d=hand_box(x0 - 18, y0 - cap, x1 + 18, y0, f"cap {name}"), **wood)
        + tag(
            "path",
            d=hand_box(x0 - 18, y1, x1 + 18, y1 + foot, f"foot {name}"),
            **wood,
        )
    )


def _curve(points: Sequence[Point]) -> str:
    """Path data of curves from the present point: two handles and an end each."""
    spots = [f"{num(x)} {num(y)}" for x, y in points]
    return "".join("C" + " ".join(spots[at : at + 3]) for at in range(0, len(spots), 3))
