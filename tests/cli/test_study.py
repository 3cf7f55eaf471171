"""A recorded game studied in the terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hanse as package
from hanse.study.analysis.analysis import Analysis
from hanse.study.analysis.page import SIGNS
from tests.cli.conftest import Run
from tests.patience import PATIENCE
from tests.study.game import FEW, finished


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of Hansa."""
    path = tmp_path / "game.json"
    path.write_text(finished().to_json(), encoding="utf-8")
    return path


def test_page_and_data_are_written_and_known_the_next_time(hanse: Run, game: Path) -> None:
    told = hanse("study", game, "--iterations", FEW)
    assert (told.code, told.err) == (0, "")
    page, data = game.with_name("game-study.html"), game.with_name("game-study.json")
    result = json.loads(data.read_text(encoding="utf-8"))
    assert result["done"]
    assert result["critical"]
    written = page.read_text(encoding="utf-8")
    assert written.count("<polyline") == 2
    assert written.count("data:image/svg+xml") == len(result["critical"])
    assert "http" not in written.replace("http://www.w3.org", "")
    for place in result["critical"]:
        assert f'id="m{place}"' in written
        assert SIGNS[result["moments"][place]["mark"]] in told.out
    assert not game.with_name("game-study.part").exists()
    marked = {**result, "names": ["known", "already"]}
    data.write_text(json.dumps(marked), encoding="utf-8")
    assert "already" in hanse("study", game, "--iterations", FEW).out


@pytest.mark.parametrize(("language", "title"), [("fr", "Précision"), ("de", "Genauigkeit")])
def test_it_speaks_the_readers_language(hanse: Run, game: Path, language: str, title: str) -> None:
    told = hanse("study", game, "--iterations", FEW, "--seat", 1, "--lang", language, "-o", game.with_name("s.html"))
    assert (told.code, told.err) == (0, "")
    assert title in told.out
    assert f'<html lang="{language}">' in game.with_name("s.html").read_text(encoding="utf-8")


def test_a_killed_analysis_goes_on(hanse: Run, game: Path) -> None:
    part, some = game.with_name("game-study.part"), 20
    start = "import sys; from hanse.cli import main; sys.exit(main())"
    environment = {**os.environ, "HANSE_LANG": "en", "PYTHONPATH": str(Path(package.__path__[0]).parent)}
    arguments = ["study", str(game), "--iterations", str(FEW)]
    process = subprocess.Popen([sys.executable, "-c", start, *arguments], env=environment)
    end = time.monotonic() + PATIENCE
    while not (part.exists() and len(part.read_bytes().splitlines()) > some):
        assert time.monotonic() < end
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    left = part.read_bytes()
    lines = [json.loads(line) for line in left.splitlines(keepends=True) if line.endswith(b"\n")]
    assert lines[0] == Analysis(finished(), None, FEW).head()
    # What was found is not looked for again: a note that nobody could make comes through.
    lines[1]["before"]["scores"] = [1234.5, 0.0]
    kept = [note for note in lines if note.get("action") != lines[1]["action"] or note["kind"] != "judged"]
    kept.append({"kind": "judged", "action": lines[1]["action"], "before": lines[1]["before"]})
    part.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
    assert hanse("study", game, "--iterations", FEW).code == 0
    result = json.loads(game.with_name("game-study.json").read_text(encoding="utf-8"))
    assert result["done"]
    assert result["moments"][lines[1]["action"]]["before"]["scores"] == [1234.5, 0.0]
    assert not part.exists()


def test_what_cannot_be_studied_is_refused_in_one_line(hanse: Run, game: Path, tmp_path: Path) -> None:
    several, unfinished, alone, damaged = (tmp_path / name for name in ("s.jsonl", "u.json", "a.json", "d.json"))
    several.write_text(f"{finished().to_json()}\n{finished().to_json()}\n", encoding="utf-8")
    hanse("simulate", "hansa", "--games", 1, "--seats", 2, "--max-decisions", 20, "--out", unfinished)
    hanse("simulate", "merkator", "--games", 1, "--seats", 1, "--bots", "focused", "--out", alone)
    damaged.write_text(finished().to_json().replace('"codes":[', '"codes":[999999,'), encoding="utf-8")
    for given, expected in (
        ([several], "2 games: expected one"),
        ([unfinished], "the game is not over after 20 decisions"),
        ([alone], "a game alone"),
        ([damaged], "decision 1 of"),
        ([game, "--iterations", 0], "--iterations"),
        ([game, "--seat", 3], "no seat 3: expected 1 to 2"),
        ([game, "-o", "page.png"], "expected a name that ends with .html"),
        ([game, "-o", tmp_path], "cannot be written"),
    ):
        refused = hanse("study", *given)
        assert (refused.code, refused.out) == (2, ""), given
        assert expected in refused.err, given
        assert len(refused.err.splitlines()) == 1
