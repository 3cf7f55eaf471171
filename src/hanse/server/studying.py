"""Finished games are analysed in processes of their own, a few at a time; what was found is kept as it comes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import dataclass, field
from typing import Any

from hanse.kernel.record import Record
from hanse.server.settings import Settings
from hanse.server.storage.store import Store
from hanse.server.storage.studies import Study, keep_study, study_at
from hanse.study.analysis.standing import Standing, finished, finished_result, so_far
from hanse.study.analysis.worker import task_of

log = logging.getLogger("hanse")

Data = dict[str, Any]
Key = tuple[str, int | None]  # the table, and the seat whose knowledge counts

KEPT_EVERY = 2.0  # seconds between two times that notes are written down
_START = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from hanse.study.analysis.worker import main; main()"
_LONGEST_LINE = 1 << 20


@dataclass
class Work:
    """An analysis that is being made, or waits for a free process."""

    record: Record
    iterations: int
    notes: list[Data] = field(default_factory=list)
    running: bool = False
    task: asyncio.Task[None] | None = None


class Studying:
    """All analyses of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._free = asyncio.Semaphore(settings.study_processes)
        self._works: dict[Key, Work] = {}

    async def begin(self, table: str, record: Record, seat: int | None) -> None:
        """Analyse a game, or go on where it was left; nothing happens if that is being done, or done."""
        key = table, seat
        if key in self._works:
            return
        kept = await study_at(self._store, table, seat)
        if key in self._works or (kept is not None and kept.result is not None):
            return
        known = kept or Study(self._settings.study_iterations, [], None)
        work = Work(record, known.iterations, list(known.notes))
        self._works[key] = work
        work.task = asyncio.create_task(self._do(key, work))
        work.task.add_done_callback(lambda task: self._ended(key, task))

    async def stop(self, table: str, seat: int | None) -> None:
        """Stop an analysis; what was found is kept."""
        work = self._works.get((table, seat))
        if work is not None and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)

    async def standing(self, table: str, record: Record, seat: int | None) -> Standing:
        """How far it is, with what is known so far."""
        work = self._works.get((table, seat))
        if work is not None:
            status = "running" if work.running else "waiting"
            return await asyncio.to_thread(so_far, status, record, seat, work.iterations, list(work.notes))
        kept = await study_at(self._store, table, seat)
        if kept is None:
            return Standing("none", self._settings.study_iterations)
        if kept.result is not None:
            return finished(kept.iterations, kept.result)
        return await asyncio.to_thread(so_far, "stopped", record, seat, kept.iterations, kept.notes)

    async def close(self) -> None:
        """Stop everything."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, key: Key, task: asyncio.Task[None]) -> None:
        self._works.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("the analysis of table %s stopped", key[0], exc_info=task.exception())

    async def _do(self, key: Key, work: Work) -> None:
        _, seat = key
        try:
            async with self._free:
                work.running = True
                await self._listen(key, work)
        finally:
            await asyncio.shield(self._keep(key, work, None))
        result = await asyncio.to_thread(finished_result, work.record, seat, work.iterations, work.notes)
        if result is not None:
            await self._keep(key, work, result)

    async def _listen(self, key: Key, work: Work) -> None:
        """Take notes from a process, until it ends."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _START, json.dumps(sys.path),
            stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True, limit=_LONGEST_LINE,
        )  # fmt: skip
        try:
            await self._ask(process, key[1], work)
            kept = time.monotonic()
            assert process.stdout is not None
            async for line in process.stdout:
                work.notes.append(json.loads(line))
                if time.monotonic() - kept >= KEPT_EVERY:
                    await self._keep(key, work, None)
                    kept = time.monotonic()
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _ask(self, process: Process, seat: int | None, work: Work) -> None:
        facts = {game: dict(self._settings.facts) for game in self._settings.data}
        task = task_of(work.record.to_data(), seat, work.iterations, work.notes, facts, self._settings.bot_memory)
        assert process.stdin is not None
        process.stdin.write(json.dumps(task).encode() + b"\n")
        await process.stdin.drain()
        process.stdin.close()

    async def _keep(self, key: Key, work: Work, result: Data | None) -> None:
        notes = [] if result is not None else work.notes
        await keep_study(self._store, *key, Study(work.iterations, notes, result), time.time())
