"""A position on the board: pieces on posts and offices, bonus markers, scores on the track, what is left in stock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.ink import Theme, hand_box, number, tag, title
from hanse.draw.symbols import badge, marker_token, piece, use
from hanse.draw.teutonica.geometry import OFFICE, Facts, Layout, track_box
from hanse.draw.teutonica.head import GAME_ENDS_AT, award_points, completed_point, head_boxes
from hanse.draw.teutonica.pawn import pawn_piece
from hanse.draw.teutonica.signs import pennant
from hanse.kernel.errors import Phrase, PositionError

View = Mapping[str, Any]
MAX_SEATS = 5


def check(view: View, facts: Facts) -> None:
    """Refuse a view that does not belong to this board; PositionError says what was expected."""
    board = facts["board"]["id"]
    if view.get("board", board) != board:
        raise PositionError("the view is of board {given!r}: expected {board!r}", given=view["board"], board=board)
    if len(view["seats"]) > MAX_SEATS:
        raise PositionError(
            "the view has {seats} seats: expected at most {most}", seats=len(view["seats"]), most=MAX_SEATS
        )
    sizes = {route["id"]: len(route["posts"]) for route in facts["route"]}
    for key, route in view["routes"].items():
        if len(route["posts"]) != sizes.get(key):
            raise PositionError(
                "route {key!r} with {count} posts: expected {expected}",
                key=key,
                count=len(route["posts"]),
                expected=sizes.get(key, Phrase("no such route")),
            )
    for key in view["cities"]:
        if key not in {city["id"] for city in facts["city"]}:
            raise PositionError("unknown city {key!r} on board {board!r}", key=key, board=board)


def position(theme: Theme, layout: Layout, facts: Facts, view: View, words: Mapping[str, str]) -> str:
    """Everything that lies on the board."""
    return tag(
        "g",
        _pennants(theme, layout, view, words),
        _routes(theme, layout, view, words),
        _cities(theme, layout, view, words),
        _prestige(theme, layout, facts, view, words),
        _scores(theme, layout, view, words),
        _head(theme, layout, facts, view, words),
        pawn_piece(theme, layout, facts, words, view.get("pawn")),
        id="position",
    )


def placed(theme: Theme, code: str, x: float, y: float, key: str, words: Mapping[str, str], seats: int) -> str:
    """One piece with its name for those who listen; a seat that nobody has is the neutral one."""
    seat = int(code[1:])
    kind = words["trader" if code[0] == "t" else "merchant"]
    owner = f"{words['seat']} {seat + 1}" if seat < seats else words["neutral"]
    return tag(
        "g",
        title(f"{kind}, {owner}"),
        piece(theme, code if seat < seats else "neutral", x, y),
        id=f"piece-{key}",
        class_="piece",
        data_piece=code,
    )


def _pennants(theme: Theme, layout: Layout, view: View, words: Mapping[str, str]) -> str:
    """Who controls each city, as the view tells it."""
    parts = []
    for key, seat in view.get("control", {}).items():
        if seat is None:
            continue
        place, known = layout.cities[key], seat < len(view["seats"])
        said = f"{words['control']}: {words['seat']} {seat + 1}" if known else f"{words['control']}: {words['neutral']}"
        drawn = pennant(theme, seat if known else None, place.pennant, place.skyline.y1)
        parts.append(tag("g", title(said), drawn, id=f"pennant-{key}", data_seat=seat))
    return "".join(parts)


def _routes(theme: Theme, layout: Layout, view: View, words: Mapping[str, str]) -> str:
    parts = []
    for key, route in view["routes"].items():
        place = layout.routes[key]
        for index, (code, (x, y)) in enumerate(zip(route["posts"], place.posts, strict=True), 1):
            if code:
                parts.append(placed(theme, code, x, y + 1.5, f"post-{key}.{index}", words, len(view["seats"])))
        if route.get("marker"):
            kind = route["marker"]
            drawing = marker_token(theme, kind, *place.marker, layout.sizes.marker)
            name = title(words.get(f"marker-{kind}", kind))
            parts.append(tag("g", name, drawing, class_="bonus", data_marker=kind))
    return "".join(parts)


def _cities(theme: Theme, layout: Layout, view: View, words: Mapping[str, str]) -> str:
    parts = []
    seats = len(view["seats"])
    for key, city in view["cities"].items():
        place = layout.cities[key]
        extra = city.get("extra", [])
        if extra and not city["offices"]:
            for index, (code, (x, y)) in enumerate(
                zip(extra, layout.independent_offices(key, len(extra)), strict=True), 1
            ):
                parts.append(placed(theme, code, x, y, f"extra-{key}.{index}", words, seats))
        elif extra:
            points = layout.extra_offices(key, len(extra))
            left, top = points[0][0] - OFFICE / 2 - 1, place.centre[1] - OFFICE / 2 - 1
            shelf = hand_box(left, top, place.plate.x0 + 1, top + OFFICE + 2, f"annex {key}", 0.5)
            parts.append(
                tag("path", d=shelf, fill=theme.plate, stroke=theme.ink, stroke_width=1.1, stroke_dasharray="3 2")
            )
            for index, (code, (x, y)) in enumerate(zip(extra, points, strict=True), 1):
                parts.append(placed(theme, code, x, y, f"extra-{key}.{index}", words, seats))
        for index, (code, (x, y)) in enumerate(zip(city["offices"], place.offices, strict=False), 1):
            if code:
                parts.append(placed(theme, code, x, y, f"office-{key}.{index}", words, seats))
    return "".join(parts)


def _prestige(theme: Theme, layout: Layout, facts: Facts, view: View, words: Mapping[str, str]) -> str:
    parts = []
    slots = facts.get("special_prestige", {}).get("slots", [])
    for slot, seat, (x, y) in zip(slots, view.get("prestige", []), layout.prestige, strict=False):
        if seat is not None:
            key = f"prestige-{slot['privilege']}"
            parts.append(placed(theme, f"m{seat}", x, y - 1, key, words, len(view["seats"])))
    return "".join(parts)


# Where the score markers of a shared cell go, by how many there are.
_SHARED = {
    1: ((0, 0),),
    2: ((-8, 0), (8, 0)),
    3: ((-8, -6), (8, -6), (0, 7)),
    4: ((-8, -7), (8, -7), (-8, 7), (8, 7)),
    5: ((-10, -8), (10, -8), (0, 0), (-10, 8), (10, 8)),
}


def _scores(theme: Theme, layout: Layout, view: View, words: Mapping[str, str]) -> str:
    cells: dict[int, list[int]] = {}
    for seat, entry in enumerate(view["seats"]):
        cells.setdefault(entry["score"] % 100, []).append(seat)
    parts = []
    if "neutral" in view:
        x, y = track_box(view["neutral"]["score"] % 100, layout).centre
        name = title(f"{words['neutral']}: {view['neutral']['score']} {words['points']}")
        parts.append(tag("g", name, piece(theme, "neutral", x, y + 11, 0.5), id="score-neutral"))
    for points, seats in sorted(cells.items()):
        x, y = track_box(points, layout).centre
        radius = 12.5 if len(seats) == 1 else 8.4
        for seat, (dx, dy) in zip(seats, _SHARED[len(seats)], strict=True):
            parts.append(_score(theme, seat, view["seats"][seat]["score"], x + dx, y + dy, radius, words))
    return "".join(parts)


def _score(theme: Theme, seat: int, points: int, x: float, y: float, radius: float, words: Mapping[str, str]) -> str:
    return tag(
        "g",
        title(f"{words['seat']} {seat + 1}: {points} {words['points']}"),
        badge(theme, seat, x, y, radius),
        id=f"score-{seat}",
    )


def _head(theme: Theme, layout: Layout, facts: Facts, view: View, words: Mapping[str, str]) -> str:
    """Completed cities so far, connection awards taken, bonus markers in stock."""
    completed = view.get("completed", 0)
    x, y = completed_point(completed, facts, layout)
    ring = tag("circle", cx=x, cy=y, r=11.6, fill="none", stroke=theme.madder, stroke_width=3.4)
    parts = [tag("g", title(f"{words['completed']}: {completed}"), ring, id="completed")]
    if facts.get("east_west"):
        seals = award_points(facts, layout)
        for seat, entry in enumerate(view["seats"]):
            taken = entry.get("connection")
            if taken and taken <= len(seals):
                sx, sy = seals[taken - 1]
                parts.append(
                    tag(
                        "g",
                        title(f"{words['connection']}: {words['seat']} {seat + 1}"),
                        badge(theme, seat, sx, sy + 19, 9.5),
                    )
                )
    stock = view.get("marker_stock")
    if stock is not None:
        count = stock["count"] if "count" in stock else len(stock["order"])
        box = head_boxes(layout, facts)["stock"]
        bx, by = box.x0 + 20, box.centre[1]
        pile = "".join(marker_token(theme, "", bx + dx, by + dy, 12.5, spent=True) for dx, dy in ((-2, 4), (0, 0)))
        pile += marker_token(theme, "stock", bx + 2, by - 4, 12.5)
        parts.append(
            tag(
                "g",
                title(f"{words['marker-stock']}: {count}"),
                pile,
                number(f"×{count}", bx + 36, by, 17, theme.ink),
                id="marker-stock",
            )
        )
    boxes = head_boxes(layout, facts)
    goal = track_box(GAME_ENDS_AT, layout)
    goals = {
        "points": (goal.centre[0], goal.y1 + 3),
        "cities": (boxes["completed"].x1 + 2, boxes["completed"].y0),
        "markers": (boxes["stock"].x0 + 20, boxes["stock"].y0 - 2),
    }
    parts += [_ending(theme, *goals[why], why) for why in view.get("ending", []) if why in goals]
    return "".join(parts)


def _ending(theme: Theme, x: float, y: float, why: str) -> str:
    """An hourglass where the game has reached one of its ends."""
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=11.0, fill=theme.madder, stroke=theme.on_madder, stroke_width=1.5),
        use(theme, "sign-hourglass", x, y, 0.7, theme.on_madder),
        id=f"ending-{why}",
    )
