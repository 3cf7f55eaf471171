"""What everybody may know of an account: results, ratings, opponents, public games."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Annotated

from fastapi import APIRouter, Path

from hanse.server.access import ERRORS, House, HouseOf, Visitor
from hanse.server.errors import Refused
from hanse.server.memory import Journey, Opponent, Profile, RatedOnce, RatedPlayer, Results
from hanse.server.models import AccountOut
from hanse.server.ratings import cautious
from hanse.server.routes.mine import lines
from hanse.server.storage import outcomes
from hanse.server.storage.bots import bot_of_account
from hanse.server.storage.own import since
from hanse.table import show
from hanse.table.seats import account_of, bot_of
from hanse.table.story import journeys

_MOST_JOURNEYS = 5  # of a game

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)


@router.get("/people/{account}")
async def profile(
    account: Annotated[str, Path(min_length=1, max_length=32)], house: HouseOf, visitor: Visitor
) -> Profile:
    """The profile of an account, of a bot's too."""
    known = (await house.store.names([account])).get(account) if account.isascii() and account.isalnum() else None
    if known is None:
        raise Refused("no-person")
    player = account if await bot_of_account(house.store, account) is None else f"bot:{bot_of(account)}"
    results = await outcomes.results_of(house.store, player)
    tables = await outcomes.last_public_tables(house.store, player)
    return Profile(
        account=AccountOut(**vars(known)),
        since=await since(house.store, account),
        results=[Results.model_validate(dict(row._mapping)) for row in results],
        ratings=await _ratings(house, player),
        opponents=await _opponents(house, player),
        journeys=await _journeys(house, account, tables),
        tables=await lines(house, visitor, tables),
    )


async def _ratings(house: House, player: str) -> list[RatedPlayer]:
    told: list[RatedPlayer] = []
    for row in await outcomes.ratings_of(house.store, player):
        past = await outcomes.rating_history(house.store, player, row.game, row.seats)
        told.append(
            RatedPlayer(
                game=row.game,
                seats=row.seats,
                rating=cautious(row.mu, row.sigma),
                deviation=round(row.sigma, 2),
                games=row.games,
                history=[
                    RatedOnce(at=each.at, rating=cautious(each.mu, each.sigma), deviation=round(each.sigma, 2))
                    for each in past
                ],
            )
        )
    return told


async def _journeys(house: House, account: str, tables: list[str]) -> list[Journey]:
    """Where the account went most often in each game, at these tables."""
    counts: dict[str, Counter[tuple[tuple[str, str], ...]]] = {}
    boards: dict[tuple[tuple[str, str], ...], str] = {}
    for table_id in tables:
        with contextlib.suppress(Refused):  # a table that this version cannot read
            table = (await house.hall.room(table_id)).table
            seats = [n for n, seat in enumerate(table.seats) if account in (seat.account, account_of(seat.bot))]
            went = journeys(table, seats)
            counts.setdefault(table.game.key, Counter()).update(went)
            boards |= dict.fromkeys(went, str(show.about(table)["board"]))
    return [
        Journey(game=game, board=boards[places], places=dict(places), times=times)
        for game, went in sorted(counts.items())
        for places, times in went.most_common(_MOST_JOURNEYS)
    ]


async def _opponents(house: House, player: str) -> list[Opponent]:
    rows = await outcomes.opponents_of(house.store, player)
    bots = {row.player: row.player.partition(":")[2] for row in rows if row.player.startswith("bot:")}
    accounts = {row.player: account_of(bots.get(row.player)) or row.player for row in rows}
    people = await house.store.names(list(accounts.values()))
    told: list[Opponent] = []
    for row in rows:
        bot, known = bots.get(row.player), people.get(accounts[row.player])
        if bot is None and known is None:  # somebody whose account is gone
            continue
        told.append(
            Opponent(
                name=str(bot) if known is None else known.name,
                account=None if known is None else known.id,
                bot=bot if known is None else None,
                games=row.games,
                ahead=row.ahead,
                behind=row.behind,
            )
        )
    return told
