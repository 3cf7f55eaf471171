"""Many games at a glance: a line for each, in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from hanse.arena.rows import Row
from hanse.games import GAMES
from hanse.kernel.points import in_points
from hanse.messages import Catalogue

COLUMNS = ("game", "edition", "board", "decisions", "end", "points", "winner")
RIGHT = ("number", "decisions")


def overview(rows: Sequence[Row], words: Catalogue) -> Iterator[str]:
    """The lines of the table, which is a plain one: there may be very many games."""
    names = ("number", *COLUMNS)
    heading = dict(zip(names, ("", *(words.say(f"replay-column-{name}") for name in COLUMNS)), strict=True))
    cells = [dict(zip(names, _cells(row, words), strict=True)) for row in rows]
    width = {name: max(len(line[name]) for line in chain([heading], cells)) for name in names}
    for line in chain([heading], cells):
        told = (line[name].rjust(width[name]) if name in RIGHT else line[name].ljust(width[name]) for name in names)
        yield "  ".join(told).rstrip()


def _cells(row: Row, words: Catalogue) -> tuple[str, ...]:
    parts = GAMES[row["game"]].parts
    words = words.of(row["game"])
    winners = [seat for seat, part in enumerate(row["victory"]) if part]
    ends = [words.say(f"end-{why}") for why in row["end"].split("+")] if row["end"] else [words.say("replay-running")]
    return (
        str(row["number"] + 1),
        GAMES[row["game"]].name,
        words.say(f"preset-{row['preset']}") if row["preset"] else words.say("replay-own"),
        words.say(f"board-{row['board']}"),
        str(row["decisions"]),
        ", ".join(ends),
        " ".join(in_points(round(points * parts), parts) for points in row["points"]),
        ", ".join(f"{words.say(f'seat-{seat}')} ({row['players'][seat]})" for seat in winners),
    )
