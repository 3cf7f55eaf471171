"""Merkator as numbers. Nobody has private information (MK-14.3); hidden is the order of stacks, piles and counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.envs.observing.observer import MOST, NUMBER, Observer, Part, ahead, capped, copied, nothing, spread
from hanse.games.merkator.decision import COLOUR, COUNT, PILE_VALUE
from hanse.games.merkator.decisions import DECISIONS
from hanse.games.merkator.layout import (
    ACTIVE,
    ASK_A,
    BACKS,
    BONUS,
    BOUGHT,
    CARDS,
    CHART,
    COLOURS,
    CONTRACTS,
    DUE,
    ENDING,
    GOODS,
    HAND_NEW,
    HANDED,
    IN_HAND,
    IN_PILE,
    IN_STACK,
    LAST,
    LETTER,
    MARKS,
    MAX_SPACES,
    NEXT,
    ON_UNCOVERED,
    OWNED,
    PAID,
    PAWN,
    PILE,
    PILE_AT,
    PILE_SEEN,
    PILES,
    PLACES,
    RESERVE,
    SEAT,
    SEAT_CELLS,
    SEEN,
    SOLO,
    STACK,
    STACK_KNOWN,
    STAGE,
    STOCK,
    STOCK_HIGH,
    TURNED,
    WANTED,
    WHERE,
    WITHOUT,
    WITHOUT_HIGH,
)
from hanse.games.merkator.state import State
from hanse.kernel.cells import pack
from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

ENDS: Final = 4
OF_TURN: Final = 9

# Where a card is; the first five as in the game's layout.
WITH_SEAT: Final = 5  # + seat
IN_HAND_OF: Final = 9  # + seat
ON_TOP: Final = 13  # of its pile
SEEN_BELOW: Final = 14
WHERE_KINDS: Final = 15
WHERE_CODES: Final = 32  # more than the cells know


def parts(seats: int) -> list[Part]:
    """The parts of an observation, in their order; goods, places and cards have that of the data."""
    return [
        Part("decision", [], ON_UNCOVERED + 1, "the kind of decision, as listed in the game's `decisions.py`"),
        Part("decides", [], seats + 1, "the seat that decides; behind all of them when the game is over"),
        Part("active", [], seats, "the seat whose turn it is"),
        Part("asked_count", [], NUMBER, "how many are left"),
        Part("asked_colour", [], COLOURS + 1, "1 + the colour that the decision is about, 0 for none"),
        Part("asked_pile", [], PILES + 1, "1 + the pile that it is about, 0 for none"),
        Part("pawn", [], PLACES + 1, "1 + the place of the pawn, 0 while it stands beside the board"),
        Part("paid", [], CONTRACTS + 1, "1 + the contract that is being paid, 0 for none"),
        Part("bought", [], CARDS - BONUS + 1, "1 + the bonus card or building paid with contracts, 0 for none"),
        Part("letter", [], BACKS + 1, "1 + the letter in force while goods are lost, 0 for none"),
        Part(
            "cards",
            [CARDS],
            WHERE_KINDS,
            "where each card is: 0 pile or solo stack, 1 discard, 2 stack, 3 display, 4 "
            "out of the game, 5 + seat that has it, 9 + seat in whose hand it is, 13 top of a pile, 14 seen below",
        ),
        Part("marks", [CONTRACTS], 4, "of each contract in this turn: 1 fulfilled, 2 received, 3 both"),
        Part("chart", [MAX_SPACES], BACKS + 2, "the counter on each space: 0 none, 1 face down, else 2 + letter"),
        Part("unseen", [BACKS], NUMBER, "counters that nobody can place, by letter"),
        Part("cubes", [COLOURS], NUMBER, "cubes on each main place"),
        Part("wanted", [GOODS], NUMBER, "goods still to be paid"),
        Part("without", [GOODS], 2, "whether a good is left out of a demand for different goods"),
        Part("piles", [PILES], NUMBER, "contracts in each pile"),
        Part("stacks", [3], NUMBER, "bonus cards, buildings, bonus cards known at the bottom"),
        Part("ending", [ENDS], 2, "why the final phase began: Peace, counters, stop, turns"),
        Part(
            "turn",
            [OF_TURN - ENDS],
            NUMBER,
            "counters due, turns still to come at the end, next space of the chart, "
            "filling of the chart, counters in reserve",
        ),
        Part("alone", [2], NUMBER, "the lone player: contracts in the solo stack, value handed in"),
        Part("stock", [seats, GOODS], NUMBER, "goods in the storerooms of each seat"),
        Part("tiles", [seats, COLOURS], 2, "whether a seat has each colour on its supply tile"),
        Part("seats", [seats, 4], NUMBER, "coins, counters, turns begun, whether the card in hand is new"),
    ]


class MerkatorObserver(Observer):
    """Observations of Merkator."""

    def __init__(self, seats: int) -> None:
        super().__init__(parts(seats), seats)
        self.where = pack([_seen_from(viewer, where, seats) for viewer in range(seats) for where in range(WHERE_CODES)])

    def write(self, state: BaseState, seat: i64, out: vec[u8], at: i64) -> None:
        """What the seat sees, which is what all see."""
        assert isinstance(state, State)
        cells = state.cells
        here = self._question(state, seat, out, at)
        here = self._cards(state, seat, out, here)
        here = copied(cells, MARKS, CONTRACTS, out, here)
        here = self._chart(state, out, here)
        for colour in range(COLOURS):
            out[here + colour] = capped(state.cubes(colour))
        here = copied(cells, WANTED, GOODS, out, here + COLOURS)
        low: i64 = int(cells[WITHOUT])
        high: i64 = int(cells[WITHOUT_HIGH])
        here = spread(low + 256 * high, GOODS, out, here)
        here = copied(cells, PILE, PILES, out, here)
        here = copied(cells, STACK, 2, out, here)
        here = copied(cells, STACK_KNOWN, 1, out, here)
        ending: i64 = int(cells[ENDING])
        here = spread(ending, ENDS, out, here)
        here = copied(cells, DUE, 1, out, here)
        here = copied(cells, LAST, 1, out, here)
        here = copied(cells, NEXT, 1, out, here)
        here = copied(cells, STAGE, 1, out, here)
        here = copied(cells, RESERVE, 1, out, here)
        here = copied(cells, SOLO, 1, out, here)
        here = copied(cells, HANDED, 1, out, here)
        self._seats(state, seat, out, here)

    def _question(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        cells = s.cells
        kind = s.asking()
        mover: i64 = s.mover()
        active: i64 = int(cells[ACTIVE])
        number: i64 = int(cells[ASK_A]) if kind else 0
        what = DECISIONS[kind].what
        bought: i64 = int(cells[BOUGHT])
        out[at] = kind
        out[at + 1] = capped(self.seats if mover < 0 else ahead(self.seats, seat, mover))
        out[at + 2] = capped(ahead(self.seats, seat, active))
        out[at + 3] = capped(number) if what == COUNT else 0
        out[at + 4] = capped(1 + number) if what == COLOUR else 0
        out[at + 5] = capped(1 + number) if what == PILE_VALUE else 0
        out[at + 6] = cells[PAWN]
        out[at + 7] = cells[PAID]
        out[at + 8] = capped(bought - BONUS) if bought else 0
        out[at + 9] = cells[LETTER]
        return at + 10

    def _cards(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        cells = s.cells
        row = seat * WHERE_CODES
        for card in range(CARDS):
            where: i64 = int(cells[WHERE + card])
            if card < CONTRACTS and where == IN_STACK:
                where = IN_PILE  # alone, which contracts are in the solo stack and which in the piles is hidden
            out[at + card] = self.where[row + where]
        for pile in range(PILES):
            count: i64 = int(cells[PILE + pile])
            seen: i64 = int(cells[PILE_SEEN + pile])
            first: i64 = PILE_AT + int(s.board.pile_first[pile])
            for depth in range(1, seen):
                below: i64 = int(cells[first + count - 1 - depth])
                out[at + below] = SEEN_BELOW
            if count:
                top: i64 = int(cells[first + count - 1])
                out[at + top] = ON_TOP
        return at + CARDS

    def _chart(self, s: State, out: vec[u8], at: i64) -> i64:
        cells = s.cells
        unseen = at + MAX_SPACES
        for back in range(BACKS):
            out[unseen + back] = s.board.backs[back] - int(cells[SEEN + back])
        nothing(MAX_SPACES, out, at)
        for space in range(s.spaces()):
            counter: i64 = int(cells[CHART + space])
            if counter > TURNED:
                out[at + space] = capped(1 + counter - TURNED)
                out[unseen + counter - TURNED - 1] -= 1
            elif counter:
                out[at + space] = 1
        return unseen + BACKS

    def _seats(self, s: State, seat: i64, out: vec[u8], at: i64) -> None:
        cells = s.cells
        seats: i64 = self.seats
        tiles = at + seats * GOODS
        numbers = tiles + seats * COLOURS
        for place in range(seats):
            other: int = (seat + place) % seats
            base: i64 = SEAT + (seat + place) % seats * SEAT_CELLS
            for good in range(GOODS):
                if cells[base + STOCK_HIGH + good]:
                    out[at + place * GOODS + good] = MOST
                else:
                    out[at + place * GOODS + good] = cells[base + STOCK + good]
            spread(s.tile(other), COLOURS, out, tiles + place * COLOURS)
            row = numbers + place * 4
            out[row] = capped(s.coins(other))
            out[row + 1] = capped(s.counters(other))
            out[row + 2] = capped(s.turns(other))
            out[row + 3] = cells[base + HAND_NEW]


def _seen_from(viewer: int, where: int, seats: int) -> int:
    """Where a card is, with seats counted from the viewer."""
    if where >= IN_HAND:
        return IN_HAND_OF + (where - IN_HAND - viewer) % seats
    return WITH_SEAT + (where - OWNED - viewer) % seats if where >= OWNED else where
