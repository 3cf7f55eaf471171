"""One game of a tournament, played: as a line of the results, and read back from it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hanse.arena import Played
from hanse.arena.intervals import victories
from hanse.arena.tournament import Fixture, Tournament


class Damaged(Exception):
    """The line is not the game that stands here in the order of the tournament."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended, and what it took. The decisions themselves are only in the results."""

    fixture: Fixture
    scores: list[int]
    ranks: list[int]
    decisions: int
    stopped: bool
    seconds: list[float]
    asked: list[int]
    failures: list[dict[str, Any]]

    def shares(self) -> list[float]:
        """The part of the victory that each seat has; a game that was stopped has no winner."""
        return [0.0] * len(self.ranks) if self.stopped else victories(self.ranks)


def line_of(tournament: Tournament, fixture: Fixture, played: Played) -> str:
    """The line of a game that was played, without its end."""
    data = {
        "n": fixture.number,
        "cell": tournament.cells[fixture.cell].name,
        "record": played.record.to_data(),
        "scores": played.scores,
        "ranks": played.ranks,
        "decisions": played.decisions,
        "stopped": played.stopped,
        "seconds": [round(effort.seconds, 6) for effort in played.efforts],
        "asked": [effort.asked for effort in played.efforts],
        "failures": [
            {"seat": seat, "player": failure.player, "by": failure.by, "why": failure.why}
            for seat, effort in enumerate(played.efforts)
            for failure in effort.failures
        ],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_outcome(tournament: Tournament, fixture: Fixture, line: str | bytes) -> Outcome:
    """The outcome of the game that is expected here; `Damaged` if the line is something else."""
    try:
        data = json.loads(line)
        record = data["record"]
        place = tournament.places[fixture.place]
        expected = (
            fixture.number,
            tournament.cells[fixture.cell].name,
            place.game.key,
            tournament.seed_of(fixture.deal),
        )
        if (data["n"], data["cell"], record["game"], record["seed"]) != expected:
            raise Damaged
        if record["seats"] != list(fixture.players) or record["options"] != place.options.to_data():
            raise Damaged
        return _outcome(fixture, data)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Damaged from None


def _outcome(fixture: Fixture, data: Mapping[str, Any]) -> Outcome:
    outcome = Outcome(
        fixture,
        [int(score) for score in data["scores"]],
        [int(rank) for rank in data["ranks"]],
        int(data["decisions"]),
        bool(data["stopped"]),
        [float(seconds) for seconds in data["seconds"]],
        [int(asked) for asked in data["asked"]],
        [dict(failure) for failure in data["failures"]],
    )
    columns = (outcome.scores, outcome.ranks, outcome.seconds, outcome.asked)
    if len(data["record"]["codes"]) != outcome.decisions or any(len(c) != len(fixture.players) for c in columns):
        raise Damaged
    return outcome
