"""Keeps hooks, and what is still to be told through them: the outbox, out of which every question is told once."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hanse.server.storage.schema import hooks, keys, members, reminders, seatings
from hanse.server.storage.store import Store

CLAIMED_SECONDS = 300.0  # after that another process may tell what one has taken on itself
MOST_BROWSERS = 8  # of one account; the newest are told


@dataclass(frozen=True)
class Place:
    """What a hook belongs to: all games of a person, one table (`seating`), or one browser (`session`)."""

    account: str
    seating: str | None = None
    session: str | None = None


@dataclass(frozen=True)
class Hook:
    """Where and when somebody wants to be told; `off` is why it was switched off.

    `browser` holds the keys of one, to which what is told has to be encrypted.
    """

    address: str
    site: str
    language: str
    delay: float
    quiet_from: int | None
    quiet_to: int | None
    zone: int
    failures: int = 0
    off: str | None = None
    browser: str | None = None


@dataclass(frozen=True)
class Kept:
    """A hook as it is kept."""

    id: str
    place: Place
    hook: Hook


@dataclass(frozen=True)
class Reminder:
    """A question that waits at a table: the number of the entry with which it came."""

    seating: str
    asked: int


def _kept(row: Any) -> Kept:
    hook = Hook(**{name: getattr(row, name) for name in Hook.__dataclass_fields__})
    return Kept(row.id, Place(row.account, row.seating, row.session), hook)


def _at(place: Place) -> Any:
    """A table and a session have one hook; of a person it is the one that belongs to neither."""
    if place.seating is not None:
        return hooks.c.seating == place.seating
    if place.session is not None:
        return hooks.c.session == place.session
    return and_(hooks.c.account == place.account, hooks.c.seating.is_(None), hooks.c.session.is_(None))


async def hook_of(store: Store, place: Place) -> Hook | None:
    """The hook of a place."""
    rows = await store.fetch(select(hooks).where(_at(place)))
    return _kept(rows[0]).hook if rows else None


async def set_hook(store: Store, place: Place, hook: Hook | None) -> None:
    """Replace the hook of a place, or take it away. A browser is told on behalf of one session only."""
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(hooks).where(_at(place)))
        if hook is None:
            return
        if hook.browser is not None:
            await connection.execute(delete(hooks).where(hooks.c.browser.is_not(None), hooks.c.address == hook.address))
            browsers = select(hooks.c.id).where(hooks.c.account == place.account, hooks.c.browser.is_not(None))
            older = (await connection.execute(browsers.order_by(hooks.c.made.desc()))).scalars().all()
            await connection.execute(delete(hooks).where(hooks.c.id.in_(older[MOST_BROWSERS - 1 :])))
        row = {"id": secrets.token_hex(8), "made": time.time(), **vars(place), **vars(hook)}
        await connection.execute(insert(hooks), row)


async def forget_hook(store: Store, hook: str) -> None:
    """Nobody is there any more."""
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(hooks).where(hooks.c.id == hook))


async def hook_named(store: Store, hook: str) -> Kept | None:
    """The hook of this number."""
    rows = await store.fetch(select(hooks).where(hooks.c.id == hook))
    return _kept(rows[0]) if rows else None


async def hooks_for(store: Store, account: str, seating: str) -> list[Kept]:
    """Where it is told that a table waits for an account: its own hooks, and that of the table."""
    own = and_(hooks.c.account == account, hooks.c.seating.is_(None))
    rows = await store.fetch(select(hooks).where(or_(own, hooks.c.seating == seating), hooks.c.off.is_(None)))
    return [_kept(row) for row in rows]


async def changed_tables(store: Store, since: float) -> list[str]:
    """The tables being played that some hook wants to know of, as far as they changed since then."""
    working = hooks.c.off.is_(None)
    hooked = select(hooks.c.account).where(working, hooks.c.seating.is_(None))
    theirs = select(members.c.seating).where(members.c.account.in_(hooked))
    their_own = select(hooks.c.seating).where(working, hooks.c.seating.is_not(None))
    query = select(seatings.c.id).where(
        or_(seatings.c.id.in_(theirs), seatings.c.id.in_(their_own)),
        seatings.c.status == "playing",
        seatings.c.updated >= since,
    )
    return [row.id for row in await store.fetch(query)]


async def note(store: Store, hook: str, reminder: Reminder, due: float) -> None:
    """Put a question into the outbox, unless it is there already."""
    here = and_(reminders.c.hook == hook, reminders.c.seating == reminder.seating)
    rows = await store.fetch(select(reminders.c.asked).where(here))
    if rows and rows[0].asked == reminder.asked:
        return
    new = {"asked": reminder.asked, "due": due, "claimed": 0.0}
    try:
        async with store.writing, store.engine.begin() as connection:
            if rows:
                await connection.execute(update(reminders).where(here).values(new))
            else:
                row = {"hook": hook, "seating": reminder.seating, "told": 0, **new}
                await connection.execute(insert(reminders), row)
    except IntegrityError:  # another process was quicker, or the hook is gone
        return


async def due_hooks(store: Store, now: float) -> list[str]:
    """Through which hooks something is to be told that nobody is telling."""
    query = (
        select(reminders.c.hook)
        .distinct()
        .join_from(reminders, hooks, hooks.c.id == reminders.c.hook)
        .where(_untold(now), reminders.c.due <= now, hooks.c.off.is_(None))
        .limit(200)
    )
    return [row.hook for row in await store.fetch(query)]


async def claim(store: Store, hook: str, now: float) -> list[Reminder]:
    """Take on oneself to tell through a hook all that is not told yet; nothing if another process does."""
    mine = and_(reminders.c.hook == hook, _untold(now))
    async with store.writing, store.engine.begin() as connection:
        taken = update(reminders).where(mine).values(claimed=now).returning(reminders.c.seating, reminders.c.asked)
        return [Reminder(row.seating, row.asked) for row in (await connection.execute(taken)).all()]


async def settle(store: Store, hook: str, done: Sequence[Reminder], **state: Any) -> None:
    """These need not be told any more; and what that says about the hook."""
    async with store.writing, store.engine.begin() as connection:
        for one in done:
            here = (reminders.c.hook == hook) & (reminders.c.seating == one.seating)
            told = update(reminders).where(here, reminders.c.asked == one.asked)
            await connection.execute(told.values(told=one.asked, claimed=0.0))
        if state:
            await connection.execute(update(hooks).where(hooks.c.id == hook).values(**state))


async def put_off(store: Store, hook: str, those: Sequence[Reminder], due: float, **state: Any) -> None:
    """These could not be told: again later; and what that says about the hook."""
    async with store.writing, store.engine.begin() as connection:
        tables = [one.seating for one in those]
        here = (reminders.c.hook == hook) & reminders.c.seating.in_(tables)
        await connection.execute(update(reminders).where(here).values(due=due, claimed=0.0))
        if state:
            await connection.execute(update(hooks).where(hooks.c.id == hook).values(**state))


def _untold(now: float) -> Any:
    return and_(reminders.c.asked != reminders.c.told, reminders.c.claimed < now - CLAIMED_SECONDS)


async def kept_key(store: Store, name: str, fresh: str) -> str:
    """The key of that name; `fresh` is kept if there is none yet, unless another process is quicker."""
    query = select(keys.c.value).where(keys.c.name == name)
    if not await store.fetch(query):
        try:
            async with store.writing, store.engine.begin() as connection:
                await connection.execute(insert(keys), {"name": name, "value": fresh})
        except IntegrityError:
            pass
    return str((await store.fetch(query))[0].value)
