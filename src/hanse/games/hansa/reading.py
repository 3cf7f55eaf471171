"""How a position is set up from data, by hand or from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hanse.games.hansa.check import faults, token_counts
from hanse.games.hansa.decisions import DECISIONS
from hanse.games.hansa.identity import IDENTITY
from hanse.games.hansa.layout import (
    ACTIVE,
    ASIDE,
    CHOSEN,
    COLOURS,
    FIRST,
    FULL,
    IDLE,
    KINDS,
    LOSER,
    LOSS,
    LOSS_COLOUR,
    MARKET,
    MAX_TOKENS,
    MOVED,
    OPEN,
    OPENED,
    PHASE,
    PLACED,
    PLACING,
    PURSE,
    REMOVED,
    RESERVE,
    SEAT,
    SEAT_CELLS,
    SHIP,
    SOLD,
    SOLD_COLOURS,
    STOPPED,
    TURNS,
    USED,
)
from hanse.games.hansa.options import OPTIONS, RANDOM, Options, colours_aside
from hanse.games.hansa.setup import empty_position, lay_supply, tokens_in_play
from hanse.games.hansa.state import State
from hanse.games.hansa.tables import BOARD
from hanse.games.hansa.writing import endings, stack_heights
from hanse.kernel.errors import Phrase, PositionError, together
from hanse.kernel.positions import (
    Data,
    flag,
    index,
    known,
    listed,
    read_head,
    seat_entries,
    seat_place,
    table,
    whole,
    within,
)


def read_position(data: object) -> State:
    """A position out of plain data. What is left out is completed with defaults; what cannot be is refused.

    Without `options`, `preset` and `players` choose them. Ports that are not named are empty; a seat's posts that are
    not named are in its reserve; tokens that are not named fill the stacks, and those that find no place there are
    removed. Without `stacks.order`, `stacks.left` says how many tokens they still hold.
    """
    return _PositionReader(*read_head(data, IDENTITY, OPTIONS, _PARTS)).state()


class _PositionReader:
    """Reads position data part by part and names the part that is wrong."""

    def __init__(self, data: Data, options: Options) -> None:
        self.data = data
        self.options = options
        if data.get("board", BOARD) != BOARD:
            raise PositionError("board: {given!r}: expected {expected}", given=data["board"], expected=BOARD)
        self.s = empty_position(options)
        self.board = self.s.board
        self.seats = options.players
        self.kind_keys = [self.board.kind_key(kind) for kind in range(KINDS)]

    def state(self) -> State:
        """The whole position, checked."""
        self.beginning()
        self.ports()
        for seat, entry in enumerate(seat_entries(self.data, self.seats, ("purse", "reserve", "open", "sold"))):
            self.seat(seat, entry)
        self.turn()
        self.sale()
        self.tokens_left()
        self.ending()
        wrong = faults(self.s)
        if wrong:
            raise PositionError(together(wrong))
        return self.s

    # What was settled before the first turn

    def beginning(self) -> None:
        aside = self.board.aside[self.seats]
        usual = colours_aside(self.options) or self.board.colour_keys[COLOURS - aside :]
        for key in listed(self.data.get("aside", usual), COLOURS, "aside"):
            self.s.cells[ASIDE] |= 1 << index(key, self.board.colour_keys, "aside")
        chosen = colours_aside(self.options)
        if chosen and set(chosen) != set(self.data.get("aside", chosen)):
            raise PositionError("aside: the options say {chosen}", chosen=", ".join(chosen))
        wanted = self.options.setup_first_player
        usual_first = 0 if wanted == RANDOM else int(wanted) - 1
        first = whole(self.data.get("first", usual_first), 0, self.seats - 1, "first")
        if wanted != RANDOM and first != usual_first:
            raise PositionError(
                "first: {first}: the options say seat {usual_first}", first=first, usual_first=usual_first
            )
        self.s.cells[FIRST] = first

    # Board and seats

    def ports(self) -> None:
        ship = self.data.get("ship", self.board.port_keys[self.board.ship_start])
        self.s.cells[SHIP] = index(ship, self.board.port_keys, "ship")
        for seat in range(self.seats):
            self.s.cells[SEAT + seat * SEAT_CELLS + RESERVE] = self.board.posts_each
        for key, entry in table(self.data, "ports").items():
            port = index(key, self.board.port_keys, Phrase("port"))
            place = Phrase("port {port}", port=key)
            if not isinstance(entry, Mapping):
                raise PositionError("{place}: expected a table", place=place)
            known(entry, ("posts", "slots"), place)
            for seat, number in enumerate(listed(entry.get("posts", []), self.seats, within(place, "posts"))):
                self.s.move_posts(seat, port, whole(number, 0, self.s.reserve(seat), within(place, "posts")))
            slots = listed(entry.get("slots", []), int(self.board.warehouses[port]), within(place, "slots"))
            for i, token in enumerate(slots):
                if token is not None:
                    self.s.cells[MARKET + 2 * port + i] = 1 + index(token, self.kind_keys, within(place, "slots"))
                    self.s.cells[FULL] += 1

    def seat(self, seat: int, entry: Data) -> None:
        base = SEAT + seat * SEAT_CELLS
        purse = entry.get("purse", self.board.start_thalers)
        self.s.cells[base + PURSE] = whole(purse, 0, 99, within(seat_place(seat), "purse"))
        if "reserve" in entry and entry["reserve"] != self.s.reserve(seat):
            raise PositionError(
                "seat {seat}: reserve {given!r}: expected {expected}, the others are in ports",
                seat=seat,
                given=entry["reserve"],
                expected=self.s.reserve(seat),
            )
        self.s.cells[base + OPENED] = self.tokens(entry.get("open", []), base + OPEN, within(seat_place(seat), "open"))
        self.tokens(entry.get("sold", []), base + SOLD, within(seat_place(seat), "sold"))

    def tokens(self, names: object, at: int, place: str) -> int:
        """Count the named tokens in the cells; how many there are."""
        tokens = listed(names, MAX_TOKENS, place)
        for name in tokens:
            self.s.cells[at + index(name, self.kind_keys, place)] += 1
        return len(tokens)

    # Time

    def turn(self) -> None:
        cells = self.s.cells
        turn = table(self.data, "turn", ("seat", "phase", "used", "finished"))
        first = int(cells[FIRST])
        seat = whole(turn.get("seat", first), 0, self.seats - 1, "turn: seat")
        cells[ACTIVE] = seat
        names = [decision.name for decision in DECISIONS[PLACING:]]
        cells[PHASE] = PLACING + index(turn.get("phase", "visit"), names, "turn: phase")
        cells[USED] = flag(turn.get("used", cells[PHASE] == LOSS), "turn: used")
        placed = self.board.placings * self.seats
        if cells[PHASE] == PLACING:
            placed = sum(self.s.on_board(other) for other in range(self.seats)) // self.board.posts_placed
        cells[PLACED] = placed
        usual = 0 if cells[PHASE] == PLACING else (seat - first) % self.seats
        finished = whole(turn.get("finished", usual), 0, 2**32 - 1, "turn: finished")
        for i, byte in enumerate(finished.to_bytes(4, "little")):
            cells[TURNS + i] = byte
        idle = table(self.data, "idle", ("moved", "rounds", "stopped"))
        cells[MOVED] = flag(idle.get("moved", False), "idle: moved")
        cells[STOPPED] = flag(idle.get("stopped", False), "idle: stopped")
        cells[IDLE] = whole(idle.get("rounds", 0), 0, 99, "idle: rounds")

    def sale(self) -> None:
        """A sale in progress, or the losses that it causes."""
        self.tokens(self.data.get("sale", []), CHOSEN, "sale")
        if self.data.get("losses") is None:
            return
        losses = table(self.data, "losses", ("colours", "seat", "colour"))
        for key in listed(losses.get("colours", []), COLOURS, "losses: colours"):
            self.s.cells[SOLD_COLOURS] |= 1 << index(key, self.board.colour_keys, "losses: colours")
        self.s.cells[LOSER] = whole(losses.get("seat"), 0, self.seats - 1, "losses: seat")
        self.s.cells[LOSS_COLOUR] = index(losses.get("colour"), self.board.colour_keys, "losses: colour")

    # Tokens that lie nowhere else

    def tokens_left(self) -> None:
        """Those of the stacks as given, or as many as they can hold; the others are removed."""
        left = Counter(tokens_in_play(self.s))
        left.subtract(dict(enumerate(token_counts(self.s))))
        for kind, number in left.items():
            if number < 0:
                raise PositionError(
                    "{count} tokens {kind} too many: expected those of the colours in play",
                    count=-number,
                    kind=self.kind_keys[kind],
                )
        given = self.data.get("removed")
        if given is not None:
            self.tokens(given, REMOVED, "removed")
            left.subtract({kind: int(self.s.cells[REMOVED + kind]) for kind in range(KINDS)})
        stacks = table(self.data, "stacks", ("order", "left"))
        if "order" in stacks:
            supply = self.stack_order(stacks["order"])
        else:
            rest = sorted((+left).elements())
            most = min(sum(self.s.rules.heights), len(rest))
            supply = rest[: whole(stacks.get("left", most), 0, most, "stacks: left")]
        left.subtract(supply)
        if given is None:
            for kind, number in left.items():
                self.s.cells[REMOVED + kind] = max(0, number)
        lay_supply(self.s, supply)

    def ending(self) -> None:
        """It follows from the rest and may be repeated."""
        expected = endings(self.s)
        if self.data.get("ending", expected) != expected:
            raise PositionError(
                "ending: {given!r}: the stacks and idle rounds say {expected}",
                given=self.data["ending"],
                expected=expected,
            )

    def stack_order(self, given: object) -> list[int]:
        """The stacks from the first to the last, each from its top, as the supply in reverse."""
        stacks = listed(given, self.board.stacks, "stacks: order")
        lists = [listed(stack, MAX_TOKENS, Phrase("stack {number}", number=i + 1)) for i, stack in enumerate(stacks)]
        tokens = [
            index(name, self.kind_keys, Phrase("stack {number}", number=i + 1))
            for i, stack in enumerate(lists)
            for name in stack
        ]
        heights = [len(stack) for stack in lists]
        expected = stack_heights(self.s.rules.heights, len(tokens))
        if heights != expected:
            raise PositionError(
                "stacks: heights {heights}: expected {expected} for {tokens} tokens",
                heights=heights,
                expected=expected,
                tokens=len(tokens),
            )
        return tokens[::-1]


_PARTS = (
    "ship",
    "ports",
    "seats",
    "removed",
    "aside",
    "first",
    "turn",
    "sale",
    "losses",
    "ending",
    "idle",
    "stacks",
)
