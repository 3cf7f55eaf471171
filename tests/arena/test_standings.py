"""How outcomes are added up."""

from __future__ import annotations

import pytest

from hanse.arena.agenda import Agenda
from hanse.arena.outcome import Outcome
from hanse.arena.ratings import Rating, rated
from hanse.arena.standings import Share, Standings
from tests.arena.small import small


def _standings(winners: str, *, stopped: int = 0) -> Standings:
    """Games of a against copies of b and the other way round; who won which."""
    tournament = small(players=("a", "b"), games=3)
    agenda = Agenda(tournament)
    standings = Standings(tournament, agenda)
    for number, winner in enumerate(winners):
        fixture = agenda.next()
        assert fixture is not None
        ranks = [1 if name == winner or winner == "=" else 2 for name in fixture.players]
        failures = [{"seat": 0, "player": fixture.players[0], "by": "random", "why": "slow"}] if number == 0 else []
        standings.add(Outcome(fixture, [10, 20, 30], ranks, 9, number < stopped, [0.1, 0.2, 0.3], [2, 3, 4], failures))
    return standings


def test_a_share_has_the_interval_of_wilson() -> None:
    share = Share(100, 30.0)
    assert share.interval == pytest.approx((0.2189, 0.3958), abs=1e-4)
    assert Share(10, 0.0).interval == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert (Share().rate, Share().interval) == (None, None)


def test_a_shared_victory_counts_as_its_part() -> None:
    data = _standings("a=baaa").to_data()
    first, second = data["places"][0]["cells"]
    assert (first["cell"], first["games"], first["won"]) == ("a vs b", 3, 1.3333)
    assert (second["cell"], second["games"], second["won"]) == ("b vs a", 3, 0)


def test_a_game_that_was_stopped_has_no_winner_and_no_score_but_took_its_time() -> None:
    data = _standings("aaabbb", stopped=3).to_data()["places"][0]
    assert (data["games"], data["stopped"]) == (6, 3)
    assert [cell["games"] for cell in data["cells"]] == [0, 3]
    (a, b) = data["players"]
    assert (a["games"], b["games"]) == (6, 3)
    assert a["milliseconds"] == pytest.approx(1000 * (0.6 + 2 * 0.6) / (9 + 2 * 9), abs=1e-3)
    assert a["score"] == 20


def test_a_decision_that_another_player_made_is_told() -> None:
    data = _standings("aaa").to_data()
    assert data["failures"] == [{"player": "a", "by": "random", "why": "slow", "decisions": 1}]
    assert [player["replaced"] for player in data["places"][0]["players"]] == [1, 0]
    assert not data["complete"]


def test_who_wins_has_the_higher_rating_and_more_games_make_it_surer() -> None:
    data = _standings("aaaaaa").to_data()
    assert [entry["player"] for entry in data["ratings"]] == ["a", "b"]
    once = rated({}, ["a", "b", "b"], [1, 2, 2])
    twice = rated(once, ["a", "b", "b"], [1, 2, 2])
    assert twice["a"].mean > once["a"].mean > once["b"].mean
    assert twice["a"].deviation < once["a"].deviation
    assert twice["b"].games == 2
    low, high = Rating(25, 2, 1).interval
    assert (low, high) == pytest.approx((21.08, 28.92), abs=0.01)
