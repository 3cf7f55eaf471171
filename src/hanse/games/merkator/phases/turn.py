"""How turns follow each other, the final phase and the end (section 10)."""

from __future__ import annotations

from hanse.games.merkator.codes import STORE
from hanse.games.merkator.decision import COLOUR, Decision, unless
from hanse.games.merkator.layout import (
    ACTIVE,
    ASK_A,
    COLOURS,
    CONTRACTS,
    END_STOP,
    END_TURNS,
    ENDING,
    HAND_NEW,
    LAST,
    MARKS,
    ON_INVEST,
    ON_STORE,
    OVER,
    SEAT,
    SEAT_CELLS,
    STEP_STORE,
    STEP_TURN,
)
from hanse.games.merkator.position import Position
from hanse.games.merkator.scoring import stores_matter
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


def begin(s: Position, seat: int) -> None:
    """The seat's turn: what it did in other turns no longer counts."""
    s.cells[ACTIVE] = seat
    for card in range(CONTRACTS):
        s.cells[MARKS + card] = 0
    for other in range(s.rules.seats):
        s.cells[SEAT + other * SEAT_CELLS + HAND_NEW] = 0
    s.count_turn(seat)
    s.tell("turn_began", seat, s.turns(seat))
    s.ask(ON_INVEST, seat)


def end(s: Position, seat: int) -> None:
    """MK-10.3: once the final phase is on, everybody has one more turn; the active seat's comes last."""
    cells = s.cells
    s.tell("turn_ended", seat)
    last: int = cells[LAST]
    if s.rules.solo:
        if s.turns(seat) >= s.board.solo_turns:  # MK-12.9
            _begin_final(s, END_TURNS)
            s.ask(STEP_STORE, 0)
            return
    elif last == 1:
        cells[LAST] = 0
        s.ask(STEP_STORE, 0)
        return
    elif last:
        cells[LAST] = last - 1
    else:
        if not cells[ENDING] and s.rules.most_turns and s.turns(seat) >= s.rules.most_turns:  # MK-16.2.3
            _begin_final(s, END_STOP)
        if cells[ENDING]:
            cells[LAST] = s.rules.seats
    s.ask(STEP_TURN, (seat + 1) % s.rules.seats)


def _begin_final(s: Position, why: int) -> None:
    s.cells[ENDING] = why
    s.tell("ending", why)


def step_store(s: Position, seat: int) -> None:
    """MK-9.4: tile cubes go into storerooms; the owner is asked where that can matter for the points."""
    if seat == s.rules.seats:
        s.ask(0, 0)
        s.cells[OVER] = 1
        s.tell("game_over")
        return
    matters = stores_matter(s, seat)
    for colour in range(COLOURS):
        if not s.tile(seat) >> colour & 1:
            continue
        if matters:
            s.ask(ON_STORE, seat, colour)
            return
        store(s, seat, 2 * colour)
    s.ask(STEP_STORE, seat + 1)


class Store(Decision):
    """Into which storeroom a tile cube goes at the end of the game (MK-9.4)."""

    def __init__(self) -> None:
        super().__init__(ON_STORE, "store", "colour", COLOUR)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """Either good of the colour."""
        colour: int = s.cells[ASK_A]
        out.append(STORE + 2 * colour)
        out.append(STORE + 2 * colour + 1)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Another colour is stored first."""
        if code < STORE:
            return asked()
        colour: int = s.cells[ASK_A]
        return None if (code - STORE) >> 1 == colour else because("other-tile", colour)

    def play(self, s: Position, seat: int, code: int) -> None:
        """One tile cube is stored for good."""
        store(s, seat, code - STORE)
        s.ask(STEP_STORE, seat)

    def faults(self, s: Position, seat: int) -> list[str]:
        """The cube lies on the tile, and the final phase is on."""
        colour: int = s.cells[ASK_A]
        return unless(colour < COLOURS and s.tile(seat) >> colour & 1 == 1 and s.cells[ENDING] != 0)


def store(s: Position, seat: int, good: int) -> None:
    """MK-9.1: a tile cube moves into a storeroom of its colour."""
    s.take_tile(seat, good >> 1)
    s.add_stock(seat, good, 1)
    s.tell("stored", seat, good)
