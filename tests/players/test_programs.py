"""Programs in any language play: they are told what their seat may know, and whatever they do, the game goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import hanse
from hanse.kernel.chance import chance_from_seed
from hanse.players import Course, Decided, Host, Hosting, Limit, Registry, begin
from hanse.players.host import Decider, Failure
from hanse.players.loading import PlayerError, player_maker
from hanse.players.player import FAILED, ILLEGAL, MISSING, SLOW
from hanse.players.programs import player as programs
from hanse.players.programs.messages import go_data
from hanse.players.programs.names import command_named, is_program
from tests.patience import PATIENCE
from tests.players.ended import gone, wait_until
from tests.players.outside import play_on, small_game
from tests.players.programs import heard, odd, write_odd

pytestmark = pytest.mark.slow  # processes are the same on the source

AMPLE = Limit(seconds=PATIENCE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current directory, with the program in it."""
    write_odd(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def hosting(folder: Path) -> Iterator[Hosting]:
    with Hosting(AMPLE) as hosting:
        yield hosting


def name(mode: str) -> str:
    return f"program:{odd(mode)}"


def seated(hosting: Hosting, course: Course, mode: str) -> Decider:
    """The program at the seat that has to decide."""
    return hosting.seat(name(mode), course.record, course.state.mover())


def focused(course: Course) -> Decided:
    seat = course.state.mover()
    return Host("focused", player_maker("focused", "hansa"), course.record, seat).decide(course)


def test_a_program_decides_and_says_what_it_thinks(hosting: Hosting) -> None:
    course = begin(small_game())
    thought = seated(hosting, course, "told").decide(course)
    assert thought.failures == []
    assert thought.thought == (course.state.legal()[0], (1.0, 2.5), (7,), 4, "0 seen")


def test_a_program_sees_every_decision_of_the_game(hosting: Hosting, folder: Path) -> None:
    course = begin(small_game())
    seats: list[Decider] = [hosting.seat(name("good"), course.record, 0), hosting.seat("focused", course.record, 1)]
    made = play_on(course, seats, 30)
    assert all(not decided.failures for decided in made)
    plies = [ply for ply, seen in enumerate(course.seen) if seen.seat == 0]
    said = [decided.thought.words for decided, seen in zip(made, course.seen, strict=True) if seen.seat == 0]
    assert said == [f"{ply} seen" for ply in plies]
    told = [json.loads(rest) for word, rest in heard(folder) if word == "saw"]
    assert [(saw["ply"], saw["seat"], saw["code"], saw["events"]) for saw in told] == [
        (ply + 1, seen.seat, seen.code, seen.events) for ply, seen in enumerate(course.seen[: plies[-1]])
    ]
    assert [course.state.code(saw["words"]) for saw in told] == [saw["code"] for saw in told]
    words = [word for word, _ in heard(folder)]
    assert words[:2] == ["hello", "game"]
    assert words.count("game") == 1


def test_a_program_is_told_its_view_its_choices_and_nothing_else(hosting: Hosting, folder: Path) -> None:
    course = begin(small_game(seed="quite-a-secret"))
    seat = course.state.mover()
    seated(hosting, course, "good").decide(course)
    messages = dict(heard(folder))
    go = json.loads(messages["go"])
    assert go["view"] == course.state.view(seat)
    assert [choice["code"] for choice in go["legal"]] == course.state.legal()
    assert [choice["words"] for choice in go["legal"]] == [course.state.words(code) for code in course.state.legal()]
    assert set(go) == {"ply", "view", "legal", "seconds"}
    assert set(json.loads(messages["game"])) == {"game", "rules", "options", "seat", "seats", "parts", "actions"}
    assert "quite-a-secret" not in (folder / "heard").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["teutonica", "hansa", "merkator"])
def test_a_program_is_told_the_same_in_states_that_its_seat_cannot_tell_apart(game: str) -> None:
    course = begin(small_game(game, 3))
    seats = [Host("focused", player_maker("focused", game), course.record, seat) for seat in range(3)]
    chance = chance_from_seed(1, "samples")
    for _ in range(8):
        play_on(course, seats, 7)
        seat = course.state.mover()
        told = [go_data(course.state.sample(seat, chance), seat, course.ply, Limit()) for _ in range(3)]
        assert told[0] == told[1] == told[2] == go_data(course.state, seat, course.ply, Limit())


