"""A table for the tests: positions in few words, choices and decisions as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.state import State

Data = dict[str, Any]
BASE_BOARDS = {3: "base-2-3", 4: "base-4-5", 5: "base-4-5"}


def position(**parts: Any) -> State:
    """The position with these parts of `read_position`; `changes` sets single options of the preset."""
    changes = parts.pop("changes", None)
    if changes is not None:
        options = TEUTONICA.options(parts.pop("preset", "base2009"), parts.pop("players", 4), changes)
        parts["options"] = options.to_data()
    return TEUTONICA.read_position(parts)


def new_game(preset: str = "base2009", seats: int = 4, seed: int | str = 1, **changes: object) -> State:
    """A game at its beginning; `changes` under the dotted names of the options."""
    return TEUTONICA.start(TEUTONICA.options(preset, seats, changes), seed)


def pieces(traders: int = 0, merchants: int = 0) -> dict[str, int]:
    """So many pieces, as a position has them in supply and stock."""
    return {"traders": traders, "merchants": merchants}


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


def route_lengths(board: str) -> dict[str, int]:
    """Every route of the board with its number of posts."""
    return {route["id"]: len(route["posts"]) for route in board_facts(board)["route"]}


def posts_of(board: str, routes: Iterable[str]) -> set[str]:
    """The names of all posts of these routes."""
    lengths = route_lengths(board)
    return {f"{route}.{number}" for route in routes for number in range(1, lengths[route] + 1)}


def all_posts(board: str) -> set[str]:
    """The names of all posts of the board."""
    return posts_of(board, route_lengths(board))


def place_words(posts: Iterable[str], *kinds: str) -> set[str]:
    """The choices of putting a piece of these kinds (traders, if none is named) on these posts."""
    return {f"place {kind} {post}" for post in posts for kind in kinds or ("trader",)}


def post(state: State, name: str) -> str | None:
    """The piece on a post, for instance `t0` on `stade-hamburg.2`."""
    route, number = name.rsplit(".", 1)
    piece: str | None = state.to_data()["routes"][route]["posts"][int(number) - 1]
    return piece


def occupied(state: State) -> dict[str, str]:
    """Every occupied post with its piece."""
    return {
        f"{route}.{number}": piece
        for route, entry in state.to_data()["routes"].items()
        for number, piece in enumerate(entry["posts"], start=1)
        if piece
    }


def seat(state: State, number: int) -> Data:
    """What the position says of a seat."""
    entry: Data = state.to_data()["seats"][number]
    return entry


def supply(state: State, number: int) -> dict[str, int]:
    """The pieces in a seat's supply."""
    found: dict[str, int] = seat(state, number)["supply"]
    return found


def stock(state: State, number: int) -> dict[str, int]:
    """The pieces in a seat's stock."""
    found: dict[str, int] = seat(state, number)["stock"]
    return found


def decision(state: State) -> Data | None:
    """The pending decision as the view shows it."""
    pending: Data | None = state.view(None)["decision"]
    return pending


def asked(state: State) -> tuple[str, int]:
    """Kind and seat of the pending decision, for instance ("displaced", 1)."""
    pending = decision(state)
    assert pending is not None, "the game is over"
    return pending["kind"], pending["seat"]


def actions_left(state: State) -> int:
    """How many actions the active seat still has in this turn."""
    left: int = state.to_data()["turn"]["actions"]
    return left


def fill(routes: Iterable[str], board: str, piece: str, *, free: Iterable[str] = ()) -> dict[str, list[str | None]]:
    """These routes with a piece on every post that is not named as free, as `position(routes=...)` takes them."""
    open_posts = set(free)
    lengths = route_lengths(board)
    return {
        route: [None if f"{route}.{number}" in open_posts else piece for number in range(1, lengths[route] + 1)]
        for route in routes
    }


FULL_DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}


def parked(owner: int, traders: int = 0, merchants: int = 0) -> Data:
    """Pieces of a seat out of the way: in extra offices of a city, as `position(cities=...)` takes them."""
    return {"extra": [f"t{owner}"] * traders + [f"m{owner}"] * merchants}
