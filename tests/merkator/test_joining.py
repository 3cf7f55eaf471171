"""Joining and the supply tile (sections 8 and 9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.merkator.table import COLOURS, GOODS, after, asked, choices, events, goods, named, play, position, seat

PLENTY = dict.fromkeys(GOODS, 3)


def joining(place: str = "danzig", number: int = 1, active: int = 0, **parts: Any) -> Any:
    """Seat 1 is asked whether it joins."""
    return position(pawn=place, turn={"seat": active}, pending={"kind": "join", "seat": number}, **parts)


@pytest.mark.clause("MK-8.1", "MK-R-33")
@pytest.mark.parametrize(("place", "price"), [("russia", 1), ("denmark", 2)])
def test_whoever_can_pay_is_asked_once_clockwise_after_the_active_player(place: str, price: int) -> None:
    for held in ([0, price, price, price], [0, price - 1, price, 0]):
        state = position(players=4, seats=[{"counters": n} for n in held], turn={"seat": 0}, cubes={"russia": 0})
        if place == "denmark":
            state = position(players=4, seats=[{"counters": n} for n in [1, *held[1:]]], turn={"seat": 0})
        play(state, f"travel {place}")
        order = []
        while asked(state)[0] == "join":
            assert choices(state) == {"join", "done"}
            order.append(asked(state)[1])
            play(state, "done")
        assert order == [number for number in (1, 2, 3) if held[number] >= price]
        assert asked(state) == ("travel", 1)


@pytest.mark.clause("MK-8.2", "MK-8.3", "MK-R-34", "MK-8.6")
@pytest.mark.parametrize(("place", "price", "gained"), [("russia", 1, {"saltpeter": 1}),
                                                        ("denmark", 2, {"livestock": 1, "grain": 1})])  # fmt: skip
def test_the_price_goes_to_the_active_player_and_each_bonus_card_gives_one_good(
    place: str, price: int, gained: dict[str, int]
) -> None:
    own = {"counters": 3, "bonus": ["b-russia", "b-denmark-1", "b-denmark-2"]}
    state = joining(place, seats=[{}, own], cubes={"russia": 2})
    play(state, "join")
    assert (seat(state, 0)["counters"], seat(state, 1)["counters"]) == (price, 3 - price)
    assert goods(state, 1) == gained


@pytest.mark.clause("MK-8.2", "MK-R-33", "MK-8.7", "MK-R-36")
def test_a_joiner_fulfils_contracts_of_the_place_before_the_next_player_is_asked() -> None:
    other = {"contracts": ["c2-01"], "goods": PLENTY, "counters": 1}
    state = joining(seats=[{}, other, {"counters": 1}], piles={"3": [f"c3-{n:02}" for n in range(1, 12)]})
    play(state, "join")
    assert (asked(state), choices(state)) == (("fulfil", 1), {"fulfil c2-01", "done"})
    play(state, "fulfil c2-01")
    assert asked(state) == ("join", 2)
    assert seat(state, 1)["contracts"] == ["c2-01", "c3-01"]


@pytest.mark.clause("MK-8.4", "MK-16.1.1")
def test_a_joiner_gets_no_cubes_causes_no_distribution_and_takes_no_time() -> None:
    state = joining("hamburg", seats=[{}, {"counters": 1}], cubes={"hamburg": 0})
    before = state.to_data()["cubes"]
    told = events(state, "join")
    assert state.to_data()["cubes"] == before
    assert [event["event"] for event in told][:2] == ["joined", "turn_ended"]
    assert (goods(state, 1), seat(state, 1)["counters"]) == ({}, 0)


@pytest.mark.clause("MK-8.5", "MK-R-35")
def test_joining_needs_no_purpose() -> None:
    assert choices(joining(seats=[{}, {"counters": 1, "contracts": ["c9-05"]}])) == {"join", "done"}


@pytest.mark.clause("MK-8.6", "MK-R-33")
def test_counters_of_joiners_come_too_late_for_the_active_players_own_exchange() -> None:
    own = {"contracts": ["c2-01"], "goods": {"spice": 1}, "counters": 3}
    state = position(pawn="danzig", seats=[own, {"counters": 1}], pending={"kind": "fulfil"}, cubes={"danzig": 0})
    assert asked(state) == ("join", 1)  # three counters are no exchange
    play(state, "join")
    assert seat(state)["counters"] == 4
    assert asked(state) == ("travel", 1)


@pytest.mark.clause("MK-13.2", "MK-R-37", "MK-3.2.1")
def test_two_players_join_only_if_the_variant_is_switched_off() -> None:
    seats = [{}, {"counters": 3}]
    assert asked(play(position(players=2, seats=seats, cubes={"russia": 0}), "travel russia"))[0] == "travel"
    off = position(players=2, seats=seats, cubes={"russia": 0}, changes={"variant.two_players": False})
    assert asked(play(off, "travel russia")) == ("join", 1)
    three = position(players=3, seats=seats, cubes={"russia": 0}, changes={"variant.two_players": True})
    assert asked(play(three, "travel russia")) == ("join", 1)  # no effect at other counts


@pytest.mark.clause("MK-9.1", "MK-R-38")
def test_a_tile_cube_is_delivered_as_either_good_and_never_comes_back() -> None:
    state = position(
        players=2, pawn="danzig", seats=[{"contracts": ["c2-01"], "tile": ["red", "blue"]}], pending={"kind": "fulfil"}
    )
    play(state, "fulfil c2-01")
    assert seat(state)["tile"] == []
    state = position(
        players=2, pawn="denmark", seats=[{"contracts": ["c4-09"], "tile": ["red"]}], pending={"kind": "fulfil"}
    )
    assert asked(state)[0] != "fulfil"  # one cube cannot be both goods


@pytest.mark.clause("MK-9.2", "MK-9.3", "MK-R-38")
def test_tile_moves_are_offered_at_every_decision_only_by_option() -> None:
    seats = [{"tile": ["red", "blue"], "contracts": ["c2-01", "c3-01"]}]
    moves = {"store plums", "store wine", "store citrus", "store spice"}
    assert choices(position(seats=seats), "store") == set()
    state = position(seats=seats, changes={"supply.free_moves": True})
    assert choices(state, "store") == moves
    play(state, "store wine")
    assert (goods(state), seat(state)["tile"], asked(state)) == ({"wine": 1}, ["red"], ("invest", 0))
    assert choices(play(state, "done"), "store") == {"store citrus", "store spice"}


@pytest.mark.clause("MK-9.3", "MK-4.3")
def test_a_free_move_never_makes_a_payment_impossible() -> None:
    state = position(
        changes={"supply.free_moves": True},
        players=2,
        pawn="danzig",
        seats=[{"contracts": ["c2-01"], "tile": ["red", "blue"]}],
        pending={"kind": "fulfil"},
    )
    play(state, "fulfil c2-01")
    assert choices(state) == {"done", "store plums", "store spice"}
    play(state, "store plums", "store spice")
    assert goods(state) == {}  # delivered


STORING: dict[str, Any] = {"ending": ["counters"], "last": 1}


@pytest.mark.clause("MK-9.4", "MK-R-43", "MK-9.2", "MK-10.6", "MK-4.2")
def test_after_the_last_turn_every_tile_cube_is_stored_as_its_owner_chooses() -> None:
    state = position(
        players=2,
        seats=[{"tile": ["green", "red"], "buildings": ["powder_mill"]}, {"tile": COLOURS}],
        cubes={"russia": 0},
        **STORING,
    )
    play(state, "travel russia")
    assert (asked(state), choices(state)) == (("store", 0), {"store livestock", "store muskets"})
    play(state, "store muskets", "store spice")
    assert state.over()
    assert goods(state) == {"muskets": 1, "spice": 1}
    assert sum(goods(state, 1).values()) == 8  # where it cannot matter, nobody is asked
    assert state.score_sheet()[0]["buildings"] == 2


@pytest.mark.clause("MK-9.4", "MK-11.7", "MK-R-43")
def test_a_score_in_play_counts_tile_cubes_where_they_give_most() -> None:
    state = position(seats=[{"tile": COLOURS, "buildings": ["powder_mill"]}])
    assert state.score_sheet()[0]["buildings"] == 2 * 3  # muskets, saltpeter, iron


@pytest.mark.clause("MK-8.7")
def test_a_contract_of_the_joiner_serves_though_it_served_in_another_turn() -> None:
    own = {"contracts": ["c2-01"], "goods": PLENTY, "counters": 2}
    state = joining(seats=[{}, own])
    played = after(state, "join", "fulfil c2-01")
    assert seat(played, 1)["counters"] == 1
    while asked(played) != ("travel", 1):
        play(played, "done")
    assert played.to_data()["turn"]["met"] == []  # a new turn


@pytest.mark.clause("MK-16.1.8", "MK-10.3")
def test_after_a_joiner_received_the_peace_the_others_are_asked_as_usual() -> None:
    twelve = dict.fromkeys(GOODS[:12], 1)
    own = {"contracts": ["c10-01"], "goods": twelve, "counters": 1}
    state = joining("hamburg", players=4, active=3, number=1, seats=[{}, own, {"counters": 1}])
    told = events(state, "join", "fulfil c10-01")
    assert [event["card"] for event in named(told, "rewarded")] == ["peace"]
    assert asked(state) == ("join", 2)
    play(state, "done")
    assert (asked(state), state.to_data()["last"]) == (("travel", 0), 4)  # left of the active one, not of the joiner


@pytest.mark.clause("MK-8.2", "MK-R-35")
def test_the_question_says_what_joining_gives_and_is_moot_if_that_is_nothing() -> None:
    done = position().code("done")
    other = {"contracts": ["c2-01"], "goods": PLENTY, "counters": 1}
    russian = {**other, "bonus": ["b-russia"]}
    gives = [
        (joining(seats=[{}, other]), {"contracts": ["c2-01"], "goods": {}}, None),
        (joining("russia", seats=[{}, russian]), {"contracts": [], "goods": {"saltpeter": 1}}, None),
        (joining("russia", seats=[{}, other]), {"contracts": [], "goods": {}}, done),
        (joining(seats=[{}, {**other, "goods": {}}]), {"contracts": [], "goods": {}}, done),
    ]
    for state, gains, moot in gives:
        before, question = state.key(), state.view(1)["decision"]
        assert (question["gains"], question.get("moot")) == (gains, moot)
        assert state.key() == before
