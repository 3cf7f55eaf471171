"""Single positions are judged in processes of their own, a few at a time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Any

from hanse.server.errors import Refused
from hanse.server.settings import Settings

Data = dict[str, Any]
_START = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from hanse.study.analysis.asked import main; main()"
_WAITING = 8  # of those who may wait for a free process; more would wait for too long


class Judging:
    """All positions that are being judged in this process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free = asyncio.Semaphore(max(1, settings.study_processes))
        self._asked = 0

    async def judge(self, game: str, position: Data) -> Data:
        """What each seat may expect in a complete position that can be, and the best line."""
        if self._asked >= _WAITING:
            raise Refused("too-many")
        self._asked += 1
        try:
            async with self._free:
                return await self._ask(game, position)
        finally:
            self._asked -= 1

    async def _ask(self, game: str, position: Data) -> Data:
        facts = {key: dict(self._settings.facts) for key in self._settings.data}
        task = {
            "game": game, "position": position, "iterations": self._settings.study_iterations,
            "facts": facts, "memory": self._settings.bot_memory,
        }  # fmt: skip
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _START, json.dumps(sys.path),
            stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            answer, _ = await process.communicate(json.dumps(task).encode() + b"\n")
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if process.returncode:
            raise Refused("no-judgement")
        judged: Data = json.loads(answer)
        return judged
