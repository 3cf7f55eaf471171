"""A table for the tests: positions in few words, choices and decisions as text."""

from __future__ import annotations

from typing import Any

from hanse.games.hansa.game import HANSA
from hanse.games.hansa.state import State

Data = dict[str, Any]
PORTS = ("tonsberg", "aalborg", "copenhagen", "lubeck", "stockholm", "kalmar", "danzig", "reval", "riga")
COLOURS = ("orange", "brown", "red", "green", "blue", "pink")
TOKENS_EACH = {1: 4, 2: 5, 3: 4}


def position(**parts: Any) -> State:
    """A position of three seats, if nothing else is said, with these parts of `read_position`, and besides:

    `market` for tokens by warehouse, `posts` for posts by port, `changes` for single options, `top` for the tokens
    that are drawn first.
    """
    changes, top = parts.pop("changes", {}), parts.pop("top", None)
    options = HANSA.options("hansa2004", parts.pop("players", 3), changes)
    ports: dict[str, Data] = {}
    for port, posts in parts.pop("posts", {}).items():
        ports.setdefault(port, {})["posts"] = posts
    for slot, token in parts.pop("market", {}).items():
        number = "ab".index(slot[-1])
        slots = ports.setdefault(slot[:-2], {}).setdefault("slots", [])
        slots += [None] * (number + 1 - len(slots))
        slots[number] = token
    state = HANSA.read_position({"options": options.to_data(), "ports": ports, **parts})
    return on_top(state, top) if top else state


def on_top(state: State, tokens: list[str]) -> State:
    """The same position, except that these tokens of the supply, or of those removed, are drawn first."""
    data = state.to_data()
    rest = [token for stack in data["stacks"]["order"] for token in stack]
    for token in tokens:
        if token not in rest:
            data["removed"].remove(token)
            data["removed"].append(rest[-1])
            rest[-1] = token
        rest.remove(token)
    drawn = tokens + rest
    stacks = []
    for stack in data["stacks"]["order"]:
        stacks.append(drawn[: len(stack)])
        drawn = drawn[len(stack) :]
    data["stacks"] = {"order": stacks}
    return HANSA.read_position(data)


def full_market(**others: str | None) -> dict[str, str | None]:
    """A token in every warehouse; `others` by warehouse, written `riga_b`, for other tokens or none."""
    kinds = [f"{colour}-{barrels}" for colour in COLOURS[:4] for barrels in (2, 3, 1)]
    slots = warehouses()
    market: dict[str, str | None] = {slot: kinds[i % len(kinds)] for i, slot in enumerate(slots)}
    for slot, other in others.items():
        market[slot.replace("_", ".")] = other
    return market


def warehouses() -> list[str]:
    """All warehouses in their order."""
    board = new_game().board
    return [board.slot_key(slot) for slot in board.slot_order]


def new_game(seats: int = 3, seed: int | str = 1, **changes: object) -> State:
    """A game at its beginning; `changes` under the names of the options, with `__` for the dot."""
    named = {key.replace("__", "."): value for key, value in changes.items()}
    return HANSA.start(HANSA.options("hansa2004", seats, named), seed)


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


def named(told: list[Data], *names: str) -> list[Data]:
    """The events of these names."""
    return [event for event in told if event["event"] in names]


def seat(state: State, number: int) -> Data:
    """What the position says of a seat."""
    entry: Data = state.to_data()["seats"][number]
    return entry


def purses(state: State) -> list[int]:
    """The thalers of every seat."""
    return [entry["purse"] for entry in state.to_data()["seats"]]


def posts(state: State, port: str) -> list[int]:
    """The posts of every seat in a port."""
    found: list[int] = state.to_data()["ports"][port]["posts"]
    return found


def market(state: State) -> dict[str, str]:
    """Every full warehouse with its token."""
    return {
        f"{port}.{letter}": token
        for port, entry in state.to_data()["ports"].items()
        for letter, token in zip("ab", entry["slots"], strict=False)
        if token
    }


def removed(state: State) -> list[str]:
    """The tokens removed from the game."""
    found: list[str] = state.to_data()["removed"]
    return found


def decision(state: State) -> Data:
    """The pending decision as the view shows it."""
    pending: Data | None = state.view(None)["decision"]
    assert pending is not None, "the game is over"
    return pending


def asked(state: State) -> tuple[str, int]:
    """Kind and seat of the pending decision, for instance ("loss", 1)."""
    pending = decision(state)
    return pending["kind"], pending["seat"]


def heights(state: State) -> list[int]:
    """How high the stacks are."""
    found: list[int] = state.view(None)["stacks"]["heights"]
    return found
