"""What is sent and received about analyses of finished games, typed."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from hanse.server.bodies import Body
from hanse.server.models import Choice, GameEvent, GameView


class Expected(BaseModel):
    """What each seat may expect: to win (`errors` is one standard deviation), its rank, its points."""

    chances: list[float]
    errors: list[float]
    ranks: list[float]
    scores: list[float]
    worlds: int


class Better(BaseModel):
    """The best way to go on: all codes to the end of the turn, how many are its first action, the own decisions."""

    codes: list[int]
    action: int
    choices: list[Choice]


class StudyMoment(BaseModel):
    """One action: decisions from `ply` to before `end`. What is not known yet, or nobody's business, is missing."""

    ply: int
    end: int
    seat: int
    forced: bool
    chance: bool
    before: Expected | None = None
    chosen: Expected | None = None
    loss: float | None = None
    error: float | None = None
    mark: Literal["inaccuracy", "mistake", "blunder"] | None = None
    best: Better | None = None


class StudySeat(BaseModel):
    """Accuracy and marks of a seat, and where its win chance came from and went to."""

    accuracy: float | None
    actions: int
    marks: dict[str, int]
    start: float
    skill: float
    others: float
    luck: float
    rest: float
    result: float


class StudyResult(BaseModel):
    """What an analysis says so far; `critical` are the places of the dearest moments."""

    model_config = ConfigDict(extra="ignore")
    seat: int | None
    iterations: int
    done: bool
    moments: list[StudyMoment]
    end: Expected
    seats: list[StudySeat]
    critical: list[int]


class StudyOut(BaseModel):
    """How far an analysis is; no result before its first curve is there."""

    status: Literal["none", "waiting", "running", "stopped", "done"]
    iterations: int
    done: int
    pieces: int
    result: StudyResult | None


class StudyBody(Body):
    """Whose knowledge counts, nobody's for hindsight; and whether to go on or to stop."""

    seat: int | None = Field(default=None, ge=0, le=15)
    go: bool


class StudyAnswer(Body):
    """What somebody would do at a moment: all decisions so far, and the best action that they are compared with."""

    ply: int = Field(ge=0, le=1_000_000)
    codes: list[int] = Field(default_factory=list, max_length=64)
    best: list[int] = Field(max_length=64)


class AnswerOut(BaseModel):
    """The moment after these decisions, as who decides sees it; once the action is done, whether it was the best."""

    seat: int
    view: GameView
    choices: list[Choice]
    events: list[GameEvent]
    done: bool
    right: bool


class PositionOut(BaseModel):
    """A moment of a finished game as a position that a table can begin from."""

    position: dict[str, Any]
