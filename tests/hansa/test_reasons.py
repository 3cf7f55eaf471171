"""Every kind of refusal says why, in terms of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hanse.games.hansa.state import State
from hanse.games.hansa.words import REASONS
from tests.hansa.table import full_market, new_game, play, position

OPEN = [{"open": ["blue-1", "blue-2", "red-3"], "purse": 3}, {}, {}]


def _visit(**parts: Any) -> State:
    wanted = {
        "market": full_market(riga_a=None),
        "ship": "danzig",
        "turn": {"phase": "visit", "seat": 0},
        "seats": OPEN,
    }
    return position(**{**wanted, **parts})


def _sale(**parts: Any) -> State:
    return _visit(posts={"danzig": [2, 0, 0]}, **parts)


def _loss() -> State:
    others = {"open": ["blue-1", "blue-3", "red-1"]}
    state = _sale(seats=[OPEN[0], others, {}])
    return play(state, "sell blue-1", "sell blue-2", "done")


CASES: list[tuple[str, str, Callable[[], State], str, dict[str, Any]]] = [
    ("HA-3.2", "closed", new_game, "place copenhagen", {"port": "copenhagen"}),
    ("HA-3.2", "settled", lambda: play(new_game(seats=2), "place riga", "place reval"), "place riga", {"posts": 2}),
    ("HA-7.5", "thalers", lambda: _visit(seats=[{"purse": 0}, {}, {}]), "sail kalmar", {"needs": 1, "has": 0}),
    ("HA-6.4", "lies-here", _visit, "sail danzig", {"port": "danzig"}),
    ("HA-6.4", "no-way", _visit, "sail tonsberg", {"from": "danzig", "port": "tonsberg"}),
    ("HA-6.1", "ship-elsewhere", _visit, "buy reval.a", {"port": "danzig"}),
    ("HA-7.9", "empty", _visit, "buy riga.a", {}),
    ("HA-6.2", "used", lambda: play(_visit(), "buy danzig.a"), "install blue-1", {}),
    (
        "HA-8.3",
        "reserve",
        lambda: _visit(seats=[{**OPEN[0], "reserve": 0}, {}, {}], posts={"reval": [15, 0, 0]}),
        "install blue-1",
        {},
    ),
    ("HA-9.1", "no-post", _visit, "sell blue-1", {"port": "danzig"}),
    ("HA-8.1", "no-token", _visit, "install pink-1", {"token": "pink-1"}),
    ("HA-9.2", "too-few", _sale, "sell red-3", {"colour": "red", "has": 1, "needs": 2}),
    ("HA-9.3", "by-token", _sale, "sell all blue", {}),
    ("HA-9.3", "by-colour", lambda: _sale(changes={"sale.partial": False}), "sell blue-1", {}),
    ("HA-9.2", "all-chosen", lambda: play(_sale(), "sell blue-1"), "sell blue-1", {}),
    ("HA-9.2", "unfinished", lambda: play(_sale(), "sell blue-1"), "done", {"colour": "blue", "has": 1, "needs": 2}),
    ("HA-9.9", "other-colour", _loss, "lose red-1", {"colour": "blue"}),
    ("HA-4.2", "asked", new_game, "sail riga", {}),
]


@pytest.mark.parametrize(
    ("reason", "made", "text", "facts"),
    [pytest.param(*case, id=f"{clause} {case[0]}") for clause, *case in CASES],
)
def test_a_refusal_says_why(reason: str, made: Callable[[], State], text: str, facts: dict[str, Any]) -> None:
    state = made()
    code = state.code(text)
    assert code not in state.legal()
    assert state.why(code) == {"reason": reason, **facts}


def test_every_kind_of_refusal_is_tried() -> None:
    assert {case[1] for case in CASES} == {*REASONS, "asked"}


@pytest.mark.clause("HA-1.11")
def test_a_port_tells_who_leads_and_what_a_token_costs() -> None:
    card = _visit(posts={"riga": [1, 3, 0]}).card("port:riga", 0)
    told = {line["line"]: line for line in card["lines"]}
    assert told["leader"] == {"line": "leader", "owner": 1, "ahead": 2}
    assert told["price-leader"] == {"line": "price-leader", "thalers": 1, "to": 1}
    assert told["worth"] == {"line": "worth", "points": 2}
    assert [reason["reason"] for reason in card["reasons"]] == ["no-way"]


def test_a_token_that_cannot_be_sold_says_how_many_are_missing() -> None:
    reasons = _sale().card("token:red-3", 0)["reasons"]
    assert reasons == [{"reason": "too-few", "colour": "red", "has": 1, "needs": 2, "families": ["sell"]}]
