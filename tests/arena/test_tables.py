"""Tables of games: the same however they were played, kept whatever stops a run, and true to the records."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from hanse.arena import replayed
from hanse.arena.rows import DECISION
from hanse.arena.simulation import Course, Told
from hanse.arena.tables import DECISIONS, GAMES
from hanse.cli import main
from hanse.games import GAMES as ALL
from hanse.kernel.record import read_record
from tests.patience import PATIENCE

TOLD = Course.told
QUICK = ["simulate", "hansa", "--seats", "2", "--max-decisions", "60", "--seed", "t"]


def simulate(folder: Path, *more: str) -> tuple[pl.DataFrame, pl.DataFrame]:
    games, decisions = folder / "games.parquet", folder / "decisions.parquet"
    assert main([*QUICK, "--json", "--table", str(games), "--decisions", str(decisions), *more]) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["decisions.parquet", "games.parquet"]
    return pl.read_parquet(games), pl.read_parquet(decisions)


def test_tables_do_not_depend_on_how_many_play(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    alone = simulate(tmp_path / "one", "--games", "7")
    together = simulate(tmp_path / "two", "--games", "7", "--jobs", "2")
    for one, two in zip(alone, together, strict=True):
        assert_frame_equal(one, two)
    assert alone[0]["number"].to_list() == list(range(7))


@pytest.mark.parametrize("game", list(ALL))
def test_rows_say_what_the_records_say(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "games.jsonl"
    assert main(["simulate", game, "--games", "2", "--seats", "3", "--bots", "focused", "--out", str(records)]) == 0
    tables = [tmp_path / "games.parquet", tmp_path / "decisions.parquet"]
    capsys.readouterr()
    argv = ["replay", str(records), "--json", "--table", str(tables[0]), "--decisions", str(tables[1])]
    assert main(argv) == 0
    printed = json.loads(capsys.readouterr().out)
    games, decisions = (pl.read_parquet(path) for path in tables)
    assert games.to_dicts() == printed
    assert decisions.schema == DECISIONS
    assert {name: games.schema[name] for name in GAMES if name in games.schema}.items() <= GAMES.items()
    for row, line in zip(printed, records.read_text(encoding="utf-8").splitlines(), strict=True):
        played = replayed(read_record(line, ALL))
        parts = played.record.game.parts
        assert row["points"] == [score / parts for score in played.scores]
        by_category = [row[name] for name in row if name.startswith("points_")]
        assert [sum(seat) for seat in zip(*by_category, strict=True)] == row["points"]
        assert (row["ranks"], row["decisions"]) == (played.ranks, len(played.record.codes))
        own = decisions.filter(pl.col("number") == row["number"])
        assert own["code"].to_list() == played.record.codes
        state = played.record.begin()
        for told in own.rows():
            decision = dict(zip(DECISION, told, strict=True))
            code = decision["code"]
            assert (decision["seat"], decision["choices"]) == (state.mover(), len(state.legal()))
            assert (decision["family"], decision["words"]) == (state.describe(code)["family"], state.words(code))
            state.play(code)


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    (tmp_path / "whole").mkdir()
    (tmp_path / "torn").mkdir()
    games = ["--games", "400"]
    whole = simulate(tmp_path / "whole", *games)
    target = tmp_path / "torn" / "games.parquet"
    progress = Path(f"{target}.parts") / "progress.json"
    start = "import hanse.arena.parts as p; p.EVERY = 0; import sys; from hanse.cli import main; sys.exit(main())"
    argv = [*QUICK, *games, "--table", str(target), "--decisions", str(target.with_name("decisions.parquet"))]
    process = subprocess.Popen(
        [sys.executable, "-c", start, *argv], stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONUTF8": "1"}
    )
    end = time.monotonic() + PATIENCE
    while not progress.exists() and process.poll() is None:
        assert time.monotonic() < end
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    again = simulate(tmp_path / "torn", *games)
    for one, two in zip(whole, again, strict=True):
        assert_frame_equal(one, two)


def test_parts_of_something_else_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "games.parquet"
    argv = [*QUICK, "--games", "2", "--table", str(target)]
    folder = Path(f"{target}.parts")
    folder.mkdir()
    (folder / "holiday.txt").write_text("photos")
    assert _refused(argv, capsys) == f"hanse: {folder}: expected the parts of a table, or a new folder\n"
    (folder / "holiday.txt").unlink()
    (folder / "progress.json").write_text("[]")
    assert _refused(argv, capsys) == f"hanse: {folder}: damaged: expected the parts of a table\n"
    (folder / "progress.json").unlink()
    assert main(argv) == 0
    assert _refused(argv, capsys) == f"hanse: {target} exists already: expected a new file\n"


def _refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(argv) == 2
    return capsys.readouterr().err


def test_an_interrupted_run_says_where_its_games_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "games.parquet"
    argv = [*QUICK, "--games", "3", "--table", str(target)]
    with monkeypatch.context() as patched:
        patched.setattr("hanse.arena.simulation.Course.told", _interrupted)
        assert main(argv) == 130
    told = " ".join(capsys.readouterr().err.split())
    assert told.startswith("Interrupted: 1 game is kept in")
    other = [*argv[:-3], "4", *argv[-2:]]
    assert "parts of another simulation" in _refused(other, capsys)
    assert main(argv) == 0
    assert pl.read_parquet(target)["number"].to_list() == [0, 1, 2]


def _interrupted(self: Course) -> Iterator[Told]:
    """Somebody presses Ctrl+C after the first games."""
    yield next(TOLD(self))
    raise KeyboardInterrupt


def test_csv_has_a_column_for_each_seat(tmp_path: Path) -> None:
    target = tmp_path / "games.csv"
    assert main([*QUICK, "--games", "2", "--table", str(target)]) == 0
    table = pl.read_csv(target)
    assert table["players_1"].to_list() == ["focused", "focused"]
    assert {"points_0", "points_1", "points_sold_0"} <= set(table.columns)
    assert "points_2" not in table.columns


def test_a_tournament_is_written_as_a_table_too(tmp_path: Path) -> None:
    results, target = tmp_path / "results.jsonl", tmp_path / "games.parquet"
    argv = ["arena", str(results), "--players", "focused,random", "--games", "1", "--max-decisions", "40", "--json"]
    places = ["--place", "hansa//2", "--place", "merkator//2"]
    assert main([*argv, *places, "--table", str(target)]) == 0
    table = pl.read_parquet(target)
    lines = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()[1:]]
    for name, key in (("number", "n"), ("cell", "cell"), ("asked", "asked"), ("seconds", "seconds")):
        assert table[name].to_list() == [line[key] for line in lines]
    assert table["game"].unique(maintain_order=True).to_list() == ["hansa", "merkator"]
    assert table["points_contracts"].null_count() == table.filter(pl.col("game") == "hansa").height


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["--decisions", "d.parquet"], "--decisions needs --table"),
        (["--table", "games.xlsx"], "expected a name that ends with .parquet, .csv"),
        (["--table", "a.csv", "--decisions", "a.csv"], "a.csv is named twice"),
        (["--table", "a.csv", "--out", "a.jsonl"], "--table cannot be used together with --out"),
        (["--table", "no/where/a.csv"], "cannot be written: no such file or directory"),
        (["--jobs", "0"], "expected a whole number from 1 to"),
    ],
)
def test_bad_tables_are_refused_in_one_line(
    argv: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    refusal = _refused([*QUICK, "--games", "1", *argv], capsys)
    assert told in refusal
    assert refusal.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