@pytest.mark.parametrize(
    ("mode", "why", "reason"),
    [
        ("exits", FAILED, "it ended with code 3"),
        ("dies", FAILED, "it was ended by signal 9"),
        ("closes", FAILED, "it closed its output"),
        ("illegal", ILLEGAL, "-1 is not legal"),
        ("nonsense", FAILED, "'the first one' cannot be read: expected a word and a JSON object"),
        ("no_object", FAILED, "'decide 5' cannot be read: expected a word and a JSON object"),
        ("bytes", FAILED, "'��' cannot be read: expected a word and a JSON object"),
        ("deep", FAILED, "it sent a line without end"),
        ("text_code", FAILED, 'code is "5": expected a whole number'),
        ("true_code", FAILED, "code is true: expected a whole number"),
        ("other_ply", FAILED, "it decided at ply 1: expected 0"),
        ("values", FAILED, "values is [1.0]: expected a number for each of 2 seats"),
        ("infinite", FAILED, "values is [Infinity, 0]: expected a number for each of 2 seats"),
        ("line", FAILED, 'line is ["a"]: expected a list of codes'),
        ("chats", FAILED, "it sent more than 4194304 bytes"),
        ("endless", FAILED, "it sent a line without end"),
        ("version", FAILED, "it speaks protocol 2: expected 1"),
        ("nameless", FAILED, 'name is "": expected a text of at most 64 letters'),
        ("elsewhere", MISSING, "player {name} does not play hansa: expected one of chess"),
    ],
)
def test_a_program_that_fails_is_replaced_and_the_reason_is_kept(
    hosting: Hosting, mode: str, why: str, reason: str
) -> None:
    course = begin(small_game())
    decided = seated(hosting, course, mode).decide(course)
    told = reason.replace("{name}", name(mode))[:200]
    assert decided.failures == [Failure(name(mode), "focused", why, told)]
    assert decided.thought == focused(course).thought
    assert seated(hosting, course, "good").decide(course).failures == []  # nobody else is disturbed


def test_a_program_that_hangs_is_stopped_and_ended_when_its_time_is_over(hosting: Hosting, folder: Path) -> None:
    course = begin(small_game())
    decided = seated(hosting, course, "hangs").decide(course, Limit(seconds=0.1))
    assert decided.failures == [Failure(name("hangs"), "focused", SLOW, "no decide in 1.1 s")]
    pid = int((folder / "pid-hangs").read_text())
    wait_until(lambda: gone(pid))


def test_a_program_that_never_says_hello_is_too_slow(hosting: Hosting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs.greet, "__defaults__", (0.5,))
    course = begin(small_game())
    decided = seated(hosting, course, "silent").decide(course)
    assert decided.failures == [Failure(name("silent"), "focused", SLOW, "no hello in 0.5 s")]


def test_a_second_answer_is_not_taken_for_the_next_decision(hosting: Hosting) -> None:
    course = begin(small_game())
    seats = [hosting.seat(name("twice"), course.record, seat) for seat in range(2)]
    made = play_on(course, seats, 4)
    seen = [(decided.failures[0].reason if decided.failures else "") for decided in made]
    assert any("it decided at ply" in reason for reason in seen)
    assert made[0].failures == []


def test_a_program_is_started_again_and_told_everything_again(hosting: Hosting, folder: Path) -> None:
    course = begin(small_game())
    seats = [hosting.seat(name("at_second"), course.record, seat) for seat in range(2)]
    made = play_on(course, seats, 3)
    assert [len(decided.failures) for decided in made] == [0, 0, 1]
    assert [word for word, _ in heard(folder)].count("hello") >= 2


def test_a_program_that_fails_again_and_again_is_given_up_with_one_last_line(hosting: Hosting) -> None:
    course = begin(small_game())
    decider = seated(hosting, course, "exits")
    failures = [decider.decide(course).failures for _ in range(5)]
    assert [len(each) for each in failures] == [1, 1, 1, 0, 0]
    assert failures[2][0].why == MISSING
    assert failures[2][0].reason == "it ended with code 3; it failed 3 times in a row"


def test_a_game_that_goes_back_is_told_again(hosting: Hosting, folder: Path) -> None:
    course = begin(small_game())
    seats = [hosting.seat(name("good"), course.record, seat) for seat in range(2)]
    play_on(course, seats, 6)
    course.back(2)
    (decided,) = play_on(course, seats, 1)
    assert (decided.failures, decided.thought.words) == ([], "2 seen")


