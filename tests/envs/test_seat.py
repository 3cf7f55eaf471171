"""One seat against players of the house, as Gymnasium wants it."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hanse import State, UnknownName
from hanse.envs.seat import IDS, SeatEnv
from hanse.kernel.errors import HanseError
from tests.envs.presets import editions


@pytest.mark.parametrize(("game", "preset", "seats"), editions())
def test_gymnasium_is_content(game: str, preset: str, seats: int) -> None:
    env = SeatEnv(game, seats=seats, preset=preset, opponents="random")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(spec|render).*")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", IDS)
def test_a_game_is_played_to_its_end_by_its_registered_name(game: str) -> None:
    env = gymnasium.make(IDS[game], seats=2, seat=1, max_decisions=150)
    seen, info = env.reset(seed=5)
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    assert info["seat"] == 1
    ended, worth = False, 0.0
    while not ended:
        assert inner.game.mover() == 1
        assert worth == 0
        seen, reward, over, cut, _ = env.step(env.action_space.sample(seen["action_mask"]))
        ended, worth = over or cut, float(reward)
    assert -1 <= worth <= 1
    with pytest.raises(gymnasium.error.ResetNeeded):
        inner.step(0)
    assert inner.record().replay() == inner.game
    env.close()


def test_the_seed_repeats_seat_and_game() -> None:
    env = SeatEnv("hansa", seat=None, seats=4)
    first, told = env.reset(seed=9)
    again, told_again = env.reset(seed=9)
    assert np.array_equal(first["observation"], again["observation"])
    assert told["seat"] == told_again["seat"]
    assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2, 3}


def test_who_ignores_the_mask_loses() -> None:
    env = SeatEnv("hansa", seats=2)
    seen, _ = env.reset(seed=1)
    _, reward, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, cut) == (-1, True, False)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(10**6)


def test_functions_may_sit_at_the_other_seats() -> None:
    asked = []

    def first(state: State, chance: object) -> int:
        asked.append(state)
        return state.legal()[0]

    env = SeatEnv("hansa", seats=3, opponents=[first, "focused"])
    env.reset(seed=2)
    for _ in range(4):
        env.step(env.game.legal()[0])
    assert asked


def test_bad_input_is_told_in_one_line() -> None:
    with pytest.raises(UnknownName, match="nobody"):
        SeatEnv("hansa", opponents="nobody")
    with pytest.raises(HanseError, match="1 opponents: expected 2"):
        SeatEnv("hansa", seats=3, opponents=["focused"])
    with pytest.raises(HanseError, match="seat 7"):
        SeatEnv("hansa", seats=3, seat=7)
    with pytest.raises(gymnasium.error.ResetNeeded):
        SeatEnv("hansa").step(0)
