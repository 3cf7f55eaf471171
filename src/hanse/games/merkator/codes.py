"""The action space: where each family of decisions begins.

Codes are fixed for ever: records and trained players depend on them. New families are added at the end.
"""

from __future__ import annotations

from typing import Final

DONE: Final = 0  # stop investing, no more exchanges or contracts, not joining
JOIN: Final = 1
KEEP: Final = 2  # the letter that was turned up
TURN_NEXT: Final = 3  # the counter of the next row instead
TAKE_REWARD: Final = 4
SELL_REWARD: Final = 5
BUY_HAND: Final = 6  # the card in hand
LAY_BACK: Final = 7  # the contract in hand
TRAVEL: Final = 8  # + place
SPLIT: Final = 20  # + cubes that become the first good of the place
SELL: Final = 149  # + contract
BUY: Final = 227  # + open bonus card or building, counted from the first bonus card
HOLD: Final = 269  # + card taken in hand
DISCARD: Final = 389  # + contract
HAND_IN: Final = 467  # + contract
FULFIL: Final = 545  # + contract
LEAVE: Final = 623  # + good left out of a demand for different goods
EXCHANGE: Final = 639  # + 33 * good received + payment
DELIVER: Final = 1167  # + good as which the tile cube of its colour is delivered
SPARE: Final = 1183  # + colour whose tile cube is kept
LOSE: Final = 1191  # + good
LOSE_TILE: Final = 1207  # + colour
STORE: Final = 1215  # + good as which the tile cube of its colour is stored
ACTIONS_END: Final = 1231

SPLIT_MOST: Final = 128  # cubes divided in one decision; more are divided in portions
EXCHANGE_WIDTH: Final = 33
# A payment of an exchange: counters, 1 + good out of stock, 17 + good of which one cube comes from the tile.
BY_COUNTERS: Final = 0
BY_STOCK: Final = 1
BY_TILE: Final = 17
