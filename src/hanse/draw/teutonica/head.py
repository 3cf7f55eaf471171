"""The head of the chart (title, connection awards, completed cities) and the frame with the prestige track."""

from __future__ import annotations

from collections.abc import Mapping

from hanse.draw.cartouche import cartouche
from hanse.draw.curves import Box
from hanse.draw.ink import Point, Theme, book_text, hand_box, num, number, tag, text_width, title
from hanse.draw.symbols import use
from hanse.draw.teutonica.geometry import BAND, TRACK_LENGTH, Facts, Layout, track_box
from hanse.draw.woodcut import cog

HEAD_TOP = BAND + 7
HEAD_BOTTOM = BAND + 65
CELL = 23.5
GAME_ENDS_AT = 20  # points on the track


def head_boxes(layout: Layout, facts: Facts) -> dict[str, Box]:
    """Where the parts of the head stand, from left to right."""
    cells = facts["board"]["full_cities_end"] + 1
    left = layout.field.x0 + 12
    boxes = {"cartouche": Box(left, HEAD_TOP, left + 318, HEAD_BOTTOM)}
    ends = facts.get("east_west", {}).get("ends", [])
    names = sum(text_width(name, 14) for name in _names(facts, ends))
    x = left + 334
    boxes["awards"] = Box(x, HEAD_TOP + 8, x + names + 150, HEAD_BOTTOM - 4)
    x = boxes["awards"].x1 + 16
    boxes["completed"] = Box(x, HEAD_TOP + 13, x + 34 + cells * CELL, HEAD_BOTTOM - 9)
    x = boxes["completed"].x1 + 12
    boxes["stock"] = Box(x, HEAD_TOP + 8, x + 74, HEAD_BOTTOM - 4)
    boxes["ship"] = Box(boxes["stock"].x1 + 6, HEAD_TOP, min(boxes["stock"].x1 + 76, layout.field.x1), HEAD_BOTTOM)
    return boxes


def _names(facts: Facts, ids: list[str]) -> list[str]:
    names = {city["id"]: city["name"] for city in facts["city"]}
    return [names[key] for key in ids]


def head(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str]) -> str:
    """All parts of the head."""
    boxes = head_boxes(layout, facts)
    ship = boxes["ship"].centre
    return (
        cartouche(theme, boxes["cartouche"], facts["board"]["name"], facts["board"]["players"])
        + awards(theme, boxes["awards"], facts, words)
        + completed_track(theme, boxes["completed"], facts, words)
        + (cog(theme, ship[0], ship[1] + 14, 0.78) if boxes["ship"].width > 50 else "")
    )


def award_points(facts: Facts, layout: Layout) -> list[Point]:
    """Centres of the wax seals with the connection's points, first award first."""
    box = head_boxes(layout, facts)["awards"]
    names = _names(facts, facts["east_west"]["ends"])
    start = box.x0 + 21 + text_width(names[0], 14) + 24
    return [(start + index * 31, box.centre[1]) for index in range(len(facts["east_west"]["points"]))]


def awards(theme: Theme, box: Box, facts: Facts, words: Mapping[str, str]) -> str:
    """A red banner from the one city to the other with a wax seal for each award."""
    link = facts.get("east_west")
    if not link:
        return ""
    names = _names(facts, link["ends"])
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    half = num((y1 - y0) / 2 - 5)
    banner = f"M{num(x0)} {num(y0 + 5)}H{num(x1)}l-9 {half}l9 {half}H{num(x0)}l9 -{half}Z"
    left = text_width(names[0], 14)
    right = text_width(names[1], 14)
    seals = ""
    for index, points in enumerate(link["points"]):
        x = x0 + 21 + left + 24 + index * 31
        seals += tag("circle", cx=x, cy=middle, r=13.5, fill=theme.plate, stroke=theme.ink, stroke_width=1.2)
        seals += tag(
            "circle",
            cx=x,
            cy=middle,
            r=11.2,
            fill="none",
            stroke=theme.madder,
            stroke_width=1.0,
            stroke_dasharray="2 1.4",
        )
        seals += number(points, x, middle, 15, theme.ink)
    return tag(
        "g",
        title(f"{words['connection']} {names[0]} – {names[1]}: " + ", ".join(map(str, link["points"]))),
        tag("path", d=banner, fill=theme.madder, stroke=theme.ink, stroke_width=1.3, stroke_linejoin="round"),
        tag(
            "path",
            d=f"M{num(x0 + 19 + left)} {num(middle)}H{num(x1 - 19 - right)}",
            stroke=theme.on_madder,
            stroke_width=1.6,
        ),
        book_text(names[0], x0 + 15 + left / 2, middle + 4.8, 14, theme.on_madder, font_style="italic"),
        book_text(names[1], x1 - 15 - right / 2, middle + 4.8, 14, theme.on_madder, font_style="italic"),
        seals,
        id="awards",
    )


