"""Numbers as a reader of one language expects them."""

from __future__ import annotations

from hanse.messages import Catalogue
from hanse.messages.numbers import NUMBERS


class Writer:
    """Writes numbers beside the words of a catalogue."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.say = words.say
        self._numbers = NUMBERS[words.language]

    def number(self, value: float, places: int = 1) -> str:
        """With so many places after the point."""
        text = f"{value:,.{places}f}".replace("-", "\N{MINUS SIGN}")
        return text.translate({ord(","): self._numbers.group, ord("."): self._numbers.point})

    def whole(self, value: float) -> str:
        """Without a fraction."""
        return self.number(value, 0)

    def percent(self, share: float) -> str:
        """A share as so many of a hundred; a small one is not told as none."""
        return self.say("report-percent", number=self.number(100 * share, 1 if 0 < share < 0.01 else 0))

    def between(self, low: str, high: str) -> str:
        """From one to the other."""
        return low if low == high else self.say("report-between", low=low, high=high)

    def percents(self, low: float, high: float) -> str:
        """An interval of shares."""
        return self.say("report-percent", number=self.between(self.number(100 * low, 0), self.number(100 * high, 0)))
