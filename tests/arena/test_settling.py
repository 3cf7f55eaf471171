"""When a question counts as settled."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from hanse.arena.agenda import Agenda
from hanse.arena.outcome import Outcome
from hanse.arena.settling import ABOVE, BELOW, ERROR, Question
from hanse.arena.tournament import Fixture
from hanse.arena.workers import Lines, Processes, Worker
from tests.arena.small import lines, run, small


def _settled(target: float, share: Callable[[], float], deals: int) -> tuple[str | None, int]:
    question = Question(target)
    for deal in range(deals):
        question.hear(share())
        if question.verdict:
            return question.verdict, deal + 1
    return None, deals


def test_who_always_wins_is_soon_above_and_who_never_does_below() -> None:
    assert _settled(0.25, lambda: 1.0, 100) == (ABOVE, 5)
    verdict, deals = _settled(0.25, lambda: 0.0, 100)
    assert (verdict, deals < 30) == (BELOW, True)


@pytest.mark.parametrize("target", [0.2, 0.25, 0.5, 0.95])
def test_a_question_whose_answer_is_neither_is_hardly_ever_settled(target: float) -> None:
    chance = random.Random(f"{target}")
    wrong = [_settled(target, lambda: float(chance.random() < target), 400)[0] for _ in range(400)]
    assert sum(verdict is not None for verdict in wrong) <= ERROR * len(wrong)


@pytest.mark.parametrize(("share", "verdict"), [(0.4, ABOVE), (0.12, BELOW)])
def test_a_question_with_a_clear_answer_is_settled_rightly(share: float, verdict: str) -> None:
    chance = random.Random(f"{share}")
    found = [_settled(0.25, lambda: sum(chance.random() < share for _ in range(4)) / 4, 200) for _ in range(100)]
    assert {each for each, _ in found} == {verdict}


def test_nothing_changes_after_the_verdict() -> None:
    question = Question(0.5)
    for share in [1.0] * 20 + [0.0] * 500:
        question.hear(share)
    assert question.verdict == ABOVE


def _outcome(fixture: Fixture, winner: str, *, stopped: bool = False) -> Outcome:
    ranks = [1 if name == winner else 2 for name in fixture.players]
    return Outcome(fixture, [0] * 3, ranks, 1, stopped, [0.0] * 3, [1] * 3, [])


def test_the_games_of_a_settled_question_are_left_out_and_the_others_go_on() -> None:
    tournament = small(games=300, settle="even", players=("a", "b"))
    agenda = Agenda(tournament)
    heard = []
    while fixture := agenda.next():
        heard.append(fixture)
        winner = "a" if tournament.cells[fixture.cell].name == "a vs b" else "ab"[fixture.number % 2]
        agenda.hear(_outcome(fixture, winner))
    assert agenda.verdict(0) == ABOVE
    numbers = [sum(fixture.cell == cell for fixture in heard) for cell in (0, 1)]
    assert numbers[0] < 40
    assert numbers[0] % 3 == 0
    assert sum(numbers) == agenda.total


def test_stopped_games_answer_nothing() -> None:
    agenda = Agenda(small(games=300, settle=1, players=("a", "b")))
    while fixture := agenda.next():
        agenda.hear(_outcome(fixture, "a", stopped=True))
    assert agenda.verdict(0) is None


class _Backwards(Processes):
    """Returns what it has been given in an order that no machine would have."""

    def take(self) -> Lines:
        found = super().take()
        while any(self._given.values()):
            found += super().take()
        return found[::-1]


def test_what_is_played_until_then_does_not_depend_on_how_many_play(tmp_path: Path) -> None:
    tournament = small(players=("focused",), against=("random",), games=60, settle="even", most_decisions=2000)
    run(tournament, tmp_path / "one.jsonl")
    run(tournament, tmp_path / "three.jsonl", _Backwards(Worker, tournament.to_data(), 3))
    played = lines(tmp_path / "one.jsonl")
    assert 1 < len(played) < 61
    assert lines(tmp_path / "three.jsonl") == played
