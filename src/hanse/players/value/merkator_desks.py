"""What each seat of Merkator has, as plain numbers in tables that are kept from one position to the next.

What is decided but not yet carried out counts as done: cubes that wait to be divided, and a contract being paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.merkator.layout import (
    BONUS,
    BONUSES,
    BUILDING,
    BUILDINGS,
    COINS,
    COINS_HIGH,
    COLOURS,
    COLUMNS,
    CONTRACTS,
    COUNTERS,
    CUBES,
    CUBES_HIGH,
    GOODS,
    IN_HAND,
    MARKS,
    MAX_SEATS,
    MET,
    NOWHERE,
    ON_EXCHANGE,
    ON_FULFIL,
    ON_LEAVE,
    ON_SPLIT,
    ON_TILE,
    OWNED,
    PAID,
    PAWN,
    PEACE_PILE,
    PILE,
    SEAT,
    SEAT_CELLS,
    STOCK,
    STOCK_HIGH,
    TILE,
    WANTED,
    WHERE,
)
from hanse.games.merkator.state import State
from hanse.games.merkator.tables import VALUES, Tables
from hanse.kernel.cells import table

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_HELD: Final = 40  # contracts of a seat that are looked at
_PLENTY: Final = 99


class Desks:
    """The numbers of one position at a time."""

    def __init__(self) -> None:
        self.stock = table([0] * (MAX_SEATS * GOODS))
        self.tile = table([0] * MAX_SEATS)
        self.counters = table([0] * MAX_SEATS)
        self.exchanges = table([0] * MAX_SEATS)  # that stock and counters allow
        self.coins = table([0] * MAX_SEATS)
        self.cubes = table([0] * COLOURS)  # on the board
        self.held = table([0] * (MAX_SEATS * MOST_HELD))  # contracts
        self.holds = table([0] * MAX_SEATS)
        self.bonus = table([0] * (MAX_SEATS * BONUSES))
        self.bonuses = table([0] * MAX_SEATS)
        self.building = table([0] * (MAX_SEATS * BUILDINGS))
        self.buildings = table([0] * MAX_SEATS)
        # Of the contract that was looked at last:
        self.cubes_lacking: i64 = 0  # out of stock and tile
        self.colours_lacking: i64 = 0
        self.colour_lacking: i64 = 0  # the last of them
        self.scarce: i64 = 0  # colours of which the board has too few as well
        self.cubes_covered: i64 = 0
        # Facts
        self.board: Tables | None = None
        self.demand = table([0])
        self.asked = table([0])  # the colours that a contract demands, one after another
        self.asks = table([0])  # how many
        self.distinct = table([0])
        self.value = table([0])
        self.reward = table([0])  # the value of what a contract gives
        self.place = table([0])
        self.home = table([0])  # the place of a colour
        self.time = table([0])
        self.colour = table([0])
        self.pile = table([0])
        self.column = table([0])  # of the office, by good
        self.bonus_place = table([0])
        self.bonus_good = table([0])
        self.formula = table([0])
        self.per = table([0])
        self.points = table([0])
        self.most = table([0])
        self.least = table([0])
        self.place_kind = table([0])
        self.compared = table([0])
        self.rate: i64 = 4

    def read(self, s: State) -> None:
        """Everything that the seats have, and the cubes on the board."""
        if self.board is not s.board:
            self._learn(s.board)
        cells = s.cells
        seats: i64 = s.rules.seats
        for colour in range(COLOURS):
            few: int = cells[CUBES + colour]
            many: int = cells[CUBES_HIGH + colour]
            self.cubes[colour] = few + 256 * many
        for seat in range(seats):
            own = SEAT + seat * SEAT_CELLS
            for good in range(GOODS):
                low: int = cells[own + STOCK + good]
                high: int = cells[own + STOCK_HIGH + good]
                self.stock[seat * GOODS + good] = low + 256 * high
            tile: int = cells[own + TILE]
            self.tile[seat] = tile
            counters: int = cells[own + COUNTERS]
            self.counters[seat] = counters
            coins: int = cells[own + COINS]
            purses: int = cells[own + COINS_HIGH]
            self.coins[seat] = coins + 256 * purses
            self.holds[seat] = 0
            self.bonuses[seat] = 0
            self.buildings[seat] = 0
            self._count_exchanges(seat)
        self._cards(s)
        self._pending(s)

    def _learn(self, board: Tables) -> None:
        """The facts as tables."""
        self.board = board
        self.demand = table(list(bytes(board.contract_demand)))
        self._learn_colours()
        self.distinct = table(list(bytes(board.contract_distinct)))
        self.home = table([list(bytes(board.place_colour)).index(colour) for colour in range(COLOURS)])
        self.pile = table(list(bytes(board.contract_pile)))
        self.value = table([VALUES[pile] for pile in bytes(board.contract_pile)])
        self.reward = table([VALUES[min(pile + 1, PEACE_PILE)] for pile in bytes(board.contract_pile)])
        self.place = table(list(bytes(board.contract_place)))
        self.time = table(board.place_time)
        self.colour = table(list(bytes(board.place_colour)))
        self.column = table([_column(board, good) for good in range(GOODS)])
        self.bonus_place = table(list(bytes(board.bonus_place)))
        self.bonus_good = table(list(bytes(board.bonus_good)))
        self.formula = table(list(bytes(board.formula)))
        self.per = table(list(bytes(board.per)))
        self.points = table(list(bytes(board.points)))
        self.most = table(list(bytes(board.most)))
        self.least = table(list(bytes(board.least_value)))
        self.place_kind = table(list(bytes(board.place_kind)))
        self.compared = table(list(bytes(board.compared)))
        self.rate = board.rate

    def _learn_colours(self) -> None:
        """Most contracts demand few colours: only those are looked at."""
        self.asked = table([0] * (CONTRACTS * COLOURS))
        self.asks = table([0] * CONTRACTS)
        for contract in range(CONTRACTS):
            for colour in range(COLOURS):
                good = contract * GOODS + 2 * colour
                if self.demand[good] or self.demand[good + 1]:
                    self.asked[contract * COLOURS + self.asks[contract]] = colour
                    self.asks[contract] += 1

    def _count_exchanges(self, seat: i64) -> None:
        found = self.counters[seat] // self.rate
        for good in range(seat * GOODS, (seat + 1) * GOODS):
            if self.stock[good] >= self.rate:
                found += self.stock[good] // self.rate
        self.exchanges[seat] = found

    def _cards(self, s: State) -> None:
        cells = s.cells
        for card in range(CONTRACTS):
            where: int = cells[WHERE + card]
            if where >= OWNED:
                self._hold(where - IN_HAND if where >= IN_HAND else where - OWNED, card)
        for card in range(BONUSES):
            with_whom: int = cells[WHERE + BONUS + card]
            if OWNED <= with_whom < IN_HAND:
                owner: i64 = with_whom - OWNED
                self.bonus[owner * BONUSES + self.bonuses[owner]] = card
                self.bonuses[owner] += 1
        for card in range(BUILDINGS):
            built_by: int = cells[WHERE + BUILDING + card]
            if OWNED <= built_by < IN_HAND:
                builder: i64 = built_by - OWNED
                self.building[builder * BUILDINGS + self.buildings[builder]] = card
                self.buildings[builder] += 1

    def _hold(self, seat: i64, contract: i64) -> None:
        number = self.holds[seat]
        if number < MOST_HELD:
            self.held[seat * MOST_HELD + number] = contract
            self.holds[seat] = number + 1

    # What is decided counts as done ------------------------------------------------------------------------------

    def _pending(self, s: State) -> None:
        kind: i64 = s.asking()
        if kind == ON_SPLIT:
            self._arrive(s)
        elif kind == ON_FULFIL:
            self._fulfil_here(s, s.mover())
        elif kind in (ON_EXCHANGE, ON_TILE):
            self._pay_wanted(s, s.mover())
            self._fulfil_here(s, s.mover())
        elif kind == ON_LEAVE:
            paid: int = s.cells[PAID]
            self._pay(s, s.mover(), paid - 1)
            self._fulfil_here(s, s.mover())

    def _arrive(self, s: State) -> None:
        """The cubes of the place, half of them of each good, the bonus goods, new cubes and the time of the trip."""
        seat: i64 = s.mover()
        pawn: int = s.cells[PAWN]
        place: i64 = pawn - 1
        colour = self.colour[place]
        cubes = self.cubes[colour]
        at = seat * GOODS + 2 * colour
        self.stock[at] += (cubes + 1) // 2
        self.stock[at + 1] += cubes // 2
        self.cubes[colour] = 0
        for i in range(self.bonuses[seat]):
            card = self.bonus[seat * BONUSES + i]
            if self.bonus_place[card] == place:
                self.stock[seat * GOODS + self.bonus_good[card]] += s.board.bonus_active
        links: i64 = s.board.links[colour]
        for other in range(COLOURS):
            if links >> other & 1:
                self.cubes[other] += 1
        self.counters[seat] += self.time[place]
        self._count_exchanges(seat)
        self._fulfil_here(s, seat)

    def _fulfil_here(self, s: State, seat: i64) -> None:
        """All contracts of the place that can be paid, the highest first: the last ones held are the newest."""
        pawn: int = s.cells[PAWN]
        place: i64 = pawn - 1
        for i in range(self.holds[seat] - 1, -1, -1):
            contract = self.held[seat * MOST_HELD + i]
            marks: int = s.cells[MARKS + contract]
            if self.place[contract] == place and not marks & MET and not self.lacking(seat, contract):
                self._pay(s, seat, contract)

    def _pay_wanted(self, s: State, seat: i64) -> None:
        """What the contract being paid still demands, and its reward."""
        for good in range(GOODS):
            wanted: int = s.cells[WANTED + good]
            for _ in range(wanted):
                self._give(seat, good)
        paid: int = s.cells[PAID]
        self._reward(s, seat, paid - 1)

    def _pay(self, s: State, seat: i64, contract: i64) -> None:
        distinct = self.distinct[contract]
        for good in range(GOODS):
            for _ in range(self.demand[contract * GOODS + good]):
                self._give(seat, good)
        for good in range(GOODS):
            if distinct and self.stock[seat * GOODS + good]:
                self.stock[seat * GOODS + good] -= 1
                distinct -= 1
        for colour in range(COLOURS):
            if distinct and self.tile[seat] >> colour & 1:
                self.tile[seat] -= 1 << colour
                distinct -= 1
        self._reward(s, seat, contract)

    def _give(self, seat: i64, good: i64) -> None:
        """One cube: out of stock, off the tile, for four counters, or for four of the good of which there are most."""
        at = seat * GOODS
        if self.stock[at + good]:
            self.stock[at + good] -= 1
            return
        colour = good >> 1
        if self.tile[seat] >> colour & 1:
            self.tile[seat] &= ~(1 << colour)
            return
        most: i64 = 0
        for other in range(1, GOODS):
            if self.stock[at + other] > self.stock[at + most]:
                most = other
        if self.stock[at + most] >= self.rate:
            self.stock[at + most] -= self.rate
        elif self.counters[seat] >= self.rate:
            self.counters[seat] -= self.rate

    def _reward(self, s: State, seat: i64, contract: i64) -> None:
        """The top card of the next pile, if there is one; what was given can be exchanged no more."""
        self._count_exchanges(seat)
        pile = self.pile[contract]
        if pile < PEACE_PILE and s.cells[PILE + pile + 1]:
            self._hold(seat, s.pile_top(pile + 1))

    # Contracts ---------------------------------------------------------------------------------------------------

    def lacking(self, seat: i64, contract: i64) -> i64:
        """The cubes that a contract lacks when stock, tile and exchanges have given what they can; none: payable."""
        self.scarce = 0
        self.cubes_covered = 0
        self.colour_lacking = NOWHERE
        if self.distinct[contract]:
            return self._lacking_kinds(seat, self.distinct[contract])
        exchanges = self.exchanges[seat]
        tile = self.tile[seat]
        lacking: i64 = 0
        colours: i64 = 0
        row = contract * COLOURS
        for i in range(row, row + self.asks[contract]):
            colour = self.asked[i]
            gap: i64 = 0
            for which in range(2 * colour, 2 * colour + 2):
                demand = self.demand[contract * GOODS + which]
                stock = self.stock[seat * GOODS + which]
                self.cubes_covered += demand
                if demand > stock:
                    gap += demand - stock
                if demand and stock >= self.rate:  # what is delivered is not exchanged
                    exchanges -= stock // self.rate
                    if stock > demand:
                        exchanges += (stock - demand) // self.rate
            if gap and tile >> colour & 1:
                gap -= 1
            if gap:
                lacking += gap
                colours += 1
                self.colour_lacking = colour
                if gap > self.cubes[colour]:
                    self.scarce += 1
        self.cubes_covered -= lacking
        self.cubes_lacking = lacking
        self.colours_lacking = colours
        return lacking - exchanges if lacking > exchanges else 0

    def _lacking_kinds(self, seat: i64, number: i64) -> i64:
        """The same for so many different goods; a colour that lacks both goods is one trip."""
        exchanges = self.counters[seat] // self.rate
        kinds: i64 = 0
        colours: i64 = 0
        most: i64 = 0
        for colour in range(COLOURS):
            have: i64 = self.kinds_of(seat, colour)
            kinds += have
            new = 2 - have if self.cubes[colour] > 2 - have else self.cubes[colour]
            if new:
                colours += 1
            if new > most:
                most = new
                self.colour_lacking = colour
            for good in range(2 * colour, 2 * colour + 2):
                spare = self.stock[seat * GOODS + good] - 1
                if spare >= self.rate:
                    exchanges += spare // self.rate
        lacking = number - kinds if number > kinds else 0
        self.cubes_lacking = lacking
        self.cubes_covered = number - lacking
        self.colours_lacking = (lacking + 1) // 2
        self.scarce = self.colours_lacking - colours if self.colours_lacking > colours else 0
        return lacking - exchanges if lacking > exchanges else 0

    def kinds_of(self, seat: i64, colour: i64) -> i64:
        """Different goods of a colour that the seat can have."""
        at = seat * GOODS + 2 * colour
        kinds: i64 = 0
        if self.stock[at]:
            kinds += 1
        if self.stock[at + 1]:
            kinds += 1
        if kinds < 2 and self.tile[seat] >> colour & 1:
            kinds += 1
        return kinds

    def kinds(self, seat: i64) -> i64:
        """Different goods that the seat can have."""
        kinds: i64 = 0
        for colour in range(COLOURS):
            kinds += self.kinds_of(seat, colour)
        return kinds


def _column(board: Tables, good: int) -> int:
    for column in range(COLUMNS):
        if board.columns[column] >> good & 1:
            return column
    return 0
