"""Answers to puzzles, and the ratings that follow: a puzzle and whoever tries it are rated like two players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hanse.server.storage.schema import accounts, puzzle_answers, puzzles
from hanse.server.storage.store import Store
from hanse.study.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from hanse.arena.ratings import Rating

MIDDLE, STEP, DEVIATION = 25.0, 4.0, 25.0 / 3  # of the rating that a puzzle begins with, by its difficulty
_MIDDLE_DIFFICULTY = 3


@dataclass(frozen=True)
class Answered:
    """A first answer, with the ratings before and after; of a later one both are the same."""

    solved: bool
    before: Rating
    after: Rating


async def answers_of(store: Store, account: str, game: str) -> dict[str, bool]:
    """The puzzles of a game that somebody has answered, and whether they were solved."""
    here = (puzzle_answers.c.account == account) & (puzzle_answers.c.game == game)
    rows = await store.fetch(select(puzzle_answers.c.puzzle, puzzle_answers.c.solved).where(here))
    return {row.puzzle: row.solved for row in rows}


async def solver_rating(store: Store, account: str, game: str) -> Rating:
    """How well somebody solves the puzzles of a game."""
    async with store.engine.connect() as connection:
        return await _solver(connection, account, game)


async def puzzle_ratings(store: Store) -> dict[str, Rating]:
    """All puzzles that somebody has tried, by key."""
    from hanse.arena.ratings import Rating

    return {row.puzzle: Rating(row.mu, row.sigma, row.tries) for row in await store.fetch(select(puzzles))}


def first_rating(puzzle: Puzzle) -> Rating:
    """What a puzzle is believed to be before anybody has tried it."""
    from hanse.arena.ratings import Rating

    return Rating(MIDDLE + STEP * (puzzle.difficulty - _MIDDLE_DIFFICULTY), DEVIATION, 0)


async def answer(store: Store, account: str, puzzle: Puzzle, solved: bool, now: float) -> Answered:
    """Count an answer, if it is the first one of this account."""
    from hanse.arena.ratings import Rating, rated  # takes long to load

    async with store.writing, store.engine.begin() as connection:
        # Whoever answers twice at once waits here.
        await connection.execute(select(accounts.c.id).where(accounts.c.id == account).with_for_update())
        before = await _solver(connection, account, puzzle.game)
        own = (puzzle_answers.c.account == account) & (puzzle_answers.c.puzzle == puzzle.key)
        known = (await connection.execute(select(puzzle_answers.c.solved).where(own))).all()
        if known:
            return Answered(bool(known[0].solved), before, before)
        here = puzzles.c.puzzle == puzzle.key
        rows = (await connection.execute(select(puzzles).where(here).with_for_update())).all()
        asked = Rating(rows[0].mu, rows[0].sigma, rows[0].tries) if rows else first_rating(puzzle)
        ranks = [1, 2] if solved else [2, 1]
        after = rated({"solver": before, "puzzle": asked}, ["solver", "puzzle"], ranks)
        await connection.execute(delete(puzzles).where(here))
        await connection.execute(insert(puzzles), _row(puzzle.key, after["puzzle"]))
        mine = after["solver"]
        row = {"account": account, "puzzle": puzzle.key, "game": puzzle.game, "solved": solved, "at": now}
        await connection.execute(insert(puzzle_answers), {**row, "mu": mine.mean, "sigma": mine.deviation})
    return Answered(solved, before, mine)


def _row(key: str, rating: Rating) -> dict[str, Any]:
    return {"puzzle": key, "mu": rating.mean, "sigma": rating.deviation, "tries": rating.games}


async def _solver(connection: AsyncConnection, account: str, game: str) -> Rating:
    """The rating that the last answer left."""
    from hanse.arena.ratings import Rating

    here = (puzzle_answers.c.account == account) & (puzzle_answers.c.game == game)
    found = (await connection.execute(select(puzzle_answers).where(here).order_by(puzzle_answers.c.at.desc()))).all()
    return Rating(found[0].mu, found[0].sigma, len(found)) if found else Rating(MIDDLE, DEVIATION, 0)
