"""Players of others think in a process of their own: whatever they do there, the game goes on without waiting."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import hanse
from hanse.players import Course, Host, Hosting, Limit, begin
from hanse.players.host import Failure
from hanse.players.loading import player_maker
from hanse.players.player import FAILED, ILLEGAL, MISSING, SLOW
from hanse.players.process import PlayerProcess, ProcessFailure, Setup
from hanse.players.remote import Remote
from hanse.players.turns import WithinTurns
from tests.patience import PATIENCE
from tests.players.ended import gone, wait_until
from tests.players.outside import play_on, small_game, write

pytestmark = pytest.mark.slow  # processes are the same on the source

AMPLE = Limit(seconds=120)


@pytest.fixture
def process(outside: Path) -> Iterator[PlayerProcess]:
    running = PlayerProcess(Setup(memory=1024))
    yield running
    running.close()


def remote(process: PlayerProcess, player: str, seat: int, limit: Limit = AMPLE, table: str = "t") -> Remote:
    return Remote(process, table, player, small_game(), seat, limit)


@pytest.mark.parametrize(
    ("player", "why", "reason"),
    [
        ("raises", FAILED, "ValueError: no idea at all"),
        ("exits", FAILED, "SystemExit: good night"),
        ("illegal", ILLEGAL, "-1 is not legal"),
        ("nonsense", FAILED, "TypeError: 'str' object cannot be interpreted as an integer"),
        ("recursive", FAILED, "RecursionError: maximum recursion depth exceeded"),
        ("greedy_for_memory", FAILED, "MemoryError"),
        ("interrupts", FAILED, "KeyboardInterrupt"),
        ("dies", FAILED, "its process ended"),
        ("forks", FAILED, "it left a process behind"),
        ("doubles", FAILED, "it left a process behind"),
        ("floods", FAILED, "its answer cannot be read"),
        ("closes", FAILED, "its process ended"),
        ("nobody", MISSING, "player bad:nobody does not load: AttributeError: module 'bad' has no attribute 'nobody'"),
    ],
)
def test_who_fails_is_replaced_and_the_reason_is_kept(
    process: PlayerProcess, player: str, why: str, reason: str
) -> None:
    course = begin(small_game())
    mover = course.state.mover()
    decided = remote(process, f"bad:{player}", mover).decide(course)
    assert decided.failures == [Failure(f"bad:{player}", "focused", why, reason)]
    focused = Host("focused", player_maker("focused", "hansa"), small_game(), mover)
    assert decided.thought == focused.decide(course).thought
    assert remote(process, "random", mover).decide(course).failures == []  # the next question finds a sound process


def test_who_hangs_is_ended_when_its_time_is_over(process: PlayerProcess) -> None:
    course = begin(small_game())
    mover = course.state.mover()
    decided = remote(process, "bad:hangs", mover, Limit(seconds=0.2)).decide(course)
    assert decided.failures == [Failure("bad:hangs", "focused", SLOW, "no answer in 1.2 s")]
    assert not process.running
    assert remote(process, "random", mover).decide(course).failures == []


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one(process: PlayerProcess, outside: Path) -> None:
    late = "def late(state, chance):\n    time.sleep(3)\n    return state.legal()[-1]\n"
    write(outside, "slow", "import time", late)
    course = begin(small_game())
    mover = course.state.mover()
    (failure,) = remote(process, "slow:late", mover, Limit(seconds=0.1)).decide(course).failures
    assert failure.why == SLOW
    focused = Host("focused", player_maker("focused", "hansa"), small_game(), mover).decide(course)
    assert remote(process, "focused", mover).decide(course) == focused


def test_what_a_player_prints_goes_nowhere(process: PlayerProcess, capfd: pytest.CaptureFixture[str]) -> None:
    course = begin(small_game())
    decided = remote(process, "bad:prints", course.state.mover()).decide(course)
    assert decided.failures == []
    assert capfd.readouterr() == ("", "")


def test_what_a_player_prints_can_be_shown_beside_what_the_program_says(
    outside: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    shown = PlayerProcess(Setup(shown=True))
    course = begin(small_game())
    assert remote(shown, "bad:prints", course.state.mover()).decide(course).failures == []
    shown.close()
    out, err = capfd.readouterr()
    assert out == ""
    assert "to the very stream" in err


def test_processes_that_a_player_started_end_with_it(process: PlayerProcess, outside: Path) -> None:
    text = """
import os, subprocess, sys
def starts(state, chance):
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(100000)"])
    with open("child", "w") as file:
        file.write(str(child.pid))
    return state.legal()[0]
"""
    write(outside, "starting", text)
    course = begin(small_game())
    (failure,) = remote(process, "starting:starts", course.state.mover()).decide(course).failures
    assert failure.reason == "it left a process behind"
    wait_until(lambda: gone(int((outside / "child").read_text())))


def test_a_process_ends_with_who_asked_even_while_a_player_hangs(outside: Path) -> None:
    text = """
import os, time
def hangs(state, chance):
    with open("worker", "w") as file:
        file.write(str(os.getpid()))
    os.rename("worker", "pid")
    time.sleep(100000)
"""
    write(outside, "hanging", text)
    ask = """
