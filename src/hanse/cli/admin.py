"""`hanse admin`: who is a host, and what a host can do, on the command line; also while the server runs."""

from __future__ import annotations

import asyncio
import json
import time
from datetime import UTC, datetime
from typing import Any

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.cli.databases import add_database, database_of
from hanse.messages import Catalogue
from hanse.server.errors import Refused as Unfit
from hanse.server.hall import Hall
from hanse.server.moderation import PERSONAL, intervene
from hanse.server.names import fold
from hanse.server.storage import moderation as kept
from hanse.server.storage.database import open_database
from hanse.server.storage.moderation import Intervention
from hanse.server.storage.store import Account, Store
from hanse.table import Refusal

Row = dict[str, Any]

HOSTING = {"host": True, "unhost": False}
LISTS = ("hosts", "restricted", "reports", "log")
ACTIONS = (*HOSTING, *PERSONAL, "close", "settle", *LISTS)


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("action", metavar="ACTION")
    parser.argument("who", nargs="?", metavar="NAME|TABLE|REPORT")
    parser.argument("--days", type=parser.whole_number(0, 3650), default=0, metavar="N")
    parser.argument("--reason", metavar="TEXT")
    parser.argument("--json", action="store_true")
    add_database(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Do it, and write it down."""
    if args.action not in ACTIONS:
        raise Refused(words.say("admin-action", given=args.action, known=", ".join(ACTIONS)))
    if (args.who is None) != (args.action in LISTS):
        raise Refused(words.say("admin-form", action=args.action, form=_form(args.action)))
    try:
        for line in asyncio.run(_run(database_of(args, words), args, words)):
            print(line)
    except (Unfit, Refusal) as refused:
        raise Refused(words.say(f"error-{refused.code}", **refused.told)) from None
    return 0


def _form(action: str) -> str:
    what = {"close": "TABLE", "settle": "REPORT"}.get(action, "NAME")
    return f"hanse admin {action}" if action in LISTS else f"hanse admin {action} {what}"


async def _run(database: str, args: Namespace, words: Catalogue) -> list[str]:
    store = Store(await open_database(database))
    try:
        if args.action in LISTS:
            rows = await _rows(store, args.action)
            if args.json:
                return [json.dumps(rows, ensure_ascii=False, indent=2)]
            return [_line(row, args.action, words) for row in rows] or [words.say("admin-none")]
        return [await _do(store, args, words)]
    finally:
        await store.close()


async def _do(store: Store, args: Namespace, words: Catalogue) -> str:
    if args.action == "close":
        done = Intervention(None, "close", None, args.who, args.reason or "")
        await intervene(store, Hall(store, 1), done, 0)
    elif args.action == "settle":
        await intervene(store, Hall(store, 1), Intervention(None, "settle", text=args.reason or ""), 0, args.who)
    else:
        person = await _person(store, args.who)
        done = Intervention(None, args.action, person.id, None, args.reason or "")
        if args.action in HOSTING:
            if person.guest:
                raise Unfit("host-guest")
            await kept.set_host(store, done, time.time(), host=HOSTING[args.action])
        else:
            await store.tell_ended(await intervene(store, Hall(store, 1), done, args.days))
        return words.say("admin-done", action=args.action, who=person.name)
    return words.say("admin-done", action=args.action, who=args.who)


async def _person(store: Store, who: str) -> Account:
    """Whom a name or an account's id means; guests have no name of their own."""
    found = await store.account_named(fold(who.strip()))
    if found is not None:
        return found[0]
    known = await store.names([who])
    if who not in known:
        raise Unfit("no-person")
    return known[who]


async def _rows(store: Store, what: str) -> list[Row]:
    """What a list holds, as plain data; accounts that are gone have no name."""
    if what == "hosts":
        found = (await store.names(await kept.host_ids(store))).values()
        return sorted(({"account": each.id, "name": each.name} for each in found), key=lambda row: row["name"])
    if what == "restricted":
        rows = await kept.restricted(store, time.time())
        names = await _names(store, [row.account for row in rows])
        return [
            {"what": row.what, "account": row.account, "name": names.get(row.account), "until": row.until}
            for row in rows
        ]
    written = await (kept.open_reports(store) if what == "reports" else kept.last_interventions(store))
    names = await _names(store, [each for row in written for each in (row.by, row.about) if each])
    return [
        {
            "at": row.at,
            "head": row.id if what == "reports" else row.what,
            "by": _known(row.by, names),
            "about": _known(row.about, names),
            "table": row.seating,
            "text": row.text,
        }
        for row in written
    ]


def _line(row: Row, what: str, words: Catalogue) -> str:
    """One row for a reader."""
    if what == "hosts":
        return str(row["name"])
    if what == "restricted":
        end = words.say("admin-for-good") if row["until"] is None else _day(row["until"])
        return f"{row['what']}  {_named(row)}  {end}"
    who = words.say("admin-terminal") if row["by"] is None else _named(row["by"])
    about = [part for part in ("" if row["about"] is None else _named(row["about"]), row["table"] or "") if part]
    return "  ".join([_day(row["at"]), row["head"], who, *about, row["text"]]).rstrip()


def _named(row: Row) -> str:
    return str(row["account"]) if row["name"] is None else f"{row['name']} ({row['account']})"


def _known(account: str | None, names: dict[str, str]) -> Row | None:
    return None if account is None else {"account": account, "name": names.get(account)}


async def _names(store: Store, accounts: list[str]) -> dict[str, str]:
    """The names of accounts, as far as they are there."""
    return {key: found.name for key, found in (await store.names(sorted(set(accounts)))).items()}


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
