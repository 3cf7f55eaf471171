"""The end of an action that may end the game (HT-6.8.3, section 9.2)."""

from __future__ import annotations

from hanse.games.teutonica import missions
from hanse.games.teutonica.layout import DEPTH, ENDING, OVER
from hanse.games.teutonica.position import Position


def end_action(s: Position) -> None:
    """If an end was triggered at any point of the action, the game ends now."""
    if s.cells[ENDING]:
        _end_game(s)


def _end_game(s: Position) -> None:
    """HT-9.2.2: everything pending is lost."""
    while s.cells[DEPTH]:
        s.pop()
    s.cells[OVER] = 1
    if s.rules.missions:
        missions.reveal(s)
    s.tell("game_over")
