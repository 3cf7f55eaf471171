"""The turn as a sequence of decisions, income and refill (sections 4 and 5)."""

from __future__ import annotations

import pytest

from hanse.games.hansa.game import HANSA
from tests.hansa.table import (
    after,
    asked,
    choices,
    decision,
    events,
    full_market,
    heights,
    market,
    named,
    play,
    position,
    purses,
    removed,
    seat,
    warehouses,
)

SURPLUS = ["red-1", "red-2", "green-1", "blue-1"]


@pytest.mark.clause("HA-4.1", "HA-4.3")
def test_a_turn_is_income_refill_actions_customs() -> None:
    state = position(
        turn={"seat": 2},
        posts={"riga": [2]},
        market=full_market(riga_a=None),
        seats=[{"open": SURPLUS[:3]}],
        ship="riga",
    )
    told = events(state, "end turn", "refill", "buy riga.a", "end turn")
    kept = [event["event"] for event in told]
    assert kept == ["turn_ended", "turn_began", "refilled", "drawn", "bought", "customs"]
    assert asked(state) == ("customs", 0)
    told = events(state, f"discard {SURPLUS[0]}")
    assert [event["event"] for event in told] == ["discarded", "turn_ended", "turn_began"]
    assert state.mover() == 1


@pytest.mark.clause("HA-4.2")
def test_everything_that_may_be_decided_in_a_visit() -> None:
    state = position(
        ship="riga", posts={"riga": [1]}, market={"riga.a": "blue-1", "riga.b": "blue-2"},
        seats=[{"open": ["red-1", "red-3", "green-2"]}],
    )  # fmt: skip
    assert choices(state) == {
        "buy riga.a", "buy riga.b", "install red-1", "install red-3", "install green-2", "sell red-1", "sell red-3",
        "sail danzig", "end turn",
    }  # fmt: skip
    assert choices(after(state, "install green-2")) == {"sail danzig", "end turn"}


@pytest.mark.clause("HA-4.2", "HA-5.2", "HA-R-12")
def test_refill_is_asked_once_before_everything_else() -> None:
    state = position(turn={"phase": "refill"}, market=full_market(riga_a=None))
    assert choices(state) == {"refill", "decline"}
    for answer in ("refill", "decline"):
        later = after(state, answer)
        assert asked(later) == ("visit", 0)
        assert choices(after(later, "sail danzig"), "refill") == set()


@pytest.mark.clause("HA-4.3", "HA-4.6")
def test_losses_are_settled_before_the_seller_decides_again() -> None:
    state = position(
        ship="riga", posts={"riga": [2]}, seats=[{"open": ["red-1", "red-1"]}, {"open": ["red-1", "red-2"]}]
    )
    play(state, "sell red-1", "sell red-1", "done")
    assert asked(state) == ("loss", 1)
    play(state, "lose red-2")
    assert asked(state) == ("visit", 0)


@pytest.mark.clause("HA-4.4", "HA-R-23")
def test_a_turn_may_pass_without_effect() -> None:
    state = position(turn={"phase": "refill"}, market=full_market(riga_a=None), seats=[{"purse": 3}])
    before = state.to_data()
    play(state, "decline", "end turn")
    now = state.to_data()
    same = ("ship", "ports", "removed", "stacks")
    assert [now[part] for part in same] == [before[part] for part in same]
    assert state.mover() == 1


@pytest.mark.clause("HA-4.5")
def test_what_leaves_no_choice_is_not_asked_but_the_end_always_is() -> None:
    state = position(ship="riga", seats=[{"purse": 0, "open": ["red-1"] * 4}, {"purse": 0}], turn={"used": True})
    assert choices(state) == {"end turn"}
    told = events(state, "end turn")
    assert named(told, "discarded") == [{"event": "discarded", "seat": 0, "token": "red-1"}]
    assert named(told, "turn_began") == [{"event": "turn_began", "seat": 1, "income": 3}]
    assert named(told, "refilled") == [{"event": "refilled", "seat": 1, "price": 1, "tokens": 14}]  # compulsory
    assert asked(state) == ("visit", 1)


