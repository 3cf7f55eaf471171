"""Puts the sheet together: ground, country, roads, cities, frame; with a view also pieces and desks."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

from hanse.draw import board, desks, head, position, scenery, symbols
from hanse.draw.geometry import Facts, lay_out
from hanse.draw.ink import find_theme, num, tag, title
from hanse.draw.words import all_words

MARGIN = 12.0
PIXELS = 1200  # the width at which the picture is meant to be read


def board_svg(
    facts: Facts,
    view: Mapping[str, Any] | None = None,
    *,
    theme: str = "light",
    words: Mapping[str, str] | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """The board of these facts as one SVG document; with a view (or a position) its pieces, scores and desks too.

    `theme` is "light" or "dark"; `words` replaces words of `hanse.draw.words.WORDS`; `names` are the people at the
    seats. The same arguments always give the same text. ValueError names what was expected.
    """
    ink = find_theme(theme)
    said = all_words(words)
    layout = lay_out(facts, said)
    layout.taken |= head.head_boxes(layout, facts)
    label = facts["board"]["name"]
    sheet = [
        tag("defs", symbols.defs(ink) + scenery.ground_defs(ink, layout)),
        scenery.table_top(ink),
        scenery.ground(ink, layout),
        scenery.country(ink, layout, facts["board"]["id"]),
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
        panel, panel_height = desks.desks(ink, layout, view, said, names)
        sheet.append(panel)
        height += panel_height
    box = (-MARGIN, -MARGIN, layout.width + 2 * MARGIN, height + 2 * MARGIN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(num(value) for value in box)}" '
        f'width="{PIXELS}" height="{round(PIXELS * box[3] / box[2])}" role="img" '
        f"{_label(label)}>{title(label)}{''.join(sheet)}</svg>\n"
    )


def _label(text: str) -> str:
    return tag("x", aria_label=text)[3:-2]


def draw_board(
    board_id: str,
    view: Mapping[str, Any] | None = None,
    theme: str = "light",
    *,
    words: Mapping[str, str] | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """The board of this name, empty or with a position; ValueError if there is no such board."""
    return board_svg(read_facts(board_id), view, theme=theme, words=words, names=names)


def read_facts(board_id: str) -> dict[str, Any]:
    """The facts of a board as they stand in its file."""
    folder = resources.files("hanse") / "games" / "teutonica" / "data"
    known = {}
    for entry in folder.iterdir():
        if entry.name.endswith(".toml"):
            known[entry.name.removesuffix(".toml")] = entry
    if board_id in known:
        facts = tomllib.loads(known[board_id].read_text(encoding="utf-8"))
        if "board" in facts:
            return facts
    boards = sorted(key for key, entry in known.items() if "[board]" in entry.read_text(encoding="utf-8"))
    raise ValueError(f"unknown board {board_id!r}: expected one of {', '.join(boards)}")
