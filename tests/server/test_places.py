"""What the places of a table answer over HTTP: to each viewer what that one may know, and bad questions are refused."""

from __future__ import annotations

import pytest

from tests.server.conftest import Come


def test_a_place_answers_whoever_decides_with_the_reason_of_the_rules(come: Come) -> None:
    anna = come()
    table = anna.new("me", "local", "local")
    card = anna.ok(anna.get(f"tables/{table}/places/city:stade"))
    assert [line["line"] for line in card["lines"]][:2] == ["city", "space"]
    assert card["choices"] == []
    assert {"reason": "route-first", "families": ["office"]}.items() <= card["reasons"][0].items()
    post = anna.ok(anna.get(f"tables/{table}/places/post:stade-hamburg.1"))
    offered = [choice["code"] for choice in anna.table(table)["choices"] if "post:stade-hamburg.1" in choice["touches"]]
    assert post["choices"] == offered


def test_who_does_not_decide_reads_who_does(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "local", "local")
    decides = {"reason": "decides", "seat": anna.table(table)["mover"], "families": []}
    for viewer in (bert, come(None)):
        card = viewer.ok(viewer.get(f"tables/{table}/places/city:stade"))
        assert (card["choices"], card["reasons"]) == ([], [decides])


def test_the_cities_of_a_table_are_told_together_and_at_any_moment_of_the_game(come: Come) -> None:
    anna = come()
    table = anna.new("me", "local", "local")
    before = anna.ok(anna.get(f"tables/{table}/places?family=city"))
    anna.ok(anna.decide(anna.table(table)))
    assert {card["place"] for card in before} >= {"city:stade", "city:hamburg"}
    assert anna.ok(anna.get(f"tables/{table}/places?family=city&ply=0")) == before
    assert anna.ok(anna.get(f"tables/{table}/places?family=nothing")) == []


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("places/city:atlantis", "no-place"),
        ("places/post:stade-hamburg.99", "no-place"),
        ("places/%00", "no-place"),
        ("places/" + "x" * 101, "invalid"),
        ("places/city:stade?ply=99999", "no-ply"),
        ("places/city:stade?ply=-1", "invalid"),
        ("places", "invalid"),
    ],
)
def test_bad_questions_are_refused(come: Come, path: str, code: str) -> None:
    anna = come()
    table = anna.new("me", "local", "local")
    assert anna.get(f"tables/{table}/{path}").json()["error"]["code"] == code


def test_the_places_of_a_private_table_answer_nobody_else(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "local", "local", public=False)
    assert bert.get(f"tables/{table}/places/city:stade").json()["error"]["code"] == "private"
    assert bert.get(f"tables/{table}/places?family=city").json()["error"]["code"] == "private"
