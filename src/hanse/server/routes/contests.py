"""Tournaments: opening one, entering, what it came to."""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from hanse.contest import standings
from hanse.contest.standings import prizes, usual_points
from hanse.games import GAMES
from hanse.players import USUAL
from hanse.server import contests as running
from hanse.server.access import ERRORS, House, HouseOf, Person, Visitor, pace
from hanse.server.errors import Refused
from hanse.server.gatherings import (
    DAY,
    ContestRoundOut,
    ContestSeatOut,
    ContestTableOut,
    EntrantOut,
    StandingOut,
    TournamentBody,
    TournamentOut,
)
from hanse.server.routes.clubs import check_organiser, check_signed_up, club_of
from hanse.server.routes.tables import new_id, own_facts
from hanse.server.storage import contests as kept
from hanse.server.storage.clubs import ASKING, ORGANISER, club_by_id, role_in
from hanse.server.storage.contests import Contest, ContestRound
from hanse.server.storage.store import Account
from hanse.table import Refusal
from hanse.table.setup import check_options

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=ERRORS)

ContestId = Annotated[str, Path(min_length=1, max_length=32)]
MOST_ENTRANTS = 200
MOST_CONTESTS = 10  # of one organiser that are not over
_LATEST = 366 * DAY


@router.post("", status_code=201)
async def open_tournament(body: TournamentBody, house: HouseOf, person: Person, request: Request) -> TournamentOut:
    """Open a tournament, of a club or for everybody; entrants may enter until it begins."""
    check_signed_up(person)
    pace(request, "create", person.id)
    if body.club is not None:
        await check_organiser(house, await club_of(house, body.club), person)
    now = time.time()
    if body.begins is not None and not now < body.begins < now + _LATEST:
        raise Refused("contest-date")
    if await kept.unfinished_of(house.store, person.id) >= MOST_CONTESTS:
        raise Refused("contests-many", most=MOST_CONTESTS)
    contest = Contest(
        new_id(),
        body.club,
        person.id,
        body.name,
        _setup(body, house),
        secrets.token_hex(16),
        kept.OPEN,
        body.begins,
        now,
    )
    await kept.open_contest(house.store, contest)
    return await _page(house, contest, person)


def _setup(body: TournamentBody, house: House) -> dict[str, Any]:
    """What is settled from now on, or why it cannot be."""
    if body.game not in GAMES:
        raise Refused("options", reason=f"unknown game {body.game!r}: expected one of {', '.join(GAMES)}")
    if body.seats < running.FEWEST:
        raise Refused("contest-seats", fewest=running.FEWEST)
    changes = own_facts(house, body.game) | dict(body.changes)
    check_options(body.game, body.preset, body.seats, changes)
    points = usual_points(body.seats) if body.points is None else body.points
    if len(points) != body.seats or points != sorted(points, reverse=True):
        raise Refused("contest-points", seats=body.seats)
    bots = house.settings.registry.seatable(body.game)
    bot = body.bot or USUAL
    if bot not in bots:
        raise Refused("bot", given=bot, known=", ".join(name for name in bots if "@" not in name))
    return {
        "game": body.game,
        "preset": body.preset,
        "changes": dict(body.changes),
        "seats": body.seats,
        "sizes": [seats for seats in range(running.FEWEST, body.seats + 1) if _plays(body, seats, changes)],
        "rounds": body.rounds,
        "points": points,
        "bots": body.bots,
        "bot": bot,
        "clock": None if body.clock is None else body.clock.model_dump(),
        "round_seconds": body.round_seconds,
    }


def _plays(body: TournamentBody, seats: int, changes: dict[str, Any]) -> bool:
    """Whether the game can be played by so many under these options."""
    with contextlib.suppress(Refusal):
        check_options(body.game, body.preset, seats, changes)
        return True
    return False


async def _contest(house: House, contest_id: str) -> Contest:
    contest = await kept.contest_by_id(house.store, contest_id)
    if contest is None:
        raise Refused("no-contest")
    return contest


async def _organises(house: House, contest: Contest, person: Account | None) -> bool:
    """A club's tournament is in the hands of its organisers, another one in those of who opened it."""
    if person is None or contest.club is None:
        return person is not None and contest.organiser == person.id
    return await role_in(house.store, contest.club, person.id) == ORGANISER


async def _may_enter(house: House, contest: Contest, person: Account | None) -> str | None:
    """Why somebody cannot enter; none if they can."""
    if contest.status != kept.OPEN:
        return "contest-late"
    if person is None or person.guest:
        return "sign-up-first"
    if contest.club is not None and await role_in(house.store, contest.club, person.id) in (None, ASKING):
        return "not-member"
    return None


