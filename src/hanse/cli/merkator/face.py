"""The face of Merkator in the terminal."""

from __future__ import annotations

from hanse.cli.faces import View
from hanse.cli.marks import Signs
from hanse.cli.merkator.phrases import Phrases
from hanse.cli.merkator.screen import Screen
from hanse.draw.merkator.names import Names
from hanse.games.merkator.game import MERKATOR
from hanse.messages import Catalogue


class MerkatorFace:
    """Places, contracts and cards on offer, then the own office and a line for each seat."""

    rules = "MK"
    order = (
        "fulfil", "deliver", "spare", "exchange", "leave", "join", "take-reward", "sell-reward", "travel", "split",
        "keep", "turn-next", "lose", "lose-tile", "store", "buy", "buy-hand", "hand-in", "sell", "discard", "hold",
        "lay-back", "done",
    )  # fmt: skip

    def phrases(self, words: Catalogue, view: View) -> Phrases:
        """Its sentences for the facts of a view."""
        return Phrases(words, Names(MERKATOR.facts(view["options"]["data"]), words))

    def screen(self, words: Catalogue, view: View, signs: Signs, width: int) -> Screen:
        """Its screen for the facts of a view."""
        return Screen(self.phrases(words, view), signs, width)

    def tiebreak(self, view: View) -> str:
        """MK-11.4: by counters."""
        return "tiebreak"


FACE = MerkatorFace()
