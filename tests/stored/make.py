"""Stores a generation: records and tables as this version writes them, for every later one to go on with.

    python -m tests.stored.make 0.2.0

A generation is written once and never again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from fuzz.games import fuzzed
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record, read_record
from hanse.players import policy
from hanse.table import Entry, LiveTable
from tests.corpus.make import way_of
from tests.stored.evening import PASSWORDS, Evening
from tests.stored.said import said_of_state, said_of_table
from tests.stored.wishes import SAVED, Saved

FOLDER = Path(__file__).parent
PERSON = "person"  # as the terminal names the seat of its person
TRIES = 3000
LONGEST = 900  # decisions


def save(wish: Saved) -> Record:
    """A game that rests where it is wished."""
    game, played = GAMES[wish.game], fuzzed(wish.game)
    options = game.options(wish.preset, wish.seats, wish.changes)
    for number in range(TRIES):
        you, seed = number % wish.seats, f"{wish.name} {number}"
        state: Any = game.start(options, seed)
        chance, codes, families = chance_from_seed(seed, "person"), list[int](), dict[int, str]()
        while not state.over() and len(codes) < LONGEST:
            if state.mover() != you:
                code = policy(wish.game)(state, chance)
            elif len(codes) >= wish.least and played.asked(state) == wish.kind and len(state.legal()) > 1:
                seats = [PERSON if seat == you else "focused" for seat in range(wish.seats)]
                return Record(game, options, seed, seats, codes)
            else:
                code = played.choose(state, chance, played.STYLES[wish.style], families)
            codes.append(code)
            state.apply(code)
    raise SystemExit(f"{wish.name}: no game came to {wish.kind}")


def write_records(folder: Path) -> None:
    """Saved games and those downloaded from tables, and what is said of them."""
    (folder / "records").mkdir()
    for wish in SAVED:
        (folder / "records" / f"{wish.name}.json").write_text(save(wish).to_json() + "\n", encoding="utf-8")
        print(wish.name, file=sys.stderr, flush=True)
    paths = [*sorted((folder / "records").glob("*.json")), *sorted((folder / "downloads").glob("*.json"))]
    said = []
    for path in paths:
        record = read_record(path.read_text(encoding="utf-8"), GAMES)
        way, state = way_of(record)
        facts = {"file": str(path.relative_to(folder)), "decisions": len(record.codes), "way": way}
        said.append({**facts, **said_of_state(state)})
    (folder / "records.jsonl").write_text(_lines(said), encoding="utf-8")


def write_tables(folder: Path, game: str) -> None:
    """A database with its people, and what is said of its tables."""
    with tempfile.TemporaryDirectory() as place:
        evening = Evening(game, Path(place) / "tables.db")
        evening.spend()
        with contextlib.closing(sqlite3.connect(evening.database)) as base:
            (folder / f"{game}.sql").write_text("\n".join(base.iterdump()) + "\n", encoding="utf-8")
            said = [_said(base, table, name) for name, table in evening.tables.items()]
    (folder / f"{game}.tables.jsonl").write_text(_lines(said), encoding="utf-8")
    (folder / "downloads" / f"{game}.json").write_bytes(evening.record)
    people = {
        name: {
            "account": player.account,
            "password": PASSWORDS.get(name),
            "session": player.http.cookies.get("hanse_session"),
        }
        for name, player in evening.people.items()
    }
    (folder / f"{game}.people.json").write_text(json.dumps(people, indent=1) + "\n", encoding="utf-8")


def _said(base: sqlite3.Connection, table: str, name: str) -> dict[str, Any]:
    query = "SELECT seq, at, kind, data FROM entries WHERE seating = ? ORDER BY seq"
    log = [Entry(seq, at, kind, json.loads(data)) for seq, at, kind, data in base.execute(query, (table,))]
    kinds = sorted({entry.kind for entry in log})
    return {"table": table, "name": name, "kinds": kinds, **said_of_table(LiveTable(table, log))}


def _lines(said: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) + "\n" for each in said)


def main() -> None:
    """Write a generation."""
    parser = argparse.ArgumentParser(prog="python -m tests.stored.make", description="Store a generation.")
    parser.add_argument("generation", help="the version that stores it, for instance 0.2.0")
    folder = FOLDER / parser.parse_args().generation
    if folder.exists():
        raise SystemExit(f"generation {folder.name} is there: it is never written again; name a new one")
    with tempfile.TemporaryDirectory() as place:
        draft = Path(place) / folder.name
        (draft / "downloads").mkdir(parents=True)
        for game in GAMES:
            write_tables(draft, game)
            print(f"{game}: tables", file=sys.stderr, flush=True)
        write_records(draft)
        shutil.copytree(draft, folder)


if __name__ == "__main__":
    main()
