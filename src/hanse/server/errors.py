"""Every refusal in one shape: a code, a message in the reader's language, and the facts in it."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from hanse.messages import catalogue, languages
from hanse.table import Refusal

log = logging.getLogger("hanse")

# The status of each code; what is not named here is a conflict with the table as it is.
STATUS = {
    "malformed": 400,
    "host": 400,
    "origin": 403,
    "signed-out": 401,
    "banned": 403,
    "closed-here": 403,
    "muted": 403,
    "no-host": 403,
    "is-host": 403,
    "no-report": 404,
    "host-guest": 422,
    "password": 401,
    "bot-token": 401,
    "guest": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-asked": 403,
    "private": 403,
    "sent-away": 403,
    "sign-up-first": 403,
    "not-organiser": 403,
    "not-member": 403,
    "club-invite": 403,
    "not-found": 404,
    "no-table": 404,
    "no-bot": 404,
    "no-person": 404,
    "no-session": 404,
    "no-board": 404,
    "no-game": 404,
    "no-ply": 404,
    "no-place": 404,
    "no-rulebook": 404,
    "no-lesson": 404,
    "no-study": 403,
    "no-hint": 403,
    "no-puzzle": 404,
    "no-book": 404,
    "no-question-there": 404,
    "no-chapter": 404,
    "private-book": 403,
    "not-your-book": 403,
    "book": 422,
    "book-large": 413,
    "no-club": 404,
    "no-contest": 404,
    "method": 405,
    "too-large": 413,
    "invalid": 422,
    "options": 422,
    "position": 422,
    "position-over": 422,
    "position-seats": 422,
    "position-options": 422,
    "seats": 422,
    "colours": 422,
    "bot": 422,
    "no-seat": 422,
    "not-theirs": 422,
    "study-alone": 422,
    "illegal": 422,
    "hook-form": 422,
    "hook-unknown": 422,
    "hook-inside": 422,
    "hook-quiet": 422,
    "hook-keys": 422,
    "holiday-past": 422,
    "holiday-dates": 422,
    "hook-guest": 403,
    "order-kind": 422,
    "order-wish": 422,
    "order-twice": 422,
    "contest-date": 422,
    "contest-seats": 422,
    "contest-points": 422,
    "too-many": 429,
    "busy": 503,
}


class Refused(Exception):
    """A request that is refused before a table is asked."""

    def __init__(self, code: str, /, **args: str | int | float | bool) -> None:
        super().__init__(code)
        self.code = code
        self.told = args


@cache
def _spoken() -> frozenset[str]:
    return frozenset(languages())


def reader_language(header: str) -> str:
    """The first language of an Accept-Language header that has a catalogue."""
    for part in header.split(","):
        language = re.split(r"[-;]", part.strip(), maxsplit=1)[0].lower()
        if language in _spoken():
            return language
    return "en"


def body_of(code: str, args: dict[str, Any], accept: str) -> dict[str, Any]:
    """The body of a refusal."""
    words = catalogue(reader_language(accept))
    return {"error": {"code": code, "message": words.say(f"error-{code}", **args), "args": args}}


def refusal_response(request: Request, code: str, args: dict[str, Any]) -> JSONResponse:
    """A refusal as a response."""
    body = body_of(code, args, request.headers.get("accept-language", ""))
    headers = {"Retry-After": "2"} if code in ("too-many", "busy") else None
    return JSONResponse(body, STATUS.get(code, 409), headers)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused | Refusal)
    return refusal_response(request, error.code, error.told)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    """What does not have the form that the documentation asks for; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return refusal_response(request, "malformed", {})
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    shown = place.encode("utf-8", "replace").decode()[:100]
    return refusal_response(request, "invalid", {"field": shown, "reason": str(first["type"])})


async def _plain(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    codes = {400: "malformed", 404: "not-found", 405: "method", 413: "too-large"}
    return refusal_response(request, codes.get(error.status_code, "malformed"), {})


async def _database(request: Request, error: Exception) -> JSONResponse:
    log.warning("the database does not answer: %s", type(error).__name__)
    return refusal_response(request, "busy", {})


_ANSWERS: dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
    Refused: _refused,
    Refusal: _refused,
    RequestValidationError: _invalid,
    HTTPException: _plain,
    SQLAlchemyError: _database,
    OSError: _database,
}


async def answer_to(request: Request, error: Exception) -> Response:
    """The answer to a request that failed; what has none is raised again."""
    for kind, answer in _ANSWERS.items():
        if isinstance(error, kind):
            return await answer(request, error)
    raise error


def install(app: FastAPI) -> None:
    """Answer every refusal in the one shape."""
    for kind, answer in _ANSWERS.items():
        app.add_exception_handler(kind, answer)
