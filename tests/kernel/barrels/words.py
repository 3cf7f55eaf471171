"""What is said: the choices, the events."""

from __future__ import annotations

from hanse.kernel.words import Choice, Codec, Family, number, one_of

TAKE = 0  # + barrels taken, less one
ACTIONS_END = 3


class Heap:
    """The board: there is only one, and it never changes."""

    key = "heap"


def touches(board: Heap, choice: Choice) -> list[str]:
    """The ids of what a choice names."""
    return ["heap:barrels"]


SEAT = number("seat")
EVENTS = {
    "took": (SEAT, number("barrels")),
    "turn_ended": (SEAT,),
    "turn_began": (SEAT,),
    "ending": (one_of("why", ("empty",)),),
    "game_over": (),
}
REASONS = {"too-few": (number("left"),)}
TAKES = Family(TAKE, "take", "take {barrels}", number("barrels", 1))
CODEC = Codec([TAKES], ACTIONS_END, EVENTS, touches, REASONS)
