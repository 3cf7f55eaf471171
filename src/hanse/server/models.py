"""What is sent and received, typed. These classes are the documentation of the interface (`/api/openapi.json`)."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

Value = str | int | bool


def _clean(text: str) -> str:
    """One line without control characters and without space around it."""
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn") for letter in text):
        raise ValueError("control characters")
    tidy = " ".join(text.split())
    if not tidy:
        raise ValueError("empty")
    return tidy


Name = Annotated[str, Field(min_length=1, max_length=32), AfterValidator(_clean)]
Line = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_clean)]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{1,64}$")]
BotName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,59}$")]
Number = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]


class Body(BaseModel):
    """What a client sends; fields that are not known are refused."""

    model_config = ConfigDict(extra="forbid")


class GuestBody(Body):
    """A guest's name."""

    name: Name


class AccountBody(Body):
    """Name and password."""

    name: Name
    password: Password


class OptionsBody(Body):
    """The options of a game that somebody thinks of."""

    game: Key
    preset: Key
    seats: Number
    changes: dict[Key, Key | Annotated[int, Field(ge=-1000, le=1000)] | bool] = Field(default={}, max_length=64)


class SeatBody(Body):
    """What one seat shall be."""

    kind: Literal["me", "open", "bot", "local"]
    bot: BotName | None = None
    name: Name | None = None


class MoveClock(Body):
    """So many seconds for each decision."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=30 * 24 * 3600)]


class TotalClock(Body):
    """So many seconds in all, and some more for each decision."""

    kind: Literal["total"]
    seconds: Annotated[int, Field(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0


class TableBody(Body):
    """A new table."""

    game: Key
    preset: Key
    changes: dict[Key, Key | Annotated[int, Field(ge=-1000, le=1000)] | bool] = Field(default={}, max_length=64)
    seats: list[SeatBody] = Field(min_length=1, max_length=16)
    public: bool = True
    clock: Annotated[MoveClock | TotalClock, Field(discriminator="kind")] | None = None


class JoinBody(Body):
    """Where somebody wants to sit."""

    seat: Number | None = None
    invite: Token | None = None
    name: Name | None = None


class DecideBody(Body):
    """A decision: for which seat, having seen which ply (and, better, which entry), which code.

    `request` is made up by the client; a request that is repeated is answered again but not done again.
    """

    seat: Number
    ply: Number
    code: Number
    request: Token
    seen: Number | None = None


class UndoBody(Body):
    """Take back one's last decision, having seen this ply."""

    ply: Number


class AnswerBody(Body):
    """Yes or no to a question."""

    question: Number
    yes: bool


class ChatBody(Body):
    """Something to say."""

    text: Line


class ReplaceBody(Body):
    """Whom a bot shall replace."""

    seat: Number


class ErrorFacts(BaseModel):
    """Why not. `code` names the message `error-<code>` of the catalogues, `args` are its variables."""

    code: str
    message: str
    args: dict[str, Value | float]


class Error(BaseModel):
    """A refusal."""

    error: ErrorFacts


class AccountOut(BaseModel):
    """A person."""

    id: str
    name: str
    guest: bool


class Me(BaseModel):
    """Who is signed in."""

    account: AccountOut | None


class OptionOut(BaseModel):
    """An option: the values with which some game can be started, and the one that each preset gives it."""

    key: str
    values: list[Value]
    defaults: dict[str, Value]


class GameOut(BaseModel):
    """A game that can be played."""

    key: str
    name: str
    seats: list[int]
    presets: list[str]
    boards: list[str]
    bots: list[str]
    bot_words: dict[str, str]  # what bots say of themselves that have no words in the catalogues
    parts: int
    options: list[OptionOut]


class OptionsOut(BaseModel):
    """Complete options."""

    options: dict[str, Value]


class SeatOut(BaseModel):
    """A seat and who is on it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    account: str | None
    connected: bool


class Summary(BaseModel):
    """A table as a line of the lobby."""

    id: str
    game: str
    preset: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatOut]
    public: bool
    your_seats: list[int]
    your_turn: bool
    mover: int | None
    ply: int


class NewTable(Summary):
    """A table just made, with the token of its invitation link."""

    invite: str


class Tables(BaseModel):
    """The tables of the lobby."""

    tables: list[Summary]


class Lobby(Tables):
    """The tables of the lobby and one's own."""

    mine: list[Summary]


