"""The board and the options as flat tables and plain numbers: all that the rules look up while a game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.layout import EXTRA_AT, MAX_EXTRAS, MAX_EXTRAS_INDEPENDENT
from hanse.kernel.cells import bit, table

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL: Final = 99  # the value C of the bursa: as many as there are

# HT-1.3.1: the values of each skill from left to right, and how many pieces cover the track at the start.
TRACKS: Final[list[list[int]]] = [[1, 2, 2, 3, 4], [2, 3, 3, 4, 4, 5], [0, 1, 2, 3], [2, 3, 4, 5], [3, 5, 7, ALL]]
STEPS: Final[list[int]] = [len(track) - 1 for track in TRACKS]
TRACK_WIDTH: Final = 8


class Tables:
    """One board, read-only, shared by all its positions."""

    def __init__(self, key: str, ends: list[tuple[int, int]], lengths: list[int], cities: int) -> None:
        """The graph: for each route its two cities and its number of posts."""
        self.key = key
        self.city_keys: list[str] = []
        self.route_keys: list[str] = []
        self.province_keys: list[str] = []
        self.marker_points: list[int] = [0]
        self.missions: list[int] = []  # three cities for each mission card; none, if the cards name other cities
        self.routes: i64 = len(ends)
        self.cities: i64 = cities
        self.posts: i64 = sum(lengths)
        self.route_length = table(lengths)
        self.route_first = table([sum(lengths[:route]) for route in range(self.routes)])
        self.post_route = table([route for route, length in enumerate(lengths) for _ in range(length)])
        self.end_a = table([a for a, _ in ends])
        self.end_b = table([b for _, b in ends])
        self.near = [0] * cities  # for each city the set of cities one route away, as bits
        for a, b in ends:
            self.near[a] |= 1 << b
            self.near[b] |= 1 << a
        rings = [_routes_by_distance(route, ends) for route in range(self.routes)]
        self.ring_route = table([other for ring in rings for other, _ in ring])
        self.ring_distance = table([distance for ring in rings for _, distance in ring])
        self.track_value = table([value for track in TRACKS for value in track + [0] * (TRACK_WIDTH - len(track))])
        self.set_offices([[] for _ in range(cities)])
        self.set_features([[] for _ in range(cities)], [], cities, [0, 0], [], [])
        self.set_sea([0] * self.posts, [0] * self.routes)
        self.set_regions([], [0] * self.routes, [0] * cities, [0] * cities)

    def set_offices(self, rows: list[list[tuple[int, int, int]]]) -> None:
        """The printed office spaces of each city from left to right: colour, kind of piece, coin."""
        flat = [space for row in rows for space in row]
        self.offices = len(flat)
        self.most_extras = MAX_EXTRAS if all(rows) else MAX_EXTRAS_INDEPENDENT
        self.size = EXTRA_AT + 2 * self.most_extras  # cells of a position
        self.office_first = table([sum(len(row) for row in rows[:city]) for city in range(self.cities)])
        self.office_count = table([len(row) for row in rows])
        self.office_colour = table([colour for colour, _, _ in flat])
        self.office_kind = table([kind for _, kind, _ in flat])
        self.office_coin = table([coin for _, _, coin in flat])

    def set_features(
        self,
        skills: list[list[int]],
        taverns: list[int],
        prestige_city: int,
        connection: list[int],
        prestige_points: list[int],
        connection_points: list[int],
    ) -> None:
        """What is printed on the board besides offices and routes."""
        self.skill_first = table([sum(len(row) for row in skills[:city]) for city in range(self.cities + 1)])
        self.skill_list = table([skill for row in skills for skill in row])
        self.taverns = taverns
        self.prestige_city = prestige_city
        self.prestige_points = prestige_points
        self.connection_from = connection[0]
        self.connection_to = connection[1]
        self.connection_points = connection_points

    def set_sea(self, ships: list[int], permanent: list[int]) -> None:
        """Which posts are ship posts, and the kind of permanent marker at each route, 0 for none."""
        self.post_ship = table(ships)
        self.route_ships = table(
            [sum([ships[post] for post in range(self.posts) if self.post_route[post] == r]) for r in range(self.routes)]
        )
        self.route_permanent = table(permanent)

    def set_regions(self, keys: list[str], routes: list[int], cities: list[int], permits: list[int]) -> None:
        """The region of each route; for each city the regions it counts for and those it opens, as bits.

        The first region is open to everybody; a board without regions is one open region.
        """
        self.region_keys = keys
        self.regions = max(1, len(keys))
        self.all_regions = (1 << self.regions) - 1
        self.route_region = table(routes)
        self.city_regions = table(cities)
        self.permit_cities = [city for city, opened in enumerate(permits) if opened]
        self.permit_regions = [opened for opened in permits if opened]
        # For every set of regions the routes in them, as bits.
        self.routes_in = table(
            [
                sum([bit(route) for route in range(self.routes) if chosen >> routes[route] & 1])
                for chosen in range(1 << self.regions)
            ]
        )
        self.region_points: list[int] = []
        # HT-8.3.2, HT-8.3.3: where a bonus marker may ever lie.
        self.takes_marker = table(
            [int(not self.route_permanent[route] and not routes[route]) for route in range(self.routes)]
        )
        # HT-16.1.2, HT-16.1.4: the routes to cities with a skill, special prestige or a permission, as bits.
        special = [
            self.skill_first[city] < self.skill_first[city + 1] or city == self.prestige_city or permits[city] != 0
            for city in range(self.cities)
        ]
        self.special_routes = sum(
            [bit(route) for route in range(self.routes) if special[self.end_a[route]] or special[self.end_b[route]]]
        )
        # Every piece may stand on every free post: most questions about ground have a quick answer.
        self.plain = not keys and not any(ship != 0 for ship in self.post_ship)


class Rules:
    """The options that matter while a game runs, as numbers; `data` holds all of them under their own names."""

    def __init__(self, seats: int, data: dict[str, object]) -> None:
        self.data = data
        self.revision = 1  # of the rules, under which the game was begun
        self.seats = seats
        self.full_cities = 10
        self.three = 0
        self.three_any_owner = True
        self.swap_one_own = False
        self.hold_markers = False
        self.displaced_first = False
        self.takes_first = False  # whether all compensation is taken before any piece is put down
        self.any_route_all = False  # whether the tile for any route is for compensation too
        self.tiebreak = 0
        self.missions = False
        self.favours = False
        self.neutral = False
        self.neutral_optional = False  # whether the additional neutral trader may be left out
        self.provinces = False
        self.province_routes: list[int] = []  # for each province the routes at its border, as bits; 0 if not in use
        self.province_reach: list[int] = []  # for each the others at most two borders away, as bits
        self.staged = False  # whether a module asks how far the turn has come
        self.cut_search = False
        self.permanent_first = False
        self.place_two_anywhere = False
        self.waiver = WAIVER_OFF


WAIVER_OFF: Final = 0
WAIVER_PLUS_ACTIONS: Final = 1
WAIVER_ANY_MARKER: Final = 2
REMOVE: Final = 0
RELOCATE_STEPWISE: Final = 1
RELOCATE_BATCH: Final = 2
SHARED: Final = 0
SKILLS_NETWORK: Final = 1
ACTIONS_NETWORK: Final = 2

# Permanent markers, by their number in the board's tables.
MOVE_ANY_TWO: Final = 1
DEVELOP_PRIVILEGE: Final = 2
INDEPENDENT_OFFICE: Final = 3
TWO_FROM_ROUTE: Final = 4
TWO_BEYOND_BORDERS: Final = 5


def _routes_by_distance(origin: int, ends: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """HT-5.2.3: every other route with its distance in cities passed, nearest first."""
    distance = {origin: 0}
    reached = set(ends[origin])
    step = 0
    while len(distance) < len(ends):
        step += 1
        ring = [r for r, pair in enumerate(ends) if r not in distance and (pair[0] in reached or pair[1] in reached)]
        if not ring:
            break
        for route in ring:
            distance[route] = step
        reached.update(city for route in ring for city in ends[route])
    return sorted(((route, steps) for route, steps in distance.items() if steps), key=lambda pair: (pair[1], pair[0]))
