"""Where everything stands in a position's cells, and the small numbers used there.

A position is one run of bytes with fixed places, so that a copy is one copy of bytes and every place is a constant to
the compiler. What may outgrow a byte (cubes, coins, turns) has a second cell for its 256s.
"""

from __future__ import annotations

from typing import Final

GOODS: Final = 16  # good 2 * colour + 0 or 1
COLOURS: Final = 8  # one for each main place
PLACES: Final = 12
COLUMNS: Final = 6
BACKS: Final = 12  # back of a counter: 2 * column + 1 if its letter is double
PILES: Final = 10
MAX_SEATS: Final = 4
MAX_SPACES: Final = 48  # of one side of the chart
DISPLAY: Final = 4  # open cards of a kind
NOWHERE: Final = 99  # the colour of a minor place, the place of the Peace

# All cards have one run of numbers.
CONTRACTS: Final = 78
BONUS: Final = 78  # the first bonus card
BONUSES: Final = 16
BUILDING: Final = 94  # the first building
BUILDINGS: Final = 26
CARDS: Final = 120
PEACE_PILE: Final = 9

# Where a card is; 8 + seat: owned by that seat, 16 + seat: in its hand.
IN_PILE: Final = 0
IN_DISCARD: Final = 1
IN_STACK: Final = 2
ON_DISPLAY: Final = 3
OUT_OF_GAME: Final = 4
OWNED: Final = 8
IN_HAND: Final = 16

# Marks of a contract in this turn, as bits.
MET: Final = 1
FRESH: Final = 2

# Two kinds of card are bought: their stacks and displays, in this order.
BONUS_KIND: Final = 0
BUILDING_KIND: Final = 1

# Sides of the time chart.
ULTIMO: Final = 0
BACK: Final = 1

TURNED: Final = 32  # added to a counter on the chart that lies letter up

# Why the final phase began, as bits.
END_PEACE: Final = 1
END_COUNTERS: Final = 2
END_STOP: Final = 4  # MK-16.2.3: not a rule of the game
END_TURNS: Final = 8  # the solo game

# Kinds of pending decision.
ON_INVEST: Final = 1
ON_HAND_IN: Final = 2
ON_TRAVEL: Final = 3
ON_SPLIT: Final = 4
ON_REFLIP: Final = 5
ON_LOSS: Final = 6
ON_FULFIL: Final = 7
ON_LEAVE: Final = 8
ON_EXCHANGE: Final = 9
ON_TILE: Final = 10
ON_REWARD: Final = 11
ON_JOIN: Final = 12
ON_STORE: Final = 13
ON_UNCOVERED: Final = 14

# Steps that follow without anybody's decision; they stand in the same cell, never in a position at rest.
STEPS: Final = 32
STEP_TURN: Final = 32
STEP_TRAVEL: Final = 33
STEP_ARRIVED: Final = 34
STEP_TIME: Final = 35
STEP_LOSS: Final = 36
STEP_TAKE: Final = 37
STEP_FULFIL: Final = 38
STEP_LEAVE: Final = 39
STEP_TILE: Final = 40
STEP_REWARD: Final = 41
STEP_JOIN: Final = 42
STEP_END: Final = 43
STEP_STORE: Final = 44

# The cells.
CUBES: Final = 0  # on each main place, by colour
CUBES_HIGH: Final = 8
PAWN: Final = 16  # 1 + place; 0 while it stands beside the board
WHERE: Final = 17  # of each card
MARKS: Final = 137  # of each contract in this turn
PILE: Final = 215  # number of cards in each pile
PILE_SEEN: Final = 225  # how many of them, from the top, everybody has seen
PILE_AT: Final = 235  # the cards, the top one last; each pile has room for all cards of its value
SOLO: Final = 313  # number of cards in the solo stack
SOLO_AT: Final = 314  # the top one last
STACK: Final = 338  # number of cards in the stacks of bonus cards and buildings
STACK_KNOWN: Final = 340  # how many bonus cards at the bottom were seen when they went there
STACK_AT: Final = 341  # bonus cards, the top one last; then buildings
DISPLAY_AT: Final = 383  # 1 + card: four bonus cards, then four buildings
CHART: Final = 391  # 1 + back of the counter on each space of the side in use, in the order of taking
NEXT: Final = 439  # the space of the counter to be taken next
STAGE: Final = 440  # which filling of the chart is in use
RESERVE: Final = 441
SEEN: Final = 442  # by back: counters seen letter up that left the chart
ACTIVE: Final = 454  # whose turn it is
ENDING: Final = 455  # why the final phase began
LAST: Final = 456  # turns still to be played in the final phase
OVER: Final = 457
ASK: Final = 458  # the pending decision: its kind
ASK_SEAT: Final = 459  # who makes it
ASK_A: Final = 460  # numbers of its own
ASK_B: Final = 461
DUE: Final = 462  # counters that the active seat still takes in this trip
LETTER: Final = 463  # 1 + back in force while goods are lost
PAID: Final = 464  # 1 + contract that is being paid
WANTED: Final = 465  # by good: cubes of its demand without a source yet
WITHOUT: Final = 481  # goods left out of a demand for different goods, as bits
WITHOUT_HIGH: Final = 482
BOUGHT: Final = 483  # 1 + card that is being paid with contracts
HANDED: Final = 484  # value of the contracts handed in for it
CHANCE: Final = 485  # the generator's state
SEAT: Final = 501
SEAT_CELLS: Final = 44
SEALED: Final = 677  # whether the chance still to come is drawn from a sealed stream
SIZE: Final = 678

# Within a seat's cells.
STOCK: Final = 0  # cubes in the storerooms, by good
STOCK_HIGH: Final = 16
TILE: Final = 32  # colours on the supply tile, as bits
COINS: Final = 33
COINS_HIGH: Final = 34
COUNTERS: Final = 35
HELD: Final = 36  # number of contracts held
HAND: Final = 37  # 1 + card in hand
HAND_NEW: Final = 38  # taken in this turn
TURNS: Final = 39  # begun
TURNS_HIGH: Final = 40
