"""The games pass OpenSpiel's own test, and no player learns what is hidden."""

from __future__ import annotations

import importlib
import random
from typing import Any

import pytest

from tests.envs.presets import editions, playable

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'hanse[openspiel]'")


openspiel = importlib.import_module("hanse.envs.openspiel")

SHORT = 25


def _load(game: str, preset: str, seats: int, most: int = SHORT) -> Any:
    name = f"hanse_{game}(players={seats},preset={preset},max_decisions={most})"
    return pyspiel.load_game(name)


def _dealt(game: Any, chance: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize(("game", "preset", "seats"), editions())
def test_openspiel_is_content(game: str, preset: str, seats: int) -> None:
    pyspiel.random_sim_test(_load(game, preset, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "preset", "seats"), playable())
def test_what_is_drawn_anew_cannot_be_told_apart(game: str, preset: str, seats: int) -> None:
    chance = random.Random(f"{game}{preset}{seats}")
    state = _dealt(_load(game, preset, seats), chance)
    for _ in range(8):
        for player in range(seats):
            other = state.resample_from_infostate(player, chance.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))


def test_a_state_that_was_drawn_anew_is_stored_as_it_is() -> None:
    game = _load("merkator", "standard", 2)
    state = _dealt(game, random.Random(1))
    other = state.resample_from_infostate(0, random.Random(2).random)
    again = game.deserialize_state(other.serialize())
    assert other.position != state.position
    assert again.position == other.position
    assert again.history() == state.history()


def test_a_game_ends_with_what_it_is_worth() -> None:
    chance = random.Random(3)
    state = _dealt(pyspiel.load_game("hanse_hansa(players=2)"), chance)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        state.apply_action(chance.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1, 1], [0, 0])
    assert len(state.history()) == openspiel.DRAWS + len(state.decisions())
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@pytest.mark.parametrize("given", ["players=9", "preset=nope", "reward=gold", "max_decisions=0", "nope=1"])
def test_bad_parameters_are_refused(given: str) -> None:
    with pytest.raises((ValueError, RuntimeError, pyspiel.SpielError)):
        pyspiel.load_game(f"hanse_hansa({given})")
