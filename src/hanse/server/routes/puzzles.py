"""Puzzles to be solved. The answer leaves the server when it was given, or given up."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path

from hanse.games import GAMES
from hanse.kernel.errors import MoveError
from hanse.server.access import ERRORS, HouseOf, Person, Visitor
from hanse.server.errors import Refused
from hanse.server.puzzling import PuzzleAnswer, PuzzleBody, PuzzleOut, PuzzleRating, Puzzles
from hanse.server.storage.puzzles import Answered, answer, answers_of, first_rating, puzzle_ratings, solver_rating
from hanse.study.puzzles.attempt import Attempt, attempt
from hanse.study.puzzles.collection import shipped
from hanse.study.puzzles.puzzle import Puzzle
from hanse.study.puzzles.telling import answer_data, line_of, puzzle_data

if TYPE_CHECKING:
    from hanse.arena.ratings import Rating

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=ERRORS)
Word = Annotated[str, Path(max_length=64)]
NOBODY = ""  # no account has this id


@router.get("/{game}")
async def puzzle_list(game: Word, house: HouseOf, visitor: Visitor) -> Puzzles:
    """The puzzles of a game, without their positions."""
    found = await _puzzles(game)
    who = NOBODY if visitor is None else visitor.id
    answers = await answers_of(house.store, who, game)
    known = await puzzle_ratings(house.store)
    lines = [
        {**line_of(each, answers.get(each.key)), "rating": _rating(known.get(each.key) or first_rating(each))}
        for each in found.values()
    ]
    you = await solver_rating(house.store, who, game)
    return Puzzles.model_validate({"puzzles": lines, "you": _rating(you)})


@router.get("/{game}/{key}", response_model_exclude_unset=True)
async def puzzle(game: Word, key: Word) -> PuzzleOut:
    """A puzzle, as the seat that decides sees it."""
    found = await _puzzle(game, key)
    return await asyncio.to_thread(_out, found, attempt(found, []), None)


@router.post("/{game}/{key}", response_model_exclude_unset=True)
async def attempted(game: Word, key: Word, body: PuzzleBody, house: HouseOf, person: Person) -> PuzzleOut:
    """The puzzle after these decisions. When the action is done, or given up, the answer comes with it."""
    found = await _puzzle(game, key)
    try:
        tried = await asyncio.to_thread(attempt, found, body.codes)
    except MoveError:
        raise Refused("illegal", given=body.codes[-1]) from None
    if not (tried.done or body.give_up):
        return await asyncio.to_thread(_out, found, tried, None)
    solved = tried.done and await asyncio.to_thread(found.solved_by, tried.state)
    given = await answer(house.store, person.id, found, solved, time.time())
    told = await asyncio.to_thread(_answer, found, tried, solved, given)
    return await asyncio.to_thread(_out, found, tried, told)


async def _puzzles(game: str) -> dict[str, Puzzle]:
    if game not in GAMES:
        raise Refused("no-game")
    return await asyncio.to_thread(shipped, game)


async def _puzzle(game: str, key: str) -> Puzzle:
    found = (await _puzzles(game)).get(key)
    if found is None:
        raise Refused("no-puzzle")
    return found


def _out(puzzle: Puzzle, tried: Attempt, told: PuzzleAnswer | None) -> PuzzleOut:
    return PuzzleOut.model_validate(puzzle_data(puzzle, tried, told))


def _answer(puzzle: Puzzle, tried: Attempt, solved: bool, given: Answered) -> PuzzleAnswer:
    rated = {"first": given.before != given.after, "before": _rating(given.before), "you": _rating(given.after)}
    return PuzzleAnswer.model_validate(answer_data(puzzle, tried, solved) | rated)


def _rating(rating: Rating) -> PuzzleRating:
    return PuzzleRating(rating=round(rating.mean, 1), deviation=round(rating.deviation, 1), count=rating.games)
