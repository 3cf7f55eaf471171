"""What an analysis finds, and what it may know."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record
from hanse.players.hindsight import usual_value
from hanse.study.analysis.accuracy import accuracy_of, game_accuracy, mark_of
from hanse.study.analysis.actions import actions_of
from hanse.study.analysis.analysis import Analysis, NoAnalysis
from hanse.study.analysis.evaluation import Evaluator
from hanse.study.analysis.notebook import Notebook
from hanse.study.analysis.result import result_of
from tests.study.game import FEW, finished, played

PLIES = (3, 40, 90)


def whole(record: Record, seat: int | None = None) -> Analysis:
    analysis = Analysis(record, seat, FEW)
    for _ in analysis.work():
        pass
    return analysis


@pytest.fixture(scope="module")
def studied() -> Analysis:
    return whole(finished())


@pytest.mark.parametrize(("key", "seats"), [("teutonica", 3), ("hansa", 2), ("merkator", 2)])
def test_actions_are_the_whole_game_each_of_one_seat(key: str, seats: int) -> None:
    record = played(key, seats, *["focused"] * seats)
    actions = actions_of(record, usual_value(record).features)
    assert [action.ply for action in actions] == [0, *(action.end for action in actions[:-1])]
    assert actions[-1].end == len(record.codes)
    state = record.begin()
    for action in actions:
        for code in record.codes[action.ply : action.end]:
            assert state.mover() == action.seat
            state.apply(code)


def test_a_move_of_several_pieces_is_one_action() -> None:
    record = played("teutonica", 3, "hard", "hard", "hard")
    actions = actions_of(record, usual_value(record).features)
    starts = {action.ply for action in actions}
    state = record.begin()
    within = 0
    for ply, code in enumerate(record.codes):
        if state.view(None)["decision"]["kind"] in ("lift", "put"):
            within += 1
            assert ply not in starts
        state.apply(code)
    assert within


@pytest.mark.parametrize(("key", "seats"), [("teutonica", 3), ("hansa", 2), ("merkator", 2)])
def test_a_judgement_is_the_same_in_states_that_the_seat_cannot_tell_apart(key: str, seats: int) -> None:
    record = played(key, seats, *["focused"] * seats)
    judge = Evaluator(record.game, record.options)
    actions = {action.ply: action for action in actions_of(record, judge.features)}
    for wanted in PLIES:
        action = actions[next(ply for ply in sorted(actions) if ply >= wanted)]
        state: Any = record.replay(action.ply)
        other = state.sample(action.seat, chance_from_seed("other"))
        codes, chance = record.codes[action.ply : action.end], chance_from_seed("judge")
        assert judge.glance(state, action.seat, 2, chance) == judge.glance(other, action.seat, 2, chance)
        assert judge.compare(state, action.seat, codes, FEW, chance) == judge.compare(
            other, action.seat, codes, FEW, chance
        )


def test_chances_and_parts_make_up_the_whole(studied: Analysis) -> None:
    result = result_of(studied)
    assert result["done"]
    for moment in result["moments"]:
        assert sum(moment["before"]["chances"]) == pytest.approx(1, abs=0.001)
        assert all(1 <= rank <= 2 for rank in moment["before"]["ranks"])
        assert moment.get("loss", 0) >= 0
    for seat in result["seats"]:
        parts = sum(seat[name] for name in ("start", "skill", "others", "luck", "rest"))
        assert parts == pytest.approx(seat["result"], abs=0.01)
    assert [moment["ply"] for moment in result["moments"]] == [action.ply for action in studied.actions]


def test_who_plays_by_chance_plays_less_accurately(studied: Analysis) -> None:
    focused, random = (seat["accuracy"] for seat in result_of(studied)["seats"])
    assert random < focused <= 100


def test_the_better_way_can_be_played(studied: Analysis) -> None:
    better = [moment for moment in result_of(studied)["moments"] if "best" in moment]
    assert better
    for moment in better:
        state = studied.record.replay(moment["ply"])
        assert moment["best"]["codes"][0] in state.legal()
        assert moment["best"]["choices"][0]["words"] == state.words(moment["best"]["codes"][0])


def test_for_one_seat_nothing_is_judged_but_its_own_actions() -> None:
    result = result_of(whole(finished(), seat=1))
    others = [moment for moment in result["moments"] if moment["seat"] == 0]
    assert all("before" in moment and "loss" not in moment and not moment["forced"] for moment in others)
    assert result["seats"][0]["accuracy"] is None
    assert result["seats"][1]["actions"] > 0


def test_for_one_seat_the_curve_does_not_depend_on_what_it_cannot_know() -> None:
    """A refill turns up tokens that nobody could know: the same game over another bag begins alike for everybody."""
    record = finished()
    first = next(action for action in actions_of(record, usual_value(record).features) if action.revealed)
    state = record.begin()
    other = Record(
        record.game, record.options, "another", record.seats, record.codes[: first.ply],
        state.sample(0, chance_from_seed("another")).to_data(),
    )  # fmt: skip
    other.replay()
    one, two = Analysis(record, 0, FEW), Analysis(record, 0, FEW)
    two.record = other
    notes = [list(islice(each.work(), first.ply)) for each in (one, two)]
    assert notes[0] == notes[1]


def test_a_stopped_analysis_goes_on_to_the_same_end(studied: Analysis, tmp_path: Path) -> None:
    path = tmp_path / "game.part"
    first = Analysis(finished(), None, FEW)
    notebook = Notebook(path, first)
    for note in islice(first.work(), len(first.actions) + 9):
        notebook.add(note)
    notebook.close()
    with path.open("a") as torn:
        torn.write('{"kind": "judged", "act')
    again = Analysis(finished(), None, FEW)
    notebook = Notebook(path, again)
    assert again.notes == first.notes
    for note in again.work():
        notebook.add(note)
    notebook.close()
    assert result_of(again) == result_of(studied)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(lines) == 1 + again.pieces


def test_notes_of_another_analysis_are_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "game.part"
    first = Analysis(finished(), None, FEW)
    notebook = Notebook(path, first)
    notebook.add(next(first.work()))
    notebook.close()
    other = Analysis(finished(), None, FEW + 1)
    Notebook(path, other).close()
    assert other.notes == {}
    assert len(path.read_text().splitlines()) == 1


def test_what_cannot_be_analysed_is_refused() -> None:
    record = finished()
    unfinished = Record(record.game, record.options, record.seed, record.seats, record.codes[:10])
    solo = GAMES["merkator"]
    alone = Record(solo, solo.options("solo", 1), 1, ["me"])
    for given, seat, iterations, expected in (
        (unfinished, None, FEW, "the game is not over after 10 decisions"),
        (alone, None, FEW, "a game alone"),
        (record, None, 0, "0 iterations for an action: expected 8 to"),
        (record, 2, FEW, "no seat 3: expected 1 to 2"),
    ):
        with pytest.raises(NoAnalysis, match=expected):
            Analysis(given, seat, iterations)


def test_a_loss_weighs_more_where_more_seats_share_the_chances() -> None:
    assert accuracy_of(0, 2) == pytest.approx(100, abs=0.01)
    assert accuracy_of(0.1, 4) == pytest.approx(accuracy_of(0.2, 2))
    assert accuracy_of(1, 4) == 0
    assert mark_of(0.05, 0.01, 2) == "inaccuracy"
    assert mark_of(0.05, 0.01, 4) == "mistake"
    assert mark_of(0.08, 0.01, 4) == "blunder"
    assert mark_of(0.01, 0.001, 4) is None


def test_within_the_error_of_the_sampling_there_is_no_mark() -> None:
    assert mark_of(0.2, 0.1, 2) is None
    assert mark_of(0.2, 0.09, 2) == "blunder"


def test_the_accuracy_of_a_game_is_spoiled_by_one_blunder_more_than_by_many_trifles() -> None:
    calm = [0.5] * 20
    assert game_accuracy([], [], 2) is None
    assert game_accuracy([0.0] * 20, calm, 2) == pytest.approx(100, abs=0.01)
    one, many = [0.0] * 19 + [0.4], [0.02] * 20
    spoiled, trifles = game_accuracy(one, calm, 2), game_accuracy(many, calm, 2)
    assert spoiled is not None
    assert trifles is not None
    assert spoiled < trifles
