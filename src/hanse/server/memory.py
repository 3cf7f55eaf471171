"""What is sent and received about what was: how games ended, profiles, one's own games and account, typed."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from hanse.server.bodies import Body, Password, Value
from hanse.server.models import AccountOut, Entry, GameView, SeatOut, Summary

MOST_NOTED = 4000  # letters of a note


def _written(text: str) -> str:
    """Any script and as many lines as wished, but nothing that is no writing."""
    for letter in text:
        if letter not in "\n\t" and unicodedata.category(letter) in ("Cc", "Cs", "Cn"):
            raise ValueError("control characters")
    return text.strip()


Written = Annotated[str, Field(max_length=MOST_NOTED), AfterValidator(_written)]


class PartRecord(BaseModel):
    """What the page of a seat added to the seed; no part if it was left out."""

    seat: int
    commitment: str
    part: str | None


class FairRecord(BaseModel):
    """What the seed was made of; `given` is the position that a table began from before it was dealt."""

    part: str
    parts: list[PartRecord]
    promise: str | None
    given: dict[str, Any] | None = None


class RecordOut(BaseModel):
    """A finished game, with which `hanse verify` can check that its chance was not touched."""

    model_config = ConfigDict(extra="allow")
    format: int
    game: str
    rules: int
    options: dict[str, Value]
    seed: str | int
    seats: list[str]
    codes: list[int]
    salt: str
    commitment: str
    fair: FairRecord | None = None
    bots: list[str | None] = []  # of each seat; none where a person sat


class Rating(BaseModel):
    """A player's rating; `rating` is mu less three sigma."""

    name: str
    bot: str | None
    account: str | None
    rating: float
    deviation: float
    games: int


class Ratings(BaseModel):
    """The best first."""

    ratings: list[Rating]


class Mine(BaseModel):
    """One's own games: those that run, the ones that wait for oneself first; and a page of those that are over."""

    running: list[Line]
    finished: list[Line]
    found: int  # how many are over in all
    page: int


class Ended(BaseModel):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]


class Line(Summary):
    """A table as a line of one's own games: when it last changed, its scores as everybody sees them, how it ended."""

    changed: float
    scores: list[int] | None
    ended: Ended | None


class Next(BaseModel):
    """The next of one's tables where one has to decide; none if no other waits."""

    table: str | None


class MomentOut(BaseModel):
    """A moment of a public game as any stranger may see it: `entry` is the decision that led to it, if one did."""

    table: str
    game: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatOut]
    ply: int
    last: int
    view: GameView
    entry: Entry | None


class Point(BaseModel):
    """The beginning of a turn, or the end: what each seat would have had, by category."""

    ply: int
    seat: int | None
    sheets: list[dict[str, int]]


class Spent(BaseModel):
    """How long a seat took in all, for how many decisions, and the longest of them, which led to `ply`."""

    seconds: float
    decisions: int
    longest: float
    ply: int | None


class Change(BaseModel):
    """A rating before a game, if there was one, and after it; `deviation` is how uncertain it is now."""

    before: float | None
    after: float
    deviation: float


class Alone(BaseModel):
    """One's other games alone: the best score and how many there were."""

    best: int | None
    games: int


class Story(BaseModel):
    """A finished game looked back at."""

    points: list[Point]
    spent: list[Spent]
    ratings: list[Change | None]
    alone: Alone | None


class NoteBody(Body):
    """What somebody wants to remember at a table."""

    text: Written


class Note(BaseModel):
    """What somebody noted; nobody else sees it."""

    text: str
    most: int


class Results(BaseModel):
    """What a player achieved in a game at so many seats."""

    game: str
    seats: int
    games: int
    won: int
    rank: float
    best: int | None
    left: int


class RatedOnce(BaseModel):
    """A rating after a game."""

    at: float
    rating: float
    deviation: float


class RatedPlayer(BaseModel):
    """A rating now, and how it came to be."""

    game: str
    seats: int
    rating: float
    deviation: float
    games: int
    history: list[RatedOnce]


class Opponent(BaseModel):
    """Somebody met at the table: how often, and how often who was ahead."""

    name: str
    account: str | None
    bot: str | None
    games: int
    ahead: int
    behind: int


class Journey(BaseModel):
    """Where a player likes to go in a game: the places, as the game's event names them, and how often."""

    game: str
    board: str
    places: dict[str, str]
    times: int


class Profile(BaseModel):
    """What everybody may know of an account."""

    account: AccountOut
    since: float
    results: list[Results]
    ratings: list[RatedPlayer]
    opponents: list[Opponent]
    journeys: list[Journey]  # the most frequent of each game, at the public tables that are listed
    tables: list[Line]  # public ones that are over


class PasswordBody(Body):
    """The old password, and the new one."""

    old: Annotated[str, Field(max_length=200)]
    new: Password


class DeleteBody(Body):
    """The password, to be sure; a guest has none."""

    password: Annotated[str, Field(max_length=200)] = ""


class SessionOut(BaseModel):
    """A browser in which somebody is signed in."""

    id: str
    begun: float | None
    agent: str
    here: bool


class Sessions(BaseModel):
    """All sessions of somebody."""

    sessions: list[SessionOut]


class OwnData(BaseModel):
    """Everything that is kept about somebody; the records of the games can be downloaded at their tables."""

    model_config = ConfigDict(extra="allow")
    account: AccountOut
    sessions: list[SessionOut]
