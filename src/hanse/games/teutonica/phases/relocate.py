"""Pieces of several owners, lifted by one seat and put on posts again: three-pieces markers and "move any 2"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.codes import BUY, DISPLACE, LIFT, PLACE, TAKE
from hanse.games.teutonica.decision import PIECE, Decision, Own, in_hand, unless
from hanse.games.teutonica.layout import (
    HAND,
    HAND_AT,
    MAX_POSTS,
    NEUTRAL_TRADER,
    ON_CLOSING,
    ON_RELOCATE_PUT,
    ON_RELOCATE_STEP,
    ON_RELOCATE_TAKE,
    ON_REWARD,
    ON_TURN,
    POST,
)
from hanse.games.teutonica.phases import borders, neutral
from hanse.games.teutonica.phases.posts import ALL_PIECES, ALL_ROUTES, any_free_post, pieces_of, posts_with
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import MOVE_ANY_TWO
from hanse.kernel.cells import bit
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because

if TYPE_CHECKING:
    from mypy_extensions import i64

PIECES_LEFT: Final = 0  # the own number of lifting decisions: how many more may be taken
CHOSEN: Final = 0  # the own number of putting: the piece to be put
MOST_IN_HAND: Final = 3
NOBODY: Final = -1  # no seat's pieces are spared


def takeable(s: Position, spared: i64, out: Codes) -> None:
    """Every post with a piece, but those of one seat."""
    pieces: i64 = ALL_PIECES if spared == NOBODY else ALL_PIECES & ~pieces_of(spared)
    posts_with(s, pieces, ALL_ROUTES, True, LIFT, out)


def why_not_taken(s: Position, spared: int, post: int) -> Why | None:
    """Why no piece can be taken from a post."""
    piece: int = s.cells[POST + post]
    if not piece:
        return because("empty")
    return because("own") if (piece - 1) >> 1 == spared else None


def lift(s: Position, seat: i64, post: i64) -> None:
    """The piece comes up; where there are regions it will stay in its own."""
    piece = s.vacate(post)
    s.pick_up(piece, borders.own_ground(s, post))
    s.tell("lifted", seat, (piece - 1) >> 1, (piece - 1) & 1, post)


def put_next(s: Position, seat: i64) -> None:
    """Ask which piece goes next where they differ, otherwise where it goes."""
    held: int = s.cells[HAND]
    first: int = s.cells[HAND_AT]
    for i in range(1, held):
        if s.cells[HAND_AT + i] != first:
            s.push(ON_RELOCATE_TAKE, seat)
            return
    s.push(ON_RELOCATE_PUT, seat, first)


class ChoosePiece(Decision):
    """Which of different pieces in hand goes next."""

    def __init__(self) -> None:
        super().__init__(
            ON_RELOCATE_TAKE, "relocate-take", above=[ON_TURN, ON_CLOSING, ON_REWARD], permanent=[MOVE_ANY_TWO]
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Each different piece in hand."""
        held: int = s.cells[HAND]
        for i in range(held):
            piece: int = s.cells[HAND_AT + i]
            code = TAKE + piece - 1
            if not out.has(code):
                out.append(code)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Only pieces in hand."""
        if not TAKE <= code < BUY:
            return asked()
        piece = code - TAKE + 1
        return None if s.holds(piece) else because("not-in-hand", piece)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """This one is put next."""
        s.pop()
        s.push(ON_RELOCATE_PUT, seat, code - TAKE + 1)

    def faults(self, s: Position) -> list[str]:
        """Different pieces, as many as a marker moves at most."""
        held = in_hand(s)
        return unless(len(held) <= MOST_IN_HAND and len(set(held)) > 1)


class PutPiece(Decision):
    """Where the chosen piece goes."""

    def __init__(self) -> None:
        super().__init__(
            ON_RELOCATE_PUT,
            "relocate-put",
            above=[ON_TURN, ON_RELOCATE_STEP, ON_CLOSING, ON_REWARD],
            numbers=[Own("piece", PIECE)],
            permanent=[MOVE_ANY_TWO],
            resumes=True,
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Any free post that the piece may go to."""
        piece = s.asked(CHOSEN)
        borders.put_posts(s, piece, PLACE + MAX_POSTS * ((piece - 1) & 1), out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Another kind of piece, or where the chosen one cannot go."""
        if not PLACE <= code < DISPLACE:
            return asked()
        piece = s.asked(CHOSEN)
        where = code - PLACE
        if where // MAX_POSTS != (piece - 1) & 1:
            return because("not-in-hand", piece ^ 3)
        return borders.why_not_put(s, piece, where % MAX_POSTS)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """The chosen piece goes on the post; then the next one, if any is left."""
        piece = s.asked(CHOSEN)
        post = (code - PLACE) % MAX_POSTS
        borders.put_down(s, piece, post)
        s.fill(post, piece)
        s.tell("put", seat, (piece - 1) >> 1, (piece - 1) & 1, post)
        s.pop()
        if s.cells[HAND]:
            put_next(s, seat)
        elif s.cells[s.top()] == ON_RELOCATE_STEP and not s.asked(PIECES_LEFT):
            s.pop()
        if piece == NEUTRAL_TRADER:  # HT-R-68
            neutral.filled(s, s.board.post_route[post])

    def faults(self, s: Position) -> list[str]:
        """The piece is among those in hand."""
        held = in_hand(s)
        return unless(s.asked(CHOSEN) in held and len(held) <= MOST_IN_HAND)


def matters(s: Position, spared: i64, exchange: bool) -> bool:
    """Whether a piece can come to stand elsewhere, or, where they may exchange, two different ones change places."""
    for region in range(s.board.regions):
        if _matters_in(s, region, spared, exchange):
            return True
    return False


def _matters_in(s: Position, region: i64, spared: i64, exchange: bool) -> bool:
    """The same within a region. On land any two may exchange; with a ship only those that sail."""
    board = s.board
    routes = ALL_ROUTES if board.regions == 1 else board.routes_in[bit(region)]
    free = any_free_post(s, -1, routes, True)
    free_on_land = any_free_post(s, -1, routes, board.plain)
    first = [0, 0, 0]  # one piece each: on land, on a ship, one that may be on either
    for post in range(board.posts):
        piece: int = s.cells[POST + post]
        route = board.post_route[post]
        if not piece or (piece - 1) >> 1 == spared or board.route_region[route] != region:
            continue
        sails = borders.sails_on(piece)
        if free_on_land or (free and sails):
            return True
        for group in range(3):
            if group == board.post_ship[post] or (group == 2 and sails):
                if exchange and first[group] and first[group] != piece:
                    return True
                first[group] = piece
    return False
