"""Mission cards (section 11): a secret card for each seat, and what it is worth at the end."""

from __future__ import annotations

from typing import Final

from hanse.games.teutonica.layout import MISSION, SEAT, SEAT_CELLS
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import Tables
from hanse.kernel.chance import Chance

CITIES: Final = 3  # named by each card
OFFICE_POINTS: Final = 1
CONTROL_POINTS: Final = 5


def cards(board: Tables) -> list[list[int]]:
    """The cities of every card, the first card first."""
    return [board.missions[at : at + CITIES] for at in range(0, len(board.missions), CITIES)]


def deal(s: Position, chance: Chance, keeper: int) -> None:
    """HT-11.1: a card at random to each seat but the keeper, who has one; the others leave the game unseen."""
    kept: int = s.cells[SEAT + keeper * SEAT_CELLS + MISSION] if keeper >= 0 else 0
    deck: list[int] = []
    for card in range(1, len(s.board.missions) // CITIES + 1):
        if card != kept:
            deck.append(card)
    chance.shuffle(deck)
    for seat in range(s.rules.seats):
        if seat != keeper:
            s.cells[SEAT + seat * SEAT_CELLS + MISSION] = deck.pop()


def cities(s: Position, seat: int) -> list[int]:
    """The cities of the seat's card."""
    card: int = s.cells[SEAT + seat * SEAT_CELLS + MISSION]
    at = (card - 1) * CITIES
    return s.board.missions[at : at + CITIES]


def points(s: Position, seat: int) -> int:
    """HT-11.3: one for each city with an own office; HT-11.4: five more for control of all three."""
    total = 0
    controlled = 0
    for city in cities(s, seat):
        if s.offices_of(seat, city):
            total += OFFICE_POINTS
        if s.controller(city) == seat:
            controlled += 1
    if controlled == CITIES:
        total += CONTROL_POINTS
    return total


def reveal(s: Position) -> None:
    """The game is over: everybody shows the card."""
    for seat in range(s.rules.seats):
        card: int = s.cells[SEAT + seat * SEAT_CELLS + MISSION]
        s.tell("mission_revealed", seat, card, points(s, seat))
