"""Scoring (section 11), in half points."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.terms import SHELF
from tests.merkator.table import GOODS, position

BUILDINGS = {card["id"]: card for card in SHELF.facts("standard")["buildings.toml"]["building"]}


def sheet(seats: list[dict[str, Any]], **parts: Any) -> dict[str, int]:
    found: dict[str, int] = position(seats=seats, **parts).score_sheet()[0]
    return found


@pytest.mark.clause("MK-11.1")
def test_the_five_highest_contracts_score_in_full_each_further_one_half() -> None:
    held = ["c2-01", "c3-01", "c4-01", "c5-01", "c6-01", "c7-01", "peace"]
    assert sheet([{"contracts": held}]) == {
        "contracts": 2 * (14 + 7 + 6 + 5 + 4),
        "further": 3 + 2,
        "buildings": 0,
        "total": 72 + 5,
    }
    assert sheet([{"contracts": ["c2-01", "c3-01"]}])["total"] == 10


@pytest.mark.clause("MK-11.2", "MK-11.4")
def test_the_same_cubes_count_for_every_building() -> None:
    own = {"contracts": ["c2-01"], "goods": {"iron": 4}, "buildings": ["powder_mill", "crane", "alsterhaus", "gate"]}
    found = sheet([own])
    assert found["buildings"] == 2 * (4 + 1 + 1 + 3)
    assert found["total"] == found["contracts"] + found["buildings"]


@pytest.mark.clause("MK-11.3", "MK-7.3.5")
def test_counters_goods_bonus_cards_and_coins_score_nothing_by_themselves() -> None:
    own = {"contracts": ["c2-01"], "goods": {"iron": 9}, "counters": 9, "coins": 9, "bonus": ["b-spain"]}
    assert sheet([own], buildings={"open": ["town_hall", "arsenal", "exchange", "wall"]})["total"] == 4


@pytest.mark.clause("MK-11.4", "MK-R-45")
@pytest.mark.parametrize(
    ("contracts", "counters", "ranks"),
    [
        (["c9-01", "c8-01", "c7-01"], [0, 8, 8], [1, 2, 3]),
        (["c9-01", "c9-02", "c7-01"], [0, 8, 8], [2, 1, 3]),
        (["c9-01", "c9-02", "c9-03"], [4, 4, 0], [1, 1, 3]),
    ],
)
def test_most_points_win_then_most_counters_then_victory_is_shared(
    contracts: list[str], counters: list[int], ranks: list[int]
) -> None:
    seats = [{"contracts": [card], "counters": number} for card, number in zip(contracts, counters, strict=True)]
    assert position(seats=seats).ranks() == ranks


CASES: list[tuple[str, dict[str, Any], int]] = [
    ("gate", {}, 3),
    ("alsterhaus", {"goods": {"iron": 5, "ham": 1}}, 2),
    ("alsterhaus", {"goods": dict.fromkeys(GOODS, 2)}, 16),
    ("arsenal", {"goods": {"muskets": 3, "coal": 1, "wine": 2}}, 4),
    ("granary", {"goods": {"ham": 2, "grain": 3, "iron": 4}}, 5),
    ("granary", {"goods": {"ham": 9}}, 7),
    ("crane", {"goods": {"ham": 4, "iron": 4}}, 2),
    ("storehouses", {"goods": {"iron": 1, "copper": 2, "ham": 3}}, 2),
    ("storehouses", {"goods": dict.fromkeys(GOODS, 1)}, 10),
    ("clock_tower", {"counters": 4}, 4),
    ("clock_tower", {"counters": 9}, 6),
    ("pilot_house", {"counters": 8}, 4),
    ("exchange", {"contracts": ["c6-01", "c7-01", "c9-01", "peace"]}, 6),
    ("admiralty", {"contracts": ["c3-09", "c9-05", "c9-01", "peace"]}, 6),
    ("shipowners", {"contracts": ["c2-01", "c3-01", "peace"]}, 3),
    ("trading_post", {"bonus": ["b-spain", "b-france", "b-russia"]}, 6),
    ("bank", {"buildings": ["wall", "bank"]}, 4),
    ("st_michael", {"contracts": ["c8-01", "c2-01"]}, 0),
    ("st_michael", {"contracts": ["c9-01", "c9-02"]}, 6),
    ("st_michael", {"contracts": ["peace", "c2-01"]}, 6),
]


@pytest.mark.clause("MK-11.5", "MK-11.6", "MK-R-46", "MK-11.7")
@pytest.mark.parametrize(("card", "own", "points"), CASES)
def test_a_building_scores_by_its_formula(card: str, own: dict[str, Any], points: int) -> None:
    mine = {"contracts": ["c2-01"], "buildings": [card], **own}
    state = position(seats=[mine])
    assert state.view(None)["seats"][0]["points"][card] == 2 * points
    assert {entry["score"]["kind"] for entry in BUILDINGS.values()} >= {BUILDINGS[card]["score"]["kind"]}


@pytest.mark.clause("MK-11.6", "MK-R-46")
def test_contracts_count_alike_for_formulas_fully_or_half_scored() -> None:
    seven = [f"c{value}-01" for value in (2, 3, 4, 5, 6, 7, 8)]
    assert sheet([{"contracts": seven, "buildings": ["shipowners"]}])["buildings"] == 2 * 6  # seven, cut at six


@pytest.mark.clause("MK-11.5", "MK-R-44")
@pytest.mark.parametrize(
    ("card", "points", "more", "as_much"),
    [
        ("guildhall", 6, {"counters": 3}, {"counters": 3}),
        ("merchants_hall", 6, {"goods": {"iron": 2}}, {"goods": {"ham": 2}}),
        ("senate", 7, {"buildings": ["senate", "gate"]}, {"buildings": ["wall", "bank"]}),
        ("captains", 5, {"bonus": ["b-spain"]}, {"bonus": ["b-france"]}),
        ("envoys", 8, {"contracts": ["c8-01", "c7-02"]}, {"contracts": ["c9-01", "c7-01"]}),
    ],
)
def test_a_sole_player_must_have_strictly_more_than_every_other(
    card: str, points: int, more: dict[str, Any], as_much: dict[str, Any]
) -> None:
    own = {"buildings": [card], **more}
    alone = position(seats=[own]).view(None)["seats"][0]["points"][card]
    tied = position(seats=[own, {}, as_much]).view(None)["seats"][0]["points"][card]
    assert (alone, tied) == (2 * points, 0)


def test_every_kind_of_formula_is_tested() -> None:
    tested = {BUILDINGS[card]["score"]["kind"] for card, _, _ in CASES} | {"sole_most"}
    assert tested == {entry["score"]["kind"] for entry in BUILDINGS.values()}
