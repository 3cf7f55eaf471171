"""`hanse report`: a page and pictures, or one line that says why not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.study.results import HEAD, as_text, result

GAME = ("hansa", "hansa2004", ("focused", "random", "focused"))
PNG = b"\x89PNG"


def _inside(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "state")


def test_page_and_pictures_stand_beside_the_results(hanse: Run, tmp_path: Path) -> None:
    results = tmp_path / "games.jsonl"
    results.write_text(as_text([result(*GAME)]), encoding="utf-8")
    done = hanse("report", results)
    assert (done.code, done.err) == (0, "")
    assert _inside(tmp_path) == ["games-pictures", "games.html", "games.jsonl"]
    drawn = list((tmp_path / "games-pictures").iterdir())
    assert f"{len(drawn)} pictures" in done.out
    assert all(picture.read_bytes().startswith(PNG) for picture in drawn)
    assert {"ratings", "cross", "seats", "points", "length", "ends", "amounts"} <= {
        picture.stem.removeprefix("hansa-hansa2004-hansa-3-") for picture in drawn
    }


def test_records_of_a_simulation_are_reported_too_in_the_language_asked_for(hanse: Run, tmp_path: Path) -> None:
    records, target = tmp_path / "games.jsonl", tmp_path / "bericht.html"
    assert hanse("simulate", "merkator", "--games", 2, "--seats", 1, "--preset", "solo", "--out", records).code == 0
    assert hanse("report", records, "-o", target, "--lang", "de").code == 0
    assert "Bericht über 2 Partien" in target.read_text(encoding="utf-8")


def test_a_second_report_replaces_the_first(hanse: Run, tmp_path: Path) -> None:
    results = tmp_path / "games.jsonl"
    results.write_text(as_text([result(*GAME)]), encoding="utf-8")
    assert [hanse("report", results).code for _ in range(2)] == [0, 0]
    assert _inside(tmp_path) == ["games-pictures", "games.html", "games.jsonl"]


def test_a_torn_last_line_is_told_and_left_out(hanse: Run, tmp_path: Path) -> None:
    results = tmp_path / "games.jsonl"
    results.write_text(as_text([result(*GAME), result(*GAME)])[:-50], encoding="utf-8")
    done = hanse("report", results)
    assert (done.code, done.err) == (0, "The last line was cut off and is left out.\n")
    page = (tmp_path / "games.html").read_text(encoding="utf-8")
    assert "Report of 1 game" in page
    assert "The last line was cut off" in page


def _damaged() -> list[tuple[str, str]]:
    good = json.dumps(result(*GAME))
    return [
        ("", "no game is in it"),
        (json.dumps(HEAD) + "\n", "no game is in it"),
        ('{"hanse": "0.2.0"}\n', "not a file of results"),
        ('{"arena": 9}\n', "expected 1"),
        (f"{json.dumps(HEAD)}\n{good[:-30]}\n{good}\n", "line 2: expected a game as a JSON object"),
        (f"{json.dumps(HEAD)}\n{good}\n[]\n", "line 3: expected a game as a JSON object"),
        (f"{good}\n{json.dumps({**json.loads(good), 'scores': [0, 0, 0]})}\n", "line 2: scores 0, 0, 0"),
        (as_text([result(*GAME, "1", 20)]), "no game in it came to its end"),
    ]


@pytest.mark.parametrize(("text", "expected"), _damaged(), ids=[expected for _, expected in _damaged()])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_damaged_results_are_refused_in_one_line_and_nothing_is_written(
    hanse: Run, tmp_path: Path, text: str, expected: str, language: str
) -> None:
    results = tmp_path / "games.jsonl"
    results.write_text(text, encoding="utf-8")
    done = hanse("report", results, "--lang", language)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "games.jsonl" in done.err
    assert expected in done.err or language != "en"
    assert _inside(tmp_path) == ["games.jsonl"]


def test_what_cannot_be_written_is_refused_before_the_work(hanse: Run, tmp_path: Path) -> None:
    results = tmp_path / "games.jsonl"
    results.write_text(as_text([result(*GAME)]), encoding="utf-8")
    (tmp_path / "folder.html").mkdir()
    (tmp_path / "file-pictures").write_text("mine", encoding="utf-8")
    before = _inside(tmp_path)
    for output, expected in (
        (tmp_path / "no" / "where.html", "cannot be written: no such file"),
        (tmp_path / "folder.html", "something else already"),
        (tmp_path / "file.html", "something else already"),
        (tmp_path / "page.pdf", "expected a name that ends with .html"),
        (tmp_path / f"{'x' * 300}.html", "cannot be written: file name too long"),
    ):
        done = hanse("report", results, "-o", output)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert expected in done.err
    assert _inside(tmp_path) == before


def test_the_results_are_never_written_over(hanse: Run, tmp_path: Path) -> None:
    text = as_text([result(*GAME)])
    for name, output in (("games.html", []), ("games", ["-o", tmp_path / "games"])):
        results = tmp_path / name
        results.write_text(text, encoding="utf-8")
        assert hanse("report", results, *output).code == 2
        assert results.read_text(encoding="utf-8") == text


def test_an_interrupted_report_leaves_nothing_behind(
    hanse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / "games.jsonl"
    results.write_text(as_text([result(*GAME)]), encoding="utf-8")

    def interrupted(_line: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hanse.cli.report.read_result", interrupted)
    assert hanse("report", results).code == 130
    assert _inside(tmp_path) == ["games.jsonl"]


def test_a_missing_file_is_refused(hanse: Run, tmp_path: Path) -> None:
    done = hanse("report", tmp_path / "nowhere.jsonl")
    assert (done.code, "cannot be read: no such file" in done.err) == (2, True)
