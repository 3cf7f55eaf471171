"""Where everything stands in a position's cells, and the small numbers used there.

A position is one run of bytes with fixed places, so that a copy is one copy of bytes and every place is a constant to
the compiler. Ports and colours have the order of the board data. A kind is 3 * colour + barrels - 1; a slot is
2 * port, plus 1 for the second warehouse of the port; a token in a cell is 0 for none, otherwise 1 + kind.
"""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 4
PORTS: Final = 9
SLOTS: Final = 18
COLOURS: Final = 6
BARRELS: Final = 3
KINDS: Final = 18
MAX_TOKENS: Final = 120  # of all colours together
MAX_STACKS: Final = 8

# Phases: what is decided next.
PLACING: Final = 1
REFILLING: Final = 2
VISIT: Final = 3
SALE: Final = 4
LOSS: Final = 5
CUSTOMS: Final = 6
ENDED: Final = 7

# Why the game ends, as bits.
END_STACK: Final = 1
END_IDLE: Final = 2

# The cells.
MARKET: Final = 0  # the token on each slot
SUPPLY: Final = 18  # number of tokens in the stacks
SUPPLY_AT: Final = 19  # the top of the first stack is the last of them, the bottom of the last stack the first
REMOVED: Final = 139  # by kind
CHOSEN: Final = 157  # by kind: the open tokens chosen for the sale in progress
PHASE: Final = 175
ACTIVE: Final = 176  # whose turn it is
FIRST: Final = 177  # who began
SHIP: Final = 178  # its port
USED: Final = 179  # whether this visit's action is used
FULL: Final = 180  # how many slots hold a token
ASIDE: Final = 181  # colours out of the game, as bits
PLACED: Final = 182  # how many times posts were placed before the first turn
SOLD_COLOURS: Final = 183  # as bits, while losses are settled
LOSER: Final = 184  # the seat whose loss is settled
LOSS_COLOUR: Final = 185
MOVED: Final = 186  # whether a token moved in this round
IDLE: Final = 187  # complete rounds in which none did, if the options limit them
STOPPED: Final = 188  # whether such rounds ended the game
TURNS: Final = 189  # finished turns, four cells, the lowest first
SEAT: Final = 193
SEAT_CELLS: Final = 48
SIZE: Final = 385

# Within a seat's cells.
PURSE: Final = 0
RESERVE: Final = 1
OPENED: Final = 2  # number of open tokens
POSTS: Final = 3  # by port
OPEN: Final = 12  # by kind
SOLD: Final = 30  # by kind
