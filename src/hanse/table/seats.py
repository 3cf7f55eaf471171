"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

OPEN, PERSON, BOT = "open", "person", "bot"
AGREED = "agreed"  # why a person was replaced whom the others no longer waited for
_ACCOUNT = "account:"  # before the account of a bot that decides by itself, elsewhere


@dataclass
class Seat:
    """One seat: open, a person's or a bot's.

    `account` is who decides for it. Several seats with one account are people who share a screen; those beyond the
    first are `local`. `former` is the person whose seat a bot has taken over; `forfeited` says that this counts as the
    last place, since the person left or had no time left.
    """

    kind: str = OPEN
    name: str = ""
    account: str | None = None
    bot: str | None = None
    local: bool = False
    former: str | None = None
    forfeited: bool = False

    def to_data(self) -> dict[str, Any]:
        """The seat as it is written into the log."""
        return {"kind": self.kind, "name": self.name, "account": self.account, "bot": self.bot, "local": self.local}

    def take(self, account: str, name: str) -> None:
        """A person sits down."""
        self.kind, self.account, self.name, self.bot, self.former = PERSON, account, name, None, None
        self.forfeited = False

    def empty(self) -> None:
        """The person gets up before the game."""
        self.kind, self.account, self.name, self.bot, self.local = OPEN, None, "", None, False

    def hand_over(self, bot: str, why: str) -> None:
        """A bot decides from now on; the seat keeps the person's name beside it."""
        self.former = self.former or self.account
        self.forfeited = why != AGREED
        self.kind, self.account, self.bot = BOT, None, bot


def bot_of(account: str) -> str:
    """What stands for the bot with this account, where others have the name of a player."""
    return _ACCOUNT + account


def account_of(bot: str | None) -> str | None:
    """The account of a bot that decides by itself; none for those that the server lets think."""
    return bot.removeprefix(_ACCOUNT) if bot is not None and bot.startswith(_ACCOUNT) else None


def house_bot(seat: Seat) -> str | None:
    """The player of the house that decides for a seat; none for a person, and for a bot that decides by itself."""
    return seat.bot if seat.kind == BOT and account_of(seat.bot) is None else None


def seat_from(data: dict[str, Any]) -> Seat:
    """A seat out of the log."""
    return Seat(data["kind"], data["name"], data["account"], data["bot"], data["local"])
