"""The position: what lies where, and the few elementary changes the rules are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.merkator.layout import (
    ASK,
    ASK_A,
    ASK_B,
    ASK_SEAT,
    BONUS,
    BONUS_KIND,
    BONUSES,
    BUILDING,
    CHANCE,
    CHART,
    COINS,
    COINS_HIGH,
    CONTRACTS,
    COUNTERS,
    CUBES,
    CUBES_HIGH,
    DISPLAY,
    DISPLAY_AT,
    ENDING,
    GOODS,
    HELD,
    IN_DISCARD,
    IN_PILE,
    IN_STACK,
    MARKS,
    NEXT,
    ON_DISPLAY,
    OWNED,
    PILE,
    PILE_AT,
    PILE_SEEN,
    RESERVE,
    SEALED,
    SEAT,
    SEAT_CELLS,
    STACK,
    STACK_AT,
    STACK_KNOWN,
    STAGE,
    STOCK,
    STOCK_HIGH,
    TILE,
    TURNS,
    TURNS_HIGH,
    WHERE,
)
from hanse.games.merkator.tables import Rules, Tables
from hanse.kernel.chance import STATE_BYTES, Chance, sealed_chance
from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

MOST: Final = 65535  # what two cells can count


class Position(BaseState):
    """Cells under given facts and rules. It knows what is where, not what is allowed."""

    def __init__(self, board: Tables, rules: Rules, cells: vec[u8]) -> None:
        super().__init__()
        self.board = board
        self.rules = rules
        self.cells = cells

    def key(self) -> bytes:
        """The position as bytes: equal for equal positions of one game."""
        return bytes(self.cells)

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """This decision is pending."""
        cells = self.cells
        cells[ASK] = kind
        cells[ASK_SEAT] = seat
        cells[ASK_A] = a
        cells[ASK_B] = b

    # Chance ------------------------------------------------------------------------------------------------------

    def shuffled(self, items: list[int]) -> None:
        """Put the items into an order that nobody knows."""
        state = bytes(self.cells[CHANCE : CHANCE + STATE_BYTES])
        chance = sealed_chance(state) if self.cells[SEALED] else Chance(state)
        chance.shuffle(items)
        self.store_chance(chance.state(), chance.sealed)

    def store_chance(self, state: bytes, sealed: bool) -> None:
        """Continue from here; of a sealed stream the state is a key that nothing dealt so far tells anything of."""
        self.cells[SEALED] = 1 if sealed else 0
        for i in range(STATE_BYTES):
            self.cells[CHANCE + i] = state[i]

    # Cubes, coins, counters --------------------------------------------------------------------------------------

    def cubes(self, colour: int) -> int:
        """Cubes on a main place."""
        low: int = self.cells[CUBES + colour]
        high: int = self.cells[CUBES_HIGH + colour]
        return low + 256 * high

    def set_cubes(self, colour: int, number: int) -> None:
        """So many cubes on a main place."""
        value = min(number, MOST)
        self.cells[CUBES + colour] = value & 255
        self.cells[CUBES_HIGH + colour] = value >> 8

    def stock(self, seat: int, good: int) -> int:
        """Cubes in a storeroom."""
        at = SEAT + seat * SEAT_CELLS + good
        low: int = self.cells[at + STOCK]
        high: int = self.cells[at + STOCK_HIGH]
        return low + 256 * high

    def add_stock(self, seat: int, good: int, change: int) -> None:
        """Put cubes into a storeroom, or take them out."""
        value = min(self.stock(seat, good) + change, MOST)
        at = SEAT + seat * SEAT_CELLS + good
        self.cells[at + STOCK] = value & 255
        self.cells[at + STOCK_HIGH] = value >> 8

    def column_cubes(self, seat: int, mask: int) -> int:
        """Cubes in the storerooms of these goods."""
        found = 0
        for good in range(GOODS):
            if mask >> good & 1:
                found += self.stock(seat, good)
        return found

    def tile(self, seat: int) -> int:
        """The colours on a supply tile, as bits."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + TILE]
        return value

    def set_tile(self, seat: int, colours: int) -> None:
        """These colours lie on a supply tile."""
        self.cells[SEAT + seat * SEAT_CELLS + TILE] = colours

    def take_tile(self, seat: int, colour: int) -> None:
        """Take the cube of a colour off a supply tile."""
        at = SEAT + seat * SEAT_CELLS + TILE
        value: int = self.cells[at]
        self.cells[at] = value & ~(1 << colour) & 255

    def coins(self, seat: int) -> int:
        """Coins of a seat."""
        at = SEAT + seat * SEAT_CELLS
        low: int = self.cells[at + COINS]
        high: int = self.cells[at + COINS_HIGH]
        return low + 256 * high

    def set_coins(self, seat: int, number: int) -> None:
        """So many coins."""
        value = min(number, MOST)
        at = SEAT + seat * SEAT_CELLS
        self.cells[at + COINS] = value & 255
        self.cells[at + COINS_HIGH] = value >> 8

    def counters(self, seat: int) -> int:
        """Time counters of a seat."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + COUNTERS]
        return value

    def add_counters(self, seat: int, change: int) -> None:
        """More or fewer counters with a seat; where they come from or go is the caller's affair."""
        at = SEAT + seat * SEAT_CELLS + COUNTERS
        value: int = self.cells[at]
        self.cells[at] = value + change

    def add_reserve(self, change: int) -> None:
        """More or fewer counters in the reserve."""
        value: int = self.cells[RESERVE]
        self.cells[RESERVE] = value + change

    def turns(self, seat: int) -> int:
        """Turns that a seat has begun."""
        at = SEAT + seat * SEAT_CELLS
        low: int = self.cells[at + TURNS]
        high: int = self.cells[at + TURNS_HIGH]
        return low + 256 * high

    def count_turn(self, seat: int) -> None:
        """The seat begins another turn."""
        value = min(self.turns(seat) + 1, MOST)
        at = SEAT + seat * SEAT_CELLS
        self.cells[at + TURNS] = value & 255
        self.cells[at + TURNS_HIGH] = value >> 8

    # Contracts ---------------------------------------------------------------------------------------------------

    def held(self, seat: int) -> int:
        """Number of contracts of a seat."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + HELD]
        return value

    def owns(self, seat: int, card: int) -> bool:
        """Whether the card lies with the seat, and not in its hand."""
        return self.cells[WHERE + card] == OWNED + seat

    def value(self, contract: int) -> int:
        """Value, price and points of a contract."""
        pile: int = self.board.contract_pile[contract]
        value: int = self.board.pile_value[pile]
        return value

    def gain_contract(self, seat: int, contract: int) -> None:
        """The contract lies with the seat."""
        at = SEAT + seat * SEAT_CELLS + HELD
        held: int = self.cells[at]
        self.cells[at] = held + 1
        self.cells[WHERE + contract] = OWNED + seat

    def lose_contract(self, seat: int, contract: int, where: int) -> None:
        """The contract leaves the seat."""
        at = SEAT + seat * SEAT_CELLS + HELD
        held: int = self.cells[at]
        self.cells[at] = held - 1
        self.cells[WHERE + contract] = where
        self.cells[MARKS + contract] = 0

    def pile_top(self, pile: int) -> int:
        """The card on top of a pile, or -1."""
        count: int = self.cells[PILE + pile]
        if not count:
            return -1
        first: int = self.board.pile_first[pile]
        card: int = self.cells[PILE_AT + first + count - 1]
        return card

    def draw(self, pile: int) -> int:
        """Take the top card of a pile that has one."""
        card = self.pile_top(pile)
        count: int = self.cells[PILE + pile]
        seen: int = self.cells[PILE_SEEN + pile]
        first: int = self.board.pile_first[pile]
        self.cells[PILE_AT + first + count - 1] = 0
        self.cells[PILE + pile] = count - 1
        self.cells[PILE_SEEN + pile] = max(seen - 1, min(1, count - 1))
        return card

    def lay_on_pile(self, card: int) -> None:
        """Put a card face up on the pile of its value."""
        pile: int = self.board.contract_pile[card]
        count: int = self.cells[PILE + pile]
        seen: int = self.cells[PILE_SEEN + pile]
        first: int = self.board.pile_first[pile]
        self.cells[PILE_AT + first + count] = card
        self.cells[PILE + pile] = count + 1
        self.cells[PILE_SEEN + pile] = seen + 1
        self.cells[WHERE + card] = IN_PILE

    def reform(self, pile: int) -> bool:
        """MK-7.5.1: the discarded cards of a value, shuffled, become its empty pile; whether there are any."""
        cards: list[int] = []
        for card in range(CONTRACTS):
            if self.cells[WHERE + card] == IN_DISCARD and self.board.contract_pile[card] == pile:
                cards.append(card)
        if not cards:
            return False
        self.shuffled(cards)
        for card in cards:
            self.lay_on_pile(card)
        self.cells[PILE_SEEN + pile] = 1
        self.tell("reformed", pile)
        self.tell("uncovered", self.pile_top(pile))
        return True

    def reform_if_due(self, pile: int) -> None:
        """R-26: by option an empty pile is formed anew as soon as there are discards of its value."""
        if self.rules.reform_at_once and not self.cells[PILE + pile] and pile in self.board.open_piles:
            self.reform(pile)

    # Bonus cards and buildings -----------------------------------------------------------------------------------

    def stack_start(self, kind: int) -> int:
        """Where the stack of bonus cards or of buildings begins."""
        return STACK_AT if kind == BONUS_KIND else STACK_AT + BONUSES

    def kind_of(self, card: int) -> int:
        """Bonus card or building."""
        return BONUS_KIND if card < BUILDING else BONUS_KIND + 1

    def open_next(self, kind: int, slot: int) -> None:
        """MK-5.6: turn up the top card of a stack on a space of the display, if there is one."""
        cells = self.cells
        count: int = cells[STACK + kind]
        at = DISPLAY_AT + DISPLAY * kind + slot
        if not count:
            cells[at] = 0
            return
        where = self.stack_start(kind) + count - 1
        card: int = cells[where]
        cells[where] = 0
        cells[STACK + kind] = count - 1
        if kind == BONUS_KIND and cells[STACK_KNOWN] > count - 1:
            cells[STACK_KNOWN] = count - 1
        cells[at] = 1 + card
        cells[WHERE + card] = ON_DISPLAY
        self.tell("shown", card, slot)

    def close_display(self, card: int) -> None:
        """A card leaves the display; the next one takes its space."""
        kind = self.kind_of(card)
        for slot in range(DISPLAY):
            if self.cells[DISPLAY_AT + DISPLAY * kind + slot] == 1 + card:
                self.open_next(kind, slot)
                return

    def refresh_bonus(self) -> None:
        """MK-12.6: the open bonus cards go under their stack in display order; as many new ones are turned up."""
        cells = self.cells
        under: list[int] = []
        for slot in range(DISPLAY):
            card: int = cells[DISPLAY_AT + slot]
            if card:
                under.append(card - 1)
        count: int = cells[STACK + BONUS_KIND]
        known: int = cells[STACK_KNOWN]
        for i in range(count - 1, -1, -1):
            cells[STACK_AT + i + len(under)] = cells[STACK_AT + i]
        for i in range(len(under)):
            # the first of them lies above the others
            cells[STACK_AT + len(under) - 1 - i] = under[i]
            cells[WHERE + under[i]] = IN_STACK
        cells[STACK + BONUS_KIND] = count + len(under)
        cells[STACK_KNOWN] = known + len(under)
        self.tell("refreshed")
        for slot in range(DISPLAY):
            self.open_next(BONUS_KIND, slot)

    def cost(self, card: int) -> int:
        """What a bonus card or building costs."""
        value: int = self.board.cost[card - BONUS]
        return value

    def open_card(self, kind: int, slot: int) -> int:
        """The card on a space of the display, or -1."""
        card: int = self.cells[DISPLAY_AT + DISPLAY * kind + slot]
        return card - 1

    # Time chart --------------------------------------------------------------------------------------------------

    def side(self) -> int:
        """The side of the chart in use."""
        stage: int = self.cells[STAGE]
        return self.rules.stages[stage].side

    def spaces(self) -> int:
        """Spaces on the side in use; 0 in the solo game, which has no chart."""
        return 0 if self.rules.solo else self.board.side_spaces[self.side()]

    def on_chart(self) -> int:
        """Counters on the chart."""
        following: int = self.cells[NEXT]
        return self.spaces() - following

    def final(self) -> bool:
        """Whether the final phase is on; in the solo game, whether this is the last turn."""
        if self.rules.solo:
            return self.turns(0) >= self.board.solo_turns
        return self.cells[ENDING] != 0

    def fill_chart(self, stage: int, backs: list[int]) -> None:
        """Lay these counters, letters down, on the last spaces of a stage's side."""
        cells = self.cells
        cells[STAGE] = stage
        spaces = self.spaces()
        first = spaces - len(backs)
        for i in range(spaces):
            cells[CHART + i] = 1 + backs[i - first] if i >= first else 0
        cells[NEXT] = first
