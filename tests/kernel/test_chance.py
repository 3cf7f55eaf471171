from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from hanse.kernel.chance import Chance, chance_from_seed


def _words(chance: Chance, count: int) -> list[int]:
    return [chance.word() for _ in range(count)]


def _sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """The generator as it is published, step by step."""
    out = []
    for _ in range(50):
        total = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c * 9) % 2**32
        c = ((c << 21) % 2**32 + (c >> 11) + total) % 2**32
        out.append(total)
    return out


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = chance_from_seed(7)
    assert _words(chance, 4) == [1698672734, 1824877121, 4144135913, 3234652756]
    assert chance.state().hex() == "1e72910ef248f8cfe38c21fd23864686"
    assert _words(Chance(bytes(range(16))), 4) == [420877072, 2037245019, 2102206535, 975367666]


def test_the_generator_is_sfc32() -> None:
    assert _words(Chance(bytes(range(16))), 50) == _sfc32(0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C)
    assert _words(Chance(b"\xff" * 16), 50) == _sfc32(*[0xFFFFFFFF] * 4)


def test_bounded_numbers_and_orders_never_change() -> None:
    chance = chance_from_seed(7)
    assert [chance.below(6) for _ in range(12)] == [2, 5, 5, 4, 1, 5, 5, 3, 0, 3, 4, 5]
    items = list(range(10))
    chance.shuffle(items)
    assert items == [7, 2, 8, 0, 1, 6, 4, 5, 3, 9]


def test_number_text_and_purpose_give_streams_of_their_own() -> None:
    streams = [chance_from_seed(7), chance_from_seed("7"), chance_from_seed(7, "bot"), chance_from_seed(8)]
    assert len({tuple(_words(stream, 4)) for stream in streams}) == len(streams)


def test_a_stored_stream_continues_where_it_stood() -> None:
    chance = chance_from_seed("storm")
    _words(chance, 1000)
    again = Chance(chance.state())
    assert _words(again, 100) == _words(chance, 100)


def test_every_number_below_the_bound_is_equally_likely() -> None:
    chance = chance_from_seed("dice")
    thrown = Counter(chance.below(7) for _ in range(70_000))
    assert sorted(thrown) == list(range(7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in thrown.values()) < 22.5  # chi square, 6 degrees, p = 0.001


def test_bounds_that_do_not_divide_the_words_are_not_favoured() -> None:
    chance = chance_from_seed("bounds")
    bound = 3 * 2**30
    thrown = [chance.below(bound) for _ in range(8000)]
    assert max(thrown) < bound
    assert abs(sum(1 for number in thrown if number < bound // 2) - 4000) < 200


def test_the_largest_and_smallest_bounds() -> None:
    chance = chance_from_seed(1)
    assert [chance.below(1) for _ in range(5)] == [0] * 5
    assert chance.below(2**32) == _words(Chance(_before_last(5)), 1)[0]


def _before_last(skip: int) -> bytes:
    chance = chance_from_seed(1)
    _words(chance, skip)
    return chance.state()


def test_every_order_is_equally_likely() -> None:
    chance = chance_from_seed("cards")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 49.7  # chi square, 23 degrees, p = 0.001


@pytest.mark.parametrize("state", [b"", bytes(15), bytes(17)])
def test_a_state_of_another_size_is_refused(state: bytes) -> None:
    with pytest.raises(ValueError, match="expected 16 bytes"):
        Chance(state)


def test_branches_of_a_stream_are_streams_of_their_own_and_leave_it_where_it_is() -> None:
    stem = chance_from_seed(1)
    before = stem.state()
    words = {number: [stem.branch(number).word() for _ in range(2)] for number in (0, 1, 2, 2**40)}
    assert stem.state() == before
    assert all(first == second for first, second in words.values())
    assert len({first for first, _ in words.values()}) == len(words)
    moved = chance_from_seed(2)
    moved.branch_off(stem, 1)
    assert moved.word() == words[1][0]


def test_neighbouring_branches_have_nothing_in_common() -> None:
    stem = chance_from_seed(3)
    words = [stem.branch(number).word() for number in range(400)]
    differing = [int(one ^ other).bit_count() for one, other in pairwise(words)]
    assert 15 < sum(differing) / len(differing) < 17
    assert 170 < sum(word & 1 for word in words) < 230
