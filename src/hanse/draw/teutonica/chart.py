"""Puts the sheet together: ground, country, roads, cities, frame; with a view also pieces and desks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.draw import symbols
from hanse.draw.ink import faces, find_theme, num, tag, title
from hanse.draw.scenery import ground_defs, table_top
from hanse.draw.teutonica import board, desks, favours, head, pawn, position, regions, scenery, signs
from hanse.draw.teutonica.geometry import Facts, lay_out
from hanse.draw.teutonica.sizes import find_sizes
from hanse.draw.teutonica.words import all_words, in_language
from hanse.games.teutonica.board import board_facts
from hanse.messages import Catalogue

PIXELS = 1200  # the width at which the picture is meant to be read


def board_svg(
    facts: Facts,
    view: Mapping[str, Any] | None = None,
    *,
    theme: str = "light",
    words: Mapping[str, str] | None = None,
    names: Sequence[str] | None = None,
    size: str = "large",
) -> str:
    """The board of these facts as one SVG document; with a view (or a position) its pieces, scores and desks too.

    `size` is "large", or "wide" or "tall" for an empty board without the track of points that is read on a small
    screen; `theme` is "light" or "dark"; `words` replaces words of `words.WORDS`; `names` are the people at the seats.
    The same arguments always give the same text. A HanseError names what was expected.
    """
    ink = find_theme(theme)
    said = all_words(words) | {f"city-{city['id']}": city["name"] for city in facts["city"]}
    layout = lay_out(facts, said, find_sizes(size))
    label = facts["board"]["name"]
    sheet = [
        faces(),
        tag(
            "defs",
            symbols.defs(ink) + signs.defs(ink) + ground_defs(ink, layout.field) + regions.ground_defs(ink, facts),
        ),
        table_top(ink),
        scenery.ground(ink, layout),
        scenery.country(ink, layout, facts, said, list(head.head_boxes(layout, facts).values())),
        pawn.provinces_layer(ink, layout, facts, said, shown=_outside(view), pawn=view.get("pawn") if view else None),
        board.roads(ink, layout, facts),
        board.marker_places(ink, layout, facts, said),
        board.prestige_table(ink, layout, facts, said),
        board.cities(ink, layout, facts, said),
        board.posts(ink, layout, facts, said),
        head.prestige_track(ink, layout, said),
        head.head(ink, layout, facts, said),
    ]
    height = layout.height
    if view is not None:
        position.check(view, facts)
        sheet.append(position.position(ink, layout, facts, view, said))
        tiles, tiles_height = favours.display(ink, layout, view, said)
        panel, panel_height = desks.desks(ink, layout, view, said, names, height + tiles_height)
        sheet += [tiles, panel]
        height += tiles_height + panel_height
    margin = layout.sizes.margin
    box = (-margin, -margin, layout.width + 2 * margin, height + 2 * margin)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(num(value) for value in box)}" '
        f'width="{PIXELS}" height="{round(PIXELS * box[3] / box[2])}" role="img" '
        f'data-marker="{num(layout.sizes.marker)}" data-written="{num(layout.sizes.written)}" '
        f"{_label(label)}>{title(label)}{''.join(sheet)}</svg>\n"
    )


def _outside(view: Mapping[str, Any] | None) -> str:
    """How the land outside the network counts in a game with provinces; nothing in another game."""
    options = {} if view is None else view.get("options", {})
    if options.get("twoPlayer") != "provinces":
        return ""
    return str(options["twoPlayer.outer"])


def _label(text: str) -> str:
    return tag("x", aria_label=text)[3:-2]


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
    """The board of this name, empty or with a position, in the reader's language."""
    return board_svg(board_facts(board_id), view, theme=theme, words=in_language(words), names=names, size=size)
