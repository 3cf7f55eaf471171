"""A finished game that was played elsewhere becomes a table: to be looked at, replayed and studied."""

from __future__ import annotations

from hanse.kernel.record import Record
from hanse.table.entry import Draft
from hanse.table.refusal import Refusal
from hanse.table.seats import PERSON, Seat
from hanse.table.setup import Secrets


def brought(record: Record, account: str, secrets: Secrets) -> list[Draft]:
    """The log of such a table. Nobody decides for its seats; the game is dealt from the record's own seed."""
    game, options = record.game, record.options
    created = {
        "game": game.key,
        "rules": options.revision,
        "preset": game.preset_of(options) or game.presets()[0],
        "changes": {},
        "options": options.to_data(),
        "seats": [Seat(PERSON, name).to_data() for name in record.seats],
        "public": False,
        "clock": None,
        "host": account,
        "seed": record.seed,
        "salt": secrets.salt,
        "invite": secrets.invite,
    }
    drafts = [Draft("created", created)]
    if record.position is not None:
        drafts.append(Draft("positioned", {"position": record.position, "lesson": None}))
    drafts.append(Draft("started", {"bots": {}}))
    state = record.begin()
    for code in record.codes:
        drafts.append(Draft("decided", {"seat": state.mover(), "code": code}))
        state.play(code)
    if not state.over():
        raise Refusal("not-over")
    return [*drafts, Draft("over", {"scores": state.scores(), "ranks": state.ranks()})]
