"""One seat of a game as a Gymnasium environment; players of your choice have the others.

import gymnasium
import hanse.envs.seat  # registers hanse/Teutonica-v1, hanse/Hansa-v1 and hanse/Merkator-v1

env = gymnasium.make("hanse/Hansa-v1", seats=3, opponents=["focused", "easy"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from hanse.envs import rendering
from hanse.envs.observations import Observations, shared
from hanse.envs.setting import ILLEGAL, MAX_DECISIONS, SEEDS, setting
from hanse.envs.stepping import RANK, mask_of, settled
from hanse.kernel.cells import blank
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record
from hanse.kernel.state import BaseState
from hanse.players import DEFAULT, Course, Hosting, Limit, begin
from hanse.players.host import Decider

IDS = {"teutonica": "hanse/Teutonica-v1", "hansa": "hanse/Hansa-v1", "merkator": "hanse/Merkator-v1"}

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """Decides for one seat. Who ignores the mask loses: an illegal action ends the game with a reward of -1."""

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012  # as the standard has it

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[object] = DEFAULT,
        limit: Limit | None = None,
        render_mode: str | None = None,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = RANK,
        max_decisions: int = MAX_DECISIONS,
    ) -> None:
        """`seat` is the own one, None for another one in every game, drawn from the seed.

        `opponents` are a name for all others, or a player for each of them in turn order: names as everywhere,
        functions or classes. `limit` is how long they may think. The rest is that of `hanse.envs.setting.setting`.
        """
        self.render_mode = rendering.check_mode(render_mode)
        self.setting = setting(game, seats, preset, options, reward, max_decisions)
        others = self.setting.seats - 1
        self._opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != others:
            raise HanseError(
                "{given} opponents: expected {others}, one for each other seat",
                given=len(self._opponents),
                others=others,
            )
        if seat is not None and seat not in range(self.setting.seats):
            raise HanseError("seat {seat!r}: expected 0 to {last}, or None", seat=seat, last=others)
        self._hosting = Hosting(limit)
        self._hosting.check(self._opponents, self.setting.game.key)
        self._chosen = seat
        self.parts = Observations(self.setting.observer())
        actions = self.setting.game.actions
        self.action_space: spaces.Discrete = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.parts.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._mask_cells = blank(actions)
        self._mask = shared(self._mask_cells, np.int8)
        self._course: Course | None = None
        self._deciders: dict[int, Decider] = {}
        self._lost = False  # by an illegal action
        self.seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, as far as the first decision of the seat."""
        super().reset(seed=seed)
        self._leave()
        self._lost = False
        drawn = int(self.np_random.integers(SEEDS))
        seats = self.setting.seats
        self.seat = int(self.np_random.integers(seats)) if self._chosen is None else self._chosen
        names = ["environment"] * seats
        record = Record(self.setting.game, self.setting.options, drawn, names)
        others = [(self.seat + 1 + place) % seats for place in range(seats - 1)]
        self._deciders = {
            other: self._hosting.seat(player, record, other)
            for other, player in zip(others, self._opponents, strict=True)
        }
        self._course = begin(record, listening=any(decider.hears for decider in self._deciders.values()))
        self._let_others()
        return self._seen(), self._told()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The decision of the seat, and of all others up to its next one."""
        course, state = self._running(action)
        code = int(action)
        if not state.allows(code):
            self._lost = True
            return self._seen(), float(ILLEGAL), True, False, self._told()
        course.play(code)
        self._let_others()
        over, cut = state.over(), self._cut()
        reward = settled(state, self.setting.by_margin)[self.seat] if over or cut else 0.0
        if self.render_mode == rendering.HUMAN:
            self.render()
        return self._seen(), float(reward), over, cut and not over, self._told()

    def _running(self, action: np.int64 | int) -> tuple[Course, Any]:
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(
                f"{action!r}: expected a whole number below {self.setting.game.actions}"
            )
        if self._course is None:
            raise gymnasium.error.ResetNeeded("reset() has to be called before step()")
        if self._course.state.over() or self._cut() or self._lost:
            raise gymnasium.error.ResetNeeded("the game is over: reset() has to be called before the next step()")
        return self._course, self._course.state

    @property
    def game(self) -> BaseState:
        """The position: all of it, so it is not for who plays."""
        if self._course is None:
            raise gymnasium.error.ResetNeeded("reset() has to be called before there is a game")
        state = self._course.state
        assert isinstance(state, BaseState)
        return state

    def _cut(self) -> bool:
        most = self.setting.max_decisions
        return self._course is not None and 0 < most <= self._course.ply

    def _let_others(self) -> None:
        course = self._course
        assert course is not None
        while not course.state.over() and not self._cut() and course.state.mover() != self.seat:
            decided = self._deciders[course.state.mover()].decide(course)
            course.play(decided.thought.code)

    def _seen(self) -> Seen:
        state = self.game
        mask_of(state, self._mask_cells)
        return {"observation": self.parts.of(state, self.seat), "action_mask": self._mask.copy()}

    def _told(self) -> dict[str, Any]:
        """What `action_space.sample` and masked learners look for besides."""
        return {"action_mask": self._mask.copy(), "seat": self.seat}

    def record(self) -> Record:
        """The game so far, to be replayed, drawn or studied."""
        if self._course is None:
            raise gymnasium.error.ResetNeeded("reset() has to be called before there is a game")
        begun = self._course.record
        return Record(begun.game, begun.options, begun.seed, begun.seats, self._course.codes())

    def render(self) -> Any:
        """The position as `render_mode` wants it: text, an SVG drawing, an array of pixels; "human" prints the text."""
        return rendering.render(self.game, self.render_mode)

    def _leave(self) -> None:
        for decider in self._deciders.values():
            decider.end()
        self._deciders = {}

    def close(self) -> None:
        """Let the players go."""
        self._leave()
        self._hosting.__exit__()


for _game, _id in IDS.items():
    gymnasium.register(_id, entry_point="hanse.envs.seat:SeatEnv", kwargs={"game": _game})
