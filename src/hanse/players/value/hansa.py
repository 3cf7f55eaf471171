"""What counts in a position of Hansa: points by category, posts, goods in company, and what the ship can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.hansa.codes import REFILL
from hanse.games.hansa.layout import (
    ACTIVE,
    BARRELS,
    CHOSEN,
    COLOURS,
    FIRST,
    FULL,
    KINDS,
    MARKET,
    MAX_SEATS,
    OPEN,
    PHASE,
    PLACING,
    PORTS,
    POSTS,
    PURSE,
    REFILLING,
    RESERVE,
    SALE,
    SEAT,
    SEAT_CELLS,
    SHIP,
    SLOTS,
    SOLD,
    SUPPLY,
    SUPPLY_AT,
    USED,
    VISIT,
)
from hanse.games.hansa.state import State
from hanse.games.hansa.tables import Tables
from hanse.kernel.cells import table
from hanse.kernel.state import BaseState
from hanse.players.value.features import STAGES, Features

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

_LEGS: Final = 4  # ports are told apart up to this distance from the ship, which is also all that is farther

# What is known of every seat.
_OF_POSITION: Final = [
    "sold_points", "open_tokens", "shared_ports", "monopolies", "posts",
    *(f"present_{port}" for port in range(PORTS)),
    "to_move", "next_to_move", "begins_rounds", "ends_rounds",
]  # fmt: skip
# What counts only for a seat that still has a turn to come.
_OF_FUTURE: Final = [
    "more_turns", "purse", "no_reserve", "low_reserve",
    *(f"lead_{port}" for port in range(PORTS)),
    "leads", "safe_leads", "tied_ports", "nearly_leads", "single_posts", "single_monopolies", "other_monopolies",
    "led_tokens", "led_barrels", "led_company",
    "open_1", "open_2", "open_3", "full_hand", "pair_points", "pairs", "triples", "singles", "single_barrels",
    "pairs_without_post",
    "danger_pair", "danger_one", "danger_next", "danger_next_one", "broken_pairs", "threat", "threat_pairs",
    "company_market", "company_supply",
]  # fmt: skip
# What the seat can do whose turn it is.
_OF_TURN: Final = [
    "turn_purse", "turn_surplus", "visit_used", "may_refill", "empty_slots",
    *(f"goods_{legs}" for legs in range(_LEGS)),
    *(f"free_{legs}" for legs in range(_LEGS)),
    *(f"match_{legs}" for legs in range(_LEGS)),
    *(f"match_points_{legs}" for legs in range(_LEGS)),
    *(f"sale_{legs}" for legs in range(_LEGS)),
    *(f"post_{legs}" for legs in range(_LEGS)),
    *(f"new_port_{legs}" for legs in range(_LEGS)),
    *(f"new_monopoly_{legs}" for legs in range(_LEGS)),
    "best_set", "best_set_points",
]  # fmt: skip
NAMES: Final = [*_OF_POSITION, *_OF_FUTURE, *_OF_TURN]
COUNT: Final = 99

SOLD_POINTS: Final = 0
OPEN_TOKENS: Final = 1
SHARED_PORTS: Final = 2
MONOPOLIES: Final = 3
POSTED: Final = 4
PRESENT: Final = 5
TO_MOVE: Final = 14
NEXT_TO_MOVE: Final = 15
BEGINS_ROUNDS: Final = 16
ENDS_ROUNDS: Final = 17
MORE_TURNS: Final = 18
SAVED: Final = 19  # the purse while others are at turn
NO_RESERVE: Final = 20
LOW_RESERVE: Final = 21
LEAD: Final = 22
LEADS: Final = 31
SAFE_LEADS: Final = 32  # by two posts or more
TIED_PORTS: Final = 33  # nobody leads, but this seat is one of those with the most posts
NEARLY_LEADS: Final = 34  # one post more would take the lead away from another, or tie it
SINGLE_POSTS: Final = 35
SINGLE_MONOPOLIES: Final = 36
OTHER_MONOPOLIES: Final = 37  # ports where one other seat is alone with a single post
LED_TOKENS: Final = 38  # goods that cost the seat nothing and others a thaler for it
LED_BARRELS: Final = 39
LED_COMPANY: Final = 40  # of them, those of a colour that the seat has open
OPEN_KIND: Final = 41
FULL_HAND: Final = 44
PAIR_POINTS: Final = 45  # what all goods are worth of which the seat has two
PAIRS: Final = 46
TRIPLES: Final = 47
SINGLES: Final = 48
SINGLE_BARRELS: Final = 49
PAIRS_WITHOUT_POST: Final = 50
DANGER_PAIR: Final = 51  # colours of the seat of which another could sell a pair
DANGER_ONE: Final = 52  # or lacks one for that
DANGER_NEXT: Final = 53  # the same for the seat whose turn it is
DANGER_NEXT_ONE: Final = 54
BROKEN_PAIRS: Final = 55  # pairs that such a sale would break
THREAT: Final = 56  # tokens that others would lose if the seat sold
THREAT_PAIRS: Final = 57
COMPANY_MARKET: Final = 58
COMPANY_SUPPLY: Final = 59
TURN_PURSE: Final = 60
TURN_SURPLUS: Final = 61
VISIT_USED: Final = 62
MAY_REFILL: Final = 63
EMPTY_SLOTS: Final = 64
GOODS: Final = 65  # by the legs of the ship to them, as all that follow
FREE: Final = 69
MATCH: Final = 73
MATCH_POINTS: Final = 77
SALE_AT: Final = 81
POST_AT: Final = 85
NEW_PORT: Final = 89
NEW_MONOPOLY: Final = 93
BEST_SET: Final = 97  # the most tokens of one colour that the seat could have open
BEST_SET_POINTS: Final = 98

_FAR: Final = 99


class HansaFeatures(Features):
    """Any number of seats. Scratch tables are kept, so that nothing is allocated for a position."""

    def __init__(self) -> None:
        super().__init__(NAMES)
        self.goods = table([0] * (MAX_SEATS * KINDS))  # open tokens, without those chosen for a sale
        self.colours = table([0] * (MAX_SEATS * COLOURS))  # the same by colour
        self.market = table([0] * COLOURS)
        self.supply = table([0] * COLOURS)
        self.leader = table([0] * PORTS)  # -1 for nobody
        self.present = table([0] * PORTS)  # how many seats
        self.most = table([0] * PORTS)  # posts of one seat, and of another
        self.second = table([0] * PORTS)
        self.legs = table([_FAR] * (PORTS * PORTS))  # of the ship, from port to port
        self.colour_of = table([0, *(kind // BARRELS for kind in range(KINDS))])  # of a token in a cell
        self.barrels_of = table([0, *(kind % BARRELS + 1 for kind in range(KINDS))])
        self._board: Tables | None = None
        self.set_size = table([0] * COLOURS)
        self.set_points = table([0] * COLOURS)

    def at_rest(self, state: BaseState) -> bool:
        """Nothing is in progress: no sale, no loss, no customs."""
        assert isinstance(state, State)
        phase: int = state.cells[PHASE]
        return phase in (VISIT, REFILLING, PLACING)

    def active(self, state: BaseState) -> i64:
        """Whose turn it is."""
        assert isinstance(state, State)
        active: int = state.cells[ACTIVE]
        return active

    def reveals(self, state: BaseState, code: int) -> bool:
        """A refill does, and nothing else in a turn."""
        return code == REFILL

    def measure(self, state: BaseState, out: vec[i64]) -> i64:
        """All features of all seats."""
        assert isinstance(state, State)
        if state.board is not self._board:
            self._meet(state.board)
        seats: i64 = state.rules.seats
        for i in range(seats * COUNT):
            out[i] = 0
        active: i64 = self.active(state)
        self._goods(state, seats, active, out)
        self._market(state)
        self._ports(state, seats, out)
        self._order(state, seats, active, out)
        for seat in range(seats):
            if out[seat * COUNT + MORE_TURNS]:
                self._desk(state, seat, active, out)
                self._leads(state, seat, out)
                self._sets(state, seat, out)
                self._dangers(seats, seat, active, out)
        if state.cells[PHASE] != PLACING:
            self._turn(state, active, out)
        return self._stage(state)

    def _goods(self, s: State, seats: i64, active: i64, out: vec[i64]) -> None:
        """Sold and open tokens; what is chosen for a sale counts as sold."""
        cells = s.cells
        goods = self.goods
        selling = cells[PHASE] == SALE
        for seat in range(seats):
            own = SEAT + seat * SEAT_CELLS
            for colour in range(COLOURS):
                number: i64 = 0
                for i in range(BARRELS):
                    kind = BARRELS * colour + i
                    tokens: int = cells[own + OPEN + kind]
                    sold: int = cells[own + SOLD + kind]
                    if selling and seat == active:
                        chosen: int = cells[CHOSEN + kind]
                        tokens -= chosen
                        sold += chosen
                    goods[seat * KINDS + kind] = tokens
                    number += tokens
                    if sold:
                        out[seat * COUNT + SOLD_POINTS] += sold * (i + 2)
                self.colours[seat * COLOURS + colour] = number
                out[seat * COUNT + OPEN_TOKENS] += number

    def _market(self, s: State) -> None:
        """How many tokens of each colour lie in the ports and in the stacks."""
        cells = s.cells
        for colour in range(COLOURS):
            self.market[colour] = 0
            self.supply[colour] = 0
        colour_of = self.colour_of
        for slot in range(SLOTS):
            token: int = cells[MARKET + slot]
            if token:
                self.market[colour_of[token]] += 1
        left: int = cells[SUPPLY]
        for i in range(left):
            hidden: int = cells[SUPPLY_AT + i]
            self.supply[colour_of[hidden]] += 1

    def _ports(self, s: State, seats: i64, out: vec[i64]) -> None:
        """Who is present where, alone or not, and who leads."""
        cells = s.cells
        for port in range(PORTS):
            most: i64 = 0
            second: i64 = 0
            leader: i64 = -1
            present: i64 = 0
            somebody: i64 = 0
            for seat in range(seats):
                posts: int = cells[SEAT + seat * SEAT_CELLS + POSTS + port]
                if posts:
                    present += 1
                    somebody = seat
                    out[seat * COUNT + POSTED] += posts
                    out[seat * COUNT + SHARED_PORTS] += 1
                    out[seat * COUNT + PRESENT + port] = 1
                    if posts > most:
                        second = most
                        most, leader = posts, seat
                    else:
                        if posts == most:
                            leader = -1
                        if posts > second:
                            second = posts
            self.leader[port] = leader
            self.present[port] = present
            self.most[port] = most
            self.second[port] = second
            if present == 1:
                out[somebody * COUNT + SHARED_PORTS] -= 1
                out[somebody * COUNT + MONOPOLIES] += 1

    def _order(self, s: State, seats: i64, active: i64, out: vec[i64]) -> None:
        """Who plays next, and who still plays at all: once the last stack is started, only this round's others."""
        first: int = s.cells[FIRST]
        last_round = s.last_stack_started()
        after = active + 1 if active + 1 < seats else 0
        out[active * COUNT + TO_MOVE] = 1
        out[after * COUNT + NEXT_TO_MOVE] = 1
        out[first * COUNT + BEGINS_ROUNDS] = 1
        out[((first + seats - 1) % seats) * COUNT + ENDS_ROUNDS] = 1
        played = (active - first + seats) % seats
        for seat in range(seats):
            if not last_round or (seat - first + seats) % seats >= played:
                out[seat * COUNT + MORE_TURNS] = 1

    def _desk(self, s: State, seat: i64, active: i64, out: vec[i64]) -> None:
        """Thalers and posts in reserve."""
        own = SEAT + seat * SEAT_CELLS
        at = seat * COUNT
        if seat != active:
            purse: int = s.cells[own + PURSE]
            out[at + SAVED] = purse
        reserve: int = s.cells[own + RESERVE]
        if not reserve:
            out[at + NO_RESERVE] = 1
        if reserve < BARRELS:
            out[at + LOW_RESERVE] = 1

    def _leads(self, s: State, seat: i64, out: vec[i64]) -> None:
        """Majorities: who buys for nothing, and who earns from it."""
        cells = s.cells
        at = seat * COUNT
        for port in range(PORTS):
            most = self.most[port]  # of the others
            if not most:
                continue
            posts: int = cells[SEAT + seat * SEAT_CELLS + POSTS + port]
            if self.leader[port] == seat:
                most = self.second[port]
            if posts == 1:
                out[at + SINGLE_POSTS] += 1
                if not most:
                    out[at + SINGLE_MONOPOLIES] += 1
            elif not posts and most == 1 and self.present[port] == 1:
                out[at + OTHER_MONOPOLIES] += 1
            if posts > most:
                out[at + LEAD + port] = 1
                out[at + LEADS] += 1
                if posts > most + 1:
                    out[at + SAFE_LEADS] += 1
                self._led_goods(s, seat, port, out)
            elif posts and posts == most:
                out[at + TIED_PORTS] += 1
            elif posts and posts + 1 == most:
                out[at + NEARLY_LEADS] += 1

    def _led_goods(self, s: State, seat: i64, port: i64, out: vec[i64]) -> None:
        at = seat * COUNT
        for slot in range(2 * port, 2 * port + 2):
            token: int = s.cells[MARKET + slot]
            if token:
                out[at + LED_TOKENS] += 1
                out[at + LED_BARRELS] += self.barrels_of[token]
                if self.colours[seat * COLOURS + self.colour_of[token]]:
                    out[at + LED_COMPANY] += 1

    def _sets(self, s: State, seat: i64, out: vec[i64]) -> None:
        """Open tokens, in pairs and alone; what may join them."""
        at = seat * COUNT
        if out[at + OPEN_TOKENS] >= s.board.keep_tokens:
            out[at + FULL_HAND] = 1
        for colour in range(COLOURS):
            number = self.colours[seat * COLOURS + colour]
            if not number:
                continue
            barrels: i64 = 0
            for i in range(BARRELS):
                tokens = self.goods[seat * KINDS + BARRELS * colour + i]
                out[at + OPEN_KIND + i] += tokens
                barrels += tokens * (i + 1)
            out[at + COMPANY_MARKET] += self.market[colour]
            out[at + COMPANY_SUPPLY] += self.supply[colour]
            if number == 1:
                out[at + SINGLES] += 1
                out[at + SINGLE_BARRELS] += barrels
            else:
                out[at + PAIRS] += 1
                out[at + PAIR_POINTS] += number + barrels
                if number > 2:
                    out[at + TRIPLES] += 1
        if out[at + PAIRS] and not out[at + POSTED]:
            out[at + PAIRS_WITHOUT_POST] = 1

    def _dangers(self, seats: i64, seat: i64, active: i64, out: vec[i64]) -> None:
        """HA-9.9: whoever sells a colour takes a token of it from all others."""
        at = seat * COUNT
        colours = self.colours
        for colour in range(COLOURS):
            own = colours[seat * COLOURS + colour]
            if not own:
                continue
            most: i64 = 0
            holders: i64 = 0
            for other in range(seats):
                if other == seat:
                    continue
                theirs = colours[other * COLOURS + colour]
                if theirs:
                    holders += 1
                    if theirs > most:
                        most = theirs
                    if other == active:
                        if theirs > 1:
                            out[at + DANGER_NEXT] += 1
                        elif self.market[colour]:
                            out[at + DANGER_NEXT_ONE] += 1
            if most > 1:
                out[at + DANGER_PAIR] += 1
                if own == 2:
                    out[at + BROKEN_PAIRS] += 1
            elif most:
                out[at + DANGER_ONE] += 1
            out[at + THREAT] += holders
            if own > 1:
                out[at + THREAT_PAIRS] += holders

    def _turn(self, s: State, active: i64, out: vec[i64]) -> None:
        """What the active seat can reach with its purse from where the ship is."""
        cells = s.cells
        at = active * COUNT
        purse: int = cells[SEAT + active * SEAT_CELLS + PURSE]
        out[at + TURN_PURSE] = purse
        if purse > s.board.keep_thalers:
            out[at + TURN_SURPLUS] = purse - s.board.keep_thalers
        used: int = cells[USED]
        out[at + VISIT_USED] = used
        if cells[PHASE] == REFILLING:
            full: int = cells[FULL]
            out[at + MAY_REFILL] = 1
            out[at + EMPTY_SLOTS] = s.board.slots - full
        ship: int = cells[SHIP]
        for colour in range(COLOURS):
            self.set_size[colour] = 0
            self.set_points[colour] = 0
        nearest: i64 = _FAR
        for port in range(PORTS):
            legs = self.legs[ship * PORTS + port]
            if legs > purse or (not legs and used):
                continue
            near = legs if legs < _LEGS else _LEGS - 1
            if cells[SEAT + active * SEAT_CELLS + POSTS + port]:
                out[at + POST_AT + near] += 1
                if near < nearest:
                    nearest = near
            elif out[at + OPEN_TOKENS]:
                out[at + NEW_PORT + near] += 1
                if not self.present[port]:
                    out[at + NEW_MONOPOLY + near] += 1
            self._offers(s, active, port, near, purse - legs, out)
        if nearest < _FAR:
            out[at + SALE_AT + nearest] = out[at + PAIR_POINTS]
        self._best_set(active, out)

    def _offers(self, s: State, active: i64, port: i64, near: i64, purse: i64, out: vec[i64]) -> None:
        """The goods of a port that the active seat could pay."""
        free = self.leader[port] == active
        if not free and purse < s.board.buy_cost:
            return
        at = active * COUNT
        for slot in range(2 * port, 2 * port + 2):
            token: int = s.cells[MARKET + slot]
            if not token:
                continue
            colour = self.colour_of[token]
            barrels = self.barrels_of[token]
            out[at + GOODS + near] += 1
            if free:
                out[at + FREE + near] += 1
            if self.colours[active * COLOURS + colour]:
                out[at + MATCH + near] += 1
                out[at + MATCH_POINTS + near] += barrels
            self.set_size[colour] += 1
            self.set_points[colour] += barrels + 1

    def _best_set(self, active: i64, out: vec[i64]) -> None:
        at = active * COUNT
        for colour in range(COLOURS):
            size = self.set_size[colour]
            points = self.set_points[colour]
            for i in range(BARRELS):
                tokens = self.goods[active * KINDS + BARRELS * colour + i]
                size += tokens
                points += tokens * (i + 2)
            if size > out[at + BEST_SET]:
                out[at + BEST_SET] = size
            if size > 1 and points > out[at + BEST_SET_POINTS]:
                out[at + BEST_SET_POINTS] = points

    def _meet(self, board: Tables) -> None:
        """A board that was not seen before: legs from every port to every other."""
        self._board = board
        self.legs = table([_FAR] * (PORTS * PORTS))
        for ship in range(PORTS):
            self.legs[ship * PORTS + ship] = 0
            reached = [ship]  # it grows while it is looked through, the nearest first
            for port in reached:
                first: int = board.route_first[port]
                end: int = board.route_first[port + 1]
                for i in range(first, end):
                    other: int = board.route_list[i]
                    if self.legs[ship * PORTS + other] == _FAR:
                        self.legs[ship * PORTS + other] = self.legs[ship * PORTS + port] + 1
                        reached.append(other)

    def _stage(self, s: State) -> i64:
        """By the tokens that are left before the last stack is started; one short of the end if a refill starts it."""
        left: int = s.cells[SUPPLY]
        before = left - s.rules.last_stack
        if before < 0:
            return STAGES
        full: int = s.cells[FULL]
        if s.board.slots - full > before:
            return STAGES - 1
        total: i64 = s.board.tokens_in_play(s.rules.seats) - s.board.slots - s.rules.last_stack
        return (STAGES - 2) * (total - before) // total
