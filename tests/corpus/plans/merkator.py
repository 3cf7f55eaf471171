"""The corpus of Merkator: every seat count with both ends, the solo and the long game, every option in each value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fuzz.games.merkator import GAME, SWITCHES
from hanse.kernel.chance import Chance
from tests.corpus.plans import Wanted

LEAST = 60
LONGEST = 1600
ANY_VALUE = ("safety.max_turns_each",)

_ALONE = ("variant.hand_card", "variant.bonus_on_purchase", "fulfil.fresh", "pile.reform", "supply.free_moves")
_GUESTS = ("sensible", "wanderer", "seller", "companion", "trader", "gambler")
_EVENTS = (
    "reformed",
    "unrewarded",
    "refilled",
    "lost_tile",
    "forfeited",
    "refreshed",
    "laid_back",
    "reward_sold",
    "uncovered_sold",
)

RARE = {
    "invest/sell": 40,
    "invest/buy": 40,
    "invest/hold": 4,
    "invest/buy-hand": 2,
    "invest/lay-back": 2,
    "invest/discard": 2,
    "hand-in/hand-in": 5,
    "split/split": 60,
    "reflip/keep": 20,
    "reflip/turn-next": 20,
    "loss/lose": 30,
    "fulfil/fulfil": 60,
    "exchange/exchange": 30,
    "leave/leave": 4,
    "tile/deliver": 20,
    "tile/spare": 30,
    "reward/take-reward": 2,
    "reward/sell-reward": 2,
    "uncovered/sell": 2,
    "join/join": 20,
    "store/store": 20,
    "travel/store": 2,
    "reformed": 5,
    "refilled": 4,
    "forfeited": 10,
    "refreshed": 4,
}


def wanted() -> Iterator[Wanted]:
    """Every game of the corpus."""
    for seats in (2, 3, 4):
        for end in ("counters", "peace"):
            for number in range(3):
                yield Wanted(f"standard/{seats}/{end}/{number + 1}", "standard", seats, end)
        for number in range(2):
            yield Wanted(f"long/{seats}/counters/{number + 1}", "long", seats, "counters")
    yield Wanted("long/2/peace", "long", 2, "peace")
    for number in range(4):
        yield Wanted(f"solo/turns/{number + 1}", "solo", 1, "turns")
    for turns in (2, 10):
        yield Wanted(f"standard/stop/{turns}", "standard", 3, "stop", {"safety.max_turns_each": turns})
    yield from _options()


def _options() -> Iterator[Wanted]:
    """Every switch in its other values, with different seats and ends, and all of them together."""
    fields = {field.key: field.values for field in GAME.option_fields()}
    for turn, key in enumerate(SWITCHES):
        for number in range(2):
            seats = 2 if key == "variant.two_players" else 2 + (turn + number) % 3
            usual = GAME.options("standard", seats).to_data()[key]
            end = "peace" if key == "peace.sellable" else "counters"
            for value in (value for value in fields[key] if value != usual):
                yield Wanted(f"standard/{key}={value}/{number + 1}", "standard", seats, end, {key: value})
    for key in _ALONE:
        yield Wanted(f"solo/{key}", "solo", 1, "turns", {key: fields[key][1]})
    together: dict[str, Any] = {key: fields[key][1] for key in SWITCHES if key != "coins.excess"}
    for preset, seats in (("standard", 2), ("standard", 4), ("long", 3), ("long", 4)):
        yield Wanted(f"{preset}/{seats}/all options", preset, seats, "counters", together)


def party(chance: Chance, seats: int, end: str) -> list[str]:
    """For the Peace patient climbers, otherwise sensible players with guests."""
    styles = ["climber" if end == "peace" else "sensible"] * seats
    if end != "peace":
        for seat in range(seats):
            if chance.below(2):
                styles[seat] = _GUESTS[chance.below(len(_GUESTS))]
    return styles


def ended(state: Any) -> str:
    """Why the final phase began."""
    return "+".join(state.to_data()["ending"])


def notable(event: dict[str, Any]) -> str | None:
    """A few events that are seldom."""
    name: str = event["event"]
    return name if name in _EVENTS else None
