"""Hansa (2004), declared."""

from __future__ import annotations

from hanse.games.hansa.board import SHELF
from hanse.games.hansa.codes import ACTIONS_END
from hanse.games.hansa.identity import IDENTITY
from hanse.games.hansa.options import OPTIONS
from hanse.games.hansa.orders import ORDERS
from hanse.games.hansa.reading import read_position
from hanse.games.hansa.setup import start_game
from hanse.games.hansa.tables import BOARD
from hanse.games.hansa.words import REVEALING
from hanse.kernel.game import Game

HANSA = Game(
    identity=IDENTITY,
    name="Hansa",
    aliases=("hansa-2004", "hansa2004"),
    boards=(BOARD,),
    actions=ACTIONS_END,
    revealing=REVEALING,
    journey="sailed",
    orders=ORDERS,
    option_set=OPTIONS,
    begin=start_game,
    read=read_position,
    shelf=SHELF,
)
