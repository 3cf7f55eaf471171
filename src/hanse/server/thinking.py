"""Bots decide: in processes of their own, within their time, and a simpler one instead of one that cannot."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field
from typing import Any

from hanse.bots import bot_names
from hanse.kernel.chance import chance_from_seed
from hanse.server.hall import Hall, Room
from hanse.server.settings import Settings
from hanse.table import Draft, LiveTable, acts

log = logging.getLogger("hanse")

_LINE = 1 << 20


class Overrun(Exception):
    """The bot took too long."""


class Failed(Exception):
    """The bot gave no legal answer."""


class Thinkers:
    """A few processes; one that overruns or dies is replaced by a new one."""

    def __init__(self, count: int, setup: dict[str, Any]) -> None:
        """`setup` is what each process is told first."""
        self._setup = setup
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._all: set[Process] = set()
        for _ in range(count):
            self._idle.put_nowait(None)  # started when first needed

    async def ask(self, question: dict[str, Any], seconds: float) -> int:
        """The answer of a bot; it has so many seconds once a process is free."""
        process = await self._idle.get()
        kept: Process | None = None
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            reply = await asyncio.wait_for(_exchange(process, question), seconds)
            kept = process
        except TimeoutError:
            raise Overrun from None
        except (OSError, ValueError) as error:
            raise Failed(type(error).__name__) from None
        finally:
            if kept is None and process is not None:
                self._end(process)
            self._idle.put_nowait(kept)
        if "code" not in reply:
            raise Failed(str(reply.get("failed")))
        return int(reply["code"])

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hanse.server.thinker", stdin=PIPE, stdout=PIPE, limit=_LINE
        )
        self._all.add(process)
        await _write(process, self._setup)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """End all processes."""
        processes = list(self._all)
        for process in processes:
            self._end(process)
        for process in processes:
            await process.wait()


async def _exchange(process: Process, question: dict[str, Any]) -> dict[str, Any]:
    assert process.stdout is not None
    await _write(process, question)
    line = await process.stdout.readline()
    if not line:
        raise OSError("the process ended")
    reply: dict[str, Any] = json.loads(line)
    return reply


async def _write(process: Process, message: dict[str, Any]) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(message).encode() + b"\n")
    await process.stdin.drain()


@dataclass
class Thought:
    """What was decided, and which bots had to be replaced for it."""

    code: int
    failures: list[dict[str, str]] = field(default_factory=list)


class Thinking:
    """Lets a bot decide wherever one has to. Two processes that do it at once do no harm: one of them comes late."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._thinkers = Thinkers(settings.thinkers, {"games": list(settings.data), "facts": dict(settings.facts)})
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def consider(self, room: Room) -> None:
        """Begin to think if a bot has to decide here."""
        table_id = room.table.id
        if room.table.bot_to_move() is not None and table_id not in self._tasks:
            task = asyncio.create_task(self._play(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id, None)
        if task is not None and not task.cancelled() and task.exception() is not None:
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
            thought = await self._think(table)

            def decide(now: LiveTable, moment: tuple[int, int] = moment, thought: Thought = thought) -> list[Draft]:
                if _moment(now) != moment or now.bot_to_move() is None:
                    return []  # something else has happened meanwhile
                mover = now.mover()
                failed = [Draft("bot_failed", {"seat": mover, **failure}) for failure in thought.failures]
                return [*failed, *acts.decision(now, thought.code)]

            await self._hall.act(table_id, decide)

    async def _think(self, table: LiveTable) -> Thought:
        """The bot's decision, else that of a simpler one, else any legal one, so that the game goes on."""
        failures: list[dict[str, str]] = []
        bots = simpler(table.game.key, str(table.bot_to_move()))
        for place, bot in enumerate(bots):
            try:
                code = await self._thinkers.ask(_question(table, bot), self._settings.think_seconds)
                return Thought(code, failures)
            except Overrun:
                why = "slow"
            except Failed:
                why = "failed"
            following = bots[place + 1] if place + 1 < len(bots) else "first"
            failures.append({"bot": bot, "by": following, "why": why})
        assert table.state is not None
        legal = table.state.legal()
        chance = chance_from_seed(f"{table.seed}/{table.ply}", "fallback")
        return Thought(legal[chance.below(len(legal))], failures)


def simpler(game: str, bot: str) -> list[str]:
    """The bot and those that may decide in its place, each simpler than the one before."""
    known = [name for name in ("focused", "random") if name in bot_names(game)]
    return [bot, *known[known.index(bot) + 1 :]] if bot in known else [bot, *known]


def _moment(table: LiveTable) -> tuple[int, int]:
    """Equal as long as nobody decided or took back."""
    return table.ply, len(table.plies) + len(table.struck)


def _question(table: LiveTable, bot: str) -> dict[str, Any]:
    return {
        "table": table.id,
        "game": table.game.key,
        "options": table.options.to_data(),
        "rules": table.options.revision,
        "seed": table.seed,
        "codes": [decision.code for decision in table.decisions],
        "bot": bot,
    }
