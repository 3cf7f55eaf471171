"""What is sent and received about studies with chapters, typed."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from hanse.server.bodies import Body, Key, Number
from hanse.server.models import Choice, GameView

Title = Annotated[str, Field(min_length=1, max_length=80)]


class BookLine(BaseModel):
    """A study in a list."""

    id: str
    name: str
    public: bool
    chapters: int
    updated: float
    owner: str
    owner_name: str


class BookLines(BaseModel):
    """One's own studies, and those that everybody may read."""

    mine: list[BookLine]
    public: list[BookLine]


class ChapterLine(BaseModel):
    """A chapter in the list of a study."""

    name: str
    game: str
    finished: bool  # a finished game, not a position


class BookOut(BaseModel):
    """A study. Only its owner is told the key that opens it for others."""

    id: str
    name: str
    public: bool
    owner_name: str
    mine: bool
    key: str | None
    version: int
    chapters: list[ChapterLine]


class BookFile(BaseModel):
    """A study as the file that it is exported as."""

    format: str
    version: int
    name: str
    chapters: list[dict[str, Any]]


class Drawn(Body):
    """What is said and drawn at a moment: arrows from place to place, rings at places."""

    text: str = Field(default="", max_length=4000)
    arrows: list[Annotated[list[str], Field(min_length=2, max_length=2)]] = Field(default=[], max_length=40)
    rings: list[str] = Field(default=[], max_length=40)


class Decided(BaseModel):
    """A decision of a chapter: it leads to the moment `moment`, from `after`."""

    moment: int
    after: int
    seat: int
    choice: Choice


class ChapterOut(BaseModel):
    """A chapter: all its decisions, those of the game first, then the variations."""

    name: str
    game: str
    seats: list[str]
    played: int  # decisions of the game: moments beyond are variations
    decided: list[Decided]
    moves: list[list[int]]
    notes: dict[str, Drawn]


class MomentOfBook(BaseModel):
    """The board at a moment as the seat that decides sees it, and what can be decided."""

    moment: int
    view: GameView
    mover: int | None
    choices: list[Choice]


class NameBody(Body):
    """The name of a new study."""

    name: Title


class BookBody(Body):
    """What is changed of a study, having seen which version; `order` are its chapters in their new order."""

    version: Number
    name: Title
    public: bool
    order: list[Number] = Field(max_length=64)


class NewChapter(Body):
    """A new chapter: a position of a game, or a finished game of this server."""

    version: Number
    name: Title
    game: Key | None = None
    position: dict[str, Any] | None = None
    table: Key | None = None
    invite: Key | None = None


class ChapterBody(Body):
    """A changed chapter."""

    version: Number
    name: Title
    moves: list[Annotated[list[Number], Field(min_length=2, max_length=2)]] = Field(max_length=500)
    notes: dict[Annotated[str, Field(pattern=r"^[0-9]{1,6}$")], Drawn] = Field(max_length=2000)
