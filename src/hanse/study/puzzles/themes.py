"""What a puzzle is about: told by what happens in its best action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Event = dict[str, Any]

FINISH, ANSWER, BLOCK, STOP = "finish", "answer", "block", "stop"

# By game: the event that makes a theme, the most telling first.
EVENTS: dict[str, dict[str, str]] = {
    "teutonica": {
        "displaced": "displacement",
        "extra_office": "office",
        "office": "office",
        "developed": "skill",
        "marker_used": "marker-use",
        "marker_taken": "marker",
        "established": "route",
        "lifted": "move",
        "recruited": "supply",
        "favour_bought": "favour",
        "pawn_sent": "pawn",
        "pawn_moved": "pawn",
        "pawn_placed": "pawn",
        "put": "move",
        "placed": "build",
    },
    "hansa": {
        "sold": "sale",
        "refilled": "refill",
        "installed": "install",
        "bought": "purchase",
        "placed": "build",
        "sailed": "voyage",
        "lost": "loss",
    },
    "merkator": {
        "fulfilled": "contract",
        "bought": "building",
        "sold": "sale",
        "exchanged": "exchange",
        "travelled": "journey",
        "joined": "join",
        "declined": "join",
        "turned": "letter",
        "lost": "loss",
    },
}


def themes_of(game: str, before: Any, events: Sequence[Event], *, answering: bool) -> tuple[str, ...]:
    """All themes of an action that brought these events about, the most telling first; at least one."""
    names = {event["event"] for event in events}
    found = [FINISH] if names & {"ending", "game_over"} else []
    if answering:
        found.append(ANSWER)
    if game == "teutonica" and _blocks(before, events):
        found.append(BLOCK)
    found += [theme for name, theme in EVENTS[game].items() if name in names]
    return tuple(dict.fromkeys(found)) or (STOP,)


def _blocks(before: Any, events: Sequence[Event]) -> bool:
    """Whether a piece comes to stand on a route of which others hold more than the seat itself."""
    for event in events:
        if event["event"] == "placed":
            posts = before.to_data()["routes"][event["post"].rpartition(".")[0]]["posts"]
            owners = [piece[1:] for piece in posts if piece]
            own = owners.count(str(event["seat"]))
            if len(owners) - own > own:
                return True
    return False
