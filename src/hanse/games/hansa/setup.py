"""How a game begins (section 2)."""

from __future__ import annotations

from hanse.games.hansa.board import SHELF
from hanse.games.hansa.layout import (
    ASIDE,
    BARRELS,
    COLOURS,
    FIRST,
    FULL,
    KINDS,
    MARKET,
    PURSE,
    RESERVE,
    SEAT,
    SEAT_CELLS,
    SHIP,
    SIZE,
    SUPPLY,
    SUPPLY_AT,
)
from hanse.games.hansa.options import RANDOM, Options, colours_aside, rules_of
from hanse.games.hansa.phases import placing
from hanse.games.hansa.state import State
from hanse.kernel.cells import blank
from hanse.kernel.chance import Chance, chance_from_seed


def start_game(options: Options, seed: int | str) -> State:
    """Section 2: colours set aside, market, stacks, purses, first player; all chance comes from the seed."""
    chance = chance_from_seed(seed)
    s = empty_position(options)
    _set_aside(s, options, chance)
    tokens = tokens_in_play(s)
    chance.shuffle(tokens)
    for slot in s.board.slot_order:  # HA-2.2
        s.cells[MARKET + slot] = 1 + tokens.pop()
    s.cells[FULL] = s.board.slots
    lay_supply(s, tokens)
    s.cells[SHIP] = s.board.ship_start
    for seat in range(options.players):
        s.cells[SEAT + seat * SEAT_CELLS + PURSE] = s.board.start_thalers
        s.cells[SEAT + seat * SEAT_CELLS + RESERVE] = s.board.posts_each
    first = chance.below(options.players)  # drawn in any case, so that the tokens do not depend on the option
    s.cells[FIRST] = first if options.setup_first_player == RANDOM else int(options.setup_first_player) - 1
    placing.begin(s)
    return s


def empty_position(options: Options) -> State:
    """Nothing anywhere, under these options."""
    return State(SHELF.tables(options.data), rules_of(options), blank(SIZE))


def _set_aside(s: State, options: Options, chance: Chance) -> None:
    """HA-2.1: the colours that are chosen, or any."""
    colours = list(range(COLOURS))
    chance.shuffle(colours)
    aside = colours[: s.board.aside[options.players]]
    if options.setup_colours_aside != RANDOM:
        aside = [s.board.colour_keys.index(key) for key in colours_aside(options)]
    s.cells[ASIDE] = sum(1 << colour for colour in aside)


def tokens_in_play(s: State) -> list[int]:
    """The kinds of all tokens but those set aside."""
    kinds = [kind for kind in range(KINDS) if not s.cells[ASIDE] >> (kind // BARRELS) & 1]
    return [kind for kind in kinds for _ in range(s.board.tokens[kind % BARRELS])]


def lay_supply(s: State, kinds: list[int]) -> None:
    """The tokens of the stacks; the last is drawn first."""
    s.cells[SUPPLY] = len(kinds)
    for i, kind in enumerate(kinds):
        s.cells[SUPPLY_AT + i] = 1 + kind
