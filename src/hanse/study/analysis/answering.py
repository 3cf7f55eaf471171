"""A question about a moment of a finished game, answered decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record
from hanse.study.puzzles.alike import likeness
from hanse.study.puzzles.attempt import attempt_from


def answered(record: Record, ply: int, codes: Sequence[int], best: Sequence[int]) -> dict[str, Any]:
    """The moment after these decisions, as who decides sees it; once the action is done, whether it was the best."""
    state = record.replay(ply)
    seat = state.mover()
    known = state.sample(seat, chance_from_seed(ply, "answer"))  # what is turned up is nobody's secret
    tried = attempt_from(known.copy(), record.game.key, list(codes))
    legal = [] if tried.done else tried.state.legal()
    wanted = attempt_from(known, record.game.key, list(best))
    return {
        "seat": seat,
        "view": tried.state.view(seat),
        "choices": [{"code": c, "touches": tried.state.touches(c), **tried.state.describe(c)} for c in legal],
        "events": tried.events,
        "done": tried.done,
        "right": tried.done and likeness(tried.state) == likeness(wanted.state),
    }
