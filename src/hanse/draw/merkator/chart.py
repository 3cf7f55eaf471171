"""Puts the sheet of Merkator together: map, time chart, contracts and cards on offer; with a view also the offices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.draw import symbols
from hanse.draw.cartouche import cartouche
from hanse.draw.curves import Box
from hanse.draw.ink import Theme, book_text, faces, find_theme, hand, hand_box, num, tag, title
from hanse.draw.merkator import emblems, hourglass, offices, places, position
from hanse.draw.merkator.layout import Facts, Layout, country, lay_out
from hanse.draw.merkator.names import Names, Words
from hanse.draw.merkator.sheets import LARGE, Sheet, find_sheet
from hanse.draw.scenery import ground_defs, rivers, sea, table_top
from hanse.draw.woodcut import cog, compass
from hanse.games.merkator.game import MERKATOR
from hanse.messages import Catalogue

PIXELS = 1200  # the width at which the picture is meant to be read
SEATS = (1, 2, 3, 4)
TITLE = Box(LARGE.map.x0 + 10, LARGE.map.y0 + 10, LARGE.map.x0 + 296, LARGE.map.y0 + 70)


def draw(
    board_id: str,
    view: Mapping[str, Any] | None,
    *,
    theme: str,
    words: Catalogue,
    names: Sequence[str] | None,
    data: str,
    size: str,
) -> str:
    """The board with the facts of this name, empty or with a position, in the reader's language."""
    return board_svg(MERKATOR.facts(data), words, view, theme=theme, people=names, size=size)


def board_svg(
    facts: Facts,
    words: Words,
    view: Mapping[str, Any] | None = None,
    *,
    theme: str = "light",
    people: Sequence[str] | None = None,
    size: str = "large",
) -> str:
    """The board of these facts as one SVG document; with a view also what lies on it, and the offices.

    `people` are the names at the seats; `size` is "large", or "wide" or "tall" for an empty board that is read on a
    small screen. The same arguments always give the same text.
    """
    ink = find_theme(theme)
    names = Names(facts, words)
    sheet = find_sheet(size)
    layout = lay_out(facts, sheet)
    label = names.say("game")
    parts = [
        faces(),
        tag("defs", symbols.defs(ink) + emblems.defs(ink, names.places, names.goods) + ground_defs(ink, sheet.map)),
        table_top(ink),
        _ground(ink, sheet),
        _map(ink, sheet),
        places.links(ink, layout, facts, names),
        places.places(ink, layout, facts, names),
        "" if sheet.small else cartouche(ink, TITLE, label, SEATS),
        hourglass.hourglass(ink, layout, names, (view["chart"]["side"] if view else None) or "ultimo"),
        _trays(ink, layout, names),
    ]
    height = sheet.height
    if view is not None:
        position.check(view, names)
        parts.append(position.position(ink, layout, view, names))
        panel, added = offices.offices(ink, view, names, people)
        parts.append(panel)
        height += added
    margin = sheet.margin
    box = (-margin, -margin, sheet.width + 2 * margin, height + 2 * margin)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(num(value) for value in box)}" '
        f'width="{PIXELS}" height="{round(PIXELS * box[3] / box[2])}" role="img" '
        f'aria-label="{label}">{title(label)}{"".join(parts)}</svg>\n'
    )


def _ground(theme: Theme, sheet: Sheet) -> str:
    """Paper for the whole sheet, and the land of the map."""
    land = tag("rect", x=sheet.map.x0, y=sheet.map.y0, width=sheet.map.width, height=sheet.map.height, fill=theme.land)
    return tag("rect", width=sheet.width, height=sheet.height, fill=theme.paper) + land


def _map(theme: Theme, sheet: Sheet) -> str:
    """Sea, coasts, rivers, groves, light, and the frame around them."""
    map_ = country(sheet)
    whole = {"x": sheet.map.x0, "y": sheet.map.y0, "width": sheet.map.width, "height": sheet.map.height}
    grain = tag("rect", filter=f"url(#{theme.name}-grain)", opacity="0.42", **whole)
    light = tag("rect", fill=f"url(#{theme.name}-glow)", **whole)
    return tag(
        "g",
        sea(theme, map_.land),
        rivers(theme, map_.land),
        grain,
        light,
        _groves(theme, sheet),
        "" if sheet.small else cog(theme, *map_.ship) + compass(theme, *map_.rose),
        clip_path=f"url(#{theme.name}-field)",
    ) + tag("path", d=_frame(sheet.map), fill="none", stroke=theme.ink, stroke_width=1.4)


def _frame(box: Box) -> str:
    """Two lines around a box."""
    return "".join(f"M{num(x0)} {num(y0)}H{num(x1)}V{num(y1)}H{num(x0)}Z" for x0, y0, x1, y1 in (box, box.grown(-3)))


def _groves(theme: Theme, sheet: Sheet) -> str:
    """Trees and hills, those farther south in front."""
    drawn = []
    for kind, x, y, count in country(sheet).groves:
        rng = hand(f"grove {x:.0f} {y:.0f}")
        wide, deep = (26, 12) if kind == "hill" else (9 + 3 * count, 13)
        for _ in range(count):
            spot = (y + (rng.random() - 0.5) * 2 * deep, x + (rng.random() - 0.5) * 2 * wide)
            drawn.append((*spot, f"{kind}-{rng.randrange(3)}"))
    signs = "".join(f'<use href="#{theme.name}-{name}" x="{num(x)}" y="{num(y)}"/>' for y, x, name in sorted(drawn))
    return tag(
        "g",
        signs,
        fill=theme.leaf,
        stroke=theme.faint,
        stroke_width=0.9,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _trays(theme: Theme, layout: Layout, names: Names) -> str:
    """Empty places for contracts by value, what was sold, and the cards on offer."""
    parts = [
        _tray(theme, box, f"pile-{value}", names.say("drawing-pile", value=value), str(value))
        for value, box in layout.piles.items()
    ]
    parts.append(_tray(theme, layout.discard, "discard", names.say("discard"), ""))
    parts += [
        _tray(theme, box, f"bonus-{index}", names.say("drawing-offer-bonus"), "")
        for index, box in enumerate(layout.bonus, 1)
    ]
    parts += [
        _tray(theme, box, f"building-{index}", names.say("drawing-offer-building"), "")
        for index, box in enumerate(layout.buildings, 1)
    ]
    low = layout.discard.y0 + 18
    sold = book_text(
        names.say("discard"), layout.discard.centre[0], low, 16, theme.faint, fit=False, font_style="italic"
    )
    return "".join(parts) + sold


def _tray(theme: Theme, box: Box, key: str, said: str, text: str) -> str:
    outline: dict[str, object] = {"stroke": theme.faint, "stroke_width": 1.2, "stroke_dasharray": "5 3"}
    return tag(
        "g",
        title(said),
        tag("path", d=hand_box(*box, key), fill=theme.band, fill_opacity="0.6", **outline),
        book_text(text, box.centre[0], box.centre[1] + 9, 30, theme.faint, fit=False) if text else "",
        id=key,
        data_box=places.corners(box),
    )
