"""Ratings by game and number of seats, for people and bots alike (OpenSkill, Plackett-Luce)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hanse.server.storage.schema import outcomes, ratings
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Also
from hanse.table import LiveTable
from hanse.table.seats import Seat, account_of
from hanse.table.show import result

if TYPE_CHECKING:
    from hanse.arena.ratings import Rating

_MOST_LETTERS = 59  # of a bot's name in the database


def rated_players(table: LiveTable) -> list[tuple[str, int]]:
    """Each player with a rank; nobody if the game does not count.

    It counts between at least one person and somebody else, each at one seat, when it began with a deal, nobody asked
    for a hint and nothing was taken back that another person did not agree to. Who left, or had no time left, comes
    last, whatever the bot on that seat achieved; whom the others no longer waited for has the rank that it achieved.
    """
    outcome = result(table)
    if outcome is None or table.lenient or table.hinted or table.position is not None or len(table.seats) < 2:
        return []
    players: list[tuple[str, int]] = []
    for seat, rank in zip(table.seats, outcome["ranks"], strict=True):
        if seat.former is not None:
            players.append((seat.former, len(table.seats) + 1 if seat.forfeited else rank))
        else:
            players.append((seat.account or _bot_key(str(seat.bot)), rank))
    people = [player for player, _ in players if not player.startswith("bot:")]
    return players if people and len(set(people)) == len(people) else []


def player_of(seat: Seat) -> str:
    """Who a seat counts for: an account, `bot:` and its name, or nobody at somebody's screen."""
    return "" if seat.local else seat.former or seat.account or _bot_key(str(seat.bot))


def _bot_key(bot: str) -> str:
    """What a bot is rated under; a name that is too long for the database ends with what tells it apart."""
    if len(bot) > _MOST_LETTERS:
        bot = f"{bot[: _MOST_LETTERS - 9]}~{hashlib.sha256(bot.encode()).hexdigest()[:8]}"
    return f"bot:{bot}"


def cautious(mean: float, deviation: float) -> float:
    """What is shown of a rating: whoever has it is hardly weaker."""
    return round(mean - 3 * deviation, 2)


def end_work(table: LiveTable) -> Also | None:
    """What has to be written together with the end of the game: how each seat ended, and the ratings it moves."""
    rows = _outcomes(table)
    if not rows:
        return None
    players = rated_players(table)

    async def write(connection: AsyncConnection) -> None:
        if players:
            before, after = await _rate(connection, table.game.key, len(table.seats), players)
            for row in rows:
                row.update(_change(before.get(row["player"]), after[row["player"]]))
        await connection.execute(insert(outcomes), rows)

    return write


def _outcomes(table: LiveTable) -> list[dict[str, Any]]:
    """How each seat ended, but for those of others at somebody's screen; nothing if the game never came to its end.

    Nor of a game that was brought from elsewhere: who brought it could know what was hidden.
    """
    outcome = result(table)
    if outcome is None or table.brought:
        return []
    return [
        {
            "seating": table.id,
            "seat": number,
            "game": table.game.key,
            "seats": len(table.seats),
            "player": player_of(seat),
            "rank": len(table.seats) if seat.forfeited else outcome["ranks"][number],
            "score": outcome["scores"][number],
            "gone": seat.former is not None,
            "at": table.log[-1].at,
        }
        for number, seat in enumerate(table.seats)
        if not seat.local
    ]


def _change(before: Rating | None, after: Rating) -> dict[str, float | None]:
    return {
        "mu_before": None if before is None else before.mean,
        "sigma_before": None if before is None else before.deviation,
        "mu": after.mean,
        "sigma": after.deviation,
    }


async def _rate(
    connection: AsyncConnection, game: str, seats: int, players: list[tuple[str, int]]
) -> tuple[dict[str, Rating], dict[str, Rating]]:
    """Move the ratings of those who played; what they were before, as far as there was one, and after."""
    from hanse.arena.ratings import Rating, rated  # takes long to load, and a game that ends can wait

    names = sorted({player for player, _ in players})
    here = (ratings.c.game == game) & (ratings.c.seats == seats) & ratings.c.player.in_(names)
    rows = (await connection.execute(select(ratings).where(here).with_for_update())).all()
    known = {row.player: Rating(row.mu, row.sigma, row.games) for row in rows}
    after = rated(known, [player for player, _ in players], [rank for _, rank in players])
    await connection.execute(delete(ratings).where(here))
    new = [
        {
            "game": game,
            "seats": seats,
            "player": name,
            "mu": rating.mean,
            "sigma": rating.deviation,
            "games": rating.games,
        }
        for name, rating in after.items()
    ]
    await connection.execute(insert(ratings), new)
    return known, after


async def ratings_list(store: Store, game: str, seats: int) -> list[dict[str, Any]]:
    """The ratings of those who have signed up and of the bots, the best first; `rating` is a cautious estimate."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.seats == seats)
    rows = await store.fetch(query.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()).limit(1000))
    bots = {row.player: row.player.partition(":")[2] for row in rows if row.player.startswith("bot:")}
    accounts = {row.player: account_of(bots.get(row.player)) or row.player for row in rows}
    people = await store.names(list(accounts.values()))
    listed: list[dict[str, Any]] = []
    for row in rows:
        bot, account = bots.get(row.player), people.get(accounts[row.player])
        if bot is None and (account is None or account.guest):
            continue
        listed.append(
            {
                "name": bot if account is None else account.name,
                "bot": bot,
                "account": None if account is None else account.id,
                "rating": cautious(row.mu, row.sigma),
                "deviation": round(row.sigma, 2),
                "games": row.games,
            }
        )
    return listed
