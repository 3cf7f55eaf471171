"""Displace (section 4.3) and what the displaced player does then (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.codes import DISPLACE, DONE, ESTABLISH, LIFT, PAY, PLACE, TAKE
from hanse.games.teutonica.decision import COUNT, PIECE, PIECE_IF_ANY, ROUTE, Decision, Own, all_of, in_hand
from hanse.games.teutonica.layout import (
    ANY_ROUTE,
    FRAME,
    GROUND_AT,
    HAND,
    HAND_AT,
    MAX_POSTS,
    MERCHANT,
    NEUTRAL_TRADER,
    ON_DISPLACED,
    ON_NEUTRAL,
    ON_PAY,
    ON_TURN,
    POST,
    SEAT,
    SEAT_CELLS,
    STOCK,
    SUPPLY,
    TRADER,
)
from hanse.games.teutonica.phases import borders, favours, neutral
from hanse.games.teutonica.phases.lifting import own_posts, why_not_own
from hanse.games.teutonica.phases.posts import why_taken
from hanse.games.teutonica.position import FRAME_OWN, Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because
from hanse.kernel.errors import Phrase

if TYPE_CHECKING:
    from mypy_extensions import i64

# The own numbers of the pending decision.
ORIGIN: Final = 0  # the route of the displacement
COMPENSATION: Final = 1  # pieces that may still be taken
WAITING: Final = 2  # the displaced piece itself, until it stands on a post again
FAR: Final = 3  # the displaced piece, as long as one that looks like it may go to any route

MOST_AT_ONCE: Final = 3  # a merchant and two pieces of compensation


def displace(s: Position, seat: i64, where: i64) -> None:
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
        far = victim if _owns_any_route(s, (victim - 1) >> 1) and not s.rules.any_route_all else 0
        s.push(ON_DISPLACED, (victim - 1) >> 1, route, favours.compensation(s, victim), victim, far)
    fewest = _fewest_merchants(s, seat, penalty)
    if fewest < _most_merchants(s, seat, penalty):
        s.push(ON_PAY, seat, penalty)
    else:
        _pay(s, seat, penalty, fewest)
        _go_on(s)


# The penalty -----------------------------------------------------------------------------------------------------


def _fewest_merchants(s: Position, seat: i64, penalty: i64) -> i64:
    return max(0, penalty - s.supply(seat, TRADER))


def _most_merchants(s: Position, seat: i64, penalty: i64) -> i64:
    return min(penalty, s.supply(seat, MERCHANT))


def legal_pay(s: Position, seat: i64, out: Codes) -> None:
    """HT-4.3.2: in pieces of the payer's choice."""
    penalty = s.asked(0)
    for merchants in range(_fewest_merchants(s, seat, penalty), _most_merchants(s, seat, penalty) + 1):
        out.append(PAY + merchants)


def play_pay(s: Position, seat: i64, code: i64) -> None:
    """Pay with so many merchants, the rest in traders."""
    penalty = s.asked(0)
    s.pop()
    _pay(s, seat, penalty, code - PAY)
    _go_on(s)


def _pay(s: Position, seat: i64, penalty: i64, merchants: i64) -> None:
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
# What is taken is not said before it is put down: the pieces placed tell what was taken (HT-R-9).


def legal(s: Position, seat: i64, out: Codes) -> None:
    """HT-5.2.1: which piece next, and on which of the nearest posts; compensation may be refused."""
    origin = s.asked(ORIGIN)
    left = s.asked(COMPENSATION)
    before = out.count
    if _only_displaced(s, seat):
        piece = s.asked(WAITING)
        family = PLACE + MAX_POSTS * ((piece - 1) & 1)
        borders.displaced_first_posts(s, origin, piece, _freedom(s, seat, piece), family, out)
    else:
        for kind in range(2):
            piece = 1 + 2 * seat + kind
            offered = _offers(s, seat, kind, left)
            family = PLACE + MAX_POSTS * kind
            borders.displaced_posts(s, origin, piece, offered, _freedom(s, seat, piece), family, out)
    stuck = out.count == before
    if left and _may_lift(s, seat, left):
        _liftable(s, seat, origin, out)
    # On a plain board a post for any piece is one for every piece in hand.
    if not s.cells[HAND] or stuck or not (s.board.plain or _must_place(s, seat, origin)):
        out.append(DONE)


