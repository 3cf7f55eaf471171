"""Where everything stands in a position's cells, and the small numbers used there.

A position is one run of bytes with fixed places, large enough for every board, so that a copy is one copy of bytes
and every place is a constant to the compiler. Only the last part is as long as the board needs it.
"""

from __future__ import annotations

from typing import Final

# The largest board has 121 posts, 40 routes, 30 cities and 72 printed office spaces.
MAX_POSTS: Final = 128
MAX_ROUTES: Final = 40
MAX_CITIES: Final = 32
MAX_OFFICES: Final = 80
MAX_EXTRAS: Final = 30  # offices outside the printed rows, more than there are bonus markers
MAX_EXTRAS_INDEPENDENT: Final = 152  # independent cities can take every piece of five seats
MAX_SEATS: Final = 6  # five players and the neutral pieces of the two-player game
MAX_HAND: Final = 8
MAX_REGIONS: Final = 3
MAX_PERMITS: Final = 3  # cities whose rightmost office opens other regions
MAX_PROVINCES: Final = 16

# A piece in a cell: 0 is none, otherwise 1 + 2 * seat + kind.
TRADER: Final = 0
MERCHANT: Final = 1
TRADERS_EACH: Final = 27
MERCHANTS_EACH: Final = 4
NEUTRAL: Final = 5  # the seat of the neutral traders, which nobody sits on
NEUTRAL_TRADER: Final = 11

# Skills, in the order of their tracks on the desk.
KEYS: Final = 0
ACTIONS: Final = 1
PRIVILEGE: Final = 2
BOOK: Final = 3
BURSA: Final = 4
SKILLS: Final = 5

# Bonus marker kinds.
EXTRA: Final = 0
SWAP: Final = 1
DEVELOP: Final = 2
ACTIONS3: Final = 3
ACTIONS4: Final = 4
THREE: Final = 5
MARKERS: Final = 6

# Imperial Favours.
ANY_ROUTE: Final = 0
EXTRA_ACTION: Final = 1
RECRUITING: Final = 2
COMPENSATION: Final = 3
CITY_POINTS: Final = 4
SKILL_POINTS: Final = 5
FAVOURS: Final = 6

# How far a turn has come, where a module asks for it.
FRESH: Final = 0  # nothing was done yet
BEGUN: Final = 1  # something was done, but no action taken
ACTED: Final = 2
CLOSED: Final = 3  # there will be no more actions

# Reasons for the end, as bits.
END_POINTS: Final = 1
END_MARKERS: Final = 2
END_CITIES: Final = 4

# Kinds of pending decision.
ON_TURN: Final = 1
ON_PAY: Final = 2
ON_DISPLACED: Final = 3
ON_LIFT: Final = 4
ON_PUT: Final = 5
ON_REWARD: Final = 6
ON_SWAP: Final = 7
ON_DEVELOP: Final = 8
ON_REMOVE: Final = 9
ON_RELOCATE_LIFT: Final = 10
ON_RELOCATE_TAKE: Final = 11
ON_RELOCATE_PUT: Final = 12
ON_RELOCATE_STEP: Final = 13
ON_MARKERS: Final = 14
ON_CLOSING: Final = 15  # never asked: what is left of an action when the decision above it is made
ON_MOVE_ANY: Final = 16
ON_PRIVILEGE: Final = 17
ON_INDEPENDENT: Final = 18
ON_KEEP: Final = 19
ON_PLACE_TWO: Final = 20
ON_PRICE: Final = 21
ON_ALSO_RECRUIT: Final = 22
ON_PAWN: Final = 23
ON_NEUTRAL: Final = 24
ON_NEUTRAL_OFFICE: Final = 25

# The cells.
POST: Final = 0  # the piece on each post
OFFICE: Final = 128  # the piece on each printed office space
MARKER: Final = 208  # 1 + kind of the bonus marker at each route
FILLED: Final = 248  # how many posts of each route are occupied
OWN: Final = 288  # for each seat, how many posts of each route it occupies
EXTRAS: Final = 528  # number of offices outside the printed rows
GROUND_AT: Final = 529  # for each piece in hand the regions it may go to, as bits
PERMITS: Final = 537  # which sets of permissions may be used up in this turn: bit n for the set n of cities; 0 if none
WAIVED: Final = 538  # whether borders are ignored in this turn
DISCARDED: Final = 539  # markers that have left the game, by kind
PAWN_AT: Final = 545  # 1 + province in which the pawn stands
PAWN_MOVED: Final = 546  # whether it was moved free of charge in this turn
PILE: Final = 547  # number of markers nobody has seen
PILE_AT: Final = 548  # 1 + kind each; drawn from the end
PLATE: Final = 564  # how many of them, at the end, lie face down on the active seat's plate
PRESTIGE: Final = 565  # 1 + seat on each special-prestige space
COMPLETED: Final = 569  # completed cities
ACTIVE: Final = 570  # whose turn it is
LEFT: Final = 571  # actions left in this turn
ENDING: Final = 572  # reasons for the end met so far
OVER: Final = 573
CONNECTED: Final = 574  # how many seats have made the connection
HAND: Final = 575  # number of pieces in hand
HAND_AT: Final = 576
DEPTH: Final = 584  # pending decisions, the last one on top
FRAMES: Final = 585
FRAME: Final = 8  # cells of one: kind, seat, six numbers of its own
MAX_DEPTH: Final = 6
CHANCE: Final = 633  # the generator's state
SEAT: Final = 649
SEAT_CELLS: Final = 32
SHOWN: Final = 841  # Imperial Favours on display, as bits
STAGE: Final = 842  # how far the turn has come
EXTRA_AT: Final = 843  # to the end: pairs (city, piece) by city; of one city the earlier stands further right

# Within a seat's cells.
SUPPLY: Final = 0  # traders, merchants
STOCK: Final = 2  # traders, merchants
DESK: Final = 4  # steps developed, by skill
SCORE: Final = 9
UNUSED: Final = 10  # collected markers by kind
USED: Final = 16
OPEN: Final = 22  # plate markers that have been revealed, by kind
CONNECTION: Final = 28  # order in which the seat made the connection, 0 if it has not
MISSION: Final = 29  # number of the seat's mission card, from 1; 0 without that module
FAVOURED: Final = 30  # the seat's Imperial Favours, as bits
