"""The corpus of Hansa Teutonica: every board, seat count, preset, module and end, every option in each value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fuzz.games.teutonica import GAME
from hanse.kernel.chance import Chance
from tests.corpus.plans import Wanted
from tests.corpus.plans.teutonica_boards import wanted as boards
from tests.corpus.plans.teutonica_modules import wanted as modules

ENDS = ("points", "markers", "cities")
SEATS = range(3, 6)
EACH = 3  # games for every preset, seat count and end
LEAST = 206
LONGEST = 1200
ANY_VALUE: tuple[str, ...] = ()

# The presets of the base board, and the rulings that concern it.
BASE_PRESETS = ("base2009", "bigbox2020")
RULINGS = (
    "markers.three",
    "markers.threeTargets",
    "markers.swapOwnership",
    "markers.noRoute",
    "displace.order",
    "final.tiebreak",
)
# Who brings about which end, and who may sit among them.
_LEADERS = {"points": "sensible", "markers": "collector", "cities": "founder"}
_GUESTS = ("sensible", "juggler", "settler", "fighter", "spreader", "mover", "bridger")
_EVENTS = ("swapped", "extra_office", "prestige", "returned", "removed", "marker_held", "completed")

RARE = {
    "turn/displace": 20,
    "pay/pay": 20,
    "displaced/place": 20,
    "displaced/done": 5,  # compensation refused
    "displaced/lift": 20,  # compensation from the board
    "lift/lift": 5,
    "lift/done": 5,
    "put/place": 5,
    "reward/office": 20,
    "reward/extra": 10,
    "reward/develop": 20,
    "reward/prestige": 6,
    "reward/done": 10,
    "swap/swap": 5,
    "develop/develop": 5,
    "remove/lift": 10,  # the three-pieces marker in each of its forms
    "remove/done": 1,
    "relocate-lift/lift": 10,
    "relocate-take/take": 2,
    "relocate-put/place": 3,
    "relocate-step/lift": 2,
    "markers/marker": 20,
    "scored control": 20,
    "scored coin": 20,
    "scored connection": 5,
}


def wanted() -> Iterator[Wanted]:
    """Every game of the corpus."""
    for preset in BASE_PRESETS:
        for seats in SEATS:
            for end in ENDS:
                for number in range(EACH):
                    yield Wanted(f"{preset}/{seats}/{end}/{number + 1}", preset, seats, end)
    turn = 0
    fields = {field.key: field for field in GAME.option_fields()}
    for preset in BASE_PRESETS:
        usual = GAME.options(preset, SEATS[0]).to_data()
        for key in RULINGS:
            for value in fields[key].values:
                if value != usual[key]:
                    for number in range(2):
                        seats, end = SEATS[turn % len(SEATS)], ENDS[(turn + turn // 3) % len(ENDS)]
                        yield Wanted(f"{preset}/{key}={value}/{number + 1}", preset, seats, end, {key: value})
                        turn += 1
    yield from modules()
    yield from boards()


def party(chance: Chance, seats: int, end: str) -> list[str]:
    """Mostly players who want this end, and sometimes a guest."""
    styles = [_LEADERS[end]] * seats
    if chance.below(3):
        styles[chance.below(seats)] = _GUESTS[chance.below(len(_GUESTS))]
    return styles


def ended(state: Any) -> str:
    """The reasons for the end."""
    return "+".join(state.to_data()["ending"])


def notable(event: dict[str, Any]) -> str | None:
    """Points by their reason, and a few events that are seldom."""
    if event["event"] == "scored":
        return f"scored {event['why']}"
    name: str = event["event"]
    return name if name in _EVENTS else None
