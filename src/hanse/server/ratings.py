"""Ratings by game and number of seats, for people and bots alike (OpenSkill, Plackett-Luce)."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hanse.server.storage.schema import ratings
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Also
from hanse.table import LiveTable
from hanse.table.show import result


def rated_players(table: LiveTable) -> list[tuple[str, int]]:
    """Each player with a rank; nobody if the game does not count.

    It counts between at least one person and somebody else, each at one seat, when nothing was taken back that
    another person did not agree to. Who left comes last, whatever the bot on that seat achieved.
    """
    outcome = result(table)
    if outcome is None or table.lenient or len(table.seats) < 2:
        return []
    players: list[tuple[str, int]] = []
    for seat, rank in zip(table.seats, outcome["ranks"], strict=True):
        if seat.former is not None:
            players.append((seat.former, len(table.seats) + 1))
        else:
            players.append((seat.account or f"bot:{seat.bot}", rank))
    people = [player for player, _ in players if not player.startswith("bot:")]
    return players if people and len(set(people)) == len(people) else []


def rating_work(table: LiveTable) -> Also | None:
    """What has to be written together with the end of the game."""
    players = rated_players(table)
    if not players:
        return None

    async def write(connection: AsyncConnection) -> None:
        await _rate(connection, table.game.key, len(table.seats), players)

    return write


async def _rate(connection: AsyncConnection, game: str, seats: int, players: list[tuple[str, int]]) -> None:
    """Move the ratings. Several seats of one bot are rated one by one, and their changes averaged."""
    from openskill.models import PlackettLuce

    names = sorted({player for player, _ in players})
    here = (ratings.c.game == game) & (ratings.c.seats == seats) & ratings.c.player.in_(names)
    rows = (await connection.execute(select(ratings).where(here).with_for_update())).all()
    known = {row.player: row for row in rows}
    model = PlackettLuce()
    teams = [[model.rating(mu=known[p].mu, sigma=known[p].sigma) if p in known else model.rating()] for p, _ in players]
    after = model.rate(teams, ranks=[float(rank) for _, rank in players])
    await connection.execute(delete(ratings).where(here))
    new = []
    for name in names:
        own = [team[0] for (player, _), team in zip(players, after, strict=True) if player == name]
        games = (known[name].games if name in known else 0) + 1
        mu = sum(rating.mu for rating in own) / len(own)
        sigma = sum(rating.sigma for rating in own) / len(own)
        new.append({"game": game, "seats": seats, "player": name, "mu": mu, "sigma": sigma, "games": games})
    await connection.execute(insert(ratings), new)


async def ratings_list(store: Store, game: str, seats: int) -> list[dict[str, Any]]:
    """The ratings of those who have signed up and of the bots, the best first; `rating` is a cautious estimate."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.seats == seats)
    rows = await store.fetch(query.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()).limit(1000))
    people = await store.names([row.player for row in rows if not row.player.startswith("bot:")])
    listed: list[dict[str, Any]] = []
    for row in rows:
        bot = row.player.partition(":")[2] if row.player.startswith("bot:") else None
        account = people.get(row.player)
        if bot is None and (account is None or account.guest):
            continue
        listed.append(
            {
                "name": bot if account is None else account.name,
                "bot": bot,
                "rating": round(row.mu - 3 * row.sigma, 2),
                "games": row.games,
            }
        )
    return listed
