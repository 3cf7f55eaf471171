"""The face of Hansa Teutonica in the terminal."""

from __future__ import annotations

from hanse.cli.faces import View
from hanse.cli.marks import Signs
from hanse.cli.teutonica.phrases import Phrases
from hanse.cli.teutonica.places import Places
from hanse.cli.teutonica.screen import Screen
from hanse.games.teutonica.board import board_facts
from hanse.messages import Catalogue

THREE_COLUMNS, TWO_COLUMNS = 96, 64


class TeutonicaFace:
    """Routes and cities in columns from west to east."""

    rules = "HT"
    order = (
        "establish", "office", "extra", "independent", "develop", "prestige", "pay", "turn", "take", "place",
        "displace", "lift", "recruit", "pawn", "send", "swap", "marker", "buy", "use", "waive", "done", "end",
    )  # fmt: skip

    def phrases(self, words: Catalogue, view: View) -> Phrases:
        """Its sentences for the board of a view."""
        return Phrases(words, Places(board_facts(view["board"])), len(view.get("seats", ())))

    def screen(self, words: Catalogue, view: View, signs: Signs, width: int) -> Screen:
        """Its screen for the board of a view."""
        columns = 3 if width >= THREE_COLUMNS else 2 if width >= TWO_COLUMNS else 1
        phrases = Phrases(words, Places(board_facts(view["board"]), columns), len(view["seats"]))
        return Screen(phrases, signs, width)

    def tiebreak(self, view: View) -> str:
        """HT-10.8: by edition."""
        return f"option-final-tiebreak.{view['options']['final.tiebreak']}"


FACE = TeutonicaFace()