@router.get("/{contest_id}")
async def tournament(
    contest_id: ContestId, house: HouseOf, visitor: Visitor, after: Annotated[int | None, Query(ge=0, le=100)] = None
) -> TournamentOut:
    """All of a tournament, with the standings now or after a round."""
    return await _page(house, await _contest(house, contest_id), visitor, after)


@router.post("/{contest_id}/enter")
async def enter(contest_id: ContestId, house: HouseOf, person: Person) -> TournamentOut:
    """Take part."""
    contest = await _contest(house, contest_id)
    refusal = await _may_enter(house, contest, person)
    if refusal is not None:
        raise Refused(refusal)
    why = await kept.enter(house.store, contest.id, person.id, person.name, time.time(), MOST_ENTRANTS)
    if why == "full":
        raise Refused("contest-full", most=MOST_ENTRANTS)
    if why == "late":
        raise Refused("contest-late")
    if why == "entered":
        raise Refused("contest-entered")
    return await _page(house, contest, person)


@router.post("/{contest_id}/withdraw")
async def withdraw(contest_id: ContestId, house: HouseOf, person: Person) -> TournamentOut:
    """Take part no more: before it begins as if one had never entered, else after the round that is being played."""
    contest = await _contest(house, contest_id)
    if not await kept.withdraw(house.store, contest.id, person.id):
        raise Refused("contest-not-in")
    return await _page(house, contest, person)


@router.post("/{contest_id}/begin")
async def begin(contest_id: ContestId, house: HouseOf, person: Person) -> TournamentOut:
    """The organiser begins; the tables of the first round are opened at once."""
    contest = await _contest(house, contest_id)
    if not await _organises(house, contest, person):
        raise Refused("not-organiser")
    await running.begin(house, contest)
    return await _page(house, await _contest(house, contest_id), person)


@router.post("/{contest_id}/call-off")
async def call_off(contest_id: ContestId, house: HouseOf, person: Person) -> TournamentOut:
    """The organiser ends it before its time; games that are being played go on as any others."""
    contest = await _contest(house, contest_id)
    if not await _organises(house, contest, person):
        raise Refused("not-organiser")
    if not await kept.set_status(house.store, contest.id, [kept.OPEN, kept.RUNNING], kept.OFF, time.time()):
        raise Refused("contest-over")
    return await _page(house, await _contest(house, contest_id), person)


async def _page(house: House, contest: Contest, person: Account | None, after: int | None = None) -> TournamentOut:
    entrants = await kept.entrants_of(house.store, contest.id)
    rounds = await kept.rounds_of(house.store, contest.id)
    club = None if contest.club is None else await club_by_id(house.store, contest.club)
    names = await house.store.names([contest.organiser] if contest.organiser else [])
    who = None if person is None else person.id
    own = next((each for each in entrants if each.account == who), None)
    counted = len(rounds) if after is None else min(after, len(rounds))
    return TournamentOut.model_validate(
        {
            **vars(contest),
            "club_name": None if club is None else club.name,
            "organiser": next((each.name for each in names.values()), None),
            "entrants": [EntrantOut(**vars(each)) for each in entrants],
            "rounds": [_round(contest, each) for each in rounds],
            "after": counted,
            "standings": _standings(contest, [each.account for each in entrants], rounds[:counted]),
            "entered": own is not None and not own.gone,
            "may_enter": own is None and await _may_enter(house, contest, person) is None,
            "organises": await _organises(house, contest, person),
            "table": _table_of(contest, rounds, who),
        }
    )


def _round(contest: Contest, each: ContestRound) -> ContestRoundOut:
    tables: list[ContestTableOut] = []
    for table in each.tables:
        seats = [ContestSeatOut(account=who, rank=None, score=None, points=None) for who in table.seats]
        if table.result is not None:
            given = prizes(contest.setup["points"], table.result)
            seats = [
                ContestSeatOut(account=seat.who, rank=seat.rank, score=seat.score, points=round(float(prize), 3))
                for seat, prize in zip(table.result, given, strict=True)
            ]
        tables.append(ContestTableOut(table=table.seating, seats=seats))
    ends = each.begun + contest.setup["round_seconds"]
    return ContestRoundOut(round=each.round, begun=each.begun, ends=ends, tables=tables)


def _standings(contest: Contest, entrants: list[str], rounds: list[ContestRound]) -> list[StandingOut]:
    results = [table.result for each in rounds for table in each.tables if table.result is not None]
    lines = standings(entrants, results, contest.setup["points"], contest.seed)
    return [StandingOut.model_validate({**line.to_data(), "account": line.who}) for line in lines]


def _table_of(contest: Contest, rounds: list[ContestRound], who: str | None) -> str | None:
    """Where somebody plays in the round that is not over."""
    if contest.status != kept.RUNNING or not rounds or who is None:
        return None
    here = [table for table in rounds[-1].tables if who in table.seats and table.result is None]
    return here[0].seating if here else None
