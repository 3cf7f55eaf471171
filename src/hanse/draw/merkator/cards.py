"""Contracts as letters with the seal of their place, bonus cards and buildings with their formula in signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.curves import Box
from hanse.draw.ink import Theme, book_text, hand_box, num, number, tag, text_width, title
from hanse.draw.merkator.emblems import WAX, good, seal, sign
from hanse.draw.merkator.names import Names
from hanse.draw.symbols import coin, use

PAPER, INK = "#fbf3dd", "#2e2110"  # letters keep their colour by lamplight
LETTERS_IN_ROW = 5


def fitted(text: str, room: float, size: float) -> float:
    """The size at which a text fits."""
    return min(size, size * room / max(1.0, text_width(text, size)))


def contract(theme: Theme, key: str, box: Box, names: Names, *, lifted: bool = False) -> str:
    """A letter: value on a coin, place with its seal, the goods demanded; lifted if it can be met now."""
    card = names.contracts[key]
    y0 = box.y0 - (5 if lifted else 0)
    box = Box(box.x0, y0, box.x1, y0 + box.height)
    x0, _, x1, y1 = box
    fold = f"M{num(x0 + 1)} {num(y0 + 1)}L{num(box.centre[0])} {num(y0 + 12)}L{num(x1 - 1)} {num(y0 + 1)}"
    name = names.place(card["place"]) if "place" in card else names.say("peace-short")
    parts = [
        tag(
            "path",
            d=hand_box(x0 + 2, y0 + 3, x1 + 2, y1 + 3, key),
            fill="#000",
            fill_opacity="0.3" if lifted else "0.18",
        ),
        tag(
            "path",
            d=hand_box(*box, key),
            fill=PAPER,
            stroke=theme.madder if lifted else INK,
            stroke_width=3.0 if lifted else 1.2,
        ),
        tag("path", d=fold, fill="none", stroke=INK, stroke_opacity="0.28", stroke_width=1.0),
        coin(theme, card["value"], x0 + 13, y0 + 17, 10.5),
        book_text(
            name,
            x0 + 26 + (box.width - 52) / 2,
            y0 + 21,
            fitted(name, box.width - 58, 12.5),
            INK,
            fit=False,
            font_weight="600",
        ),
        _demand(theme, card, box, names),
    ]
    if "place" in card:
        parts.append(seal(theme, card["place"], names.place_colour(card["place"]), x1 - 13, y0 + 17, 10.5))
    said = title(f"{names.contract(key)}: {names.demand(key)}")
    return tag("g", said, *parts, class_="contract", data_contract=key)


def _demand(theme: Theme, card: Mapping[str, Any], box: Box, names: Names) -> str:
    middle = box.centre[0]
    low = (box.y0 + 32 + box.y1) / 2
    if "distinct" in card:
        return sign(theme, "mk", "kinds", middle, low - 12, 40, INK) + number(
            card["distinct"], middle, low + 14, 22, INK
        )
    if "goods" not in card:
        return sign(theme, "mk", "peace", middle, low - 2, 44, "#4d6b2f")
    cubes = [key for key, count in card["goods"].items() for _ in range(count)]
    rows = [cubes[at : at + LETTERS_IN_ROW] for at in range(0, len(cubes), LETTERS_IN_ROW)]
    size = min(19.0, (box.y1 - box.y0 - 36) / max(2, len(rows)) - 2, (box.width - 10) / LETTERS_IN_ROW - 1)
    parts = []
    for index, row in enumerate(rows):
        y = low + (index - (len(rows) - 1) / 2) * (size + 3)
        for place, key in enumerate(row):
            x = middle + (place - (len(row) - 1) / 2) * (size + 2)
            parts.append(good(theme, key, names.colour(key), x, y, size))
    return "".join(parts)


def bonus(theme: Theme, key: str, box: Box, names: Names) -> str:
    """A bonus card: seal of the place, the good that it gives, its cost."""
    card = names.bonus[key]
    middle, low = box.centre[0], box.y0 + box.height * 0.62
    said = title(names.say("drawing-bonus", card=names.bonus_card(key), cost=card["cost"]))
    arrow = tag(
        "path",
        d=f"M{num(middle - 7)} {num(low)}h13m-5 -4.5l5 4.5l-5 4.5",
        fill="none",
        stroke=INK,
        stroke_width=1.8,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return tag(
        "g",
        said,
        _headed(theme, key, names.place(card["place"]), card["cost"], box, 12),
        seal(theme, card["place"], names.place_colour(card["place"]), middle - 26, low, box.height * 0.18),
        arrow,
        good(theme, card["good"], names.colour(card["good"]), middle + 26, low, box.height * 0.34),
        class_="bonus",
        data_bonus=key,
    )


def building(theme: Theme, key: str, box: Box, names: Names) -> str:
    """A building: name, cost, and its formula in signs."""
    card = names.buildings[key]
    name = names.building(key)
    said = title(names.say("drawing-building", name=name, cost=card["cost"], formula=names.formula(key)))
    return tag(
        "g",
        said,
        _headed(theme, key, name, card["cost"], box, 13),
        formula(theme, card["score"], Box(box.x0 + 6, box.y0 + 28, box.x1 - 6, box.y1 - 3), names),
        class_="building",
        data_building=key,
    )


def _headed(theme: Theme, key: str, name: str, cost: int, box: Box, size: float) -> str:
    """A card with its cost and its name, and a line below them."""
    x0, y0, x1, _ = box
    room = box.width - 2 * size - 8
    line = tag(
        "path", d=f"M{num(x0 + 4)} {num(y0 + 26)}H{num(x1 - 4)}", stroke=INK, stroke_opacity="0.3", stroke_width=0.8
    )
    words = book_text(
        name, x0 + 2 * size + room / 2 + 2, y0 + 17, fitted(name, room, size), INK, fit=False, font_weight="600"
    )
    return _sheet(theme, box, key) + coin(theme, cost, x0 + 13, y0 + 13, 10) + words + line


def _sheet(theme: Theme, box: Box, key: str) -> str:
    shadow = hand_box(box.x0 + 2, box.y0 + 2.5, box.x1 + 2, box.y1 + 2.5, key)
    return tag("path", d=shadow, fill="#000", fill_opacity="0.18") + tag(
        "path", d=hand_box(*box, key), fill=PAPER, stroke=INK, stroke_width=1.2
    )


# What the terms of a formula count, as signs.
COUNTED = {
    "per_type": "kinds",
    "per_cube": "cube",
    "per_pair": "pair",
    "per_time": "counter",
    "per_contract": "letter",
    "per_bonus": "card",
    "per_building": "house",
    "if_contract": "letter",
    "sole_most": "alone",
}
MOST = {"time": "counter", "cubes": "cube", "buildings": "house", "bonus": "card", "contracts": "letter"}


def formula(theme: Theme, score: Mapping[str, Any], box: Box, names: Names) -> str:
    """Points in a laurel, what is counted, how many of it, and the most that the card scores."""
    x, y = box.x0 + 20, box.centre[1]
    many = "goods" in score
    lift = 9 if many else 0
    parts = [use(theme, "sign-laurel", x, y - lift, 1.35, INK), number(score["vp"], x, y - lift - 1, 16, INK)]
    at = x + 30
    kind = score["kind"]
    if kind in COUNTED:
        parts.append(number("×" if kind.startswith("per") else ":", at, y - lift, 15, INK))
        at += 22
        if score.get("per", 1) > 1:
            parts.append(number(score["per"], at, y, 17, INK))
            at += 18
        parts.append(sign(theme, "mk", COUNTED[kind], at, y - lift, 21, INK))
        at += 24
    if kind == "sole_most":
        parts.append(sign(theme, "mk", MOST[score["what"]], at + 2, y, 21, INK))
        at += 28
    if "column" in score:
        parts.append(_letter(score["column"], at, y))
        at += 24
    if "min_value" in score:
        parts.append(number(f"≥{score['min_value']}", at + 6, y, 15, INK))
        at += 32
    if score.get("place_kind") == "minor":
        parts.append(tag("circle", cx=at + 2, cy=y, r=9.5, fill=WAX[0], stroke=INK, stroke_width=1.1))
    if many:
        parts += _listed(theme, score["goods"], box, y + 17, names)
    if "max" in score:
        parts.append(number(f"≤{score['max']}", box.x1 - 15, y - lift, 13, "#7a2019"))
    return "".join(parts)


def _letter(column: str, x: float, y: float) -> str:
    return tag(
        "rect", x=x - 9, y=y - 10, width=18, height=20, rx=2, fill="none", stroke=INK, stroke_width=1.4
    ) + number(column, x, y, 15, INK)


def _listed(theme: Theme, goods: list[str], box: Box, y: float, names: Names) -> list[str]:
    step = min(20.0, (box.width - 4) / len(goods))
    left = box.centre[0] - step * (len(goods) - 1) / 2
    return [good(theme, key, names.colour(key), left + i * step, y, step - 2.5) for i, key in enumerate(goods)]
