"""A position on the board: cubes, pawn, counters, contracts on top of their piles and the cards on offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.curves import Box
from hanse.draw.ink import Theme, book_text, hand_box, number, tag, title
from hanse.draw.merkator.cards import bonus, building, contract
from hanse.draw.merkator.emblems import EDGE, HALO, counter, cube, sign
from hanse.draw.merkator.layout import CUBE, SHELF_COLUMNS, SHELF_ROWS, Layout, inner_glass
from hanse.draw.merkator.names import Names
from hanse.kernel.errors import PositionError

View = Mapping[str, Any]
FACE_DOWN = "?"


def check(view: View, names: Names) -> None:
    """Refuse a view that does not belong to these facts; PositionError says what was expected."""
    for key in view["places"]:
        if key not in names.places:
            raise PositionError(
                "unknown place {key!r}: expected one of {known}", key=key, known=", ".join(names.places)
            )
    own = [key for seat in view["seats"] for kind in ("contracts", "bonus", "buildings") for key in seat[kind]]
    offered = [*view["bonus"]["open"], *view["buildings"]["open"], *(pile["top"] for pile in view["piles"].values())]
    for key in filter(None, own + offered):
        if not any(key in cards for cards in (names.contracts, names.bonus, names.buildings)):
            raise PositionError("unknown card {key!r}: expected one of the facts that are played with", key=key)


def position(theme: Theme, layout: Layout, view: View, names: Names) -> str:
    """Everything that lies on the board."""
    return tag(
        "g",
        _cubes(theme, layout, view, names),
        _pawn(theme, layout, view, names),
        _counters(theme, layout, view, names),
        _piles(theme, layout, view, names),
        _offer(theme, layout, view, names),
        id="position",
    )


def _cubes(theme: Theme, layout: Layout, view: View, names: Names) -> str:
    """The cubes of each main place on its shelf; what does not fit is told by the number beside them."""
    parts = []
    for key, place in view["places"].items():
        count = place.get("cubes", 0)
        if not count:
            continue
        shelf = layout.shelf(key)
        drawn = []
        for index in range(min(count, SHELF_ROWS * SHELF_COLUMNS)):
            x = shelf.x0 + 12 + (index % SHELF_COLUMNS) * (CUBE - 2)
            y = shelf.y1 - 9 - (index // SHELF_COLUMNS) * (CUBE - 2)
            drawn.append(cube(theme, key, place["colour"], x, y, CUBE - 1.5))
        drawn.append(number(count, shelf.x1 - 11, shelf.y1 - 9, 13.5, theme.ink))
        said = title(names.say("drawing-cubes", place=names.place(key), count=count))
        parts.append(tag("g", said, *drawn, id=f"cubes-{key}", class_="cubes", data_count=count))
    return "".join(parts)


def _pawn(theme: Theme, layout: Layout, view: View, names: Names) -> str:
    """The white Merkator beside the towers of its place."""
    if view["pawn"] is None:
        return ""
    plate = layout.plate(view["pawn"])
    x, y = plate.x0 + 12, plate.y0 - 11
    return tag(
        "g",
        title(names.say("drawing-pawn")),
        tag("ellipse", cx=x, cy=y + 13, rx=11, ry=3.5, fill="#000", fill_opacity="0.3"),
        tag("g", sign(theme, "mk", "pawn", x, y, 30, HALO), stroke=EDGE, stroke_width=1.6, stroke_linejoin="round"),
        id="pawn",
    )


def _counters(theme: Theme, layout: Layout, view: View, names: Names) -> str:
    chart = view["chart"]
    side = chart["side"]
    parts = []
    for row, spaces in enumerate(chart["rows"]):
        for space, lying in enumerate(spaces):
            if lying is not None:
                parts.append(_counter(theme, layout.rows[side][row][space], lying, layout.radius(side), names))
    foot = layout.sheet.glass.y1 - 13
    middle = layout.sheet.glass.centre[0]
    parts.append(
        tag(
            "g",
            title(f"{names.say('reserve')}: {chart['reserve']}"),
            counter(theme, middle - 40, foot, 9),
            book_text(names.say("reserve"), middle - 26, foot + 5, 16, theme.ink, fit=False, text_anchor="start"),
            number(chart["reserve"], middle + 50, foot, 16, theme.ink),
            id="reserve",
        )
    )
    return "".join(parts) + (_solo(theme, layout, view["solo"], names) if view["solo"] else "")


def _counter(theme: Theme, at: tuple[float, float], lying: str, radius: float, names: Names) -> str:
    radius -= 1.5
    if lying == FACE_DOWN:
        return counter(theme, *at, radius)
    drawn = counter(theme, *at, radius, lying[0], double=len(lying) > 1)
    return tag("g", title(names.say("drawing-counter", letter=names.letter(lying))), drawn, class_="turned")


def _solo(theme: Theme, layout: Layout, solo: Mapping[str, Any], names: Names) -> str:
    """Alone there is no chart: the turn, and how many contracts of each value are still to come."""
    glass = inner_glass(layout.sheet)
    x, y = glass.centre[0], glass.y0 + 40
    sheet = Box(glass.x0 + 38, y - 22, glass.x1 - 38, y + 56 + 34 * len(solo["left"]))
    parts = [
        tag("path", d=hand_box(*sheet, "solo", 0.8), fill=theme.plate, stroke=theme.ink, stroke_width=1.3),
        book_text(names.say("race-turns", turn=solo["turn"], most=solo["turns"]), x, y + 4, 17, theme.ink, fit=False),
        book_text(names.say("solo-stack"), x, y + 32, 16, theme.accent, fit=False, font_style="italic"),
    ]
    for index, (value, count) in enumerate(solo["left"].items()):
        low = y + 60 + index * 34
        parts.append(sign(theme, "mk", "letter", x - 34, low, 24, theme.ink))
        parts.append(number(value, x - 4, low, 17, theme.ink))
        parts.append(number(f"×{count}", x + 36, low, 16, theme.ink, font_weight="400"))
    return tag("g", *parts, id="solo-stack")


def _piles(theme: Theme, layout: Layout, view: View, names: Names) -> str:
    parts = []
    for value, box in layout.piles.items():
        pile = view["piles"][str(value)]
        if not pile["top"]:
            continue
        under = "".join(
            tag(
                "path",
                d=hand_box(*_moved(box, 2.5 * deep), f"under {value}"),
                fill="#e9dcb8",
                stroke="#2e2110",
                stroke_width=0.8,
            )
            for deep in range(min(3, pile["count"] - 1), 0, -1)
        )
        drawn = under + contract(theme, pile["top"], box, names)
        drawn += _count(theme, pile["count"], box.x1 - 2, box.y1 - 1)
        parts.append(tag("g", drawn, id=f"top-{value}"))
    sold = sum(len(cards) for cards in view["discard"].values())
    parts.append(_count(theme, sold, *layout.discard.centre, radius=17))
    return "".join(parts)


def _moved(box: Box, by: float) -> Box:
    return Box(box.x0 + by, box.y0 + by, box.x1 + by, box.y1 + by)


def _count(theme: Theme, count: int, x: float, y: float, radius: float = 10) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=theme.plate, stroke=theme.ink, stroke_width=1.1) + number(
        count, x, y, radius * 1.25, theme.ink
    )


def _offer(theme: Theme, layout: Layout, view: View, names: Names) -> str:
    parts = [bonus(theme, key, box, names) for key, box in zip(view["bonus"]["open"], layout.bonus, strict=True) if key]
    parts += [
        building(theme, key, box, names)
        for key, box in zip(view["buildings"]["open"], layout.buildings, strict=True)
        if key
    ]
    for kind, boxes in (("bonus", layout.bonus), ("buildings", layout.buildings)):
        parts.append(_count(theme, view[kind]["stack"], boxes[-1].x1 - 1, boxes[-1].y1 - 1))
    return "".join(parts)
