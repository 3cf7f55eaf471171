"""Many games at once are the same games."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from hanse import MoveError
from hanse.envs.batched import BatchedEnv
from hanse.envs.observations import Observations
from hanse.envs.stepping import CUT, OVER, RUNNING
from hanse.kernel.errors import HanseError
from tests.envs.presets import playable

GAMES = 3


@pytest.mark.parametrize(("game", "preset", "seats"), playable())
def test_every_game_of_a_batch_is_the_game_played_alone(game: str, preset: str, seats: int) -> None:
    env = BatchedEnv(game, GAMES, seats=seats, preset=preset)
    env.reset(7)
    alone = [env.setting.begin(f"7/{number}") for number in range(GAMES)]
    parts = Observations(env.setting.observer())
    for _ in range(25):
        for number, state in enumerate(alone):
            assert env.movers[number] == state.mover()
            assert np.array_equal(env.observations[number], parts.of(state, state.mover()))
            assert list(np.flatnonzero(env.masks[number])) == sorted(state.legal())
        actions = env.sample()
        env.step(actions)
        for number, code in enumerate(actions):
            alone[number].play(int(code))
        if env.ended.any():
            return
        assert not env.rewards.any()


def test_what_ends_is_rewarded_and_begins_anew() -> None:
    env = BatchedEnv("hansa", 4, seats=3)
    env.reset("again")
    ends = 0
    for _ in range(700):
        env.step(env.sample())
        for number in np.flatnonzero(env.ended):
            assert env.ended[number] == OVER
            assert env.rewards[number].sum() == pytest.approx(0)
            assert env.rewards[number].max() > 0
            assert not env.game(int(number)).over()
            ends += 1
        assert not env.rewards[env.ended == RUNNING].any()
    assert ends >= 4


def test_games_are_cut_off() -> None:
    env = BatchedEnv("teutonica", 2, seats=2, max_decisions=5, reward="margin")
    env.reset()
    ended = []
    for _ in range(10):
        env.step(env.sample())
        ended.append(list(env.ended))
    assert ended == [[RUNNING] * 2] * 4 + [[CUT] * 2] + [[RUNNING] * 2] * 4 + [[CUT] * 2]


def test_two_processes_play_the_same_games_as_one() -> None:
    alone = BatchedEnv("hansa", 4, seats=2, max_decisions=60)
    alone.reset(5)
    with BatchedEnv("hansa", 4, jobs=2, seats=2, max_decisions=60) as env:
        env.reset(5)
        # Games are dealt out in turn: the first process has numbers 0 and 2, the second 1 and 3.
        order = [0, 2, 1, 3]
        for _ in range(59):
            assert np.array_equal(env.observations, alone.observations[order])
            assert np.array_equal(env.masks, alone.masks[order])
            assert np.array_equal(env.movers, alone.movers[order])
            actions = env.sample()
            env.step(actions)
            alone.step(actions[np.argsort(order)])
        assert env.game(2).key() == alone.game(1).key()
        env.step(env.sample())
        assert list(env.ended) == [CUT] * 4
        assert env.rewards.shape == (4, 2)


def test_a_seed_repeats_games_and_samples() -> None:
    env = BatchedEnv("merkator", 2, seats=2)
    seen = []
    for _ in range(2):
        env.reset(3)
        for _ in range(20):
            env.step(env.sample())
        seen.append(env.observations.copy())
    assert np.array_equal(seen[0], seen[1])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = BatchedEnv("hansa", 3, seats=2)
    env.reset(1)
    actions = env.sample()
    actions[1] = np.flatnonzero(env.masks[1] == 0)[0]
    before = [env.game(number).key() for number in range(3)]
    with pytest.raises(MoveError, match="game 1: its action is not legal now"):
        env.step(actions)
    assert [env.game(number).key() for number in range(3)] == before


@pytest.mark.parametrize("actions", [[0, 0], [0.5, 1.5, 2.5], [-1, 0, 0], [10**5, 0, 0], "abc"])
def test_actions_of_another_kind_are_refused(actions: Any) -> None:
    env = BatchedEnv("hansa", 3, seats=2)
    env.reset(1)
    with pytest.raises(HanseError, match="actions"):
        env.step(actions)


def test_bad_input_is_told_in_one_line() -> None:
    with pytest.raises(HanseError, match="reset"):
        BatchedEnv("hansa", 2).step([0, 0])
    with pytest.raises(HanseError, match="reset"):
        BatchedEnv("hansa", 2).sample()
    with pytest.raises(HanseError, match="0 games"):
        BatchedEnv("hansa", 0)
    with pytest.raises(HanseError, match="2 games, 3 jobs"):
        BatchedEnv("hansa", 2, jobs=3)
    with pytest.raises(HanseError, match="seed"):
        BatchedEnv("hansa", 2).reset(cast(Any, 2.5))


def test_the_arrays_cannot_be_written() -> None:
    env = BatchedEnv("hansa", 2)
    for array in (env.observations, env.masks, env.movers, env.ended, env.rewards):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
