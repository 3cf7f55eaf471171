"""The learning curve as a picture: the share of wins of every round's weights, with its interval."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from xml.sax.saxutils import escape

from hanse.messages import Catalogue

WIDTH, HEIGHT = 880, 480
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 84, 56
PAPER, INK, QUIET, RULE = "#faf5e9", "#2b2620", "#6a6054", "#d8ccb4"
LOOKS = {"focused": ("#a02c27", ""), "hand": ("#3d6478", "7 4"), "champion": ("#6b7a2e", "2 4")}  # colour and dashes
FACE = "Georgia,Liberation Serif,serif"


def draw_curve(curve: Mapping[str, Any], words: Catalogue) -> str:
    """One SVG document of the numbers of `curve.json`."""
    title = words.say("train-curve-title", place=curve["place"])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="{FACE}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        _text(LEFT, 30, title, min(19, round((WIDTH - LEFT - RIGHT) / (0.6 * len(title)))), "start"),  # all of it fits
        *_scales(curve, words),
    ]
    for place, (opponent, (colour, dashes)) in enumerate(LOOKS.items()):
        parts += _legend(place, words.say(f"train-against-{opponent}"), colour, dashes)
        parts += _line(curve, opponent, colour, dashes, 5 * (place - 1))
    return "\n".join([*parts, "</svg>\n"])


def _x(curve: Mapping[str, Any], number: int) -> float:
    steps = max(1, len(curve["rounds"]) - 1)
    return LEFT + 24 + (WIDTH - LEFT - RIGHT - 48) * (number - 1) / steps


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _scales(curve: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    for per_cent in range(0, 101, 20):
        y = _y(per_cent / 100)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{RULE}"/>'
        yield _text(LEFT - 8, y + 5, f"{per_cent}", 14, "end")
    even = _y(curve["even"])
    yield f'<path d="M{LEFT} {even:.1f}H{WIDTH - RIGHT}" stroke="{QUIET}" stroke-dasharray="3 3"/>'
    yield _text(WIDTH - RIGHT, even - 6, words.say("train-curve-even"), 13, "end")
    yield _text(LEFT - 8, TOP - 14, "%", 14, "end")
    count = len(curve["rounds"])
    for entry in curve["rounds"]:
        number, promoted = entry["round"], entry["promoted"]
        if promoted:
            x = _x(curve, number)
            yield f'<path d="M{x:.1f} {HEIGHT - BOTTOM + 2}l-5 9h10z" fill="{INK}"/>'
        if number in (1, count) or number % max(1, count // 10) == 0:
            yield _text(_x(curve, number), HEIGHT - BOTTOM + 27, str(number), 14, "middle")
    yield _text(WIDTH / 2, HEIGHT - 10, words.say("train-curve-rounds"), 14, "middle")


def _line(curve: Mapping[str, Any], opponent: str, colour: str, dashes: str, aside: int) -> Iterator[str]:
    """Points with their intervals, a little aside of each other, and the line that joins them."""
    places = []
    for entry in curve["rounds"]:
        score = entry["against"][opponent]
        x = _x(curve, entry["round"]) + aside
        places.append(f"{x:.1f} {_y(score['share']):.1f}")
        yield (
            f'<path d="M{x:.1f} {_y(score["low"]):.1f}V{_y(score["high"]):.1f}" stroke="{colour}" '
            'stroke-width="2" opacity="0.4"/>'
        )
        yield f'<circle cx="{x:.1f}" cy="{_y(score["share"]):.1f}" r="4" fill="{colour}"/>'
    yield f'<path d="M{"L".join(places)}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'


def _legend(place: int, label: str, colour: str, dashes: str) -> Iterator[str]:
    x = LEFT + place * 260
    yield f'<path d="M{x} 54h34" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
    yield f'<circle cx="{x + 17}" cy="54" r="4" fill="{colour}"/>'
    yield _text(x + 42, 59, label, 14, "start")


def _text(x: float, y: float, text: str, size: int, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{INK}" text-anchor="{anchor}">{escape(text)}</text>'
