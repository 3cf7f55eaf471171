"""The offices below the board: for each seat its storerooms in columns, supply tile, coins, counters and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.draw.cartouche import ROMAN
from hanse.draw.curves import Box
from hanse.draw.ink import Theme, book_text, hand_box, number, tag, text_width, title
from hanse.draw.merkator.cards import INK, PAPER, building, contract, fitted
from hanse.draw.merkator.emblems import counter, cube, good, seal
from hanse.draw.merkator.names import Names
from hanse.draw.merkator.position import View
from hanse.draw.merkator.sheets import EDGE
from hanse.draw.merkator.sheets import LARGE as SHEET
from hanse.draw.symbols import badge, coin, seat_colours, use
from hanse.kernel.points import in_points

GAP = 12.0
WIDE = (SHEET.width - 2 * EDGE - GAP) / 2
HEAD = 38.0
COLUMN = 44.0
BIN = 38.0
STORES = 6 * COLUMN + 8
LETTER = (96.0, 84.0)
BUILDING = (152.0, 66.0)
TALL = 334.0
PARTS = 2


def offices(theme: Theme, view: View, names: Names, people: Sequence[str] | None) -> tuple[str, float]:
    """All offices, two in a row, and the height they add to the sheet."""
    count = len(view["seats"])
    parts = []
    for seat in range(count):
        alone = count % 2 and seat == count - 1
        left = (SHEET.width - WIDE) / 2 if alone else EDGE + (seat % 2) * (WIDE + GAP)
        top = SHEET.height + GAP + (seat // 2) * (TALL + GAP)
        name = people[seat] if people else ROMAN[seat + 1]
        parts.append(office(theme, seat, Box(left, top, left + WIDE, top + TALL), view, names, name))
    return tag("g", *parts, id="offices"), GAP + -(-count // 2) * (TALL + GAP)


def office(theme: Theme, seat: int, box: Box, view: View, names: Names, name: str) -> str:
    """One office."""
    entry: Mapping[str, Any] = view["seats"][seat]
    decision = view["decision"]
    decides = decision is not None and decision["seat"] == seat
    won = view["over"] and entry["score"] == max(other["score"] for other in view["seats"])
    parts = [
        tag(
            "path",
            d=hand_box(*box, f"office {seat}", 1.0),
            fill=theme.paper,
            stroke=theme.madder if decides else theme.gold if won else theme.ink,
            stroke_width=4.0 if decides or won else 1.4,
        ),
        _head(theme, seat, box, entry, name),
        _stores(theme, seat, Box(box.x0 + 8, box.y0 + HEAD + 8, box.x0 + 8 + STORES, box.y1), view, names),
        _tile(theme, seat, box.x0 + 8, box.y0 + HEAD + 184, view, names),
        _purse(theme, box.x0 + 8 + 4 * COLUMN + 14, box.y0 + HEAD + 150, entry, names),
        _letters(theme, Box(box.x0 + STORES + 16, box.y0 + HEAD + 12, box.x1 - 8, box.y1), view, entry, names),
        _chips(theme, Box(box.x0 + 8, box.y0 + HEAD + 228, box.x0 + STORES, box.y1 - 8), entry, names),
        _houses(theme, Box(box.x0 + STORES + 16, box.y1 - BUILDING[1] - 8, box.x1 - 8, box.y1 - 8), entry, names),
        _hand(theme, box, entry, names) if entry["hand"] else "",
    ]
    if decides:
        parts.append(_quill(theme, box, names))
    return tag("g", title(names.say("drawing-seat", number=seat + 1, name=name)), *parts, id=f"office-{seat}")


def _head(theme: Theme, seat: int, box: Box, entry: Mapping[str, Any], name: str) -> str:
    fill, mark = seat_colours(seat)
    x, y = box.x0, box.y0
    size = min(17.0, 17.0 * (box.width - 130) / max(1.0, text_width(name, 17.0)))
    points = in_points(entry["score"], PARTS)
    return (
        tag("rect", x=x + 2, y=y + 2, width=box.width - 4, height=HEAD - 2, fill=fill)
        + badge(theme, seat, x + 22, y + 20, 14)
        + book_text(name, x + 44, y + 20 + size * 0.34, size, mark, text_anchor="start", font_weight="700")
        + use(theme, "sign-laurel", box.x1 - 34, y + 20, 1.5, mark)
        + number(points, box.x1 - 34, y + 19, 17 if len(points) < 3 else 12.5, mark)
    )


def _quill(theme: Theme, box: Box, names: Names) -> str:
    x = box.centre[0]
    return tag(
        "g",
        title(names.say("drawing-decides")),
        tag("circle", cx=x, cy=box.y0, r=12, fill=theme.madder, stroke=theme.ink, stroke_width=1.2),
        use(theme, "sign-quill", x, box.y0, 0.75, theme.on_madder),
        id="decides",
    )


def _stores(theme: Theme, seat: int, box: Box, view: View, names: Names) -> str:
    """Six columns with their letter; in each a bin for every good with its number."""
    held: Mapping[str, int] = view["seats"][seat]["goods"]
    parts = []
    hit = view["letter"][0] if view["letter"] else ""
    for index, (letter, goods) in enumerate(names.columns.items()):
        x = box.x0 + index * COLUMN
        tall = 24 + len(goods) * (BIN + 5)
        parts.append(
            tag(
                "path",
                d=hand_box(x + 1, box.y0, x + COLUMN - 3, box.y0 + tall, f"column {seat} {letter}", 0.6),
                fill=theme.band,
                stroke=theme.madder if letter == hit else theme.ink,
                stroke_width=3.0 if letter == hit else 1.1,
            )
        )
        parts.append(number(letter, x + COLUMN / 2 - 1, box.y0 + 12, 15, theme.accent))
        for row, key in enumerate(goods):
            parts.append(_bin(theme, seat, key, held[key], x + 4, box.y0 + 24 + row * (BIN + 5), names))
    return "".join(parts)


def _bin(theme: Theme, seat: int, key: str, count: int, x: float, y: float, names: Names) -> str:
    wide = COLUMN - 10
    full = count > 0
    drawn = tag(
        "rect",
        x=x,
        y=y,
        width=wide,
        height=BIN,
        rx=2,
        fill=theme.plate if full else theme.paper,
        stroke=theme.ink,
        stroke_width=1.2 if full else 0.7,
    )
    picture = good(theme, key, names.colour(key), x + wide / 2, y + 11.5, 18)
    drawn += picture if full else tag("g", picture, opacity="0.45")
    if full:
        drawn += number(count, x + wide / 2, y + BIN - 9, 15, theme.ink)
    said = title(names.say("drawing-store", good=names.good(key), count=count))
    return tag("g", said, drawn, id=f"store-{seat}-{key}", data_count=count)


def _tile(theme: Theme, seat: int, x: float, y: float, view: View, names: Names) -> str:
    """The supply tile: one space for each colour, with its cube or without."""
    held = view["seats"][seat]["tile"]
    parts = []
    main = [(key, place) for key, place in names.places.items() if place["kind"] == "main"]
    for index, (key, place) in enumerate(main):
        middle = x + 16 + index * 33
        there = place["colour"] in held
        drawn = tag(
            "rect",
            x=middle - 14,
            y=y,
            width=28,
            height=28,
            rx=3,
            fill=theme.plate if there else theme.paper,
            stroke=theme.ink,
            stroke_width=1.0,
            stroke_dasharray=None if there else "3 2",
        )
        if there:
            drawn += cube(theme, key, place["colour"], middle, y + 14, 22)
        message = "drawing-tile" if there else "drawing-tile-empty"
        said = title(names.say(message, place=names.place(key)))
        parts.append(tag("g", said, drawn, id=f"tile-{seat}-{place['colour']}"))
    return "".join(parts)


def _purse(theme: Theme, x: float, y: float, entry: Mapping[str, Any], names: Names) -> str:
    """Coins and counters by number."""
    return tag(
        "g",
        title(f"{names.say('coins', count=entry['coins'])}, {names.say('counters', count=entry['counters'])}"),
        coin(theme, "", x, y, 10.5),
        number(entry["coins"], x + 21, y, 16, theme.ink),
        counter(theme, x + 49, y, 11),
        number(entry["counters"], x + 70, y, 16, theme.ink),
    )


def _letters(theme: Theme, box: Box, view: View, entry: Mapping[str, Any], names: Names) -> str:
    """The contracts as letters, two rows of them; those that can be met at the pawn's place now are lifted."""
    held = sorted(entry["contracts"], key=lambda key: names.contracts[key]["value"])
    half = max(3, -(-len(held) // 2))
    step = min(LETTER[0] + 5, (box.width - LETTER[0]) / max(1, half - 1))
    parts = []
    for index, key in enumerate(held):
        row, column = divmod(index, half)
        x, y = box.x0 + column * step, box.y0 + row * (LETTER[1] + 9)
        ready = key in entry["payable"] and names.contracts[key].get("place") == view["pawn"]
        lifted = ready and key not in view["turn"]["met"]
        parts.append(contract(theme, key, Box(x, y, x + LETTER[0], y + LETTER[1]), names, lifted=lifted))
    return "".join(parts)


def _chips(theme: Theme, box: Box, entry: Mapping[str, Any], names: Names) -> str:
    """The bonus cards as chips: place and good; they overlap where there is no room."""
    held = entry["bonus"]
    wide = 48.0
    half = max(5, -(-len(held) // 2))
    step = min(wide + 4, (box.width - wide) / (half - 1))
    parts = []
    for index, key in enumerate(held):
        row, column = divmod(index, half)
        x, y = box.x0 + column * step, box.y0 + row * 29
        card = names.bonus[key]
        parts.append(
            tag(
                "g",
                title(names.bonus_card(key)),
                tag("path", d=hand_box(x, y, x + wide, y + 26, key, 0.5), fill=PAPER, stroke=INK, stroke_width=1.1),
                seal(theme, card["place"], names.place_colour(card["place"]), x + 13, y + 13, 10),
                good(theme, card["good"], names.colour(card["good"]), x + 35, y + 13, 19),
                class_="bonus",
                data_bonus=key,
            )
        )
    return "".join(parts)


def _houses(theme: Theme, box: Box, entry: Mapping[str, Any], names: Names) -> str:
    """One or two buildings as they are on offer; more as plates with name and points as of now."""
    held = entry["buildings"]
    if len(held) <= 2:
        wide = min(BUILDING[0], (box.width - 5) / 2)
        spots = [Box(box.x0 + i * (wide + 5), box.y0, box.x0 + i * (wide + 5) + wide, box.y1) for i in range(2)]
        return "".join(building(theme, key, spot, names) for key, spot in zip(held, spots, strict=False))
    across = -(-len(held) // 2)
    wide = (box.width - 5 * (across - 1)) / across
    tall = (box.height - 4) / 2
    parts = []
    for index, key in enumerate(held):
        row, column = divmod(index, across)
        x, y = box.x0 + column * (wide + 5), box.y0 + row * (tall + 4)
        name = names.building(key)
        parts.append(
            tag(
                "g",
                title(f"{name}: {names.formula(key)}"),
                tag("path", d=hand_box(x, y, x + wide, y + tall, key, 0.5), fill=PAPER, stroke=INK, stroke_width=1.1),
                book_text(name, x + (wide - 26) / 2, y + tall / 2 + 4, fitted(name, wide - 34, 12), INK, fit=False),
                number(in_points(entry["points"][key], PARTS), x + wide - 14, y + tall / 2, 14, INK),
                class_="building",
                data_building=key,
            )
        )
    return "".join(parts)


def _hand(theme: Theme, box: Box, entry: Mapping[str, Any], names: Names) -> str:
    """The card in hand, by name, in the head of the office."""
    line = f"{names.say('hand')}: {names.card(entry['hand'])}"
    x0, x1 = box.centre[0] - 60, box.x1 - 64
    return tag(
        "g",
        tag("rect", x=x0, y=box.y0 + 8, width=x1 - x0, height=24, rx=3, fill=PAPER, stroke=INK, stroke_dasharray="4 3"),
        book_text(line, (x0 + x1) / 2, box.y0 + 24, fitted(line, x1 - x0 - 10, 13), INK, fit=False),
        class_="hand",
    )
