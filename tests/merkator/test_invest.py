"""Investing (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.merkator.table import after, asked, choices, events, goods, named, play, position, seat

FIVE = ["c2-01", "c3-01", "c4-01", "c5-01", "c6-01"]
OPEN = {"bonus": {"open": ["b-hamburg", "b-danzig", "b-denmark-1", "b-italy-1"]},
        "buildings": {"open": ["gate", "wall", "town_hall", "bank"]}}  # fmt: skip


def investing(contracts: list[str], coins: int = 0, **parts: Any) -> Any:
    return position(seats=[{"contracts": contracts, "coins": coins}], **OPEN, **parts)


@pytest.mark.clause("MK-5.1", "MK-5.4")
def test_contracts_can_be_sold_and_open_cards_bought_with_coins_or_nothing_done() -> None:
    state = investing(["c2-01", "c3-01"], coins=5)
    assert choices(state) == {
        "sell contract c2-01",
        "sell contract c3-01",
        "buy bonus b-hamburg",
        "buy bonus b-danzig",
        "buy bonus b-denmark-1",
        "buy bonus b-italy-1",
        "buy building gate",
        "done",
    }
    play(state, "sell contract c3-01", "buy bonus b-hamburg")
    assert (seat(state)["coins"], seat(state)["contracts"], seat(state)["bonus"]) == (4, ["c2-01"], ["b-hamburg"])


@pytest.mark.clause("MK-5.1", "MK-R-9")
def test_a_sold_contract_pays_its_value_and_goes_to_the_discard() -> None:
    state = play(investing(["c2-01", "c9-01"]), "sell contract c9-01")
    assert seat(state)["coins"] == 9
    assert state.to_data()["discard"]["9"] == ["c9-01"]


@pytest.mark.clause("MK-5.2", "MK-R-6", "MK-16.1.3", "MK-15.7")
def test_with_six_contracts_one_must_be_sold_but_nothing_bought() -> None:
    state = investing([*FIVE, "c7-01"], coins=9)
    assert "done" not in choices(state)
    assert len(choices(state, "sell")) == 6
    play(state, "sell contract c2-01")
    assert "done" in choices(state)
    assert len(choices(state, "sell")) == 5  # further than five is allowed
    assert asked(play(state, "sell contract c3-01", "done")) == ("travel", 0)
    assert len(seat(state)["contracts"]) == 4


@pytest.mark.clause("MK-5.2")
def test_with_five_contracts_investing_is_free() -> None:
    assert asked(play(investing(FIVE), "done")) == ("travel", 0)


@pytest.mark.clause("MK-5.3", "MK-16.1.4", "MK-R-11")
def test_neither_the_last_contract_nor_the_peace_can_be_sold() -> None:
    assert asked(investing(["c9-01"])) == ("travel", 0)  # nothing to decide
    assert choices(investing(["c9-01", "peace"])) == {"sell contract c9-01", "done"}
    assert asked(play(investing(["c9-01", "peace"]), "sell contract c9-01", "buy building gate", "done"))[0] == "travel"


@pytest.mark.clause("MK-R-11", "MK-7.5.1")
def test_by_option_the_peace_is_sold_for_fourteen_coins_and_can_be_won_again() -> None:
    state = investing(["c9-01", "peace"], changes={"peace.sellable": "yes"})
    play(state, "sell contract peace")
    assert seat(state)["coins"] == 14
    assert state.to_data()["discard"]["14"] == ["peace"]
    twelve = dict.fromkeys(list(seat(state)["goods"])[:12], 1)
    again = position(
        changes={"peace.sellable": "yes"},
        pawn="hamburg",
        discard={"14": ["peace"]},
        seats=[{"contracts": ["c10-01"], "goods": twelve}],
        pending={"kind": "fulfil"},
    )
    play(again, "fulfil c10-01")
    assert "peace" in seat(again)["contracts"]


@pytest.mark.clause("MK-5.5", "MK-R-8", "MK-16.1.5", "MK-15.6")
def test_coins_above_fifteen_are_lost_when_investing_stops_and_only_then() -> None:
    state = play(investing(["c2-01", "c9-01", "c8-01", "c7-01"]), "sell contract c9-01", "sell contract c8-01")
    assert seat(state)["coins"] == 17
    told = events(state, "done")
    assert seat(state)["coins"] == 15
    assert named(told, "forfeited") == [{"event": "forfeited", "seat": 0, "coins": 2}]


@pytest.mark.clause("MK-R-8")
def test_by_option_stopping_above_fifteen_coins_waits_until_no_open_card_can_be_bought() -> None:
    changes = {"coins.excess": "must-buy"}
    state = investing(["c2-01", "c3-01"], coins=16, changes=changes)
    assert "done" not in choices(state)
    play(state, "buy building gate")
    assert "done" in choices(state)
    kept = investing(["c2-01", "c3-01"], coins=15, changes=changes)
    assert "done" in choices(kept)  # not above fifteen


@pytest.mark.clause("MK-5.6", "MK-R-7", "MK-15.3")
def test_a_bought_card_is_replaced_at_once_and_the_new_one_can_be_bought_too() -> None:
    state = position(
        seats=[{"contracts": ["c2-01", "c3-01"], "coins": 9}],
        bonus={"open": ["b-hamburg", "b-danzig", "b-denmark-1", "b-italy-1"]},
    )
    play(state, "buy bonus b-danzig")
    assert state.to_data()["bonus"]["open"] == ["b-hamburg", "b-sweden", "b-denmark-1", "b-italy-1"]
    assert "buy bonus b-sweden" in choices(state)
    assert "sell contract c3-01" in choices(state)  # sales and purchases in any order


@pytest.mark.clause("MK-5.6", "MK-R-10", "MK-16.1.9")
def test_an_exhausted_stack_is_not_refilled() -> None:
    bonus = [f"b-{place}" for place in ("danzig", "sweden", "russia", "netherlands", "england", "france", "spain")]
    bonus += [f"b-{place}-{number}" for place in ("denmark", "bohemia", "italy", "newfoundland") for number in (1, 2)]
    state = position(seats=[{"coins": 9}, {"bonus": bonus}])
    assert state.to_data()["bonus"] == {"open": ["b-hamburg", None, None, None], "cards": [], "known": 0}
    play(state, "buy bonus b-hamburg")
    assert state.to_data()["bonus"]["open"] == [None] * 4
    assert choices(state, "buy") == {"buy building gate"}  # no bonus card is left to buy


@pytest.mark.clause("MK-5.7", "MK-R-7", "MK-6.2.2")
def test_a_bonus_card_works_on_the_trip_of_the_same_turn_and_any_number_can_be_owned() -> None:
    state = position(
        seats=[{"contracts": ["c2-01"], "coins": 8, "bonus": ["b-england", "b-france"]}],
        bonus={"open": ["b-hamburg", "b-danzig", "b-denmark-1", "b-italy-1"]},
    )
    play(state, "buy bonus b-danzig", "done", "travel danzig", "split 1")
    assert seat(state)["bonus"] == ["b-danzig", "b-england", "b-france"]
    assert goods(state) == {"grain": 1, "ham": 2}


@pytest.mark.clause("MK-5.4", "MK-7.3.5")
def test_prices_are_paid_in_coins_only() -> None:
    state = position(seats=[{"contracts": ["c2-01", "c9-01"], "goods": {"iron": 8}, "counters": 8, "coins": 2}], **OPEN)
    assert choices(state, "buy") == set()
    assert choices(after(state, "sell contract c2-01"), "buy") >= {"buy bonus b-hamburg"}
