"""Who steps the games of a batch: this process, or several that share its memory.

Threads would not help: the compiled engine holds the interpreter's lock while it plays.
"""

from __future__ import annotations

import multiprocessing
import pickle
import weakref
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hanse.envs.observations import shared
from hanse.envs.setting import Setting
from hanse.envs.stepping import CODE_BYTES, Batch
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.state import BaseState

Arrays = dict[str, NDArray[Any]]

CODES = np.dtype(f"<u{CODE_BYTES}")
STEP, RESET, SAMPLE, SHOW, END = b"s", b"r", b"c", b"g", b"e"
DONE = b""


class Crew(Protocol):
    """Plays all games of a batch and shows them in arrays."""

    arrays: Arrays

    def reset(self, seed: int | str) -> None:
        """All games begin."""

    def step(self, codes: NDArray[np.uint16]) -> None:
        """Legal decisions, one for each game."""

    def sample(self) -> NDArray[np.uint16]:
        """Legal decisions at random."""

    def game(self, number: int) -> BaseState:
        """A copy of one of the positions."""

    def close(self) -> None:
        """No more games."""


class Alone:
    """All games, or a share of them, in this process."""

    def __init__(self, setting: Setting, games: int, share: int = 0, shares: int = 1) -> None:
        self._setting = setting
        self._seed: int | str = 0
        self._share = share
        observer = setting.observer()
        self._batch = Batch(
            self._begin, observer, games, setting.game.actions, setting.max_decisions, setting.by_margin, share, shares
        )
        batch = self._batch
        self.arrays: Arrays = {
            "observations": shared(batch.observations, np.uint8).reshape(games, -1),
            "masks": shared(batch.masks, np.int8).reshape(games, -1),
            "movers": shared(batch.movers, np.uint8),
            "ended": shared(batch.ended, np.uint8),
            "rewards": shared(batch.rewards, np.float64).reshape(games, -1),
        }
        self._drawn = shared(batch.drawn, CODES)
        self._chance = chance_from_seed(0, "batch")

    def _begin(self, number: int) -> BaseState:
        return self._setting.begin(f"{self._seed}/{number}")

    def reset(self, seed: int | str) -> None:
        """All games begin."""
        self._seed = seed
        self._chance = chance_from_seed(f"{seed}/{self._share}", "batch")
        self._batch.restart()

    def step(self, codes: NDArray[np.uint16]) -> None:
        """Legal decisions, one for each game."""
        self._batch.step(codes.tobytes())

    def sample(self) -> NDArray[np.uint16]:
        """Legal decisions at random."""
        self._batch.draw(self._chance)
        drawn: NDArray[np.uint16] = self._drawn.copy()
        return drawn

    def game(self, number: int) -> BaseState:
        """A copy of one of the positions."""
        return self._batch.games[number].copy()

    def close(self) -> None:
        """There is nothing to end."""


class Processes:
    """So many processes, each with a share of the games; what they show lies in memory that all of them see."""

    def __init__(self, setting: Setting, games: int, jobs: int) -> None:
        self._edges = [games * job // jobs for job in range(jobs + 1)]
        blueprint = _blueprint(setting, games)
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("B", sum(size for _, _, _, size in blueprint))
        self._written = _laid_out(memory, blueprint)
        self.arrays: Arrays = {name: _read_only(array) for name, array in self._written.items()}
        self._lines: list[Connection] = []
        processes: list[BaseProcess] = []
        for job in range(jobs):
            here, there = context.Pipe()
            told = (there, memory, setting, games, self._edges[job], self._edges[job + 1], job, jobs)
            process = context.Process(target=_work, args=told, daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            processes.append(process)
        self.close = weakref.finalize(self, _end, self._lines, processes)

    def _all(self, order: bytes) -> None:
        for line in self._lines:
            line.send_bytes(order)
        for line in self._lines:
            line.recv_bytes()

    def reset(self, seed: int | str) -> None:
        """All games begin."""
        self._all(RESET + pickle.dumps(seed))

    def step(self, codes: NDArray[np.uint16]) -> None:
        """Legal decisions, one for each game."""
        self._written["codes"][:] = codes
        self._all(STEP)

    def sample(self) -> NDArray[np.uint16]:
        """Legal decisions at random."""
        self._all(SAMPLE)
        return self._written["codes"].copy()

    def game(self, number: int) -> BaseState:
        """A copy of one of the positions."""
        place = range(self._edges[-1])[number]
        job = next(job for job, edge in enumerate(self._edges[1:]) if place < edge)
        line = self._lines[job]
        line.send_bytes(SHOW + pickle.dumps(place - self._edges[job]))
        state: BaseState = pickle.loads(line.recv_bytes())
        return state


def _end(lines: list[Connection], processes: list[BaseProcess]) -> None:
    for line in lines:
        try:
            line.send_bytes(END)
        except OSError:  # it is gone already
            continue
    for process in processes:
        process.join()


def _blueprint(setting: Setting, games: int) -> list[tuple[str, tuple[int, ...], np.dtype[Any], int]]:
    """Name, shape, type and bytes of each array; the wide numbers first, so that all begin where they may."""
    shapes: list[tuple[str, tuple[int, ...], np.dtype[Any]]] = [
        ("rewards", (games, setting.seats), np.dtype(np.float64)),
        ("codes", (games,), CODES),
        ("observations", (games, int(setting.observer().size)), np.dtype(np.uint8)),
        ("masks", (games, setting.game.actions), np.dtype(np.int8)),
        ("movers", (games,), np.dtype(np.uint8)),
        ("ended", (games,), np.dtype(np.uint8)),
    ]
    return [(name, shape, kind, int(np.prod(shape)) * kind.itemsize) for name, shape, kind in shapes]


def _laid_out(memory: Any, blueprint: list[tuple[str, tuple[int, ...], np.dtype[Any], int]]) -> Arrays:
    arrays: Arrays = {}
    at = 0
    for name, shape, kind, size in blueprint:
        arrays[name] = np.frombuffer(memory, kind, count=int(np.prod(shape)), offset=at).reshape(shape)
        at += size
    return arrays


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    looking = array.view()
    looking.flags.writeable = False
    return looking


def _work(
    line: Connection, memory: Any, setting: Setting, games: int, first: int, end: int, job: int, jobs: int
) -> None:
    """What each process does until it is told to end, or whoever began it is gone."""
    share = {key: array[first:end] for key, array in _laid_out(memory, _blueprint(setting, games)).items()}
    crew = Alone(setting, end - first, job, jobs)
    while True:
        try:
            order = line.recv_bytes()
        except EOFError:
            return
        if order == END:
            return
        line.send_bytes(_obey(order, crew, share))


def _obey(order: bytes, crew: Alone, share: Arrays) -> bytes:
    kind = order[:1]
    if kind == SHOW:
        return pickle.dumps(crew.game(pickle.loads(order[1:])))
    if kind == SAMPLE:
        share["codes"][:] = crew.sample()
        return DONE
    if kind == RESET:
        crew.reset(pickle.loads(order[1:]))
    else:
        crew.step(share["codes"])
    for name, array in crew.arrays.items():
        share[name][:] = array
    return DONE
