"""Bots decide, hints are given: by players that think elsewhere, so that the page goes on answering meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from hanse.offline.hall import Hall
from hanse.players.answering import Worker
from hanse.players.asking import Asking
from hanse.players.host import Decided
from hanse.players.player import FAILED, SLOW, Limit
from hanse.table import Draft, LiveTable, Refusal, acts, hints
from hanse.table.course import course_of

Data = dict[str, Any]
Tasks = dict[str, asyncio.Task[None]]  # by table

ADVISER = "master"  # who is asked for hints
THINK_SECONDS = 10.0  # for one decision
LATE_SECONDS = 20.0  # more, because an interpreted player may be in the middle of something; then a simpler one decides
HURRIED_SECONDS = 0.2  # for one that somebody does not want to wait for


class Thinker(Protocol):
    """Where players think, one question at a time; texts go there and come back."""

    async def ask(self, question: str) -> str:
        """The answer; an exception, if it was stopped, or has died."""

    def stop(self) -> None:
        """Let whoever waits for an answer wait no more."""


class Stopped(Exception):
    """Nobody thinks about it any more."""


async def ask(thinker: Thinker, question: Data) -> Data:
    """Ask a question as data."""
    try:
        answer: Data = json.loads(await thinker.ask(json.dumps(question)))
    except Exception:  # whatever a browser calls it
        raise Stopped from None
    return answer


class Thinking:
    """Lets bots decide at the tables that this page holds."""

    def __init__(self, hall: Hall, thinker: Thinker) -> None:
        self._hall = hall
        self._thinker = thinker
        self._here = Worker()  # for what has to be decided at once
        self._tasks: Tasks = {}
        self._hints: Tasks = {}
        self._hurried: set[str] = set()

    def consider(self, table: LiveTable) -> None:
        """Begin to think if a bot has to decide here."""
        if table.bot_to_move() is not None and table.id in self._hall.held:
            self._begin(self._tasks, table.id, lambda: self._play(table.id))

    def hurry(self, table_id: str) -> None:
        """Let the bot that thinks decide now."""
        if table_id in self._tasks:
            self._hurried.add(table_id)
            self._thinker.stop()

    def advise(self, table: LiveTable, account: str, seat: int) -> None:
        """Begin to think about a hint; nothing happens if that is being done."""
        self._begin(self._hints, table.id, lambda: self._advise(table, account, seat))

    def _begin(self, tasks: Tasks, table_id: str, work: Callable[[], Awaitable[None]]) -> None:
        if table_id not in tasks:
            tasks[table_id] = asyncio.ensure_future(_finish(tasks, table_id, work))

    async def _play(self, table_id: str) -> None:
        while table_id in self._hall.held:
            table = await self._hall.table(table_id)
            bot, mover = table.bot_to_move(), table.mover()
            if bot is None or mover is None:
                return
            decided = await self._decided(table, bot, mover)
            then = table.seq

            def decide(now: LiveTable, then: int = then, mover: int = mover, decided: Decided = decided) -> list[Draft]:
                if now.seq != then:
                    return []  # something else has happened meanwhile
                failed = [Draft("bot_failed", {"seat": mover, **failure.to_data()}) for failure in decided.failures]
                return [*failed, *acts.decision(now, decided.thought.code)]

            await self._hall.act(table_id, decide)

    async def _decided(self, table: LiveTable, player: str, seat: int) -> Decided:
        course = course_of(table)
        asking = Asking(table.id, player, course.record, seat)
        question = asking.question(course, Limit(seconds=THINK_SECONDS))
        try:
            answer = await asyncio.wait_for(ask(self._thinker, question), THINK_SECONDS + LATE_SECONDS)
            return asking.decided(answer, course)
        except TimeoutError:
            self._thinker.stop()
            return asking.failed(SLOW, "it took too long", course)
        except Stopped:
            if table.id not in self._hurried:
                return asking.failed(FAILED, "it was stopped", course)
        self._hurried.discard(table.id)
        return asking.decided(self._here.answer(asking.question(course, Limit(seconds=HURRIED_SECONDS))), course)

    async def _advise(self, table: LiveTable, account: str, seat: int) -> None:
        ply = table.ply
        decided = await self._decided(table, ADVISER, seat)
        player = decided.failures[-1].by if decided.failures else ADVISER
        thought = decided.thought
        line = thought.line or [thought.code]
        await self._hall.act(table.id, lambda now: hints.hint(now, account, seat, ply, player, line, thought.values))


async def _finish(tasks: Tasks, table_id: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work; when it ends, the next one can begin at once."""
    try:
        await work()
    except Refusal:
        pass  # another page has taken over the table meanwhile, or nothing can be kept any more
    finally:
        del tasks[table_id]
