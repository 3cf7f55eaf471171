"""What a version says of a state and of a table, as plain data that later versions are held to."""

from __future__ import annotations

from typing import Any

from hanse.table import LiveTable


def said_of_state(state: Any) -> dict[str, Any]:
    """What is said of a state."""
    return {
        "mover": state.mover(),
        "legal": sorted(state.words(code) for code in state.legal()),
        "scores": state.scores(),
        "ranks": state.ranks(),
        "position": state.to_data(),
    }


def said_of_table(table: LiveTable) -> dict[str, Any]:
    """What is said of a table."""
    nothing = dict.fromkeys(("legal", "scores", "ranks", "position"))
    return {
        **(nothing if table.state is None else said_of_state(table.state)),
        "status": table.status,
        "seq": table.seq,
        "ply": table.ply,
        "words": _words(table),
        "struck": sorted(table.struck),
        "lenient": table.lenient,
        "stopped": table.stopped,
        "seats": [{**seat.to_data(), "former": seat.former} for seat in table.seats],
        "mover": table.mover(),
        "question": None if table.question is None else table.question.number,
        "commitment": table.commitment,
        "next": table.next_table,
    }


def _words(table: LiveTable) -> list[str]:
    """The decisions that stand."""
    if table.state is None:
        return []
    state, words = table.state_at(0), []
    for decision in table.decisions:
        words.append(state.words(decision.code))
        state.play(decision.code)
    return words
