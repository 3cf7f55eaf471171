"""Regions of a board: the ground they cover, their names on the map, their arms on cities, and who opens them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from hanse.draw.curves import Box, box_around
from hanse.draw.ink import Point, Theme, book_text, num, smooth, tag, text_width, title
from hanse.draw.land import Land, Outline, inside
from hanse.draw.teutonica.geometry import FLAG, CityPlace, Facts, Layout
from hanse.draw.teutonica.signs import region_colour, shield

_AWAY = range(-160, 161, 20)  # how far a name may be moved
SPREAD = 1.55  # names of countries are spaced out


@dataclass(frozen=True)
class Ground:
    """The land of one region: its outlines and the middle of its name."""

    region: str
    outlines: tuple[Outline, ...]
    name: Point | None  # none where there is no room for it


def closed_regions(facts: Facts) -> list[str]:
    """The regions that are not open to everybody."""
    return list(facts.get("region_scoring", {}).get("regions", []))


def ground_defs(theme: Theme, facts: Facts) -> str:
    """The patterns of the regions' ground: strokes and dots."""
    marks = {
        "wales": '<path d="M-2 14L14 -2M-2 2L2 -2M10 14L14 10" stroke="{0}" stroke-width="1.6" fill="none"/>',
        "scotland": '<circle cx="3" cy="3" r="1.5" fill="{0}"/><circle cx="9" cy="9" r="1.5" fill="{0}"/>',
    }
    parts = []
    for region in closed_regions(facts):
        colour = region_colour(theme, region)
        drawn = f'<rect width="12" height="12" fill="{colour}" opacity="0.16"/>'
        drawn += f'<g opacity="0.34">{marks.get(region, "").format(colour)}</g>'
        parts.append(
            tag(
                "pattern", drawn, id=f"{theme.name}-ground-{region}", width=12, height=12, patternUnits="userSpaceOnUse"
            )
        )
    return "".join(parts)


def mainland(theme: Theme, grounds: Sequence[Ground], facts: Facts) -> str:
    """The regions on the mainland, to be drawn before the sea."""
    closed = closed_regions(facts)
    return "".join(
        tag(
            "path",
            d=smooth(outline, closed=True),
            fill=f"url(#{theme.name}-ground-{ground.region})",
            stroke=region_colour(theme, ground.region),
            stroke_width=2.4,
            stroke_dasharray="14 5 3 5",
        )
        for ground in grounds
        if ground.region in closed
        for outline in ground.outlines
    )


def islands(theme: Theme, land: Land, layout: Layout, facts: Facts) -> str:
    """Islands have the ground of the regions their cities belong to; drawn after the sea."""
    closed = closed_regions(facts)
    parts = []
    for index, island in enumerate(land.islands, len(land.seas)):
        for city in facts["city"]:
            if not inside(layout.cities[city["id"]].centre, island):
                continue
            for region in city.get("regions", []):
                if region in closed:
                    fill = f"url(#{theme.name}-ground-{region})"
                    parts.append(tag("use", href=f"#{theme.name}-shore-{index}", fill=fill))
    return "".join(parts)


def name_boxes(grounds: Sequence[Ground], size: float, facts: Facts, words: Mapping[str, str]) -> list[Box]:
    """What the names cover, so that no tree grows there."""
    return [
        box_around(spot, text_width(words[f"region-{ground.region}"], size) * SPREAD, size)
        for ground, spot in _named(grounds, facts)
    ]


def names(theme: Theme, grounds: Sequence[Ground], size: float, facts: Facts, words: Mapping[str, str]) -> str:
    """The names of the regions, spaced out over their land, under the roads."""
    parts = []
    for ground, (x, y) in _named(grounds, facts):
        word = words[f"region-{ground.region}"].upper()
        drawn = book_text(
            word,
            x,
            y + size * 0.34,
            size,
            region_colour(theme, ground.region),
            font_weight="600",
            fill_opacity="0.62",
            textLength=text_width(word, size) * SPREAD * 0.86,
            lengthAdjust="spacing",
        )
        parts.append(tag("g", drawn, id=f"region-{ground.region}"))
    return "".join(parts)


def placed(grounds: Sequence[Ground], layout: Layout, facts: Facts, words: Mapping[str, str]) -> list[Ground]:
    """The regions with their names where no city stands; a name for which there is no room is left out."""
    if layout.sizes.tracked:
        return list(grounds)
    cities = [city.whole.grown(4) for city in layout.cities.values()]
    found, size = [], layout.sizes.region
    for ground in grounds:
        home = ground.name or (0.0, 0.0)
        wide = text_width(words[f"region-{ground.region}"].upper(), size) * SPREAD
        spots = [(home[0] + dx, home[1] + dy) for dx in _AWAY for dy in _AWAY]
        free = [spot for spot in spots if not any(box_around(spot, wide, size).meets(city) for city in cities)]
        inner = [spot for spot in free if not ground.outlines or any(inside(spot, line) for line in ground.outlines)]
        if inner:
            found.append(replace(ground, name=min(inner, key=partial(math.dist, home))))
        else:
            found.append(replace(ground, name=None))
    return found


def _named(grounds: Sequence[Ground], facts: Facts) -> list[tuple[Ground, Point]]:
    used = {route.get("region") for route in facts["route"]}
    return [(ground, ground.name) for ground in grounds if ground.region in used and ground.name is not None]


def arms(theme: Theme, city: Facts, place: CityPlace, facts: Facts, words: Mapping[str, str]) -> str:
    """The arms of the regions that a city belongs to, at the upper left corner of its plate."""
    held = [region for region in city.get("regions", []) if region in closed_regions(facts)]
    parts = []
    for index, region in enumerate(held):
        x, y = place.plate.x0 + 1 + index * 15, place.plate.y0 - 4
        parts.append(tag("g", title(words[f"region-{region}"]), shield(theme, region, x, y, 0.82)))
    return "".join(parts)


def flags(theme: Theme, city: Facts, place: CityPlace, facts: Facts, words: Mapping[str, str]) -> str:
    """A flag for each region that the rightmost office of this city opens."""
    opened = [region for region in city.get("permits", []) if region in closed_regions(facts)]
    if not opened or place.flags is None:
        return ""
    x, top, bottom = place.flags.x0 + 3, place.flags.y0, place.flags.y1
    parts = [tag("path", d=f"M{num(x)} {num(bottom)}V{num(top)}", stroke=theme.ink, stroke_width=2.2)]
    for index, region in enumerate(opened):
        y = top + 1 + index * FLAG
        cloth = f"M{num(x)} {num(y)}h22l-5 6.5l5 6.5h-22Z"
        parts.append(
            tag("path", d=cloth, fill=region_colour(theme, region), stroke=theme.ink, stroke_width=1.1)
            + f'<use href="#{theme.name}-region-{region}" color="{theme.plate}" '
            f'transform="translate({num(x + 8)} {num(y + 6.6)}) scale(0.72)"/>'
        )
    said = ", ".join(words[f"region-{region}"] for region in opened)
    return tag("g", title(f"{words['permit']}: {said}"), *parts, data_permits=" ".join(opened))
