"""The one request that comes with every decision goes straight to its table.

Routing, dependencies and validation of FastAPI take several times as long as the decision itself. What is not as it
should be takes the long way, so that it is refused like everything else.
"""

from __future__ import annotations

from fastapi import Request
from fastapi.routing import APIRoute
from pydantic import ValidationError
from pydantic_core import to_json
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanse.server.access import house_of, person, visitor
from hanse.server.bodies import DecideBody
from hanse.server.errors import answer_to
from hanse.server.routes import tables

_ROUTE = next(each for each in tables.router.routes if isinstance(each, APIRoute) and each.endpoint is tables.decide)
_JSON = (b"content-type", b"application/json")
_LONGEST_ID = 32


class Shortcut:
    """Before the application, after the guard."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer decisions, and pass everything else on."""
        table = _table_of(scope)
        if table is None:
            await self._app(scope, receive, send)
            return
        body = await _whole(receive)
        try:
            wish = DecideBody.model_validate_json(body)
        except ValidationError:
            await self._app(scope, _again(body, receive), send)
            return
        scope["route"] = _ROUTE
        answer = await _decide(Request(scope), table, wish)
        await answer(scope, receive, send)


def _table_of(scope: Scope) -> str | None:
    """The table at which somebody decides; none for all other requests."""
    if scope["type"] != "http" or scope["method"] != "POST" or _JSON not in scope["headers"]:
        return None
    found = _ROUTE.path_regex.match(scope["path"])
    return found["table_id"] if found is not None and len(found["table_id"]) <= _LONGEST_ID else None


async def _decide(request: Request, table: str, wish: DecideBody) -> Response:
    try:
        decided = await tables.decide(table, wish, house_of(request), await person(await visitor(request)))
    except Exception as error:  # what nobody expects is raised again there
        return await answer_to(request, error)
    return Response(to_json(decided), media_type="application/json")


async def _whole(receive: Receive) -> bytes:
    """The body of a request; the guard has limited it."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """As if the body had not been read yet."""
    left: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def read() -> Message:
        return left.pop() if left else await receive()

    return read
