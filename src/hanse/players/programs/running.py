"""A program while it runs, seen from outside: lines to it and lines back, none of which anybody waits for too long."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hanse.players.loading import PlayerError
from hanse.players.player import Fault
from hanse.players.programs.messages import LONGEST_LINE, Message, line_of, read_line

MOST_OUTPUT = 1 << 22  # bytes that a program may send between two questions
QUIT_SECONDS = 2.0  # for a program to end by itself
_GUARD = str(Path(__file__).with_name("guard.py"))
_PIECE = 1 << 16


class Ended(Fault):
    """The program has ended, or closed its output."""


class Flood(Fault):
    """The program sends more than anybody wants to read."""


class Programs:
    """All programs that somebody has started; `close` ends them, also while another thread waits for one."""

    def __init__(self, *, shown: bool = False, memory: int | None = None) -> None:
        """`shown`: whether what they print on standard error is shown on ours; `memory`: MiB of data each may use."""
        self._shown = shown
        self._memory = memory
        self._running: set[Program] = set()
        self._closed = False

    def start(self, command: Sequence[str]) -> Program:
        """A new program; `PlayerError` if there is none."""
        if self._closed:
            raise Ended("it was ended")
        if shutil.which(command[0]) is None:
            raise PlayerError("program {name!r} is not there, or cannot be run", name=command[0])
        errors = None if self._shown else subprocess.DEVNULL
        program = Program(command, errors, self._memory or 0, self._running.discard)
        self._running.add(program)
        return program

    def close(self) -> None:
        """End all of them with all their children, and start no more."""
        self._closed = True
        for program in list(self._running):
            program.kill()  # who waits for it, in another thread, is let go
            program.close()


class Program:
    """A running program. It is ended, with all its children, by `close`, and whenever this process ends."""

    def __init__(
        self, command: Sequence[str], errors: int | None, memory: int, closed: Callable[[Program], None]
    ) -> None:
        """`closed` is called when it has been ended."""
        self._after = closed
        far, self._lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", _GUARD, str(far), str(memory), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                bufsize=0,
                start_new_session=True,
                pass_fds=[far],
            )
        finally:
            os.close(far)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._back = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._back, False)
        self._unsent = b""
        self._unread = b""
        self._received = 0
        self._closed = False
        self._busy = threading.RLock()  # nobody may close the lines while somebody waits at them

    def tell(self, word: str, data: Mapping[str, Any] | None = None) -> None:
        """Send a message, as soon as the program reads; in any case while we wait for one."""
        with self._busy, contextlib.suppress(OSError):  # whoever waits for an answer learns why there is none
            self._unsent += line_of(word, data)
            self._write()

    def question(self) -> None:
        """From now on its output is counted anew."""
        self._received = 0

    def hear(self, seconds: float | None) -> Message:
        """Its next message; `TimeoutError` if none comes in so many seconds, a `Fault` if none ever will."""
        deadline = None if seconds is None else time.monotonic() + seconds
        with self._busy:
            while b"\n" not in self._unread:
                if len(self._unread) > LONGEST_LINE:
                    raise Flood("it sent a line without end")
                left = None if deadline is None else max(0.0, deadline - time.monotonic())
                if not self._exchange(left):
                    raise TimeoutError
            line, _, self._unread = self._unread.partition(b"\n")
        return read_line(line)

    def ends(self, seconds: float) -> bool:
        """Whether the program ends within so many seconds, whatever it says meanwhile."""
        deadline = time.monotonic() + seconds
        with self._busy, contextlib.suppress(Fault):
            while (left := deadline - time.monotonic()) > 0:
                self._exchange(left)
                self._unread = b""
            return False
        return True

    def hang_up(self) -> None:
        """Close its input."""
        if self._process.stdin is not None:
            self._process.stdin.close()
            self._unsent = b""

    def close(self) -> None:
        """End it with all its children."""
        with self._busy:
            if self._closed:
                return
            self._closed = True
            self.kill()
            self._process.wait()
            self._after(self)
            os.close(self._lifeline)
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()

    def quit(self) -> None:
        """Ask it to end, wait a moment, and end it."""
        if not self._closed:
            self.tell("quit")
            self.ends(QUIT_SECONDS)
            self.close()

    def kill(self) -> None:
        """End it with all its children; whoever waits for it learns of it."""
        if self._process.returncode is None:  # until it is waited for, its number belongs to nobody else
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _exchange(self, seconds: float | None) -> bool:
        """Send and receive what can be sent and received; false if nothing could for so long."""
        if self._closed:
            raise Ended("it was ended")
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._back, selectors.EVENT_READ)
            if self._unsent:
                waiting.register(self._to, selectors.EVENT_WRITE)
            ready = [key.fd for key, _ in waiting.select(seconds)]
        if self._to in ready:
            with contextlib.suppress(OSError):  # it may have said why it reads no more
                self._write()
        if self._back in ready:
            self._read()
        return bool(ready)

    def _write(self) -> None:
        if self._closed:
            return
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self._to, self._unsent[:_PIECE]) :]
        except BlockingIOError:
            return
        except OSError:
            self._unsent = b""
            raise

    def _read(self) -> None:
        try:
            piece = os.read(self._back, _PIECE)
        except BlockingIOError:
            return
        if not piece:
            raise self._ending()
        self._unread += piece
        self._received += len(piece)
        if self._received > MOST_OUTPUT:
            raise Flood("it sent more than {most} bytes", most=MOST_OUTPUT)

    def _ending(self) -> Ended:
        """How it ended; its children end with it."""
        gone = self._gone()
        self.kill()
        code = self._process.wait()
        if not gone:
            return Ended("it closed its output")
        if code >= 128:
            return Ended("it was ended by signal {signal}", signal=code - 128)
        return Ended("it ended with code {code}", code=code)

    def _gone(self) -> bool:
        """Whether the guard has seen its end. The guard is not waited for yet: its number is that of the group."""
        deadline = time.monotonic() + QUIT_SECONDS
        while os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is None:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.005)
        return True