def why_not(s: Position, seat: int, code: int) -> Why | None:
    """Why a piece cannot be placed there, lifted from there, or the rest be refused."""
    found = Codes()
    legal(s, seat, found)
    if found.has(code):
        return None
    if code == DONE:
        return because("put-first")
    if PLACE <= code < DISPLACE:
        return _why_not_placed(s, seat, (code - PLACE) // MAX_POSTS, (code - PLACE) % MAX_POSTS)
    if not LIFT <= code < ESTABLISH:
        return asked()
    left = s.asked(COMPENSATION)
    return why_not_own(s, seat, code - LIFT) or because(
        "room" if left and _may_lift(s, seat, left) else "not-from-posts"
    )


def _why_not_placed(s: Position, seat: int, kind: int, post: int) -> Why:
    """HT-5.2: what stands against a post that is not among the legal ones."""
    taken = why_taken(s, post)
    if taken is not None:
        return taken
    piece = 1 + 2 * seat + kind
    origin = s.asked(ORIGIN)
    if _only_displaced(s, seat) and piece != s.asked(WAITING):
        return because("displaced-first")
    if not s.holds(piece) and not _offers(s, seat, kind, s.asked(COMPENSATION)):
        return because("not-in-hand", piece)
    if s.board.post_ship[post] and not borders.sails(s.board, kind):
        return because("ship")
    route = s.board.post_route[post]
    if route == origin:
        return because("origin")
    region = s.board.route_region[route]
    if not s.board.plain and not borders.displaced_ground(s, origin) >> region & 1:
        return because("ground", region)
    return because("farther")


def play(s: Position, seat: i64, code: i64) -> None:
    """Place a piece, lift one as compensation, or refuse the rest."""
    if code == DONE:
        s.tell("declined", seat)
        _return_homeless(s, seat, s.asked(ORIGIN))
        s.pop()
        return
    if code >= LIFT:
        _take_from_board(s, seat, code - LIFT)
    else:
        _place(s, seat, (code - PLACE) // MAX_POSTS, (code - PLACE) % MAX_POSTS)
    _settle(s)


def _only_displaced(s: Position, seat: i64) -> bool:
    """HT-R-7, the other reading: nothing is put down before the displaced piece, if it has a post."""
    if not s.rules.displaced_first or not s.asked(WAITING):
        return False
    waiting = s.asked(WAITING)
    origin = s.asked(ORIGIN)
    ground = borders.displaced_ground(s, origin)
    return borders.has_displaced_room(s, origin, (waiting - 1) & 1, ground, _freedom(s, seat, waiting))


def _owns_any_route(s: Position, seat: i64) -> bool:
    return s.rules.favours and favours.has(s, seat, ANY_ROUTE)


def _freedom(s: Position, seat: i64, piece: i64) -> i64:
    """HT-12.3.1: with the tile any free post will do, the origin route included; for which pieces says HT-R-44."""
    if not _owns_any_route(s, seat):
        return borders.NEAREST
    if s.rules.any_route_all:
        return borders.ALL_ANYWHERE
    return borders.ONE_ANYWHERE if s.asked(FAR) == piece else borders.NEAREST


# Compensation ----------------------------------------------------------------------------------------------------


def _at_once(s: Position, left: i64) -> i64:
    """HT-5.1.4: all compensation is taken before any piece is put down; in revision 1 each piece by itself."""
    return left if s.rules.takes_first else 1


def _offers(s: Position, seat: i64, kind: i64, left: i64) -> bool:
    """HT-5.1.4: a piece of this kind from the stock; from the supply only if the stock has too few."""
    if not left:
        return False
    if s.stock(seat, kind):
        return True
    return s.supply(seat, kind) > 0 and _lying(s, seat, STOCK) < _at_once(s, left)


def _may_lift(s: Position, seat: i64, left: i64) -> bool:
    """HT-5.1.4: only if supply and stock together have too few, and nothing was put down yet."""
    if _lying(s, seat, STOCK) + _lying(s, seat, SUPPLY) >= _at_once(s, left):
        return False
    return not _put_down(s) if s.rules.takes_first else not _only_displaced(s, seat)


def _lying(s: Position, seat: i64, place: i64) -> i64:
    """How many pieces the seat has in its supply or stock."""
    cells = SEAT + seat * SEAT_CELLS + place
    traders: int = s.cells[cells + TRADER]
    merchants: int = s.cells[cells + MERCHANT]
    return traders + merchants


def _put_down(s: Position) -> bool:
    """Whether a piece of this resolution stands on a post again: then fewer are in hand or may still be taken."""
    waiting = s.asked(WAITING)
    held: int = s.cells[HAND]
    return not waiting or held + s.asked(COMPENSATION) <= favours.compensation(s, waiting)


def _place(s: Position, seat: i64, kind: i64, post: i64) -> None:
    """A piece in hand goes before one from stock or supply: of one kind they are the same piece to everybody."""
    piece = 1 + 2 * seat + kind
    origin = s.asked(ORIGIN)
    freedom = _freedom(s, seat, piece)
    if freedom == borders.ONE_ANYWHERE:
        _spend_freedom(s, seat, origin, kind, post)
    if not s.holds(piece):
        _take(s, seat, kind)
    else:
        if _only_displaced(s, seat):
            borders.put_down_first(s, origin, piece)
        else:
            borders.put_down_displaced(s, origin, piece, freedom, post)
        if s.asked(WAITING) == piece:
            s.note(WAITING, 0)
    s.fill(post, piece)
    s.tell("put", seat, seat, kind, post)
    left = s.asked(COMPENSATION)
    if left and s.rules.takes_first and _lying(s, seat, STOCK) < left:  # nothing is lifted any more
        s.note(COMPENSATION, min(left, _lying(s, seat, STOCK) + _lying(s, seat, SUPPLY)))


def _spend_freedom(s: Position, seat: i64, origin: i64, kind: i64, post: i64) -> None:
    """HT-R-44: only the displaced piece stands further away than distance allows; the next one like it may not."""
    near = Codes()
    offered = _offers(s, seat, kind, s.asked(COMPENSATION))
    borders.displaced_posts(s, origin, 1 + 2 * seat + kind, offered, borders.NEAREST, 0, near)
    if not near.has(post) or s.rules.displaced_first:
        s.note(FAR, 0)


def _take(s: Position, seat: i64, kind: i64) -> None:
    """From the stock; from the supply only after all that the stock still had, which is in hand from now on."""
    taken = 1
    if s.stock(seat, kind):
        s.shift(seat, STOCK, kind, -1)
    else:
        taken += _take_all(s, seat, STOCK)
        s.shift(seat, SUPPLY, kind, -1)
    s.note(COMPENSATION, s.asked(COMPENSATION) - taken)


def _take_from_board(s: Position, seat: i64, post: i64) -> None:
    """HT-5.2.8: lifted first, so that its post is free for the pieces still to be placed."""
    taken = 1 + _take_all(s, seat, STOCK) + _take_all(s, seat, SUPPLY)
    piece = s.vacate(post)
    s.pick_up(piece, borders.compensation_ground(s, s.asked(ORIGIN), post))
    s.note(COMPENSATION, s.asked(COMPENSATION) - taken)
    s.tell("lifted", seat, seat, (piece - 1) & 1, post)


def _take_all(s: Position, seat: i64, place: i64) -> i64:
    """Take in hand what is left in supply or stock; how much that was."""
    taken = 0
    for kind in range(2):
        number: int = s.cells[SEAT + seat * SEAT_CELLS + place + kind]
        for _ in range(number):
            s.pick_up(1 + 2 * seat + kind, borders.displaced_ground(s, s.asked(ORIGIN)))
        s.shift(seat, place, kind, -number)
        taken += number
    return taken


def _liftable(s: Position, seat: i64, origin: i64, out: Codes) -> None:
    """Own pieces that can be put on a legal post again."""
    freedom = borders.ALL_ANYWHERE if s.rules.any_route_all and _owns_any_route(s, seat) else borders.NEAREST
    if s.board.plain and borders.has_displaced_room(s, origin, TRADER, 0, freedom):
        own_posts(s, seat, out)
        return
    if s.board.plain and not s.rules.takes_first:
        return
    lifts = Codes()
    own_posts(s, seat, lifts)
    for i in range(lifts.count):
        post = lifts.at(i) - LIFT
        ground = borders.compensation_ground(s, origin, post)
        piece = s.vacate(post)
        if borders.has_displaced_room(s, origin, (piece - 1) & 1, ground, freedom):
            out.append(LIFT + post)
        s.fill(post, piece)


# The end of the resolution ---------------------------------------------------------------------------------------


def _settle(s: Position) -> None:
    """The resolution ends when nothing in hand has a post and nothing more can be had or placed."""
    seat: int = s.cells[s.top() + 1]
    origin = s.asked(ORIGIN)
    if not s.rules.takes_first:  # a lifted piece does not make room any more
        _return_homeless(s, seat, origin)
    if not _must_place(s, seat, origin) and not _more_to_place(s, seat, origin):
        _return_homeless(s, seat, origin)
        s.pop()


def _must_place(s: Position, seat: i64, origin: i64) -> bool:
    """Whether a piece in hand has a legal post."""
    held: int = s.cells[HAND]
    for i in range(held):
        if _has_post(s, seat, origin, i):
            return True
    return False


def _has_post(s: Position, seat: i64, origin: i64, which: i64) -> bool:
    piece: int = s.cells[HAND_AT + which]
    ground: int = s.cells[GROUND_AT + which]
    return borders.has_displaced_room(s, origin, (piece - 1) & 1, ground, _freedom(s, seat, piece))


def _return_homeless(s: Position, seat: i64, origin: i64) -> None:
    """HT-5.2.10: what has no legal post goes to its owner's stock."""
    held: int = s.cells[HAND]
    for i in range(held - 1, -1, -1):
        if not _has_post(s, seat, origin, i):
            piece: int = s.cells[HAND_AT + i]
            s.let_go(i)
            s.to_stock(piece)
            if s.asked(WAITING) == piece:
                s.note(WAITING, 0)
            s.tell("returned", seat, (piece - 1) & 1)


def _more_to_place(s: Position, seat: i64, origin: i64) -> bool:
    """Whether a compensation piece can be had that has somewhere to go."""
    left = s.asked(COMPENSATION)
    if not left:
        return False
    ground = borders.displaced_ground(s, origin)
    for kind in range(2):
        if _offers(s, seat, kind, left):
            freedom = _freedom(s, seat, 1 + 2 * seat + kind)
            if borders.has_displaced_room(s, origin, kind, ground, freedom):
                return True
    if not _may_lift(s, seat, left):
        return False
    lifts = Codes()
    _liftable(s, seat, origin, lifts)
    return lifts.count > 0


class Pay(Decision):
    """What the penalty of a displacement is paid with."""

    def __init__(self) -> None:
        super().__init__(ON_PAY, "pay", above=[ON_DISPLACED, ON_NEUTRAL], numbers=[Own("penalty", COUNT, 1, 2)])

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Every mix of pieces."""
        legal_pay(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A mix that the supply does not hold."""
        if not PAY <= code < TAKE:
            return asked()
        merchants, penalty = code - PAY, s.asked(0)
        if merchants > _most_merchants(s, seat, penalty):
            return because("supply", MERCHANT)
        return because("supply", TRADER) if merchants < _fewest_merchants(s, seat, penalty) else None

    def play(self, s: Position, seat: i64, code: i64) -> None:
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
            return [Phrase("pending pay: expected a penalty of 1 for a displaced trader, 2 for a merchant")]
        due = favours.compensation(s, waiting)
        if s.cells[below + FRAME_OWN + COMPENSATION] != due:
            return [Phrase("pending displaced: expected a compensation of {due}", due=due)]
        return []


class Displaced(Decision):
    """The displaced player's answer: which piece goes where, and what is taken as compensation."""

    def __init__(self) -> None:
        super().__init__(
            ON_DISPLACED,
            "displaced",
            above=[ON_TURN],
            numbers=[
                Own("origin", ROUTE),
                Own("compensation", COUNT, 0, 2),
                Own("waiting", PIECE),
                Own("far", PIECE_IF_ANY),
            ],
            out_of_turn=True,
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Placements, pieces to lift, or no more compensation."""
        legal(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """What stands against a post or a piece."""
        return why_not(s, seat, code)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """One step of the answer."""
        play(s, seat, code)

    def faults(self, s: Position) -> list[str]:
        """In hand are pieces of the displaced player."""
        return _hand_faults(s, s.top())


def _hand_faults(s: Position, at: i64) -> list[str]:
    """The displaced piece is in hand until it stands on a post again, and the compensation fits its kind."""
    seat: int = s.cells[at + 1]
    compensation: int = s.cells[at + FRAME_OWN + COMPENSATION]
    waiting: int = s.cells[at + FRAME_OWN + WAITING]
    held = in_hand(s)
    if not all_of(held, seat) or (waiting and waiting not in held) or compensation + len(held) > MOST_AT_ONCE:
        return [Phrase("hand: expected the pieces of the displaced player and no others")]
    far: int = s.cells[at + FRAME_OWN + FAR]
    if far and ((far - 1) >> 1 != seat or s.rules.any_route_all or not favours.has(s, seat, ANY_ROUTE)):
        return [Phrase("pending displaced: far: expected only with the favour of seat {seat} for any route", seat=seat)]
    return []
