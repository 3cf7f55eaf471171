"""Hansa (2004), fuzzed: which games, and players who seek out what sensible play seldom meets.

Everything comes from the given chance, so a seed gives the same game again.
"""

from __future__ import annotations

from typing import Any

from fuzz.styles import Style, by_liking
from hanse.games import find_game
from hanse.games.hansa.state import State
from hanse.kernel.chance import Chance
from hanse.kernel.conformance import expect
from hanse.players import policy

GAME = find_game("hansa")
_VALUES = {field.key: field.values for field in GAME.option_fields()}
CASES: list[tuple[str, int, dict[str, Any]]] = [
    *(("hansa2004", seats, {}) for seats in GAME.seats),
    *(
        ("hansa2004", 2 if "+" in str(colours) else 3, {"setup.colours_aside": colours})
        for colours in _VALUES["setup.colours_aside"][1:]
    ),
    *(
        ("hansa2004", GAME.seats[i % len(GAME.seats)], {"limits.idle_rounds": rounds})
        for i, rounds in enumerate(_VALUES["limits.idle_rounds"][1:])
    ),
]
# The options that are changed by chance, in all their values.
SWITCHES = ("thaler_bank_is_limit", "sale.partial", "sold.visible", "setup.first_player")
SHORTEST, LONGEST = 100, 900

FOCUSED = policy("hansa", "focused")
STYLES: dict[str, Style] = {
    "sensible": Style(),
    "sailor": Style(purposeful=50, likes={"sail": 40, "end": 1, "refill": 10}),
    "settler": Style(purposeful=50, likes={"install": 60, "sell": 1, "buy": 20, "end": 1}),
    "hoarder": Style(purposeful=20, likes={"buy": 80, "install": 0, "sell": 0, "sell-all": 0, "sail": 40, "end": 1}),
    "seller": Style(purposeful=30, likes={"sell": 90, "sell-all": 90, "done": 30, "install": 5, "buy": 60, "end": 1}),
    "drawer": Style(purposeful=30, likes={"refill": 90, "decline": 0, "buy": 60, "sail": 20, "end": 2}),
    "miser": Style(purposeful=60, likes={"end": 20, "decline": 40}),
    "sleeper": Style(purposeful=0, likes={"end": 200, "decline": 200, "sail": 1, "buy": 1, "install": 1, "sell": 1}),
    "stray": Style(purposeful=0),
}

# HA-14.9: by seats, the most thalers of one seat and of all together.
_MOST_IN_PURSE = {2: 11, 3: 16, 4: 22}
_MOST_IN_ALL = {2: 12, 3: 19, 4: 26}


def choose(state: State, chance: Chance, style: Style, families: dict[int, str]) -> int:
    """The decision of a seat of this style; `families` remembers the family of each code."""
    if style.purposeful and chance.below(100) < style.purposeful:
        return FOCUSED(state, chance)
    return by_liking(state, chance, style.likes, families)


def asked(state: State) -> str:
    """The kind of the pending decision."""
    return state.kind().name


def check_course(state: State) -> None:
    """The bounds of HA-14.9."""
    seats = state.rules.seats
    purses = [state.purse(seat) for seat in range(seats)]
    expect(max(purses) <= _MOST_IN_PURSE[seats], f"purses {purses}: expected at most {_MOST_IN_PURSE[seats]} each")
    expect(sum(purses) <= _MOST_IN_ALL[seats], f"purses {purses}: expected at most {_MOST_IN_ALL[seats]} in all")
    tokens = [state.opened(seat) for seat in range(seats)]
    most = state.board.keep_tokens + state.board.slots
    expect(max(tokens) <= most, f"open tokens {tokens}: expected at most {most}")
