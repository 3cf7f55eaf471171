"""The revisions of the rules of Merkator: what was corrected, and what the options of earlier games meant."""

from __future__ import annotations

from hanse.kernel.facts import STANDARD
from hanse.kernel.history import Correction, Given, History

HAND_LEAVES_DISPLAY = 2  # the revision since which a building bought out of the hand leaves the display untouched
_SELLING = "variant.sell_new_contract"


def _named_selling(given: Given) -> None:
    """To sell the new contract was on or off; on meant the reward."""
    if isinstance(given.get(_SELLING), bool):
        given[_SELLING] = "reward" if given[_SELLING] else "off"


HISTORY = History(
    "merkator",
    Correction(
        "A building bought out of the hand leaves the display untouched in the solo game (MK-12.6); what can be sold "
        "is the reward or the card under it (MK-13.7).",
        translate=_named_selling,
    ),
    Correction(
        "The usual cards are those with which all of the ladder matters; until then it was the standard set.",
        meant={"data": STANDARD},
    ),
)
