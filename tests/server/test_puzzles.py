"""Puzzles at the server: decided step by step, checked there, and told only when they are answered."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games import GAMES
from hanse.study.puzzles.collection import shipped
from hanse.study.puzzles.puzzle import Puzzle, played
from tests.server.conftest import Come
from tests.server.player import Player


def codes_of(puzzle: Puzzle, words: tuple[str, ...]) -> list[int]:
    state = puzzle.begin()
    found = []
    for each in words:
        found.append(state.code(each))
        played(state, [each])
    return found


def ask(anna: Player, puzzle: Puzzle, codes: list[int], **more: bool) -> dict[str, Any]:
    found: dict[str, Any] = anna.ok(anna.post(f"puzzles/{puzzle.game}/{puzzle.key}", {"codes": codes, **more}))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_once_and_moves_both_ratings(come: Come, game: str) -> None:
    anna = come("Anna")
    puzzle = next(iter(shipped(game).values()))
    shown = anna.ok(anna.get(f"puzzles/{game}/{puzzle.key}"))
    assert shown["answer"] is None
    assert shown["view"]["viewer"] == puzzle.seat
    codes = codes_of(puzzle, puzzle.best.words[: puzzle.best.action])
    for count in range(len(codes)):
        assert ask(anna, puzzle, codes[:count])["answer"] is None
    answer = ask(anna, puzzle, codes)["answer"]
    assert answer["solved"]
    assert answer["first"]
    assert not answer["obvious_given"]
    assert answer["you"]["rating"] > answer["before"]["rating"]
    assert [step["choice"]["code"] for step in answer["best"]["steps"]][: len(codes)] == codes
    again = ask(anna, puzzle, codes)["answer"]
    assert again["solved"]
    assert not again["first"]
    assert again["you"] == answer["you"]
    told = anna.ok(anna.get(f"puzzles/{game}"))
    line = next(each for each in told["puzzles"] if each["key"] == puzzle.key)
    assert (line["solved"], line["rating"]["count"], told["you"]) == (True, 1, answer["you"])


def test_the_obvious_action_is_told_as_such_and_costs(come: Come) -> None:
    berta = come("Berta")
    puzzle = next(iter(shipped("hansa").values()))
    answer = ask(berta, puzzle, codes_of(puzzle, puzzle.obvious.words[: puzzle.obvious.action]))["answer"]
    assert not answer["solved"]
    assert answer["obvious_given"]
    assert answer["you"]["rating"] < answer["before"]["rating"]
    assert answer["best"]["chances"][puzzle.seat] > answer["obvious"]["chances"][puzzle.seat]


def test_who_gives_up_is_told_and_cannot_earn_anything_afterwards(come: Come) -> None:
    clara = come("Clara")
    puzzle = next(iter(shipped("hansa").values()))
    given_up = ask(clara, puzzle, [], give_up=True)["answer"]
    assert not given_up["solved"]
    later = ask(clara, puzzle, codes_of(puzzle, puzzle.best.words[: puzzle.best.action]))["answer"]
    assert later["solved"]
    assert not later["first"]
    assert later["you"] == given_up["you"]


def test_nothing_of_the_answer_is_in_what_is_sent_before_it(come: Come) -> None:
    anna = come(None)
    puzzle = next(iter(shipped("hansa").values()))
    shown = anna.ok(anna.get(f"puzzles/hansa/{puzzle.key}"))
    listed = anna.ok(anna.get("puzzles/hansa"))["puzzles"][0]
    assert set(listed) == {"key", "themes", "difficulty", "seats", "board", "rating", "solved"}
    assert shown["view"] == puzzle.begin().view(puzzle.seat)


def test_bad_requests_are_refused(come: Come) -> None:
    anna = come("Anna")
    key = next(iter(shipped("hansa")))
    assert anna.get("puzzles/chess").status_code == 404
    assert anna.get("puzzles/hansa/none").status_code == 404
    assert anna.post(f"puzzles/hansa/{key}", {"codes": [999999]}).status_code == 422
    assert anna.post(f"puzzles/hansa/{key}", {"codes": [0] * 100}).status_code == 422
    assert come(None).post(f"puzzles/hansa/{key}", {"codes": []}).status_code == 401
