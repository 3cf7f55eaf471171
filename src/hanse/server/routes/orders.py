"""Standing orders: what somebody at a table wants decided without being asked. Nobody else learns of them."""

from __future__ import annotations

from fastapi import APIRouter

from hanse.server.access import ERRORS, HouseOf, Person, TableId, open_room
from hanse.server.bodies import OrdersBody
from hanse.server.models import OrdersOut
from hanse.server.room import Room
from hanse.server.storage.store import Account
from hanse.table import Refusal
from hanse.table.orders import check_orders, offered

router = APIRouter(prefix="/api/tables", tags=["orders"], responses=ERRORS)


def _told(room: Room, person: Account) -> OrdersOut:
    """What may be ordered, and what the person has left at each own seat."""
    own = room.table.seats_of(person.id)
    if not own:
        raise Refusal("not-seated")
    mine = {seat: left.orders for seat, left in room.left.items() if seat in own and left.account == person.id}
    return OrdersOut.model_validate({"kinds": offered(room.table), "left": mine})


@router.get("/{table_id}/orders")
async def orders(table_id: TableId, house: HouseOf, person: Person) -> OrdersOut:
    """One's own standing orders, and what may stand in them; a seat for which none were left is missing."""
    return _told(await open_room(house, table_id, person, None), person)


@router.put("/{table_id}/orders")
async def leave_orders(table_id: TableId, body: OrdersBody, house: HouseOf, person: Person) -> OrdersOut:
    """Leave other orders for a seat; what they decide already is decided at once."""
    room = await open_room(house, table_id, person, None, fresh=True)
    left = check_orders(room.table, person.id, body.seat, body.orders)
    return _told(await house.hall.order(table_id, body.seat, left), person)
