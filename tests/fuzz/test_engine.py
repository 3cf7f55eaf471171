"""A short run of the fuzzer; the long one is `make fuzz`."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest

from fuzz import engine, other, plans
from fuzz.engine import Stopped, Tally
from fuzz.games import fuzzed
from hanse.games import GAMES
from hanse.kernel.cells import compiled

DECISIONS = 3000


@pytest.mark.parametrize("key", GAMES)
def test_every_case_and_switch_value_is_planned(key: str) -> None:
    played = fuzzed(key)
    options = [plans.plan(key, 1, index).options.to_data() for index in range(max(60, 3 * len(played.CASES)))]
    assert {data["players"] for data in options} == set(played.GAME.seats)
    for field in played.GAME.option_fields():
        if field.key in played.SWITCHES:
            assert {data[field.key] for data in options} == set(field.values), field.key


@pytest.mark.parametrize("key", GAMES)
def test_a_plan_is_the_same_again_and_gives_the_same_game(key: str) -> None:
    assert plans.plan(key, 3, 4) == plans.plan(key, 3, 4)
    assert list(plans.digests(plans.plan(key, 3, 4))) == list(plans.digests(plans.plan(key, 3, 4)))


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_short_run_finds_nothing(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = engine.main(["--of", key, "--decisions", str(DECISIONS), "--seed", "101", "--alone"])
    assert status == 0, capsys.readouterr().out
    assert "All is well." in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="the source alone; compared when the installed engine is tested")
@pytest.mark.parametrize("key", GAMES)
def test_compiled_and_interpreted_play_the_same_games(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = engine.main(["--of", key, "--decisions", str(DECISIONS), "--seed", "103"])
    told = capsys.readouterr().out
    assert status == 0, told
    assert "games the same compiled and interpreted 0" not in told


class Spoiled:
    """A state that loses a piece after some decisions."""

    def __init__(self, state: Any, faulty: bool) -> None:
        self._state = state
        self._faulty = faulty

    def __getattr__(self, name: str) -> Any:
        if name == "faults" and self._faulty:
            return lambda: ["seat 0: 26 traders in all: expected 27"]
        return getattr(self._state, name)


def test_what_breaks_is_reported_with_the_way_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play(game: plans.Plan) -> Any:
        for ply, (state, code) in enumerate(plans.play(game)):
            yield Spoiled(state, ply == 5), code

    monkeypatch.setattr(engine, "play", play)
    assert engine.main(["--of", "teutonica", "--decisions", "100", "--seed", "9", "--alone"]) == 1
    told = capsys.readouterr().out
    assert "BROKEN: decision 5 of seed '9/0': teutonica, " in told
    assert "seat 0: 26 traders in all: expected 27" in told
    assert "again: python -m fuzz.engine --of teutonica --seed 9 --game 0" in told


def test_an_interrupt_leaves_a_summary(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "run", interrupted)
    assert engine.main(["--alone"]) == 130
    assert "Interrupted; all was well so far." in capsys.readouterr().out


@pytest.mark.parametrize("given", [["--decisions", "0"], ["--decisions", "many"], ["--every", "-1"]])
def test_wrong_arguments_are_refused(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        engine.main(given)
    assert refusal.value.code == 2
    assert "expected a whole number from 1" in capsys.readouterr().err


def test_the_second_process_tells_the_digest_of_a_game() -> None:
    digests = list(plans.digests(plans.plan("teutonica", 1, 0)))
    told = io.StringIO()
    other.serve(io.StringIO(f"teutonica 1 0 {digests[-1]}\nteutonica 1 0 another\n"), told)
    build, same, differs = told.getvalue().splitlines()
    assert build == ("compiled" if compiled() else "interpreted")
    assert same.split() == ["0", digests[-1]]
    assert differs.split() == ["0", *digests]


def test_two_builds_that_differ_are_told_apart_with_the_decision() -> None:
    class Differing:
        key = "teutonica"
        seed = 1

        def answers(self) -> list[tuple[int, int | None]]:
            return [(0, None), (1, 17)]

    tally = Tally()
    with pytest.raises(Stopped, match="decision 17 of seed '1/1'") as stopped:
        engine._compare(Differing(), tally)  # type: ignore[arg-type]  # only its answers are asked for
    assert "--of teutonica --seed 1 --game 1" in str(stopped.value)
    assert tally.compared == 1


def test_without_another_build_the_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    assert engine.main(["--decisions", "10"]) == 2
    assert "engine to compare with" in capsys.readouterr().err
