"""How a game begins (sections 3, 12 and 13.1); all chance comes from the seed."""

from __future__ import annotations

from hanse.games.merkator.layout import (
    BONUS,
    BONUS_KIND,
    BUILDING,
    BUILDING_KIND,
    CARDS,
    COLOURS,
    CONTRACTS,
    DISPLAY,
    IN_DISCARD,
    IN_STACK,
    OUT_OF_GAME,
    OWNED,
    PILE_SEEN,
    PILES,
    RESERVE,
    SIZE,
    SOLO,
    SOLO_AT,
    STACK,
    STEP_TURN,
    WHERE,
)
from hanse.games.merkator.options import Options, rules_of
from hanse.games.merkator.state import State
from hanse.games.merkator.tables import Start
from hanse.games.merkator.terms import SHELF
from hanse.kernel.cells import blank
from hanse.kernel.chance import Chance, chance_from_seed


def empty(options: Options) -> State:
    """Nothing on the table yet."""
    return State(SHELF.tables(options.data), rules_of(options), blank(SIZE))


def start_game(options: Options, seed: int | str) -> State:
    """The first position that asks something."""
    chance = chance_from_seed(seed)
    s = empty(options)
    start = start_of(s)
    for colour in range(COLOURS):  # MK-3.1.1
        s.set_cubes(colour, s.board.first_cubes)
    for seat in range(s.rules.seats):
        s.set_tile(seat, 255 if start.tile else 0)
        s.set_coins(seat, 0 if s.rules.solo else s.board.money)
    _contracts(s, start, chance)
    _bonus_cards(s, start, chance)
    _buildings(s, chance)
    _lay_chart(s, chance)
    first = chance.below(s.rules.seats)  # MK-3.1.7
    _counters(s, start, first)
    s.store_chance(chance.state(), chance.sealed)
    s.ask(STEP_TURN, first)
    s.settle()
    return s


def start_of(s: State) -> Start:
    """What everybody begins with in this kind of game."""
    if s.rules.solo:
        return s.board.solo_start
    return s.board.long_start if s.rules.long else s.board.standard_start


def _contracts(s: State, start: Start, chance: Chance) -> None:
    """MK-3.1.3, MK-3.1.4: one of each starting value each; the left-over 2s are the discard, the others piles."""
    stacked: dict[int, list[int]] = {}
    for pile in range(PILES):
        cards = [card for card in range(CONTRACTS) if s.board.contract_pile[card] == pile]
        chance.shuffle(cards)
        if pile in start.contracts:
            for seat in range(s.rules.seats):
                s.gain_contract(seat, cards.pop())
        if pile == 0:
            for card in cards:
                s.cells[WHERE + card] = IN_DISCARD
        elif s.rules.solo and pile in s.board.solo_piles:
            stacked[pile] = cards
        else:
            lay_pile(s, pile, cards)
    if s.rules.solo:  # MK-12.4: the values from the top as the file says
        lay_solo_stack(s, [card for pile in reversed(s.board.solo_piles) for card in stacked[pile]])


def lay_pile(s: State, pile: int, cards: list[int]) -> None:
    """A face-up pile, the top card last."""
    for card in cards:
        s.lay_on_pile(card)
    s.cells[PILE_SEEN + pile] = min(1, len(cards))


def lay_solo_stack(s: State, cards: list[int]) -> None:
    """The solo stack, the top card last."""
    s.cells[SOLO] = len(cards)
    for i, card in enumerate(cards):
        s.cells[SOLO_AT + i] = card
        s.cells[WHERE + card] = IN_STACK


def _bonus_cards(s: State, start: Start, chance: Chance) -> None:
    """MK-3.1.5: one of each starting cost each; four of the others are turned up."""
    rest = list(range(BONUS, BUILDING))
    for cost in start.bonus_costs:
        dealt = [card for card in rest if s.cost(card) == cost]
        chance.shuffle(dealt)
        for seat in range(s.rules.seats):
            card = dealt[seat]
            s.cells[WHERE + card] = OWNED + seat
            rest.remove(card)
    chance.shuffle(rest)
    lay_stack(s, BONUS_KIND, rest)
    for slot in range(DISPLAY):
        s.open_next(BONUS_KIND, slot)


def _buildings(s: State, chance: Chance) -> None:
    """MK-3.1.5; MK-12.2: alone, without those that speak of a sole player."""
    cards = remove_sole(s)
    chance.shuffle(cards)
    lay_stack(s, BUILDING_KIND, cards)
    for slot in range(DISPLAY):
        s.open_next(BUILDING_KIND, slot)


def remove_sole(s: State) -> list[int]:
    """The buildings of this game; the others are out of it."""
    cards = [card for card in range(BUILDING, CARDS) if not (s.rules.solo and s.board.sole[card - BUILDING])]
    for card in range(BUILDING, CARDS):
        if card not in cards:
            s.cells[WHERE + card] = OUT_OF_GAME
    return cards


def lay_stack(s: State, kind: int, cards: list[int]) -> None:
    """A face-down stack, the top card last."""
    s.cells[STACK + kind] = len(cards)
    for i, card in enumerate(cards):
        s.cells[s.stack_start(kind) + i] = card
        s.cells[WHERE + card] = IN_STACK


def _lay_chart(s: State, chance: Chance) -> None:
    """MK-3.1.6: fill the rows of this player count, letters down; the others are the reserve."""
    backs = [back for back, number in enumerate(s.board.backs) for _ in range(number)]
    chance.shuffle(backs)
    number = first_filling(s)
    if not s.rules.solo:
        s.fill_chart(0, backs[:number])
    s.cells[RESERVE] = s.board.counters - number


def first_filling(s: State) -> int:
    """How many counters lie on the chart at the start."""
    if s.rules.solo:
        return 0
    stage = s.rules.stages[0]
    return sum(s.board.side_rows[stage.side][row] for row in stage.rows)


def _counters(s: State, start: Start, first: int) -> None:
    """MK-3.1.8: starting counters in turn order, out of the reserve."""
    given = start.counters if s.rules.solo or s.rules.long else s.board.seat_counters[s.rules.seats]
    for order in range(s.rules.seats):
        s.add_counters((first + order) % s.rules.seats, given[order])
        s.add_reserve(-given[order])
