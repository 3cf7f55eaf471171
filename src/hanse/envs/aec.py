"""The games as PettingZoo environments: one agent for each seat, which acts whenever it has to decide.

A seat may decide several times in a row, and out of its turn: `agent_selection` is always who decides next. What a game
is worth is told at its end; before it all rewards are 0.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from hanse.envs import rendering
from hanse.envs.observations import Observations, shared
from hanse.envs.setting import ILLEGAL, SEEDS, Setting
from hanse.envs.stepping import mask_of, settled
from hanse.kernel.cells import blank
from hanse.kernel.record import Record
from hanse.kernel.state import BaseState

Seen = dict[str, Any]


class RawEnv(AECEnv):  # type: ignore[misc]  # published without types
    """All seats of one game after the other. An illegal action is refused with a `hanse.MoveError`."""

    def __init__(self, name: str, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": list(rendering.MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = rendering.check_mode(render_mode)
        self.setting = setting
        self.parts = Observations(setting.observer())
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._mask_cells = blank(setting.game.actions)
        self._mask = shared(self._mask_cells, np.int8)
        self._no_mask = np.zeros(setting.game.actions, np.int8)
        self._observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(setting.game.actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self._seed = 0
        self._codes: list[int] = []
        self._state: BaseState | None = None

    def _observations(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.parts.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.setting.game.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """Bytes as `parts` names them, and a mask of what is legal."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The codes of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same game, and without one the games go on from the last seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._seed = int(self._random.integers(SEEDS))
        self._codes = []
        self._state = self.setting.begin(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.mover()]

    @property
    def game(self) -> BaseState:
        """The position: all of it, so it is not for who plays."""
        if self._state is None:
            raise AttributeError("reset() needs to be called before there is a game")
        return self._state

    def record(self) -> Record:
        """The game so far, to be replayed, drawn or studied."""
        setting = self.setting
        return Record(setting.game, setting.options, self._seed, list(self.possible_agents), list(self._codes))

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and what it can do if it is the one who decides."""
        state = self.game
        mask = self._no_mask
        if agent == self.agent_selection and not state.over():
            mask_of(state, self._mask_cells)
            mask = self._mask
        return {"observation": self.parts.of(state, self._seats[agent]), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """The decision of `agent_selection`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        code = operator.index(action)  # type: ignore[arg-type]  # whatever was given: it says what is wrong
        state = self.game
        if not state.allows(code):
            self._refuse(agent, code)
            return
        state.apply(code)
        self._codes.append(code)
        self._cumulative_rewards[agent] = 0.0
        if state.over() or len(self._codes) == self.setting.max_decisions:
            self._end(state)
        else:
            self.agent_selection = self.possible_agents[state.mover()]
        if self.render_mode == rendering.HUMAN:
            self.render()

    def _refuse(self, agent: str, code: int) -> None:
        self.game.play(code)  # raises, and says why

    def _end(self, state: BaseState) -> None:
        worth = settled(state, self.setting.by_margin)
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        self._accumulate_rewards()
        if state.over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The position as `render_mode` wants it: text, an SVG drawing, an array of pixels; "human" prints the text."""
        return rendering.render(self.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class CheckedEnv(RawEnv):
    """What PettingZoo's wrappers check, within one object, because three around each other cost more than the game:
    the order of calls, actions outside the space, and illegal ones, with which an agent loses and the game ends.
    """

    def step(self, action: int | None) -> None:
        """The decision of `agent_selection`."""
        if self._state is None:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            assert self.action_space(agent).contains(action), "action is not in action space"
        super().step(action)

    def _refuse(self, agent: str, code: int) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {other: float(ILLEGAL) if other == agent else 0.0 for other in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent may know."""
        if self._state is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they act."""
        if self._state is None:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def render(self) -> Any:
        """The position as `render_mode` wants it."""
        if self._state is None:
            EnvLogger.error_render_before_reset()
        return super().render()
