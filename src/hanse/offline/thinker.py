"""The inside of the worker in which players think and games are analysed: a text asks, a text answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from hanse.games import GAMES, find_game
from hanse.kernel.record import Record, read_record
from hanse.players.answering import Worker
from hanse.players.hindsight import look_back
from hanse.players.host import told
from hanse.study.analysis.judging import judge
from hanse.study.analysis.standing import known

Data = dict[str, Any]


class Thinker:
    """Answers one question after the other; the analysis that it was asked about last is kept."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._study: tuple[Data, int, Iterator[Data]] | None = None  # which one, how far, and what comes next

    def answer(self, text: str) -> str:
        """The answer, or what went wrong."""
        question: Data = json.loads(text)
        try:
            answer = self._answer(question)
        except BaseException as error:  # whatever a player does, a simpler one decides
            answer = {"failed": told(error)}
        return json.dumps(answer)

    def _answer(self, question: Data) -> Data:
        if question["ask"] == "chances":
            return {"moments": [asdict(moment) for moment in look_back(_record(question))]}
        if question["ask"] == "judge":
            return judge(find_game(question["game"]), question["position"], question["iterations"])
        if question["ask"] == "study":
            return {"note": self._next_note(question)}
        return self._worker.answer(question)

    def _next_note(self, question: Data) -> Data | None:
        """The next note of an analysis, of which so many are known; none when it is done."""
        which = {key: question[key] for key in ("record", "seat", "iterations")}
        count = len(question["notes"])
        if self._study is None or self._study[:2] != (which, count):
            analysis = known(_record(question), question["seat"], question["iterations"], question["notes"])
            self._study = which, count, analysis.work()
        work = self._study[2]
        note = next(work, None)
        self._study = which, count + 1, work
        return note


def _record(question: Data) -> Record:
    return read_record(json.dumps(question["record"]), GAMES)
