"""What an analysis says: the curve with its marks, and for each seat accuracy, skill and luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanse.study.analysis.accuracy import MARKS, game_accuracy, mark_of
from hanse.study.analysis.analysis import Analysis, Note

CRITICAL = 8  # moments at most that are shown with their boards


def result_of(analysis: Analysis) -> dict[str, Any]:
    """All of it as plain data, also while the analysis is still at work."""
    moments = [_moment(analysis, place) for place in range(len(analysis.actions))]
    return {
        **analysis.head(),
        "done": analysis.done,
        "game": analysis.record.game.key,
        "names": analysis.record.seats,
        "moments": moments,
        "end": analysis.end,
        "seats": [_seat(analysis, moments, seat) for seat in range(analysis.judge.seats)],
        "critical": critical(moments),
    }


def _moment(analysis: Analysis, place: int) -> dict[str, Any]:
    """One action with what is known of it so far; of others' choices one seat is told nothing."""
    action = analysis.actions[place]
    note = analysis.notes.get(("judged", place)) or analysis.notes.get(("glance", place))
    own = analysis.seat in (None, action.seat)
    moment: dict[str, Any] = {
        "ply": action.ply,
        "end": action.end,
        "seat": action.seat,
        "forced": action.forced and own,
        "chance": action.revealed,
    }
    if note is None:
        return moment
    moment["before"] = note["before"]
    if "loss" in note:
        moment |= {"loss": note["loss"], "error": note["error"]}
        moment["mark"] = mark_of(note["loss"], note["error"], analysis.judge.seats)
    if "best" in note:
        moment |= {"chosen": note["chosen"], "best": _line(analysis, note)}
    return moment


def _line(analysis: Analysis, note: Note) -> dict[str, Any]:
    """The best way to go on: codes, and what the seat's own decisions are, as data for whoever tells them."""
    state = analysis.record.begin()
    line, own = note["best"]["line"], note["best"]["own"]
    choices = [
        {**state.describe(code), "code": code, "words": state.words(code), "touches": state.touches(code)}
        for code, mine in zip(line, own, strict=True)
        if mine
    ]
    return {"codes": line, "action": note["best"]["action"], "choices": choices}


def critical(moments: Sequence[dict[str, Any]]) -> list[int]:
    """The places of the moments that cost most, in the order of the game."""
    marked = [place for place, moment in enumerate(moments) if moment.get("mark")]
    marked.sort(key=lambda place: -float(moments[place]["loss"]))
    return sorted(marked[:CRITICAL])


def _seat(analysis: Analysis, moments: Sequence[dict[str, Any]], seat: int) -> dict[str, Any]:
    own = [moment for moment in moments if moment["seat"] == seat and "loss" in moment]
    losses = [moment["loss"] for moment in own]
    chances = [moment["before"]["chances"][seat] for moment in own]
    accuracy = game_accuracy(losses, chances, analysis.judge.seats)
    marks = [moment["mark"] for moment in own]
    return {
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "actions": len(own),
        "marks": {mark: marks.count(mark) for mark in MARKS},
        **balance(moments, analysis.end, seat),
    }


def balance(moments: Sequence[dict[str, Any]], end: Note, seat: int) -> dict[str, float]:
    """Where the seat's win chance came from and went to, from the first action to the result; all parts make it up.

    `skill` is what its own actions cost, `others` what the others' gave, `luck` what came to light after an action;
    `rest` is what nobody can be told to have done: the evaluation saw further as the game went on.
    """
    parts = {"start": 0.0, "skill": 0.0, "others": 0.0, "luck": 0.0, "rest": 0.0, "result": end["chances"][seat]}
    known = [moment for moment in moments if "before" in moment]
    if len(known) < len(moments) or not known:
        return parts
    parts["start"] = known[0]["before"]["chances"][seat]
    for place, moment in enumerate(known):
        before = moment["before"]["chances"][seat]
        after = moment.get("chosen", moment["before"])["chances"][seat]
        following = known[place + 1]["before"] if place + 1 < len(known) else end
        parts["skill" if moment["seat"] == seat else "others"] += after - before
        parts["luck" if moment["chance"] else "rest"] += following["chances"][seat] - after
    return {name: round(value, 4) for name, value in parts.items()}
