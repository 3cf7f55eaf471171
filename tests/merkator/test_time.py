"""Time counters and loss of goods (sections 6.4 and 6.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.merkator.table import after, asked, choices, events, goods, named, play, position, seat

# Columns: A livestock grain ham, B vegetables plums citrus, C wine spice fish_oil, D muskets saltpeter iron,
# E copper coal, F fabric calfskin.


def near_the_end_of_a_row(*rows: str, **parts: Any) -> Any:
    """The first of these letters is the last counter of its row and comes next; below it lie rows ending so."""
    counters = [rows[0]]
    for letter in rows[1:]:
        counters += ["E", "E", "F", "F", letter]
    return position(chart={"counters": counters}, **parts)


@pytest.mark.clause("MK-6.4.1", "MK-R-15", "MK-15.10")
def test_counters_come_from_the_highest_row_from_left_to_right() -> None:
    state = position(players=2)
    rows = state.view(None)["chart"]["rows"]
    assert rows == [[None] * 5] * 2 + [["?"] * 5] * 4
    play(state, "travel hamburg", "split 1")
    assert state.view(None)["chart"]["rows"][2] == [None, None, "?", "?", "?"]
    assert (seat(state)["counters"], state.view(None)["chart"]["next"]) == (2, [2, 2])
    play(state, "travel danzig")
    assert state.view(None)["chart"]["rows"][2] == [None, None, None, "?", "?"]


@pytest.mark.clause("MK-6.5.1", "MK-6.5.5", "MK-R-17", "MK-6.5.7", "MK-R-16")
def test_the_last_counter_of_a_row_is_turned_and_everybody_loses_a_good_of_its_column() -> None:
    state = near_the_end_of_a_row(
        "A",
        "F",
        seats=[{"goods": {"ham": 2, "grain": 1}}, {"goods": {"livestock": 1, "iron": 3}}, {"goods": {"iron": 1}}],
    )
    told = events(state, "travel sweden", "split 1")
    assert named(told, "turned") == [{"event": "turned", "row": 5, "letter": "A"}]
    assert asked(state) == ("reflip", 0)
    play(state, "keep letter")
    assert (asked(state), choices(state)) == (("loss", 0), {"lose ham", "lose grain"})
    told = events(state, "lose ham")
    assert [(event["seat"], event["good"], event["cubes"]) for event in named(told, "lost")] == [
        (0, "ham", 1),
        (1, "livestock", 1),  # no choice
    ]
    assert goods(state) == {"ham": 1, "grain": 1, "iron": 1}
    assert (goods(state, 1), goods(state, 2)) == ({"iron": 3}, {"iron": 1})
    assert seat(state)["counters"] == 1  # the counter is taken afterwards


@pytest.mark.clause("MK-6.5.5", "MK-R-18")
@pytest.mark.parametrize(("stock", "left"), [({"ham": 1}, {}), ({"ham": 1, "grain": 1}, {})])
def test_a_double_letter_takes_two_goods_or_what_there_is(stock: dict[str, int], left: dict[str, int]) -> None:
    state = near_the_end_of_a_row("AA", "F", seats=[{"goods": stock}])
    play(state, "travel sweden", "split 0")
    assert goods(state) == {**left, "copper": 1}


@pytest.mark.clause("MK-6.5.5")
def test_with_a_double_letter_both_goods_are_chosen() -> None:
    state = near_the_end_of_a_row("AA", "F", seats=[{"goods": {"ham": 2, "grain": 1}}])
    play(state, "travel sweden", "split 0")
    assert (asked(state), choices(state)) == (("loss", 0), {"lose ham", "lose grain"})
    assert goods(after(state, "lose ham", "lose ham")) == {"grain": 1, "copper": 1}
    assert goods(after(state, "lose grain")) == {"ham": 1, "copper": 1}  # then no choice is left


@pytest.mark.clause("MK-6.5.5")
def test_goods_just_taken_are_exposed() -> None:
    state = play(near_the_end_of_a_row("E", "F"), "travel sweden", "split 0", "keep letter")
    assert goods(state) == {}


@pytest.mark.clause("MK-6.5.6", "MK-R-39", "MK-9.2")
def test_tile_cubes_are_safe_but_may_stand_for_goods_of_the_column() -> None:
    state = near_the_end_of_a_row("AA", "F", seats=[{"goods": {"ham": 2}, "tile": ["yellow", "red"]}])
    play(state, "travel sweden", "split 0")
    assert choices(state) == {"lose ham", "lose tile yellow"}
    told = named(events(state, "lose tile yellow"), "lost_tile")  # then ham is the only choice
    assert [(event["seat"], event["colour"]) for event in told] == [(0, "yellow")]
    assert (goods(state), seat(state)["tile"]) == ({"ham": 1, "copper": 1}, ["red"])


@pytest.mark.clause("MK-6.5.6", "MK-R-39")
def test_with_fewer_goods_than_are_lost_no_tile_cube_is_offered() -> None:
    state = near_the_end_of_a_row("AA", "F", seats=[{"goods": {"ham": 1}, "tile": ["yellow", "purple"]}])
    play(state, "travel sweden", "split 0")
    assert asked(state)[0] == "travel"
    assert (goods(state), seat(state)["tile"]) == ({"copper": 1}, ["yellow", "purple"])


@pytest.mark.clause("MK-6.5.2", "MK-R-19", "MK-16.1.7")
def test_only_a_single_letter_with_a_row_below_lets_the_active_player_turn_another() -> None:
    single = play(near_the_end_of_a_row("A", "F"), "travel sweden", "split 0")
    assert (asked(single), choices(single)) == (("reflip", 0), {"keep letter", "turn next"})  # though nobody has goods
    assert single.view(None)["chart"]["rows"][5] == ["?"] * 5  # chosen before the second letter is seen
    double = play(near_the_end_of_a_row("AA", "F"), "travel sweden", "split 0")
    assert asked(double) == ("travel", 1)
    last = play(near_the_end_of_a_row("A"), "travel sweden", "split 0")
    assert asked(last) == ("travel", 1)


@pytest.mark.clause("MK-6.5.3", "MK-R-21", "MK-R-19")
def test_the_second_counter_counts_alone_and_the_first_is_still_taken() -> None:
    state = near_the_end_of_a_row("A", "DD", "F", seats=[{"goods": {"ham": 1, "muskets": 3}}])
    play(state, "travel sweden", "split 0", "turn next")
    assert asked(state) == ("travel", 1)  # no further choice between letters, and only muskets to lose
    assert goods(state) == {"ham": 1, "muskets": 1, "copper": 1}
    assert seat(state)["counters"] == 1
    assert state.view(None)["chart"]["left"] == 10


@pytest.mark.clause("MK-6.5.4", "MK-R-19", "MK-15.11")
def test_the_second_counter_stays_letter_up_and_counts_again_when_its_row_is_emptied() -> None:
    state = position(
        chart={"counters": ["D!", "E", "E", "F", "F", "B"]},
        seats=[{"goods": {"iron": 1, "plums": 1}}],
        buildings={},
    )
    assert state.view(None)["chart"]["rows"][4][4] == "D"
    told = events(state, "travel sweden", "split 0")
    assert named(told, "turned") == []  # it lies so already
    assert asked(state) == ("reflip", 0)
    assert goods(after(state, "keep letter")) == {"plums": 1, "copper": 1}
    assert goods(after(state, "turn next")) == {"iron": 1, "copper": 1}


@pytest.mark.clause("MK-6.5.4", "MK-15.11", "MK-14.2")
def test_a_counter_turned_in_advance_lies_on_the_last_space_of_the_next_row() -> None:
    state = play(near_the_end_of_a_row("A", "B", "C"), "travel sweden", "split 0", "turn next")
    assert state.view(None)["chart"]["rows"][4:] == [["?"] * 4 + ["B"], ["?"] * 5]


@pytest.mark.clause("MK-6.4.3", "MK-R-20")
def test_each_counter_is_finished_before_the_next_is_taken() -> None:
    state = near_the_end_of_a_row("A", "F", seats=[{"goods": {"ham": 2, "grain": 2}}])
    play(state, "travel hamburg", "split 1")
    assert (asked(state), seat(state)["counters"]) == (("reflip", 0), 0)
    play(state, "keep letter")
    assert seat(state)["counters"] == 0
    play(state, "lose grain")
    assert seat(state)["counters"] == 2
    assert state.view(None)["chart"]["rows"][5] == [None, "?", "?", "?", "?"]


@pytest.mark.clause("MK-6.4.4", "MK-10.4", "MK-R-16")
def test_in_the_final_phase_counters_come_from_the_reserve_and_cause_no_loss() -> None:
    state = near_the_end_of_a_row("A", "F", seats=[{"goods": {"ham": 1}}], ending=["peace"], last=3)
    reserve = state.view(None)["chart"]["reserve"]
    told = events(state, "travel hamburg", "split 1")
    assert named(told, "turned") == []
    assert (seat(state)["counters"], goods(state)["ham"]) == (2, 1)
    chart = state.view(None)["chart"]
    assert (chart["left"], chart["reserve"]) == (6, reserve - 2)


@pytest.mark.clause("MK-16.1.6", "MK-R-42")
@pytest.mark.parametrize(("reserve", "chart", "gained"), [(1, 3, 2), (0, 3, 2), (1, 0, 1), (0, 0, 0)])
def test_if_the_reserve_is_too_small_the_chart_gives_without_turning_and_the_rest_lapses(
    reserve: int, chart: int, gained: int
) -> None:
    state = position(
        chart={"counters": ["F"] * chart, "reserve": reserve},
        seats=[{"goods": {"fabric": 1}}, {"counters": 42 - reserve - chart}],
        ending=["counters"],
        last=3,
    )
    told = events(state, "travel hamburg", "split 1")
    while asked(state)[0] == "join":
        play(state, "done")
    assert seat(state)["counters"] == gained
    assert goods(state)["fabric"] == 1
    assert sum(event["counters"] for event in named(told, "lapsed")) == 2 - gained


@pytest.mark.clause("MK-6.5.8", "MK-13.4")
def test_without_goods_loss_counters_are_taken_unturned() -> None:
    state = near_the_end_of_a_row("A", "F", seats=[{"goods": {"ham": 3}}], changes={"variant.no_goods_loss": True})
    told = events(state, "travel sweden", "split 0")
    assert named(told, "turned") == []
    assert goods(state)["ham"] == 3
    assert asked(state) == ("travel", 1)


@pytest.mark.clause("MK-6.5.7", "MK-R-17")
def test_players_choose_their_losses_clockwise_from_the_active_one() -> None:
    everybody = [{"goods": {"ham": 1, "grain": 1}, "counters": 0} for _ in range(3)]
    state = near_the_end_of_a_row("A", "F", seats=everybody, turn={"seat": 1})
    play(state, "travel sweden", "split 0", "keep letter")
    order = []
    for _ in range(3):
        order.append(asked(state))
        play(state, "lose ham")
    assert order == [("loss", 1), ("loss", 2), ("loss", 0)]
