"""Tables that earlier versions stored are read as they were; what this version cannot read is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from hanse.table import Entry, Refusal
from hanse.table.stored import read_on, read_table
from tests.corpus.kept import changes
from tests.stored.generations import GENERATIONS, StoredTable, give_facts, tables
from tests.stored.said import said_of_table
from tests.table.sitting import Sitting


@pytest.fixture(autouse=True)
def facts() -> None:
    for generation in GENERATIONS:
        give_facts(generation)


@pytest.mark.parametrize("stored", tables(), ids=str)
def test_a_stored_table_is_as_it_was_left(stored: StoredTable) -> None:
    log = stored.log()
    table = read_table(stored.then["table"], log)
    now = said_of_table(table)
    assert list(changes({key: stored.then[key] for key in now}, now)) == []
    assert table.options.revision == log[0].data["rules"]
    half = (len(log) + 1) // 2
    assert said_of_table(read_on(read_table("t", log[:half]), log[half:])) == now


def test_every_kind_of_entry_and_every_state_of_a_table_was_stored() -> None:
    kinds = {kind for stored in tables() for kind in stored.then["kinds"]}
    assert kinds == {
        *("created", "joined", "left", "started", "decided", "undone", "asked", "answered", "chat", "replaced"),
        *("bot_failed", "rematch", "over"),
    }
    assert {(stored.then["status"], stored.then["stopped"]) for stored in tables()} == {
        *(("open", False), ("playing", False), ("over", False), ("over", True)),
    }


def log_of(decisions: int = 6) -> list[Entry]:
    """The log of a game that has just begun."""
    sitting = Sitting("me", "local", "local")
    for _ in range(decisions):
        sitting.decide()
    return sitting.log


def other(log: list[Entry], at: int, **facts: Any) -> list[Entry]:
    """The log with other facts in one entry."""
    data = {**json.loads(json.dumps(log[at].data)), **facts}
    return [*log[:at], replace(log[at], data=data), *log[at + 1 :]]


def without(log: list[Entry], at: int, fact: str) -> list[Entry]:
    data = {key: value for key, value in log[at].data.items() if key != fact}
    return [*log[:at], replace(log[at], data=data), *log[at + 1 :]]


LOG = log_of()
SETUP = LOG[0].data
MORE = Entry(len(LOG) + 1, 0.0, "started", {})
UNREADABLE: dict[str, tuple[str, list[Entry]]] = {
    "a revision of the future": ("newer-table", other(LOG, 0, rules=99)),
    "a game of the future": ("newer-table", other(LOG, 0, game="hansa-poseidon")),
    "an option of the future": ("newer-table", other(LOG, 0, options={**SETUP["options"], "markers.four": "on"})),
    "an entry of the future": ("newer-table", [*LOG, replace(MORE, kind="teleported")]),
    "facts that are not here": (
        "other-facts",
        other(LOG, 0, game="hansa", rules=1, options={"players": 3, "data": "0123456789ab"}),
    ),
    "a gap": ("damaged-table", [*LOG[:3], *LOG[4:]]),
    "no beginning": ("damaged-table", LOG[1:]),
    "another beginning": ("damaged-table", [replace(LOG[0], kind="chat"), *LOG[1:]]),
    "a strange revision": ("damaged-table", other(LOG, 0, rules="one")),
    "a value that an option never had": ("damaged-table", other(LOG, 0, options={**SETUP["options"], "map": "moon"})),
    "options that do not go together": ("damaged-table", other(LOG, 0, options={**SETUP["options"], "players": 5})),
    "no options": ("damaged-table", without(LOG, 0, "options")),
    "no seats": ("damaged-table", other(LOG, 0, seats=None)),
    "a decision that is not legal": ("damaged-table", other(LOG, 3, code=1406)),
    "a code that there is not": ("damaged-table", other(LOG, 3, code=10**9)),
    "a code in words": ("damaged-table", other(LOG, 3, code="end turn")),
    "a decision of somebody else": ("damaged-table", other(LOG, 3, seat=2)),
    "a seat that there is not": ("damaged-table", [*LOG, replace(MORE, kind="replaced", data={"seat": 9, "bot": "x"})]),
    "taken back to the future": (
        "damaged-table",
        [*LOG, replace(MORE, kind="undone", data={"ply": 60, "seat": 0, "free": True, "lenient": False})],
    ),
    "an end before the end": (
        "damaged-table",
        [*LOG, replace(MORE, kind="over", data={"scores": [9, 9, 9], "ranks": [1, 1, 1]})],
    ),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_log_that_cannot_be_read_is_refused_with_a_reason(what: str) -> None:
    code, log = UNREADABLE[what]
    with pytest.raises(Refusal, match=f"^{code}$"):
        read_table("t", log)


def test_what_somebody_else_wrote_since_is_refused_the_same_way() -> None:
    table = read_table("t", LOG)
    with pytest.raises(Refusal, match=r"^newer-table$"):
        read_on(table, [replace(MORE, kind="teleported")])
    with pytest.raises(Refusal, match=r"^damaged-table$"):
        read_on(table, [replace(MORE, seq=MORE.seq + 1)])
    assert read_on(table, []).seq == table.seq