from hanse.arena import play_game
from hanse.games import find_game
game = find_game("hansa")
play_game(game, game.options("hansa2004", 2), ["hanging:hangs", "hanging:hangs"], 7)
"""
    path = str(Path(hanse.__path__[0]).parent)
    asker = subprocess.Popen([sys.executable, "-c", ask], env={**os.environ, "PYTHONPATH": path})
    wait_until((outside / "pid").exists)
    asker.send_signal(signal.SIGKILL)
    asker.wait()
    wait_until(lambda: gone(int((outside / "pid").read_text())))


def test_a_process_that_is_closed_while_it_is_asked_fails_the_question(process: PlayerProcess) -> None:
    course = begin(small_game())
    mover = course.state.mover()
    assert remote(process, "random", mover).decide(course).failures == []
    question = remote(process, "bad:hangs", mover)._asking.question(course, Limit())
    failures: list[str] = []

    def ask() -> None:
        try:
            process.ask(question)
        except ProcessFailure as failure:
            failures.append(failure.reason)

    waiting = threading.Thread(target=ask)
    waiting.start()
    wait_until(process._asking.locked)
    process.close()
    waiting.join(PATIENCE)
    assert len(failures) == 1
    with pytest.raises(ProcessFailure, match="closed"):
        process.ask(question)


def words_of(course: Course, decider: Remote) -> str:
    decided = decider.decide(course)
    assert decided.failures == []
    return decided.thought.words


def moved_to(course: Course, seat: int) -> Course:
    """The same game a little later, when that seat has to decide."""
    course.play(min(course.state.legal()))
    while course.state.mover() != seat:
        course.play(min(course.state.legal()))
    return course


def test_a_player_remembers_from_one_decision_to_the_next_and_a_whole_thought_comes_back(
    process: PlayerProcess,
) -> None:
    course = begin(small_game())
    seat = course.state.mover()
    counting = remote(process, "mine:Counting", seat)
    for _ in range(8):
        mine = sum(seen.seat == seat for seen in course.seen)
        thought = counting.decide(course).thought
        assert thought.words == f"{course.ply} seen, {mine} of them mine, 120 s"
        assert (thought.looked, list(thought.values)) == (course.ply, [float(score) for score in course.state.scores()])
        assert list(thought.line) == [thought.code]
        moved_to(course, seat)


def test_after_an_undo_or_a_new_process_a_player_has_seen_what_stands(process: PlayerProcess) -> None:
    course = begin(small_game())
    seat = course.state.mover()
    counting = remote(process, "mine:Counting", seat)
    for _ in range(6):
        words_of(course, counting)
        moved_to(course, seat)
    ply = next(ply for ply in range(course.ply - 1, 0, -1) if course.seen[ply].seat == seat)
    course.back(ply)
    assert words_of(course, counting).startswith(f"{ply} seen")
    course.back(0)
    course.play(max(course.state.legal()))  # another way from the beginning
    while course.state.mover() != seat:
        course.play(max(course.state.legal()))
    assert words_of(course, counting).startswith(f"{course.ply} seen")
    remote(process, "bad:dies", seat, table="other").decide(course)
    assert words_of(course, counting).startswith(f"{course.ply} seen")


def test_players_of_several_tables_and_seats_do_not_mix(process: PlayerProcess) -> None:
    courses = {table: begin(small_game()) for table in ("a", "b")}
    deciders = {table: [remote(process, "mine:Counting", seat, table=table) for seat in range(2)] for table in courses}
    for turn in range(20):
        for table, course in courses.items():
            if table == "b" and turn % 3:
                continue
            decided = deciders[table][course.state.mover()].decide(course)
            assert decided.thought.looked == course.ply
            course.play(decided.thought.code)


def test_a_turn_that_takes_too_long_is_brought_to_its_end_by_a_simpler_player_with_one_line(
    process: PlayerProcess,
) -> None:
    record = small_game()
    course = begin(record)
    limit = Limit(seconds=0.1)
    remotes = [Remote(process, "t", "bad:hangs", record, seat, limit) for seat in range(2)]
    seats = [WithinTurns("bad:hangs", remote, limit, 0.1) for remote in remotes]
    told: dict[tuple[int, int], list[int]] = {}
    for _ in range(40):
        place = (course.turn(), course.state.mover())
        decided = seats[course.state.mover()].decide(course)
        assert all(failure.why == SLOW for failure in decided.failures)
        told.setdefault(place, []).append(len(decided.failures))
        course.play(decided.thought.code)
        if any(len(turn) > 2 for turn in told.values()):
            break
    longest = max(told.values(), key=len)
    assert longest[:3] == [1, 1, 0]  # its first decision, then once for the rest of the turn
    assert all(lines == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0][: len(lines)] for lines in itertools.islice(told.values(), 4))


def test_the_same_game_comes_out_in_this_process_and_in_another(outside: Path) -> None:
    record = small_game("teutonica", 3, "elsewhere")
    with Hosting(AMPLE) as hosting:
        for player in ("focused", "random"):
            here, there = begin(record), begin(record)
            hosts = [hosting.seat(player, record, seat) for seat in range(3)]
            remotes = [Remote(hosting._process, player, player, record, seat, AMPLE) for seat in range(3)]
            assert play_on(here, hosts, 60) == play_on(there, remotes, 60)
