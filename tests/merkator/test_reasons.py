"""Every kind of refusal says why, in terms of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hanse.games.merkator.state import State
from hanse.games.merkator.words import REASONS
from tests.merkator.table import GOODS, after, at, new_game, play, position
from tests.merkator.test_time import near_the_end_of_a_row
from tests.merkator.test_variants import uncovering

SHOPS: dict[str, Any] = {
    "bonus": {"open": ["b-hamburg", "b-danzig", "b-denmark-1", "b-italy-1"]},
    "buildings": {"open": ["gate", "wall", "town_hall", "bank"]},
}
SIX = ["c2-01", "c3-01", "c4-01", "c5-01", "c6-01", "c7-01"]
HAND = {"variant.hand_card": True}


def _invest(contracts: list[str] | None = None, coins: int = 0, **parts: Any) -> State:
    own = {"contracts": contracts or ["c2-01", "c3-01"], "coins": coins, **parts.pop("own", {})}
    return position(seats=[own], **SHOPS, **parts)


def _alone(contracts: list[str], **own: Any) -> State:
    return position(players=1, seats=[{"contracts": contracts, **own}], **SHOPS)


def _travel(counters: int) -> State:
    return position(seats=[{"counters": counters}], pending={"kind": "travel", "seat": 0})


def _split() -> State:
    return play(position(seats=[{}], cubes={"hamburg": 3}, pending={"kind": "travel", "seat": 0}), "travel hamburg")


def _fulfil(goods: dict[str, int], contracts: list[str] | None = None, **parts: Any) -> State:
    own = {"contracts": contracts or ["c3-01"], "goods": goods, **parts.pop("own", {})}
    return at("hamburg", seats=[own], **parts)


THREE = {"coal": 1, "grain": 1, "iron": 1}
FOUR = {"citrus": 2, "plums": 1, "coal": 1}  # what c4-01 demands, so that there is something to fulfil


def _two(contract: str, goods: dict[str, int], **parts: Any) -> State:
    """At Hamburg with a contract that can be fulfilled, and another."""
    return _fulfil({**FOUR, **goods}, [contract, "c4-01"], **parts)


def _loss() -> State:
    own = {"goods": {"ham": 2, "grain": 1}, "tile": ["yellow"]}
    return play(near_the_end_of_a_row("A", "F", seats=[own]), "travel sweden", "split 1", "keep letter")


CASES: list[tuple[str, str, Callable[[], State], str, dict[str, Any]]] = [
    ("MK-6.1.1", "counters", lambda: _travel(0), "travel newfoundland", {"needs": 3, "has": 0}),
    ("MK-6.2.1", "split", _split, "split 0", {"least": 1, "most": 2}),
    ("MK-5.1", "not-yours", _invest, "sell contract c5-01", {"card": "c5-01"}),
    ("MK-5.3", "peace", lambda: _invest(["c2-01", "peace"]), "sell contract peace", {}),
    ("MK-7.1.1", "met", lambda: _two("c3-01", THREE, turn={"seat": 0, "met": ["c3-01"]}), "fulfil c3-01", {}),
    (
        "MK-7.1.1",
        "fresh",
        lambda: _two("c3-01", THREE, changes={"fulfil.fresh": "next-turn"}, turn={"seat": 0, "fresh": ["c3-01"]}),
        "fulfil c3-01",
        {},
    ),
    ("MK-7.1.1", "lacks", lambda: _two("c3-01", {}), "fulfil c3-01", {"cubes": 2, "card": "c3-01"}),
    ("MK-7.1.1", "elsewhere", lambda: _two("c2-01", {"spice": 1}), "fulfil c2-01", {"place": "danzig"}),
    ("MK-5.3", "last-contract", lambda: _invest(["c2-01"], coins=9), "sell contract c2-01", {}),
    ("MK-12.5", "no-surplus", lambda: _alone(["c2-01", "c3-01"]), "discard c2-01", {"needs": 5, "has": 2}),
    ("MK-5.2", "too-many", lambda: _invest(SIX), "done", {"needs": 5, "has": 6}),
    (
        "MK-5.5",
        "must-buy",
        lambda: _invest(coins=17, changes={"coins.excess": "must-buy"}),
        "done",
        {"needs": 15, "has": 17},
    ),
    ("MK-12.5", "alone", lambda: _alone(["c2-01", "c3-01"]), "sell contract c2-01", {}),
    ("MK-5.6", "not-open", lambda: _invest(coins=9), "buy bonus b-sweden", {"card": "b-sweden"}),
    ("MK-5.4", "coins", lambda: _invest(coins=1), "buy bonus b-hamburg", {"needs": 4, "has": 1}),
    ("MK-12.5", "contracts", lambda: _alone(["c2-01", "c3-01"]), "buy building bank", {"needs": 9, "has": 3}),
    ("MK-12.5", "price", lambda: play(_alone(["c2-01", "c3-01", "c4-01"]), "buy building gate"), "done", {"needs": 5}),
    (
        "MK-12.5",
        "price-out",
        lambda: play(_alone(["c2-01", "c4-01", "c5-01"]), "buy building wall"),
        "hand-in c2-01",
        {"needs": 9},
    ),
    ("MK-13.7", "only-card", lambda: uncovering("c3-05", "c3-07", "c3-02"), "sell contract c2-01", {"card": "c3-07"}),
    ("MK-13.3", "no-hand-card", _invest, "hold bonus b-hamburg", {}),
    (
        "MK-13.3",
        "hand-full",
        lambda: play(_invest(changes=HAND), "hold building gate"),
        "hold bonus b-hamburg",
        {"card": "gate"},
    ),
    ("MK-13.3", "hand-empty", lambda: _invest(changes=HAND), "buy hand", {}),
    ("MK-13.3", "hand-new", lambda: play(_invest(coins=9, changes=HAND), "hold building gate"), "buy hand", {}),
    ("MK-13.3", "hand-other", lambda: _invest(changes=HAND, own={"hand": "c7-01"}), "buy hand", {"card": "c7-01"}),
    ("MK-6.5.5", "other-column", _loss, "lose copper", {"column": "A"}),
    ("MK-6.5.5", "no-stock", _loss, "lose livestock", {"good": "livestock"}),
    (
        "MK-7.3.1",
        "stock",
        lambda: play(_fulfil({**THREE, "wine": 3}, own={"counters": 4}), "fulfil c3-01"),
        "exchange wine for coal",
        {"good": "wine", "needs": 4, "has": 3},
    ),
    ("MK-7.2.1", "no-tile", _loss, "lose tile green", {"colour": "green"}),
    (
        "MK-7.2.1",
        "other-tile",
        lambda: play(_fulfil(THREE, own={"tile": ["yellow", "black"]}), "fulfil c3-01"),
        "spare tile black",
        {"colour": "yellow"},
    ),
    (
        "MK-7.6.1",
        "left-out",
        lambda: play(_fulfil(dict.fromkeys(GOODS, 1), ["c10-01"]), "fulfil c10-01", "leave ham"),
        "leave ham",
        {"good": "ham"},
    ),
    (
        "MK-7.3.1",
        "not-wanted",
        lambda: play(_fulfil({**THREE, "wine": 4}), "fulfil c3-01"),
        "exchange wine for ham",
        {"good": "ham"},
    ),
    (
        "MK-7.2.4",
        "needed",
        lambda: play(_fulfil({"grain": 1, "wine": 8}), "fulfil c3-01"),
        "exchange wine for grain",
        {},
    ),
    ("MK-7.2.4", "still-lacking", lambda: play(_fulfil({"grain": 1, "wine": 8}), "fulfil c3-01"), "done", {}),
    ("MK-4.2", "asked", new_game, "travel hamburg", {}),
]


@pytest.mark.parametrize(
    ("reason", "made", "text", "facts"),
    [pytest.param(*case, id=f"{clause} {case[0]}") for clause, *case in CASES],
)
def test_a_refusal_says_why(reason: str, made: Callable[[], State], text: str, facts: dict[str, Any]) -> None:
    state = made()
    code = state.code(text)
    assert code not in state.legal()
    why = state.why(code)
    assert why is not None
    assert why["reason"] == reason
    assert {name: why[name] for name in facts} == facts


def test_every_kind_of_refusal_is_tried() -> None:
    assert {case[1] for case in CASES} == {*REASONS, "asked"}


@pytest.mark.clause("MK-7.1.1", "MK-7.2.1")
def test_a_contract_says_what_it_lacks_wherever_the_pawn_is() -> None:
    state = position(seats=[{"contracts": ["c2-01", "c3-01"], "goods": {"coal": 1}}], **SHOPS)
    lack = {"cubes": 2, "goods": {"grain": 1, "iron": 1}}
    assert {"line": "contract-lacks", "card": "c3-01", "lack": lack} in state.card("card:c3-01", 0)["lines"]
    assert {"line": "contract-lacks", "card": "c3-01", "lack": lack} in state.card("place:hamburg", 0)["lines"]
    later = after(state, "done")
    assert {"reason": "lacks", "cubes": 2, "card": "c3-01", "families": ["fulfil"]} in later.card("card:c3-01", 0)[
        "reasons"
    ]


@pytest.mark.clause("MK-6.1.1")
def test_a_place_that_costs_too_much_time_says_how_much() -> None:
    card = _travel(1).card("place:newfoundland", 0)
    assert card["reasons"] == [{"reason": "counters", "needs": 3, "has": 1, "families": ["travel"]}]
    assert card["choices"] == []


@pytest.mark.clause("MK-5.4", "MK-12.5")
@pytest.mark.parametrize("players", [2, 1])
def test_a_view_tells_which_open_cards_a_seat_could_pay_for(players: int) -> None:
    own = {"contracts": ["c2-01", "c3-01", "c4-01"], **({"coins": 4} if players > 1 else {})}
    state = position(players=players, seats=[own], **SHOPS)
    texts = [state.words(code) for code in state.legal()]
    bought = {text.split()[-1] for text in texts if text.startswith("buy ")}
    assert bought
    assert set(state.view(0)["seats"][0]["reach"]) == bought
    for card in (*SHOPS["bonus"]["open"], *SHOPS["buildings"]["open"]):
        told = {line["line"] for line in state.card(f"card:{card}", 0)["lines"]}
        assert ("in-reach" in told) == (card in bought)
        assert "in-reach" not in {line["line"] for line in state.card(f"card:{card}", None)["lines"]}
