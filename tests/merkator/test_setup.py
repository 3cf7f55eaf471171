"""Vocabulary, components and set-up (sections 1 to 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from hanse.games.merkator.game import MERKATOR
from hanse.games.merkator.terms import SHELF
from tests.merkator.table import (
    COLOURS,
    GOODS,
    MAIN,
    MINOR,
    Data,
    asked,
    bonus_costs,
    cubes,
    goods,
    new_game,
    play,
    position,
    seat,
)

FACTS = SHELF.facts("standard")


def contracts(value: int) -> list[str]:
    return [card["id"] for card in FACTS["contracts.toml"]["contract"] if card["value"] == value]


@pytest.mark.clause("MK-1.1", "MK-2.1", "MK-R-2")
def test_eight_main_places_with_two_goods_and_links_and_four_minor_ones_with_a_threshold() -> None:
    places = new_game().view(None)["places"]
    assert {key: place["kind"] for key, place in places.items()} == {
        **dict.fromkeys(MAIN, "main"),
        **dict.fromkeys(MINOR, "minor"),
    }
    for key in MAIN:
        assert len(places[key]["goods"]) == 2
        assert 2 <= len(places[key]["links"]) <= 3
    assert [places[key]["threshold"] for key in MINOR] == [4, 3, 2, 1]
    assert [places[key]["time"] for key in (*MAIN, *MINOR)] == [2, 1, 1, 0, 1, 0, 0, -1, -1, -1, -2, -3]
    assert places["spain"]["colour"] == "red"  # a full main place


@pytest.mark.clause("MK-1.2")
def test_every_colour_stands_for_the_two_goods_of_its_main_place() -> None:
    places = new_game().view(None)["places"]
    assert [places[key]["colour"] for key in MAIN] == COLOURS
    assert [good for key in MAIN for good in places[key]["goods"]] == GOODS
    assert len(set(GOODS)) == 16


@pytest.mark.clause("MK-1.3", "MK-R-1")
def test_an_office_has_sixteen_storerooms_in_six_columns_of_two_or_three() -> None:
    view = new_game().view(None)
    assert list(view["columns"]) == list("ABCDEF")
    assert sorted(good for column in view["columns"].values() for good in column) == sorted(GOODS)
    assert {len(column) for column in view["columns"].values()} == {2, 3}
    assert set(view["seats"][0]["goods"]) == set(GOODS)


@pytest.mark.clause("MK-1.4", "MK-3.1.2", "MK-11.3")
def test_everybody_starts_with_one_cube_of_each_colour_on_the_tile_and_nothing_in_stock() -> None:
    state = new_game(seats=4)
    for number in range(4):
        assert seat(state, number)["tile"] == COLOURS
        assert sum(seat(state, number)["goods"].values()) == 0


@pytest.mark.clause("MK-1.5", "MK-2.2")
def test_seventy_eight_contracts_whose_value_is_their_price_and_their_points() -> None:
    counts = {2: 5, 3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1}
    assert Counter(card["value"] for card in FACTS["contracts.toml"]["contract"]) == counts
    state = position(seats=[{"contracts": ["c7-01", "c2-01"]}])
    assert state.scores()[0] == 2 * (7 + 2)
    state.play(state.code("sell contract c7-01"))
    assert seat(state)["coins"] == 7


@pytest.mark.clause("MK-1.6", "MK-2.3", "MK-2.4")
def test_sixteen_bonus_cards_and_twenty_six_buildings() -> None:
    cards = FACTS["bonus-cards.toml"]["card"]
    assert Counter(card["place"] for card in cards) == {**dict.fromkeys(MAIN, 1), **dict.fromkeys(MINOR, 2)}
    assert {card["cost"] for card in cards} == {3, 4}
    buildings = FACTS["buildings.toml"]["building"]
    assert len(buildings) == 26
    assert sum(card["sole"] for card in buildings) == 5


@pytest.mark.clause("MK-1.7", "MK-2.5")
def test_forty_two_counters_with_single_and_double_letters() -> None:
    unseen = new_game(seats=4).view(None)["chart"]["unseen"]
    assert sum(unseen.values()) == 42
    assert unseen == {**dict.fromkeys("ABCDEF", 5), **{2 * letter: 2 for letter in "ABCDEF"}}
    assert new_game().view(None)["chart"]["side"] == "ultimo"


@pytest.mark.clause("MK-2.6", "MK-R-5")
def test_cubes_and_coins_never_run_out_and_storerooms_hold_any_number() -> None:
    state = position(cubes={"hamburg": 3000}, seats=[{"goods": {"muskets": 3000}, "coins": 700}])
    assert cubes(state)["hamburg"] == 3000
    assert (seat(state)["goods"]["muskets"], seat(state)["coins"]) == (3000, 700)
    play(state, "done", "travel hamburg")
    while asked(state)[0] == "split":
        play(state, "split 30")
    assert cubes(state)["hamburg"] == 0
    assert goods(state)["livestock"] + goods(state)["muskets"] == 6000


@pytest.mark.clause("MK-2.7")
def test_up_to_four_players_one_chart_one_pawn() -> None:
    assert list(MERKATOR.seats) == [1, 2, 3, 4]
    view = new_game(seats=4).view(None)
    assert view["pawn"] is None
    assert [len(row) for row in view["chart"]["rows"]] == [5] * 6


@pytest.mark.clause("MK-3.1.1", "MK-3.1.9", "MK-R-4")
def test_one_cube_on_every_main_place_no_coins_the_pawn_beside_the_board() -> None:
    state = new_game(seats=4)
    assert cubes(state) == dict.fromkeys(MAIN, 1)
    assert [seat(state, number)["coins"] for number in range(4)] == [0] * 4
    assert state.to_data()["pawn"] is None


@pytest.mark.clause("MK-3.1.3", "MK-R-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_one_contract_of_each_value_from_2_to_5(seats: int) -> None:
    state = new_game(seats=seats)
    for number in range(seats):
        assert [int(card[1]) for card in seat(state, number)["contracts"]] == [2, 3, 4, 5]


@pytest.mark.clause("MK-3.1.4", "MK-3.2.1")
@pytest.mark.parametrize(("seats", "piles", "discard"), [(2, (9, 11, 10), 3), (3, (8, 10, 9), 2), (4, (7, 9, 8), 1)])
def test_the_other_contracts_are_face_up_piles_and_the_left_over_2s_the_discard(
    seats: int, piles: tuple[int, ...], discard: int
) -> None:
    view = new_game(seats=seats).view(None)
    counts = {value: pile["count"] for value, pile in view["piles"].items()}
    assert counts == dict(zip(["2", "3", "4", "5"], (0, *piles), strict=True)) | {
        "6": 11,
        "7": 9,
        "8": 7,
        "9": 5,
        "10": 4,
        "14": 1,
    }
    assert {value: len(cards) for value, cards in view["discard"].items()} == {"2": discard}
    for value, pile in view["piles"].items():
        assert (pile["top"] in contracts(int(value))) == (value != "2")
        assert pile["below"] == []


@pytest.mark.clause("MK-3.1.5", "MK-3.2.1")
@pytest.mark.parametrize(("seats", "stack"), [(2, 8), (3, 6), (4, 4)])
def test_everybody_gets_a_bonus_card_of_each_cost_and_four_cards_of_each_kind_are_open(seats: int, stack: int) -> None:
    view = new_game(seats=seats).view(None)
    for entry in view["seats"]:
        assert sorted(bonus_costs()[card] for card in entry["bonus"]) == [3, 4]
        assert entry["buildings"] == []
    assert [len(view[kind]["open"]) for kind in ("bonus", "buildings")] == [4, 4]
    assert None not in view["bonus"]["open"] + view["buildings"]["open"]
    assert (view["bonus"]["stack"], view["buildings"]["stack"]) == (stack, 22)


@pytest.mark.clause("MK-3.1.6", "MK-3.1.8", "MK-3.2.1")
@pytest.mark.parametrize(
    ("seats", "empty", "counters", "reserve"), [(2, 2, [0, 2], 20), (3, 1, [0, 1, 2], 14), (4, 0, [0, 1, 1, 2], 8)]
)
def test_the_chart_is_filled_for_the_player_count_and_later_players_get_counters(
    seats: int, empty: int, counters: list[int], reserve: int
) -> None:
    state = new_game(seats=seats)
    chart = state.view(None)["chart"]
    assert chart["rows"] == [[None] * 5] * empty + [["?"] * 5] * (6 - empty)
    assert chart["reserve"] == reserve
    first = state.to_data()["turn"]["seat"]
    assert [seat(state, (first + order) % seats)["counters"] for order in range(seats)] == counters


@pytest.mark.clause("MK-3.1.7", "MK-R-4", "MK-14.4")
def test_the_first_player_and_all_orders_come_from_chance() -> None:
    games = [new_game(seats=4, seed=seed).to_data() for seed in range(24)]
    assert {data["turn"]["seat"] for data in games} == {0, 1, 2, 3}
    for part in ("piles", "bonus", "buildings", "chart"):
        assert len({str(data[part]) for data in games}) == len(games)
    assert new_game(seed=5).key() == new_game(seed=5).key()


@pytest.mark.clause("MK-3.2.2")
def test_one_player_and_the_long_game_have_set_ups_of_their_own() -> None:
    alone: Data = new_game(seats=1).view(None)
    assert (alone["chart"]["side"], alone["solo"]["turns"]) == (None, 17)
    long: Data = new_game("long", seats=3).view(None)
    assert [len(entry["contracts"]) for entry in long["seats"]] == [2, 2, 2]


@pytest.mark.clause("MK-1.10")
def test_a_sixth_contract_can_be_held_beside_the_office() -> None:
    six = ["c2-01", "c3-02", "c4-02", "c5-02", "c6-02", "c7-02"]
    state = position(
        pawn="hamburg", seats=[{"contracts": six, "counters": 1}], pending={"kind": "join", "seat": 0}, turn={"seat": 2}
    )
    assert seat(state)["contracts"] == six
