"""Payment plans and the exchange (sections 7.2 and 7.3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanse.games.merkator.terms import SHELF
from tests.merkator.table import COLOURS, GOODS, after, asked, at, choices, goods, outcomes, play, position, seat

CONTRACTS = {card["id"]: card for card in SHELF.facts("standard")["contracts.toml"]["contract"]}
Plan = tuple[Any, ...]


def plans(contract: str, stock: dict[str, int], tile: list[str], counters: int) -> set[Plan]:
    """MK-7.2 by brute force: every way to give each demanded cube a source; what is left afterwards."""
    demanded = [good for good, number in CONTRACTS[contract]["goods"].items() for _ in range(number)]
    full = tuple(stock.get(good, 0) for good in GOODS)
    found: set[Plan] = set()
    seen: set[tuple[int, Plan]] = set()

    def step(number: int, left: Plan) -> None:
        if (number, left) in seen:
            return
        seen.add((number, left))
        if number == len(demanded):
            found.add(left)
            return
        for following in _sources(demanded[number], *left):
            step(number + 1, following)

    step(0, (full, tuple(tile), counters))
    return found


def _sources(good: str, stock: tuple[int, ...], tile: tuple[str, ...], counters: int) -> Iterator[Plan]:
    def less(which: int, number: int) -> tuple[int, ...]:
        return tuple(cubes - number * (i == which) for i, cubes in enumerate(stock))

    def without(colour: str) -> tuple[str, ...]:
        return tuple(other for other in tile if other != colour)

    which = GOODS.index(good)
    if stock[which]:
        yield less(which, 1), tile, counters
    if COLOURS[which // 2] in tile:
        yield stock, without(COLOURS[which // 2]), counters
    if counters >= 4:
        yield stock, tile, counters - 4
    for paid, cubes in enumerate(stock):
        if cubes >= 4:
            yield less(paid, 4), tile, counters
        if cubes >= 3 and COLOURS[paid // 2] in tile:
            yield less(paid, 3), without(COLOURS[paid // 2]), counters


def paying(contract: str, stock: dict[str, int], tile: list[str] | None = None, counters: int = 0, **parts: Any) -> Any:
    place = CONTRACTS[contract].get("place")
    own = {"contracts": [contract], "goods": stock, "tile": tile or [], "counters": counters}
    # nobody joins: the two-player game of the file
    return position(pawn=place, players=2, seats=[own], pending={"kind": "fulfil"}, **parts)


AMOUNTS = st.sampled_from([0, 0, 0, 1, 2, 3, 4, 5, 8])


@pytest.mark.clause("MK-7.2.1", "MK-7.2.2", "MK-7.2.3", "MK-7.2.4", "MK-7.3.3", "MK-R-29", "MK-R-30", "MK-R-52")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    contract=st.sampled_from(["c2-01", "c3-01", "c4-01", "c4-06", "c5-08", "c6-09", "c6-07"]),
    amounts=st.lists(AMOUNTS, min_size=8, max_size=8),
    others=st.permutations(range(16)),
    tile=st.lists(st.sampled_from(COLOURS), unique=True, max_size=4),
    counters=st.sampled_from([0, 1, 4, 5, 8]),
)
def test_the_small_steps_reach_exactly_the_plans_there_are(
    contract: str, amounts: list[int], others: list[int], tile: list[str], counters: int
) -> None:
    wanted = [GOODS.index(good) for good in CONTRACTS[contract]["goods"]]
    order = wanted + [good for good in others if good not in wanted]
    stock = {GOODS[good]: cubes for good, cubes in zip(order, amounts, strict=False) if cubes}
    tile.sort(key=COLOURS.index)
    expected = plans(contract, stock, tile, counters)
    state = paying(contract, stock, tile, counters)
    if not expected:
        assert asked(state)[0] != "fulfil"
        return
    assert f"fulfil {contract}" in choices(state)
    assert outcomes(after(state, f"fulfil {contract}")) == expected


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    contract=st.sampled_from(["c2-01", "c3-01", "c4-01", "c4-06", "c5-08", "c6-09", "c6-07"]),
    amounts=st.lists(AMOUNTS, min_size=8, max_size=8),
    others=st.permutations(range(16)),
    tile=st.lists(st.sampled_from(COLOURS), unique=True, max_size=4),
    counters=st.sampled_from([0, 1, 4, 5]),
)
def test_a_view_says_what_is_lacking_when_tile_and_exchanges_have_helped(
    contract: str, amounts: list[int], others: list[int], tile: list[str], counters: int
) -> None:
    demand: dict[str, int] = CONTRACTS[contract]["goods"]
    order = [*map(GOODS.index, demand), *(good for good in others if GOODS[good] not in demand)]
    stock = {GOODS[good]: cubes for good, cubes in zip(order, amounts, strict=False) if cubes}

    def enough(more: tuple[str, ...]) -> bool:
        return bool(plans(contract, {good: stock.get(good, 0) + more.count(good) for good in GOODS}, tile, counters))

    entry = paying(contract, stock, tile, counters).view(None)["seats"][0]
    if contract not in entry["lacks"]:
        assert enough(())
        return
    lacks = entry["lacks"][contract]
    named = [good for good, number in lacks["goods"].items() for _ in range(number)]
    for number in range(lacks["cubes"] + 1):
        given = [enough(more) for more in combinations_with_replacement(demand, number)]
        assert any(given) == (number == lacks["cubes"])
    assert any(enough(more) for more in combinations(named, lacks["cubes"]))


def test_different_goods_lack_as_many_as_cannot_be_had() -> None:
    ten = dict.fromkeys(GOODS[:10], 1)
    assert paying("c10-01", ten).view(None)["seats"][0]["lacks"] == {"c10-01": {"cubes": 2, "goods": {}}}
    assert paying("c10-01", ten, counters=4).view(None)["seats"][0]["lacks"] == {"c10-01": {"cubes": 1, "goods": {}}}
    assert paying("c10-01", ten, ["red", "blue"]).view(None)["seats"][0]["lacks"] == {}


@pytest.mark.clause("MK-7.2.1", "MK-9.2")
def test_a_demanded_cube_comes_from_stock_from_the_tile_or_by_an_exchange() -> None:
    state = paying("c2-01", {"spice": 1, "plums": 1, "iron": 4}, ["red"], 4)
    play(state, "fulfil c2-01")
    assert choices(state) == {
        "done",
        *(f"exchange {paid} for {good}" for paid in ("iron", "counters") for good in ("spice", "plums")),
    }
    play(state, "done")
    assert (asked(state), choices(state)) == (("tile", 0), {"deliver tile as spice", "spare tile red"})
    assert goods(after(state, "deliver tile as spice")) == {"spice": 1, "iron": 4}
    assert goods(after(state, "spare tile red")) == {"iron": 4}


@pytest.mark.clause("MK-7.2.2")
def test_nothing_serves_twice_and_nothing_exchanged_is_kept() -> None:
    assert asked(paying("c2-01", {"iron": 7}))[0] != "fulfil"  # seven cubes are one exchange, not two
    assert asked(paying("c2-01", {"iron": 3}, ["black"], 3))[0] != "fulfil"
    state = play(paying("c2-01", {"iron": 9}), "fulfil c2-01")
    assert choices(state) == {"exchange iron for spice", "exchange iron for plums"}
    play(state, "exchange iron for plums")
    assert goods(state) == {"iron": 1}  # the second exchange and the end were the only choices


@pytest.mark.clause("MK-7.2.5")
def test_delivered_cubes_leave_and_exchanged_counters_go_to_the_reserve() -> None:
    state = paying("c2-01", {"spice": 1}, [], 4)
    reserve = state.view(None)["chart"]["reserve"]
    play(state, "fulfil c2-01")
    assert (goods(state), seat(state)["counters"]) == ({}, 0)
    assert state.view(None)["chart"]["reserve"] == reserve + 4
    assert not state.faults()


@pytest.mark.clause("MK-7.3.1")
def test_four_cubes_of_one_colour_but_two_goods_are_no_exchange() -> None:
    assert asked(paying("c2-01", {"spice": 1, "iron": 2, "copper": 2}))[0] != "fulfil"
    assert choices(paying("c2-01", {"spice": 1, "iron": 4})) == {"fulfil c2-01", "done"}


@pytest.mark.clause("MK-7.3.1")
def test_an_exchange_yields_only_a_good_that_is_still_demanded() -> None:
    state = play(paying("c2-01", {"spice": 1, "iron": 8}), "fulfil c2-01")
    assert choices(state) == {"exchange iron for spice", "exchange iron for plums"}
    play(state, "exchange iron for plums")
    assert choices(state) == {"exchange iron for spice", "done"}


@pytest.mark.clause("MK-7.3.2", "MK-R-30")
def test_a_tile_cube_counts_as_either_good_of_its_colour_in_an_exchange() -> None:
    state = paying("c2-01", {"spice": 1, "iron": 3, "copper": 3}, ["black"])
    play(state, "fulfil c2-01")
    assert choices(state) == {"exchange iron+tile for plums", "exchange copper+tile for plums"}
    play(state, "exchange copper+tile for plums")
    assert (goods(state), seat(state)["tile"]) == ({"iron": 3}, [])


@pytest.mark.clause("MK-7.3.3", "MK-R-29")
def test_any_number_of_exchanges_for_any_number_of_contracts() -> None:
    state = at(
        "danzig",
        players=2,
        seats=[{"contracts": ["c2-01", "c3-02"], "goods": {"iron": 8, "copper": 4, "coal": 4}}],
        piles={"3": ["c3-01", "c3-03", *(f"c3-{n:02}" for n in range(4, 12))]},
    )
    play(state, "fulfil c2-01", "exchange iron for spice", "exchange iron for plums")
    assert "fulfil c3-02" in choices(state)
    play(state, "fulfil c3-02")
    while asked(state)[0] == "exchange":
        play(state, min(choices(state)))
    assert goods(state) == {}


@pytest.mark.clause("MK-7.3.4", "MK-R-31")
def test_an_exchange_is_allowed_although_the_good_is_in_stock() -> None:
    state = play(paying("c2-01", {"spice": 1, "plums": 1, "iron": 4}), "fulfil c2-01")
    assert "exchange iron for spice" in choices(state)
    assert goods(play(state, "exchange iron for spice")) == {"spice": 1}


@pytest.mark.clause("MK-7.3.5")
def test_there_is_no_exchange_at_any_other_time() -> None:
    stock = {"iron": 8, "copper": 8}
    state = position(seats=[{"goods": stock, "contracts": ["c2-01", "c3-01"], "counters": 2}])
    assert choices(state, "exchange") == set()
    assert "travel newfoundland" not in choices(play(state, "done"))  # cubes pay for no trip
    play(state, "travel england", "split 1")
    assert choices(state, "exchange") == set()


@pytest.mark.clause("MK-7.3.6", "MK-R-32", "MK-9.2")
def test_joiners_exchange_with_the_counters_left_after_paying_and_with_their_tile() -> None:
    def joiner(counters: int) -> Any:
        own = {"contracts": ["c2-01"], "tile": ["red"], "counters": counters}
        return position(pawn="danzig", turn={"seat": 1}, seats=[own], pending={"kind": "join", "seat": 0})

    assert asked(play(joiner(4), "join"))[0] != "fulfil"
    state = play(joiner(5), "join")
    assert choices(state) == {"fulfil c2-01", "done"}
    play(state, "fulfil c2-01")  # red as spice, four counters for plums: there is no other way
    assert seat(state)["counters"] == 0
    assert seat(state)["tile"] == []


def different(stock: list[str], tile: list[str], more: dict[str, int] | None = None, counters: int = 0) -> Any:
    return paying("c10-01", {**dict.fromkeys(stock, 1), **(more or {})}, tile, counters)


@pytest.mark.clause("MK-7.6.1", "MK-R-27")
def test_twelve_different_goods_are_the_players_choice_hamburgs_own_among_them() -> None:
    assert asked(different(GOODS[:11], []))[0] != "fulfil"
    state = play(different(GOODS[:12], []), "fulfil c10-01")
    assert goods(state) == {}  # no choice
    state = play(different(GOODS[:14], []), "fulfil c10-01")
    assert choices(state) == {f"leave {good}" for good in GOODS}  # the two that are not there are left out anyway
    play(state, "leave livestock")
    assert "leave livestock" not in choices(state)
    play(state, "leave spice") if "leave spice" in choices(state) else None
    assert asked(play(state, "leave grain"))[0] != "leave"
    assert goods(state) == {"livestock": 1, "grain": 1}


@pytest.mark.clause("MK-7.6.1", "MK-7.2.4")
@settings(max_examples=15, deadline=None, derandomize=True)
@given(
    amounts=st.lists(st.sampled_from([0, 1, 1, 1, 1, 2, 5]), min_size=16, max_size=16),
    tile=st.lists(st.sampled_from(COLOURS), unique=True, max_size=2),
    counters=st.sampled_from([0, 4]),
)
def test_every_twelve_goods_that_can_be_delivered_can_be_chosen(
    amounts: list[int], tile: list[str], counters: int
) -> None:
    stock = {good: cubes for good, cubes in zip(GOODS, amounts, strict=True) if cubes}
    tile.sort(key=COLOURS.index)
    gone: set[int] = set()
    possible = {chosen for chosen in _twelves() if _deliverable(chosen, amounts, tile, counters)}
    state = paying("c10-01", stock, tile, counters)
    if not possible:
        assert asked(state)[0] != "fulfil"
        return
    play(state, "fulfil c10-01")
    while asked(state)[0] == "leave":  # every step offers just what can be completed
        offered = {good for good in range(16) if any(good not in chosen for chosen in possible)}
        assert choices(state) == {f"leave {GOODS[good]}" for good in offered - gone}
        good = sorted(offered - gone)[amounts[0]]
        possible = {chosen for chosen in possible if good not in chosen}
        gone.add(good)
        play(state, f"leave {GOODS[good]}")
    assert len(possible) == 1  # the rest was forced


def _twelves() -> Iterator[frozenset[int]]:
    for out in combinations(range(16), 4):
        yield frozenset(range(16)) - set(out)


def _deliverable(chosen: frozenset[int], amounts: list[int], tile: list[str], counters: int) -> bool:
    """Tile cubes tried in every use: for either good of the colour, for an exchange with either, or not at all."""
    uses = [[None, ("give", 2 * COLOURS.index(c)), ("give", 2 * COLOURS.index(c) + 1)] for c in tile]
    for use in product(*uses):
        cubes = list(amounts)
        for each in use:
            if each:
                cubes[each[1]] += 1
        lacking = sum(1 for good in chosen if not cubes[good])
        spare = sum((cubes[good] - (good in chosen and cubes[good] > 0)) // 4 for good in range(16))
        if lacking <= spare + counters // 4:
            return True
    return False
