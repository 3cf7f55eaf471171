"""Codes in words, what they touch, and what the simple player does with them."""

from __future__ import annotations

import pytest

from hanse.games.hansa.game import HANSA
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import check_every_code
from hanse.kernel.errors import MoveError
from hanse.players import policy
from tests.hansa.table import new_game, play, position, seat

MEANT = {
    "end turn": ({"family": "end"}, []),
    "done": ({"family": "done"}, []),
    "refill": ({"family": "refill"}, []),
    "decline": ({"family": "decline"}, []),
    "place riga": ({"family": "place", "port": "riga"}, ["port:riga"]),
    "sail kalmar": ({"family": "sail", "port": "kalmar"}, ["port:kalmar"]),
    "buy riga.b": ({"family": "buy", "slot": "riga.b", "port": "riga"}, ["slot:riga.b"]),
    "install red-3": ({"family": "install", "token": "red-3", "colour": "red", "barrels": 3}, ["token:red-3"]),
    "sell pink-1": ({"family": "sell", "token": "pink-1", "colour": "pink", "barrels": 1}, ["token:pink-1"]),
    "sell all blue": ({"family": "sell-all", "colour": "blue"}, ["colour:blue"]),
    "lose brown-2": ({"family": "lose", "token": "brown-2", "colour": "brown", "barrels": 2}, ["token:brown-2"]),
    "discard red-1": ({"family": "discard", "token": "red-1", "colour": "red", "barrels": 1}, ["token:red-1"]),
}


@pytest.mark.parametrize("text", MEANT)
def test_a_code_says_what_it_means_and_touches(text: str) -> None:
    state = new_game()
    code = state.code(f"  {text} ")
    assert (state.words(code), (state.describe(code), state.touches(code))) == (text, MEANT[text])


def test_every_code_is_one_of_the_board_but_second_warehouses_where_there_is_one() -> None:
    assert check_every_code(HANSA, new_game()) == HANSA.actions - 4


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("jump", "'jump' is not a decision: expected one of: end turn; done; refill; decline; place PORT; sail PORT"),
        ("buy kalmar.b", "'buy kalmar.b': the board hansa has no such place or thing"),
        ("sell red-4", "'sell red-4': the board hansa has no such place or thing"),
    ],
)
def test_words_that_name_nothing_are_refused(text: str, said: str) -> None:
    with pytest.raises(MoveError) as refused:
        new_game().code(text)
    assert str(refused.value).startswith(said)


def test_codes_outside_the_action_space_are_refused() -> None:
    for code in (-1, HANSA.actions):
        with pytest.raises(MoveError, match=f"decision {code}: expected a code from 0 to 117"):
            new_game().words(code)


@pytest.mark.clause("HA-R-35")
def test_the_simple_player_gives_up_the_fewest_barrels() -> None:
    state = position(
        ship="riga", posts={"riga": [1]}, seats=[{"open": ["red-1", "red-1"]}, {"open": ["red-2", "red-3"]}]
    )
    play(state, "sell red-1", "sell red-1", "done")
    state.apply(policy("hansa", "focused")(state, chance_from_seed(1)))
    assert seat(state, 1)["open"] == ["red-3"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_simple_player_plays_sensible_games_to_their_end(seats: int) -> None:
    focused, uniform = policy("hansa", "focused"), policy("hansa", "random")
    wins = 0
    for seed in range(6):
        state, chance = new_game(seats, seed), chance_from_seed(seed)
        while not state.over():
            state.apply((focused if state.mover() == seed % seats else uniform)(state, chance))
        wins += state.ranks()[seed % seats] == 1
        assert state.score_sheet()[seed % seats]["sold"] > 10
    assert wins >= 5
