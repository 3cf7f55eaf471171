"""Every kind of decision, by its number."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa.decision import Decision
from hanse.games.hansa.layout import ENDED
from hanse.games.hansa.phases import customs, placing, refill, sale, visit
from hanse.kernel.decisions import by_number

DECISIONS: Final[list[Decision]] = by_number(
    [
        Decision(0, "nothing"),
        placing.Place(),
        refill.Refill(),
        visit.Visit(),
        sale.Sale(),
        sale.Loss(),
        customs.Customs(),
        Decision(ENDED, "over"),
    ]
)
