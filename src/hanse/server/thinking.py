"""Bots decide: in processes of their own, within their time, and a simpler one instead of one that cannot."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from hanse.kernel.record import Record
from hanse.players import Decided, Host, Limit, Player
from hanse.players.answering import KEPT
from hanse.players.host import Decider
from hanse.players.loading import PlayerError
from hanse.players.process import PlayerProcess, Setup
from hanse.players.programs.names import is_program
from hanse.players.programs.player import ProgramPlayer
from hanse.players.programs.running import Programs
from hanse.players.remote import Remote
from hanse.players.turns import WithinTurns
from hanse.server import elsewhere
from hanse.server.elsewhere import moment
from hanse.server.errors import Refused
from hanse.server.hall import Hall
from hanse.server.room import Room
from hanse.server.settings import Settings
from hanse.table import Draft, LiveTable, acts, hints
from hanse.table.course import course_of
from hanse.table.live import OVER
from hanse.table.seats import account_of

log = logging.getLogger("hanse")

ADVISER = "master"  # who is asked for hints


class Slot:
    """One process and the thread that waits for it: questions are answered first come, first served."""

    def __init__(self, setup: Setup) -> None:
        self.process = PlayerProcess(setup)
        self.thread = ThreadPoolExecutor(1, "bots")


@dataclass
class Sitting:
    """The bots at one table, and the process that knows them."""

    slot: Slot
    bots: dict[tuple[int, str], Decider] = field(default_factory=dict)
    thinking: Decider | None = None  # who is being asked now
    reported: set[tuple[str, str]] = field(default_factory=set)  # what was written to the server's own log


class Thinkers:
    """A few processes. A table stays with one of them, so that its bots keep what they remember."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        facts = {game: dict(settings.facts) for game in settings.data}
        setup = Setup(facts, settings.bot_memory, shown=True)
        self._slots = [Slot(setup) for _ in range(settings.thinkers)]
        self._programs = Programs(shown=True, memory=settings.bot_memory)
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()

    async def decide(self, table: LiveTable) -> Decided:
        """The decision of the bot that has to decide; its time counts once its process is free."""
        sitting = self._sitting(table.id)
        course = course_of(table)
        seat, name = course.state.mover(), str(table.bot_to_move())
        if (seat, name) not in sitting.bots:
            sitting.bots[seat, name] = self._seated(sitting.slot, table.id, name, course.record, seat)
        sitting.thinking = bot = sitting.bots[seat, name]
        try:
            decided = await asyncio.get_running_loop().run_in_executor(sitting.slot.thread, bot.decide, course)
        finally:
            sitting.thinking = None
        for failure in decided.failures:
            if (failure.player, failure.reason) not in sitting.reported:
                sitting.reported.add((failure.player, failure.reason))
                told = (table.id, failure.player, failure.why, failure.reason, failure.by)
                log.warning("table %s: bot %s %s (%s); %s decides", *told)
        return decided

    async def advise(self, table: LiveTable) -> tuple[str, Decided]:
        """What the strongest player of the house would do in the place of who has to decide, and who thought so."""
        course = course_of(table)
        slot = self._sitting(table.id).slot
        limit = Limit(seconds=self._settings.think_seconds)
        adviser = Remote(slot.process, table.id, ADVISER, course.record, course.state.mover(), limit)
        decided = await asyncio.get_running_loop().run_in_executor(slot.thread, adviser.decide, course)
        return (decided.failures[-1].by if decided.failures else ADVISER), decided

    async def hurry(self, table_id: str) -> None:
        """Let the bot that thinks at a table decide now."""
        sitting = self._sittings.get(table_id)
        if sitting is not None and sitting.thinking is not None:
            await asyncio.to_thread(sitting.thinking.stop)

    def forget(self, table_id: str) -> None:
        """The game is over."""
        sitting = self._sittings.pop(table_id, None)
        if sitting is not None:
            for bot in sitting.bots.values():
                sitting.slot.thread.submit(bot.end)

    async def close(self) -> None:
        """End all processes."""
        self._programs.close()
        for slot in self._slots:
            slot.thread.shutdown(wait=False, cancel_futures=True)
            await asyncio.to_thread(slot.process.close)

    def _seated(self, slot: Slot, table: str, name: str, record: Record, seat: int) -> Decider:
        """A bot at a seat. A program is a process already; one that nobody offers any more is not started."""
        limit = Limit(seconds=self._settings.think_seconds)
        bot: Decider
        if is_program(name):
            bot = Host(name, partial(self._program, name, record.game.key), record, seat, limit)
        else:
            bot = Remote(slot.process, table, name, record, seat, limit)
        return WithinTurns(name, bot, limit, self._settings.turn_seconds)

    def _program(self, name: str, game: str) -> Player:
        if name not in self._settings.registry.names(game):
            raise PlayerError("player {name} is not installed", name=name)
        return ProgramPlayer(name, self._programs)

    def _sitting(self, table_id: str) -> Sitting:
        """A new table goes to the process with the fewest."""
        if table_id not in self._sittings:
            load = Counter(id(sitting.slot) for sitting in self._sittings.values())
            self._sittings[table_id] = Sitting(min(self._slots, key=lambda slot: load[id(slot)]))
        self._sittings.move_to_end(table_id)
        if len(self._sittings) > KEPT * len(self._slots):
            self.forget(next(iter(self._sittings)))
        return self._sittings[table_id]


