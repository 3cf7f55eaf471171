"""The inside of a process in which players think: after a line of preparation, one question a line, one answer a line.

It ends, with all its children, when the line is closed, also by the death of who asked.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import resource
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any, NoReturn

from hanse.games import find_game
from hanse.kernel.errors import HanseError
from hanse.players.answering import Worker
from hanse.players.host import told

Data = dict[str, Any]

_MIB = 1 << 20


class Line:
    """The way to who asks. No player can reach it by printing, nor read from it."""

    def __init__(self, stop: Callable[[str], None]) -> None:
        """`stop` is told at once which table needs an answer now; all other lines wait until they are asked for."""
        self._stop = stop
        self._in = os.fdopen(os.dup(0), "rb")
        self._out = os.dup(1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        sys.stdout = sys.stderr
        self._lines: queue.SimpleQueue[Data] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def next(self) -> Data:
        """What is asked next."""
        return self._lines.get()

    def send(self, answer: Data) -> None:
        """Answer."""
        line = json.dumps(answer).encode() + b"\n"
        while line:
            line = line[os.write(self._out, line) :]

    def _read(self) -> None:
        """Read ahead, so that the end of the line is noticed while a player thinks."""
        try:
            for line in self._in:
                message: Data = json.loads(line)
                if message.get("ask") == "stop":
                    self._stop(message["table"])
                else:
                    self._lines.put(message)
        finally:
            _end()


def _end() -> NoReturn:
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _prepare(setup: Data) -> None:
    for game, texts in setup["facts"].items():
        with contextlib.suppress(HanseError):  # then a game with these facts is refused when it is asked about
            find_game(game).replace_data(texts)
    if setup["memory"] is not None:
        limit = setup["memory"] * _MIB
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def _left_behind() -> bool:
    """Whether players have started processes that still run, or that nobody waited for."""
    with contextlib.suppress(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
        return True
    return False


def main() -> None:
    """Answer until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks decides when to stop
    worker, own = Worker(), os.getpid()
    line = Line(worker.stop)
    _prepare(line.next())
    line.send({})
    while True:
        question = line.next()
        try:
            answer = worker.answer(question)
        except BaseException as error:  # whatever players do, who asks lets a simpler one decide
            answer = {"failed": told(error)}
        if os.getpid() != own:
            os._exit(0)  # a copy that a player made of this process
        if _left_behind():
            answer = {"failed": "it left a process behind"}
        line.send({**answer, "id": question["id"]})


if __name__ == "__main__":
    main()
