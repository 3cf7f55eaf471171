"""The provinces drawn: numbers, borders that are no routes, soldiers, the pawn and the land it opens."""

from __future__ import annotations

from collections.abc import Mapping

from hanse.draw.ink import Theme, number, polyline, tag, title
from hanse.draw.symbols import use
from hanse.draw.teutonica.geometry import Facts, Layout
from hanse.draw.teutonica.provinces import (
    RIM,
    SINGLE,
    Province,
    province_facts,
    provinces,
    rim_cuts,
    soldier_spots,
)


def provinces_layer(
    theme: Theme, layout: Layout, board: Facts, words: Mapping[str, str], *, shown: str, pawn: str | None
) -> str:
    """Every province, to lie under the roads; `shown` is how the outside counts, nothing hides them all.

    A client that has only the empty board shows the group when its game has a pawn.
    """
    facts = province_facts(board["board"]["id"])
    if facts is None:
        return ""
    found = provinces(layout, board, facts)
    kinds = {kind: [province for province in found if province.kind == kind] for kind in ("inner", RIM, SINGLE)}
    parts = []
    for kind, members in kinds.items():
        hidden = "none" if kind != "inner" and shown and kind != shown else None
        cuts = [polyline(cut) for cut in rim_cuts(layout, facts)] if kind == RIM else []
        if kind == "inner":
            cuts = [polyline([layout.cities[city].plate.centre for city in one["between"]]) for one in facts["soldier"]]
        drawn = [
            _province(theme, province, words, layout.sizes.written, here=province.id == pawn) for province in members
        ]
        pen: dict[str, object] = {"fill": "none", "stroke": theme.madder, "stroke_linecap": "round"}
        border = tag("path", d="".join(cuts), stroke_width=2.4, stroke_dasharray="3 5", **pen) if cuts else ""
        parts.append(tag("g", *drawn, border, id=f"provinces-{kind}", display=hidden))
    for key, spot in soldier_spots(layout, facts).items():
        parts.append(tag("g", title(words["soldier"]), use(theme, "soldier", *spot), id=f"soldier-{key}"))
    return tag("g", *parts, id="provinces", display=None if shown else "none")


def _province(theme: Theme, province: Province, words: Mapping[str, str], size: float, *, here: bool) -> str:
    x, y = province.spot
    land = {"fill": theme.gold, "fill_opacity": "0.34"} if here else {"fill": theme.gold, "fill_opacity": "0"}
    ring: dict[str, object] = {"stroke": theme.madder, "stroke_width": 1.3, "stroke_dasharray": "4 3"}
    return tag(
        "g",
        title(f"{words['province']} {province.number}: {words[f'province-{province.id}']}"),
        tag("path", d=polyline(province.outline, closed=True), fill_rule="evenodd", **land),
        tag("circle", cx=x, cy=y, r=6.5 + size / 2, fill=theme.paper, fill_opacity="0.8", **ring),
        number(province.number, x, y, size, theme.accent),
        id=f"province-{province.id}",
        data_number=province.number,
        data_routes=" ".join(province.routes),
    )


def pawn_piece(theme: Theme, layout: Layout, board: Facts, words: Mapping[str, str], pawn: str | None) -> str:
    """The pawn in its province."""
    facts = province_facts(board["board"]["id"])
    if facts is None or pawn is None:
        return ""
    here = next(province for province in provinces(layout, board, facts) if province.id == pawn)
    return tag("g", title(words["pawn"]), use(theme, "pawn", here.spot[0], here.spot[1] - 3), id="pawn")
