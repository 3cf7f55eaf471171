"""The land under the roads: paper, woods and hills around what stands on the chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hanse.draw.curves import Box
from hanse.draw.ink import Theme, tag
from hanse.draw.room import Room
from hanse.draw.scenery import rivers, sea
from hanse.draw.teutonica import regions
from hanse.draw.teutonica.geometry import Facts, Layout, post_box
from hanse.draw.teutonica.lands import grounds_of, land_of
from hanse.draw.woods import woods


def ground(theme: Theme, layout: Layout) -> str:
    """Paper from edge to edge, with the light that falls on it."""
    frame = layout.field
    return tag("rect", width=layout.width, height=layout.height, fill=theme.paper) + tag(
        "rect",
        x=frame.x0,
        y=frame.y0,
        width=frame.width,
        height=frame.height,
        fill=theme.land,
    )


def country(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str], taken: Sequence[Box]) -> str:
    """Everything under the roads, cut off at the frame; the taken boxes stay free of trees."""
    board_id = facts["board"]["id"]
    land, grounds = land_of(board_id, layout.sizes), grounds_of(board_id, layout.sizes)
    grounds_named = regions.placed(grounds, layout, facts, words)
    frame = layout.field
    water = sea(theme, land) + regions.islands(theme, land, layout, facts) + rivers(theme, land)
    called = regions.name_boxes(grounds_named, layout.sizes.region, facts, words)
    whole = tag(
        "rect",
        x=frame.x0,
        y=frame.y0,
        width=frame.width,
        height=frame.height,
        filter=f"url(#{theme.name}-grain)",
        opacity="0.42",
    )
    light = tag("rect", x=frame.x0, y=frame.y0, width=frame.width, height=frame.height, fill=f"url(#{theme.name}-glow)")
    return tag(
        "g",
        regions.mainland(theme, grounds, facts),
        water,
        whole,
        light,
        woods(theme, layout.field.grown(-9), land, _room(layout, [*taken, *called])),
        regions.names(theme, grounds_named, layout.sizes.region, facts, words),
        clip_path=f"url(#{theme.name}-field)",
    )


def _room(layout: Layout, taken: Sequence[Box]) -> Room:
    """The chart with everything on it that trees must not touch."""
    room = Room()
    room.take(taken)
    for city in layout.cities.values():
        room.take([city.whole.grown(2), *(box for _, box in city.skills)])
    for route in layout.routes.values():
        room.take([post_box(post) for post in route.posts], route.line[::5])
        room.take([route.marker_box])
    if layout.prestige_box:
        room.take([layout.prestige_box])
    return room
