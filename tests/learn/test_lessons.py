"""Every lesson can be learnt: its position is one, right answers are legal and lead to its end, others are told why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hanse.draw import draw_board
from hanse.games import GAMES
from hanse.kernel.contract import State
from hanse.kernel.errors import UnknownName
from hanse.learn.lessons import Lesson, chapters, find_lesson, lessons, let_others
from hanse.messages import catalogue

BESIDE = ("desk", "prompt")  # what can be lit beside the board
ALL = [lesson for game in GAMES for lesson in lessons(game)]
NAMES = [f"{lesson.game}/{lesson.name}" for lesson in ALL]


def _paths(lesson: Lesson, state: State, step: int = 0) -> Iterator[tuple[int, State]]:
    """Every position in which the learner is asked, by every way of right answers, until the lesson is done."""
    let_others(state, lesson.seat)
    if step == len(lesson.steps):
        return
    yield step, state
    seen: set[bytes] = set()
    for code in state.legal():
        if code in lesson.steps[step].right:
            after = state.copy()
            after.play(code)
            if after.key() not in seen:
                seen.add(after.key())
                yield from _paths(lesson, after, step + 1)


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_right_answers_are_legal_on_every_way_through_the_lesson(lesson: Lesson) -> None:
    reached = set()
    for step, state in _paths(lesson, lesson.begin()):
        assert not state.over()
        assert state.mover() == lesson.seat
        assert set(state.legal()) & set(lesson.steps[step].right), f"step {step + 1}: nothing is right"
        reached.add(step)
    assert reached == set(range(len(lesson.steps)))


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_there_is_something_to_decide_and_wrong_answers_are_explained(lesson: Lesson) -> None:
    words = catalogue("en").of(lesson.game)
    message = f"lesson-{lesson.chapter}-{lesson.key}"
    decided = 0
    for number, step in enumerate(lesson.steps, 1):
        assert words.has(f"{message}.task-{number}")
        assert words.has(f"{message}.right-{number}")
        for wrong in step.wrong:
            assert set(wrong.codes) - set(step.right), f"{wrong.say}: no wrong answer of this kind"
            assert words.has(f"{message}.wrong-{wrong.say}") or words.has(f"lesson-wrong-{wrong.say}"), wrong.say
        decided += bool(step.wrong)
    assert words.has(message)
    assert words.has(f"{message}.about")
    assert not words.has(f"{message}.task-{len(lesson.steps) + 1}")
    assert decided, "every answer is right"


@cache
def _drawing(board: str) -> str:
    return draw_board(board)


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_what_is_lit_is_on_the_table(lesson: Lesson) -> None:
    drawing = _drawing(lesson.begin().view(None)["board"])
    for step in lesson.steps:
        assert step.lit
        for lit in step.lit:
            assert lit in BESIDE or f'id="{lit}"' in drawing, lit


@pytest.mark.parametrize("game", GAMES)
def test_chapters_are_long_enough_and_every_explanation_is_used(game: str) -> None:
    words = catalogue("en").of(game)
    for chapter in chapters(game):
        own = [lesson for lesson in lessons(game) if lesson.chapter == chapter]
        assert 5 <= len(own) <= 12, chapter
        assert words.has(f"lesson-{chapter}")
        assert words.has(f"lesson-{chapter}.about")
        assert len({lesson.key for lesson in own}) == len(own)
    told = {(lesson.name, wrong.say) for lesson in lessons(game) for step in lesson.steps for wrong in step.wrong}
    for lesson in lessons(game):
        message = f"{game}-lesson-{lesson.chapter}-{lesson.key}"
        for attribute in _attributes(message):
            if attribute.startswith("wrong-"):
                assert (lesson.name, attribute.removeprefix("wrong-")) in told, f"{message}.{attribute}"


def _attributes(message: str) -> list[str]:
    text = catalogue("en")._sources[message]  # nothing else needs to know which attributes there are
    return [line.strip()[1:].split(" =")[0] for line in text.splitlines() if line.strip().startswith(".")]


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown lesson 'base/none'"):
        find_lesson("teutonica", "base/none")
    with pytest.raises(UnknownName):
        lessons("chess")
