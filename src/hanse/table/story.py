"""A finished game looked back at: the score over time, and how long each seat took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from hanse.table.entry import Entry
from hanse.table.live import LiveTable

_ASKS = ("started", "decided", "undone")  # after these somebody has something to decide


def points(table: LiveTable) -> list[dict[str, Any]]:
    """The score sheets, as if the game ended then, at the beginning of every turn and at the end.

    Only for a game that is over: what is hidden counts in them.
    """
    if table.state is None:
        return []
    state = table.state_at(0)
    seen = [{"ply": 0, "seat": _first(table), "sheets": state.score_sheet()}]
    for ply, decision in enumerate(table.decisions, 1):
        state.apply(decision.code)
        turn = next((each for each in table.events[decision.entry] if each["event"] == "turn_began"), None)
        if turn is not None and not state.over():
            seen.append({"ply": ply, "seat": turn["seat"], "sheets": state.score_sheet()})
    return [*seen, {"ply": table.ply, "seat": None, "sheets": state.score_sheet()}]


def journeys(table: LiveTable, seats: Collection[int]) -> Counter[tuple[tuple[str, str], ...]]:
    """How often somebody on these seats went where, by what the game's event of a journey says."""
    went: Counter[tuple[tuple[str, str], ...]] = Counter()
    for decision in table.decisions:
        for event in table.events[decision.entry]:
            if event["event"] == table.game.journey and event["seat"] in seats:
                facts = ((key, value) for key, value in event.items() if key != "event" and isinstance(value, str))
                went[tuple(sorted(facts))] += 1
    return went


def _first(table: LiveTable) -> int:
    seat: int = table.state_at(0).view(None)["turn"]["seat"]
    return seat


def spent(table: LiveTable) -> list[dict[str, Any]]:
    """How long each seat took: for decisions that were taken back too, since they took their time as well."""
    seats = [{"seconds": 0.0, "decisions": 0, "longest": 0.0, "ply": None} for _ in table.seats]
    asked: Entry | None = None
    for entry in table.log:
        if entry.kind == "decided" and asked is not None:
            _charge(seats[entry.data["seat"]], entry, entry.at - asked.at, table)
        if entry.kind in _ASKS:
            asked = entry
    return seats


def _charge(seat: dict[str, Any], entry: Entry, took: float, table: LiveTable) -> None:
    took = round(max(0.0, took), 3)
    seat["seconds"] = round(seat["seconds"] + took, 3)
    seat["decisions"] += 1
    if took > seat["longest"] and entry.seq not in table.struck:
        seat["longest"], seat["ply"] = took, table.plies[entry.seq]
