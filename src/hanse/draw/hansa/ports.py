"""The printed places: ports with warehouses and a row for posts, berths, and the five supply stacks."""

from __future__ import annotations

from collections.abc import Mapping

from hanse.draw.curves import Box
from hanse.draw.hansa.places import BERTH, NAME_SIZE, POST, SLOT, STACK, Facts, Layout, PortPlace
from hanse.draw.ink import Point, Theme, book_text, hand_box, num, number, polyline, tag, title
from hanse.draw.woodcut import skyline

LETTERS = "ab"


def slot_id(port: str, index: int) -> str:
    """Warehouses are called by their port and a letter."""
    return f"{port}.{LETTERS[index]}"


def berths(theme: Theme, layout: Layout) -> str:
    """Where the ship can lie: a ring of calm water at each port, moored to its plate."""
    parts = []
    for port in layout.ports.values():
        x, y = port.berth
        cx, cy = port.plate.centre
        jetty = polyline([(x, y), (x + (cx - x) * 0.6, y + (cy - y) * 0.6)])
        parts.append(
            tag(
                "g",
                tag("path", d=jetty, stroke=theme.ink, stroke_width=8.0, stroke_linecap="butt"),
                tag("path", d=jetty, stroke=theme.band, stroke_width=5.6, stroke_dasharray="5 1.2"),
                tag("circle", cx=x, cy=y, r=BERTH, fill=theme.sea, stroke=theme.ink, stroke_width=1.3),
                tag("circle", cx=x, cy=y, r=BERTH - 4, fill="none", stroke=theme.sea_line, stroke_dasharray="3 3"),
                _anchor(theme, x, y),
                id=f"berth-{port.id}",
            )
        )
    return tag("g", *parts, fill="none")


def _anchor(theme: Theme, x: float, y: float) -> str:
    drawn = f"M{num(x)} {num(y - 4.5)}v11.5M{num(x - 4)} {num(y - 1.5)}h8M{num(x - 6)} {num(y + 3)}c1 5 11 5 12 0"
    ring = tag("circle", cx=x, cy=y - 6.5, r=2.0, fill="none", stroke=theme.ink, stroke_width=1.4)
    return ring + tag("path", d=drawn, stroke=theme.ink, stroke_width=1.6, stroke_linecap="round")


def ports(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str]) -> str:
    """All ports."""
    return "".join(_port(theme, city, layout.ports[city["id"]], words) for city in facts["city"])


def _port(theme: Theme, city: Facts, place: PortPlace, words: Mapping[str, str]) -> str:
    plate = place.plate
    outline = hand_box(*plate, f"plate {place.id}")
    shadow = hand_box(plate.x0 + 2, plate.y0 + 2.5, plate.x1 + 2, plate.y1 + 2.5, f"plate {place.id}")
    line = f"M{num(plate.x0 + 6)} {num(plate.y1 - 30)}H{num(plate.x1 - 6)}"
    x, y = place.number
    parts = [
        skyline(theme, place.id, place.skyline),
        tag("path", d=shadow, fill="#000", fill_opacity="0.2"),
        tag("path", d=outline, fill=theme.plate, stroke=theme.ink, stroke_width=1.4, stroke_linejoin="round"),
        tag("path", d=line, stroke=theme.faint, stroke_width=0.8, stroke_dasharray="2 3"),
        tag("circle", cx=x, cy=y, r=10.6, fill=theme.madder, stroke=theme.ink, stroke_width=1.1),
        number(city["number"], x, y, 16, theme.on_madder),
        book_text(words[f"at-{place.id}"], *place.name, NAME_SIZE, theme.ink, font_weight="600"),
    ]
    parts += [_slot(theme, slot_id(place.id, index), spot, words) for index, spot in enumerate(place.slots)]
    for seat, (px, py) in enumerate(place.posts, 1):
        ring: dict[str, object] = {"stroke": theme.faint, "stroke_width": 0.9, "stroke_dasharray": "2 2.4"}
        parts.append(tag("circle", cx=px, cy=py, r=POST - 3, fill="none", id=f"posts-{place.id}.{seat}", **ring))
    said = f"{words['port']} {city['number']}: {words[f'at-{place.id}']}"
    # A client that lays pieces over the drawing reads these.
    where = {
        "data_name": words[f"at-{place.id}"],
        "data_box": _spot(place.plate),
        "data_flag": _spot(place.flag),
        "data_price": _spot(place.price),
    }
    return tag("g", title(said), *parts, id=f"port-{place.id}", **where)


def _spot(figures: Point | Box) -> str:
    return " ".join(num(value) for value in figures)


def _slot(theme: Theme, key: str, spot: Point, words: Mapping[str, str]) -> str:
    """An empty warehouse: a round floor between stone walls."""
    x, y = spot
    return tag(
        "g",
        title(f"{words['warehouse']} {key}"),
        tag("circle", cx=x, cy=y, r=SLOT, fill=theme.band, stroke=theme.ink, stroke_width=1.3),
        tag(
            "circle", cx=x, cy=y, r=SLOT - 3, fill="none", stroke=theme.faint, stroke_width=1.0, stroke_dasharray="4 2"
        ),
        id=f"slot-{key}",
    )


def stacks(theme: Theme, layout: Layout, words: Mapping[str, str]) -> str:
    """Five round spaces in the order in which they are drawn from; the last one is edged in madder."""
    parts = []
    way = polyline(layout.stacks)
    parts.append(tag("path", d=way, fill="none", stroke=theme.faint, stroke_width=1.6, stroke_dasharray="1 6"))
    count = len(layout.stacks)
    for index, (x, y) in enumerate(layout.stacks, 1):
        last = index == count
        edge = theme.madder if last else theme.ink
        name = f"{words['stack']} {index}" + (f" ({words['last-stack']})" if last else "")
        parts.append(
            tag(
                "g",
                title(name),
                tag("circle", cx=x, cy=y, r=STACK, fill=theme.plate, stroke=edge, stroke_width=3.0 if last else 1.4),
                tag("circle", cx=x, cy=y, r=STACK - 4, fill="none", stroke=theme.faint, stroke_dasharray="4 2"),
                tag("circle", cx=x, cy=y + STACK + 5, r=11.0, fill=edge, stroke=theme.paper, stroke_width=1.0),
                number(index, x, y + STACK + 5, 16, theme.on_madder if last else theme.paper),
                id=f"stack-{index}",
            )
        )
    return tag("g", *parts, id="supply", stroke_linecap="round")
