"""What places answer: a card for everybody, and for whoever decides a choice or a reason at every place."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import uniform
from hanse.kernel.contract import State
from hanse.kernel.errors import MoveError
from hanse.players import policy
from tests.kernel.barrels.game import BARRELS

SETTINGS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("teutonica", "base2009", 2, {}),
    ("teutonica", "bigbox2020", 4, {"modules.missions": True, "modules.favours": True}),
    ("teutonica", "east2010", 3, {}),
    ("teutonica", "britannia2014", 2, {}),
    ("hansa", "hansa2004", 3, {}),
    ("merkator", "standard", 3, {"variant.hand_card": True}),
    ("merkator", "solo", 1, {}),
]
EVERY = 24  # decisions between two looks at all places


@pytest.mark.parametrize(("key", "preset", "seats", "changes"), SETTINGS, ids=str)
def test_every_place_has_a_choice_or_a_reason_and_none_contradicts(
    key: str, preset: str, seats: int, changes: dict[str, Any]
) -> None:
    game, bot, chance = GAMES[key], policy(key), chance_from_seed("places")
    state = game.start(game.options(preset, seats, changes), "places")
    for decisions in range(4 * EVERY):
        if decisions % EVERY == 0:
            moment = Moment(state, game.actions)
            for place in state.places():
                moment.check(place)
        state.apply(uniform(state, chance) if chance.below(3) == 0 else bot(state, chance))
        if state.over():
            break


class Moment:
    """A state with all that its codes name and why they are refused, worked out once for all places."""

    def __init__(self, state: State, actions: int) -> None:
        self.state = state
        self.legal = set(state.legal())
        self.naming: dict[str, list[int]] = {}
        self.why: dict[int, dict[str, Any] | None] = {}
        for code in range(actions):
            try:
                touched = state.touches(code)
            except MoveError:  # not on this board
                continue
            self.why[code] = state.why(code)
            for place in touched:
                self.naming.setdefault(place, []).append(code)

    def check(self, place: str) -> None:
        """For whoever decides, each code that names the place is legal or refused, and every reason refuses some."""
        card = self.state.card(place, self.state.mover())
        naming = self.naming[place]
        assert set(card["choices"]) == self.legal.intersection(naming)
        assert card["choices"] or card["reasons"]
        refused = [code for code in naming if code not in self.legal]
        assert all(self.why[code] for code in refused)
        for reason in card["reasons"]:
            facts = {name: fact for name, fact in reason.items() if name != "families"}
            families = {self.state.describe(code)["family"] for code in refused if self.why[code] == facts}
            assert set(reason["families"]) == families


def test_a_small_game_tells_of_its_only_place() -> None:
    state = BARRELS.start(BARRELS.options("usual", 2), 1)
    while state.cells[0] > 2:
        state.play(0)
    mover = state.mover()
    assert state.places() == ["heap:barrels"]
    assert state.card("heap:barrels", mover) == {
        "place": "heap:barrels",
        "lines": [{"line": "heap", "left": 2}],
        "choices": [0, 1],
        "reasons": [{"reason": "too-few", "left": 2, "families": ["take"]}],
    }
    other = state.card("heap:barrels", 1 - mover)
    assert (other["choices"], other["reasons"]) == ([], [{"reason": "decides", "seat": mover, "families": []}])
    state.play(1)
    assert state.card("heap:barrels", 0)["reasons"] == [{"reason": "over", "families": []}]
    assert state.why(0) == {"reason": "over"}


@pytest.mark.parametrize("place", ["", "heap", "heap:", "city:atlantis", "heap:barrels.2", "ü" * 200])
def test_a_place_that_does_not_exist_is_refused_in_one_line(place: str) -> None:
    state = BARRELS.start(BARRELS.options("usual", 2), 1)
    with pytest.raises(MoveError, match=r"has no such place or thing$"):
        state.card(place, 0)


@pytest.mark.parametrize("code", [-1, 3, 10**12])
def test_a_code_outside_the_action_space_has_no_reason(code: int) -> None:
    state = BARRELS.start(BARRELS.options("usual", 2), 1)
    with pytest.raises(MoveError, match="expected a code from 0 to 2"):
        state.why(code)
