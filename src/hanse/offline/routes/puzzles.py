"""Puzzles to be solved."""

from __future__ import annotations

from typing import Any

from hanse.kernel.errors import MoveError
from hanse.offline.asked import Asked, answers
from hanse.offline.house import House
from hanse.offline.kept import PUZZLES
from hanse.offline.routes.offers import known_game
from hanse.study.puzzles.attempt import attempt
from hanse.study.puzzles.collection import shipped
from hanse.study.puzzles.puzzle import Puzzle
from hanse.study.puzzles.telling import answer_data, line_of, puzzle_data
from hanse.table import Refusal

Data = dict[str, Any]
_EACH = 4  # puzzles that are solved before harder ones come


@answers("GET", "/api/puzzles/{game}")
async def puzzle_list(house: House, asked: Asked) -> Any:
    """The puzzles of a game, without their positions. Nobody is rated where nobody can be compared with."""
    game = known_game(asked.parts["game"])
    solved = await _answers(house, game)
    lines = [{**line_of(each, solved.get(each.key)), "rating": _as_hard_as(each)} for each in shipped(game).values()]
    return {"puzzles": lines, "you": _ready_for(solved)}


@answers("GET", "/api/puzzles/{game}/{key}")
async def puzzle(house: House, asked: Asked) -> Any:
    """A puzzle, as the seat that decides sees it."""
    found = _puzzle(asked)
    return puzzle_data(found, attempt(found, []), None)


@answers("POST", "/api/puzzles/{game}/{key}")
async def attempted(house: House, asked: Asked) -> Any:
    """The puzzle after these decisions. When the action is done, or given up, the answer comes with it."""
    found = _puzzle(asked)
    codes = list(asked.body["codes"])
    try:
        tried = attempt(found, codes)
    except MoveError:
        raise Refusal("illegal", given=codes[-1]) from None
    if not (tried.done or asked.body.get("give_up")):
        return puzzle_data(found, tried, None)
    solved = tried.done and found.solved_by(tried.state)
    known = await _answers(house, found.game)
    if found.key not in known:
        await house.kept.write({PUZZLES + found.game: {**known, found.key: solved}})
    you = _ready_for(known)
    told = answer_data(found, tried, solved) | {"first": False, "before": you, "you": you}
    return puzzle_data(found, tried, told)


async def _answers(house: House, game: str) -> dict[str, bool]:
    """The puzzles that were answered, and whether they were solved."""
    found: dict[str, bool] = await house.kept.read(PUZZLES + game) or {}
    return found


def _puzzle(asked: Asked) -> Puzzle:
    found = shipped(known_game(asked.parts["game"])).get(asked.parts["key"])
    if found is None:
        raise Refusal("no-puzzle")
    return found


def _as_hard_as(puzzle: Puzzle) -> Data:
    return {"rating": float(puzzle.difficulty), "deviation": 0.0, "count": 0}


def _ready_for(answers: dict[str, bool]) -> Data:
    """How hard the next puzzle may be: harder after every few that were solved."""
    return {"rating": 1.0 + sum(answers.values()) // _EACH, "deviation": 0.0, "count": len(answers)}
