"""What is sent, typed. These classes are the documentation of the interface (`/api/openapi.json`)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from hanse.server.bodies import MoveClock, TotalClock, Value


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
    """Who is signed in, and whether they keep the peace here."""

    account: AccountOut | None
    host: bool


class BotOut(BaseModel):
    """A bot that decides by itself."""

    id: str
    name: str


class NewBot(BotOut):
    """A bot that was just made, with its token, which is never told again."""

    token: str


class Bots(BaseModel):
    """All bots of somebody."""

    bots: list[BotOut]


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
    bots: list[str]  # the levels of the house from the weakest to the strongest, then all others
    usual_bot: str  # whom one meets without choosing
    levels: list[str]  # the bots that can play in a style
    styles: list[str]  # a bot of a level in a style is called `level@style=name`
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
    bot: str | None
    connected: bool
    holidays: list[tuple[float, float]] = []  # from when until when; only where people have days to decide


class About(BaseModel):
    """What was settled when the table was set up: the board, options that differ from the edition, the clock."""

    board: str
    changes: dict[str, Value]
    clock: MoveClock | TotalClock | None
    absence: float  # seconds away, after which a bot may take somebody's place
    patience: float | None  # and seconds for a decision of somebody who is there
    arranged: bool  # a tournament put everybody on their seats, and the game begins by itself
    colours: list[int]  # and house marks, by seat
    created: float
    brought: bool = False  # from elsewhere: names, decisions and deal are what a file said, and nothing is rated


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
    about: About
    paused: bool = False  # nobody decides, and no clock runs


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
    """One thing that can be decided now, with fields of its family; `final` is why it cannot be taken back freely."""

    code: int
    family: str
    touches: list[str]
    final: Literal["seat", "revealed"] | None = None


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
    """The question that is open, and who has to answer it; beside the answer `moot` no other gains anything."""

    kind: str
    seat: int
    moot: int | None = None


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
    """A line of the log. `ply` of a decision is the ply it leads to; fields that a kind has not are left out.

    `ordered`: a standing order decided. `unasked`: a page of an earlier version decided what nobody had to be asked.
    """

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
    what: str | None = None
    unasked: bool = False
    ordered: bool = False
    periods: list[tuple[float, float]] | None = None


class Question(BaseModel):
    """What the others are asked, and whether it is for the viewer to answer."""

    id: int
    what: Literal["undo", "replace", "pause"]
    seat: int
    yours: bool


class Undo(BaseModel):
    """Whether one can take back, whether nobody has to be asked, and what is being asked."""

    possible: bool
    free: bool
    question: Question | None


class ClockOut(BaseModel):
    """What was left of each seat's time at `at`; that of `running` is being used up since, but for times `away`."""

    remaining: list[float]
    running: int | None
    at: float
    away: list[tuple[float, float]] = []


class Result(BaseModel):
    """How it ended."""

    scores: list[int]
    ranks: list[int]
    sheet: list[dict[str, int]]


class PartOut(BaseModel):
    """What the page of one seat adds to the seed: its hash, and when the game is over the part itself.

    `waits`: it has still to be opened. `missing`: the page could not, and the game was dealt without it.
    """

    seat: int
    commitment: str
    waits: bool = False
    missing: bool = False
    part: str | None = None


class Fair(BaseModel):
    """What the seed is made of; the server's `part` is told when the game is over.

    `promise` is the hash of all hashes, shown before any part is opened; there is none if no page adds a part.
    """

    dealing: bool
    promise: str | None
    parts: list[PartOut]
    part: str | None


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
    commitment: str  # the hash of the server's part of the seed
    fair: Fair | None  # none of a table that an earlier version began
    seed: str | int | None
    salt: str | None
    result: Result | None
    invite: str | None
    next_table: str | None
    lesson: str | None  # chapter and key
    host: str  # the account that opened the table


class Update(BaseModel):
    """A new entry of the log; of entries that come together only the last tells what the table looks like then.

    That is the whole `table`, or the `change` of the one before, but for its log and choices: `[value]` puts a value in
    place, `[]` takes away what was there (of a list, everything from there on), an object goes on inside. `check`, now
    and then, is the CRC-32 of the view, as JSON with sorted keys and no spaces. `codes` can be chosen; `described` are
    those of them that were not told before in this stream, or have changed.
    """

    entry: Entry
    table: TableOut | None = None
    change: dict[str, Any] | None = None
    check: int | None = None
    codes: list[int] | None = None
    described: list[Choice] | None = None


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


class WishOut(Told):
    """What may stand in an order: its word, the kind of wish, and what it names."""

    word: str
    wish: str


class OrderableOut(BaseModel):
    """A kind of decision for which orders may be left; the `usual` wishes spare questions in vain."""

    kind: str
    wishes: list[WishOut]
    usual: list[str]


class OrdersOut(BaseModel):
    """What may be ordered at a table; what one has left for each own seat: by kind of decision, the dearest first."""

    kinds: list[OrderableOut]
    left: dict[int, dict[str, list[str]]]


class HookOut(BaseModel):
    """Where one is told that a game waits, and when; no address if nowhere. `off` is why it was switched off."""

    address: str | None
    delay: int = 0
    quiet_from: int | None = None
    quiet_to: int | None = None
    off: str | None = None


class PushOut(HookOut):
    """How this browser is told; `key` is what it has to know of the server before it can allow that."""

    key: str


class HolidayOut(BaseModel):
    """The holiday that somebody is on or will be; `days` a year are granted, so many of this one are `left`."""

    begins: float | None
    ends: float | None
    days: int
    left: int