def completed_point(count: int, facts: Facts, layout: Layout) -> Point:
    """Centre of the cell for this many completed cities."""
    box = head_boxes(layout, facts)["completed"]
    last = facts["board"]["full_cities_end"]
    return (box.x0 + 34 + (min(count, last) + 0.5) * CELL, box.centre[1])


def completed_track(theme: Theme, box: Box, facts: Facts, words: Mapping[str, str]) -> str:
    """Cells from 0 to the number of full cities that ends the game."""
    last = facts["board"]["full_cities_end"]
    parts = [
        tag(
            "path",
            d=hand_box(box.x0, box.y0, box.x1 + 4, box.y1, "completed", 0.8),
            fill=theme.plate,
            stroke=theme.ink,
            stroke_width=1.3,
        ),
        use(theme, "sign-gate", box.x0 + 17, box.centre[1] + 0.5, 1.05, theme.ink),
    ]
    for count in range(last + 1):
        x = box.x0 + 34 + (count + 0.5) * CELL
        ending = count == last
        parts.append(
            tag(
                "circle",
                cx=x,
                cy=box.centre[1],
                r=10.3,
                fill=theme.madder if ending else theme.band,
                stroke=theme.ink,
                stroke_width=0.9,
            )
        )
        parts.append(number(count, x, box.centre[1], 11.5, theme.on_madder if ending else theme.ink))
    return tag("g", title(f"{words['completed']}: 0–{last}"), *parts, id="completed-track")


def prestige_track(theme: Theme, layout: Layout, words: Mapping[str, str]) -> str:
    """The frame: cells for 0 to 99 points, clockwise from the top left."""
    fills: dict[str, list[str]] = {theme.band: [], theme.paper: [], theme.gold: []}
    numbers = []
    for points in range(TRACK_LENGTH):
        box = track_box(points, layout)
        path = f"M{num(box.x0)} {num(box.y0)}H{num(box.x1)}V{num(box.y1)}H{num(box.x0)}Z"
        fill = theme.band if points % 2 else theme.paper
        ending = points == GAME_ENDS_AT
        fives = points % 5 == 0
        fills[theme.gold if points % 10 == 0 and not ending else fill].append(path)
        if ending:
            numbers.append(tag("path", d=path, fill=theme.madder, stroke=theme.ink, stroke_width=0.8))
            colour = theme.on_madder
        else:
            colour = theme.on_gold if points % 10 == 0 else theme.ink
        numbers.append(
            number(
                points,
                box.centre[0],
                box.centre[1],
                13 if fives else 10.5,
                colour,
                font_weight="700" if fives else "400",
            )
        )
    width, height = layout.width, layout.height
    lines = (
        f"M0 0H{num(width)}V{num(height)}H0ZM-4 -4H{num(width + 4)}V{num(height + 4)}H-4Z"
        f"M{num(BAND)} {num(BAND)}H{num(width - BAND)}V{num(height - BAND)}H{num(BAND)}Z"
        f"M{num(BAND + 3)} {num(BAND + 3)}H{num(width - BAND - 3)}V{num(height - BAND - 3)}H{num(BAND + 3)}Z"
    )
    cells = "".join(
        tag(
            "path",
            d="".join(paths),
            fill=fill,
            stroke=theme.ink,
            stroke_width=0.6,
            stroke_opacity="0.7",
            fill_opacity="0.75" if fill == theme.gold else None,
        )
        for fill, paths in fills.items()
    )
    return tag(
        "g",
        title(words["points"]),
        cells,
        *numbers,
        tag("path", d=lines, fill="none", stroke=theme.ink, stroke_width=1.4),
        id="prestige-track",
    )
