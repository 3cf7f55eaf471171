"""The action space: where each family of decisions begins.

Codes are fixed for ever: records and trained players depend on them. New families are added at the end.
"""

from __future__ import annotations

from typing import Final

END_TURN: Final = 0
DONE: Final = 1  # no more of this, or nothing at all
RECRUIT: Final = 2  # + 5 * traders + merchants
PLACE: Final = 137  # + 128 * kind + post
DISPLACE: Final = 393  # + 128 * kind + post
LIFT: Final = 649  # + post
ESTABLISH: Final = 777  # + route
OFFICE_IN: Final = 817  # + city
EXTRA_IN: Final = 849  # + 32 * kind + city
IMPROVE: Final = 913  # + skill
HONOUR: Final = 918  # + special-prestige space
USE: Final = 922  # + marker kind
EXCHANGE: Final = 928  # + 7 * city + left space of the two
PUT_MARKER: Final = 1152  # + 40 * marker kind + route
PAY: Final = 1392  # + merchants among the pieces paid
TAKE: Final = 1395  # + 2 * seat + kind
BUY: Final = 1407  # + Imperial Favour
TURN_OVER: Final = 1413  # + marker kind
INDEPENDENT_IN: Final = 1419  # + 32 * kind + city
WAIVE: Final = 1483  # + marker kind
PAWN: Final = 1489  # + province
SEND_PAWN: Final = 1505  # + province
ACTIONS_END: Final = 1521

RECRUIT_WIDTH: Final = 5
EXCHANGE_WIDTH: Final = 7
