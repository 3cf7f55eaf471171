"""What clients send, typed and checked; part of the documentation of the interface as `models.py` is."""

from __future__ import annotations

import unicodedata
from datetime import date
from typing import Annotated, Any, Literal

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
BotName = Annotated[str, Field(pattern=r"^[^\x00-\x1f\x7f]{1,200}$")]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Word = Annotated[str, Field(min_length=1, max_length=100)]
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
    """A new table: of an edition with changed options, or begun from a position, whose own options hold."""

    game: Key
    preset: Key | None = None
    changes: dict[Key, Key | Annotated[int, Field(ge=-1000, le=1000)] | bool] = Field(default={}, max_length=64)
    position: dict[str, Any] | None = None
    seats: list[SeatBody] = Field(min_length=1, max_length=16)
    colours: list[Annotated[int, Field(ge=0, le=15)]] | None = Field(default=None, max_length=16)  # of the seats
    shuffle: bool = False  # chance decides who sits where
    public: bool = True
    clock: Annotated[MoveClock | TotalClock, Field(discriminator="kind")] | None = None
    commitment: Hash | None = None  # of the part that one's page adds to the seed
    absence: Annotated[int, Field(ge=3600, le=30 * 24 * 3600)] | None = None  # seconds away, then a bot may go on
    patience: Annotated[int, Field(ge=60, le=30 * 24 * 3600)] | None = None  # the same for a decision of who is there


class JoinBody(Body):
    """Where somebody wants to sit; `commitment` is the hash of the part that the page adds to the seed."""

    seat: Number | None = None
    invite: Token | None = None
    name: Name | None = None
    commitment: Hash | None = None


class RematchBody(Body):
    """The hash of the part that the page adds to the seed of the next game."""

    commitment: Hash | None = None


class PromiseBody(Body):
    """The hash of the part that one's page will add to the seed."""

    commitment: Hash


class PartBody(Body):
    """The part itself, 64 hexadecimal digits; null if this browser does not have it."""

    part: Hash | None


class DecideBody(Body):
    """A decision: for which seat, having seen which ply (and, better, which entry), which code.

    `request` is made up by the client; a request that is repeated is answered again but not done again.
    `unasked` is what pages of earlier versions say; it means nothing any more, since standing orders do what it told.
    """

    seat: Number
    ply: Number
    code: Number
    request: Token
    seen: Number | None = None
    unasked: bool = False


class BotBody(Body):
    """The name of a new bot."""

    name: Name


class InviteBody(Body):
    """Which bot shall sit down, and where."""

    bot: Name
    seat: Number | None = None
    invite: Token | None = None


class BotDecision(Body):
    """A bot decides: having seen which ply, which code; and what it thinks, if it tells."""

    ply: Number
    code: Number
    values: list[Annotated[float, Field(allow_inf_nan=False)]] = Field(default=[], max_length=16)
    line: list[Number] = Field(default=[], max_length=1000)
    looked: Annotated[int, Field(ge=0, le=1 << 53)] = 0
    words: Annotated[str, Field(max_length=1000)] = ""


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


class SendAwayBody(Body):
    """Which seat shall be free again."""

    seat: Number


class ReplaceBody(Body):
    """Whom a bot shall replace."""

    seat: Number


class OrdersBody(Body):
    """The orders for a seat: by kind of decision the words of wishes, the dearest first. They replace what was left."""

    seat: Number
    orders: dict[Key, Annotated[list[Word], Field(max_length=200)]] = Field(max_length=32)


class WhenBody(Body):
    """When one wants to be told that a game waits: so many seconds after it was asked, not in quiet hours.

    Those are minutes of the day by the own clock, which is `zone` minutes ahead of UTC.
    """

    delay: Annotated[int, Field(ge=0, le=7 * 24 * 3600, strict=True)]
    quiet_from: Annotated[int, Field(ge=0, lt=1440, strict=True)] | None = None
    quiet_to: Annotated[int, Field(ge=0, lt=1440, strict=True)] | None = None
    zone: Annotated[int, Field(ge=-900, le=900, strict=True)] = 0


class HookBody(WhenBody):
    """Where and when one wants to be told that a game waits."""

    address: Annotated[str, Field(min_length=1, max_length=500)]


class PushBody(WhenBody):
    """A browser that wants to be told, as it describes itself: the address of its push service, and its keys."""

    address: Annotated[str, Field(min_length=1, max_length=500)]
    p256dh: Annotated[str, Field(min_length=1, max_length=100)]
    auth: Annotated[str, Field(min_length=1, max_length=40)]


class HolidayBody(Body):
    """The first and the last day of a holiday, by the own clock, which is `zone` minutes ahead of UTC."""

    first: date
    last: date
    zone: Annotated[int, Field(ge=-900, le=900, strict=True)] = 0
