"""A position out of plain data: from a file, or set up by hand."""

from __future__ import annotations

from collections.abc import Mapping

from hanse.games.teutonica import decision
from hanse.games.teutonica.board import COLOURS, MARKER_NAMES, SKILL_NAMES, marker_set
from hanse.games.teutonica.check import EDITIONS, PIECES, faults, pieces_on_board
from hanse.games.teutonica.decision import Own
from hanse.games.teutonica.decisions import DECISIONS
from hanse.games.teutonica.identity import IDENTITY
from hanse.games.teutonica.layout import (
    ACTIVE,
    COMPLETED,
    CONNECTED,
    CONNECTION,
    DESK,
    DISCARDED,
    ENDING,
    EXTRAS,
    LEFT,
    MARKER,
    MAX_DEPTH,
    MAX_HAND,
    MERCHANTS_EACH,
    NEUTRAL_TRADER,
    OFFICE,
    ON_TURN,
    OPEN,
    OVER,
    PERMITS,
    PLATE,
    PRESTIGE,
    SCORE,
    SEAT,
    SEAT_CELLS,
    STAGE,
    STOCK,
    SUPPLY,
    TRADER,
    TRADERS_EACH,
    UNUSED,
    USED,
    WAIVED,
)
from hanse.games.teutonica.options import OPTIONS, Options
from hanse.games.teutonica.phases.borders import EITHER
from hanse.games.teutonica.reading_modules import read_favours, read_missions, read_neutral, read_pawn, read_seat
from hanse.games.teutonica.setup import empty, set_pile, store_chance
from hanse.games.teutonica.state import State
from hanse.games.teutonica.tables import STEPS
from hanse.games.teutonica.words import ENDS
from hanse.games.teutonica.writing import OR_CONFINED, STAGES
from hanse.kernel.errors import Phrase, PositionError, together
from hanse.kernel.positions import (
    Data,
    flag,
    index,
    known,
    listed,
    read_chance,
    read_head,
    seat_entries,
    seat_place,
    table,
    whole,
    within,
)

DESK_TRADERS = sum(STEPS) - STEPS[SKILL_NAMES.index("book")]
DESK_MERCHANTS = STEPS[SKILL_NAMES.index("book")]


def read_position(data: object) -> State:
    """A position out of plain data. What is left out is completed with defaults; what cannot be is refused.

    Without `options`, `preset` and `players` choose them. Posts, offices and markers that are not named are empty;
    a seat's pieces that are not named lie in its supply and stock; the markers not named are the marker stock.
    """
    changes = {"map": data["board"]} if isinstance(data, Mapping) and "board" in data else None
    return _PositionReader(*read_head(data, IDENTITY, OPTIONS, _PARTS, changes=changes)).state()


