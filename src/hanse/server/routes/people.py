"""Who one is: guests, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from hanse.server.access import ERRORS, HouseOf, Visitor, pace
from hanse.server.models import AccountBody, AccountOut, GuestBody, Me
from hanse.server.people import COOKIE, SESSION_SECONDS, fold
from hanse.server.storage.store import Account

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)


def _me(account: Account | None) -> Me:
    return Me(account=None if account is None else AccountOut(**vars(account)))


def _remember(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(SESSION_SECONDS),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


@router.get("/me")
async def me(visitor: Visitor) -> Me:
    """Who is signed in."""
    return _me(visitor)


@router.post("/guest")
async def guest(body: GuestBody, house: HouseOf, request: Request, response: Response) -> Me:
    """Come in with nothing but a name."""
    pace(request, "guest")
    account, token = await house.people.guest(body.name)
    _remember(request, response, token)
    return _me(account)


@router.post("/signup")
async def sign_up(body: AccountBody, house: HouseOf, visitor: Visitor, request: Request, response: Response) -> Me:
    """Choose a name and a password; a guest keeps the games played so far."""
    pace(request, "password")
    account, token = await house.people.sign_up(visitor, body.name, body.password)
    await house.people.sign_out(request.cookies.get(COOKIE))
    _remember(request, response, token)
    return _me(account)


@router.post("/signin")
async def sign_in(body: AccountBody, house: HouseOf, request: Request, response: Response) -> Me:
    """Come back with name and password."""
    pace(request, "password")
    pace(request, "password", f"name:{fold(body.name)}")
    account, token = await house.people.sign_in(body.name, body.password)
    await house.people.sign_out(request.cookies.get(COOKIE))
    _remember(request, response, token)
    return _me(account)


@router.post("/signout")
async def sign_out(house: HouseOf, request: Request, response: Response) -> Me:
    """Go."""
    await house.people.sign_out(request.cookies.get(COOKIE))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return _me(None)
