"""What is read as results."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hanse.kernel.errors import HanseError
from hanse.study.replay import replay
from hanse.study.results import NoResults, read_lines, read_result
from tests.study.results import HEAD, as_text, result

GAME = ("hansa", "hansa2004", ("focused", "random", "focused"))


def test_the_head_is_no_game() -> None:
    lines = read_lines(as_text([result(*GAME)]))
    assert ([number for number, _ in lines.games], lines.torn) == ([2], False)


def test_plain_records_are_results_without_times() -> None:
    record = result(*GAME)["record"]
    ((_, line),) = read_lines(json.dumps(record) + "\n").games
    read = read_result(line)
    assert (read.record.to_data(), read.scores, read.seconds) == (record, None, [])
    assert replay(read).state.over()


def test_a_torn_last_line_is_left_out() -> None:
    text = as_text([result(*GAME), result(*GAME)])
    lines = read_lines(text[:-40])
    assert ([number for number, _ in lines.games], lines.torn) == ([2], True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "no game is in it"),
        ("\n\n", "no game is in it"),
        (json.dumps(HEAD) + "\n", "no game is in it"),
        ("{", "no game is in it"),
        ("[1, 2]\n", "not a file of results"),
        ('{"name": "hanse"}\n', "not a file of results"),
        ("# Notes\n", "not a file of results"),
        ('{"hanse": "9.0", "arena": 2}\n', "results of the form 2: expected 1"),
    ],
)
def test_other_files_are_refused(text: str, expected: str) -> None:
    with pytest.raises(NoResults, match=expected):
        read_lines(text)


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("record", {}, "missing"),
        ("scores", [1], "scores: expected 3 numbers"),
        ("scores", [1, 2, True], "scores: expected 3 numbers"),
        ("seconds", None, "seconds: expected 3 numbers"),
        ("asked", "many", "asked: expected 3 numbers"),
        ("failures", [1], "failures: expected a list of tables"),
        ("scores", [1, 2, 3], "scores 1, 2, 3: the record leads to"),
    ],
)
def test_a_damaged_result_is_refused(key: str, value: Any, expected: str) -> None:
    damaged = json.dumps({**result(*GAME), key: value})
    with pytest.raises(HanseError, match=expected):
        replay(read_result(damaged))


@pytest.mark.parametrize("codes", [[10**9], [-1], [0]])
def test_a_record_with_another_decision_is_refused(codes: list[int]) -> None:
    stored = result(*GAME)
    stored["record"]["codes"][3:4] = codes
    with pytest.raises(HanseError, match="decision 4 of"):
        replay(read_result(json.dumps(stored)))
