"""The desks below the board: for each seat its skills, pieces, markers and points, and whose decision it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.draw.cartouche import ROMAN
from hanse.draw.ink import PRIVILEGES, Theme, book_text, hand_box, number, tag, text_width, title
from hanse.draw.symbols import badge, marker_token, piece, seat_colours, tallies, use
from hanse.draw.teutonica.geometry import Layout
from hanse.draw.teutonica.position import View, placed
from hanse.draw.teutonica.signs import favour_tile

SKILLS: dict[str, tuple[str, ...]] = {
    "keys": ("1", "2", "2", "3", "4"),
    "actions": ("2", "3", "3", "4", "4", "5"),
    "privilege": ("white", "orange", "pink", "black"),
    "book": ("2", "3", "4", "5"),
    "bursa": ("3", "5", "7", "C"),
}
GAP = 10.0
HEIGHT = 288.0
ROW_OF_CARDS = 42.0
ROW = 25.0
WIDEST = 290.0


def desks(
    theme: Theme, layout: Layout, view: View, words: Mapping[str, str], names: Sequence[str] | None, top: float
) -> tuple[str, float]:
    """All desks side by side from this height on, and the height they add to the sheet."""
    count = len(view["seats"])
    width = min(WIDEST, (layout.width - GAP * (count - 1)) / count)
    left = (layout.width - count * width - (count - 1) * GAP) / 2
    parts = []
    for seat in range(count):
        name = names[seat] if names else ROMAN[seat + 1]
        parts.append(desk(theme, seat, left + seat * (width + GAP), top + 16, width, view, words, name))
    return tag("g", *parts, id="desks"), _height(view) + 16


def _height(view: View) -> float:
    """Favours and mission cards need a row of their own."""
    return HEIGHT + (ROW_OF_CARDS if any("favours" in seat or "mission" in seat for seat in view["seats"]) else 0.0)


def desk(
    theme: Theme, seat: int, x: float, y: float, width: float, view: View, words: Mapping[str, str], name: str
) -> str:
    """One desk."""
    entry = view["seats"][seat]
    decision = view.get("decision")
    decides = decision is not None and decision["seat"] == seat and not view.get("over", False)
    parts = [
        tag(
            "path",
            d=hand_box(x, y, x + width, y + _height(view), f"desk {seat}", 1.0),
            fill=theme.paper,
            stroke=theme.madder if decides else theme.gold if _won(view, seat) else theme.ink,
            stroke_width=4.0 if decides or _won(view, seat) else 1.4,
        ),
        _headline(theme, seat, x, y, width, view, words, name, decides=decides),
    ]
    for row, skill in enumerate(SKILLS):
        parts.append(
            _skill(theme, seat, skill, entry["desk"][skill], x + 8, y + 62 + row * (ROW + 4), width - 16, words)
        )
    parts.append(_pieces(theme, seat, x + 8, y + 216, width - 16, entry, words))
    parts.append(_markers(theme, x + 8, y + 245, width - 16, entry, words))
    parts.append(_cards(theme, x + 8, y + HEIGHT + 8, width - 16, entry, words))
    if decides and view.get("hand"):
        step = min(22.0, (width / 2 - 40) / max(1, len(view["hand"])))
        parts += [
            placed(
                theme, code, x + width / 2 + 26 + index * step, y - 1, f"hand.{index + 1}", words, len(view["seats"])
            )
            for index, code in enumerate(view["hand"])
        ]
    return tag("g", title(f"{words['seat']} {seat + 1}: {name}"), *parts, id=f"desk-{seat}")


def _won(view: View, seat: int) -> bool:
    """Whether the game is over and nobody has more points."""
    now = view.get("now")
    if not now or not view.get("over"):
        return False
    return bool(now[seat]["total"] == max(entry["total"] for entry in now))


def _headline(
    theme: Theme,
    seat: int,
    x: float,
    y: float,
    width: float,
    view: View,
    words: Mapping[str, str],
    name: str,
    *,
    decides: bool,
) -> str:
    """Mark, name, whose turn it is with the actions left, points now and as if the game ended now."""
    entry = view["seats"][seat]
    fill, mark = seat_colours(seat)
    size = min(17.0, 17.0 * (width - 164) / text_width(name, 17.0)) if name else 17.0
    parts = [
        tag("rect", x=x + 2, y=y + 2, width=width - 4, height=38, fill=fill),
        badge(theme, seat, x + 22, y + 21, 15),
        book_text(name, x + 44, y + 21 + size * 0.34, size, mark, text_anchor="start", font_weight="700"),
        use(theme, "sign-laurel", x + width - 26, y + 21, 1.35, mark),
        number(entry["score"], x + width - 26, y + 20, 17, mark),
    ]
    now = view.get("now")
    if now and seat < len(now):
        parts.append(number(f"({now[seat]['total']})", x + width - 62, y + 21, 12.5, mark, font_weight="400"))
    turn = view.get("turn") or {}
    middle = x + width - 98
    if turn.get("seat") == seat and not view.get("over", False):
        left = turn.get("actions", 0)
        drawn = use(theme, "skill-actions", middle - 10, y + 21, 0.85, mark) + number(
            left, middle + 9, y + 21, 17, mark
        )
        parts.append(tag("g", title(f"{words['actions-left']}: {left}"), drawn))
    if decides:
        parts.append(
            tag(
                "g",
                title(words["decides"]),
                tag("circle", cx=x + width / 2, cy=y - 1, r=12, fill=theme.madder, stroke=theme.ink, stroke_width=1.2),
                use(theme, "sign-quill", x + width / 2, y - 1, 0.75, theme.on_madder),
                id="decides",
            )
        )
    return "".join(parts)


def _skill(
    theme: Theme, seat: int, skill: str, steps: int, x: float, y: float, width: float, words: Mapping[str, str]
) -> str:
    """One skill: values laid open so far, the present one framed, the others still under pieces."""
    values = SKILLS[skill]
    cell = (width - 30) / 6
    parts = [use(theme, f"skill-{skill}", x + 12, y, 1.0, theme.ink)]
    for index, value in enumerate(values):
        left = x + 30 + index * cell
        parts.append(_cell(theme, seat, skill, value, left, y, cell - 3, covered=index > steps, present=index == steps))
    shown = values[min(steps, len(values) - 1)]
    return tag("g", title(f"{words[f'skill-{skill}']}: {words.get(shown, shown)}"), *parts, id=f"desk-{seat}-{skill}")


def _cell(
    theme: Theme, seat: int, skill: str, value: str, x: float, y: float, width: float, *, covered: bool, present: bool
) -> str:
    fill, mark = seat_colours(seat)
    middle = x + width / 2
    half = ROW / 2
    stroke: dict[str, object] = {"stroke": theme.ink, "stroke_width": 1.0}
    if present:
        stroke = {"stroke": theme.madder, "stroke_width": 3.0}
    if covered:
        # A covered value is still legible on the piece that covers it: a cube, or a disc on the book.
        if skill == "book":
            shape = tag(
                "ellipse",
                cx=middle,
                cy=y,
                rx=min(width / 2, 15.0),
                ry=half - 0.5,
                fill=fill,
                stroke="#1d140c",
                stroke_width=1.1,
            )
        else:
            shape = tag(
                "rect", x=x, y=y - half, width=width, height=ROW, rx=1.5, fill=fill, stroke="#1d140c", stroke_width=1.1
            )
            shape += tag(
                "path",
                d=f"M{x + 1:.1f} {y - half + 2.2:.1f}h{width - 2:.1f}",
                stroke="#fff",
                stroke_opacity="0.5",
                stroke_width=2.4,
            )
            shape += tag(
                "path",
                d=f"M{x + width - 1.6:.1f} {y - half + 2:.1f}v{ROW - 3:.1f}",
                stroke="#000",
                stroke_opacity="0.35",
                stroke_width=2.4,
            )
        if value in PRIVILEGES:
            return shape + tallies(value, middle, y, mark, 9.0)
        return shape + number("∞" if value == "C" else value, middle, y, 13, mark, font_weight="400")
    paper = PRIVILEGES[value][0] if value in PRIVILEGES else theme.plate
    ink = PRIVILEGES[value][1] if value in PRIVILEGES else theme.ink
    shape = tag("rect", x=x, y=y - half, width=width, height=ROW, rx=3.0, fill=paper, **stroke)
    if value in PRIVILEGES:
        return shape + tallies(value, middle, y, ink, 9.0)
    return shape + number("∞" if value == "C" else value, middle, y, 16 if present else 13, ink)


def _pieces(
    theme: Theme, seat: int, x: float, y: float, width: float, entry: Mapping[str, Any], words: Mapping[str, str]
) -> str:
    """Supply and stock: traders and merchants by number."""
    parts = []
    half = width / 2
    for index, store in enumerate(("supply", "stock")):
        left = x + index * half
        held = entry[store]
        wide = half / 111
        drawn = use(theme, f"sign-{store}", left + 12, y, 0.95, theme.ink)
        drawn += piece(theme, f"t{seat}", left + 36 * wide, y, 0.78)
        drawn += number(held["traders"], left + 55 * wide, y, 14.5, theme.ink)
        drawn += piece(theme, f"m{seat}", left + 76 * wide, y, 0.76)
        drawn += number(held["merchants"], left + 94 * wide, y, 14.5, theme.ink)
        name = f"{words[store]}: {held['traders']} {words['trader']}, {held['merchants']} {words['merchant']}"
        parts.append(tag("g", title(name), drawn, id=f"{store}-{seat}"))
    line = tag("path", d=f"M{x + half - 2:.1f} {y - 11:.1f}v22", stroke=theme.faint, stroke_width=1.0)
    return line + "".join(parts)


def _markers(theme: Theme, x: float, y: float, width: float, entry: Mapping[str, Any], words: Mapping[str, str]) -> str:
    """Markers taken: unused ones face up, used ones face down; markers waiting on the plate."""
    held = entry["markers"]
    unused, used = list(held["unused"]), list(held["used"])
    drawn = [(kind, False) for kind in unused] + [(kind, True) for kind in used]
    radius = 11.0
    step = min(2 * radius + 3, (width - 2 * radius) / max(1, len(drawn) - 1))
    parts = []
    for index in reversed(range(len(drawn))):
        kind, spent = drawn[index]
        token = marker_token(theme, kind, x + radius + index * step, y + 3, radius, spent=spent)
        parts.append(tag("g", title(words.get(f"marker-{kind}", kind)), token, class_="kept", data_marker=kind))
    plate = entry.get("plate") or {"hidden": 0, "open": []}
    waiting = plate["hidden"] + len(plate["open"])
    if waiting:
        px, py = x + 11, y + 31
        tokens = "".join(
            tag("g", title(words.get(f"marker-{kind}", kind)), marker_token(theme, kind, px + 52 + index * 20, py, 8.5))
            for index, kind in enumerate(plate["open"])
        )
        parts.append(
            tag(
                "g",
                title(f"{words['plate']}: {waiting}"),
                use(theme, "sign-plate", px, py, 0.95, theme.ink),
                number(f"×{waiting}", px + 25, py, 13.5, theme.ink),
                tokens,
            )
        )
    return "".join(parts)


def _cards(theme: Theme, x: float, y: float, width: float, entry: Mapping[str, Any], words: Mapping[str, str]) -> str:
    """Imperial favours, and the mission card if the view shows it."""
    parts = []
    for index, kind in enumerate(entry.get("favours", [])):
        tile = favour_tile(theme, kind, x + 14 + index * 34, y + 12, 14)
        parts.append(tag("g", title(words[f"favour-{kind}"]), tile, class_="favour", data_favour=kind))
    mission = entry.get("mission")
    if mission:
        named = ", ".join(words[f"city-{city}"] for city in mission)
        left = x + 34 * len(entry.get("favours", []))
        card = hand_box(left, y - 4, x + width, y + 28, "mission", 0.8)
        size = min(12.5, 12.5 * (x + width - left - 14) / text_width(named, 12.5))
        parts.append(
            tag(
                "g",
                title(f"{words['mission']}: {named}"),
                tag("path", d=card, fill=theme.plate, stroke=theme.madder, stroke_width=1.4),
                book_text(named, (left + x + width) / 2, y + 16.5, size, theme.ink, font_style="italic"),
                class_="mission",
            )
        )
    return "".join(parts)
