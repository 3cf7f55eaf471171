"""The face of Hansa (2004) in the terminal."""

from __future__ import annotations

from hanse.cli.faces import View
from hanse.cli.hansa.phrases import Phrases
from hanse.cli.hansa.screen import Screen
from hanse.cli.marks import Signs
from hanse.games.hansa.board import BOARD_FILE, SHELF
from hanse.messages import Catalogue


class HansaFace:
    """The ports in the order of their numbers, a line for each."""

    rules = "HA"
    order = (
        "place", "refill", "decline", "buy", "install", "sell", "sell-all", "done", "lose", "discard", "sail", "end",
    )  # fmt: skip

    def phrases(self, words: Catalogue, view: View) -> Phrases:
        """Its sentences, with the facts under which the view is played."""
        return Phrases(words, SHELF.facts(view["options"]["data"])[BOARD_FILE])

    def screen(self, words: Catalogue, view: View, signs: Signs, width: int) -> Screen:
        """Its screen for one width."""
        return Screen(self.phrases(words, view), signs, width)

    def tiebreak(self, view: View) -> str:
        """HA-12.4."""
        return "tiebreak"


FACE = HansaFace()
