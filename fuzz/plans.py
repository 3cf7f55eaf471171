"""Which games are fuzzed: the n-th game of a seed is always the same, whoever plays it."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fuzz.players import STYLES, choose
from hanse.games import find_game
from hanse.kernel.chance import Chance, chance_from_seed

GAME = find_game("teutonica")
CASES = [(preset, seats) for preset in GAME.presets() for seats in GAME.seats]

# The rulings that concern the base game, each with all its values.
SWITCHES = (
    "markers.three",
    "markers.threeTargets",
    "markers.swapOwnership",
    "markers.noRoute",
    "displace.order",
    "final.tiebreak",
)
VALUES = {field.key: field.values for field in GAME.option_fields() if field.key in SWITCHES}

# Who sits together: the same style for all, one odd seat among sensible ones, or any mixture.
PARTIES = ("alike", "one odd", "mixed")
SHORTEST, LONGEST = 200, 1400


@dataclass(frozen=True)
class Plan:
    """One game: its options, its seed, who plays, and after how many decisions it is broken off."""

    name: str
    options: Any
    styles: tuple[str, ...]
    limit: int

    def __str__(self) -> str:
        data = self.options.to_data()
        switches = ", ".join(f"{key}={data[key]}" for key in ("markers.set", *SWITCHES))
        return f"seed {self.name!r}: {data['map']}, {data['players']} seats, {switches}; {' '.join(self.styles)}"


def plan(seed: int, index: int) -> Plan:
    """The game of this number: presets and seat counts in turn, all else by chance."""
    name = f"{seed}/{index}"
    chance = chance_from_seed(name, "fuzz plan")
    preset, seats = CASES[index % len(CASES)]
    changes = {key: _one_of(chance, values) for key, values in VALUES.items() if chance.below(2)}
    limit = SHORTEST + chance.below(LONGEST - SHORTEST)
    return Plan(name, GAME.options(preset, seats, changes), _party(chance, seats), limit)


def _one_of(chance: Chance, items: Any) -> Any:
    return items[chance.below(len(items))]


def _party(chance: Chance, seats: int) -> tuple[str, ...]:
    names = list(STYLES)
    party = _one_of(chance, PARTIES)
    if party == "alike":
        return (_one_of(chance, names),) * seats
    styles = [_one_of(chance, names) if party == "mixed" else "sensible" for _ in range(seats)]
    styles[chance.below(seats)] = _one_of(chance, names)
    return tuple(styles)


def play(game: Plan) -> Iterator[tuple[Any, int]]:
    """Each state of the game with the code about to be played, the last state with -1."""
    chance = chance_from_seed(game.name, "fuzz play")
    state: Any = GAME.start(game.options, game.name)
    families: dict[int, str] = {}
    styles = [STYLES[name] for name in game.styles]
    for _ in range(game.limit):
        if state.over():
            break
        code = choose(state, chance, styles[state.mover()], families)
        yield state, code
        state.apply(code)
    yield state, -1


def mark(state: Any, code: int) -> bytes:
    """The position, what is legal in it and what was chosen, as bytes for a digest."""
    numbers = [code, *state.legal()]
    return bytes(state.key()) + struct.pack(f"<{len(numbers)}h", *numbers)


def digests(game: Plan) -> Iterator[str]:
    """A digest of the game up to each of its states."""
    total = hashlib.sha256()
    for state, code in play(game):
        total.update(mark(state, code))
        yield total.hexdigest()
