"""Every kind of decision, by its number."""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.decision import Decision
from hanse.games.merkator.phases import fulfil, invest, joining, pay, time, travel, turn
from hanse.kernel.decisions import by_number

DECISIONS: Final[list[Decision]] = by_number(
    [
        Decision(0, "over"),
        invest.Invest(),
        invest.HandIn(),
        travel.Travel(),
        travel.Split(),
        time.Reflip(),
        time.Loss(),
        fulfil.Fulfil(),
        pay.Leave(),
        pay.Exchange(),
        pay.Tile(),
        fulfil.Reward(),
        joining.Join(),
        turn.Store(),
        fulfil.Uncovered(),
    ]
)
