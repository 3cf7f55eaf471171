"""How a game looked to the house, turn by turn, once it is over and everything may be known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanse.kernel.record import Record
from hanse.players.value.value import WHOLE, Value
from hanse.players.weights import usual

FULL = 1000  # all shares of a moment together


@dataclass(frozen=True)
class Moment:
    """The beginning of a turn, or the end of the game."""

    ply: int
    seat: int | None  # whose turn begins; none at the end
    shares: tuple[int, ...]  # of a win, that each seat could expect, in thousandths


def usual_value(record: Record) -> Value:
    """The value by which the house judges positions of this game."""
    board = str(record.options.to_data().get("map", ""))
    return usual(record.game.key, board, len(record.seats)).value()


def shares_of(state: Any, value: Value) -> tuple[int, ...]:
    """What each seat may expect of a win, in thousandths; they make up the whole, whatever was rounded."""
    value.evaluate(state)
    exact = [int(value.shares[seat]) * FULL for seat in range(state.seats())]
    whole = [share // WHOLE for share in exact]
    most_lost = sorted(range(len(exact)), key=lambda seat: exact[seat] % WHOLE, reverse=True)
    for seat in most_lost[: FULL - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)


def look_back(record: Record) -> list[Moment]:
    """The shares at the beginning of every turn and at the end; none alone, where there is nobody to be ahead of."""
    if len(record.seats) == 1:
        return []
    value = usual_value(record)
    state: Any = record.begin()  # of the house's own kind, which the contract does not tell
    moments: list[Moment] = []
    turn = -1
    for ply, code in enumerate(record.codes):
        if value.features.turn(state) != turn:
            turn = value.features.turn(state)
            moments.append(Moment(ply, int(value.features.active(state)), shares_of(state, value)))
        state.play(code)
    return [*moments, Moment(len(record.codes), None, shares_of(state, value))]
