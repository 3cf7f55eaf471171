"""The head of the chart (title, connection awards, completed cities) and the frame with the prestige track."""

from __future__ import annotations

from collections.abc import Mapping

from hanse.draw.cartouche import cartouche
from hanse.draw.curves import Box
from hanse.draw.ink import Point, Theme, book_text, hand_box, num, number, tag, text_width, title
from hanse.draw.symbols import use
from hanse.draw.teutonica.geometry import TRACK_LENGTH, Facts, Layout, track_box
from hanse.draw.woodcut import cog

GAME_ENDS_AT = 20  # points on the track


def _cell(layout: Layout) -> float:
    """From one figure of the completed cities to the next."""
    return 8.0 + layout.sizes.written


def head_boxes(layout: Layout, facts: Facts) -> dict[str, Box]:
    """Where the parts of the head stand, from left to right; on small screens only what a game needs to show."""
    sizes = layout.sizes
    size = sizes.written
    cells = facts["board"]["full_cities_end"] + 1
    ends = facts.get("east_west", {}).get("ends", [])
    names = sum(text_width(name, size) for name in _names(facts, ends))
    top, left = layout.field.y0 + 7, layout.field.x0 + 12
    boxes: dict[str, Box] = {}
    if sizes.tracked:
        boxes["cartouche"] = Box(left, top, left + 318, top + 58)
        left, top = left + 330, top + 8
    high = 16 + 2 * size
    boxes["awards"] = Box(left, top, left + names + 70 + 5.2 * size, top + high)
    left = boxes["awards"].x1 + 12
    low = (high - 20.6 - size) / 2
    boxes["completed"] = Box(left, top + low, left + 34 + cells * _cell(layout), top + high - low)
    if sizes.tracked:
        left = boxes["completed"].x1 + 12
        boxes["stock"] = Box(left, top, left + 74, top + high)
        left = boxes["stock"].x1 + 6
        boxes["ship"] = Box(left, top - 8, min(left + 70, layout.field.x1), top + 50)
    return boxes


def _names(facts: Facts, ids: list[str]) -> list[str]:
    names = {city["id"]: city["name"] for city in facts["city"]}
    return [names[key] for key in ids]


def head(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str]) -> str:
    """All parts of the head."""
    boxes = head_boxes(layout, facts)
    size = layout.sizes.written
    drawn = awards(theme, boxes["awards"], facts, words, size) + completed_track(theme, layout, facts, words)
    if not layout.sizes.tracked:
        return drawn
    x, y = boxes["ship"].centre
    title = cartouche(theme, boxes["cartouche"], facts["board"]["name"], facts["board"]["players"])
    return title + drawn + (cog(theme, x, y + 14, 0.78) if boxes["ship"].width > 50 else "")


def award_points(facts: Facts, layout: Layout) -> list[Point]:
    """Centres of the wax seals with the connection's points, first award first."""
    box = head_boxes(layout, facts)["awards"]
    names = _names(facts, facts["east_west"]["ends"])
    return _seals(box, names[0], layout.sizes.written, len(facts["east_west"]["points"]))


def _seals(box: Box, name: str, size: float, count: int) -> list[Point]:
    start = box.x0 + 27 + text_width(name, size) + 1.2 * size
    return [(start + index * (2 + 1.85 * size), box.centre[1]) for index in range(count)]


def awards(theme: Theme, box: Box, facts: Facts, words: Mapping[str, str], size: float) -> str:
    """A red banner from the one city to the other with a wax seal for each award."""
    link = facts.get("east_west")
    if not link:
        return ""
    names = _names(facts, link["ends"])
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    half = num((y1 - y0) / 2 - 5)
    banner = f"M{num(x0)} {num(y0 + 5)}H{num(x1)}l-9 {half}l9 {half}H{num(x0)}l9 -{half}Z"
    left = text_width(names[0], size)
    right = text_width(names[1], size)
    seals = ""
    for points, (x, _) in zip(link["points"], _seals(box, names[0], size, len(link["points"])), strict=True):
        seals += tag("circle", cx=x, cy=middle, r=0.9 * size, fill=theme.plate, stroke=theme.ink, stroke_width=1.2)
        seals += tag(
            "circle",
            cx=x,
            cy=middle,
            r=0.9 * size - 2.3,
            fill="none",
            stroke=theme.madder,
            stroke_width=1.0,
            stroke_dasharray="2 1.4",
        )
        seals += number(points, x, middle, size, theme.ink)
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
        book_text(names[0], x0 + 15 + left / 2, middle + 0.33 * size, size, theme.on_madder, font_style="italic"),
        book_text(names[1], x1 - 15 - right / 2, middle + 0.33 * size, size, theme.on_madder, font_style="italic"),
        seals,
        id="awards",
    )


def completed_point(count: int, facts: Facts, layout: Layout) -> Point:
    """Centre of the cell for this many completed cities."""
    box = head_boxes(layout, facts)["completed"]
    last = facts["board"]["full_cities_end"]
    return (box.x0 + 34 + (min(count, last) + 0.5) * _cell(layout), box.centre[1])


def completed_track(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str]) -> str:
    """Cells from 0 to the number of full cities that ends the game."""
    last = facts["board"]["full_cities_end"]
    box, size = head_boxes(layout, facts)["completed"], layout.sizes.written
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
        x, y = completed_point(count, facts, layout)
        ending = count == last
        parts.append(
            tag(
                "circle",
                cx=x,
                cy=y,
                r=_cell(layout) / 2 - 0.8,
                fill=theme.madder if ending else theme.band,
                stroke=theme.ink,
                stroke_width=0.9,
            )
        )
        parts.append(number(count, x, y, size, theme.on_madder if ending else theme.ink))
    return tag("g", title(f"{words['completed']}: 0–{last}"), *parts, id="completed-track")


def prestige_track(theme: Theme, layout: Layout, words: Mapping[str, str]) -> str:
    """The frame: cells for 0 to 99 points, clockwise from the top left; on small screens lines alone."""
    if not layout.sizes.tracked:
        return tag("path", d=_lines(layout), fill="none", stroke=theme.ink, stroke_width=1.4)
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
                layout.sizes.written,
                colour,
                font_weight="700" if fives else "400",
            )
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
        tag("path", d=_lines(layout), fill="none", stroke=theme.ink, stroke_width=1.4),
        id="prestige-track",
    )


def _lines(layout: Layout) -> str:
    """Double lines around the sheet and around the chart."""
    sheet = Box(0, 0, layout.width, layout.height)
    boxes = [sheet, layout.field, layout.field.grown(-3)]
    if layout.sizes.tracked:
        boxes.append(sheet.grown(4))
    return "".join(f"M{num(x0)} {num(y0)}H{num(x1)}V{num(y1)}H{num(x0)}Z" for x0, y0, x1, y1 in boxes)
