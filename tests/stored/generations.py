"""What earlier versions left behind: records, tables with their people, and what they said of them then."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.kernel.facts import STANDARD
from hanse.table import Entry
from tests.corpus.make import in_order

FOLDER = Path(__file__).parent
GENERATIONS = in_order(path.parent.name for path in FOLDER.glob("*/records.jsonl"))

Said = dict[str, Any]


@dataclass(frozen=True)
class StoredRecord:
    """A record in a file, and what its version said of it."""

    path: Path
    facts: Path
    then: Said

    def __str__(self) -> str:
        return f"{self.facts.parent.name}/{self.path.stem}"

    @property
    def text(self) -> str:
        """The record."""
        return self.path.read_text(encoding="utf-8")

    @property
    def with_facts(self) -> list[object]:
        """The arguments that name the facts it is played with."""
        return [] if json.loads(self.text)["options"].get("data", STANDARD) == STANDARD else ["--data", self.facts]


@dataclass(frozen=True)
class StoredTable:
    """A table, what it was stored for, and what its version said of it."""

    generation: str
    game: str
    then: Said

    def __str__(self) -> str:
        return f"{self.generation}/{self.game}/{self.then['name']}"

    def log(self) -> list[Entry]:
        """Its entries."""
        with contextlib.closing(sqlite3.connect(":memory:")) as base:
            base.executescript(_sql(self.generation, self.game))
            query = "SELECT seq, at, kind, data FROM entries WHERE seating = ? ORDER BY seq"
            rows = base.execute(query, (self.then["table"],)).fetchall()
        return [Entry(seq, at, kind, json.loads(data)) for seq, at, kind, data in rows]


@cache
def records() -> list[StoredRecord]:
    """The records of all generations."""
    return [
        StoredRecord(FOLDER / generation / said["file"], FOLDER / generation / "facts", said)
        for generation in GENERATIONS
        for said in _lines(FOLDER / generation / "records.jsonl")
    ]


@cache
def tables() -> list[StoredTable]:
    """The tables of all generations."""
    return [
        StoredTable(generation, game, said)
        for generation in GENERATIONS
        for game in GAMES
        for said in _lines(FOLDER / generation / f"{game}.tables.jsonl")
    ]


def people(generation: str, game: str) -> dict[str, Said]:
    """Who sat at the tables of a database: account, password and session of each by name."""
    path = FOLDER / generation / f"{game}.people.json"
    found: dict[str, Said] = json.loads(path.read_text(encoding="utf-8"))
    return found


def open_database(generation: str, game: str, path: Path) -> None:
    """A database as that version left it the moment before; sessions would have run out meanwhile."""
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.executescript(_sql(generation, game))
        base.execute("UPDATE sessions SET expires = 1e12")
        base.commit()
        base.execute("PRAGMA journal_mode=WAL")  # which a dump does not tell


def give_facts(generation: str) -> None:
    """Put the facts that a generation's host played with beside the usual ones."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in (FOLDER / generation / "facts").glob("*.toml")}
    for game in GAMES.values():
        if texts and set(texts) <= set(game.data_files):
            with contextlib.suppress(HanseError):  # a file of this name, but of another game
                game.replace_data(texts)


@cache
def _sql(generation: str, game: str) -> str:
    return (FOLDER / generation / f"{game}.sql").read_text(encoding="utf-8")


def _lines(path: Path) -> list[Said]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
