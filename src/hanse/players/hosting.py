"""Seats players at games: the house's own in this process, all others that have a name in processes of their own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import count
from typing import Self

from hanse.kernel.record import Record
from hanse.players.host import Decider, Host
from hanse.players.house import of_house
from hanse.players.loading import check_game, loaded, player_maker
from hanse.players.player import Limit
from hanse.players.process import PlayerProcess, Setup
from hanse.players.programs.names import is_program
from hanse.players.programs.player import ProgramPlayer
from hanse.players.programs.running import Programs
from hanse.players.registry import Registry
from hanse.players.remote import Remote


class Hosting:
    """Players for any number of games. Left like a file (`with Hosting() as hosting`), it ends what it started."""

    def __init__(
        self, limit: Limit | None = None, registry: Registry | None = None, setup: Setup | None = None
    ) -> None:
        self._limit = limit or Limit()
        self._registry = registry or Registry()
        about = setup or Setup()
        self._process = PlayerProcess(about)
        self._programs = Programs(shown=about.shown, memory=about.memory)
        self._numbers = count()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._programs.close()
        self._process.close()

    def check(self, players: Iterable[object], game: str) -> None:
        """Refuse players that are not there or do not play this game, before anything has begun."""
        for player in players:
            if isinstance(player, str):
                self._registry.find(player, game)
            else:
                check_game(player_name(player), loaded(player_name(player), player).games, game)

    def seat(self, player: object, record: Record, seat: int) -> Decider:
        """A player at a seat of the game that the record begins: its name, a function, a class or a factory."""
        if isinstance(player, str):
            if of_house(player):
                return Host(player, player_maker(player, record.game.key), record, seat, self._limit)
            if is_program(player):  # a process already: it needs none of ours around it
                return Host(player, partial(ProgramPlayer, player, self._programs), record, seat, self._limit)
            return Remote(self._process, str(next(self._numbers)), player, record, seat, self._limit)
        known = loaded(player_name(player), player)
        return Host(known.name, known.make, record, seat, self._limit)


def player_name(player: object) -> str:
    """What a player is called in a record."""
    return player if isinstance(player, str) else str(getattr(player, "__name__", type(player).__name__))
