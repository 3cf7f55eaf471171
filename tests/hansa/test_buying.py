"""Payments, majority, buying (section 7)."""

from __future__ import annotations

import pytest

from tests.hansa.table import after, choices, events, full_market, market, named, play, position, purses, seat


@pytest.mark.clause("HA-7.1", "HA-R-25", "HA-1.11")
@pytest.mark.parametrize(
    ("there", "paid", "to"),
    [
        ([0, 0, 0], [4, 3, 3], None),  # nobody there: the bank
        ([0, 2, 0], [4, 4, 3], 1),  # an opponent leads
        ([1, 0, 2], [4, 3, 4], 2),
        ([0, 2, 2], [4, 3, 3], None),  # no leader: the bank
        ([2, 2, 0], [4, 3, 3], None),
        ([1, 0, 0], [5, 3, 3], None),  # the buyer leads: free
        ([3, 2, 2], [5, 3, 3], None),
    ],
)
def test_who_pays_what_for_a_token(there: list[int], paid: list[int], to: int | None) -> None:
    state = position(ship="danzig", posts={"danzig": there}, market={"danzig.a": "red-2"}, seats=[{"purse": 5}])
    offer = state.view(None)["ports"]["danzig"]
    assert (offer["price"], offer["pays"]) == (5 - paid[0], to)
    told = events(state, "buy danzig.a")
    assert purses(state) == paid
    assert told == [
        {"event": "bought", "seat": 0, "slot": "danzig.a", "token": "red-2", "price": 5 - paid[0], "to": to}
    ]


@pytest.mark.clause("HA-7.1")
def test_all_other_money_passes_between_players_and_bank() -> None:
    state = position(
        ship="reval", turn={"seat": 2}, seats=[{"purse": 4, "open": ["red-1", "red-1", "green-2"]}],
        posts={"riga": [1]}, market=full_market(riga_a=None),
    )  # fmt: skip
    play(state, "end turn")
    assert purses(state)[0] == 7  # income
    play(state, "refill")
    assert purses(state)[0] == 6
    play(state, "install green-2")
    assert purses(state)[0] == 6
    play(state, "sail riga")
    assert purses(state)[0] == 5
    play(state, "sell red-1", "sell red-1", "done")
    assert purses(state)[0] == 5
    play(state, "end turn")
    assert purses(state)[0] == 3  # customs


@pytest.mark.clause("HA-7.2", "HA-R-27")
@pytest.mark.parametrize("token", ["red-1", "red-2", "red-3", "orange-3"])
def test_barrels_and_colour_do_not_matter_for_the_price(token: str) -> None:
    state = position(ship="danzig", market={"danzig.a": token})
    assert purses(play(state, "buy danzig.a"))[0] == 2


@pytest.mark.clause("HA-7.3", "HA-R-26")
def test_a_buyer_who_shares_the_highest_number_pays_the_bank() -> None:
    state = position(ship="danzig", posts={"danzig": [2, 2, 1]}, market={"danzig.a": "red-1"})
    told = named(events(state, "buy danzig.a"), "bought")
    assert (purses(state), told[0]["price"], told[0]["to"]) == ([2, 3, 3], 1, None)


@pytest.mark.clause("HA-7.4", "HA-R-52")
def test_the_recipient_is_determined_when_buying() -> None:
    state = position(
        ship="riga", posts={"riga": [2, 3]}, market={"riga.a": "red-1", "riga.b": "red-2"},
        seats=[{"purse": 9, "open": ["green-3"]}],
    )  # fmt: skip
    play(state, "buy riga.a", "sail danzig", "sail reval", "sail riga", "install green-3")
    assert purses(state) == [5, 4, 3]  # seat 0 leads now, and has paid seat 1 all the same
    play(state, "sail danzig", "sail reval", "sail riga", "buy riga.b")
    assert purses(state) == [2, 4, 3]


@pytest.mark.clause("HA-7.5", "HA-R-10", "HA-16.5")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    tokens = [{"purse": 0, "open": ["red-1", "red-2"]}]
    state = position(ship="riga", posts={"riga": [1]}, market={"riga.a": "green-1"}, seats=tokens)
    assert choices(state) == {
        "buy riga.a", "install red-1", "install red-2", "sell red-1", "sell red-2", "end turn"
    }  # fmt: skip
    state = position(ship="riga", posts={"riga": [1, 1]}, market={"riga.a": "green-1"}, seats=tokens)
    assert choices(state, "buy", "sail") == set()
    assert choices(after(state, "install red-1")) == {"end turn"}


@pytest.mark.clause("HA-7.7", "HA-R-47")
def test_nobody_gives_lends_or_waives_anything() -> None:
    state = position(ship="danzig", posts={"danzig": [0, 1]}, market={"danzig.a": "red-1"}, seats=[{"purse": 1}])
    assert choices(state) == {"buy danzig.a", "sail kalmar", "sail reval", "end turn"}
    play(state, "buy danzig.a")
    assert (state.mover(), purses(state)) == (0, [0, 4, 3])
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HA-7.9", "HA-R-27")
def test_the_buyer_chooses_one_of_two_tokens_and_needs_two_visits_for_both() -> None:
    state = position(ship="riga", market={"riga.a": "red-1", "riga.b": "green-2"}, seats=[{"purse": 9}])
    assert choices(state, "buy") == {"buy riga.a", "buy riga.b"}
    play(state, "buy riga.b")
    assert (seat(state, 0)["open"], market(state)) == (["green-2"], {"riga.a": "red-1"})
    assert choices(state, "buy") == set()
    play(state, "sail danzig", "sail reval", "sail riga", "buy riga.a")
    assert seat(state, 0)["open"] == ["red-1", "green-2"]


@pytest.mark.clause("HA-7.10", "HA-R-27")
def test_open_tokens_are_not_limited_during_the_turn() -> None:
    tokens = ["red-1", "green-1", "blue-1"]
    state = position(ship="reval", market=full_market(), seats=[{"purse": 9, "open": tokens}])
    play(state, "buy reval.a", "sail riga", "buy riga.a", "sail danzig", "buy danzig.a")
    assert len(seat(state, 0)["open"]) == 6


@pytest.mark.clause("HA-7.11", "HA-R-50")
def test_a_token_may_be_used_in_the_turn_in_which_it_was_bought() -> None:
    state = position(
        ship="reval", market={"reval.a": "red-2"}, posts={"riga": [1]}, seats=[{"purse": 5, "open": ["red-1"]}]
    )
    play(state, "buy reval.a", "sail riga")
    assert choices(state, "install", "sell") == {"install red-1", "install red-2", "sell red-1", "sell red-2"}
    assert seat(after(state, "sell red-1", "sell red-2", "done"), 0)["sold"] == ["red-1", "red-2"]


@pytest.mark.clause("HA-16.1")
def test_in_a_port_without_tokens_nothing_is_bought_but_the_rest_goes_on() -> None:
    state = position(ship="danzig", posts={"danzig": [1]}, seats=[{"open": ["red-1", "red-1"]}])
    assert choices(state, "buy", "install", "sell") == {"install red-1", "sell red-1"}
