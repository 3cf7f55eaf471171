"""Which games are fuzzed: the n-th game of a seed is always the same, whoever plays it."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fuzz.games import Fuzzed, fuzzed
from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.errors import OptionError

# Who sits together: the same style for all, one odd seat among sensible ones, or any mixture.
PARTIES = ("alike", "one odd", "mixed")


@dataclass(frozen=True)
class Plan:
    """One game: its options, its seed, who plays, and after how many decisions it is broken off."""

    key: str
    name: str
    options: Any
    styles: tuple[str, ...]
    limit: int

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value}" for key, value in self.options.to_data().items() if key != "players")
        return f"seed {self.name!r}: {self.key}, {len(self.styles)} seats, {told}; {' '.join(self.styles)}"


def plan(key: str, seed: int, index: int) -> Plan:
    """The game of this number: the game's cases in turn, all else by chance."""
    played = fuzzed(key)
    name = f"{seed}/{index}"
    chance = chance_from_seed(name, "fuzz plan")
    case = played.CASES[index % len(played.CASES)]
    limit = played.SHORTEST + chance.below(played.LONGEST - played.SHORTEST)
    return Plan(key, name, _options(played, case, chance), _party(played, chance, case[1]), limit)


def _options(played: Fuzzed, case: tuple[str, int, dict[str, Any]], chance: Chance) -> Any:
    """The case with some of the switches changed, as far as the rules know the combination."""
    preset, seats, changes = case
    options = played.GAME.options(preset, seats, changes)
    for field in played.GAME.option_fields():
        if field.key not in played.SWITCHES or field.key in changes or not chance.below(2):
            continue
        wish = {**changes, field.key: field.values[chance.below(len(field.values))]}
        try:
            options, changes = played.GAME.options(preset, seats, wish), wish
        except OptionError:
            continue
    return options


def _party(played: Fuzzed, chance: Chance, seats: int) -> tuple[str, ...]:
    names = list(played.STYLES)
    party = PARTIES[chance.below(len(PARTIES))]
    if party == "alike":
        return (names[chance.below(len(names))],) * seats
    styles = [names[chance.below(len(names))] if party == "mixed" else "sensible" for _ in range(seats)]
    styles[chance.below(seats)] = names[chance.below(len(names))]
    return tuple(styles)


def play(game: Plan) -> Iterator[tuple[Any, int]]:
    """Each state of the game with the code about to be played, the last state with -1."""
    played = fuzzed(game.key)
    chance = chance_from_seed(game.name, "fuzz play")
    state: Any = played.GAME.start(game.options, game.name)
    families: dict[int, str] = {}
    styles = [played.STYLES[name] for name in game.styles]
    for _ in range(game.limit):
        if state.over():
            break
        code = played.choose(state, chance, styles[state.mover()], families)
        yield state, code
        state.apply(code)
    yield state, -1


def mark(state: Any, code: int) -> bytes:
    """The position, what is legal in it and what was chosen, as bytes for a digest."""
    numbers = [code, *state.legal()]
    return bytes(state.key()) + struct.pack(f"<{len(numbers)}i", *numbers)


def digests(game: Plan) -> Iterator[str]:
    """A digest of the game up to each of its states."""
    total = hashlib.sha256()
    for state, code in play(game):
        total.update(mark(state, code))
        yield total.hexdigest()
