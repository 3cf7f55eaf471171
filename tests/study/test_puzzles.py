"""Puzzles: those that come with the house hold what they promise, and the verb finds more of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanse.arena import play_game
from hanse.cli import main
from hanse.games import GAMES, find_game
from hanse.kernel.errors import HanseError
from hanse.messages import catalogue, languages
from hanse.study.analysis.accuracy import scaled
from hanse.study.puzzles.alike import likeness
from hanse.study.puzzles.attempt import attempt, shown
from hanse.study.puzzles.collection import Collection, line_of, shipped
from hanse.study.puzzles.finding import CLEAR, SURE
from hanse.study.puzzles.puzzle import played, read_puzzle


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_of_the_house_have_one_answer_and_it_is_not_the_obvious_one(game: str) -> None:
    assert shipped(game)
    for puzzle in shipped(game).values():
        best = puzzle.best.words[: puzzle.best.action]
        codes = [played(puzzle.begin(), best[:count]).code(word) for count, word in enumerate(best)]
        tried = attempt(puzzle, codes)
        assert tried.done
        assert puzzle.solved_by(tried.state)
        assert not puzzle.solved_by(played(puzzle.begin(), puzzle.obvious.words[: puzzle.obvious.action]))
        assert all(puzzle.solved_by(played(puzzle.begin(), other)) for other in puzzle.also)
        seats = len(puzzle.best.chances)
        assert scaled(puzzle.loss, seats) >= CLEAR
        assert puzzle.loss > SURE * puzzle.error
        assert shown(puzzle, puzzle.best).view["viewer"] == puzzle.seat


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_its_words(game: str) -> None:
    themes = {theme for puzzle in shipped(game).values() for theme in puzzle.themes}
    for language in languages():
        words = catalogue(language)
        assert all(words.has(f"puzzle-theme-{theme}") for theme in themes)


def test_posts_of_a_route_are_alike_and_other_routes_are_not() -> None:
    game = find_game("teutonica")
    state = game.start(game.options("base2009", 3), 1)
    one, other, elsewhere = (
        played(state.copy(), [f"place trader {post}"])
        for post in ("hamburg-bremen.1", "hamburg-bremen.3", "hamburg-luneburg.1")
    )
    assert one.key() != other.key()
    assert likeness(one) == likeness(other)
    assert likeness(one) != likeness(elsewhere)


@pytest.mark.parametrize(
    "damage", ["{", "[]", '{"number": 1}', '{"number":0,"looked":1,"candidates":1,"puzzles":[{}]}']
)
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "some.jsonl"
    Collection(path, {"game": "hansa"}).close()
    path.write_text(path.read_text() + damage + "\n")
    before = path.read_bytes()
    with pytest.raises(HanseError):
        Collection(path, {"game": "hansa"})
    assert path.read_bytes() == before


def test_a_line_that_was_cut_off_is_made_again_and_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    first = Collection(path, {"game": "hansa"})
    first.add(line_of(0, 5, 1, list(shipped("hansa").values())[:1]))
    with pytest.raises(HanseError, match="another run"):
        Collection(path, {"game": "hansa"})
    first.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"number": 1, "loo')
    again = Collection(path, {"game": "hansa"})
    again.close()
    assert again.tally.games == {0}
    assert path.read_bytes() == whole
    with pytest.raises(HanseError, match="same game"):
        Collection(path, {"game": "merkator"})


def test_a_puzzle_of_a_later_format_is_refused() -> None:
    data = next(iter(shipped("hansa").values())).to_data()
    assert read_puzzle(json.loads(json.dumps(data)), "here").to_data() == data
    with pytest.raises(HanseError, match="format 2"):
        read_puzzle({**data, "puzzle": 2}, "here")


@pytest.mark.parametrize(
    "given",
    [
        ["chess"],
        ["hansa", "--count", "0"],
        ["hansa", "--player", "nobody"],
        ["hansa", "-o", "some.txt"],
        ["hansa", "--records", "missing.jsonl"],
        ["hansa", "-o", "no/such/folder.jsonl"],
    ],
)
def test_bad_input_is_told_in_one_line(
    given: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", *given]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_records_are_looked_through_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that is nearly over has few moments to look at."""
    monkeypatch.chdir(tmp_path)
    game = find_game("hansa")
    record = play_game(game, game.options("hansa2004", 2), ["focused", "focused"], 1).record
    late = len(record.codes) - 4
    record.position = record.replay(late).to_data()
    del record.codes[:late]
    (tmp_path / "games.jsonl").write_text(record.to_json() + "\n")
    arguments = ["puzzles", "hansa", "--records", "games.jsonl", "-o", "found.jsonl"]
    assert main(arguments) == 0
    found = (tmp_path / "found.jsonl").read_bytes()
    assert found.count(b"\n") == 2
    assert main(arguments) == 0
    assert (tmp_path / "found.jsonl").read_bytes() == found
    assert "1 games" in capsys.readouterr().out
