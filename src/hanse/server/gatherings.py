"""What is sent and received about clubs and tournaments, typed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from hanse.server.bodies import Body, BotName, Key, MoveClock, Name, Number, Token, TotalClock, Value
from hanse.server.memory import Written

Role = Literal["asking", "member", "organiser"]
DAY = 24 * 3600


class ClubBody(Body):
    """A new club."""

    name: Name
    about: Written = ""


class JoinClubBody(Body):
    """With the token of the invitation link one is a member at once; without, one asks."""

    invite: Token | None = None


class RoleBody(Body):
    """What somebody shall be in the club: admitted, made an organiser or not, or `none`: sent away."""

    account: Key
    role: Literal["member", "organiser", "none"]


class TournamentBody(Body):
    """A new tournament."""

    name: Name
    club: Key | None = None
    game: Key
    preset: Key
    changes: dict[Key, Key | Annotated[int, Field(ge=-1000, le=1000)] | bool] = Field(default={}, max_length=64)
    seats: Number  # of a full table
    rounds: Annotated[int, Field(ge=1, le=20, strict=True)]
    points: list[Annotated[int, Field(ge=0, le=1000, strict=True)]] | None = Field(default=None, max_length=16)
    bots: bool = False  # fill tables that are not full; without it they are smaller where the game allows it
    bot: BotName | None = None
    clock: Annotated[MoveClock | TotalClock, Field(discriminator="kind")] | None = None
    round_seconds: Annotated[int, Field(ge=600, le=90 * DAY, strict=True)]
    begins: Annotated[float, Field(allow_inf_nan=False)] | None = None  # seconds since 1970; none: by hand


class TournamentLine(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    club: str | None
    club_name: str | None
    game: str
    status: Literal["open", "running", "over", "off"]
    begins: float | None
    entrants: int
    entered: bool


class ClubLineOut(BaseModel):
    """A club in a list, and what one is there."""

    id: str
    name: str
    members: int
    role: Role | None


class Gatherings(BaseModel):
    """Clubs and tournaments; one's own first."""

    clubs: list[ClubLineOut]
    tournaments: list[TournamentLine]


class MemberOut(BaseModel):
    """Somebody who belongs to a club, or asks to; only organisers see who asks."""

    account: str
    name: str
    role: Role
    since: float


class ClubResult(BaseModel):
    """What a member achieved in a game with other members; the rating is the one that everybody has."""

    game: str
    account: str
    name: str
    games: int
    won: int
    rank: float
    ahead: int  # how often ahead of another member, and how often behind
    behind: int
    rating: float | None


class ClubOut(BaseModel):
    """The page of a club; `invite` is the token of its link, for organisers."""

    id: str
    name: str
    about: str
    created: float
    role: Role | None
    invite: str | None
    members: list[MemberOut]
    results: list[ClubResult]
    tournaments: list[TournamentLine]


class TournamentSetup(BaseModel):
    """What was settled when the tournament was opened."""

    game: str
    preset: str
    changes: dict[str, Value]
    seats: int
    sizes: list[int]
    rounds: int
    points: list[int]
    bots: bool
    bot: str
    clock: MoveClock | TotalClock | None
    round_seconds: int


class EntrantOut(BaseModel):
    """Somebody who entered; `gone`: plays no further round."""

    account: str
    name: str
    gone: bool


class ContestSeatOut(BaseModel):
    """A seat of a table, in order of play; without an account it is a bot's. Rank, score and points when it is over."""

    account: str | None
    rank: int | None
    score: int | None
    points: float | None


class ContestTableOut(BaseModel):
    """A table of a round."""

    table: str
    seats: list[ContestSeatOut]


class ContestRoundOut(BaseModel):
    """A round and until when it should be over."""

    round: int
    begun: float
    ends: float
    tables: list[ContestTableOut]


class StandingOut(BaseModel):
    """The place of an entrant; `decided` is the first criterion by which it is behind the one before."""

    account: str
    place: int
    points: float
    wins: float
    share: float
    opponents: float
    games: int
    decided: str


class TournamentOut(BaseModel):
    """The page of a tournament. `after` is the last round that the standings take into account."""

    id: str
    name: str
    club: str | None
    club_name: str | None
    organiser: str | None
    status: Literal["open", "running", "over", "off"]
    begins: float | None
    created: float
    ended: float | None
    setup: TournamentSetup
    entrants: list[EntrantOut]
    rounds: list[ContestRoundOut]
    after: int
    standings: list[StandingOut]
    entered: bool
    may_enter: bool
    organises: bool
    table: str | None  # where one plays just now
