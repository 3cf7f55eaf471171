from __future__ import annotations

import pytest

from hanse.kernel import cells


def test_blank_cells_are_zero() -> None:
    assert bytes(cells.blank(5)) == bytes(5)
    assert len(cells.blank(0)) == 0


def test_cells_hold_what_was_packed() -> None:
    packed = cells.pack(range(256))
    assert bytes(packed) == bytes(range(256))
    assert packed[255] == 255


def test_a_slice_is_a_copy() -> None:
    packed = cells.pack([1, 2, 3])
    other = packed[:]
    other[0] = 9
    assert bytes(packed) == b"\x01\x02\x03"
    assert bytes(other) == b"\x09\x02\x03"


@pytest.mark.parametrize("number", [-1, 256])
def test_what_is_no_byte_is_refused(number: int) -> None:
    with pytest.raises((ValueError, OverflowError)):
        cells.pack([number])


def test_a_place_outside_is_refused() -> None:
    with pytest.raises(IndexError):
        cells.blank(3)[3]


def test_the_build_is_known() -> None:
    assert cells.compiled() == (not cells.__file__.endswith(".py"))


def test_a_table_holds_wide_numbers() -> None:
    numbers = [0, -1, 1 << 40]
    assert list(cells.table(numbers)) == numbers


@pytest.mark.parametrize("number", [0, 31, 32, 61])
def test_a_bit_has_its_place_beyond_32(number: int) -> None:
    assert cells.bit(number) == 2**number
