"""Paces, origins, names that cannot be told apart, and messages for every refusal."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from hanse.messages import catalogue, languages
from hanse.server.errors import STATUS
from hanse.server.names import fold
from hanse.server.people import hashed
from hanse.server.safety import Buckets, Limits, same_origin

SOURCE = Path(__file__).parents[2] / "src" / "hanse"


def test_a_bucket_holds_a_burst_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("hanse.server.safety.time.monotonic", lambda: now[0])
    bucket = Buckets(burst=3, per_second=1, most_keys=2)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    now[0] = 1.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    assert bucket.take("c")
    assert len(bucket._left) == 2


def test_no_limits_if_the_host_wants_none() -> None:
    open_house, strict = Limits(0), Limits(0.05)
    assert all(open_house.act("request", "x") and open_house.act("password", "x") for _ in range(1000))
    assert [strict.act("password", "x") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "tables.example:8323"}, True),
        ({"host": "tables.example", "origin": "https://tables.example"}, True),
        ({"host": "tables.example", "origin": "https://TABLES.example"}, True),
        ({"host": "tables.example", "origin": "https://tables.example.evil"}, False),
        ({"host": "tables.example", "origin": "null"}, False),
        ({"origin": "https://tables.example"}, False),
        ({"host": "tables.example", "sec-fetch-site": "same-site"}, False),
    ],
)
def test_only_our_own_page_is_let_in(headers: dict[str, str], ours: bool) -> None:
    assert same_origin(Headers(headers)) == ours


def test_names_that_look_alike_are_one_name() -> None:
    assert fold("Ｈilde") == fold("hilde") == fold("HILDE")
    assert fold("Straße") == fold("STRASSE")
    assert hashed("token") != "token"


def test_every_refusal_has_a_message_in_every_language() -> None:
    codes = set(STATUS)  # those that are put together stand there
    for path in [*SOURCE.glob("server/**/*.py"), *SOURCE.glob("table/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refused", "Refusal"):
                whole = [argument for argument in node.args[:1] if not isinstance(argument, ast.JoinedStr)]
                parts = [part for argument in whole for part in ast.walk(argument)]
                codes |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    assert len(codes) > 20
    for language in languages():
        words = catalogue(language)
        assert [code for code in codes if not words.has(f"error-{code}")] == []
