"""Hansa Teutonica, declared."""

from __future__ import annotations

from hanse.games.teutonica.board import BOARDS
from hanse.games.teutonica.codes import ACTIONS_END
from hanse.games.teutonica.identity import IDENTITY
from hanse.games.teutonica.options import OPTIONS
from hanse.games.teutonica.orders import ORDERS
from hanse.games.teutonica.reading import read_position
from hanse.games.teutonica.setup import start_game
from hanse.games.teutonica.words import REVEALING
from hanse.kernel.game import Game

# Its boards are files of their own, so no facts can be replaced: see docs/adding-a-board.md.
TEUTONICA = Game(
    identity=IDENTITY,
    name="Hansa Teutonica",
    boards=BOARDS,
    actions=ACTIONS_END,
    revealing=REVEALING,
    journey="established",
    orders=ORDERS,
    option_set=OPTIONS,
    begin=start_game,
    read=read_position,
)
