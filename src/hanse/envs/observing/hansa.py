"""Hansa as numbers. Only the order of the stacks is hidden, and from everybody (HA-13.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.envs.observing.observer import NUMBER, Observer, Part, ahead, capped, copied, nothing, spread
from hanse.games.hansa.layout import (
    ACTIVE,
    CHOSEN,
    COLOURS,
    ENDED,
    FIRST,
    IDLE,
    KINDS,
    LOSER,
    LOSS,
    LOSS_COLOUR,
    MARKET,
    MOVED,
    OPEN,
    OPENED,
    PHASE,
    PLACED,
    PORTS,
    POSTS,
    PURSE,
    REMOVED,
    RESERVE,
    SEAT,
    SEAT_CELLS,
    SHIP,
    SLOTS,
    SOLD,
    SOLD_COLOURS,
    STOPPED,
    SUPPLY,
    SUPPLY_AT,
    USED,
)
from hanse.games.hansa.scoring import worth
from hanse.games.hansa.state import State
from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

OF_SEAT: Final = 4


def parts(seats: int) -> list[Part]:
    """The parts of an observation, in their order; ports, colours and kinds of goods have that of the board data."""
    return [
        Part("decision", [], ENDED + 1, "what is decided: 1 placing, 2 refilling, 3 visit, 4 sale, 5 loss, 6 customs"),
        Part("decides", [], seats + 1, "the seat that decides; behind all of them when the game is over"),
        Part("active", [], seats, "the seat whose turn it is"),
        Part("first", [], seats, "the seat that began"),
        Part("ship", [], PORTS, "the port of the ship"),
        Part("loser", [], seats + 1, "while losses are settled 1 + the seat that loses, else 0"),
        Part("loss_colour", [], COLOURS + 1, "while losses are settled 1 + the colour, else 0"),
        Part("sold_colours", [COLOURS], 2, "while losses are settled, whether a colour was sold"),
        Part("market", [SLOTS], KINDS + 1, "1 + kind of the goods in each warehouse, two for each port; 0 for none"),
        Part("leaders", [PORTS], seats + 1, "1 + the seat that leads in the port, 0 if nobody does"),
        Part("posts", [seats, PORTS], NUMBER, "posts of each seat in each port"),
        Part("seats", [seats, OF_SEAT], NUMBER, "purse, reserve of posts, open goods, points of sold goods"),
        Part("open", [seats, KINDS], NUMBER, "open goods of each seat by kind"),
        Part("sold", [seats, KINDS], NUMBER, "sold goods by kind; 0 while the options hide them"),
        Part("chosen", [KINDS], NUMBER, "goods chosen for the sale in progress"),
        Part("removed", [KINDS], NUMBER, "goods that left the game"),
        Part("unseen", [KINDS], NUMBER, "goods in the stacks, whose order nobody knows"),
        Part(
            "turn", [6], NUMBER, "action used, placings, goods moved in this round, idle rounds, stopped, stacked goods"
        ),
    ]


class HansaObserver(Observer):
    """Observations of Hansa."""

    def __init__(self, seats: int) -> None:
        super().__init__(parts(seats), seats)

    def write(self, state: BaseState, seat: i64, out: vec[u8], at: i64) -> None:
        """What the seat sees, which is what all see."""
        assert isinstance(state, State)
        cells = state.cells
        here = self._question(state, seat, out, at)
        here = copied(cells, MARKET, SLOTS, out, here)
        seats: i64 = self.seats
        for port in range(PORTS):
            leader: i64 = state.leader(port)
            out[here + port] = 0 if leader < 0 else capped(1 + ahead(seats, seat, leader))
        here = self._seats(state, seat, out, here + PORTS)
        here = copied(cells, CHOSEN, KINDS, out, here)
        here = copied(cells, REMOVED, KINDS, out, here)
        unseen = here
        here = nothing(KINDS, out, here)
        left: i64 = int(cells[SUPPLY])
        for i in range(left):
            kind: i64 = int(cells[SUPPLY_AT + i]) - 1
            out[unseen + kind] += 1
        out[here] = cells[USED]
        out[here + 1] = cells[PLACED]
        out[here + 2] = cells[MOVED]
        out[here + 3] = cells[IDLE]
        out[here + 4] = cells[STOPPED]
        out[here + 5] = cells[SUPPLY]

    def _question(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        cells = s.cells
        seats: i64 = self.seats
        mover: i64 = s.mover()
        active: i64 = int(cells[ACTIVE])
        first: i64 = int(cells[FIRST])
        lost = cells[PHASE] == LOSS
        loser: i64 = int(cells[LOSER])
        colour: i64 = int(cells[LOSS_COLOUR])
        out[at] = cells[PHASE]
        out[at + 1] = capped(seats if mover < 0 else ahead(seats, seat, mover))
        out[at + 2] = capped(ahead(seats, seat, active))
        out[at + 3] = capped(ahead(seats, seat, first))
        out[at + 4] = cells[SHIP]
        out[at + 5] = capped(1 + ahead(seats, seat, loser)) if lost else 0
        out[at + 6] = capped(1 + colour) if lost else 0
        sold: i64 = int(cells[SOLD_COLOURS]) if lost else 0
        return spread(sold, COLOURS, out, at + 7)

    def _seats(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Posts, numbers, open and sold goods, each of all seats."""
        cells = s.cells
        seats: i64 = self.seats
        numbers = at + seats * PORTS
        opened = numbers + seats * OF_SEAT
        sold = opened + seats * KINDS
        shown = s.rules.sold_visible or cells[PHASE] == ENDED
        for place in range(seats):
            other = (seat + place) % seats
            base: i64 = SEAT + other * SEAT_CELLS
            copied(cells, base + POSTS, PORTS, out, at + place * PORTS)
            number = numbers + place * OF_SEAT
            out[number] = cells[base + PURSE]
            out[number + 1] = cells[base + RESERVE]
            out[number + 2] = cells[base + OPENED]
            points: i64 = worth(s, base + SOLD)
            out[number + 3] = capped(points)
            copied(cells, base + OPEN, KINDS, out, opened + place * KINDS)
            if shown:
                copied(cells, base + SOLD, KINDS, out, sold + place * KINDS)
            else:
                nothing(KINDS, out, sold + place * KINDS)
        return sold + seats * KINDS
