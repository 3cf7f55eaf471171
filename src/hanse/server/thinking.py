"""Bots decide: in processes of their own, within their time, and a simpler one instead of one that cannot."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

from hanse.players import Course, Decided, Limit
from hanse.players.course import Seen
from hanse.players.process import PlayerProcess, Setup
from hanse.players.remote import Remote
from hanse.players.worker import KEPT
from hanse.server.errors import Refused
from hanse.server.hall import Hall, Room
from hanse.server.settings import Settings
from hanse.table import Draft, LiveTable, acts
from hanse.table.live import OVER

log = logging.getLogger("hanse")


class Slot:
    """One process and the thread that waits for it: questions are answered first come, first served."""

    def __init__(self, setup: Setup) -> None:
        self.process = PlayerProcess(setup)
        self.thread = ThreadPoolExecutor(1, "bots")


@dataclass
class Sitting:
    """The bots at one table, and the process that knows them."""

    slot: Slot
    bots: dict[tuple[int, str], Remote] = field(default_factory=dict)
    reported: set[tuple[str, str]] = field(default_factory=set)  # what was written to the server's own log


class Thinkers:
    """A few processes. A table stays with one of them, so that its bots keep what they remember."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        facts = {game: dict(settings.facts) for game in settings.data}
        setup = Setup(facts, settings.bot_memory, shown=True)
        self._slots = [Slot(setup) for _ in range(settings.thinkers)]
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()

    async def decide(self, table: LiveTable) -> Decided:
        """The decision of the bot that has to decide; its time counts once its process is free."""
        sitting = self._sitting(table.id)
        course = course_of(table)
        seat, name = course.state.mover(), str(table.bot_to_move())
        if (seat, name) not in sitting.bots:
            limit = Limit(seconds=self._settings.think_seconds)
            turn = self._settings.turn_seconds
            sitting.bots[seat, name] = Remote(sitting.slot.process, table.id, name, course.record, seat, limit, turn)
        loop = asyncio.get_running_loop()
        decided = await loop.run_in_executor(sitting.slot.thread, sitting.bots[seat, name].decide, course)
        for failure in decided.failures:
            if (failure.player, failure.reason) not in sitting.reported:
                sitting.reported.add((failure.player, failure.reason))
                told = (table.id, failure.player, failure.why, failure.reason, failure.by)
                log.warning("table %s: bot %s %s (%s); %s decides", *told)
        return decided

    def forget(self, table_id: str) -> None:
        """The game is over."""
        sitting = self._sittings.pop(table_id, None)
        if sitting is not None and sitting.bots:
            sitting.slot.thread.submit(next(iter(sitting.bots.values())).end)

    async def close(self) -> None:
        """End all processes."""
        for slot in self._slots:
            slot.thread.shutdown(wait=False, cancel_futures=True)
            await asyncio.to_thread(slot.process.close)

    def _sitting(self, table_id: str) -> Sitting:
        """A new table goes to the process with the fewest."""
        if table_id not in self._sittings:
            load = Counter(id(sitting.slot) for sitting in self._sittings.values())
            self._sittings[table_id] = Sitting(min(self._slots, key=lambda slot: load[id(slot)]))
        self._sittings.move_to_end(table_id)
        if len(self._sittings) > KEPT * len(self._slots):
            self.forget(next(iter(self._sittings)))
        return self._sittings[table_id]


def course_of(table: LiveTable) -> Course:
    """The game at a table as its bots follow it."""
    assert table.state is not None
    record = replace(table.record(), seats=[""] * len(table.seats), codes=[])  # who else plays is no concern of theirs
    seen = [Seen(each.seat, each.code, table.events[each.entry]) for each in table.decisions]
    return Course(record, table.state.copy(), seen, undone=len(table.struck))


class Thinking:
    """Lets a bot decide wherever one has to. Two processes that do it at once do no harm: one of them comes late."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._thinkers = Thinkers(settings)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def consider(self, room: Room) -> None:
        """Begin to think if a bot has to decide here."""
        table_id = room.table.id
        if room.table.status == OVER:
            self._thinkers.forget(table_id)
        elif room.table.bot_to_move() is not None and table_id not in self._tasks:
            task = asyncio.create_task(self._play(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id, None)
        failed = task is not None and not task.cancelled() and task.exception()
        if task is not None and failed and not isinstance(failed, Refused):  # left alone since: a newer version plays
            log.error("bots at table %s stopped", table_id, exc_info=task.exception())

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    async def _play(self, table_id: str) -> None:
        while True:
            table = (await self._hall.room(table_id)).table
            if table.bot_to_move() is None:
                return
            if table.ply >= self._settings.most_decisions and not table.people():
                await self._hall.act(table_id, lambda t: acts.stop(t) if t.mover() is not None else [])
                return
            moment = _moment(table)
            decided = await self._thinkers.decide(table)

            def decide(now: LiveTable, moment: tuple[int, int] = moment, decided: Decided = decided) -> list[Draft]:
                if _moment(now) != moment or now.bot_to_move() is None:
                    return []  # something else has happened meanwhile
                mover = now.mover()
                failed = [Draft("bot_failed", {"seat": mover, **failure.to_data()}) for failure in decided.failures]
                return [*failed, *acts.decision(now, decided.thought.code)]

            await self._hall.act(table_id, decide)


def _moment(table: LiveTable) -> tuple[int, int]:
    """Equal as long as nobody decided or took back."""
    return table.ply, len(table.plies) + len(table.struck)
