"""Displace (section 4.3): whom, with what, at which price."""

from __future__ import annotations

import pytest

from tests.teutonica.table import (
    actions_left,
    after,
    asked,
    choices,
    events,
    occupied,
    pieces,
    play,
    position,
    stock,
    supply,
)

# Seat 0 faces a trader and a merchant of others beside an own piece.
ROUTES = {"stade-hamburg": ["t1", "m2", "t0"]}


@pytest.mark.clause("HT-4.3.1", "HT-4.3.4", "HT-R-4", "HT-R-6")
def test_other_players_pieces_can_be_displaced_by_either_kind_and_own_ones_never() -> None:
    state = position(routes=ROUTES)
    assert choices(state, "displace") == {
        "displace stade-hamburg.1 with trader",
        "displace stade-hamburg.1 with merchant",
        "displace stade-hamburg.2 with trader",
        "displace stade-hamburg.2 with merchant",
    }


@pytest.mark.clause("HT-4.3.1")
def test_any_post_of_any_route_can_be_chosen_but_no_office_and_no_special_prestige_merchant() -> None:
    state = position(
        routes={"groningen-emden": ["t1"], "quedlinburg-halle": [None, None, None, "t3"]},
        cities={"minden": ["t1", "t2"], "stade": {"offices": ["m3"], "extra": ["t1"]}},
        prestige=[1],
    )
    assert choices(state, "displace") == {
        "displace groningen-emden.1 with trader",
        "displace groningen-emden.1 with merchant",
        "displace quedlinburg-halle.4 with trader",
        "displace quedlinburg-halle.4 with merchant",
    }


@pytest.mark.clause("HT-4.3.1", "HT-4.3.2")
def test_the_piece_is_replaced_and_one_piece_paid_to_the_own_stock() -> None:
    state = position(routes=ROUTES, seats=[{"supply": pieces(5), "stock": pieces(5, 1)}])
    play(state, "displace stade-hamburg.1 with trader")
    assert occupied(state) == {"stade-hamburg.1": "t0", "stade-hamburg.2": "m2", "stade-hamburg.3": "t0"}
    assert (supply(state, 0), stock(state, 0)) == (pieces(3), pieces(6, 1))
    assert state.to_data()["hand"] == ["t1"]
    assert actions_left(state) == 1


@pytest.mark.clause("HT-4.3.2", "HT-1.1.4")
def test_a_displaced_merchant_costs_two() -> None:
    state = position(routes=ROUTES, seats=[{"supply": pieces(5), "stock": pieces(5, 1)}])
    play(state, "displace stade-hamburg.2 with trader")
    assert (supply(state, 0), stock(state, 0)) == (pieces(2), pieces(7, 1))
    assert state.to_data()["hand"] == ["m2"]


@pytest.mark.parametrize(
    ("mine", "expected"),
    [
        (pieces(0, 0), set()),
        (pieces(1, 0), set()),
        (pieces(0, 1), set()),
        (pieces(2, 0), {"displace stade-hamburg.1 with trader"}),
        (pieces(1, 1), {"displace stade-hamburg.1 with trader", "displace stade-hamburg.1 with merchant"}),
        (pieces(0, 2), {"displace stade-hamburg.1 with merchant"}),
        (pieces(3, 0), {"displace stade-hamburg.1 with trader", "displace stade-hamburg.2 with trader"}),
        (pieces(0, 3), {"displace stade-hamburg.1 with merchant", "displace stade-hamburg.2 with merchant"}),
        (
            pieces(2, 1),
            {
                "displace stade-hamburg.1 with trader",
                "displace stade-hamburg.1 with merchant",
                "displace stade-hamburg.2 with trader",
                "displace stade-hamburg.2 with merchant",
            },
        ),
    ],
)
@pytest.mark.clause("HT-4.3.2", "HT-4.3.3")
def test_whoever_cannot_both_place_and_pay_in_full_cannot_displace(mine: dict[str, int], expected: set[str]) -> None:
    state = position(routes=ROUTES, seats=[{"desk": {"book": 3}, "supply": mine}])
    assert choices(state, "displace") == expected


@pytest.mark.parametrize(
    ("mine", "move", "payments"),
    [
        # One piece for a trader.
        (pieces(2, 1), "displace stade-hamburg.1 with trader", {"pay 0 merchants", "pay 1 merchants"}),
        (pieces(1, 2), "displace stade-hamburg.1 with merchant", {"pay 0 merchants", "pay 1 merchants"}),
        # Two for a merchant.
        (pieces(3, 1), "displace stade-hamburg.2 with trader", {"pay 0 merchants", "pay 1 merchants"}),
        (pieces(3, 2), "displace stade-hamburg.2 with trader", {f"pay {n} merchants" for n in range(3)}),
        (pieces(2, 2), "displace stade-hamburg.2 with trader", {"pay 1 merchants", "pay 2 merchants"}),
        (pieces(2, 3), "displace stade-hamburg.2 with merchant", {f"pay {n} merchants" for n in range(3)}),
        (pieces(1, 4), "displace stade-hamburg.2 with merchant", {"pay 1 merchants", "pay 2 merchants"}),
    ],
)
@pytest.mark.clause("HT-4.3.2", "HT-R-5", "HT-1.1.1")
def test_the_payer_chooses_the_kinds_of_the_penalty(mine: dict[str, int], move: str, payments: set[str]) -> None:
    state = position(routes=ROUTES, seats=[{"desk": {"book": 3}, "supply": mine}])
    play(state, move)
    assert asked(state) == ("pay", 0)
    assert choices(state) == payments


