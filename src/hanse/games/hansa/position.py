"""The position: what lies where, and the few elementary changes the rules are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.hansa.layout import (
    BARRELS,
    FULL,
    KINDS,
    MARKET,
    MOVED,
    OPEN,
    OPENED,
    PHASE,
    PORTS,
    POSTS,
    PURSE,
    REMOVED,
    RESERVE,
    SEAT,
    SEAT_CELLS,
    SUPPLY,
)
from hanse.games.hansa.tables import Rules, Tables
from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


class Position(BaseState):
    """Cells on a board under given rules. It knows what is where, not what is allowed."""

    def __init__(self, board: Tables, rules: Rules, cells: vec[u8]) -> None:
        super().__init__()
        self.board = board
        self.rules = rules
        self.cells = cells

    def key(self) -> bytes:
        """The position as bytes: equal for equal positions of one game."""
        return bytes(self.cells)

    def ask(self, phase: int) -> None:
        """What is decided next."""
        self.cells[PHASE] = phase

    # Posts -------------------------------------------------------------------------------------------------------

    def posts(self, seat: int, port: int) -> int:
        """The posts of the seat in the port."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + POSTS + port]
        return value

    def reserve(self, seat: int) -> int:
        """The posts the seat has not in a port."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + RESERVE]
        return value

    def move_posts(self, seat: int, port: int, change: int) -> None:
        """From the reserve to the port, or back if the change is negative."""
        base = SEAT + seat * SEAT_CELLS
        there: int = self.cells[base + POSTS + port]
        left: int = self.cells[base + RESERVE]
        self.cells[base + POSTS + port] = there + change
        self.cells[base + RESERVE] = left - change

    def leader(self, port: int) -> int:
        """HA-1.11: who has strictly more posts in the port than every other; -1 if nobody has."""
        cells = self.cells
        best: i64 = -1
        most: i64 = 0
        at: i64 = SEAT + POSTS + port
        seats: i64 = self.rules.seats
        for seat in range(seats):
            number: i64 = int(cells[at + seat * SEAT_CELLS])
            if number > most:
                best, most = seat, number
            elif number == most:
                best = -1
        return best

    def on_board(self, seat: int) -> int:
        """The posts of the seat in all ports."""
        found = 0
        for port in range(PORTS):
            found += self.posts(seat, port)
        return found

    # Money -------------------------------------------------------------------------------------------------------

    def purse(self, seat: int) -> int:
        """The thalers of the seat."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + PURSE]
        return value

    def pay(self, seat: int, thalers: int) -> None:
        """From the seat to the bank; the other way if negative."""
        purse: int = self.cells[SEAT + seat * SEAT_CELLS + PURSE]
        self.cells[SEAT + seat * SEAT_CELLS + PURSE] = purse - thalers

    def bank(self) -> int:
        """HA-14.4: what the purses leave of the thalers in the box; below nothing while they are no limit."""
        left = self.board.thalers
        for seat in range(self.rules.seats):
            left -= self.purse(seat)
        return left

    def price(self, seat: int, port: int) -> int:
        """HA-7.2: what a token costs the seat in the port."""
        return 0 if self.leader(port) == seat else self.board.buy_cost

    # Tokens ------------------------------------------------------------------------------------------------------

    def opened(self, seat: int) -> int:
        """How many open tokens the seat has."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + OPENED]
        return value

    def open_kind(self, seat: int, kind: int) -> int:
        """How many open tokens of this kind the seat has."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + OPEN + kind]
        return value

    def open_colour(self, seat: int, colour: int) -> int:
        """How many open tokens of this colour the seat has."""
        at = SEAT + seat * SEAT_CELLS + OPEN + BARRELS * colour
        one: int = self.cells[at]
        two: int = self.cells[at + 1]
        three: int = self.cells[at + 2]
        return one + two + three

    def tokens_at(self, at: int) -> list[str]:
        """The tokens counted by kind in these cells, by name."""
        found: list[str] = []
        for kind in range(KINDS):
            count: int = self.cells[at + kind]
            found += [self.board.kind_key(kind)] * count
        return found

    def take(self, seat: int, slot: int) -> int:
        """A token from the market to the seat's open ones; its kind."""
        cells = self.cells
        token: int = cells[MARKET + slot]
        cells[MARKET + slot] = 0
        cells[FULL] -= 1
        cells[SEAT + seat * SEAT_CELLS + OPEN + token - 1] += 1
        cells[SEAT + seat * SEAT_CELLS + OPENED] += 1
        cells[MOVED] = 1
        return token - 1

    def remove(self, seat: int, kind: int) -> None:
        """HA-1.8: an open token leaves the game."""
        cells = self.cells
        cells[SEAT + seat * SEAT_CELLS + OPEN + kind] -= 1
        cells[SEAT + seat * SEAT_CELLS + OPENED] -= 1
        cells[REMOVED + kind] += 1
        cells[MOVED] = 1

    def last_stack_started(self) -> bool:
        """HA-14.7: the last stack is lower than at the start."""
        return self.cells[SUPPLY] < self.rules.last_stack
