"""Making room: posts, markers and cities push each other apart until nothing touches.

The facts propose positions for dots; houses, plates and markers are larger. Every element is a disc (post, marker)
or a heavy body of boxes (city, table) with a place it likes; a few hundred small pushes find a tidy arrangement.
The result depends on nothing but the facts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from hanse.draw.curves import Box
from hanse.draw.ink import Point

ROUNDS = 260
REACH = 90.0  # bodies that start further apart than this never meet


@dataclass
class Disc:
    """A small round body: a post, a marker, or (weightless) a point of a road that a marker must keep clear of."""

    x: float
    y: float
    radius: float
    home: Point
    home_pull: float


@dataclass
class Block:
    """A heavy body of several boxes, given relative to its place."""

    x: float
    y: float
    boxes: tuple[Box, ...]
    home: Point
    limits: Box  # where its place may go
    whole: Box  # around all boxes; a disc that strayed inside leaves by its nearest side


@dataclass
class Chain:
    """A route: two blocks and the discs between them, and its marker."""

    start: Block
    end: Block
    posts: list[Disc]
    marker: Disc


def relax(blocks: Sequence[Block], chains: Sequence[Chain], bounds: Box) -> None:
    """Move all bodies in place until they are apart."""
    posts = [disc for chain in chains for disc in chain.posts]
    markers = [chain.marker for chain in chains]
    discs = posts + markers
    disc_pairs = [
        (one, two)
        for index, one in enumerate(discs)
        for two in discs[index + 1 :]
        if math.dist((one.x, one.y), (two.x, two.y)) < REACH
    ]
    block_pairs = [(block, disc) for block in blocks for disc in discs if _near(block, disc)]
    roads = [(chain, [other for other in chains if _touching(chain, other)]) for chain in chains]
    for turn in range(ROUNDS):
        ease = 1.0 if turn < ROUNDS * 0.6 else 0.3
        for chain in chains:
            _straighten(chain, ease)
        _blocks_apart(blocks)
        for one, two in disc_pairs:
            _discs_apart(one, two)
        for chain, others in roads:
            _marker_off_roads(chain, others)
        for block, disc in block_pairs:
            _disc_off_block(block, disc)
        for block in blocks:
            block.x += (block.home[0] - block.x) * 0.03 * ease
            block.y += (block.home[1] - block.y) * 0.03 * ease
            block.x = min(max(block.x, block.limits.x0), block.limits.x1)
            block.y = min(max(block.y, block.limits.y0), block.limits.y1)
        for disc in discs:
            disc.x = min(max(disc.x, bounds.x0 + disc.radius), bounds.x1 - disc.radius)
            disc.y = min(max(disc.y, bounds.y0 + disc.radius), bounds.y1 - disc.radius)


def _touching(chain: Chain, other: Chain) -> bool:
    """Whether the marker of the one chain could come near the road of the other."""
    marker = (chain.marker.x, chain.marker.y)
    spots = [(other.start.x, other.start.y), *((post.x, post.y) for post in other.posts), (other.end.x, other.end.y)]
    return min(math.dist(marker, spot) for spot in spots) < REACH


def _near(block: Block, disc: Disc) -> bool:
    return any(box_at(box, block.x, block.y).distance((disc.x, disc.y)) < REACH for box in block.boxes)


def box_at(box: Box, x: float, y: float) -> Box:
    """A relative box at its place."""
    return Box(box.x0 + x, box.y0 + y, box.x1 + x, box.y1 + y)


def _straighten(chain: Chain, ease: float) -> None:
    """Roads like to be smooth: each post leans to the middle of its neighbours, and to its own home."""
    ends = [(chain.start.x, chain.start.y), *((post.x, post.y) for post in chain.posts), (chain.end.x, chain.end.y)]
    last = len(chain.posts) - 1
    for index, post in enumerate(chain.posts):
        before, after = ends[index], ends[index + 2]
        # Next to a city the neighbour is the far middle of a plate; lean less.
        lean = (0.05 if index in (0, last) else 0.14) * ease
        post.x += ((before[0] + after[0]) / 2 - post.x) * lean * (0.4 if index in (0, last) else 1)
        post.y += ((before[1] + after[1]) / 2 - post.y) * lean * (0.4 if index in (0, last) else 1)
        post.x += (post.home[0] - post.x) * post.home_pull * ease
        post.y += (post.home[1] - post.y) * post.home_pull * ease
    marker = chain.marker
    middle = ends[len(ends) // 2] if len(ends) % 2 else _mid(ends[len(ends) // 2 - 1], ends[len(ends) // 2])
    distance = math.dist((marker.x, marker.y), middle) or 1.0
    pull = max(0.0, distance - 30.0) / distance * 0.12 * ease
    marker.x += (middle[0] - marker.x) * pull
    marker.y += (middle[1] - marker.y) * pull


def _mid(one: Point, two: Point) -> Point:
    return ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)


def _discs_apart(one: Disc, two: Disc) -> None:
    need = one.radius + two.radius
    dx, dy = two.x - one.x, two.y - one.y
    if abs(dx) >= need or abs(dy) >= need:
        return
    distance = math.hypot(dx, dy)
    if distance >= need:
        return
    if distance < 0.01:
        dx, dy, distance = 1.0, 0.3, 1.044
    push = (need - distance) / distance * 0.5
    one.x -= dx * push
    one.y -= dy * push
    two.x += dx * push
    two.y += dy * push


def _marker_off_roads(chain: Chain, chains: Sequence[Chain]) -> None:
    marker = chain.marker
    for other in chains:
        spots = [(post.x, post.y) for post in other.posts]
        spots = [(other.start.x, other.start.y), *spots, (other.end.x, other.end.y)]
        for (ax, ay), (bx, by) in pairwise(spots):
            need = marker.radius + 3.5
            if not (min(ax, bx) - need < marker.x < max(ax, bx) + need):
                continue
            if not (min(ay, by) - need < marker.y < max(ay, by) + need):
                continue
            span = (bx - ax) ** 2 + (by - ay) ** 2 or 1.0
            share = min(max(((marker.x - ax) * (bx - ax) + (marker.y - ay) * (by - ay)) / span, 0.0), 1.0)
            dx, dy = marker.x - (ax + (bx - ax) * share), marker.y - (ay + (by - ay) * share)
            distance = math.hypot(dx, dy) or 0.01
            if distance < need:
                marker.x += dx / distance * (need - distance) * 0.5
                marker.y += dy / distance * (need - distance) * 0.5


def _disc_off_block(block: Block, disc: Disc) -> None:
    """A disc leaves a box by the nearest side; the heavy block gives way a little."""
    inside = block.whole.holds((disc.x - block.x, disc.y - block.y))
    for relative in (block.whole,) if inside else block.boxes:
        dx, dy = disc.x - block.x, disc.y - block.y
        if dx <= relative.x0 - disc.radius or dx >= relative.x1 + disc.radius:
            continue
        if dy <= relative.y0 - disc.radius or dy >= relative.y1 + disc.radius:
            continue
        box = box_at(relative, block.x, block.y)
        nearest = (min(max(disc.x, box.x0), box.x1), min(max(disc.y, box.y0), box.y1))
        dx, dy = disc.x - nearest[0], disc.y - nearest[1]
        distance = math.hypot(dx, dy)
        if distance >= disc.radius:
            continue
        if distance > 0.01:
            share = (disc.radius - distance) / distance
            push = (dx * share, dy * share)
        else:
            ways = [
                (box.x0 - disc.radius - disc.x, 0.0),
                (box.x1 + disc.radius - disc.x, 0.0),
                (0.0, box.y0 - disc.radius - disc.y),
                (0.0, box.y1 + disc.radius - disc.y),
            ]
            push = min(ways, key=lambda way: abs(way[0]) + abs(way[1]))
        disc.x += push[0] * 0.85
        disc.y += push[1] * 0.85
        block.x -= push[0] * 0.1
        block.y -= push[1] * 0.1


def _blocks_apart(blocks: Sequence[Block]) -> None:
    for index, one in enumerate(blocks):
        for two in blocks[index + 1 :]:
            if abs(one.x - two.x) > 170 or abs(one.y - two.y) > 130:
                continue
            for first in one.boxes:
                for second in two.boxes:
                    _boxes_apart(one, two, box_at(first, one.x, one.y).grown(2), box_at(second, two.x, two.y).grown(2))


def _boxes_apart(one: Block, two: Block, first: Box, second: Box) -> None:
    if not first.meets(second):
        return
    across = min(first.x1 - second.x0, second.x1 - first.x0)
    down = min(first.y1 - second.y0, second.y1 - first.y0)
    if across < down:
        push = across / 2 if first.centre[0] > second.centre[0] else -across / 2
        one.x += push
        two.x -= push
    else:
        push = down / 2 if first.centre[1] > second.centre[1] else -down / 2
        one.y += push
        two.y -= push
