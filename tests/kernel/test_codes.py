"""Codes while they are generated: a list of machine numbers."""

from __future__ import annotations

from hanse.kernel.codes import ROOM, Codes


def test_codes_keep_their_order_and_find_themselves() -> None:
    codes = Codes()
    assert codes.to_list() == []
    for code in (7, 3, 1520):
        codes.append(code)
    assert codes.count == 3
    assert codes.to_list() == [7, 3, 1520]
    assert [codes.at(place) for place in range(3)] == [7, 3, 1520]
    assert codes.has(1520)
    assert not codes.has(0)


def test_codes_find_room_however_many_they_are() -> None:
    codes = Codes()
    for code in range(3 * ROOM):
        codes.append(code)
    assert codes.to_list() == list(range(3 * ROOM))


def test_what_was_cleared_is_not_there_any_more() -> None:
    codes = Codes()
    codes.append(5)
    codes.clear()
    assert codes.to_list() == []
    assert not codes.has(5)
    codes.append(6)
    assert codes.to_list() == [6]
