"""Clubs: founding one, belonging to it, its page with the results of its members."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from hanse.server.access import ERRORS, House, HouseOf, Person, Visitor, pace
from hanse.server.errors import Refused
from hanse.server.gatherings import (
    ClubBody,
    ClubLineOut,
    ClubOut,
    ClubResult,
    Gatherings,
    JoinClubBody,
    MemberOut,
    RoleBody,
    TournamentLine,
)
from hanse.server.ratings import cautious
from hanse.server.routes.tables import new_id
from hanse.server.storage import clubs as kept
from hanse.server.storage.clubs import ASKING, MEMBER, ORGANISER, Club, Member
from hanse.server.storage.contests import list_contests
from hanse.server.storage.store import Account
from hanse.server.storage.writer import Conflict

router = APIRouter(prefix="/api/clubs", tags=["clubs"], responses=ERRORS)

ClubId = Annotated[str, Path(min_length=1, max_length=32)]
MOST_MEMBERS = 500
MOST_CLUBS = 10  # that one account organises


def check_signed_up(person: Account) -> None:
    """What lasts for weeks needs somebody who can come back."""
    if person.guest:
        raise Refused("sign-up-first")


async def club_of(house: House, club_id: str) -> Club:
    """The club, or that there is none."""
    club = await kept.club_by_id(house.store, club_id)
    if club is None:
        raise Refused("no-club")
    return club


async def check_organiser(house: House, club: Club, person: Account) -> None:
    """Refuse who does not organise the club."""
    if await kept.role_in(house.store, club.id, person.id) != ORGANISER:
        raise Refused("not-organiser")


async def _page(house: House, club: Club, account: Account | None) -> ClubOut:
    members = await kept.members_of(house.store, club.id)
    role = next((each.role for each in members if account is not None and each.account == account.id), None)
    names = {each.account: each.name for each in members}
    who = None if account is None else account.id
    return ClubOut.model_validate(
        {
            **vars(club),
            "role": role,
            "invite": club.invite if role == ORGANISER else None,
            "members": [
                MemberOut(**vars(each))
                for each in members
                if role == ORGANISER or each.role != ASKING or each.account == who
            ],
            "results": [_result(line, names) for line in await kept.results_among(house.store, club.id)],
            "tournaments": [TournamentLine(**vars(each)) for each in await list_contests(house.store, who, club.id)],
        }
    )


def _result(line: dict[str, Any], names: dict[str, str]) -> ClubResult:
    rating = line["rating"]
    return ClubResult(
        game=line["game"],
        account=line["account"],
        name=names.get(line["account"], ""),
        games=line["games"],
        won=line["won"],
        rank=line["ranks"] / line["games"],
        ahead=line["ahead"],
        behind=line["behind"],
        rating=None if rating is None else cautious(rating.mu, rating.sigma),
    )


@router.get("")
async def gatherings(house: HouseOf, visitor: Visitor) -> Gatherings:
    """All clubs and tournaments."""
    who = None if visitor is None else visitor.id
    return Gatherings(
        clubs=[ClubLineOut.model_validate(vars(line)) for line in await kept.list_clubs(house.store, who)],
        tournaments=[TournamentLine(**vars(line)) for line in await list_contests(house.store, who)],
    )


@router.post("", status_code=201)
async def found(body: ClubBody, house: HouseOf, person: Person, request: Request) -> ClubOut:
    """Found a club."""
    check_signed_up(person)
    pace(request, "create", person.id)
    own = [club for club in await kept.clubs_of(house.store, person.id) if club.role == ORGANISER]
    if len(own) >= MOST_CLUBS:
        raise Refused("clubs-many", most=MOST_CLUBS)
    club = Club(new_id(), body.name, body.about, secrets.token_urlsafe(12), time.time())
    try:
        await kept.found_club(house.store, club, person.id)
    except Conflict:
        raise Refused("club-name", name=body.name) from None
    return await _page(house, club, person)


@router.get("/{club_id}")
async def club_page(club_id: ClubId, house: HouseOf, visitor: Visitor) -> ClubOut:
    """All that one may see of a club."""
    return await _page(house, await club_of(house, club_id), visitor)


@router.post("/{club_id}/join")
async def join(club_id: ClubId, body: JoinClubBody, house: HouseOf, person: Person) -> ClubOut:
    """Become a member with the invitation link, or ask to."""
    club = await club_of(house, club_id)
    check_signed_up(person)
    members = await kept.members_of(house.store, club.id)
    role = next((each.role for each in members if each.account == person.id), None)
    invited = body.invite is not None and secrets.compare_digest(body.invite, club.invite)
    if body.invite is not None and not invited:
        raise Refused("club-invite")
    if role in (MEMBER, ORGANISER) or (role == ASKING and not invited):
        raise Refused("club-member" if role != ASKING else "club-asked")
    if len(members) >= MOST_MEMBERS:
        raise Refused("club-full", most=MOST_MEMBERS)
    await _set_role(house, club, person.id, MEMBER if invited else ASKING)
    return await _page(house, club, person)


@router.post("/{club_id}/leave")
async def leave(club_id: ClubId, house: HouseOf, person: Person) -> ClubOut:
    """Belong to the club no more; the last organiser first finds another one."""
    club = await club_of(house, club_id)
    members = await kept.members_of(house.store, club.id)
    _check_known(members, person.id)
    _check_led(members, person.id, "none")
    await kept.remove_member(house.store, club.id, person.id)
    return await _page(house, club, person)


@router.post("/{club_id}/members")
async def set_role(club_id: ClubId, body: RoleBody, house: HouseOf, person: Person) -> ClubOut:
    """An organiser admits somebody who asks, makes somebody an organiser or not, or sends somebody away."""
    club = await club_of(house, club_id)
    await check_organiser(house, club, person)
    members = await kept.members_of(house.store, club.id)
    _check_known(members, body.account)
    _check_led(members, body.account, body.role)
    if body.role == "none":
        await kept.remove_member(house.store, club.id, body.account)
    else:
        await _set_role(house, club, body.account, body.role)
    return await _page(house, club, person)


@router.post("/{club_id}/invite")
async def new_invite(club_id: ClubId, house: HouseOf, person: Person) -> ClubOut:
    """A new invitation link; the old one leads nowhere."""
    club = await club_of(house, club_id)
    await check_organiser(house, club, person)
    await kept.set_invite(house.store, club.id, secrets.token_urlsafe(12))
    return await _page(house, await club_of(house, club_id), person)


@router.post("/{club_id}/dissolve")
async def dissolve(club_id: ClubId, house: HouseOf, person: Person) -> Gatherings:
    """The club is no more; games and tournaments that are over stay."""
    club = await club_of(house, club_id)
    await check_organiser(house, club, person)
    if not await kept.dissolve(house.store, club.id):
        raise Refused("club-busy")
    return await gatherings(house, person)


async def _set_role(house: House, club: Club, account: str, role: str) -> None:
    if not await kept.set_role(house.store, club.id, account, role, time.time()):
        raise Refused("no-person")


def _check_known(members: list[Member], account: str) -> None:
    if not any(each.account == account for each in members):
        raise Refused("not-member")


def _check_led(members: list[Member], account: str, role: str) -> None:
    """A club with members keeps an organiser."""
    others = [each for each in members if each.account != account and each.role != ASKING]
    led = role == ORGANISER or any(each.role == ORGANISER for each in others)
    if not led and (others or role == MEMBER):
        raise Refused("last-organiser")
