"""Answers questions about many games: what a player decides, and what it is like.

It keeps the games it was asked about, with their players and whatever these remember, and catches up with what was
decided meanwhile. Questions and answers are plain data, so that they can come from anywhere.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from hanse.games import GAMES
from hanse.kernel.record import Record, read_record
from hanse.players.course import Course, begin
from hanse.players.host import Decided, Host
from hanse.players.loading import PlayerError, load, player_maker
from hanse.players.player import Limit

Data = dict[str, Any]

KEPT = 32  # tables; the one that was not asked about for longest is forgotten


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
        self._thinking: tuple[str, Host] | None = None  # about which table, and who

    def stop(self, table: str) -> None:
        """Let who thinks about a table answer now; called from another thread."""
        thinking = self._thinking
        if thinking is not None and thinking[0] == table:
            thinking[1].stop()

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
        self._thinking = question["table"], host
        try:
            return host.decide(table.course, Limit(**question["limit"]))
        finally:
            self._thinking = None

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
