"""Puts the sheet together: sea, currents, ports, stacks, frame; with a view also tokens, posts, the ship and desks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.draw import scenery
from hanse.draw.cartouche import cartouche
from hanse.draw.curves import Box
from hanse.draw.hansa import country, desks, ports, position, signs
from hanse.draw.hansa.places import BAND, Facts, lay_out
from hanse.draw.hansa.sheets import find_sheet
from hanse.draw.hansa.words import in_language
from hanse.draw.ink import faces, find_theme, num, tag, title
from hanse.games.hansa.board import BOARD_FILE, SHELF
from hanse.messages import Catalogue

PIXELS = 1200  # the width at which the picture is meant to be read
TITLE = Box(BAND + 14, BAND + 8, BAND + 274, BAND + 66)


def draw(
    board: str,
    view: Mapping[str, Any] | None,
    *,
    theme: str,
    words: Catalogue,
    names: Sequence[str] | None,
    data: str,
    size: str,
) -> str:
    """The Baltic, empty or with a position, in the reader's language."""
    return board_svg(SHELF.facts(data)[BOARD_FILE], view, theme=theme, words=words, names=names, size=size)


def board_svg(
    facts: Facts,
    view: Mapping[str, Any] | None = None,
    *,
    words: Catalogue,
    theme: str = "light",
    names: Sequence[str] | None = None,
    size: str = "large",
) -> str:
    """The board of these facts as one SVG document; with a view its tokens, posts, ship and desks too.

    `size` is "large", or "wide" or "tall" for an empty board that is read on a small screen. The same arguments
    always give the same text. A HanseError names what was expected.
    """
    ink = find_theme(theme)
    said = in_language(words, facts)
    layout = lay_out(facts, said, find_sheet(size))
    titled = [] if layout.sheet.small else [TITLE]
    label = facts["meta"]["game"]
    colours = {colour["id"]: colour["display"] for colour in facts["goods_colour"]}
    seats = range(facts["meta"]["players_min"], facts["meta"]["players_max"] + 1)
    sheet = [
        faces(),
        tag("defs", signs.defs(ink, colours) + scenery.ground_defs(ink, layout.field)),
        scenery.table_top(ink),
        country.ground(ink, layout, titled),
        country.routes(ink, layout, said),
        ports.berths(ink, layout),
        ports.ports(ink, layout, facts, said),
        ports.stacks(ink, layout, said),
        country.frame(ink, layout),
        *(cartouche(ink, box, label, seats) for box in titled),
    ]
    height = layout.height
    if view is not None:
        position.check(view, facts)
        sheet.append(position.position(ink, layout, view, said))
        panel, panel_height = desks.desks(ink, layout, view, said, names)
        sheet.append(panel)
        height += panel_height
    margin = 2.0 if layout.sheet.small else 12.0
    box = (-margin, -margin, layout.width + 2 * margin, height + 2 * margin)
    whole = tag(
        "svg",
        title(label),
        tag("desc", said["about"]),
        *sheet,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(num(value) for value in box),
        width=PIXELS,
        height=round(PIXELS * box[3] / box[2]),
        role="img",
        aria_label=label,
        **_amounts(facts),
    )
    return whole + "\n"


def _amounts(facts: Facts) -> dict[str, object]:
    """What a client that shows this drawing has to say of prices and customs."""
    economy = facts["economy"]
    return {
        "data_sail": economy["move_cost"],
        "data_keep_thalers": economy["customs_max_thalers"],
        "data_keep_tokens": economy["customs_max_tokens"],
    }
