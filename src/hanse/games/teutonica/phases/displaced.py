"""Displace (section 4.3) and what the displaced player does then (section 5)."""

from __future__ import annotations

from typing import Final

from hanse.games.teutonica.codes import DONE, LIFT, PAY, PLACE
from hanse.games.teutonica.decision import COUNT, PIECE, ROUTE, Decision, Own, all_of, in_hand
from hanse.games.teutonica.layout import (
    ANY_ROUTE,
    FRAME,
    GROUND_AT,
    HAND,
    HAND_AT,
    MAX_POSTS,
    MAX_ROUTES,
    MERCHANT,
    NEUTRAL_TRADER,
    ON_DISPLACED,
    ON_NEUTRAL,
    ON_PAY,
    ON_TURN,
    OWN,
    POST,
    STOCK,
    SUPPLY,
    TRADER,
)
from hanse.games.teutonica.phases import borders, favours, neutral
from hanse.games.teutonica.phases.lifting import own_posts
from hanse.games.teutonica.position import FRAME_OWN, Position

# The own numbers of the pending decision.
ORIGIN: Final = 0  # the route of the displacement
COMPENSATION: Final = 1  # pieces that may still be taken
WAITING: Final = 2  # the displaced piece itself, until it stands on a post again

MOST_AT_ONCE: Final = 3  # a merchant and two pieces of compensation


def displace(s: Position, seat: int, where: int) -> None:
    """HT-4.3.1: replace another player's piece; then pay, and the displaced player answers."""
    kind = where // MAX_POSTS
    post = where % MAX_POSTS
    victim: int = s.cells[POST + post]
    route = s.board.post_route[post]
    borders.use_permission(s, seat, route)
    s.vacate(post)
    s.shift(seat, SUPPLY, kind, -1)
    s.fill(post, 1 + 2 * seat + kind)
    s.tell("displaced", seat, kind, post, victim)
    penalty = 1 + ((victim - 1) & 1)
    if victim == NEUTRAL_TRADER:
        neutral.displaced(s, seat, route)
    else:
        s.pick_up(victim, borders.displaced_ground(s, route))
        s.push(ON_DISPLACED, (victim - 1) >> 1, route, favours.compensation(s, victim), victim)
    fewest = _fewest_merchants(s, seat, penalty)
    if fewest < _most_merchants(s, seat, penalty):
        s.push(ON_PAY, seat, penalty)
    else:
        _pay(s, seat, penalty, fewest)
        _go_on(s)


# The penalty -----------------------------------------------------------------------------------------------------


def _fewest_merchants(s: Position, seat: int, penalty: int) -> int:
    return max(0, penalty - s.supply(seat, TRADER))


def _most_merchants(s: Position, seat: int, penalty: int) -> int:
    return min(penalty, s.supply(seat, MERCHANT))


def legal_pay(s: Position, seat: int, out: list[int]) -> None:
    """HT-4.3.2: in pieces of the payer's choice."""
    penalty = s.asked(0)
    for merchants in range(_fewest_merchants(s, seat, penalty), _most_merchants(s, seat, penalty) + 1):
        out.append(PAY + merchants)


def play_pay(s: Position, seat: int, code: int) -> None:
    """Pay with so many merchants, the rest in traders."""
    penalty = s.asked(0)
    s.pop()
    _pay(s, seat, penalty, code - PAY)
    _go_on(s)


def _pay(s: Position, seat: int, penalty: int, merchants: int) -> None:
    traders = penalty - merchants
    s.shift(seat, SUPPLY, TRADER, -traders)
    s.shift(seat, SUPPLY, MERCHANT, -merchants)
    s.shift(seat, STOCK, TRADER, traders)
    s.shift(seat, STOCK, MERCHANT, merchants)
    s.tell("paid", seat, traders, merchants)


def _go_on(s: Position) -> None:
    """The penalty is paid: whoever was asked below answers now."""
    if s.cells[s.top()] == ON_NEUTRAL:
        neutral.settle(s)
    else:
        _settle(s)


# The displaced player --------------------------------------------------------------------------------------------


