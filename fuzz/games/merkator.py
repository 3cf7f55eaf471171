"""Merkator, fuzzed: which games, and players who seek out what sensible play seldom meets.

Everything comes from the given chance, so a seed gives the same game again.
"""

from __future__ import annotations

from typing import Any

from fuzz.styles import Style, by_liking
from hanse.games import find_game
from hanse.games.merkator.codes import TRAVEL
from hanse.games.merkator.layout import (
    ASK,
    COLOURS,
    CONTRACTS,
    NOWHERE,
    ON_FULFIL,
    ON_INVEST,
    ON_TRAVEL,
    OWNED,
    PAWN,
    WHERE,
)
from hanse.games.merkator.phases.means import payable
from hanse.games.merkator.state import State
from hanse.kernel.chance import Chance
from hanse.kernel.conformance import expect
from hanse.players import policy

GAME = find_game("merkator")
CASES: list[tuple[str, int, dict[str, Any]]] = [
    *(("standard", seats, {}) for seats in GAME.seats),
    *(("long", seats, {}) for seats in GAME.seats if seats > 1),
    ("solo", 1, {}),
    ("standard", 2, {"safety.max_turns_each": 5}),
    ("long", 4, {"safety.max_turns_each": 40}),
]
# The options that are changed by chance, in all their values.
SWITCHES = (
    "variant.two_players",
    "variant.hand_card",
    "variant.no_goods_loss",
    "variant.more_money",
    "variant.bonus_on_purchase",
    "variant.sell_new_contract",
    "fulfil.fresh",
    "coins.excess",
    "pile.reform",
    "peace.sellable",
    "supply.free_moves",
)
SHORTEST, LONGEST = 100, 900
FEW_COUNTERS = 12  # on the chart: then a climber takes no more

FOCUSED = policy("merkator", "focused")
STYLES: dict[str, Style] = {
    "sensible": Style(),
    "climber": Style(purpose="climb"),
    "wanderer": Style(purposeful=60),
    "seller": Style(purposeful=60, likes={"sell": 40, "buy": 20, "hold": 20, "buy-hand": 40, "sell-reward": 40}),
    "companion": Style(purposeful=50, likes={"join": 80, "fulfil": 80, "done": 1}),
    "trader": Style(purposeful=60, likes={"exchange": 60, "fulfil": 60, "deliver": 30, "done": 2}),
    "gambler": Style(purposeful=60, likes={"turn-next": 40, "lose-tile": 30, "store": 8}),
    "random": Style(purposeful=0),
}


def choose(state: State, chance: Chance, style: Style, families: dict[int, str]) -> int:
    """The decision of a seat of this style; `families` remembers the family of each code."""
    if style.purposeful and chance.below(100) < style.purposeful:
        if style.purpose == "climb" and state.asking() == ON_TRAVEL:
            return _climb(state, state.mover(), chance)
        return FOCUSED(state, chance)
    return by_liking(state, chance, style.likes, families)


def _climb(s: State, seat: int, chance: Chance) -> int:
    """Patient: time is taken only where a contract can be fulfilled or much lies; goods of every kind are wanted."""
    haste = 16 if s.on_chart() > FEW_COUNTERS else 70
    best, most = TRAVEL, -10_000
    for code in s.legal():
        place = code - TRAVEL
        if not 0 <= place < len(s.board.place_keys):
            continue
        promise = chance.below(3) - haste * max(0, s.board.place_time[place])
        colour = int(s.board.place_colour[place])
        if colour != NOWHERE:
            cubes = s.cubes(colour)
            lacking = sum(1 for good in (2 * colour, 2 * colour + 1) if not s.stock(seat, good))
            promise += 3 * min(cubes, 6) + 9 * min(cubes, lacking)
        for card in range(CONTRACTS):
            mine = s.cells[WHERE + card] == OWNED + seat and s.board.contract_place[card] == place
            if mine and payable(s, seat, card):
                promise += 8 * s.value(card)
        if promise > most:
            best, most = code, promise
    return best


def asked(state: State) -> str:
    """The kind of the pending decision."""
    return state.kind().name


def check_course(state: State) -> None:
    """MK-15.8, MK-15.9: what a trip leaves on the board, as long as the turn lasts."""
    cells = state.cells
    pawn = int(cells[PAWN])
    if not pawn or cells[ASK] not in (ON_FULFIL, ON_INVEST, ON_TRAVEL):
        return
    place = state.board.place_keys[pawn - 1]
    colour = int(state.board.place_colour[pawn - 1])
    if colour == NOWHERE:
        threshold = int(state.board.place_threshold[pawn - 1])
        exact = [c for c in range(COLOURS) if state.cubes(c) == threshold]
        expect(not exact, f"exactly {threshold} cubes on a main place after a trip to {place} (MK-15.9)")
        return
    expect(not state.cubes(colour), f"cubes on {place} after a trip there (MK-15.8)")
    linked = [other for other in range(COLOURS) if state.board.links[colour] >> other & 1]
    expect(all(state.cubes(other) for other in linked), f"no cube beside {place} after a trip there (MK-15.8)")
