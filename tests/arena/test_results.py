"""Results of a tournament last, whatever happens to the run that writes them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import hanse
from hanse.arena.agenda import Agenda
from hanse.arena.results import Results
from hanse.arena.workers import Processes, Worker
from hanse.kernel.errors import HanseError
from tests.arena.small import COMMAND, ENVIRONMENT, VERSION, lines, run, small
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of a run that nothing disturbed."""
    path = tmp_path_factory.mktemp("whole") / "results.jsonl"
    run(small(), path)
    return path


def test_a_line_tells_all_of_a_game(whole: Path) -> None:
    head, *games = [json.loads(line) for line in whole.read_text(encoding="utf-8").splitlines()]
    assert head == {"hanse": VERSION, "arena": 1, "tournament": small().to_data()}
    assert [game["n"] for game in games] == list(range(12))
    first = games[0]
    assert list(first) == [
        "n", "cell", "record", "scores", "ranks", "decisions", "stopped", "seconds", "asked", "failures",
    ]  # fmt: skip
    record = hanse.read_record(json.dumps(first["record"]))
    assert record.seats == ["focused", "random", "random"]
    assert record.seed == "test/0"
    assert record.replay().scores() == first["scores"]
    assert (first["cell"], first["decisions"], first["stopped"]) == ("focused vs random", 40, True)
    assert sum(first["asked"]) == 40
    assert all(seconds > 0 for seconds in first["seconds"])


def test_several_processes_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    tournament = small()
    run(tournament, tmp_path / "results.jsonl", Processes(Worker, tournament.to_data(), 2))
    assert lines(tmp_path / "results.jsonl") == lines(whole)


def test_a_run_goes_on_where_another_one_stopped(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert len(run(small(), path, games=5)) == 5
    before = path.read_bytes()
    assert len(run(small(), path)) == 12
    assert path.read_bytes().startswith(before)
    assert lines(path) == lines(whole)


def test_a_line_that_was_torn_anywhere_is_played_again(whole: Path, tmp_path: Path) -> None:
    path, text = tmp_path / "results.jsonl", whole.read_bytes()
    starts = [0, *(place + 1 for place, byte in enumerate(text) if byte == ord("\n"))]
    for cut in (0, 1, starts[1] - 1, starts[1], starts[1] + 1, starts[-2] + 7, len(text) - 1, len(text)):
        path.write_bytes(text[:cut])
        run(small(), path)
        assert lines(path) == lines(whole), cut


def _damages(text: bytes) -> Iterator[tuple[bytes, str]]:
    head, first, second, *rest = text.splitlines(keepends=True)
    yield b"".join([head, second, first, *rest]), "line 2: damaged: expected game 0 of the tournament"
    yield b"".join([head, first, first, second, *rest]), "line 3: damaged: expected game 1 "
    yield b"".join([head, first, b"\xff\x00\n", *rest]), "line 3: damaged"
    yield b"".join([head, first, second[:40], b"\n", *rest]), "line 3: damaged"
    yield b"".join([head, first, b"[" * 100_000 + b"\n", *rest]), "line 3: damaged"
    yield b"".join([head, first, second.replace(b'"random"', b'"focused"', 1), *rest]), "line 3: damaged"
    yield b"".join([head, first, second.replace(b'"codes":[', b'"codes":[1,'), *rest]), "line 3: damaged"
    yield text + b"{}\n", "line 14: damaged: expected game 12 of the tournament"
    yield head.replace(b'"test"', b'"rest"'), "holds the results of another tournament"
    yield head.replace(b'"hanse":"0"', b'"hanse":"1"'), "holds the results of another tournament, or of another version"
    yield b'{"format":1}\n', "expected the results of a tournament, or a new file"
    yield b"Dear diary", "expected the results of a tournament, or a new file"


def test_other_and_damaged_results_are_refused_and_left_as_they_are(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    for text, refusal in _damages(whole.read_bytes()):
        path.write_bytes(text)
        with pytest.raises(HanseError, match=refusal):
            run(small(), path)
        assert path.read_bytes() == text


def test_two_runs_never_write_to_one_file(tmp_path: Path) -> None:
    tournament, path = small(), tmp_path / "results.jsonl"
    first = Results(str(path), tournament, VERSION)
    first.begin()
    before = path.read_bytes()
    with pytest.raises(HanseError, match="another run is writing to it"):
        run(tournament, path)
    second = Results(str(path), tournament, VERSION)
    with pytest.raises(HanseError, match="another run is writing to it"):
        list(second.read(Agenda(tournament)))
    late = Results(str(path), tournament, VERSION)
    first.close()
    with pytest.raises(HanseError, match="another run is writing to it"):
        late.begin()
    assert path.read_bytes() == before
    assert len(run(tournament, path)) == 12


def test_a_worker_that_is_killed_ends_the_run_in_one_line(tmp_path: Path) -> None:
    tournament = small(most_decisions=20_000, games=600)
    workers = Processes(Worker, tournament.to_data(), 2)
    os.kill(int(workers._processes[0].pid or 0), signal.SIGKILL)
    with pytest.raises(HanseError, match="a process that played games has ended"):
        run(tournament, tmp_path / "results.jsonl", workers)


ARGUMENTS = ["--players=focused,random", "--place=hansa//3", "--games=60", "--max-decisions=40", "--seed=test"]


def _start(folder: Path, *more: str) -> subprocess.Popen[str]:
    command = [*COMMAND, "results.jsonl", *ARGUMENTS, "--json", *more]
    return subprocess.Popen(command, cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_after_many_kills_the_results_are_those_of_an_undisturbed_run(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "results.jsonl"
    for size in (1, 15_000, 40_000):
        with _start(tmp_path, "--jobs", jobs) as process:
            while process.poll() is None and (not path.exists() or path.stat().st_size < size):
                time.sleep(0.001)
            assert process.poll() is None, "it has finished before it could be killed"
            process.kill()
    with _start(tmp_path, "--jobs", jobs) as process:
        assert json.loads(process.communicate(timeout=PATIENCE)[0])["complete"]
    run(small(games=60), tmp_path / "other.jsonl")
    assert lines(path)[1:] == lines(tmp_path / "other.jsonl")[1:]
