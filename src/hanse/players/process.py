"""A process in which players think, seen from outside: one question at a time, each with its deadline.

Whatever the players in it do, nobody waits longer than that: a process that overruns, dies, floods its output or closes
its streams is ended with all its children, and the next question starts a new one.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from hanse.players.player import FAILED, SLOW

Data = dict[str, Any]

START_SECONDS = 120.0  # until a new process is ready; no player has begun to think then
GRACE_SECONDS = 1.0  # beyond a player's own time, for the way there and back
LONGEST_ANSWER = 1 << 20
_START = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from hanse.players.worker import main; main()"


class ProcessFailure(Exception):
    """The process gave no answer; it has been ended."""

    def __init__(self, why: str, reason: str) -> None:
        super().__init__(reason)
        self.why = why
        self.reason = reason


@dataclass(frozen=True)
class Setup:
    """What a process is told first."""

    facts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by game, files of facts that are replaced
    memory: int | None = None  # MiB it may use
    shown: bool = False  # whether what players print is shown on standard error

    def to_data(self) -> Data:
        """The setup as plain data."""
        return {"facts": {game: dict(texts) for game, texts in self.facts.items()}, "memory": self.memory}


class PlayerProcess:
    """Starts the process when it is first needed, and again after it had to be ended."""

    def __init__(self, setup: Setup | None = None) -> None:
        self._setup = setup or Setup()
        self._process: subprocess.Popen[bytes] | None = None
        self._asking = threading.Lock()
        self._sending = threading.Lock()  # lines must not come in between each other
        self._closed = False
        self._asked = 0

    def ask(self, question: Data, seconds: float | None = None) -> Data:
        """The answer; `ProcessFailure` if there is none after so many seconds, counted once the process is ready."""
        with self._asking:
            process = self._ready()
            self._asked += 1
            answer = self._exchange(process, {**question, "id": self._asked}, seconds)
            if answer.get("id") != self._asked or "failed" in answer:
                self._fail(process, FAILED, str(answer.get("failed", "its answer is none to the question")))
            return answer

    def tell(self, message: Data) -> None:
        """Send a line that has no answer, also while another thread waits for one; lost if there is no process."""
        process = self._process
        if process is None or process.stdin is None:
            return
        with self._sending, contextlib.suppress(OSError, ValueError):  # it has just ended, or does not read
            process.stdin.write(json.dumps(message).encode() + b"\n")

    @property
    def running(self) -> bool:
        """Whether there is a process now."""
        return self._process is not None and self._process.poll() is None

    def close(self) -> None:
        """End the process; also while another thread waits for an answer, which then fails."""
        self._closed = True
        if self._process is not None:
            _kill(self._process)
        with self._asking:
            if self._process is not None:
                _end(self._process)

    def _ready(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            if self.running and not self._closed:
                return self._process
            _end(self._process)
        if self._closed:
            raise ProcessFailure(FAILED, "closed")
        self._process = process = subprocess.Popen(
            [sys.executable, "-c", _START, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if self._setup.shown else subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
        self._exchange(process, self._setup.to_data(), START_SECONDS)
        return process

    def _exchange(self, process: subprocess.Popen[bytes], message: Data, seconds: float | None) -> Data:
        try:
            line = _line_back(process, json.dumps(message).encode() + b"\n", seconds, self._sending)
            answer: object = json.loads(line)
        except TimeoutError:
            self._fail(process, SLOW, f"no answer in {seconds:g} s")
        except (ValueError, RecursionError):
            self._fail(process, FAILED, "its answer cannot be read")
        except OSError as error:
            self._fail(process, FAILED, str(error))
        if not isinstance(answer, dict):
            self._fail(process, FAILED, "its answer cannot be read")
        return answer

    def _fail(self, process: subprocess.Popen[bytes], why: str, reason: str) -> NoReturn:
        _end(process)
        raise ProcessFailure(why, reason)


def _line_back(process: subprocess.Popen[bytes], line: bytes, seconds: float | None, sending: threading.Lock) -> bytes:
    """Send a line and wait for one; `sending` is held until it has been sent."""
    assert process.stdin is not None
    assert process.stdout is not None
    deadline = None if seconds is None else time.monotonic() + seconds
    to, back = process.stdin.fileno(), process.stdout.fileno()
    os.set_blocking(to, False)
    os.set_blocking(back, False)
    answer = b""
    with contextlib.ExitStack() as held, selectors.DefaultSelector() as waiting:
        held.enter_context(sending)
        waiting.register(back, selectors.EVENT_READ)
        waiting.register(to, selectors.EVENT_WRITE)
        while not answer.endswith(b"\n"):
            left = None if deadline is None else deadline - time.monotonic()
            ready = waiting.select(left) if left is None or left > 0 else []
            if not ready:
                raise TimeoutError
            for key, _ in ready:
                if key.fd == to:
                    line = line[os.write(to, line[: 1 << 16]) :]
                    if not line:
                        waiting.unregister(to)
                        held.close()
                    continue
                piece = os.read(back, 1 << 16)
                if not piece:
                    raise OSError("its process ended")
                answer += piece
                if len(answer) > LONGEST_ANSWER:
                    raise OSError("its answer has no end")
    return answer


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process and all that it started."""
    _kill(process)
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    if process.returncode is None:  # until it is waited for, its number belongs to nobody else
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
