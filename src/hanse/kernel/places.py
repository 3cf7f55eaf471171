"""What a place answers: a card that tells what is there, what can be decided there now, and why not more.

A place is a board element that codes name (`State.touches`), or one that a game answers for besides. The rules that
refuse a code say why: nothing here knows a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanse.kernel.decisions import because
from hanse.kernel.errors import MoveError

if TYPE_CHECKING:
    from hanse.kernel.state import BaseState

Told = dict[str, Any]


def places_of(state: BaseState) -> list[str]:
    """The places that answer in this game."""
    return [place for place in state.spoken().naming() if state.lines(place, None)]


def card_of(state: BaseState, place: str, seat: int | None) -> Told:
    """The card of a place, as a seat or a spectator may know it."""
    lines = state.lines(place, seat)
    if not lines:
        board = state.spoken().board()
        raise MoveError("{wanted!r}: the board {board} has no such place or thing", wanted=place, board=board)
    asked = seat is not None and seat == state.mover()
    codes = state.spoken().naming().get(place, [])
    legal = set(state.legal()) if asked else set()
    return {
        "place": place,
        "lines": lines,
        "choices": [code for code in codes if code in legal],
        "reasons": _refusals(state, codes, legal) if asked else [_not_asked(state)],
    }


def _not_asked(state: BaseState) -> Told:
    """Why somebody who does not decide now can do nothing anywhere."""
    over = state.over()
    why = because("over") if over else because("decides", state.mover())
    return {**state.spoken().reason(why), "families": []}


def _refusals(state: BaseState, codes: list[int], legal: set[int]) -> list[Told]:
    """Each reason once, with the families of codes that it refuses; what is obvious only where nothing else is."""
    spoken = state.spoken()
    found: dict[str, Told] = {}
    for code in codes:
        if code in legal:
            continue
        reason = spoken.reason(state.refused(code) or because("asked"))
        entry = found.setdefault(repr(reason), {**reason, "families": []})
        family = spoken.describe(code)["family"]
        if family not in entry["families"]:
            entry["families"].append(family)
    telling = [reason for reason in found.values() if not spoken.is_obvious(reason)]
    return telling or ([] if legal.intersection(codes) else list(found.values()))


def line(name: str, **facts: object) -> Told:
    """A line of a card: its name, and the facts that a catalogue fills in."""
    return {"line": name, **facts}
