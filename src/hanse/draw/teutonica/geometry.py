"""Where everything on the chart stands: cities, offices, posts, markers, tables, the prestige track.

No ink here. A client that lays pieces over the drawing needs this module (or the ids of the drawing) and nothing else.
The board facts are stretched as the measures say (`sizes.py`): cities grow in height, with towers above the row of
offices and the name below.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hanse.draw.curves import Box, along, box_around, lengths, trace
from hanse.draw.ink import Point, text_width
from hanse.draw.teutonica.relax import Block, Chain, Disc, box_at, relax
from hanse.draw.teutonica.sizes import LARGE, Sizes

Facts = Mapping[str, Any]

SPACE = 27.0  # from one office to the next
OFFICE = 23.0  # side or diameter of an office
PLATE_UP = 15.5
SKYLINE = 24.0
POST_WIDTH = 25.0
POST_HEIGHT = 27.0
POST_RADIUS = 14.4
PERMANENT_RADIUS = 14.5
PENNANT = (26.0, 17.0)
FLAG = 14.0  # from one flag of a city to the next
INDEPENDENT_ROW = 3  # offices that stand side by side in a city without printed spaces
TRACK_ACROSS = 30
TRACK_DOWN = 22
TRACK_LENGTH = 2 * (TRACK_ACROSS + TRACK_DOWN) - 4


@dataclass(frozen=True)
class CityPlace:
    """One city: the plate with offices and name, the towers above it, the skill banners between."""

    id: str
    centre: Point  # middle of the row of offices
    plate: Box
    skyline: Box
    name: Box
    offices: tuple[Point, ...]
    skills: tuple[tuple[str, Box], ...]
    flags: Box | None  # on the upper right corner: the regions that the rightmost office opens

    @property
    def whole(self) -> Box:
        """Everything that belongs to the city."""
        return Box(self.plate.x0, self.skyline.y0, self.plate.x1, self.plate.y1)

    @property
    def pennant(self) -> Box:
        """On the towers, where it covers nothing: the flag of whoever controls the city, from its mast to the right."""
        left, top = self.skyline.x0 + 6, self.skyline.y0 + 1
        return Box(left, top, left + PENNANT[0], top + PENNANT[1])

    @property
    def solids(self) -> tuple[Box, ...]:
        """The boxes that nothing else may touch."""
        return (self.plate, self.skyline, *(box for _, box in self.skills), *((self.flags,) if self.flags else ()))


@dataclass(frozen=True)
class RoutePlace:
    """One route: its line from city to city, its posts, and the free spot for a bonus marker."""

    id: str
    line: tuple[Point, ...]
    posts: tuple[Point, ...]
    marker: Point
    tavern: bool
    sea: bool
    radius: float  # of the marker, or of the tavern that waits for one

    @property
    def marker_box(self) -> Box:
        """What a bonus marker, or a tavern that waits for one, covers."""
        return box_around(self.marker, 2 * self.radius, 2 * self.radius)


@dataclass
class Layout:
    """The places of one whole board."""

    sizes: Sizes
    width: float
    height: float
    field: Box
    cities: dict[str, CityPlace] = dataclasses.field(default_factory=dict)
    routes: dict[str, RoutePlace] = dataclasses.field(default_factory=dict)
    prestige: tuple[Point, ...] = ()
    prestige_box: Box | None = None

    def independent_offices(self, city: str, count: int) -> list[Point]:
        """Places of the offices of a city without printed spaces, left to right; they close up when there are many."""
        place = self.cities[city]
        step = min(SPACE, (place.plate.width - OFFICE - 6) / max(1, count - 1))
        x, y = place.centre
        return [(x + (index - (count - 1) / 2) * step, y) for index in range(count)]

    def extra_offices(self, city: str, count: int) -> list[Point]:
        """Places of extra offices, left to right, ending at the left edge of the city's plate.

        They close up where a post or another city leaves no room.
        """
        place = self.cities[city]
        right = place.plate.x0 - OFFICE / 2 + 1
        y = place.centre[1]
        points: list[Point] = []
        for step in (OFFICE - 1, 17.0, 13.0, 10.0, 8.0):
            points = [(right - step * (count - 1 - index), y) for index in range(count)]
            if all(self._free_for_extra(point, city) for point in points):
                break
        return points

    def _free_for_extra(self, point: Point, city: str) -> bool:
        box = box_around(point, OFFICE - 4, OFFICE - 4)
        if point[0] < self.field.x0 + OFFICE / 2:
            return False
        posts = (post_box(post) for route in self.routes.values() for post in route.posts)
        others = (solid for key, place in self.cities.items() if key != city for solid in place.solids)
        return not any(box.meets(other) for other in (*posts, *others))


def to_canvas(point: Sequence[float], sizes: Sizes) -> Point:
    """From the coordinates of the board facts to those of the drawing."""
    across, down = sizes.stretch
    return (sizes.band + sizes.side + point[0] * across, sizes.band + sizes.top + point[1] * down)


def post_box(point: Point) -> Box:
    """What a post (a small house) covers."""
    return box_around(point, POST_WIDTH, POST_HEIGHT)


def lay_out(facts: Facts, words: Mapping[str, str], sizes: Sizes = LARGE) -> Layout:
    """Find a place for everything on this board; the words decide how wide the skill banners are."""
    needed = {key: facts[key] for key in ("board", "city", "route", "special_prestige") if key in facts}
    banners = {key: word for key, word in words.items() if key.startswith("skill-")}
    return _lay_out(json.dumps(needed), json.dumps(banners), sizes)


@lru_cache(maxsize=16)
def _lay_out(facts_text: str, words_text: str, sizes: Sizes) -> Layout:
    facts, words = json.loads(facts_text), json.loads(words_text)
    corner = to_canvas(facts["board"]["canvas"], sizes)
    width, height = corner[0] + sizes.east + sizes.band, corner[1] + sizes.foot + sizes.band
    layout = Layout(sizes, width, height, Box(sizes.band, sizes.band, width - sizes.band, height - sizes.band))
    drafts = {city["id"]: _draft_city(city, words, sizes) for city in facts["city"]}
    blocks = {key: _block(draft, layout) for key, draft in drafts.items()}
    table = facts.get("special_prestige")
    if table:
        blocks["special prestige"] = _prestige_block(table, layout)
    chains = {route["id"]: _chain(route, blocks, sizes) for route in facts["route"]}
    relax(list(blocks.values()), list(chains.values()), layout.field.grown(-3))
    for key, draft in drafts.items():
        layout.cities[key] = _moved(draft, blocks[key].x, blocks[key].y)
    if table:
        _place_prestige(blocks["special prestige"], len(table["slots"]), layout)
    posts = {key: [(post.x, post.y) for post in chain.posts] for key, chain in chains.items()}
    lines = {route["id"]: _line(route, posts[route["id"]], layout) for route in facts["route"]}
    _place_markers(facts["route"], lines, posts, {key: chain.marker for key, chain in chains.items()}, layout)
    return layout


def _draft_city(city: Facts, words: Mapping[str, str], sizes: Sizes) -> CityPlace:
    """The city with the middle of its row of offices on its place in the facts."""
    offices = city["offices"]
    name_width = text_width(city["name"], sizes.name)
    skills = city.get("skills", [])
    banners = [text_width(words[f"skill-{skill}"], sizes.skill) + (27 if sizes.skill else 36) for skill in skills]
    width = max((len(offices) or INDEPENDENT_ROW) * SPACE + 7, name_width + 10, 48.0, *banners)
    x, y = to_canvas(city["pos"], sizes)
    plate = Box(x - width / 2, y - PLATE_UP, x + width / 2, y + sizes.plate_down)
    boxes = []
    for index, (skill, banner) in enumerate(zip(skills, banners, strict=True)):
        bottom = plate.y0 - index * sizes.skill_height
        boxes.append((skill, Box(x - banner / 2, bottom - sizes.skill_height, x + banner / 2, bottom)))
    base = plate.y0 - sizes.skill_height * len(skills)
    towers = max(46.0, min(width * 0.8, 78.0))
    skyline = Box(x - towers / 2, base - SKYLINE, x + towers / 2, base)
    name = Box(x - name_width / 2, plate.y1 - 1.14 * sizes.name, x + name_width / 2, plate.y1 - 0.1 * sizes.name)
    first = x - (len(offices) - 1) * SPACE / 2
    spaces = tuple((first + index * SPACE, y) for index in range(len(offices)))
    high = FLAG * len(city.get("permits", []))
    flags = Box(plate.x1 - 9, plate.y0 - high - 3, plate.x1 + 17, plate.y0) if high else None
    return CityPlace(city["id"], (x, y), plate, skyline, name, spaces, tuple(boxes), flags)


def _moved(city: CityPlace, x: float, y: float) -> CityPlace:
    """The same city with the middle of its row of offices somewhere else."""
    dx, dy = x - city.centre[0], y - city.centre[1]
    return CityPlace(
        city.id,
        (x, y),
        box_at(city.plate, dx, dy),
        box_at(city.skyline, dx, dy),
        box_at(city.name, dx, dy),
        tuple((px + dx, py + dy) for px, py in city.offices),
        tuple((skill, box_at(box, dx, dy)) for skill, box in city.skills),
        box_at(city.flags, dx, dy) if city.flags else None,
    )


def _block(city: CityPlace, layout: Layout) -> Block:
    x, y = city.centre
    field_box = layout.field
    # The annex keeps posts away from where the first extra office goes.
    annex = Box(city.plate.x0 - OFFICE + 2, y - 9, city.plate.x0, y + 9)
    boxes = tuple(box_at(box, -x, -y) for box in (*city.solids, annex))
    whole = city.whole
    limits = Box(
        field_box.x0 + (x - annex.x0),
        field_box.y0 + layout.sizes.top - 14 + (y - whole.y0),
        field_box.x1 - (whole.x1 - x) - 3,
        field_box.y1 - (whole.y1 - y) - 3,
    )
    home = (x, y + (y - whole.centre[1]))
    return Block(home[0], home[1], boxes, home, limits, box_at(whole, -x, -y))


def _prestige_block(table: Facts, layout: Layout) -> Block:
    field_box, sizes = layout.field, layout.sizes
    x, y = to_canvas(table["pos"], sizes)
    half = len(table["slots"]) * sizes.slot / 2 + 6
    up, down = 19.0 + 1.1 * sizes.written, 21.0 + sizes.written
    box = Box(-half, -up, half, down)
    top = field_box.y0 + sizes.top - (0 if sizes.tracked else 10 - up)
    limits = Box(field_box.x0 + half, top, field_box.x1 - half, field_box.y1 - down)
    return Block(x, y - 8, (box,), (x, y - 8), limits, box)


def _place_prestige(block: Block, count: int, layout: Layout) -> None:
    layout.prestige = tuple(
        (block.x + (index - (count - 1) / 2) * layout.sizes.slot, block.y) for index in range(count)
    )
    layout.prestige_box = box_at(block.boxes[0], block.x, block.y)


def _chain(route: Facts, blocks: Mapping[str, Block], sizes: Sizes) -> Chain:
    """The route with its posts at even steps along the line that the facts propose."""
    start, end = (blocks[key] for key in route["ends"])
    middle = [to_canvas(post["pos"], sizes) for post in route["posts"]]
    line = trace([(start.x, start.y), *middle, (end.x, end.y)])
    posts = []
    for x, y in _even(line, len(middle), [box_at(block.boxes[0], block.x, block.y) for block in (start, end)]):
        posts.append(Disc(x, y, POST_RADIUS, (x, y), 0.012))
    x, y = to_canvas(route["marker_pos"], sizes)
    radius = sizes.tavern if route.get("tavern") else sizes.marker
    return Chain(start, end, posts, Disc(x, y, radius + 1.5, (x, y), 0.0))


def _even(line: Sequence[Point], count: int, plates: Sequence[Box]) -> list[Point]:
    """Points at even steps on the part of the line outside both plates."""
    part = [point for point in line if not any(plate.grown(POST_RADIUS).holds(point) for plate in plates)] or line
    distances = lengths(part)
    margin = 0.3 if count > 1 else 0.5
    step = distances[-1] / (count - 1 + 2 * margin)
    return [along(part, distances, (index + margin) * step) for index in range(count)]


def _line(route: Facts, posts: Sequence[Point], layout: Layout) -> list[Point]:
    """The road: from the middle of one plate through all posts to the middle of the other."""
    start, end = (layout.cities[key].plate.centre for key in route["ends"])
    return trace([start, *posts, end])


def _place_markers(
    routes: Sequence[Facts],
    lines: Mapping[str, list[Point]],
    posts: Mapping[str, list[Point]],
    wishes: Mapping[str, Disc],
    layout: Layout,
) -> None:
    """Give every route a spot beside its line; taverns, which are larger, choose first."""
    placed: list[Box] = []
    for route in sorted(routes, key=lambda entry: not entry.get("tavern", False)):
        key = route["id"]
        tavern = bool(route.get("tavern", False))
        radius = layout.sizes.tavern if tavern else layout.sizes.marker
        wish = (wishes[key].x, wishes[key].y)
        spot = _marker_spot(key, wish, radius, lines, posts, placed, layout)
        place = RoutePlace(
            key, tuple(lines[key]), tuple(posts[key]), spot, tavern, bool(route.get("sea", False)), radius
        )
        placed.append(place.marker_box)
        layout.routes[key] = place
    layout.routes = {route["id"]: layout.routes[route["id"]] for route in routes}


def _marker_spot(
    key: str,
    wish: Point,
    radius: float,
    lines: Mapping[str, list[Point]],
    posts: Mapping[str, list[Point]],
    placed: Sequence[Box],
    layout: Layout,
) -> Point:
    own = lines[key][::6]
    reach = Box(min(p[0] for p in own), min(p[1] for p in own), max(p[0] for p in own), max(p[1] for p in own)).grown(
        80
    )
    boxes = [post_box(point) for row in posts.values() for point in row if reach.holds(point)]
    boxes += [solid for place in layout.cities.values() for solid in place.solids if solid.meets(reach)]
    boxes += [*placed, *([layout.prestige_box] if layout.prestige_box else [])]
    roads = [point for other, line in lines.items() if other != key for point in line[::6] if reach.holds(point)]
    inner = layout.field.grown(-radius - 2)
    best, best_score = wish, -math.inf
    for spot in [wish, *_beside(lines[key], radius)]:
        if not inner.holds(spot):
            continue
        clear = min(box.distance(spot) for box in boxes) - radius
        to_other = min((math.dist(spot, point) for point in roads), default=99.0)
        to_own = min(math.dist(spot, point) for point in own)
        clear = min(clear, to_other - radius - 3, to_own - radius - 3)
        # Room matters most, then that the marker plainly belongs to this route, then the place the facts propose.
        score = min(clear, 3.0) * 12 - max(0.0, to_own + 6 - to_other) - 0.12 * math.dist(spot, wish) - 0.4 * to_own
        if score > best_score:
            best, best_score = spot, score
    return best


def _beside(line: Sequence[Point], radius: float) -> list[Point]:
    """Spots on both sides of the middle part of a line."""
    spots = []
    count = len(line)
    for index in range(count // 6, count - count // 6, 8):
        (ax, ay), (bx, by) = line[max(0, index - 3)], line[min(count - 1, index + 3)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        across = (-(by - ay) / length, (bx - ax) / length)
        for away in (radius + 5, radius + 9, radius + 14, radius + 18, radius + 24):
            for side in (-away, away):
                spots.append((line[index][0] + across[0] * side, line[index][1] + across[1] * side))
    return spots


def track_box(points: int, layout: Layout) -> Box:
    """The cell of the prestige track for this many points; 0 is at the top left, the count runs clockwise."""
    index = points % TRACK_LENGTH
    band = layout.sizes.band
    across = layout.width / TRACK_ACROSS
    down = (layout.height - 2 * band) / (TRACK_DOWN - 2)
    if index < TRACK_ACROSS:
        return Box(index * across, 0, (index + 1) * across, band)
    index -= TRACK_ACROSS
    if index < TRACK_DOWN - 2:
        return Box(layout.width - band, band + index * down, layout.width, band + (index + 1) * down)
    index -= TRACK_DOWN - 2
    if index < TRACK_ACROSS:
        column = TRACK_ACROSS - 1 - index
        return Box(column * across, layout.height - band, (column + 1) * across, layout.height)
    row = TRACK_DOWN - 3 - (index - TRACK_ACROSS)
    return Box(0, band + row * down, band, band + (row + 1) * down)