@pytest.mark.clause("HA-4.6", "HA-7.6", "HA-R-11")
def test_payments_arrive_at_once() -> None:
    state = position(ship="riga", posts={"riga": [0, 2]}, market={"riga.a": "red-1"})
    play(state, "buy riga.a")
    assert purses(state) == [2, 4, 3]


@pytest.mark.clause("HA-R-11")
def test_only_a_refill_turns_up_what_nobody_knew() -> None:
    assert HANSA.revealing == {"drawn"}
    state = position(turn={"phase": "refill"}, market=full_market(riga_a=None), ship="riga", posts={"riga": [1]})
    assert {event["event"] for event in events(state.copy(), "refill")} >= HANSA.revealing
    told = events(state, "decline", "buy riga.b", "sail danzig", "end turn")
    assert not HANSA.revealing & {event["event"] for event in told}


@pytest.mark.clause("HA-5.1", "HA-R-08")
@pytest.mark.parametrize("purse", [0, 3, 7])
def test_income_is_exactly_three_and_precedes_the_refill(purse: int) -> None:
    state = position(turn={"seat": 2}, seats=[{"purse": purse}], market=full_market(riga_a=None))
    told = events(state, "end turn")
    assert told[-1] == {"event": "turn_began", "seat": 0, "income": 3}
    assert (purses(state)[0], asked(state)) == (purse + 3, ("refill", 0))


@pytest.mark.clause("HA-5.3", "HA-R-13")
@pytest.mark.parametrize("empty", [1, 6, 13])
def test_a_refill_costs_one_thaler_however_many_warehouses_it_fills(empty: int) -> None:
    taken = {slot.replace(".", "_"): None for slot in warehouses()[:empty]}
    state = position(turn={"phase": "refill"}, market=full_market(**taken))
    assert decision(state) == {"kind": "refill", "seat": 0, "price": 1, "tokens": empty}
    play(state, "refill")
    assert (purses(state)[0], len(market(state)), sum(heights(state))) == (2, 14, 51 - empty)


@pytest.mark.clause("HA-5.4", "HA-R-16", "HA-R-13")
def test_a_refill_fills_in_warehouse_order_and_runs_on_into_the_next_stack() -> None:
    top = ["blue-1", "blue-2", "blue-3"]
    gaps = full_market(riga_b=None, tonsberg_b=None, kalmar_a=None)
    state = position(turn={"phase": "refill"}, market=gaps, top=top, stacks={"left": 41})
    assert heights(state) == [1, 10, 10, 10, 10]
    told = named(events(state, "refill"), "drawn")
    assert [(event["slot"], event["token"], event["stack"]) for event in told] == [
        ("tonsberg.b", "blue-1", 1),
        ("kalmar.a", "blue-2", 2),
        ("riga.b", "blue-3", 2),
    ]
    assert heights(state) == [0, 8, 10, 10, 10]


@pytest.mark.clause("HA-5.5", "HA-R-15")
def test_with_an_empty_market_the_refill_is_compulsory_and_costs_one() -> None:
    state = position(turn={"seat": 2}, seats=[{"purse": 0}])
    told = events(state, "end turn")
    assert named(told, "refilled") == [{"event": "refilled", "seat": 0, "price": 1, "tokens": 14}]
    assert (asked(state), purses(state)[0], len(market(state))) == (("visit", 0), 2, 14)


@pytest.mark.clause("HA-5.6", "HA-R-14")
def test_with_a_full_market_no_refill_is_offered() -> None:
    state = position(turn={"seat": 2}, market=full_market())
    play(state, "end turn")
    assert (asked(state), purses(state)[0]) == (("visit", 0), 6)


@pytest.mark.clause("HA-5.6", "HA-R-18", "HA-16.6")
@pytest.mark.parametrize("tokens", [{}, {"riga.a": "red-1"}])
def test_with_an_empty_supply_no_refill_is_offered_nor_compulsory(tokens: dict[str, str]) -> None:
    state = position(turn={"seat": 1}, market=tokens, stacks={"left": 0}, seats=[{}, {}, {"open": ["red-2"]}])
    told = events(state, "end turn")
    assert (named(told, "refilled"), asked(state), purses(state)[2]) == ([], ("visit", 2), 6)
    assert choices(state) == {"install red-2", "sail danzig", "sail lubeck", "sail tonsberg", "end turn"}