def test_a_program_ends_with_its_game_and_its_children_with_it(hosting: Hosting, folder: Path) -> None:
    course = begin(small_game())
    for mode in ("starts", "stays"):
        decider = seated(hosting, course, mode)
        assert decider.decide(course).failures == []
        pid = int((folder / f"pid-{mode}").read_text())
        assert not gone(pid)
        decider.end()
        wait_until(partial(gone, pid))
    wait_until(lambda: gone(int((folder / "child").read_text())))


def test_programs_end_with_the_hosting_and_none_is_started_afterwards(folder: Path) -> None:
    course = begin(small_game())
    with Hosting(AMPLE) as hosting:
        decider = seated(hosting, course, "starts")
        decider.decide(course)
    wait_until(lambda: gone(int((folder / "pid-starts").read_text())) and gone(int((folder / "child").read_text())))
    assert decider.decide(course).failures != []


def test_programs_and_their_children_end_even_if_who_started_them_is_killed(folder: Path) -> None:
    play = f"""
import time
from hanse.players import Hosting, Limit, begin
from tests.players.ended import gone, wait_until
from tests.players.outside import small_game
course = begin(small_game())
hosting = Hosting(Limit(seconds={PATIENCE}))
hosting.seat({name("starts")!r}, course.record, course.state.mover()).decide(course)
print("decided", flush=True)
time.sleep(100000)
"""
    paths = [str(Path(hanse.__path__[0]).parent), str(Path(__file__).parents[2])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    with subprocess.Popen([sys.executable, "-c", play], stdout=subprocess.PIPE, env=environment) as asking:
        assert asking.stdout is not None
        assert asking.stdout.readline() == b"decided\n"
        asking.send_signal(signal.SIGKILL)
    wait_until(lambda: gone(int((folder / "pid-starts").read_text())) and gone(int((folder / "child").read_text())))


def test_the_options_in_a_name_are_told_to_the_program(hosting: Hosting, folder: Path) -> None:
    course = begin(small_game())
    player = f"program?depth=5&bold=on:{odd('good')}"
    assert hosting.seat(player, course.record, course.state.mover()).decide(course).failures == []
    assert json.loads(dict(heard(folder))["set"]) == {"depth": 5, "bold": True}


def test_a_program_is_found_by_its_name_and_says_what_it_is(folder: Path) -> None:
    offer = Registry().find(name("good"), "hansa")
    assert (offer.name, offer.games, offer.about) == (name("good"), ("hansa",), "Does what it is told.")
    assert name("good") in Registry([name("good")]).names("hansa")
    assert name("good") not in Registry([name("good")]).names("merkator")


@pytest.mark.parametrize(
    ("player", "words"),
    [
        ("program:", "command '' is empty: expected a program, as in python my_bot.py"),
        ("program:nowhere-at-all", "program 'nowhere-at-all' is not there, or cannot be run"),
        ("program:python 'a", 'command "python \'a" cannot be read: no closing quotation'),
        ("program?depth:true", "player program?depth:true: expected options as in program?depth=3:COMMAND"),
        ("program:" + "x" * 200, "expected at most 200 printable letters"),
        ("program:true", "player program:true does not load: it ended with code 0"),
        ("program:cat", 'does not load: name is "": expected a text of at most 64 letters'),
        (name("version"), "does not load: it speaks protocol 2: expected 1"),
        (name("gameless"), "does not load: games is []: expected a list of keys of games"),
        (name("options"), "expected a list of objects with name and default"),
        (f"program?speed=3:{odd('good')}", "has no option 'speed': expected one of depth, bold"),
        (f"program?depth=x:{odd('good')}", "option depth is 'x': expected something like 3"),
        (name("good"), "does not play merkator: expected one of hansa"),
    ],
)
def test_a_program_that_cannot_play_is_refused_in_one_line(folder: Path, player: str, words: str) -> None:
    with pytest.raises(PlayerError) as refusal:
        Registry().find(player, "merkator")
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_module_is_not_taken_for_a_program() -> None:
    assert [is_program(each) for each in ("program:ls", "program?a=1:ls", "programs:f", "my.program:f", "program")] == [
        *(True, True),
        *(False, False, False),
    ]
    assert command_named("program:python 'my bot.py' -v").words == ("python", "my bot.py", "-v")
