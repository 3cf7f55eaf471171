"""How a table is set up: the first entry of its log."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hanse.games import find_game
from hanse.kernel.errors import HanseError
from hanse.players.house import USUAL
from hanse.table.dealing import begin
from hanse.table.entry import Draft, Entry
from hanse.table.fair import SCHEME
from hanse.table.live import LiveTable
from hanse.table.refusal import Refusal
from hanse.table.seats import BOT, OPEN, PERSON, Seat

Clock = dict[str, Any] | None
Waiting = dict[str, float]  # for how long the others wait: `absence`, `patience`
COLOURS = 5  # with the house marks that go with them
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


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


def secrets_from(chance: Random) -> Secrets:
    """New ones, from chance that nobody can repeat."""
    invite = base64.urlsafe_b64encode(chance.randbytes(12)).decode()
    return Secrets(chance.randbytes(32).hex(), chance.randbytes(16).hex(), invite)


def id_from(chance: Random) -> str:
    """A new id, which nobody can guess if nobody can repeat the chance."""
    return "".join(chance.choice(_LETTERS) for _ in range(12))


def check_options(game: str, preset: str, seats: int, changes: dict[str, Any]) -> dict[str, Any]:
    """The complete options of such a game, or a refusal that says what does not fit."""
    try:
        options: dict[str, Any] = find_game(game).options(preset, seats, changes).to_data()
    except HanseError as error:
        raise Refusal("options", reason=str(error)) from None
    return options


def check_colours(wished: Sequence[int] | None, seats: int) -> list[int]:
    """The colours of the seats: those that are wished for, each at one seat, or one after the other."""
    if wished is None:
        return list(range(seats))
    if len(wished) != seats or len(set(wished)) != seats or not all(0 <= each < COLOURS for each in wished):
        raise Refusal("colours", most=COLOURS)
    return list(wished)


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
        bot = wish.bot or USUAL
        if bot not in bots:
            raise Refusal("bot", given=bot, known=", ".join(name for name in bots if "@" not in name))
        return Seat(BOT, "", None, bot)
    return Seat(OPEN)


@dataclass(frozen=True)
class Beginning:
    """A position that a game begins from.

    What is hidden in it is dealt anew when the game starts, so that nobody who set it up knows it; in the position of
    a lesson, named by chapter and key, it is as the lesson needs it.
    """

    position: dict[str, Any]
    lesson: str | None = None


def begin_from(game: str, seats: int, beginning: Beginning) -> dict[str, Any]:
    """The complete position that a table begins from, or a refusal that says why it cannot."""
    try:
        state = find_game(game).read_position(beginning.position)
    except HanseError as error:
        raise Refusal("position", reason=str(error)) from None
    if state.over():
        raise Refusal("position-over")
    if state.seats() != seats:
        raise Refusal("position-seats", given=seats, expected=state.seats())
    return state.to_data()


def create_from(
    game: str,
    beginning: Beginning,
    seats: list[Seat],
    host: str,
    *,
    public: bool,
    clock: Clock,
    secrets: Secrets,
    colours: Sequence[int] | None = None,
    commitment: str | None = None,
    waiting: Waiting | None = None,
) -> list[Draft]:
    """The entries of a new table that begins from a position; its options are those of the position."""
    position = begin_from(game, len(seats), beginning)
    played = find_game(game)
    preset = played.preset_of(played.read_options(position["options"], position["rules"])) or played.presets()[0]
    created = _created(game, preset, {}, seats, host, public=public, clock=clock, secrets=secrets, colours=colours)
    created.data.update(rules=position["rules"], options=position["options"])
    drafts = [created, Draft("positioned", {"position": position, "lesson": beginning.lesson})]
    return _begun(drafts, host, commitment, waiting)


def create(
    game: str,
    preset: str,
    changes: dict[str, Any],
    seats: list[Seat],
    host: str,
    *,
    public: bool,
    clock: Clock,
    secrets: Secrets,
    colours: Sequence[int] | None = None,
    commitment: str | None = None,
    waiting: Waiting | None = None,
    arranged: bool = False,
) -> list[Draft]:
    """The entries of a new table; a table whose seats are all taken starts at once.

    `commitment` is what the page of the host shows of the part that it adds to the seed. Where people were put on
    their seats by a tournament, `arranged`, the game waits a moment for their pages (`dealing.hurry`).
    """
    created = _created(game, preset, changes, seats, host, public=public, clock=clock, secrets=secrets, colours=colours)
    if arranged:
        created.data["arranged"] = True
    return _begun([created], host, commitment, waiting)


def _created(
    game: str,
    preset: str,
    changes: dict[str, Any],
    seats: list[Seat],
    host: str,
    *,
    public: bool,
    clock: Clock,
    secrets: Secrets,
    colours: Sequence[int] | None,
) -> Draft:
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
        "colours": check_colours(colours, len(seats)),
        "host": host,
        "seed": secrets.seed,
        "salt": secrets.salt,
        "invite": secrets.invite,
        "fair": SCHEME,
    }
    return Draft("created", data)


def _begun(drafts: list[Draft], host: str, commitment: str | None, waiting: Waiting | None) -> list[Draft]:
    """The first entries with what follows at once from them: the deal, if all seats are taken."""
    drafts[0].data.update(waiting or {})
    if commitment is not None:
        drafts[0].data["commitments"] = {host: commitment}
    table = LiveTable("", [Entry(number, 0.0, draft.kind, draft.data) for number, draft in enumerate(drafts, 1)])
    if all(seat.kind != OPEN for seat in table.seats) and not table.arranged:
        drafts.append(begin(table, {}, [host]))
    return drafts
