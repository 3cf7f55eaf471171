"""Whatever is wrong with stored data: it is read, or refused in one line; nothing else ever happens."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from fuzz.damage import damage_data, damage_text, written
from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.kernel.record import read_record
from hanse.table import Entry, Refusal
from hanse.table.stored import DAMAGED, NEWER, OTHER_FACTS, read_table
from tests.stored.generations import StoredRecord, StoredTable, records, tables

TIMES = 60  # damages of each record, position and table
SHORT = 120  # decisions: longer games would show nothing else, and take longer
SAMPLE = [stored for stored in records() if stored.then["decisions"] <= SHORT]
FACTS = {"seq", "at", "kind", "data"}
IN_PLAY = [stored for stored in tables() if stored.then["ply"] <= SHORT]


def refusal(read: Callable[[], object]) -> str | None:
    """Why something is refused; nothing if it is read."""
    try:
        read()
    except HanseError as error:
        return str(error)
    except Refusal as refused:
        return refused.code
    return None


def replay(text: str) -> None:
    read_record(text, GAMES).replay()


def is_one_line(reason: str | None) -> bool:
    return reason is None or (len(reason.splitlines()) == 1 and len(reason) > 10)


@pytest.mark.parametrize("stored", SAMPLE, ids=str)
def test_a_damaged_record_is_read_or_refused(stored: StoredRecord) -> None:
    chance = random.Random(str(stored))
    data = json.loads(stored.text)
    for _ in range(TIMES):
        for text in (written(damage_data(chance, data)), damage_text(chance, stored.text)):
            assert is_one_line(refusal(partial(replay, text))), text


@pytest.mark.parametrize("stored", SAMPLE, ids=str)
def test_a_damaged_position_is_read_or_refused(stored: StoredRecord) -> None:
    chance = random.Random(str(stored))
    then = stored.then["position"]
    game = GAMES[then["game"]]
    for _ in range(TIMES):
        data = damage_data(chance, then)
        assert is_one_line(refusal(partial(game.read_position, data))), data


@pytest.mark.parametrize("stored", IN_PLAY, ids=str)
def test_a_damaged_table_is_read_or_refused(stored: StoredTable) -> None:
    chance = random.Random(str(stored))
    log: list[dict[str, Any]] = [vars(entry) for entry in stored.log()]
    for _ in range(TIMES // 6):
        entries = [entry for entry in damage_data(chance, log) if isinstance(entry, dict) and entry.keys() == FACTS]
        damaged = [Entry(**entry) for entry in entries]
        assert refusal(partial(read_table, "t", damaged)) in (None, NEWER, DAMAGED, OTHER_FACTS)
