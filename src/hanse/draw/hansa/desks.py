"""The desks below the board: for each seat purse, reserve, open and sold tokens, points, and whose decision it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hanse.draw.cartouche import ROMAN
from hanse.draw.hansa.places import Layout
from hanse.draw.hansa.position import View, Words, token_name, token_sign
from hanse.draw.hansa.signs import TOKEN
from hanse.draw.ink import Theme, book_text, hand_box, number, tag, text_width, title
from hanse.draw.symbols import badge, seat_colours, use

GAP = 10.0
HEIGHT = 190.0
WIDEST = 320.0


def desks(theme: Theme, layout: Layout, view: View, words: Words, names: Sequence[str] | None) -> tuple[str, float]:
    """All desks side by side, and the height they add to the sheet."""
    count = len(view["seats"])
    width = min(WIDEST, (layout.width - GAP * (count - 1)) / count)
    left = (layout.width - count * width - (count - 1) * GAP) / 2
    top = layout.height + 18
    parts = [
        _desk(
            theme, seat, left + seat * (width + GAP), top, width, view, words, names[seat] if names else ROMAN[seat + 1]
        )
        for seat in range(count)
    ]
    return tag("g", *parts, id="desks"), HEIGHT + 18


def _desk(theme: Theme, seat: int, x: float, y: float, width: float, view: View, words: Words, name: str) -> str:
    entry = view["seats"][seat]
    decision = view.get("decision")
    decides = decision is not None and decision["seat"] == seat
    won = _won(view, seat)
    parts = [
        tag(
            "path",
            d=hand_box(x, y, x + width, y + HEIGHT, f"desk {seat}", 1.0),
            fill=theme.paper,
            stroke=theme.madder if decides else theme.gold if won else theme.ink,
            stroke_width=4.0 if decides or won else 1.4,
        ),
        _headline(theme, seat, x, y, width, view, words, name),
        _money(theme, seat, x, y + 62, width, entry, words),
        _tokens(theme, x, y + 104, width, "open", entry["open"], view, words, 0.95),
        _tokens(theme, x, y + 158, width, "sold", _sold(entry), view, words, 0.8),
    ]
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
    return tag("g", title(f"{words['seat']} {seat + 1}: {name}"), *parts, id=f"desk-{seat}")


def _won(view: View, seat: int) -> bool:
    """Whether the game is over and nobody has more points."""
    now = view.get("now")
    return bool(now and view.get("over") and now[seat]["total"] == max(entry["total"] for entry in now))


def _sold(entry: Mapping[str, object]) -> list[str]:
    """The sold tokens; where they are hidden, their backs."""
    sold = entry.get("sold")
    return list(sold) if isinstance(sold, list) else ["back"] * int(str(entry.get("sold_count", 0)))


def _headline(theme: Theme, seat: int, x: float, y: float, width: float, view: View, words: Words, name: str) -> str:
    """Mark, name and the points as if the game ended now."""
    fill, mark = seat_colours(seat)
    size = min(17.0, 17.0 * (width - 120) / text_width(name, 17.0)) if name else 17.0
    parts = [
        tag("rect", x=x + 2, y=y + 2, width=width - 4, height=38, fill=fill),
        badge(theme, seat, x + 22, y + 21, 15),
        book_text(name, x + 44, y + 21 + size * 0.34, size, mark, text_anchor="start", font_weight="700"),
    ]
    now = view.get("now")
    if now:
        points = use(theme, "sign-laurel", x + width - 26, y + 21, 1.35, mark)
        points += number(now[seat]["total"], x + width - 26, y + 20, 17, mark)
        parts.append(tag("g", title(f"{words['points']}: {now[seat]['total']}"), points, id=f"score-{seat}"))
    return "".join(parts)


def _money(theme: Theme, seat: int, x: float, y: float, width: float, entry: Mapping[str, object], words: Words) -> str:
    """The purse in coins, the reserve in posts."""
    purse, reserve = int(str(entry["purse"])), int(str(entry["reserve"]))
    coins = use(theme, "sign-purse", x + 20, y, 1.0, theme.ink)
    step = min(13.0, (width / 2 - 62) / max(1, purse))
    coins += "".join(use(theme, "coin", x + 42 + index * step, y) for index in range(purse))
    coins += number(purse, x + 58 + max(0, purse - 1) * step, y, 17, theme.ink)
    middle = x + width * 0.6
    posts = use(theme, f"post-{seat}", middle + 14, y) + number(f"×{reserve}", middle + 44, y, 17, theme.ink)
    return tag("g", title(f"{words['purse']}: {purse}"), coins, id=f"purse-{seat}") + tag(
        "g", title(f"{words['reserve']}: {reserve}"), posts, id=f"reserve-{seat}"
    )


def _tokens(
    theme: Theme,
    x: float,
    y: float,
    width: float,
    what: str,
    tokens: Sequence[str],
    view: View,
    words: Words,
    scale: float,
) -> str:
    """A row of tokens; they close up where there are many."""
    sign = use(theme, f"sign-{what}", x + 20, y, 1.0, theme.ink)
    radius = TOKEN * scale
    room = width - 52 - 2 * radius
    step = min(2 * radius + 4, room / max(1, len(tokens) - 1))
    drawn = []
    for index, token in enumerate(tokens):
        at = x + 44 + radius + index * step
        name = words["sold"] if token == "back" else token_name(token, words)
        picture = use(theme, "good-back" if token == "back" else token_sign(token), at, y, scale)
        drawn.append(tag("g", title(name), picture, class_=what, data_token=token))
    line = tag("path", d=f"M{x + 8:.1f} {y - 24:.1f}h{width - 16:.1f}", stroke=theme.faint, stroke_width=0.8)
    return line + tag("g", title(f"{words[what]}: {len(tokens)}"), sign, *drawn)
