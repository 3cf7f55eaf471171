"""What is sent and received about puzzles, typed; part of the documentation of the interface as `models.py` is."""

from __future__ import annotations

from pydantic import BaseModel, Field

from hanse.server.bodies import Body
from hanse.server.models import Choice, GameEvent, GameView


class PuzzleRating(BaseModel):
    """How strong somebody is, or how hard a puzzle: about `rating`, give or take `deviation`."""

    rating: float
    deviation: float
    count: int


class PuzzleLine(BaseModel):
    """A puzzle in the list; `solved` is null if it was not answered yet."""

    key: str
    themes: list[str]
    difficulty: int
    seats: int
    board: str
    rating: PuzzleRating
    solved: bool | None


class Puzzles(BaseModel):
    """All puzzles of a game, the easiest first, and how well the visitor solves them."""

    puzzles: list[PuzzleLine]
    you: PuzzleRating


class PuzzleStep(BaseModel):
    """A decision of a line, and whose it is."""

    seat: int
    choice: Choice


class PuzzleWay(BaseModel):
    """A line: its decisions, what the next seat is expected to do, and what it leads to.

    `action` says how many of the steps were asked for, `chances` and `scores` are those of each seat, `view` what the
    deciding seat sees then.
    """

    steps: list[PuzzleStep]
    action: int
    answer: list[PuzzleStep]
    chances: list[float]
    scores: list[float]
    view: GameView


class PuzzleAnswer(BaseModel):
    """Whether it was best, and what the best and the obvious action lead to; `obvious_given` if it was the latter."""

    solved: bool
    first: bool
    obvious_given: bool
    loss: float
    error: float
    best: PuzzleWay
    obvious: PuzzleWay
    before: PuzzleRating
    you: PuzzleRating


class PuzzleOut(BaseModel):
    """A puzzle after some decisions: what the seat sees, what it can decide, and the answer once it is given."""

    key: str
    game: str
    seat: int
    themes: list[str]
    difficulty: int
    seats: int
    view: GameView
    choices: list[Choice]
    events: list[GameEvent]
    answer: PuzzleAnswer | None


class PuzzleBody(Body):
    """All decisions from the position on; or that somebody gives up."""

    codes: list[int] = Field(default_factory=list, max_length=64)
    give_up: bool = False