class Thinking:
    """Lets a bot decide wherever one has to. Two processes that do it at once do no harm: one of them comes late."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._thinkers = Thinkers(settings)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hints: dict[str, asyncio.Task[None]] = {}

    def advise(self, room: Room, account: str, seat: int) -> None:
        """Begin to think about a hint for a seat; it comes with the log. Nothing happens while one is thought about."""
        table_id = room.table.id
        if table_id not in self._hints:
            task = asyncio.create_task(self._advise(room.table, account, seat))
            self._hints[table_id] = task
            task.add_done_callback(lambda done: self._advised(table_id, done))

    async def _advise(self, table: LiveTable, account: str, seat: int) -> None:
        ply = table.ply
        player, decided = await self._thinkers.advise(table)
        thought = decided.thought
        line = thought.line or [thought.code]
        await self._hall.act(table.id, lambda t: hints.hint(t, account, seat, ply, player, line, thought.values))

    def _advised(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._hints.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("the hint at table %s failed", table_id, exc_info=task.exception())

    def consider(self, room: Room) -> None:
        """Begin to think if a bot has to decide here."""
        table_id = room.table.id
        if room.table.status == OVER:
            self._thinkers.forget(table_id)
        elif room.table.bot_to_move() is not None and table_id not in self._tasks:
            task = asyncio.create_task(self._play(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    async def hurry(self, table_id: str) -> None:
        """Let the bot that thinks at a table decide now; nothing happens if none does in this process."""
        await self._thinkers.hurry(table_id)

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id, None)
        failed = task is not None and not task.cancelled() and task.exception()
        if task is not None and failed and not isinstance(failed, Refused):  # left alone since: a newer version plays
            log.error("bots at table %s stopped", table_id, exc_info=task.exception())

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [*self._tasks.values(), *self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    async def _play(self, table_id: str) -> None:
        while True:
            room = await self._hall.room(table_id)
            table = room.table
            if table.bot_to_move() is None:
                return
            if table.ply >= self._settings.most_decisions and not table.people():
                await self._hall.act(table_id, lambda t: acts.stop(t) if t.mover() is not None else [])
                return
            then = moment(table)
            decided = await self._decided(room)
            if decided is None:
                continue

            def decide(now: LiveTable, then: tuple[int, int] = then, decided: Decided = decided) -> list[Draft]:
                if moment(now) != then or now.bot_to_move() is None:
                    return []  # something else has happened meanwhile
                mover = now.mover()
                failed = [Draft("bot_failed", {"seat": mover, **failure.to_data()}) for failure in decided.failures]
                return [*failed, *acts.decision(now, decided.thought.code)]

            await self._hall.act(table_id, decide)

    async def _decided(self, room: Room) -> Decided | None:
        """What the bot that has to decide does; none if it decided by itself."""
        if account_of(room.table.bot_to_move()) is None:
            return await self._thinkers.decide(room.table)
        return await elsewhere.wait(self._hall.store, self._settings, room, course_of(room.table))