@pytest.mark.parametrize(
    ("mine", "move", "left"),
    [
        (pieces(2, 0), "displace stade-hamburg.1 with trader", pieces(0, 0)),
        (pieces(1, 1), "displace stade-hamburg.1 with trader", pieces(0, 0)),
        (pieces(1, 1), "displace stade-hamburg.1 with merchant", pieces(0, 0)),
        (pieces(0, 4), "displace stade-hamburg.2 with merchant", pieces(0, 1)),
        (pieces(1, 2), "displace stade-hamburg.2 with trader", pieces(0, 0)),
        (pieces(4, 0), "displace stade-hamburg.2 with trader", pieces(1, 0)),
    ],
)
@pytest.mark.clause("HT-4.3.2")
def test_a_payment_without_a_choice_is_made_at_once(mine: dict[str, int], move: str, left: dict[str, int]) -> None:
    state = position(routes=ROUTES, seats=[{"desk": {"book": 3}, "supply": mine}])
    play(state, move)
    assert asked(state)[0] == "displaced"
    assert supply(state, 0) == left


@pytest.mark.clause("HT-4.3.2", "HT-R-5")
def test_what_is_paid_goes_to_the_payers_own_stock_and_to_nobody_else() -> None:
    state = position(routes=ROUTES, seats=[{"desk": {"book": 3}, "supply": pieces(3, 2), "stock": pieces(7, 2)}])
    others = [(supply(state, n), stock(state, n)) for n in (1, 2, 3)]
    play(state, "displace stade-hamburg.2 with trader")
    expected = {0: (pieces(0, 2), pieces(9, 2)), 1: (pieces(1, 1), pieces(8, 3)), 2: (pieces(2, 0), pieces(7, 4))}
    for merchants, (left, paid) in expected.items():
        paying = after(state, f"pay {merchants} merchants")
        assert (supply(paying, 0), stock(paying, 0)) == (left, paid)
        assert [(supply(paying, n), stock(paying, n)) for n in (1, 2, 3)] == others


@pytest.mark.clause("HT-4.3.4", "HT-R-6")
@pytest.mark.parametrize("kind", ["trader", "merchant"])
@pytest.mark.parametrize("number", [1, 2])
def test_replacing_and_displaced_piece_may_be_of_different_kinds(kind: str, number: int) -> None:
    state = play(position(routes=ROUTES), f"displace stade-hamburg.{number} with {kind}")
    assert occupied(state)[f"stade-hamburg.{number}"] == f"{kind[0]}0"


@pytest.mark.clause("HT-4.3.5", "HT-5.2.11", "HT-3.3")
def test_the_displaced_player_decides_before_anything_else_happens() -> None:
    state = position(routes=ROUTES, seats=[{"supply": pieces(5), "stock": pieces(5, 1)}, {"stock": pieces(5)}])
    play(state, "displace stade-hamburg.1 with trader")
    assert asked(state) == ("displaced", 1)
    assert choices(state, "recruit", "displace", "establish", "end", "use", "lift") == set()
    play(state, "place trader hamburg-lubeck.1")
    assert asked(state) == ("displaced", 1)
    play(state, "done")
    assert (asked(state), actions_left(state)) == (("turn", 0), 1)


@pytest.mark.clause("HT-4.3.1", "HT-4.3.2", "HT-4.3.5")
def test_the_displacement_is_told_in_its_order() -> None:
    state = position(routes=ROUTES, seats=[{"supply": pieces(5, 1)}, {}, {"stock": pieces(3)}])
    told = events(
        state,
        "displace stade-hamburg.2 with merchant",
        "place merchant hamburg-lubeck.1",
        "place trader hamburg-lubeck.2",
        "done",
    )
    assert told == [
        {
            "event": "displaced",
            "seat": 0,
            "kind": "merchant",
            "post": "stade-hamburg.2",
            "victim": 2,
            "victim_kind": "merchant",
        },
        {"event": "paid", "seat": 0, "traders": 2, "merchants": 0},
        {"event": "put", "seat": 2, "owner": 2, "kind": "merchant", "post": "hamburg-lubeck.1"},
        {"event": "put", "seat": 2, "owner": 2, "kind": "trader", "post": "hamburg-lubeck.2"},
        {"event": "declined", "seat": 2},
    ]
