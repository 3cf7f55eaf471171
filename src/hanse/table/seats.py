"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

OPEN, PERSON, BOT = "open", "person", "bot"


@dataclass
class Seat:
    """One seat: open, a person's or a bot's.

    `account` is who decides for it. Several seats with one account are people who share a screen; those beyond the
    first are `local`. `former` is the person whose seat a bot has taken over.
    """

    kind: str = OPEN
    name: str = ""
    account: str | None = None
    bot: str | None = None
    local: bool = False
    former: str | None = None

    def to_data(self) -> dict[str, Any]:
        """The seat as it is written into the log."""
        return {"kind": self.kind, "name": self.name, "account": self.account, "bot": self.bot, "local": self.local}

    def take(self, account: str, name: str) -> None:
        """A person sits down."""
        self.kind, self.account, self.name, self.bot, self.former = PERSON, account, name, None, None

    def empty(self) -> None:
        """The person gets up before the game."""
        self.kind, self.account, self.name, self.bot, self.local = OPEN, None, "", None, False

    def hand_over(self, bot: str) -> None:
        """A bot decides from now on; the seat keeps the person's name beside it."""
        self.former = self.former or self.account
        self.kind, self.account, self.bot = BOT, None, bot


def seat_from(data: dict[str, Any]) -> Seat:
    """A seat out of the log."""
    return Seat(data["kind"], data["name"], data["account"], data["bot"], data["local"])
