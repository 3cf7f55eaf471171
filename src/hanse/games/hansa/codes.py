"""The action space: where each family of decisions begins.

Codes are fixed for ever: records and trained players depend on them. New families are added at the end.
"""

from __future__ import annotations

from typing import Final

END_TURN: Final = 0
DONE: Final = 1  # the tokens of a sale are chosen
REFILL: Final = 2
DECLINE: Final = 3
PLACE: Final = 4  # + port
SAIL: Final = 13  # + port
BUY: Final = 22  # + slot
INSTALL: Final = 40  # + kind
SELL: Final = 58  # + kind
SELL_ALL: Final = 76  # + colour
LOSE: Final = 82  # + kind
DISCARD: Final = 100  # + kind
ACTIONS_END: Final = 118
