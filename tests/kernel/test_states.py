"""A state can be compared, copied, pickled and shown; so can a record and a game."""

from __future__ import annotations

import copy
import pickle

import pytest

from hanse.games import GAMES
from hanse.kernel import pictures
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import uniform
from hanse.kernel.contract import State
from hanse.kernel.errors import HanseError, MoveError
from hanse.kernel.identity import game_at, restored
from hanse.kernel.record import Record

EVERY = pytest.mark.parametrize("key", GAMES)


def _middle(key: str, decisions: int = 40, seed: int = 3) -> State:
    game = GAMES[key]
    state = game.start(game.options(game.presets()[0], 3), seed)
    chance = chance_from_seed(seed, "states")
    for _ in range(decisions):
        state.apply(uniform(state, chance))
    return state


@EVERY
def test_the_same_position_is_equal_and_another_is_not(key: str) -> None:
    state, again = _middle(key), _middle(key)
    assert state == again
    again.play(again.legal()[0])
    assert state != again
    assert state != _middle(key, seed=4)
    other: object = state.key()
    assert state != other


def test_the_same_cells_under_other_options_are_another_position() -> None:
    game = GAMES["hansa"]
    usual, hidden = (game.start(game.options("hansa2004", 3, {"sold.visible": seen}), 1) for seen in (True, False))
    assert usual.key() == hidden.key()
    assert usual != hidden


@EVERY
def test_a_state_has_no_hash_because_it_changes(key: str) -> None:
    state = _middle(key, 0)
    with pytest.raises(TypeError, match=r"use its key\(\)"):
        hash(state)
    assert {state.key(): "seen"}[state.copy().key()] == "seen"


@EVERY
def test_copies_are_equal_and_go_their_own_way(key: str) -> None:
    state = _middle(key)
    for other in (copy.copy(state), copy.deepcopy(state), state.copy()):
        assert other == state
        other.play(other.legal()[0])
        assert other != state


@EVERY
def test_a_copy_has_no_listener(key: str) -> None:
    state = _middle(key)
    state.listen()
    other = copy.copy(state)
    other.play(other.legal()[0])
    assert state.events() == []
    assert other.events() == []


@EVERY
def test_a_pickled_state_goes_on_like_the_first(key: str) -> None:
    state = _middle(key)
    again = pickle.loads(pickle.dumps(state))
    assert type(again) is type(state)
    assert again == state
    chance, same = chance_from_seed(9), chance_from_seed(9)
    for _ in range(60):
        state.play(uniform(state, chance))
        again.play(uniform(again, same))
    assert again == state


@EVERY
def test_what_is_pickled_is_position_data_and_not_cells(key: str) -> None:
    state = _middle(key)
    assert state.__reduce__() == (restored, (GAMES[key].home, state.to_data()))


@EVERY
def test_games_and_records_find_their_game_again(key: str) -> None:
    game = GAMES[key]
    assert pickle.loads(pickle.dumps(game)) is game
    record = Record(game, game.options(game.presets()[0], 3), 3, ["A", "B", "C"], [])
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert again.game is game
    assert copy.deepcopy(record) == record
    assert record != Record(game, record.options, 4, record.seats, [])


@pytest.mark.parametrize("home", ["hanse.games.chess.game:CHESS", "hanse.games:CHESS", "nowhere"])
def test_a_pickle_of_a_game_that_is_not_here_is_refused_in_one_line(home: str) -> None:
    with pytest.raises(HanseError, match=f"^no game at '{home}': ") as refusal:
        game_at(home)
    assert len(str(refusal.value).splitlines()) == 1


def test_a_state_is_told_in_one_line() -> None:
    game = GAMES["teutonica"]
    state = game.start(game.options("base2009", 3), 1)
    seat = state.mover()
    assert repr(state) == f"<teutonica, 3 seats: seat {seat} decides turn, points 0 0 0>"


def test_points_are_told_in_points_and_not_in_their_parts() -> None:
    data = _middle("merkator", 0).to_data()
    data["seats"][0]["coins"] += 1
    state = GAMES["merkator"].read_position(data)
    told = repr(state).removesuffix(">").rpartition("points ")[2].split(" ")
    assert len(told) == state.seats()
    assert any(score % 2 for score in state.scores()) == any("½" in points for points in told)


def test_a_state_that_is_over_says_so_and_is_worth_something() -> None:
    game = GAMES["hansa"]
    state = game.start(game.options("hansa2004", 2, {"limits.idle_rounds": 1}), 1)
    chance = chance_from_seed(1)
    while not state.over():
        assert state.utility() == [0, 0]
        state.apply(uniform(state, chance))
    assert ": over, points" in repr(state)
    assert sum(state.utility()) == 1
    with pytest.raises(MoveError, match="the game is over: no decision is expected"):
        state.play(0)


def test_alone_at_the_table_the_points_are_what_the_end_is_worth() -> None:
    game = GAMES["merkator"]
    state = game.start(game.options("solo", 1), 1)
    chance = chance_from_seed(1)
    while not state.over():
        state.apply(uniform(state, chance))
    assert state.utility() == [state.scores()[0] / game.parts]


@EVERY
def test_a_state_shows_itself_as_whoever_can_draw_draws_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = _middle(key, 0)
    monkeypatch.setattr(pictures, "_artists", [])
    assert state._repr_svg_() is None  # type: ignore[attr-defined]  # what notebooks ask for
    pictures.register(lambda drawn: f"<svg>{drawn!r}</svg>")
    assert state._repr_svg_() == f"<svg>{state!r}</svg>"  # type: ignore[attr-defined]  # what notebooks ask for
