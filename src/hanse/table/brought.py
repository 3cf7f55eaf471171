"""A game that was begun elsewhere becomes a table: a finished one to be looked at, a running one to be played on.

Whoever brings it may know its seed, and with it all that is hidden. So it belongs to who brings it, and is not rated.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from hanse.games import GAMES
from hanse.kernel.errors import HanseError, TooNew
from hanse.kernel.record import Record, read_record
from hanse.messages import catalogue
from hanse.players.house import USUAL
from hanse.table.entry import Draft
from hanse.table.refusal import Refusal
from hanse.table.seats import BOT, PERSON, Seat
from hanse.table.setup import Secrets

MOST_DECISIONS = 5000  # no game that people play comes near
MOST_LETTERS = 32  # of a name


def read(text: str, language: str) -> tuple[Record, list[str | None]]:
    """The record in a file and the bots that go with it; or a refusal in words of the language."""
    try:
        record = read_record(text, GAMES)
    except TooNew:
        raise Refusal("newer-record") from None
    except HanseError as error:
        raise Refusal("record", reason=catalogue(language).refusal(error.phrase)) from None
    if len(record.codes) > MOST_DECISIONS:
        raise Refusal("record-long")
    bots = json.loads(text).get("bots")  # of each seat, or nothing where a person sits
    if not isinstance(bots, list) or len(bots) != len(record.seats):
        bots = [None] * len(record.seats)
    return record, [bot if isinstance(bot, str) else None for bot in bots]


def brought(
    text: str, language: str, account: str, name: str, known: Mapping[str, Sequence[str]], secrets: Secrets
) -> list[Draft]:
    """The log of the table; `known` are the bots that may sit at a table of each game.

    Of a game that runs, whoever brings it has the first seat that no bot has, and people at the same screen have the
    others. Nobody decides for the seats of a finished one.
    """
    record, bots = read(text, language)
    try:
        drafts, over = _played(record)
    except HanseError as error:
        raise Refusal("record", reason=catalogue(language).refusal(error.phrase)) from None
    seats = [_seat(each, bot, known[record.game.key]) for each, bot in zip(record.seats, bots, strict=True)]
    if not over:
        _sit_down(seats, account, name)
    return [Draft("created", _created(record, seats, account, secrets)), *drafts]


def _created(record: Record, seats: list[Seat], account: str, secrets: Secrets) -> dict[str, Any]:
    game, options = record.game, record.options
    return {
        "game": game.key,
        "rules": options.revision,
        "preset": game.preset_of(options) or game.presets()[0],
        "changes": {},
        "options": options.to_data(),
        "seats": [seat.to_data() for seat in seats],
        "public": False,
        "clock": None,
        "host": account,
        "seed": record.seed,
        "salt": secrets.salt,
        "invite": secrets.invite,
        "brought": True,
    }


def _played(record: Record) -> tuple[list[Draft], bool]:
    """All that was decided so far, and whether the game is over."""
    drafts = []
    if record.position is not None:
        drafts.append(Draft("positioned", {"position": record.position, "lesson": None}))
    drafts.append(Draft("started", {"bots": {}}))
    record.replay()  # or a refusal that says which decision cannot be
    state = record.begin()
    for code in record.codes:
        drafts.append(Draft("decided", {"seat": state.mover(), "code": code}))
        state.play(code)
    if state.over():
        drafts.append(Draft("over", {"scores": state.scores(), "ranks": state.ranks()}))
    return drafts, state.over()


def _seat(name: str, bot: str | None, known: Sequence[str]) -> Seat:
    if bot is None:
        return Seat(PERSON, " ".join(name.split())[:MOST_LETTERS])
    return Seat(BOT, "", None, bot if bot in known else USUAL)


def _sit_down(seats: list[Seat], account: str, name: str) -> None:
    """Who brings the game decides for all seats that no bot has."""
    people = [seat for seat in seats if seat.kind == PERSON] or seats[:1]
    people[0].take(account, name)
    for other in people[1:]:
        other.account, other.local = account, True
