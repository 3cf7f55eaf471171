"""What players that search look at: every choice that is really different, and none twice where that is plain."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hanse.games import GAMES
from hanse.games.hansa.layout import MARKET, PORTS
from hanse.games.hansa.state import State as Hansa
from hanse.games.teutonica.layout import POST
from hanse.games.teutonica.state import State as Teutonica
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import uniform
from hanse.kernel.contract import State
from hanse.kernel.errors import OptionError
from hanse.players.house import policy

DECISIONS = 60
OFTEN = 15  # long lists cost most and come most: they are looked at less often
CHANGES: dict[str, list[dict[str, object]]] = {
    "teutonica": [{"modules.missions": True, "modules.favours": True}],
    "hansa": [],
    "merkator": [],
}


def _posts_in_order(state: State) -> bytes:
    """The cells with the pieces on each route sorted, those on ship posts apart."""
    assert isinstance(state, Teutonica)
    board, cells = state.board, bytearray(state.key())
    for route in range(board.routes):
        posts = [post for post in range(board.posts) if board.post_route[post] == route]
        for ship in (0, 1):
            alike = [POST + post for post in posts if board.post_ship[post] == ship]
            for at, piece in zip(alike, sorted(cells[at] for at in alike), strict=True):
                cells[at] = piece
    return bytes(cells)


def _warehouses_in_order(state: State) -> bytes:
    """The cells with the goods in the two warehouses of each port sorted."""
    assert isinstance(state, Hansa)
    cells = bytearray(state.key())
    for port in range(PORTS):
        at = MARKET + 2 * port
        cells[at : at + 2] = sorted(cells[at : at + 2])
    return bytes(cells)


ORDERED: dict[str, Callable[[State], bytes]] = {
    "teutonica": _posts_in_order,
    "hansa": _warehouses_in_order,
    "merkator": lambda state: state.key(),
}


def _starts() -> list[tuple[str, str, int, dict[str, object]]]:
    found: list[tuple[str, str, int, dict[str, object]]] = []
    for key, game in GAMES.items():
        for preset in game.presets():
            for changes in [{}, *CHANGES[key]]:
                for seats in game.seats:
                    try:
                        game.options(preset, seats, changes)
                    except OptionError:
                        continue
                    found.append((key, preset, seats, changes))
    return found


@pytest.mark.parametrize(("key", "preset", "seats", "changes"), _starts())
def test_every_legal_code_leads_where_a_candidate_leads(
    key: str, preset: str, seats: int, changes: dict[str, object]
) -> None:
    game, focused, ordered = GAMES[key], policy(key), ORDERED[key]
    state = game.start(game.options(preset, seats, changes), 5)
    chance = chance_from_seed(5, "candidates")

    def after(code: int) -> bytes:
        other = state.copy()
        other.apply(code)
        return ordered(other)

    for _ in range(DECISIONS):
        if state.over():
            break
        legal, candidates = state.legal(), state.candidates()
        assert [code for code in legal if code in candidates] == candidates
        others = [code for code in legal if code not in candidates]
        if others and chance.below(len(legal)) < OFTEN:
            reached = {after(code) for code in candidates}
            assert [state.words(code) for code in others if after(code) not in reached] == []
        state.apply(focused(state, chance) if chance.below(2) else uniform(state, chance))


def test_of_the_posts_of_a_route_that_hold_the_same_only_the_first_is_a_candidate() -> None:
    game = GAMES["teutonica"]
    state = game.start(game.options("base2009", 4), 1)
    assert isinstance(state, Teutonica)
    kinds = [state.describe(code)["family"] for code in state.candidates()]
    assert kinds.count("place") == 2 * state.board.routes
    state.play(state.code("place trader hamburg-luneburg.1"))
    assert {state.words(code) for code in state.candidates() if "hamburg-luneburg" in state.words(code)} == {
        "place trader hamburg-luneburg.2",
        "place merchant hamburg-luneburg.2",
        "lift hamburg-luneburg.1",
    }


def test_of_two_warehouses_with_the_same_goods_only_the_first_is_a_candidate() -> None:
    game = GAMES["hansa"]
    chance = chance_from_seed(1)
    twice = 0
    for seed in range(20):
        state = game.start(game.options("hansa2004", 3), seed)
        while not state.over() and not twice:
            assert isinstance(state, Hansa)
            left_out = [state.words(code) for code in state.legal() if code not in state.candidates()]
            assert all(words.startswith("buy ") and words.endswith(".b") for words in left_out)
            twice += len(left_out)
            state.apply(policy("hansa")(state, chance))
    assert twice
