"""A page without a browser: what it keeps lies in a dictionary, and its players think where they are asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from hanse.offline.house import House
from hanse.offline.thinker import Thinker

Data = dict[str, Any]


class Shelf:
    """Stands where a browser keeps things; `fault` is what it says when it keeps nothing more."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.fault = ""

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def all(self, beginning: str) -> str:
        return json.dumps({key: text for key, text in self.kept.items() if key.startswith(beginning)})

    async def put(self, pairs: str) -> None:
        if self.fault:
            raise RuntimeError(self.fault)
        self.kept.update(json.loads(pairs))


class Room:
    """Where players think: here."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped = asyncio.Event()
        self.busy = False
        self._thinker = Thinker()

    async def ask(self, question: str) -> str:
        self.asked.append(json.loads(question)["ask"])
        if self.busy:  # somebody has to stop it
            await self.stopped.wait()
            raise RuntimeError("stopped")
        return self._thinker.answer(question)

    def stop(self) -> None:
        self.stopped.set()


class Page:
    """What a page asks, and what it is told."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.room = Room()
        self.told: list[tuple[str, str, Any]] = []
        self.house = House(self.shelf, self.room, self._hear)
        self.news = asyncio.Event()

    def _hear(self, whom: str, event: str, data: str) -> None:
        self.told.append((whom, event, json.loads(data)))
        self.news.set()

    async def ask(self, method: str, address: str, body: Data | None = None) -> Data:
        answer: Data = json.loads(await self.house.answer(method, address, "" if body is None else json.dumps(body)))
        return answer

    async def good(self, method: str, address: str, body: Data | None = None) -> Any:
        answer = await self.ask(method, address, body)
        assert answer["status"] == 200, answer
        return answer["body"] if "body" in answer else answer["text"]

    async def refused(self, method: str, address: str, body: Data | None = None) -> str:
        answer = await self.ask(method, address, body)
        assert answer["status"] != 200, answer
        code: str = answer["body"]["error"]["code"]
        return code

    async def sit_down(self, game: str, seats: list[Data] | None = None, **wish: Any) -> str:
        """A new table that this page holds and follows; its id."""
        await self.house.open()
        await self.good("POST", "/api/guest", {"name": "Anna"})
        others = [{"kind": "bot", "bot": "beginner"}, {"kind": "bot", "bot": "beginner"}]
        games = {each["key"]: each for each in await self.good("GET", "/api/games")}
        preset = games[game]["presets"][0]
        body = {"game": game, "preset": preset, "seats": seats or [{"kind": "me"}, *others], **wish}
        table = await self.good("POST", "/api/tables", body)
        await self.house.follow(table["id"])
        return str(table["id"])

    async def own_turn(self, table: str) -> Data:
        """The table, once its bots have decided."""
        while True:
            self.news.clear()
            seen: Data = await self.good("GET", f"/api/tables/{table}")
            if seen["choices"] or seen["status"] == "over":
                return seen
            await self.news.wait()

    async def decide(self, table: str, seen: Data, code: int | None = None) -> Data:
        """Decide, the first choice unless said otherwise."""
        chosen = seen["choices"][0]["code"] if code is None else code
        body = {"seat": seen["view"]["decision"]["seat"], "ply": seen["ply"], "seen": seen["seq"], "code": chosen}
        await self.good("POST", f"/api/tables/{table}/decide", {**body, "request": f"r{seen['seq']}"})
        return await self.own_turn(table)


def run(play: Coroutine[Any, Any, None]) -> None:
    """Play on a loop of its own."""
    asyncio.run(play)
