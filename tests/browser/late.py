"""Tables whose game has come far: a person plays it to its end in a fraction of the time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State
from hanse.players.house import policy
from tests.server.player import Player, Server

LAST_PART = 0.75  # of the decisions that a whole game takes


def late_state(game: str, seats: int, *, preset: str = "", made: float = LAST_PART, **changes: object) -> State:
    """A game of `focused` players that has come so far, at a decision of the first seat; changes have _ for a dot."""
    wished = {key.replace("_", "."): value for key, value in changes.items()}
    options = GAMES[game].options(preset or GAMES[game].presets()[0], seats, wished)
    choose, codes = policy(game), list[int]()
    state, chance = GAMES[game].start(options, "late"), chance_from_seed("late", "players")
    while not state.over():
        codes.append(choose(state, chance))
        state.apply(codes[-1])
    state = GAMES[game].start(options, "late")
    for ply, code in enumerate(codes):
        if ply >= made * len(codes) and state.mover() == 0:
            break
        state.apply(code)
    return state


def sit_down(server: Server, page: Page, state: State) -> None:
    """A table that begins with a position: the visitor on the first seat, bots on the others."""
    host = Player(server.url, "Anna")
    data = state.to_data()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "focused"}] * (state.seats() - 1)]
    table = host.ok(host.post("tables", {"game": data["game"], "position": data, "seats": seats}))["id"]
    for cookie in host.http.cookies.jar:
        page.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": server.url}])
    host.close()
    page.goto(f"/#/table/{table}")
    page.reload()
    expect(page.locator(".table[data-asked]")).to_be_visible()
    expect(page.locator(".board .laid > *").first).to_be_attached()
