"""A position on the chart: tokens in the warehouses, posts in the ports, the ship, the heights of the stacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.hansa.places import STACK, Facts, Layout, PortPlace
from hanse.draw.hansa.ports import slot_id
from hanse.draw.hansa.signs import count_seal
from hanse.draw.ink import Theme, number, tag, title
from hanse.draw.symbols import badge, use
from hanse.kernel.errors import Phrase, PositionError

View = Mapping[str, Any]
Words = Mapping[str, str]
MAX_SEATS = 4


def check(view: View, facts: Facts) -> None:
    """Refuse a view that does not belong to this board; PositionError says what was expected."""
    if view.get("game") != "hansa":
        raise PositionError("the view is of game {game!r}: expected 'hansa'", game=view.get("game"))
    if len(view["seats"]) > MAX_SEATS:
        raise PositionError(
            "the view has {seats} seats: expected at most {most}", seats=len(view["seats"]), most=MAX_SEATS
        )
    sizes = {city["id"]: city["warehouses"] for city in facts["city"]}
    for key, port in view["ports"].items():
        if len(port["slots"]) != sizes.get(key):
            raise PositionError(
                "port {key!r} with {count} warehouses: expected {expected}",
                key=key,
                count=len(port["slots"]),
                expected=sizes.get(key, Phrase("no such port")),
            )


def token_name(token: str, words: Words) -> str:
    """A token for those who listen: `blue-2` is blue with two barrels."""
    colour, _, barrels = token.partition("-")
    return f"{words[colour]}, {words['barrels']}: {barrels}"


def token_sign(token: str) -> str:
    """The sign of a token among the definitions."""
    return "good-" + token.replace("-", "")


def position(theme: Theme, layout: Layout, view: View, words: Words) -> str:
    """Everything that lies on the board."""
    parts = [_port(theme, layout.ports[key], port, words) for key, port in view["ports"].items()]
    parts.append(_stacks(theme, layout, view, words))
    parts.append(_ship(theme, layout.ports[view["ship"]], words))
    return tag("g", *parts, id="position")


def _port(theme: Theme, place: PortPlace, port: View, words: Words) -> str:
    parts = []
    for index, (token, (x, y)) in enumerate(zip(port["slots"], place.slots, strict=True)):
        if token:
            parts.append(
                tag(
                    "g",
                    title(token_name(token, words)),
                    use(theme, token_sign(token), x, y),
                    id=f"token-{slot_id(place.id, index)}",
                    class_="token",
                    data_token=token,
                )
            )
    for seat, (count, (x, y)) in enumerate(zip(port["posts"], place.posts, strict=False)):
        if count:
            drawn = use(theme, f"post-{seat}", x - 2, y) + count_seal(theme, count, x + 9, y + 7)
            said = title(f"{words['posts']}, {words['seat']} {seat + 1}: {count}")
            parts.append(tag("g", said, drawn, class_="posts", data_seat=str(seat), data_posts=str(count)))
    leader = port.get("leader")
    if leader is not None:
        x, y = place.flag
        drawn = use(theme, "sign-crown", x, y - 14, 0.95, theme.gold) + badge(theme, leader, x, y, 9.5)
        said = title(f"{words['leader']}: {words['seat']} {leader + 1}")
        parts.append(tag("g", said, drawn, id=f"leader-{place.id}", data_seat=str(leader)))
    return "".join(parts)


def _ship(theme: Theme, place: PortPlace, words: Words) -> str:
    x, y = place.berth
    return tag("g", title(words["ship"]), use(theme, "ship", x, y), id="ship")


def _stacks(theme: Theme, layout: Layout, view: View, words: Words) -> str:
    """Face-down piles, lower as they are used up, each with its height."""
    parts = []
    heights = view["stacks"]["heights"] if "heights" in view["stacks"] else map(len, view["stacks"]["order"])
    for index, (height, (x, y)) in enumerate(zip(heights, layout.stacks, strict=True), 1):
        pile = "".join(use(theme, "good-back", x, y - 2.4 * level) for level in range(min(5, (height + 2) // 3)))
        top = y - 2.4 * max(0, min(5, (height + 2) // 3) - 1)
        drawn = pile
        if height:
            drawn += tag("circle", cx=x, cy=top, r=11.5, fill=theme.plate, stroke=theme.ink, stroke_width=1.0)
        drawn += number(height, x, top, 16, theme.ink if height else theme.faint)
        parts.append(tag("g", title(f"{words['stack']} {index}: {height}"), drawn, id=f"height-{index}"))
    if view.get("ending"):
        x, y = layout.stacks[-1]
        parts.append(
            tag(
                "g",
                title(words["last-stack"]),
                tag("circle", cx=x + STACK, cy=y - STACK, r=12.0, fill=theme.madder, stroke=theme.on_madder),
                use(theme, "sign-hourglass", x + STACK, y - STACK, 0.78, theme.on_madder),
                id="ending",
            )
        )
    return "".join(parts)
