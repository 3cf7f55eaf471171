"""Every refusal in one shape: a code, a message in the reader's language, and the facts in it."""

from __future__ import annotations

import logging
import re
from functools import cache
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from hanse.messages import catalogue, languages
from hanse.table import Refusal

log = logging.getLogger("hanse")

# The status of each code; what is not named here is a conflict with the table as it is.
STATUS = {
    "malformed": 400,
    "origin": 403,
    "signed-out": 401,
    "password": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-asked": 403,
    "private": 403,
    "not-found": 404,
    "no-table": 404,
    "no-board": 404,
    "no-game": 404,
    "no-ply": 404,
    "no-rulebook": 404,
    "method": 405,
    "too-large": 413,
    "invalid": 422,
    "options": 422,
    "seats": 422,
    "bot": 422,
    "no-seat": 422,
    "illegal": 422,
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


def install(app: FastAPI) -> None:
    """Answer every refusal in the one shape."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(SQLAlchemyError, _database)
    app.add_exception_handler(OSError, _database)