class Told(BaseModel):
    """What a game tells as plain data: beside the fields that all games have in common it has others of its own."""

    model_config = ConfigDict(extra="allow")


class Choice(Told):
    """One thing that can be decided now; beside these fields those of its family."""

    code: int
    family: str
    touches: list[str]


class GameEvent(Told):
    """Something that happened in a game, and to which seat if it is about one."""

    event: str
    seat: int | None = None


class SeatView(Told):
    """What can be seen of a seat; `score` is counted in the parts of a point."""

    score: int


class TurnView(Told):
    """Whose turn it is."""

    seat: int


class DecisionView(Told):
    """The question that is open, and who has to answer it."""

    kind: str
    seat: int


class GameView(Told):
    """What one seat, or a spectator, may know of a position.

    `now` is the score sheet of each seat as if the game ended now, `ending` says why the game ends or ended.
    """

    board: str
    options: dict[str, Value]
    viewer: int | None
    seats: list[SeatView]
    turn: TurnView
    decision: DecisionView | None
    now: list[dict[str, int]]
    ending: list[str]
    over: bool


class Entry(BaseModel):
    """A line of the log. `ply` of a decision is the ply it leads to; fields that a kind has not are left out."""

    id: int
    kind: str
    struck: bool
    events: list[GameEvent]
    seat: int | None = None
    ply: int | None = None
    code: int | None = None
    text: str | None = None
    name: str | None = None
    bot: str | None = None
    by: str | None = None
    why: str | None = None


class Question(BaseModel):
    """What the others are asked, and whether it is for the viewer to answer."""

    id: int
    what: Literal["undo", "replace"]
    seat: int
    yours: bool


class Undo(BaseModel):
    """Whether one can take back, whether nobody has to be asked, and what is being asked."""

    possible: bool
    free: bool
    question: Question | None


class ClockOut(BaseModel):
    """What was left of each seat's time at `at`; that of `running` is being used up since."""

    remaining: list[float]
    running: int | None
    at: float


class Result(BaseModel):
    """How it ended."""

    scores: list[int]
    ranks: list[int]
    sheet: list[dict[str, int]]


class TableOut(Summary):
    """All that a viewer may know of a table.

    `log` is left out (null) in live updates, unless the news is that something was struck from it.
    """

    seq: int
    view: GameView | None
    choices: list[Choice]
    log: list[Entry] | None
    undo: Undo
    clock: ClockOut | None
    commitment: str
    seed: str | None
    salt: str | None
    result: Result | None
    invite: str | None
    next_table: str | None


class Update(BaseModel):
    """A new entry of the log and the table after it; of entries that come together only the last has the table."""

    entry: Entry
    table: TableOut | None


class Presence(BaseModel):
    """The seats whose people look at the table; bots always do."""

    connected: list[int]


class Ply(BaseModel):
    """The number of decisions that stand."""

    ply: int


class PlyOut(BaseModel):
    """A moment of the game: the view after so many decisions."""

    ply: int
    view: GameView


class Preview(BaseModel):
    """What a choice would do, as far as it can be known before; no score sheets if it turns up something hidden."""

    events: list[GameEvent]
    now: list[dict[str, int]] | None


class Undone(BaseModel):
    """Whether it was taken back at once; if not, the number of the question."""

    done: bool
    question: int | None


class Rematch(BaseModel):
    """The next table."""

    table: str


class RecordOut(BaseModel):
    """A finished game, with which `hanse verify` can check that its chance was not touched."""

    model_config = ConfigDict(extra="allow")
    format: int
    game: str
    rules: int
    options: dict[str, Value]
    seed: str
    seats: list[str]
    codes: list[int]
    salt: str
    commitment: str


class Rating(BaseModel):
    """A player's rating; `rating` is mu less three sigma."""

    name: str
    bot: str | None
    rating: float
    games: int


class Ratings(BaseModel):
    """The best first."""

    ratings: list[Rating]


class Clause(BaseModel):
    """A clause of the rules."""

    clause: str
    section: str
    text: str
