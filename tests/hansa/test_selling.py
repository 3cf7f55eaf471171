"""Selling (section 9.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hanse.games.hansa.state import State
from hanse.kernel.errors import MoveError
from tests.hansa.table import after, asked, choices, decision, events, play, position, posts, purses, seat

Set = tuple[str, ...]


def seller(*tokens: str, there: int = 2, **parts: Any) -> State:
    """Seat 0 in Riga with these open tokens; `me` and `others` say more of the seats."""
    seats = [{"open": list(tokens), **parts.pop("me", {})}, *parts.pop("others", [])]
    return position(ship="riga", posts={"riga": [there]}, seats=seats, **parts)


def every_sale(state: State) -> set[Set]:
    """Each set that can be sold, by trying everything; every beginning can be finished."""
    found: set[Set] = set()
    waiting, seen = [state], {state.key()}
    while waiting:
        now = waiting.pop()
        options = [code for code in now.legal() if now.describe(code)["family"] in ("sell", "sell-all", "done")]
        assert options or now is state
        for code in options:
            later = now.copy()
            later.apply(code)
            if now.describe(code)["family"] == "done":
                found.add(tuple(seat(later, 0)["sold"]))
            elif later.key() not in seen:
                seen.add(later.key())
                waiting.append(later)
    return found


def sets_by_the_rule(tokens: list[str], *, partial: bool = True) -> set[Set]:
    """HA-9.2 written out: all sub-multisets with two or more of every colour in them, and not empty."""
    kinds = sorted(Counter(tokens).items())
    sets: list[list[str]] = [[]]
    for kind, number in kinds:
        sets = [chosen + [kind] * times for chosen in sets for times in range(number + 1)]
    held = Counter(token.split("-")[0] for token in tokens)
    found = set()
    for chosen in sets:
        colours = Counter(token.split("-")[0] for token in chosen)
        if chosen and all(n >= 2 and (partial or n == held[colour]) for colour, n in colours.items()):
            found.add(tuple(chosen))
    return found


@pytest.mark.clause("HA-9.1", "HA-R-31")
@pytest.mark.parametrize("there", [0, 1, 3])
def test_selling_needs_a_post_in_the_port(there: int) -> None:
    state = seller("red-1", "red-2", there=there)
    assert choices(state, "sell") == ({"sell red-1", "sell red-2"} if there else set())


@pytest.mark.clause("HA-9.2", "HA-9.3", "HA-9.4", "HA-R-32", "HA-R-33")
@pytest.mark.parametrize(
    "tokens",
    [
        ["green-1"],
        ["green-1", "red-1"],
        ["red-1", "red-1"],
        ["red-1", "red-2", "green-1"],
        ["red-1", "red-1", "red-2"],
        ["red-1", "red-2", "red-3", "green-1", "green-1"],
        ["orange-2", "orange-2", "brown-1", "brown-3", "brown-3", "blue-1", "red-1", "red-1"],
    ],
)
def test_every_legal_set_can_be_sold_and_no_other(tokens: list[str]) -> None:
    order = ["orange", "brown", "red", "green", "blue"]

    def ordered(sets: set[Set]) -> set[Set]:
        return {tuple(sorted(chosen, key=lambda t: (order.index(t[:-2]), t))) for chosen in sets}

    assert every_sale(seller(*tokens)) == ordered(sets_by_the_rule(tokens))
    whole = seller(*tokens, changes={"sale.partial": False})
    assert every_sale(whole) == ordered(sets_by_the_rule(tokens, partial=False))


@pytest.mark.clause("HA-9.2", "HA-9.4")
def test_a_sale_is_chosen_token_by_token_until_done() -> None:
    state = seller("red-1", "red-2", "red-2", "green-1", "green-3", "blue-1")
    play(state, "sell red-2")
    assert decision(state) == {"kind": "sale", "seat": 0, "port": "riga", "chosen": ["red-2"], "points": 3}
    assert choices(state) == {"sell red-1", "sell red-2", "sell green-1", "sell green-3"}
    play(state, "sell green-3")
    assert choices(state) == {"sell red-1", "sell red-2", "sell green-1"}
    play(state, "sell red-2")
    assert choices(state) == {"sell red-1", "sell green-1"}  # one green token alone cannot be sold
    play(state, "sell green-1")
    assert choices(state) == {"sell red-1", "done"}
    play(state, "done")
    assert seat(state, 0)["sold"] == ["red-2", "red-2", "green-1", "green-3"]


@pytest.mark.clause("HA-9.4")
def test_the_order_of_choosing_does_not_matter() -> None:
    state = seller("red-1", "red-2", "green-1", "green-1")
    ways = [["sell red-1", "sell red-2", "sell green-1"], ["sell green-1", "sell red-2", "sell red-1"]]
    assert len({after(state, *way).key() for way in ways}) == 1


@pytest.mark.clause("HA-9.3", "HA-R-33")
def test_with_partial_sales_off_a_colour_is_sold_completely() -> None:
    state = seller("red-1", "red-2", "red-2", "green-1", "green-3", "blue-1", changes={"sale.partial": False})
    assert choices(state, "sell", "sell-all") == {"sell all red", "sell all green"}
    play(state, "sell all red")
    assert choices(state) == {"sell all green", "done"}
    assert seat(after(state, "done"), 0)["open"] == ["green-1", "green-3", "blue-1"]


@pytest.mark.clause("HA-9.5", "HA-R-32")
def test_one_post_goes_back_however_much_is_sold() -> None:
    state = seller("red-1", "red-2", "green-1", "green-3", "green-3", there=3, others=[{"open": ["red-1"]}])
    told = events(state, *(f"sell {token}" for token in ("red-1", "red-2", "green-1", "green-3", "green-3")), "done")
    assert (posts(state, "riga"), seat(state, 0)["reserve"]) == ([2, 0, 0], 13)
    assert [event["event"] for event in told] == [*["offered"] * 5, "post_returned", *["sold"] * 4, "lost"]
    assert seat(state, 0)["open"] == []


@pytest.mark.clause("HA-9.6")
def test_selling_moves_no_money_and_sold_tokens_are_never_used_again() -> None:
    state = seller("red-1", "red-2", "green-1", me={"sold": ["blue-1", "blue-2"], "purse": 2})
    play(state, "sell red-1", "sell red-2", "done", "sail danzig")
    assert purses(state) == [1, 3, 3]
    assert choices(state, "install", "sell") == {"install green-1"}
    loser = position(
        ship="riga", posts={"riga": [1]}, seats=[{"open": ["red-1", "red-1"]}, {"sold": ["red-2", "red-3"]}]
    )
    play(loser, "sell red-1", "sell red-1", "done")
    assert seat(loser, 1)["sold"] == ["red-2", "red-3"]


@pytest.mark.clause("HA-9.7", "HA-R-31")
def test_the_last_post_ends_presence_and_may_be_installed_again() -> None:
    state = seller("red-1", "red-2", "green-1", there=1, me={"purse": 9})
    play(state, "sell red-1", "sell red-2", "done")
    assert posts(state, "riga") == [0, 0, 0]
    assert seat(state, 0)["reserve"] == 15
    play(state, "sail danzig", "install green-1")
    assert posts(state, "danzig") == [1, 0, 0]


@pytest.mark.clause("HA-9.8", "HA-R-55")
def test_the_sellers_other_tokens_are_not_affected() -> None:
    state = seller("red-1", "red-2", "red-3", "red-3")
    play(state, "sell red-1", "sell red-2", "done")
    assert seat(state, 0)["open"] == ["red-3", "red-3"]


@pytest.mark.clause("HA-16.8")
def test_a_sale_that_hurts_nobody_is_legal() -> None:
    state = seller("red-1", "red-2", others=[{"open": ["green-1"]}, {}])
    play(state, "sell red-1", "sell red-2", "done")
    assert (asked(state), seat(state, 1)["open"]) == (("visit", 0), ["green-1"])


@pytest.mark.clause("HA-16.4")
def test_a_sale_may_cost_the_lead() -> None:
    for rival, leader in (1, 0), (2, None), (3, 1):
        state = position(ship="riga", posts={"riga": [3, rival]}, seats=[{"open": ["red-1", "red-1"]}])
        play(state, "sell red-1", "sell red-1", "done")
        assert state.view(None)["ports"]["riga"]["leader"] == leader
        price = state.view(None)["ports"]["riga"]["price"]
        assert price == (0 if leader == 0 else 1)


@pytest.mark.clause("HA-9.2")
def test_a_single_token_cannot_be_sold() -> None:
    state = seller("red-1", "green-1")
    with pytest.raises(MoveError, match="'sell red-1' is not legal now"):
        play(state, "sell red-1")


@pytest.mark.clause("HA-9.5", "HA-9.9", "HA-12.1", "HA-1.11")
def test_a_view_tells_beforehand_what_a_sale_gives_and_costs() -> None:
    others = [{"open": ["red-3"]}, {"open": ["blue-1"]}]
    state = seller("red-1", "red-2", "green-1", there=2, others=others)
    foretold = {"posts": 1, "leader": 0, "points": {"red-1": 2, "red-2": 3}, "losers": {"red": [1]}}
    assert state.view(None)["sells"] == foretold
    play(state, "sell red-1")
    play(state, "sell red-2")
    assert state.view(1)["sells"] == foretold, "what is chosen is still told"
    later = after(state, "done")
    assert later.view(None)["ports"]["riga"]["posts"][0] == foretold["posts"]
    assert later.view(None)["ports"]["riga"]["leader"] == foretold["leader"]
    assert later.view(None)["now"][0]["sold"] == sum((2, 3))
    assert [entry["open"] for entry in later.view(None)["seats"][1:]] == [[], ["blue-1"]]
    assert later.view(None)["sells"] is None


@pytest.mark.clause("HA-9.1", "HA-9.5")
def test_a_port_tells_what_a_sale_there_would_cost_and_who_would_lead() -> None:
    state = position(ship="riga", posts={"riga": [2, 1], "reval": [1, 1], "danzig": [0, 1]})
    told = {port: state.card(f"port:{port}", 0)["lines"] for port in ("riga", "reval", "danzig")}
    assert {"line": "sale", "posts": 1} in told["riga"]
    assert {"line": "sale-leader", "posts": 0, "owner": 1} in told["reval"]
    assert not [line for line in told["danzig"] if line["line"].startswith("sale")]
    ports = state.view(None)["ports"]
    assert {port: (ports[port]["leader"], ports[port]["ahead"]) for port in told} == {
        "riga": (0, 1),
        "reval": (None, 0),
        "danzig": (1, 1),
    }
