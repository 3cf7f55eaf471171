"""The environments pass the tests of PettingZoo itself, and keep what a game needs beyond them."""

from __future__ import annotations

import contextlib
import io
import itertools
import warnings
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import Error

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # the tests import a game in a way that PettingZoo warns of
    from pettingzoo.test import api_test, render_test, seed_test

from hanse import MoveError, OptionError, UnknownName
from hanse.envs import hanse_hansa_v1, hanse_merkator_v1, hanse_teutonica_v1
from hanse.kernel.errors import HanseError
from tests.envs.presets import editions, playable

MODULES: dict[str, ModuleType] = {
    "teutonica": hanse_teutonica_v1,
    "hansa": hanse_hansa_v1,
    "merkator": hanse_merkator_v1,
}


@contextlib.contextmanager
def standard() -> Iterator[None]:
    """PettingZoo's tests print, and warn of every environment with a mask that is not one of its own."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not a NumPy array)")
        yield


def _play(env: Any, most: int) -> None:
    """Any legal action of whoever acts, so many times or to the end."""
    for agent in env.agent_iter(most):
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(env.action_space(agent).sample(seen["action_mask"])))


@pytest.mark.parametrize(("game", "preset", "seats"), playable())
def test_the_interface_is_kept(game: str, preset: str, seats: int) -> None:
    with standard():
        api_test(MODULES[game].env(seats=seats, preset=preset), num_cycles=15)


@pytest.mark.parametrize(("game", "preset", "seats"), editions())
def test_a_seed_repeats_the_game(game: str, preset: str, seats: int) -> None:
    with standard():
        seed_test(lambda: MODULES[game].env(seats=seats, preset=preset), num_cycles=15)


@pytest.mark.parametrize("game", MODULES)
def test_every_way_to_render_works(game: str) -> None:
    """One edition of each: a picture takes a second, and how the others are drawn is tried where drawings are."""
    with standard():
        render_test(MODULES[game].env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})


@pytest.mark.parametrize("game", MODULES)
def test_a_game_is_cut_off_after_so_many_decisions(game: str) -> None:
    env = MODULES[game].env(seats=2, max_decisions=9)
    env.reset(seed=3)
    _play(env, 9)
    assert env.truncations == {"player_0": True, "player_1": True}
    assert not any(env.terminations.values())
    assert len(env.record().codes) == 9


def test_who_acts_is_who_decides_also_several_times_in_a_row_and_out_of_turn() -> None:
    env = hanse_merkator_v1.env(seats=3)
    env.reset(seed=1)
    acted = []
    for agent in env.agent_iter(200):
        assert agent == f"player_{env.game.mover()}"
        acted.append((agent, env.game.view(None)["turn"]["seat"]))
        seen = env.last()[0]
        assert list(np.flatnonzero(seen["action_mask"])) == sorted(env.game.legal())
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if not env.agents or env.terminations[env.agent_selection]:
            break
    assert any(one == two for one, two in itertools.pairwise(acted))
    assert any(agent != f"player_{active}" for agent, active in acted)


@pytest.mark.parametrize(("reward", "sums"), [("rank", True), ("margin", False)])
def test_rewards_come_at_the_end(reward: str, sums: bool) -> None:
    env = hanse_hansa_v1.env(seats=3, reward=reward)
    env.reset(seed=8)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        seen = env.last()[0]
        env.step(int(env.action_space(env.agent_selection).sample(seen["action_mask"])))
    points = env.game.scores()
    told = [env.rewards[f"player_{seat}"] for seat in range(3)]
    if sums:
        assert sum(told) == pytest.approx(0)
        assert max(told) == told[env.game.ranks().index(1)]
    else:
        assert told == [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(3)]


def test_an_illegal_action_loses_and_ends_the_game() -> None:
    env = hanse_hansa_v1.env(seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


def test_the_plain_environment_says_why_an_action_is_illegal() -> None:
    env = hanse_hansa_v1.raw_env(seats=2)
    env.reset(seed=1)
    before = env.game.key()
    with pytest.raises(MoveError, match="is not legal now"):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    assert env.game.key() == before


def test_what_comes_too_early_is_an_error_of_the_standard() -> None:
    env = hanse_hansa_v1.env()
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.agent_iter, env.render):
        with pytest.raises((AssertionError, AttributeError), match="reset"):
            call()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(10**6)


@pytest.mark.parametrize("seed", ["seven", 1.5, -1])
def test_seeds_of_another_kind_are_refused_as_gymnasium_does(seed: Any) -> None:
    with pytest.raises(Error):
        hanse_hansa_v1.env().reset(seed=seed)


def test_bad_input_is_told_in_one_line() -> None:
    for given, error in (
        ({"preset": "nope"}, HanseError),
        ({"seats": 9}, OptionError),
        ({"seats": 2.5}, HanseError),
        ({"reward": "gold"}, UnknownName),
        ({"render_mode": "film"}, UnknownName),
        ({"max_decisions": -1}, HanseError),
        ({"options": {"nope": 1}}, OptionError),
    ):
        with pytest.raises(error) as told:
            hanse_hansa_v1.env(**given)
        assert "\n" not in str(told.value)


@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_makes_them_by_name(game: str) -> None:
    env = pettingzoo.make("aec", f"hanse_{game}_v1", seats=2)
    assert env.unwrapped.metadata["name"] == f"hanse_{game}_v1"


def test_the_record_replays_to_the_same_position() -> None:
    env = hanse_teutonica_v1.env(seats=3)
    env.reset(seed=4)
    _play(env, 80)
    assert env.record().replay() == env.game
