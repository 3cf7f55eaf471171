"""Who one is: guests, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from hanse.server.access import ERRORS, House, HouseOf, Visitor, address_of, pace
from hanse.server.bodies import AccountBody, GuestBody
from hanse.server.errors import Refused
from hanse.server.models import AccountOut, Me
from hanse.server.names import fold
from hanse.server.people import COOKIE, SESSION_SECONDS
from hanse.server.storage.moderation import is_host
from hanse.server.storage.store import Account

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)


def _me(account: Account | None, *, host: bool = False) -> Me:
    return Me(account=None if account is None else AccountOut(**vars(account)), host=host)


def _agent(request: Request) -> str:
    return request.headers.get("user-agent", "")


def _check_newcomer(house: House, request: Request) -> None:
    """Refuse somebody new from where somebody was barred a short while ago."""
    if house.standing.is_closed(address_of(request)):
        raise Refused("closed-here")


def _remember(house: House, request: Request, response: Response, account: Account, token: str) -> None:
    house.standing.whereabouts.note(account.id, address_of(request))
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
async def me(visitor: Visitor, house: HouseOf) -> Me:
    """Who is signed in."""
    signed_up = visitor is not None and not visitor.guest
    return _me(visitor, host=signed_up and visitor is not None and await is_host(house.store, visitor.id))


@router.post("/guest")
async def guest(body: GuestBody, house: HouseOf, request: Request, response: Response) -> Me:
    """Come in with nothing but a name."""
    pace(request, "guest")
    _check_newcomer(house, request)
    account, token = await house.people.guest(body.name, _agent(request))
    _remember(house, request, response, account, token)
    return _me(account)


@router.post("/signup")
async def sign_up(body: AccountBody, house: HouseOf, visitor: Visitor, request: Request, response: Response) -> Me:
    """Choose a name and a password; a guest keeps the games played so far."""
    pace(request, "password")
    if visitor is None:
        _check_newcomer(house, request)
    account, token = await house.people.sign_up(visitor, body.name, body.password, _agent(request))
    await house.end_sessions(await house.people.sign_out(request.cookies.get(COOKIE)))
    _remember(house, request, response, account, token)
    return _me(account)


@router.post("/signin")
async def sign_in(body: AccountBody, house: HouseOf, request: Request, response: Response) -> Me:
    """Come back with name and password."""
    pace(request, "password")
    # For each address by itself: who tries passwords elsewhere keeps nobody from their own account.
    pace(request, "password", f"name:{fold(body.name)}@{address_of(request)}")
    account, token = await house.people.sign_in(body.name, body.password, _agent(request))
    await house.heed()
    if house.standing.is_banned(account.id):
        await house.people.sign_out(token)
        raise Refused("banned")
    await house.end_sessions(await house.people.sign_out(request.cookies.get(COOKIE)))
    _remember(house, request, response, account, token)
    return _me(account, host=await is_host(house.store, account.id))


@router.post("/signout")
async def sign_out(house: HouseOf, request: Request, response: Response) -> Me:
    """Go."""
    await house.end_sessions(await house.people.sign_out(request.cookies.get(COOKIE)))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return _me(None)
