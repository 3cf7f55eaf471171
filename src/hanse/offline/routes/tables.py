"""Tables: setting them up, deciding, taking back."""

from __future__ import annotations

import secrets
from typing import Any

from hanse.offline.asked import Asked, answers
from hanse.offline.hall import Act, new_secrets
from hanse.offline.house import House
from hanse.offline.routes.offers import known_game
from hanse.table import LiveTable, Refusal, acts, consent, dealing, hints, show
from hanse.table.again import next_table
from hanse.table.orders import check_orders, offered
from hanse.table.setup import Beginning, Wish, check_colours, create, create_from, seats_for

Data = dict[str, Any]


@answers("POST", "/api/tables")
async def create_table(house: House, asked: Asked) -> Any:
    """Set up a table: the own seat, others on the same screen, bots."""
    person, body = house.person, asked.body
    game = known_game(body["game"])
    wishes = [Wish(seat["kind"], seat.get("bot"), seat.get("name")) for seat in body["seats"]]
    if any(wish.kind == "open" for wish in wishes):
        raise Refusal("seats", reason="open")
    colours = check_colours(body.get("colours"), len(wishes))
    if body.get("shuffle"):
        order = secrets.SystemRandom().sample(range(len(wishes)), len(wishes))
        wishes, colours = [wishes[place] for place in order], [colours[place] for place in order]
    seats = seats_for(house.registry.seatable(game), wishes, person["id"], person["name"])
    settled: Data = {"public": False, "clock": None, "colours": colours, "secrets": new_secrets()}
    settled["commitment"] = body.get("commitment")
    if body.get("position") is not None:
        drafts = create_from(game, Beginning(body["position"]), seats, person["id"], **settled)
    else:
        drafts = create(game, body["preset"], dict(body.get("changes", {})), seats, person["id"], **settled)
    return new_table(house, await house.hall.create(drafts))


def new_table(house: House, table: LiveTable) -> Data:
    """A table just made."""
    return {**_summary(house, table), "invite": table.invite}


def _summary(house: House, table: LiveTable) -> Data:
    return show.summary(table, house.hall.account, [house.hall.account or ""])


@answers("GET", "/api/tables/{table}")
async def table(house: House, asked: Asked) -> Any:
    """All that one may see of a table."""
    return house.full(await house.hall.table(asked.table))


async def _act(house: House, asked: Asked, act: Act) -> Data:
    return _summary(house, await house.hall.act(asked.table, act))


@answers("POST", "/api/tables/{table}/promise")
async def promise(house: House, asked: Asked) -> Any:
    """Show the hash of the part that the page will add to the seed."""
    return await _act(house, asked, lambda t: dealing.promise(t, house.person["id"], asked.body["commitment"]))


@answers("POST", "/api/tables/{table}/part")
async def part(house: House, asked: Asked) -> Any:
    """Open the part that the page adds to the seed; the game is dealt when all are open."""
    return await _act(house, asked, lambda t: dealing.open_part(t, house.person["id"], asked.body["part"]))


@answers("POST", "/api/tables/{table}/leave")
async def leave(house: House, asked: Asked) -> Any:
    """Get up; a bot takes over."""
    return await _act(house, asked, lambda t: acts.leave(t, house.person["id"]))


@answers("POST", "/api/tables/{table}/decide")
async def decide(house: House, asked: Asked) -> Any:
    """Decide. When this answers, the decision is kept for good."""
    who, body = house.person["id"], asked.body

    def act(t: LiveTable) -> Any:
        return acts.decide(t, who, body["seat"], body["ply"], body["code"], body["request"], body.get("seen"))

    now = await house.hall.act(asked.table, act)
    return {"ply": now.requests[who, body["request"]]}


@answers("POST", "/api/tables/{table}/hurry")
async def hurry(house: House, asked: Asked) -> Any:
    """Let the bot that is thinking decide now."""
    now = await house.hall.table(asked.table)
    acts.check_hurry(now, house.person["id"])
    house.thinking.hurry(asked.table)
    return {"ply": now.ply}


@answers("POST", "/api/tables/{table}/undo")
async def undo(house: House, asked: Asked) -> Any:
    """Take back one's last decision: nobody else has to agree here."""
    await house.hall.act(asked.table, lambda t: consent.undo(t, house.person["id"], asked.body["ply"]))
    return {"done": True, "question": None}


@answers("POST", "/api/tables/{table}/rematch")
async def rematch(house: House, asked: Asked) -> Any:
    """The same again."""
    who, before = house.person["id"], await house.hall.table(asked.table)
    acts.rematch(before, who, "")
    if before.next_table is None:
        bots = house.registry.seatable(before.game.key)
        drafts = next_table(before, who, bots, new_secrets(), asked.body.get("commitment"))
        after = await house.hall.create(drafts)
        before = await house.hall.act(asked.table, lambda t: acts.rematch(t, who, after.id))
    return {"table": before.next_table}


@answers("GET", "/api/tables/{table}/orders")
async def orders(house: House, asked: Asked) -> Any:
    """One's own standing orders, and what may stand in them."""
    return await _orders(house, await house.hall.table(asked.table))


@answers("PUT", "/api/tables/{table}/orders")
async def leave_orders(house: House, asked: Asked) -> Any:
    """Leave other orders for a seat; what they decide already is decided at once."""
    seat = asked.body["seat"]
    left = check_orders(await house.hall.table(asked.table), house.person["id"], seat, asked.body["orders"])
    return await _orders(house, await house.hall.order(asked.table, seat, left))


async def _orders(house: House, table: LiveTable) -> Data:
    own = table.seats_of(house.person["id"])
    if not own:
        raise Refusal("not-seated")
    left = await house.hall.left(table.id)
    return {"kinds": offered(table), "left": {str(seat): each.orders for seat, each in left.items() if seat in own}}


@answers("GET", "/api/tables/{table}/hint")
async def hint(house: House, asked: Asked) -> Any:
    """What one was advised for the present moment."""
    now = await house.hall.table(asked.table)
    return {"offered": hints.is_offered(now, house.hall.account), "hint": hints.current(now, house.hall.account)}


@answers("POST", "/api/tables/{table}/hint")
async def ask_hint(house: House, asked: Asked) -> Any:
    """Ask for a hint; it comes with an entry of the log."""
    now, who = await house.hall.table(asked.table), house.person["id"]
    hints.check(now, who, asked.body["seat"], asked.body["ply"])
    known = hints.current(now, who)
    if known is None:
        house.thinking.advise(now, who, asked.body["seat"])
    return {"offered": True, "hint": known}
