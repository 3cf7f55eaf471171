"""How a game begins (section 2)."""

from __future__ import annotations

from hanse.games.teutonica import missions
from hanse.games.teutonica.board import board_tables, marker_set
from hanse.games.teutonica.check import EDITIONS
from hanse.games.teutonica.layout import (
    CHANCE,
    FAVOURS,
    MARKER,
    MERCHANT,
    ON_PAWN,
    ON_TURN,
    PILE,
    PILE_AT,
    SHOWN,
    STOCK,
    SUPPLY,
    TRADER,
)
from hanse.games.teutonica.options import Options, rules_of
from hanse.games.teutonica.phases import neutral
from hanse.games.teutonica.phases.placing import begin_turn
from hanse.games.teutonica.state import State
from hanse.kernel.cells import blank
from hanse.kernel.chance import Chance, chance_from_seed


def start_game(options: Options, seed: int | str) -> State:
    """Section 2: taverns, marker stock, desks, first player; all chance comes from the seed."""
    chance = chance_from_seed(seed)
    state = empty(options)
    _lay_markers(state, chance, options)
    first = chance.below(options.players)
    for seat in range(options.players):
        _deal(state, seat, (seat - first) % options.players)
    if options.modules_missions:
        missions.deal(state, chance, -1)
    if options.modules_favours:
        _show_favours(state, chance)
    store_chance(state, chance.state())
    state.push(ON_TURN, first)
    begin_turn(state, first)
    if state.rules.neutral:
        _guard(state)
    if state.rules.provinces:  # HT-15.1.4: who puts the pawn does not begin
        state.push(ON_PAWN, 1 - first)
    return state


def _show_favours(s: State, chance: Chance) -> None:
    """HT-12.1.1: as many tiles as players; the others leave the game."""
    tiles = list(range(FAVOURS))
    chance.shuffle(tiles)
    s.cells[SHOWN] = sum(1 << tile for tile in tiles[: s.rules.seats])


def _guard(s: State) -> None:
    """HT-16.1.2: a neutral trader on each route to a special city and on each with a marker."""
    for route in range(s.board.routes):
        if s.board.special_routes >> route & 1 or s.cells[MARKER + route]:
            neutral.guard(s, route)


def empty(options: Options) -> State:
    """A board without anything on it."""
    board = board_tables(options.map)
    return State(board, rules_of(options), blank(board.size))


def _lay_markers(s: State, chance: Chance, options: Options) -> None:
    """HT-2.2: the three starting markers on the taverns, the others face down."""
    drawn, start = marker_set(EDITIONS[options.markers_set])
    chance.shuffle(start)
    for route, kind in zip(s.board.taverns, start, strict=True):
        s.cells[MARKER + route] = 1 + kind
    chance.shuffle(drawn)
    set_pile(s, drawn)


def set_pile(s: State, kinds: list[int]) -> None:
    """The face-down markers; the last is drawn first."""
    s.cells[PILE] = len(kinds)
    for i, kind in enumerate(kinds):
        s.cells[PILE_AT + i] = 1 + kind


def _deal(s: State, seat: int, order: int) -> None:
    """HT-2.3.3: the n-th player has 4 + n traders and a merchant in supply and 7 - n traders in stock."""
    s.shift(seat, SUPPLY, TRADER, 5 + order)
    s.shift(seat, SUPPLY, MERCHANT, 1)
    s.shift(seat, STOCK, TRADER, 6 - order)


def store_chance(s: State, chance: bytes) -> None:
    """The chance still to come."""
    for i, byte in enumerate(chance):
        s.cells[CHANCE + i] = byte
