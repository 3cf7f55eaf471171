"""Rows as tables on the disk: Parquet or CSV, by the ending of their name. What games and decisions have in columns."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from hanse.arena.rows import CATEGORY, DECISION, Row

PARQUET, CSV = ".parquet", ".csv"
ENDINGS = (PARQUET, CSV)
ROW_GROUP = 1 << 18  # rows that are read at once

GAMES: dict[str, Any] = {
    "number": pl.UInt32,
    "game": pl.String,
    "preset": pl.String,
    "board": pl.String,
    "rules": pl.UInt16,
    "options": pl.String,
    "seed": pl.String,
    "seats": pl.UInt8,
    "first": pl.UInt8,
    "decisions": pl.UInt32,
    "stopped": pl.Boolean,
    "end": pl.String,
    "failures": pl.UInt32,
    "cell": pl.String,
    "players": pl.List(pl.String),
    "seconds": pl.List(pl.Float64),
    "asked": pl.List(pl.UInt32),
    "ranks": pl.List(pl.UInt8),
    "victory": pl.List(pl.Float64),
    "points": pl.List(pl.Float64),
}
DECISIONS: dict[str, Any] = dict(
    zip(
        DECISION,
        (pl.UInt32, pl.UInt32, pl.UInt32, pl.UInt8, pl.UInt8, pl.UInt32, pl.String, pl.UInt32, pl.String),
        strict=True,
    )
)


def games_frame(rows: Sequence[Row]) -> pl.DataFrame:
    """A table of games; a category that only some of them have is empty in the others."""
    names = dict.fromkeys(name for row in rows for name in row)
    categories = {name: pl.List(pl.Float64) for name in names if name.startswith(CATEGORY)}
    schema = {name: kind for name, kind in GAMES.items() if name in names} | categories
    return pl.DataFrame({name: [row.get(name) for row in rows] for name in schema}, schema=schema)


def decisions_frame(rows: Iterable[Sequence[Any]]) -> pl.DataFrame:
    """A table of decisions."""
    return pl.DataFrame(list(rows), schema=DECISIONS, orient="row")


def write_frame(frame: pl.DataFrame, path: Path) -> None:
    """Write a part of a table, whole or not at all."""
    _replaced(path, lambda draft: frame.write_parquet(draft, row_group_size=ROW_GROUP))


def join_tables(parts: Sequence[Path | pl.DataFrame], target: Path) -> None:
    """Write a table out of its parts, whole or not at all; without the memory for all of it where they are files."""
    frames = [part.lazy() if isinstance(part, pl.DataFrame) else pl.scan_parquet(part) for part in parts]
    table = pl.concat(frames, how="diagonal")
    if target.suffix.lower() == CSV:
        flat = _flat(table)
        _replaced(target, lambda draft: flat.sink_csv(draft, check_extension=False))
    else:
        _replaced(target, lambda draft: table.sink_parquet(draft, row_group_size=ROW_GROUP))


def _flat(table: pl.LazyFrame) -> pl.LazyFrame:
    """A cell of CSV holds one value: a list becomes a column for each seat, from 0 on."""
    schema = table.collect_schema()
    if "seats" not in schema:
        return table
    most = int(table.select(pl.col("seats").max()).collect().item() or 0)
    columns = []
    for name, kind in schema.items():
        if isinstance(kind, pl.List):
            columns += [pl.col(name).list.get(seat, null_on_oob=True).alias(f"{name}_{seat}") for seat in range(most)]
        else:
            columns.append(pl.col(name))
    return table.select(columns)


def _replaced(path: Path, write: Any) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        write(draft)
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
