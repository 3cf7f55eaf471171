"""Observations as NumPy arrays: by name, and as features that a network can learn from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from numpy.typing import NDArray

from hanse.envs.observing.observer import NUMBER, Observer, Part
from hanse.envs.setting import setting
from hanse.kernel.cells import blank
from hanse.kernel.state import BaseState

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


def shared(cells: object, kind: npt.DTypeLike) -> NDArray[Any]:
    """An array that looks at the memory of cells: what the engine writes there shows in it. It is read-only."""
    looking: NDArray[Any] = np.frombuffer(cast(Any, cells), kind)
    looking.flags.writeable = False
    return looking


class Observations:
    """The parts of a game's observations: where they stand and what they mean.

    for part in Observations(observer):
        print(part.name, part.shape, part.kinds, part.about)
    """

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._cells = blank(observer.size)
        self._seen = shared(self._cells, np.uint8)
        self.size = int(observer.size)
        self.parts = {part.name: part for part in observer.parts}
        self._sources, self._kinds = _columns(observer.parts)
        self._numbers = self._kinds < 0

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts.values())

    def of(self, state: BaseState, seat: int) -> Bytes:
        """What a seat may know of a position, as a new array."""
        self._observer.write(state, seat, self._cells, 0)
        seen: Bytes = self._seen.copy()
        return seen

    def named(self, observation: Bytes) -> dict[str, Bytes]:
        """Views of an observation, or of many along the first axes, by the names of the parts."""
        first = observation.shape[:-1]
        return {
            name: observation[..., part.first : part.first + part.size].reshape((*first, *part.shape))
            for name, part in self.parts.items()
        }

    @property
    def width(self) -> int:
        """How many features there are."""
        return len(self._sources)

    def features(self, observation: Bytes) -> Floats:
        """An observation, or many along the first axes, as numbers of one size.

        What names one of several things becomes 0 or 1 for each of them but the first, which is always "none" or can be
        told from the others; a number n becomes log(1 + n).
        """
        spread = observation[..., self._sources]
        found: Floats = (spread == self._kinds).astype(np.float32)
        found[..., self._numbers] = np.log1p(spread[..., self._numbers].astype(np.float32))
        return found


def observations(game: str, seats: int | None = None, preset: str | None = None) -> Observations:
    """Those of a game by its key."""
    return Observations(setting(game, seats, preset).observer())


def _columns(parts: list[Part]) -> tuple[NDArray[np.intp], NDArray[np.int16]]:
    """For each feature the byte that it comes from, and the kind that it asks for; -1 for a number."""
    sources: list[int] = []
    kinds: list[int] = []
    for part in parts:
        for byte in range(part.first, part.first + part.size):
            wanted = [-1] if part.kinds == NUMBER else list(range(1, part.kinds))
            sources += [byte] * len(wanted)
            kinds += wanted
    return np.array(sources, np.intp), np.array(kinds, np.int16)
