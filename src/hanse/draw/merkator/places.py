"""The map: links, and the places with their goods, their time and the shelf on which cubes pile up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.curves import Box
from hanse.draw.ink import Theme, book_text, hand, hand_box, num, number, smooth, tag, text_width, title
from hanse.draw.merkator.emblems import good, seal, sign
from hanse.draw.merkator.layout import SKYLINE, Facts, Layout
from hanse.draw.merkator.names import Names
from hanse.draw.woodcut import skyline

MINUS = "−"


def signed(value: int) -> str:
    """A figure with its sign, as it is printed on the board."""
    return "0" if not value else f"+{value}" if value > 0 else f"{MINUS}{-value}"


def corners(box: Box) -> str:
    """A box as the drawing tells it to a client that lays something there."""
    return " ".join(num(value) for value in box)


def links(theme: Theme, layout: Layout, facts: Facts, names: Names) -> str:
    """The ways between linked places, each drawn once."""
    parts = []
    seen: set[frozenset[str]] = set()
    for place in facts["board.toml"]["place"]:
        for other in place.get("links", ()):
            pair = frozenset((place["id"], other))
            if pair in seen:
                continue
            seen.add(pair)
            ends = sorted(pair)
            said = title(" – ".join(names.place(key) for key in ends))
            parts.append(tag("g", said, _way(theme, layout, *ends), id=f"link-{ends[0]}-{ends[1]}"))
    return tag("g", *parts, fill="none", stroke_linecap="round")


def _way(theme: Theme, layout: Layout, one: str, other: str) -> str:
    (ax, ay), (bx, by) = layout.places[one], layout.places[other]
    rng = hand(f"link {one} {other}")
    bend = (rng.random() - 0.5) * 36
    middle = ((ax + bx) / 2 + bend * (by - ay) / 200, (ay + by) / 2 - bend * (bx - ax) / 200)
    path = smooth([(ax, ay), middle, (bx, by)])
    return (
        tag("path", d=path, stroke=theme.ink, stroke_width=6.4)
        + tag("path", d=path, stroke=theme.road, stroke_width=4.2)
        + tag("path", d=path, stroke=theme.madder, stroke_width=1.4, stroke_dasharray="1 6")
    )


def places(theme: Theme, layout: Layout, facts: Facts, names: Names) -> str:
    """All places."""
    return "".join(_place(theme, layout, place, names) for place in facts["board.toml"]["place"])


def _place(theme: Theme, layout: Layout, place: Mapping[str, Any], names: Names) -> str:
    key = place["id"]
    main = place["kind"] == "main"
    plate = layout.plate(key)
    shadow = hand_box(plate.x0 + 2, plate.y0 + 2.5, plate.x1 + 2, plate.y1 + 2.5, f"plate {key}")
    parts = [
        "" if layout.sheet.small else skyline(theme, key, _towers(plate)),
        _shelf(theme, layout.shelf(key), key) if main else "",
        tag("path", d=shadow, fill="#000", fill_opacity="0.2"),
        tag(
            "path",
            d=hand_box(*plate, f"plate {key}"),
            fill=theme.plate if main else theme.band,
            stroke=theme.ink,
            stroke_width=1.4,
            stroke_linejoin="round",
            stroke_dasharray=None if main else "5 2.5",
        ),
        seal(theme, key, place.get("colour"), plate.x0 + 17, plate.y0 + 17, 13),
        _name(theme, names.place(key), key, plate),
        _goods(theme, place, plate, names) if main else _threshold(theme, place, plate, names),
        _time(theme, place["time"], plate, names),
    ]
    more: dict[str, object] = {"data_name": names.place(key), "data_box": corners(plate)}
    if main:
        more["data_shelf"] = corners(layout.shelf(key))
    return tag("g", title(_told(place, names)), *parts, id=f"place-{key}", **more)


def _towers(plate: Box) -> Box:
    return Box(plate.x0 + 26, plate.y0 - SKYLINE, plate.x1 - 26, plate.y0 + 0.5)


def _told(place: Mapping[str, Any], names: Names) -> str:
    """A place for those who listen."""
    args = {"place": names.place(place["id"]), "time": signed(place["time"])}
    if place["kind"] == "main":
        return names.say("drawing-main", goods=", ".join(names.good(good) for good in place["goods"]), **args)
    return names.say("drawing-minor", threshold=place["threshold"], **args)


def _name(theme: Theme, text: str, key: str, plate: Box) -> str:
    room = plate.width - 36
    size = min(16.0, 16.0 * room / text_width(text, 16.0))
    return book_text(
        text,
        plate.x0 + 33 + room / 2,
        plate.y0 + 16.5,
        size,
        theme.ink,
        font_weight="600",
    )


def _goods(theme: Theme, place: Mapping[str, Any], plate: Box, names: Names) -> str:
    parts = []
    for index, key in enumerate(place["goods"]):
        x = plate.x0 + 43 + index * 22
        parts.append(tag("g", title(names.good(key)), good(theme, key, place["colour"], x, plate.y0 + 33.5, 19)))
    return "".join(parts)


def _threshold(theme: Theme, place: Mapping[str, Any], plate: Box, names: Names) -> str:
    """At a minor place: how many cubes a main place needs to get one more."""
    x, y = plate.x0 + 52, plate.y0 + 34
    needed = place["threshold"]
    return tag(
        "g",
        title(names.say("drawing-threshold", count=needed)),
        sign(theme, "mk", "cube", x - 9, y, 15, theme.ink),
        number(f"≥{needed}", x + 13, y, 16, theme.ink),
    )


def _time(theme: Theme, time: int, plate: Box, names: Names) -> str:
    """The counters that a trip gives or costs."""
    x0, x1, y = plate.x1 - 47, plate.x1 - 4, plate.y0 + 34
    costs = time < 0
    box = f"M{num(x0 + 4)} {num(y - 9)}H{num(x1)}V{num(y + 9)}H{num(x0 + 4)}L{num(x0)} {num(y)}Z"
    ink = theme.on_madder if costs else theme.ink
    return tag(
        "g",
        title(names.say("drawing-time", count=signed(time))),
        tag("path", d=box, fill=theme.madder if costs else theme.leaf, stroke=theme.ink, stroke_width=1.0),
        sign(theme, "mk", "counter", x0 + 12, y, 12, ink),
        number(signed(time), x0 + 30, y, 16, ink),
    )


def _shelf(theme: Theme, shelf: Box, key: str) -> str:
    """An empty shelf under the plate."""
    return tag(
        "path",
        d=hand_box(shelf.x0 + 3, shelf.y0 - 2, shelf.x1 - 3, shelf.y1, f"shelf {key}", 0.6),
        fill=theme.land,
        fill_opacity="0.82",
        stroke=theme.ink,
        stroke_width=1.1,
        stroke_dasharray="4 2.5",
        id=f"shelf-{key}",
    )
