"""Reads the provinces of the two-player game of 2009 (appendix B): which routes bound them, and what lies near."""

from __future__ import annotations

from functools import cache

from hanse.games.teutonica.board import PROVINCES, load_facts
from hanse.games.teutonica.tables import Tables


def province_borders(single: bool) -> list[tuple[str, str, str]]:
    """Every route and soldier with the provinces on its two sides.

    HT-R-62: the outside is four provinces, cut where the network reaches the frame, or a single one.
    """
    facts = load_facts(PROVINCES)
    outer = facts["rim"]["replaces"]
    borders: list[tuple[str, str, str]] = []
    for border in facts["border"]:
        one, two = border["sides"]
        areas = [area["id"] for area in facts["rim_area"] if border["id"] in area["routes"]]
        if not single and border["kind"] == "route" and outer in (one, two):
            one, two = (areas[0], areas[-1]) if one == two else (one, areas[0])
        borders.append((border["id"] if border["kind"] == "route" else "", one, two))
    return borders


@cache
def province_tables(board: Tables, single: bool) -> tuple[list[int], list[int]]:
    """For each province its routes, and the other provinces at most two borders away, as bits."""
    routes = [0] * len(board.province_keys)
    near = [0] * len(board.province_keys)
    for route, *sides in province_borders(single):
        one, two = (board.province_keys.index(side) for side in sides)
        for here, there in ((one, two), (two, one)):
            near[here] |= 1 << there
            if route:
                routes[here] |= 1 << board.route_keys.index(route)
    reach: list[int] = []
    for province, beside in enumerate(near):
        far = beside
        for other in range(len(near)):
            if beside >> other & 1:
                far |= near[other]
        reach.append(far & ~(1 << province))
    return routes, reach
