"""The inside of a process in which players think: after a line of preparation, one question a line, one answer a line.

It keeps the games it was asked about, with their players and whatever these remember, and catches up with what was
decided meanwhile. It ends, with all its children, when the line is closed, also by the death of who asked.
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
from dataclasses import asdict, dataclass, field
from typing import Any, NoReturn

from hanse.games import GAMES, find_game
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record, read_record
from hanse.players.course import Course, begin
from hanse.players.host import Decided, Host, told
from hanse.players.loading import PlayerError, load, player_maker
from hanse.players.player import Limit

Data = dict[str, Any]

KEPT = 32  # tables; the one that was not asked about for longest is forgotten
_MIB = 1 << 20


@dataclass
class Table:
    """One game, as far as it is known here, and the players at it."""

    start: Data  # its record without codes
    course: Course
    hosts: dict[tuple[int, str], Host] = field(default_factory=dict)

    def catch_up(self, codes: list[int]) -> None:
        """Take back what no longer stands, and play what is new."""
        known = self.course.codes()
        common = next((ply for ply, pair in enumerate(zip(known, codes, strict=False)) if pair[0] != pair[1]), None)
        if common is not None or len(known) > len(codes):
            self.course.back(len(codes) if common is None else common)
        for code in codes[self.course.ply :]:
            self.course.play(code)

    def host(self, seat: int, player: str) -> Host:
        """The player of that name at a seat."""
        if (seat, player) not in self.hosts:
            record = self.course.record
            self.hosts[seat, player] = Host(player, player_maker(player, record.game.key), record, seat)
        return self.hosts[seat, player]

    def end(self) -> None:
        """Let all players go."""
        for host in self.hosts.values():
            host.end()


class Worker:
    """Answers questions."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}

    def answer(self, question: Data) -> Data:
        """What the question asks for: a decision, what a player is like, or that a game is forgotten."""
        if question["ask"] == "describe":
            return self._describe(question["player"])
        if question["ask"] == "forget":
            table = self._tables.pop(question["table"], None)
            if table is not None:
                table.end()
            return {}
        return _told(self._decide(question))

    def _describe(self, name: str) -> Data:
        try:
            found = load(name)
        except PlayerError as error:
            return {"problem": error.template, "facts": error.facts}
        return {"games": list(found.games), "about": found.about}

    def _decide(self, question: Data) -> Decided:
        table = self._table(question["table"], question["record"])
        table.catch_up(question["record"]["codes"])
        host = table.host(table.course.state.mover(), question["player"])
        return host.decide(table.course, Limit(**question["limit"]))

    def _table(self, name: str, record: Data) -> Table:
        start = {**record, "codes": []}
        table = self._tables.pop(name, None)
        if table is None or table.start != start:
            known: Record = read_record(json.dumps(start), GAMES)
            table = Table(start, begin(known))
        self._tables[name] = table
        if len(self._tables) > KEPT:
            self._tables.pop(next(iter(self._tables))).end()
        return table


def _told(decided: Decided) -> Data:
    return {"thought": decided.thought.to_data(), "failures": [asdict(failure) for failure in decided.failures]}


class Line:
    """The way to who asks. No player can reach it by printing, nor read from it."""

    def __init__(self) -> None:
        self._in = os.fdopen(os.dup(0), "rb")
        self._out = os.dup(1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        sys.stdout = sys.stderr
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def next(self) -> Data:
        """What is asked next."""
        data: Data = json.loads(self._lines.get())
        return data

    def send(self, answer: Data) -> None:
        """Answer."""
        line = json.dumps(answer).encode() + b"\n"
        while line:
            line = line[os.write(self._out, line) :]

    def _read(self) -> None:
        """Read ahead, so that the end of the line is noticed while a player thinks."""
        try:
            for line in self._in:
                self._lines.put(line)
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
    line, worker, own = Line(), Worker(), os.getpid()
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
