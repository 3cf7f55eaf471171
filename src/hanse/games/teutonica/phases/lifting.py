"""Move (section 4.4): lift own pieces, then put each on a free post."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.teutonica.codes import DISPLACE, DONE, ESTABLISH, LIFT, PLACE
from hanse.games.teutonica.decision import COUNT, Decision, Own, all_of, in_hand, unless
from hanse.games.teutonica.layout import (
    ACTIVE,
    BOOK,
    HAND,
    MAX_POSTS,
    MAX_ROUTES,
    MERCHANT,
    MERCHANTS_EACH,
    ON_CLOSING,
    ON_LIFT,
    ON_PUT,
    ON_REWARD,
    ON_TURN,
    OWN,
    POST,
    TRADER,
)
from hanse.games.teutonica.phases import borders
from hanse.games.teutonica.phases.posts import ALL_ROUTES, pieces_of, posts_with
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import TWO_FROM_ROUTE
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because

if TYPE_CHECKING:
    from mypy_extensions import i64


class Lift(Decision):
    """Move: which pieces are lifted."""

    def __init__(self) -> None:
        super().__init__(ON_LIFT, "lift", above=[ON_TURN], numbers=[Own("most", COUNT, 1, 5)])

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Another own piece, or no more."""
        own_posts(s, seat, out)
        out.append(DONE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Only own pieces are lifted."""
        if code == DONE:
            return None
        return why_not_own(s, seat, code - LIFT) if LIFT <= code < ESTABLISH else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """Lift one more, or begin to put them back."""
        if code == DONE:
            _begin_putting(s, seat)
        else:
            lift(s, seat, code - LIFT)

    def faults(self, s: Position) -> list[str]:
        """As many as the book allows at most, and not yet all."""
        seat: int = s.cells[ACTIVE]
        held = in_hand(s)
        most = s.skill(seat, BOOK)
        return unless(s.asked(0) == most and 0 < len(held) < most and all_of(held, seat))


def own_posts(s: Position, seat: i64, out: Codes) -> None:
    """Every post that holds a piece of the seat."""
    posts_with(s, pieces_of(seat), ALL_ROUTES, True, LIFT, out)


def why_not_own(s: Position, seat: int, post: int) -> Why | None:
    """Why there is no piece of the seat to lift from a post."""
    piece: int = s.cells[POST + post]
    if not piece:
        return because("empty")
    return None if (piece - 1) >> 1 == seat else because("others", piece)


def lift(s: Position, seat: i64, post: i64) -> None:
    """HT-4.4.1: one piece comes up; when the book value is reached, putting begins."""
    piece = s.vacate(post)
    s.pick_up(piece, borders.move_ground(s, post))
    s.tell("lifted", seat, seat, (piece - 1) & 1, post)
    if s.cells[HAND] == s.asked(0) or not _any_on_posts(s, seat):
        _begin_putting(s, seat)


def _any_on_posts(s: Position, seat: i64) -> bool:
    own = OWN + seat * MAX_ROUTES
    for route in range(s.board.routes):
        if s.cells[own + route]:
            return True
    return False


def _begin_putting(s: Position, seat: i64) -> None:
    s.pop()
    s.push(ON_PUT, seat)


class Put(Decision):
    """Lifted pieces of the active seat go on posts, after a Move or from an established route."""

    def __init__(self) -> None:
        super().__init__(
            ON_PUT, "put", above=[ON_TURN, ON_CLOSING, ON_REWARD], permanent=[TWO_FROM_ROUTE], resumes=True
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """HT-4.4.2: every lifted piece goes on a free post, the vacated ones included."""
        if s.holds(1 + 2 * seat + TRADER):
            borders.put_posts(s, 1 + 2 * seat + TRADER, PLACE, out)
        if s.holds(1 + 2 * seat + MERCHANT):
            borders.put_posts(s, 1 + 2 * seat + MERCHANT, PLACE + MAX_POSTS, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """HT-4.4.2: what is not in hand, or where it cannot go."""
        if not PLACE <= code < DISPLACE:
            return asked()
        where = code - PLACE
        return borders.why_not_put(s, 1 + 2 * seat + where // MAX_POSTS, where % MAX_POSTS)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """One piece out of the hand."""
        kind = (code - PLACE) // MAX_POSTS
        post = (code - PLACE) % MAX_POSTS
        piece = 1 + 2 * seat + kind
        borders.put_down(s, piece, post)
        s.fill(post, piece)
        s.tell("put", seat, seat, kind, post)
        if not s.cells[HAND]:
            s.pop()

    def faults(self, s: Position) -> list[str]:
        """Own pieces, as many as a book can lift."""
        held = in_hand(s)
        return unless(0 < len(held) <= MERCHANTS_EACH + 1 and all_of(held, int(s.cells[ACTIVE])))
