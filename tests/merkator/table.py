"""A table for the tests: positions in few words, choices and decisions as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.games.merkator.game import MERKATOR
from hanse.games.merkator.layout import PAID
from hanse.games.merkator.state import State
from hanse.games.merkator.terms import SHELF

Data = dict[str, Any]
COLOURS = ["green", "yellow", "black", "purple", "orange", "grey", "blue", "red"]
MAIN = ["hamburg", "danzig", "sweden", "russia", "netherlands", "england", "france", "spain"]
MINOR = ["denmark", "bohemia", "italy", "newfoundland"]
CARDS = {"data": "standard"}  # the set that the examples are written for
GOODS = SHELF.tables("standard").good_keys


def position(**parts: Any) -> State:
    """The position with these parts of `read_position`; `changes` sets single options of the preset."""
    changes = parts.pop("changes", {})
    if "options" not in parts:
        options = MERKATOR.options(parts.pop("preset", "standard"), parts.pop("players", 3), CARDS | changes)
        parts["options"] = options.to_data()
    return MERKATOR.read_position(parts)


def new_game(
    preset: str = "standard", seats: int = 3, seed: int | str = 1, changes: Mapping[str, object] | None = None
) -> State:
    """A game at its beginning; `changes` under the dotted names of the options."""
    return MERKATOR.start(MERKATOR.options(preset, seats, CARDS | dict(changes or {})), seed)


def at(place: str, kind: str = "fulfil", **parts: Any) -> State:
    """The pawn stands on a place, and seat 0 is asked there."""
    return position(pawn=place, pending={"kind": kind, "seat": 0}, **parts)


def choices(state: State, *families: str) -> set[str]:
    """All legal choices in words, or those of the named families only (as `describe` names them)."""
    return {state.words(code) for code in state.legal() if not families or state.describe(code)["family"] in families}


def play(state: State, *texts: str) -> State:
    """Make these decisions, each checked, and give back the same state; the invariants hold after each."""
    for text in texts:
        state.play(state.code(text))
        assert state.faults() == []
    return state


def after(state: State, *texts: str) -> State:
    """The state after these decisions; the given one stays as it is."""
    return play(state.copy(), *texts)


def events(state: State, *texts: str) -> list[Data]:
    """What happens while these decisions are made."""
    state.listen()
    play(state, *texts)
    return state.events()


def named(told: list[Data], name: str) -> list[Data]:
    """The events of this name."""
    return [event for event in told if event["event"] == name]


def seat(state: State, number: int = 0) -> Data:
    """What the position says of a seat."""
    entry: Data = state.to_data()["seats"][number]
    return entry


def bonus_costs() -> dict[str, int]:
    """What each bonus card costs."""
    return {card["id"]: card["cost"] for card in MERKATOR.facts("standard")["bonus-cards.toml"]["card"]}


def goods(state: State, number: int = 0) -> dict[str, int]:
    """The goods in stock of a seat, without the empty storerooms."""
    return {good: cubes for good, cubes in seat(state, number)["goods"].items() if cubes}


def cubes(state: State) -> dict[str, int]:
    """The cubes on the main places."""
    found: dict[str, int] = state.to_data()["cubes"]
    return found


def asked(state: State) -> tuple[str, int]:
    """Kind and seat of the pending decision, for instance ("loss", 1)."""
    pending = state.view(None)["decision"]
    assert pending is not None, "the game is over"
    return pending["kind"], pending["seat"]


def outcomes(state: State) -> set[tuple[Any, ...]]:
    """What every way through the payment of seat 0 leaves: goods, tile, counters, once the contract is fulfilled."""
    found: set[tuple[Any, ...]] = set()
    waiting = [state]
    met: set[bytes] = set()
    while waiting:
        one = waiting.pop()
        if one.key() in met:
            continue
        met.add(one.key())
        if not one.cells[PAID]:
            tile = tuple(colour for number, colour in enumerate(COLOURS) if one.tile(0) >> number & 1)
            found.add((tuple(one.stock(0, good) for good in range(len(GOODS))), tile, one.counters(0)))
            continue
        for code in one.legal():
            other = one.copy()
            other.apply(code)
            waiting.append(other)
    return found