@pytest.mark.clause("HA-5.7", "HA-R-17")
def test_when_the_supply_runs_out_the_later_warehouses_stay_empty_at_the_same_price() -> None:
    state = position(turn={"phase": "refill"}, market={"aalborg.a": "red-1"}, stacks={"left": 4})
    assert decision(state)["tokens"] == 4
    play(state, "refill")
    assert set(market(state)) == {"tonsberg.a", "tonsberg.b", "aalborg.a", "aalborg.b", "copenhagen.a"}
    assert (purses(state)[0], heights(state)) == (2, [0] * 5)


@pytest.mark.clause("HA-5.8", "HA-R-48", "HA-11.1")
def test_a_compulsory_refill_starts_the_last_stack_too() -> None:
    state = position(turn={"seat": 2}, stacks={"left": 15})
    assert state.view(None)["ending"] == []
    told = events(state, "end turn")
    assert named(told, "ending") == [{"event": "ending", "why": "last-stack", "turns": 2}]
    assert state.view(None)["ending"] == ["last-stack"]


@pytest.mark.clause("HA-5.2")
def test_warehouses_emptied_in_a_turn_stay_empty_until_the_next() -> None:
    state = position(ship="riga", market=full_market(), posts={"riga": [1]})
    play(state, "buy riga.a", "sail danzig", "buy danzig.a", "end turn")
    assert (asked(state), len(market(state))) == (("refill", 1), 12)


@pytest.mark.clause("HA-7.8", "HA-R-09", "HA-14.4")
def test_money_is_not_limited_by_the_thalers_in_the_box() -> None:
    state = position(turn={"seat": 2}, market=full_market(), seats=[{"purse": 9}, {"purse": 9}, {"purse": 3}])
    play(state, "end turn")
    assert (purses(state), state.view(None)["bank"]) == ([12, 9, 3], -2)


@pytest.mark.clause("HA-R-54")
def test_a_limited_bank_pays_what_it_has() -> None:
    rules = {"thaler_bank_is_limit": True}
    rich = [{"purse": 9}, {"purse": 9}, {"purse": 3}]
    state = position(turn={"seat": 2}, market=full_market(), seats=rich, changes=rules)
    told = events(state, "end turn")
    assert (purses(state), told[-1]["income"], state.view(None)["bank"]) == ([10, 9, 3], 1, 0)


@pytest.mark.clause("HA-R-54")
def test_a_compulsory_refill_that_cannot_be_paid_is_free() -> None:
    rules = {"thaler_bank_is_limit": True}
    state = position(turn={"seat": 2}, seats=[{"purse": 0}, {"purse": 19}, {"purse": 3}], changes=rules)
    told = events(state, "end turn")
    assert named(told, "turn_began", "refilled") == [
        {"event": "turn_began", "seat": 0, "income": 0},
        {"event": "refilled", "seat": 0, "price": 0, "tokens": 14},
    ]
    chosen = position(
        turn={"seat": 2}, market=full_market(riga_a=None), seats=[{"purse": 0}, {"purse": 19}, {"purse": 3}],
        changes=rules,
    )  # fmt: skip
    assert choices(play(chosen, "end turn")) == {"decline"}


@pytest.mark.clause("HA-10.1", "HA-R-38")
def test_what_customs_take_goes_to_the_bank() -> None:
    state = position(seats=[{"purse": 8}], market=full_market(), turn={"used": True})
    told = events(state, "end turn")
    assert told[0] == {"event": "customs", "seat": 0, "thalers": 5}
    assert (purses(state), state.view(None)["bank"]) == ([3, 6, 3], 10)
    assert seat(state, 0)["purse"] == 3
    assert removed(state) == removed(position(market=full_market()))