class _PositionReader:
    """Reads position data part by part and names the part that is wrong."""

    def __init__(self, data: Data, options: Options) -> None:
        self.data = data
        self.options = options
        self.s = empty(options)
        self.seats = range(options.players)
        self.entries = seat_entries(data, options.players, tuple(_SEAT_PARTS))

    def state(self) -> State:
        """The whole position, checked."""
        self.routes()
        self.cities()
        self.prestige()
        self.turn()
        for seat, entry in enumerate(self.entries):
            self.seat(seat, entry)
        self.hand()
        self.permissions()
        self.discarded()
        for seat, entry in enumerate(self.entries):
            self.pieces(seat, entry)
        self.marker_stock()
        read_missions(self.s)
        read_favours(self.s, self.data)
        read_pawn(self.s, self.data)
        read_neutral(self.s, self.data)
        self.rest()
        self.pending()
        wrong = faults(self.s)
        if wrong:
            raise PositionError(together(wrong))
        if not self.s.over() and not self.s.legal():
            raise PositionError("the pending decision has no answer in this position")
        return self.s

    # Parts of the board

    def routes(self) -> None:
        for key, entry in self.table("routes").items():
            route = index(key, self.s.board.route_keys, Phrase("route"))
            place = Phrase("route {route}", route=key)
            if isinstance(entry, Mapping):
                known(entry, ("posts", "marker"), place)
            posts = entry.get("posts", []) if isinstance(entry, Mapping) else entry
            length = int(self.s.board.route_length[route])
            if not isinstance(posts, list) or len(posts) > length:
                raise PositionError("{place}: expected a list of at most {length} posts", place=place, length=length)
            for i, name in enumerate(posts):
                piece = self.piece(name, place)
                if piece:
                    self.s.fill(int(self.s.board.route_first[route]) + i, piece)
            marker = entry.get("marker") if isinstance(entry, Mapping) else None
            if marker is not None:
                self.s.cells[MARKER + route] = 1 + index(marker, MARKER_NAMES, within(place, "marker"))

    def cities(self) -> None:
        for key, given in self.table("cities").items():
            city = index(key, self.s.board.city_keys, Phrase("city"))
            place = Phrase("city {city}", city=key)
            entry = given if isinstance(given, Mapping) else {"offices": given}
            known(entry, ("offices", "extra"), place)
            offices = listed(entry.get("offices", []), int(self.s.board.office_count[city]), place)
            for i, name in enumerate(offices):
                self.s.cells[OFFICE + int(self.s.board.office_first[city]) + i] = self.piece(name, place)
            extras = listed(entry.get("extra", []), self.s.board.most_extras - int(self.s.cells[EXTRAS]), place)
            for name in reversed(extras):
                self.s.add_extra(city, self.piece(name, place, needed=True))
            if self.s.free_space(city) < 0 and (self.s.board.office_count[city] or extras):
                self.s.cells[COMPLETED] += 1

    def prestige(self) -> None:
        spaces = listed(self.data.get("prestige", []), len(COLOURS), "prestige")
        for i, seat in enumerate(spaces):
            if seat is not None:
                self.s.cells[PRESTIGE + i] = 1 + whole(seat, 0, len(self.seats) - 1, "prestige")

    def hand(self) -> None:
        """The pieces in hand; where it is not said, they may go to every region."""
        names = listed(self.data.get("hand", []), MAX_HAND, "hand")
        grounds = listed(self.borders().get("hand", []), len(names), "borders: hand")
        for i, name in enumerate(names):
            anywhere = 0 if self.s.board.plain else self.s.board.all_regions
            ground = self.ground(grounds[i]) if i < len(grounds) else anywhere
            self.s.pick_up(self.piece(name, "hand", needed=True), ground)

    def ground(self, given: object) -> int:
        """Regions by name, as bits."""
        names = listed(given, len(self.s.board.region_keys) + 1, "borders: hand")
        bits = [
            EITHER if name == OR_CONFINED else 1 << index(name, self.s.board.region_keys, "borders: hand")
            for name in names
        ]
        return sum(set(bits))

    def borders(self) -> Data:
        """What only a board with regions has."""
        borders = self.table("borders")
        if borders and not self.s.board.region_keys:
            raise PositionError("borders: expected none, as {board} has no regions", board=self.s.board.key)
        return borders

    def permissions(self) -> None:
        """The permissions that may be used up, and the waiver."""
        borders = self.borders()
        cities = [self.s.board.city_keys[city] for city in self.s.board.permit_cities]
        for chosen in listed(borders.get("used", []), 1 << len(cities), "borders: used"):
            names = listed(chosen, len(cities), "borders: used")
            number = sum({1 << index(name, cities, "borders: used") for name in names})
            if number:
                self.s.cells[PERMITS] |= 1 << number
        self.s.cells[WAIVED] = flag(borders.get("waived", False), "borders: waived")

    def discarded(self) -> None:
        """Markers that have left the game."""
        for name in listed(self.data.get("discarded", []), 16, "discarded"):
            self.s.cells[DISCARDED + index(name, MARKER_NAMES, "discarded: marker")] += 1

    # Seats

    def seat(self, seat: int, entry: Data) -> None:
        """Desk, score, markers; pieces come when all that stand on the board are known."""
        place = seat_place(seat)
        base = SEAT + seat * SEAT_CELLS
        for name, steps in self.sub(entry, "desk", place).items():
            skill = index(name, SKILL_NAMES, within(place, "skill"))
            self.s.cells[base + DESK + skill] = whole(steps, 0, STEPS[skill], within(place, name))
        self.s.cells[base + SCORE] = whole(entry.get("score", 0), 0, 99, within(place, "score"))
        markers = self.sub(entry, "markers", place)
        plate = self.sub(entry, "plate", place)
        for names, cell in ((markers.get("unused"), UNUSED), (markers.get("used"), USED), (plate.get("open"), OPEN)):
            for name in listed(names or [], 16, within(place, "markers")):
                self.s.cells[base + cell + index(name, MARKER_NAMES, within(place, "marker"))] += 1
        hidden = whole(plate.get("hidden", 0), 0, 16, within(place, "plate"))
        if hidden and seat != self.s.cells[ACTIVE]:
            raise PositionError("{place}: face-down markers on its plate outside its turn", place=place)
        self.s.cells[PLATE] += hidden
        read_seat(self.s, seat, entry)
        if entry.get("connection") is not None:
            order = whole(entry["connection"], 1, len(self.seats), within(place, "connection"))
            self.s.cells[base + CONNECTION] = order
            self.s.cells[CONNECTED] += 1

    def pieces(self, seat: int, entry: Data) -> None:
        """Supply and stock as given; what is not given follows from conservation."""
        place = seat_place(seat)
        out = pieces_on_board(self.s)
        supply = self.sub(entry, "supply", place)
        stock = self.sub(entry, "stock", place)
        book = SKILL_NAMES.index("book")
        steps = [self.s.steps(seat, skill) for skill in range(len(SKILL_NAMES))]
        left = (
            TRADERS_EACH - 1 - DESK_TRADERS + sum(steps) - steps[book] - out.count(1 + 2 * seat),
            MERCHANTS_EACH - DESK_MERCHANTS + steps[book] - out.count(2 + 2 * seat),
        )
        for kind, name in enumerate(PIECES):
            if left[kind] < 0:
                raise PositionError(
                    "{place}: {count} {pieces} too many on desk and board", place=place, count=-left[kind], pieces=name
                )
            usual = 5 + seat if kind == TRADER else 1
            if name in supply:
                mine = whole(supply[name], 0, left[kind], within(place, Phrase("{pieces} in supply", pieces=name)))
            elif name in stock:
                mine = left[kind] - whole(
                    stock[name], 0, left[kind], within(place, Phrase("{pieces} in stock", pieces=name))
                )
            else:
                mine = min(usual, left[kind])
            rest = whole(
                stock.get(name, left[kind] - mine), 0, 99, within(place, Phrase("{pieces} in stock", pieces=name))
            )
            if mine + rest != left[kind]:
                raise PositionError(
                    "{place}: {mine} {pieces} in supply and {rest} in stock: expected {expected} together, as "
                    "the others are on desk and board",
                    place=place,
                    mine=mine,
                    pieces=name,
                    rest=rest,
                    expected=left[kind],
                )
            self.s.shift(seat, SUPPLY, kind, mine)
            self.s.shift(seat, STOCK, kind, rest)

    # The rest

    def marker_stock(self) -> None:
        """The order as given, or all markers that lie nowhere else, in the order of their kinds."""
        drawn, start = marker_set(EDITIONS[self.options.markers_set])
        missing = drawn + start
        for kind in self.open_markers():
            if kind not in missing:
                raise PositionError(
                    "too many {marker} markers: expected those of {edition}",
                    marker=MARKER_NAMES[kind],
                    edition=self.options.markers_set,
                )
            missing.remove(kind)
        given = self.table("marker_stock").get("order")
        if given is None:
            order = sorted(missing)
        else:
            names = listed(given, 16, "marker_stock")
            order = [index(name, MARKER_NAMES, "marker_stock") for name in names]
            if sorted(order) != sorted(missing):
                wanted = ", ".join(MARKER_NAMES[kind] for kind in sorted(missing))
                raise PositionError("marker_stock: expected, in any order: {wanted}", wanted=wanted or Phrase("none"))
        set_pile(self.s, order[::-1])

    def open_markers(self) -> list[int]:
        """The kinds of all markers that lie on the board or with a seat."""
        cells = self.s.cells
        found = [int(cells[MARKER + r]) - 1 for r in range(self.s.board.routes) if cells[MARKER + r]]
        found += [kind for kind in range(len(MARKER_NAMES)) for _ in range(int(cells[DISCARDED + kind]))]
        for seat in self.seats:
            for place in (UNUSED, USED, OPEN):
                for kind in range(len(MARKER_NAMES)):
                    found += [kind] * int(cells[SEAT + seat * SEAT_CELLS + place + kind])
        return found

    def turn(self) -> None:
        turn = self.table("turn")
        seat = whole(turn.get("seat", 0), 0, len(self.seats) - 1, "turn: seat")
        self.s.cells[ACTIVE] = seat
        self.first_actions = turn.get("actions")

    def rest(self) -> None:
        """Actions left, reasons for the end, chance, and what follows from the rest and may be repeated."""
        seat = int(self.s.cells[ACTIVE])
        actions = self.s.skill(seat, 1) if self.first_actions is None else self.first_actions
        self.s.cells[LEFT] = whole(actions, 0, 99, "turn: actions")
        if "stage" in self.table("turn"):
            self.s.cells[STAGE] = index(self.table("turn")["stage"], STAGES, "turn: stage")
        names = list(ENDS.values())
        for name in listed(self.data.get("ending", []), len(names), "ending"):
            self.s.cells[ENDING] |= 1 << index(name, names, "ending")
        self.s.cells[OVER] = flag(self.data.get("over", False), "over")
        if "completed" in self.data and self.data["completed"] != self.s.cells[COMPLETED]:
            raise PositionError(
                "completed: {given!r}: the offices show {expected}",
                given=self.data["completed"],
                expected=self.s.cells[COMPLETED],
            )
        if self.data.get("board", self.s.board.key) != self.s.board.key:
            raise PositionError(
                "board: {given!r}: the options say {board}", given=self.data["board"], board=self.s.board.key
            )
        store_chance(self.s, read_chance(self.data)[0])

    def pending(self) -> None:
        """The decisions that wait, the last one first to be made; by default the active seat's turn."""
        if self.s.over():
            return
        active = int(self.s.cells[ACTIVE])
        frames = listed(self.data.get("pending", [{"kind": "turn", "seat": active}]), MAX_DEPTH, "pending")
        if not frames:
            raise PositionError("pending: expected at least the turn")
        for i, frame in enumerate(frames):
            place = f"pending {i + 1}"
            if not isinstance(frame, Mapping):
                raise PositionError("{place}: expected a table", place=place)
            asked = DECISIONS[ON_TURN + index(frame.get("kind"), _ASKED, within(place, "kind"))]
            known(frame, ("kind", "seat", *(own.name for own in asked.numbers)), place)
            if (asked.number == ON_TURN) != (i == 0):
                raise PositionError(
                    "{place}: {kind}: expected the turn first and only there", place=place, kind=frame["kind"]
                )
            seat = whole(frame.get("seat", active), 0, len(self.seats) - 1, within(place, "seat"))
            values = [self.own_number(own, frame.get(own.name), within(place, own.name)) for own in asked.numbers]
            self.s.push(asked.number, seat, *values)

    def own_number(self, own: Own, value: object, place: str) -> int:
        """One of the own numbers of a pending decision."""
        if own.what == decision.ROUTE:
            return index(value, self.s.board.route_keys, place)
        if own.what in (decision.PIECE, decision.PIECE_IF_ANY):
            return self.piece(value, place)
        if own.what == decision.MARKER:
            return 0 if value is None else 1 + index(value, MARKER_NAMES, place)
        return whole(value, own.least, own.most, place)

    # Values

    def table(self, key: str) -> Data:
        return table(self.data, key, _TABLES.get(key))

    def sub(self, entry: Data, key: str, place: str) -> Data:
        return table(entry, key, _SEAT_PARTS[key], place)

    def piece(self, name: object, place: str, needed: bool = False) -> int:
        """`t0` for a trader of seat 0, `m2` for a merchant of seat 2."""
        if name is None and not needed:
            return 0
        if isinstance(name, str) and len(name) == 2 and name[0] in "tm" and name[1] in "012345"[: len(self.seats)]:
            return 1 + 2 * int(name[1]) + "tm".index(name[0])
        if name == "t5" and self.s.rules.neutral:
            return NEUTRAL_TRADER
        neutral = Phrase(", or t5 for a neutral trader") if self.s.rules.neutral else ""
        raise PositionError(
            "{place}: {name!r}: expected a piece such as t0 or m{last}{neutral}",
            place=place,
            name=name,
            last=len(self.seats) - 1,
            neutral=neutral,
        )


_PARTS = (
    "routes",
    "cities",
    "prestige",
    "seats",
    "completed",
    "marker_stock",
    "turn",
    "hand",
    "borders",
    "discarded",
    "ending",
    "over",
    "favours",
    "pawn",
    "neutral",
    "pending",
    "chance",
)
_SEAT_PARTS: dict[str, tuple[str, ...]] = {
    "supply": PIECES,
    "stock": PIECES,
    "desk": SKILL_NAMES,
    "score": (),
    "markers": ("unused", "used"),
    "plate": ("hidden", "open"),
    "connection": (),
    "mission": (),
    "favours": (),
}
_TABLES = {
    "turn": ("seat", "actions", "stage", "pawn_moved"),
    "marker_stock": ("order",),
    "borders": ("used", "waived", "hand"),
}
_ASKED = [asked.name for asked in DECISIONS[ON_TURN:]]
