"""Tables from positions, and lessons, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games import GAMES
from hanse.learn.lessons import find_lesson, lessons
from tests.server.conftest import Come
from tests.server.test_refusals import code_of

SEATS = [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}]
ENDING: dict[str, Any] = {
    "players": 3,
    "routes": {"munster-minden": ["t0", "t0", "t0"]},
    "cities": {"minden": ["t0"]},
    "seats": [{"score": 19}],
}


def test_a_table_begins_from_a_position_and_its_record_does_too(come: Come) -> None:
    anna = come()
    made = anna.ok(anna.post("tables", {"game": "teutonica", "position": ENDING, "seats": SEATS, "public": False}))
    seen = anna.table(made["id"])
    assert seen["view"]["cities"]["minden"]["offices"][0] == "t0"
    while seen["status"] == "playing":
        wish = next((c for c in seen["choices"] if c["family"] in ("establish", "done")), seen["choices"][-1])
        anna.ok(anna.decide(seen, wish["code"]))
        seen = anna.table(made["id"])
    record = anna.ok(anna.get(f"tables/{made['id']}/record"))
    assert record["position"]["routes"]["munster-minden"]["posts"] == ["t0", "t0", "t0"]
    assert anna.ok(anna.get(f"tables/{made['id']}/ply/0"))["view"]["seats"][0]["score"] == 19
    again = anna.table(anna.ok(anna.post(f"tables/{made['id']}/rematch"))["table"])
    assert again["view"]["routes"]["munster-minden"]["posts"] == ["t0", "t0", "t0"]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"position": {"players": 3, "routes": {"nowhere": []}}}, "position"),
        ({"position": {"players": 5}}, "position-seats"),
        ({"position": {"players": 3}, "preset": "base2009"}, "position-options"),
        ({"position": {"players": 3}, "changes": {"map": "east"}}, "position-options"),
        ({"position": {"players": 3, "over": True, "ending": ["points"], "seats": [{"score": 20}]}}, "position-over"),
        ({"position": {"players": {"a": [1]}}}, "position"),
        ({"position": [1]}, "invalid"),
        ({}, "options"),
    ],
)
def test_a_position_that_cannot_be_a_table_is_refused(come: Come, more: dict[str, Any], code: str) -> None:
    anna = come()
    assert code_of(anna.post("tables", {"game": "teutonica", "seats": SEATS, **more})) == (422, code)
    assert anna.ok(anna.get("tables?mine=1"))["tables"] == []


def test_a_lesson_is_a_table_of_ones_own_that_no_list_shows(come: Come) -> None:
    anna, bert = come(), come("Bert")
    listed = anna.ok(anna.get("lessons/teutonica"))
    assert [(line["chapter"], line["key"]) for line in listed] == [
        (lesson.chapter, lesson.key) for lesson in lessons("teutonica")
    ]
    lesson = anna.ok(anna.get("lessons/teutonica/base/actions"))
    assert lesson["steps"][0]["right"] == list(find_lesson("teutonica", "base/actions").steps[0].right)
    made = anna.ok(anna.post("lessons/teutonica/base/actions"))
    seen = anna.table(made["id"])
    assert (seen["lesson"], seen["your_seats"], seen["your_turn"]) == ("base/actions", [0], True)
    for step in lesson["steps"]:
        seen = anna.table(made["id"])
        anna.ok(anna.decide(seen, next(c["code"] for c in seen["choices"] if c["code"] in step["right"])))
    assert anna.ok(anna.get("tables?mine=1"))["tables"] == []
    assert code_of(bert.get(f"tables/{made['id']}")) == (403, "private")


def test_every_lesson_can_be_sat_down_at(come: Come) -> None:
    anna = come()
    for game in GAMES:
        for line in anna.ok(anna.get(f"lessons/{game}")):
            made = anna.ok(anna.post(f"lessons/{game}/{line['chapter']}/{line['key']}"))
            assert (made["game"], made["status"]) == (game, "playing")


def test_an_unknown_lesson_is_refused(come: Come) -> None:
    anna = come()
    assert code_of(anna.get("lessons/chess")) == (404, "no-game")
    assert code_of(anna.get("lessons/hansa/base/none")) == (404, "no-lesson")
    assert code_of(anna.post("lessons/hansa/none/buy")) == (404, "no-lesson")
    assert code_of(come(None).post("lessons/hansa/base/buy")) == (401, "signed-out")
