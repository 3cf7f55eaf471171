"""Finished games are analysed, note by note; what was found is kept as it comes."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from hanse.kernel.cells import compiled
from hanse.kernel.record import Record
from hanse.offline.kept import STUDY, Kept
from hanse.offline.thinking import Stopped, Thinker, ask
from hanse.study.analysis.standing import Standing, finished, finished_result, so_far
from hanse.table import Refusal

Data = dict[str, Any]

ITERATIONS = 96 if compiled() else 24  # of the search for each action: an interpreted one takes its time
KEPT_EVERY = 2.0  # seconds between two times that notes are written down


@dataclass
class Work:
    """An analysis that is being made."""

    record: Record
    seat: int | None
    iterations: int
    notes: list[Data] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


class Studying:
    """All analyses of this page."""

    def __init__(self, kept: Kept, thinker: Thinker) -> None:
        self._kept = kept
        self._thinker = thinker
        self._works: dict[str, Work] = {}

    async def begin(self, table: str, record: Record, seat: int | None) -> None:
        """Analyse a game, or go on where it was left; nothing happens if that is being done, or done."""
        key = _key(table, seat)
        kept: Data = await self._kept.read(key) or {"iterations": ITERATIONS, "notes": [], "result": None}
        if key in self._works or kept["result"] is not None:
            return
        work = Work(record, seat, kept["iterations"], list(kept["notes"]))
        self._works[key] = work
        work.task = asyncio.ensure_future(self._do(key, work))

    async def stop(self, table: str, seat: int | None) -> None:
        """Stop an analysis; what was found is kept."""
        work = self._works.pop(_key(table, seat), None)
        if work is not None:
            await self._keep(_key(table, seat), work, None)

    async def standing(self, table: str, record: Record, seat: int | None) -> Standing:
        """How far it is, with what is known so far."""
        key = _key(table, seat)
        work = self._works.get(key)
        if work is not None:
            return so_far("running", record, seat, work.iterations, work.notes)
        kept: Data | None = await self._kept.read(key)
        if kept is None:
            return Standing("none", ITERATIONS)
        if kept["result"] is not None:
            return finished(kept["iterations"], kept["result"])
        return so_far("stopped", record, seat, kept["iterations"], kept["notes"])

    async def _do(self, key: str, work: Work) -> None:
        written = time.monotonic()
        try:
            while self._works.get(key) is work:
                note = await self._next_note(work)
                if note is None:
                    break
                work.notes.append(note)
                if time.monotonic() - written >= KEPT_EVERY:
                    await self._keep(key, work, None)
                    written = time.monotonic()
            result = finished_result(work.record, work.seat, work.iterations, work.notes)
            await self._keep(key, work, result)
        except Refusal:
            pass  # the browser keeps nothing any more: what is known stays until the page goes
        finally:
            if self._works.get(key) is work:
                del self._works[key]

    async def _next_note(self, work: Work) -> Data | None:
        question = {"ask": "study", "record": work.record.to_data(), "seat": work.seat, "iterations": work.iterations}
        while True:
            try:
                answer = await ask(self._thinker, {**question, "notes": work.notes})
            except Stopped:  # by somebody who did not want to wait for a bot
                continue
            note: Data | None = answer.get("note")
            return note

    async def _keep(self, key: str, work: Work, result: Data | None) -> None:
        notes = [] if result is not None else work.notes
        await self._kept.write({key: {"iterations": work.iterations, "notes": notes, "result": result}})


def _key(table: str, seat: int | None) -> str:
    return f"{STUDY}{table}/{'all' if seat is None else seat}"
