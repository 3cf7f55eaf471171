"""How each language writes numbers, and which form of a text it uses with them.

The facts are those of the Unicode locale data, for the languages that have a catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

_FRACTION = Decimal("0.001")  # more is not written


@dataclass(frozen=True)
class Numbers:
    """The habits of one language."""

    group: str  # between thousands
    point: str  # before a fraction
    zero_is_one: bool = False  # "0 pièce", but "0 pieces"

    def written(self, number: float) -> str:
        """The number as a reader of the language expects it."""
        text = f"{Decimal(str(number)):,}" if isinstance(number, int) else f"{_rounded(number):,f}"
        return text.translate({ord(","): self.group, ord("."): self.point})

    def form(self, number: float) -> str:
        """The name of the form of a text that goes with a number."""
        if self.zero_is_one:
            if abs(number) < 2:
                return "one"
            return "other" if number % 1_000_000 else "many"
        return "one" if abs(number) == 1 else "other"


NUMBERS = {
    "en": Numbers(",", "."),
    "de": Numbers(".", ","),
    "fr": Numbers("\N{NARROW NO-BREAK SPACE}", ",", zero_is_one=True),
}


def _rounded(number: float) -> Decimal:
    exact = Decimal(str(number)).quantize(_FRACTION)
    return exact.to_integral_value() if exact == exact.to_integral_value() else exact.normalize()
