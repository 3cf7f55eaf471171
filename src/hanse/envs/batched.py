"""Many games stepped together, into arrays that are there from the beginning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hanse.envs.crew import Alone, Crew, Processes
from hanse.envs.observations import Bytes, Observations
from hanse.envs.setting import MAX_DECISIONS, checked_seed, setting, whole
from hanse.envs.stepping import CODE_BYTES, RANK
from hanse.kernel.errors import HanseError, MoveError
from hanse.kernel.state import BaseState

CODES = np.dtype(f"<u{CODE_BYTES}")


class BatchedEnv:
    """So many games of one kind. All arrays are read-only, and the next step writes over them: copy what you keep.

    observations   (games, size)     what the seat that decides may know; `parts` names the bytes
    masks          (games, actions)  1 for every legal action
    movers         (games,)          the seat that decides
    rewards        (games, seats)    what the last step was worth to each seat: 0 until a game ends
    ended          (games,)          0 while it goes on; 1 if the last step ended it, 2 if it was cut off

    A game that ends begins anew within the same step: its observation is already that of the next one.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        jobs: int = 1,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = RANK,
        max_decisions: int = MAX_DECISIONS,
    ) -> None:
        """`jobs` processes share the games; one, the usual, plays them here."""
        if whole("games", games) < 1 or not 1 <= whole("jobs", jobs) <= games:
            raise HanseError(
                "{games} games, {jobs} jobs: expected one at least, and a game for each job", games=games, jobs=jobs
            )
        self.setting = setting(game, seats, preset, options, reward, max_decisions)
        self.parts = Observations(self.setting.observer())
        self.games = games
        self.actions = self.setting.game.actions
        self.seats = self.setting.seats
        self._rows = np.arange(games)
        self._ready = False
        self._crew: Crew = Alone(self.setting, games) if jobs == 1 else Processes(self.setting, games, jobs)
        arrays = self._crew.arrays
        self.observations: Bytes = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.movers: Bytes = arrays["movers"]
        self.ended: Bytes = arrays["ended"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]

    def reset(self, seed: int | str = 0) -> None:
        """All games begin. The game of number n is dealt from the seed "seed/n", so any of them can be played again."""
        self._crew.reset(checked_seed(seed))
        self._ready = True

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game. If one of them is illegal, it is refused and nothing changes."""
        self._check_ready("step()")
        codes = np.asarray(actions)
        if codes.shape != (self.games,) or codes.dtype.kind not in "iu":
            raise HanseError(
                "actions of shape {shape} and type {kind}: expected {games} whole numbers",
                shape=codes.shape,
                kind=codes.dtype.name,
                games=self.games,
            )
        if codes.min() < 0 or codes.max() >= self.actions:
            raise HanseError("actions: expected numbers from 0 to {most}", most=self.actions - 1)
        legal = self.masks[self._rows, codes]
        if not legal.all():
            raise MoveError("game {number}: its action is not legal now", number=int(np.argmin(legal)))
        self._crew.step(codes.astype(CODES))

    def sample(self) -> NDArray[np.uint16]:
        """A legal action for every game, each equally likely; the seed of `reset` repeats them."""
        self._check_ready("sample()")
        return self._crew.sample()

    def game(self, number: int) -> BaseState:
        """A copy of the whole position of one of the games, for instance to draw it."""
        self._check_ready("game()")
        return self._crew.game(number)

    def _check_ready(self, call: str) -> None:
        if not self._ready:
            raise HanseError("reset() has to be called before {call}", call=call)

    def close(self) -> None:
        """End the processes, if there are any."""
        self._crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
