"""A game as actions: what one seat decides in a row until something else can happen. An action is judged as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hanse.kernel.record import Record
from hanse.players.value.features import Features


@dataclass(frozen=True)
class Action:
    """So many decisions of one seat."""

    ply: int  # of its first decision
    end: int  # of the decision after its last one
    seat: int
    own: bool  # in the seat's own turn, not an answer in somebody else's
    forced: bool  # nothing else could have been decided
    revealed: bool  # it turned up what somebody could not know


def play_action(
    state: Any, codes: Sequence[int], features: Features, revealing: frozenset[str]
) -> tuple[int, bool, bool]:
    """Play the first action of these decisions in a state that listens.

    Gives back how many decisions it has, whether there was no choice in any, and whether it turned something up.
    """
    began = Begun.at(state, features)
    forced = True
    for count, code in enumerate(codes, 1):
        forced = forced and len(state.candidates()) == 1
        state.apply(code)
        revealed = any(event["event"] in revealing for event in state.events())
        if revealed or began.has_ended(state, features):
            return count, forced, revealed
    return len(codes), forced, False


@dataclass(frozen=True)
class Begun:
    """An action that has begun: whose it is, in which turn, and whether that is the seat's own."""

    seat: int
    turn: int
    own: bool

    @classmethod
    def at(cls, state: Any, features: Features) -> Begun:
        """The action that begins here."""
        seat = state.mover()
        return cls(seat, int(features.turn(state)), bool(features.active(state) == seat))

    def has_ended(self, state: Any, features: Features) -> bool:
        """Whether something else can happen now; what a decision turned up ends an action, too."""
        if state.over() or state.mover() != self.seat or int(features.turn(state)) != self.turn:
            return True
        return self.own and bool(features.at_rest(state))


def actions_of(record: Record, features: Features) -> list[Action]:
    """All actions of a record that replays."""
    state: Any = record.begin()  # of the house's own kind, which the contract does not tell
    state.listen()
    found: list[Action] = []
    ply = 0
    while ply < len(record.codes):
        seat, own = state.mover(), bool(features.active(state) == state.mover())
        count, forced, revealed = play_action(state, record.codes[ply:], features, record.game.revealing)
        found.append(Action(ply, ply + count, seat, own, forced, revealed))
        ply += count
    return found
