"""Everything that the page asks for is answered here; who follows a table is told what happens at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hanse.messages import catalogue
from hanse.offline.asked import Picture, found
from hanse.offline.hall import Hall, new_id
from hanse.offline.kept import ACCOUNT, Browser, Kept
from hanse.offline.studying import Studying
from hanse.offline.thinking import Thinker, Thinking
from hanse.players import Registry
from hanse.table import LiveTable, Refusal, show

Data = dict[str, Any]
Tell = Callable[[str, str, str], None]  # whom, which event, its data as JSON

GONE = ("no-", "not-found", "private", "damaged-", "newer-", "other-facts")  # what asking again does not mend
LOBBY = "lobby"


class House:
    """One page, its tables, and where its players think."""

    def __init__(self, browser: Browser, thinker: Thinker, tell: Tell) -> None:
        import hanse.offline.routes  # noqa: F401  # all that is answered

        self.kept = Kept(browser)
        self.hall = Hall(self.kept)
        self.hall.after_change = self._changed
        self.thinker = thinker
        self.thinking = Thinking(self.hall, thinker)
        self.studying = Studying(self.kept, thinker)
        self.registry = Registry()
        self.account: Data | None = None
        self._tell = tell
        self._followed: set[str] = set()

    async def open(self) -> None:
        """Who sits here is remembered; where nothing can be read, nobody is."""
        try:
            self.be(await self.kept.read(ACCOUNT))
        except Refusal:
            self.be(None)

    def be(self, account: Data | None) -> None:
        """From now on this is who sits here."""
        self.account = account
        self.hall.account = None if account is None else account["id"]

    async def rename(self, name: str) -> Data:
        """Somebody tells a name, perhaps another one."""
        account = {"id": new_id() if self.account is None else self.account["id"], "name": name, "guest": True}
        await self.kept.write({ACCOUNT: account})
        self.be(account)
        return account

    @property
    def person(self) -> Data:
        """Who sits here; they have to have told a name."""
        if self.account is None:
            raise Refusal("signed-out")
        return self.account

    async def answer(self, method: str, address: str, body: str) -> str:
        """The status and the body of the answer, as JSON; a drawing is a text of its own."""
        try:
            handler, asked = found(method, address, json.loads(body) if body else {})
            answer = await handler(self, asked)
        except Refusal as refusal:
            return _refused(refusal.code, refusal.told)
        except (KeyError, ValueError, TypeError):  # no page of ours asks that
            return _refused("malformed", {})
        if isinstance(answer, Picture):
            return json.dumps({"status": 200, "text": answer.text})
        return json.dumps({"status": 200, "body": answer})

    async def hold(self, table_id: str) -> None:
        """This page alone writes to the table now; whoever follows it is shown how it stands, and its bots think."""
        if table_id in self.hall.held:
            return
        self.hall.hold(table_id)
        try:
            table = await self.hall.table(table_id)
        except Refusal:
            return  # who asks for it is told why
        self._show(table)
        self.thinking.consider(table)

    def release(self, table_id: str) -> None:
        """Another page may write to the table."""
        self.hall.release(table_id)

    async def follow(self, what: str) -> None:
        """Tell from now on what happens at a table, or in the lobby."""
        self._followed.add(what)
        if what == LOBBY:
            await self._tell_lobby()
            return
        table = await self.hall.table(what)
        self._show(table)
        self.thinking.consider(table)

    def leave(self, what: str) -> None:
        """Tell no more."""
        self._followed.discard(what)

    async def _tell_lobby(self) -> None:
        lines = sorted(await self.hall.lines(), key=lambda line: -line["changed"])
        self._tell(LOBBY, "tables", json.dumps({"tables": [], "mine": lines}))

    def _show(self, table: LiveTable) -> None:
        if table.id in self._followed:
            self._tell(table.id, "table", json.dumps(self.full(table)))

    def full(self, table: LiveTable, *, log: bool = True) -> Data:
        """All that may be seen of a table."""
        return show.full(table, self.hall.account, [self.hall.account or ""], log=log)

    def _changed(self, table: LiveTable, last: int) -> None:
        """Tell the entries after the last one; only the newest comes with the table, as at the server."""
        if table.id in self._followed:
            news = table.log[last:]
            struck = any(entry.kind == "undone" for entry in news)
            for entry in news:
                update: Data = {"entry": show.entry_data(table, entry)}
                if entry.seq == table.seq:
                    update["table"] = self.full(table, log=struck)
                self._tell(table.id, "entry", json.dumps(update))
        self.thinking.consider(table)


def _refused(code: str, told: Data) -> str:
    status = 404 if code.startswith(GONE) else 401 if code == "signed-out" else 409
    message = catalogue("en").say(f"error-{code}", **told)
    return json.dumps({"status": status, "body": {"error": {"code": code, "message": message, "args": told}}})
