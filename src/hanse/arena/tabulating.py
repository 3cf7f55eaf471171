"""Tables out of games that were played."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from hanse.arena import Played
from hanse.arena.rows import Phrases, Row, decision_rows
from hanse.arena.tables import decisions_frame, games_frame


def frames_of(games: Sequence[tuple[int, Played]], rows: Sequence[Row], *, decisions: bool) -> dict[str, pl.DataFrame]:
    """The tables of games, given with their numbers and rows."""
    frames = {"games": games_frame(rows)}
    if decisions:
        phrases = Phrases()
        made = (row for number, played in games for row in decision_rows(number, played, phrases))
        frames["decisions"] = decisions_frame(made)
    return frames
