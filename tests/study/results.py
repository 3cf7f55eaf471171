"""A few games as an arena stores them, for the tests of this folder and of the command."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hanse.arena import play_game
from hanse.games import GAMES

HEAD = {"hanse": "0.2.0", "arena": 1, "tournament": {}}


@cache
def _played(game: str, preset: str, players: tuple[str, ...], seed: str, most: int) -> str:
    kind = GAMES[game]
    played = play_game(kind, kind.options(preset, len(players)), players, seed, most)
    return json.dumps(
        {
            "n": 0,
            "cell": None,
            "record": played.record.to_data(),
            "scores": played.scores,
            "ranks": played.ranks,
            "decisions": played.decisions,
            "stopped": played.stopped,
            "seconds": [0.5] * len(players),
            "asked": [10] * len(players),
            "failures": [],
        }
    )


def result(game: str, preset: str, players: tuple[str, ...], seed: str = "1", most: int = 20_000) -> dict[str, Any]:
    """One game, played anew only once."""
    data: dict[str, Any] = json.loads(_played(game, preset, players, seed, most))
    return data


def some_results() -> list[dict[str, Any]]:
    """Games of every kind of the house, with two players, one of them stopped."""
    return [
        result("hansa", "hansa2004", ("focused", "random", "focused")),
        result("hansa", "hansa2004", ("focused", "focused", "random"), "2"),
        result("teutonica", "base2009", ("focused",) * 4),
        result("teutonica", "base2009", ("focused",) * 4, "2", 30),
        result("merkator", "standard", ("focused", "focused")),
        result("merkator", "solo", ("focused",)),
    ]


def as_text(results: list[dict[str, Any]]) -> str:
    """The file that an arena would have written."""
    return "".join(json.dumps(entry) + "\n" for entry in [HEAD, *results])
