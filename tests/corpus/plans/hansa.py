"""The corpus of Hansa (2004): every seat count, end, tie-break and last round, every option in each value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fuzz.games.hansa import GAME
from hanse.kernel.chance import Chance
from tests.corpus.plans import Wanted

PRESET = "hansa2004"
# How often each end is wanted for every seat count: decided by points with tokens left or none, by posts, by neither.
ENDS = {"points": 3, "exhausted": 2, "tie-break": 2, "joint": 1}
LEAST = 60
LONGEST = 1500
ANY_VALUE: tuple[str, ...] = ()

_GUESTS = ("sensible", "sailor", "settler", "hoarder", "seller", "drawer", "miser", "stray")
_EVENTS = ("customs", "discarded", "lost")

RARE = {
    "place/place": 40,
    "refill/refill": 40,
    "refill/decline": 40,
    "visit/install": 40,
    "visit/end": 40,
    "sale/sell": 30,
    "sale/sell-all": 2,
    "sale/done": 30,
    "loss/lose": 10,
    "customs/discard": 10,
    "customs": 10,
    "lost": 10,
    # Last rounds: how many turns are left when the last stack is started.
    "ending 0": 5,
    "ending 1": 5,
    "ending 2": 3,
    "ending 3": 2,
}


def wanted() -> Iterator[Wanted]:
    """Every game of the corpus."""
    for seats in GAME.seats:
        for end, times in ENDS.items():
            for number in range(times):
                yield Wanted(f"{PRESET}/{seats}/{end}/{number + 1}", PRESET, seats, end)
    for key in ("sale.partial", "thaler_bank_is_limit", "sold.visible"):
        for seats in GAME.seats:
            usual = GAME.options(PRESET, seats).to_data()
            value = not usual[key]
            yield Wanted(f"{PRESET}/{key}={value}/{seats}", PRESET, seats, "points", {key: value})
    values = {field.key: field.values for field in GAME.option_fields()}
    for seat in values["setup.first_player"][1:]:
        changes = {"setup.first_player": seat}
        yield Wanted(f"{PRESET}/first={seat}", PRESET, max(GAME.seats), "points", changes)
    for colours in values["setup.colours_aside"][1:]:
        seats = 2 if "+" in str(colours) else 3
        yield Wanted(f"{PRESET}/aside={colours}", PRESET, seats, "points", {"setup.colours_aside": colours})
    for rounds in values["limits.idle_rounds"][1:]:
        seats = GAME.seats[int(rounds) % len(GAME.seats)]
        yield Wanted(f"{PRESET}/idle={rounds}", PRESET, seats, "idle", {"limits.idle_rounds": rounds})


def party(chance: Chance, seats: int, end: str) -> list[str]:
    """Mostly sensible players, and guests; to idle together, sleepers."""
    if end == "idle":
        return ["sleeper"] * seats
    styles = ["sensible"] * seats
    for seat in range(seats):
        if chance.below(3) == 0:
            styles[seat] = _GUESTS[chance.below(len(_GUESTS))]
    return styles


def ended(state: Any) -> str:
    """What ended the game, or what decided it."""
    if "idle" in state.to_data()["ending"]:
        return "idle"
    scores, ranks = state.scores(), state.ranks()
    if ranks.count(1) > 1:
        return "joint"
    if scores.count(max(scores)) > 1:
        return "tie-break"
    return "points" if any(state.view(None)["stacks"]["heights"]) else "exhausted"


def notable(event: dict[str, Any]) -> str | None:
    """A few events that are seldom, and the moment at which the end begins."""
    if event["event"] == "ending" and event["why"] == "last-stack":
        return f"ending {event['turns']}"
    name: str = event["event"]
    return name if name in _EVENTS else None
