"""The other build of the engine in a second process: it plays the same games and answers with their digests."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from fuzz.plans import digests, plan
from hanse.kernel.cells import compiled

ROOT = Path(__file__).resolve().parents[1]
_BUILDS = {True: "compiled", False: "interpreted"}


class NoOtherBuild(Exception):
    """There is only one build of the engine here."""


def serve(orders: TextIO, answers: TextIO) -> int:
    """The second process: first which build it is, then for each order `game seed index` the digest of every state."""
    print(_BUILDS[compiled()], file=answers, flush=True)
    for order in orders:
        key, seed, index, wanted = order.split()
        trace = list(digests(plan(key, int(seed), int(index))))
        # All digests only when the last is another: then the first that differs is looked for.
        told = trace[-1:] if trace[-1] == wanted else trace
        print(index, *told, file=answers, flush=True)
    return 0


class OtherBuild:
    """A process with the build that this one is not: interpreted from the source, compiled as installed."""

    def __init__(self, folder: str | None = None) -> None:
        """Start it; `folder` is where its package is, if it is neither the source nor installed."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if folder or compiled():
            environment["PYTHONPATH"] = str(Path(folder).resolve() if folder else ROOT / "src")
        self.key = ""
        self.seed = 0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "fuzz.engine", "--worker"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # an interrupt is for the first process, which then stops this one
        )
        self._expected: dict[int, str] = {}
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        assert self._process.stdout is not None
        build = self._process.stdout.readline().strip()
        if build != _BUILDS[not compiled()]:
            self.stop()
            raise NoOtherBuild(
                f"no {_BUILDS[not compiled()]} engine to compare with: install the package, name its --other folder, "
                "or do without: --alone"
            )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)

    def expect(self, key: str, seed: int, index: int, digest: str) -> None:
        """Ask for a game that ended here with this digest."""
        assert self._process.stdin is not None
        self.key, self.seed = key, seed
        self._expected[index] = digest
        print(key, seed, index, digest, file=self._process.stdin, flush=True)

    def answers(self) -> Iterator[tuple[int, int | None]]:
        """The games answered since the last time, each with the decision at which they part, if they do."""
        while not self._lines.empty():
            index, *trace = self._lines.get().split()
            same = trace[-1] == self._expected.pop(int(index))
            yield int(index), None if same else self._parting(int(index), trace)

    def _parting(self, index: int, theirs: list[str]) -> int:
        mine = list(digests(plan(self.key, self.seed, index)))
        return next((ply for ply, pair in enumerate(zip(mine, theirs, strict=False)) if pair[0] != pair[1]), len(mine))

    def close(self) -> None:
        """Wait until everything asked is answered."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._reader.join()
        self._process.wait()
        if len(self._expected) != self._lines.qsize():
            raise NoOtherBuild(f"the other build broke down: {self._complaint()}")

    def _complaint(self) -> str:
        assert self._process.stderr is not None
        lines = self._process.stderr.read().strip().splitlines()
        return lines[-1] if lines else "without a word"

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()
