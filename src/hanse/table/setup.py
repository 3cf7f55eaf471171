"""How a table is set up: the first entry of its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hanse.games import find_game
from hanse.kernel.errors import HanseError
from hanse.players.house import DEFAULT
from hanse.table.entry import Draft
from hanse.table.refusal import Refusal
from hanse.table.seats import BOT, OPEN, PERSON, Seat


@dataclass(frozen=True)
class Wish:
    """What somebody wants one seat to be: `me`, `local` (another person on the same screen), `open` or `bot`."""

    kind: str
    bot: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Secrets:
    """What chance depends on, and what lets people in: made by the caller, because nothing here is random."""

    seed: str
    salt: str
    invite: str


def check_options(game: str, preset: str, seats: int, changes: dict[str, Any]) -> dict[str, Any]:
    """The complete options of such a game, or a refusal that says what does not fit."""
    try:
        options: dict[str, Any] = find_game(game).options(preset, seats, changes).to_data()
    except HanseError as error:
        raise Refusal("options", reason=str(error)) from None
    return options


def seats_for(bots: Sequence[str], wishes: list[Wish], account: str, name: str) -> list[Seat]:
    """The seats of a new table; `bots` are those that may be wished for."""
    seats: list[Seat] = []
    for wish in wishes:
        if wish.kind == "me" and any(seat.account == account and not seat.local for seat in seats):
            raise Refusal("seats", reason="me twice")
        seats.append(_seat_for(bots, wish, account, name))
    return seats


def _seat_for(bots: Sequence[str], wish: Wish, account: str, name: str) -> Seat:
    if wish.kind == "me":
        return Seat(PERSON, name, account)
    if wish.kind == "local":
        return Seat(PERSON, wish.name or name, account, local=True)
    if wish.kind == "bot":
        bot = wish.bot or DEFAULT
        if bot not in bots:
            raise Refusal("bot", given=bot, known=", ".join(bots))
        return Seat(BOT, "", None, bot)
    return Seat(OPEN)


def create(
    game: str,
    preset: str,
    changes: dict[str, Any],
    seats: list[Seat],
    host: str,
    *,
    public: bool,
    clock: dict[str, Any] | None,
    secrets: Secrets,
) -> list[Draft]:
    """The entries of a new table; a table whose seats are all taken starts at once."""
    options = check_options(game, preset, len(seats), changes)
    data = {
        "game": game,
        "rules": find_game(game).revision,
        "preset": preset,
        "changes": changes,
        "options": options,
        "seats": [seat.to_data() for seat in seats],
        "public": public,
        "clock": clock,
        "host": host,
        "seed": secrets.seed,
        "salt": secrets.salt,
        "invite": secrets.invite,
    }
    drafts = [Draft("created", data)]
    if all(seat.kind != OPEN for seat in seats):
        drafts.append(Draft("started", {"bots": {}}))
    return drafts
