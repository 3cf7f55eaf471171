"""Positions that somebody sets up: completed, or with the reasons why they cannot be."""

from __future__ import annotations

from typing import Any

from hanse.kernel.contract import Game, State
from hanse.kernel.errors import HanseError, apart
from hanse.messages import Catalogue
from hanse.table.refusal import Refusal

Data = dict[str, Any]


def looked_at(game: Game, position: Data, words: Catalogue) -> Data:
    """A position looked at: completed, or with all reasons why it cannot be."""
    try:
        return set_up(game.read_position(position))
    except HanseError as error:
        reasons = [words.refusal(phrase) for phrase in apart(error.phrase)]
        return {"position": None, "view": None, "choices": [], "reasons": reasons}


def set_up(state: State) -> Data:
    """All of a position that can be, as its deciding seat sees it."""
    mover = None if state.over() else state.mover()
    choices = [] if mover is None else [choice_of(state, code) for code in state.legal()]
    return {"position": state.to_data(), "view": state.view(mover), "choices": choices, "reasons": []}


def choice_of(state: State, code: int) -> Data:
    """What can be decided, as data for whoever tells it."""
    return {**state.describe(code), "code": code, "touches": state.touches(code)}


def to_be_judged(game: Game, position: Data) -> Data:
    """A complete position of which it can be said who is ahead."""
    try:
        state = game.read_position(position)
    except HanseError as error:
        raise Refusal("position", reason=str(error)) from None
    if state.over():
        raise Refusal("position-over")
    if state.seats() == 1:
        raise Refusal("study-alone")
    return state.to_data()
