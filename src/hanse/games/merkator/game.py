"""Merkator, declared."""

from __future__ import annotations

from hanse.games.merkator.codes import ACTIONS_END
from hanse.games.merkator.identity import IDENTITY
from hanse.games.merkator.options import OPTIONS
from hanse.games.merkator.orders import ORDERS
from hanse.games.merkator.reading import ALIASES, read_position
from hanse.games.merkator.setup import start_game
from hanse.games.merkator.terms import SHELF
from hanse.games.merkator.words import REVEALING
from hanse.kernel.game import Game

MERKATOR = Game(
    identity=IDENTITY,
    name="Merkator",
    aliases=ALIASES,
    boards=("merkator",),
    actions=ACTIONS_END,
    revealing=REVEALING,
    journey="travelled",
    orders=ORDERS,
    option_set=OPTIONS,
    begin=start_game,
    read=read_position,
    shelf=SHELF,
)
