"""What those who look at a table are sent: all of it, each entry once, and together what came together."""

from __future__ import annotations

import asyncio
import re

from hanse.server.room import Look, Room
from hanse.table import acts
from tests.table.sitting import Sitting


def entries_in(body: bytes) -> list[int]:
    return [int(number) for number in re.findall(rb"^id: (\d+)$", body, re.MULTILINE)]


def test_who_looks_on_is_told_of_quick_moves_together_and_who_sits_there_of_each() -> None:
    async def look() -> None:
        sitting = Sitting("me", "local", "local")
        room = Room(sitting.table)
        seated, onlooker, late = Look(room, "anna"), Look(room, None), Look(room, "bert")
        begin = room.table.seq
        for each in (seated, onlooker, late):
            assert entries_in(each.whole()) == [begin]
        for number in range(1, 4):
            room.put(sitting.decide())
            seq, body = seated.after(begin + number - 1) or (0, b"")
            assert (seq, entries_in(body)) == (begin + number, [begin + number])
            assert onlooker.after(begin) is None
        await onlooker.wait()
        seq, together = onlooker.after(begin) or (0, b"")
        assert (seq, entries_in(together)) == (begin + 3, [begin + 1, begin + 2, begin + 3])
        assert onlooker.after(seq) is None
        room.put(sitting.decide())
        await onlooker.wait()
        seq, next_one = onlooker.after(begin + 3) or (0, b"")
        assert (seq, entries_in(next_one)) == (begin + 4, [begin + 4])
        assert late.after(begin) == (seq, together + next_one)
        for each in (onlooker, late):
            each.close()
        assert room.onlookers == 0

    asyncio.run(look())


def test_who_comes_back_after_a_gap_is_told_what_was_missed_and_the_whole_table() -> None:
    async def look() -> None:
        sitting = Sitting("me", "local", "local")
        room = Room(sitting.table)
        begin = room.table.seq
        with_gap, steady = Look(room, None), Look(room, None)
        for _ in range(3):
            room.put(sitting.decide())
        await steady.wait()
        seq, body = with_gap.after(begin + 1) or (0, b"")
        assert (seq, entries_in(body)) == (begin + 3, [begin + 2, begin + 3])
        assert b'"table":' in body
        assert b'"change":' in (steady.after(begin) or (0, b""))[1]

    asyncio.run(look())


def test_who_sits_down_is_told_as_one_who_sits_there() -> None:
    async def look() -> None:
        sitting = Sitting("me", "open", "open")
        room = Room(sitting.table)
        bert = Look(room, "bert")
        last = room.table.seq
        bert.whole()
        room.put(sitting.do(acts.join(sitting.table, "bert", "Bert", None)))
        await bert.wait()
        seq, body = bert.after(last) or (0, b"")
        assert (seq, entries_in(body), b'"table":' in body) == (last + 1, [last + 1], True)
        assert b'"your_seats":[1]' in body
        assert room.onlookers == 0

    asyncio.run(look())
