"""Steps of establishing a route that players and neutral traders share: control points, a new marker, an office."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.teutonica.layout import END_MARKERS, OFFICE, PILE, PLATE
from hanse.games.teutonica.position import WHY_COIN, WHY_CONTROL, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def control_points(s: Position, route: i64) -> None:
    """HT-6.2.1: one point to whoever controls each end city."""
    for end in range(2):
        city: int = s.board.end_b[route] if end else s.board.end_a[route]
        controller = s.controller(city)
        if controller >= 0:
            s.score(controller, 1, WHY_CONTROL, city)


def draw_marker(s: Position, seat: i64) -> None:
    """HT-6.3.2: a marker, unseen, onto the seat's plate; an empty stock triggers the end."""
    if s.cells[PILE] > s.cells[PLATE]:
        s.cells[PLATE] += 1
        s.tell("marker_drawn", seat)
    else:
        s.trigger(END_MARKERS)


def open_office(s: Position, piece: int, city: i64) -> None:
    """HT-6.4: the leftmost free space; its coin pays at once; the last space completes the city."""
    owner = (piece - 1) >> 1
    space = s.free_space(city)
    first = s.board.office_first[city]
    s.cells[OFFICE + space] = piece
    s.tell("office", owner, (piece - 1) & 1, city, space - first)
    coin = s.board.office_coin[space]
    if coin:
        s.score(owner, coin, WHY_COIN, city)
    if s.free_space(city) < 0:  # HT-6.4.5
        s.complete(city)
    s.check_connection(owner)