def legal(s: Position, seat: int, out: list[int]) -> None:
    """HT-5.2.1: which piece next, and on which of the nearest posts; compensation may be refused."""
    origin = s.asked(ORIGIN)
    source = _source(s, seat)
    anywhere = _anywhere(s, seat)
    for kind in range(2):
        offered = _offers(s, seat, source, kind)
        borders.displaced_posts(s, origin, 1 + 2 * seat + kind, offered, anywhere, PLACE + MAX_POSTS * kind, out)
    if source == FROM_BOARD:
        _liftable(s, seat, origin, anywhere, out)
    if not s.cells[HAND]:
        out.append(DONE)


def _anywhere(s: Position, seat: int) -> bool:
    """HT-12.3.1: with the tile any free post will do, the origin route included."""
    return s.rules.favours and favours.has(s, seat, ANY_ROUTE)


def play(s: Position, seat: int, code: int) -> None:
    """Place a piece, lift one as compensation, or refuse the rest."""
    if code == DONE:
        s.tell("declined", seat)
        s.pop()
        return
    if code >= LIFT:
        _take_from_board(s, seat, code - LIFT)
    else:
        _place(s, seat, (code - PLACE) // MAX_POSTS, (code - PLACE) % MAX_POSTS)
    _settle(s)


# Where the next compensation piece comes from.
FROM_NOWHERE: Final = -1
FROM_STOCK: Final = STOCK
FROM_SUPPLY: Final = SUPPLY
FROM_BOARD: Final = 100


def _source(s: Position, seat: int) -> int:
    """HT-5.1.4: the stock; only if it is empty the supply; only if that is empty too a piece on a post."""
    if not s.asked(COMPENSATION):
        return FROM_NOWHERE
    if s.rules.displaced_first and s.asked(WAITING):
        return FROM_NOWHERE
    if s.stock(seat, TRADER) or s.stock(seat, MERCHANT):
        return FROM_STOCK
    if s.supply(seat, TRADER) or s.supply(seat, MERCHANT):
        return FROM_SUPPLY
    own = OWN + seat * MAX_ROUTES
    for route in range(s.board.routes):
        if s.cells[own + route]:
            return FROM_BOARD
    return FROM_NOWHERE


def _offers(s: Position, seat: int, source: int, kind: int) -> bool:
    """Whether a piece of this kind can be had from the stock or the supply."""
    if source == FROM_STOCK:
        return s.stock(seat, kind) > 0
    if source == FROM_SUPPLY:
        return s.supply(seat, kind) > 0
    return False


def _place(s: Position, seat: int, kind: int, post: int) -> None:
    """A piece in hand goes before one from stock or supply: of one kind they are the same piece to everybody."""
    piece = 1 + 2 * seat + kind
    if s.holds(piece):
        borders.put_down_displaced(s, s.asked(ORIGIN), piece, _anywhere(s, seat), post)
        if s.asked(WAITING) == piece:
            s.note(WAITING, 0)
    else:
        s.shift(seat, _source(s, seat), kind, -1)
        s.note(COMPENSATION, s.asked(COMPENSATION) - 1)
    s.fill(post, piece)
    s.tell("put", seat, seat, kind, post)


def _take_from_board(s: Position, seat: int, post: int) -> None:
    """HT-5.2.8: lifted first, so that its post is free for the pieces still to be placed."""
    piece = s.vacate(post)
    s.pick_up(piece, borders.compensation_ground(s, s.asked(ORIGIN), post))
    s.note(COMPENSATION, s.asked(COMPENSATION) - 1)
    s.tell("lifted", seat, seat, (piece - 1) & 1, post)


def _liftable(s: Position, seat: int, origin: int, anywhere: bool, out: list[int]) -> None:
    """Own pieces that can be put on a legal post again."""
    if s.board.plain:
        own_posts(s, seat, out)
        return
    lifts: list[int] = []
    own_posts(s, seat, lifts)
    for code in lifts:
        post = code - LIFT
        ground = borders.compensation_ground(s, origin, post)
        piece = s.vacate(post)
        if borders.has_displaced_room(s, origin, (piece - 1) & 1, ground, anywhere):
            out.append(code)
        s.fill(post, piece)


def _settle(s: Position) -> None:
    """The resolution ends when nothing is in hand and nothing more can be had or placed."""
    seat: int = s.cells[s.top() + 1]
    origin = s.asked(ORIGIN)
    anywhere = _anywhere(s, seat)
    held: int = s.cells[HAND]
    for i in range(held - 1, -1, -1):
        piece: int = s.cells[HAND_AT + i]
        if not borders.has_displaced_room(s, origin, (piece - 1) & 1, s.cells[GROUND_AT + i], anywhere):  # HT-5.2.10
            s.let_go(i)
            s.to_stock(piece)
            if s.asked(WAITING) == piece:
                s.note(WAITING, 0)
            s.tell("returned", seat, (piece - 1) & 1)
    if not s.cells[HAND] and not _more_to_place(s, seat, origin, anywhere):
        s.pop()


def _more_to_place(s: Position, seat: int, origin: int, anywhere: bool) -> bool:
    """Whether a compensation piece can be had that has somewhere to go."""
    source = _source(s, seat)
    if source == FROM_NOWHERE:
        return False
    if source == FROM_BOARD:
        if s.board.plain:
            return borders.has_displaced_room(s, origin, TRADER, 0, anywhere)
        lifts: list[int] = []
        _liftable(s, seat, origin, anywhere, lifts)
        return len(lifts) > 0
    ground = borders.displaced_ground(s, origin)
    for kind in range(2):
        if _offers(s, seat, source, kind) and borders.has_displaced_room(s, origin, kind, ground, anywhere):
            return True
    return False


class Pay(Decision):
    """What the penalty of a displacement is paid with."""

    def __init__(self) -> None:
        super().__init__(ON_PAY, "pay", above=[ON_DISPLACED, ON_NEUTRAL], numbers=[Own("penalty", COUNT, 1, 2)])

    def legal(self, s: Position, seat: int, out: list[int]) -> None:
        """Every mix of pieces."""
        legal_pay(s, seat, out)

    def play(self, s: Position, seat: int, code: int) -> None:
        """Pay, and go on."""
        play_pay(s, seat, code)

    def faults(self, s: Position) -> list[str]:
        """The penalty fits the displaced piece, and the answer has not begun."""
        below = s.top() - FRAME
        if s.cells[below] == ON_NEUTRAL:
            left: int = s.cells[below + FRAME_OWN + neutral.TO_PLACE]
            return neutral.to_place_faults(s, s.asked(0) == 1 and left == neutral.PLACED_EACH, left)
        found = _hand_faults(s, below)
        if found:
            return found
        waiting: int = s.cells[below + FRAME_OWN + WAITING]
        if in_hand(s) != [waiting] or s.asked(0) != 1 + ((waiting - 1) & 1):
            return ["pending pay: expected a penalty of 1 for a displaced trader, 2 for a merchant"]
        due = favours.compensation(s, waiting)
        if s.cells[below + FRAME_OWN + COMPENSATION] != due:
            return [f"pending displaced: expected a compensation of {due}"]
        return []


class Displaced(Decision):
    """The displaced player's answer: which piece goes where, and what is taken as compensation."""

    def __init__(self) -> None:
        super().__init__(
            ON_DISPLACED,
            "displaced",
            above=[ON_TURN],
            numbers=[Own("origin", ROUTE), Own("compensation", COUNT, 0, 2), Own("waiting", PIECE)],
            out_of_turn=True,
        )

    def legal(self, s: Position, seat: int, out: list[int]) -> None:
        """Placements, pieces to lift, or no more compensation."""
        legal(s, seat, out)

    def play(self, s: Position, seat: int, code: int) -> None:
        """One step of the answer."""
        play(s, seat, code)

    def faults(self, s: Position) -> list[str]:
        """In hand are pieces of the displaced player."""
        return _hand_faults(s, s.top())


def _hand_faults(s: Position, at: int) -> list[str]:
    """The displaced piece is in hand until it stands on a post again, and the compensation fits its kind."""
    seat: int = s.cells[at + 1]
    compensation: int = s.cells[at + FRAME_OWN + COMPENSATION]
    waiting: int = s.cells[at + FRAME_OWN + WAITING]
    held = in_hand(s)
    if not all_of(held, seat) or (waiting and waiting not in held) or compensation + len(held) > MOST_AT_ONCE:
        return ["hand: expected the pieces of the displaced player and no others"]
    return []
