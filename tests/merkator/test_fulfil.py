"""Choosing contracts and their rewards (sections 7.1, 7.4 to 7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.merkator.table import GOODS, after, asked, at, choices, events, goods, named, play, position, seat

PLENTY = dict.fromkeys(GOODS, 3)
TWELVE = dict.fromkeys(GOODS[:12], 1)


def pile(value: int, *first: str, held: str = "") -> dict[str, list[str]]:
    """A pile with these cards on top, and without the one that is held."""
    counts = {3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4}
    rest = [f"c{value}-{number:02}" for number in range(1, counts[value] + 1)]
    return {str(value): [*first, *(card for card in rest if card not in (*first, held))]}


@pytest.mark.clause("MK-7.1.1")
def test_own_contracts_of_the_place_that_can_be_paid_or_stop() -> None:
    held = ["c2-01", "c3-02", "c4-02", "c5-02", "c2-02", "peace"]
    state = at("danzig", players=2, seats=[{"contracts": held, "goods": {"spice": 1, "plums": 1, "fabric": 2}}])
    assert choices(state) == {"fulfil c2-01", "fulfil c4-02", "done"}  # c3-02 and c5-02 cannot be paid


@pytest.mark.clause("MK-7.1.1", "MK-7.1.3", "MK-R-22", "MK-R-36", "MK-1.9")
def test_a_fulfilled_contract_stays_and_serves_again_in_later_turns_but_not_in_this_one() -> None:
    own = {"contracts": ["c2-01"], "goods": PLENTY}
    state = at("danzig", players=2, seats=[own], piles=pile(3, "c3-01"))
    play(state, "fulfil c2-01")
    assert asked(state)[1] == 1  # nothing more to fulfil: the turn is over
    assert seat(state)["contracts"] == ["c2-01", "c3-01"]
    later = at("danzig", players=2, seats=[{**own, "contracts": ["c2-01", "c3-01"]}])
    assert "fulfil c2-01" in choices(later)
    met = at("danzig", players=2, seats=[{**own, "contracts": ["c2-01", "c3-02"]}], turn={"met": ["c2-01"]})
    assert choices(met) == {"fulfil c3-02", "done"}


@pytest.mark.clause("MK-7.1.2", "MK-R-23")
@pytest.mark.parametrize(("fresh", "more"), [("allowed", True), ("next-turn", False)])
def test_a_contract_received_in_this_turn_may_serve_at_once_unless_the_option_forbids(fresh: str, more: bool) -> None:
    state = position(
        changes={"fulfil.fresh": fresh},
        players=2,
        pawn="danzig",
        seats=[{"contracts": ["c2-01"], "goods": PLENTY}],
        piles=pile(3, "c3-02"),
        pending={"kind": "fulfil"},
    )
    play(state, "fulfil c2-01")
    assert (asked(state) == ("fulfil", 0)) == more
    if more:
        assert choices(state) == {"fulfil c3-02", "done"}


@pytest.mark.clause("MK-7.4.1", "MK-R-25")
@pytest.mark.parametrize(
    ("contract", "reward"),
    [("c2-01", "c3-02"), ("c3-02", "c4-02"), ("c5-02", "c6-02"), ("c8-02", "c9-02"), ("c9-01", "c10-02")],
)
def test_the_reward_is_the_top_card_of_the_next_higher_value(contract: str, reward: str) -> None:
    place = "sweden" if contract == "c9-01" else "danzig"
    piles = pile(int(reward[1:].split("-", maxsplit=1)[0]), reward)
    state = at(place, players=2, seats=[{"contracts": [contract], "goods": PLENTY}], piles=piles)
    told = events(state, f"fulfil {contract}")
    assert named(told, "rewarded") == [{"event": "rewarded", "seat": 0, "card": reward}]


@pytest.mark.clause("MK-7.4.2", "MK-R-24", "MK-15.7")
def test_the_reward_is_compulsory_and_arrives_before_the_next_choice_even_as_a_sixth() -> None:
    held = ["c2-01", "c3-02", "c4-02", "c5-02", "c6-02"]
    state = at("danzig", players=2, seats=[{"contracts": held, "goods": PLENTY}], piles=pile(3, "c3-01", held="c3-02"))
    play(state, "fulfil c2-01")
    assert asked(state) == ("fulfil", 0)
    assert seat(state)["contracts"] == ["c2-01", "c3-01", *held[1:]]


@pytest.mark.clause("MK-7.4.3", "MK-14.4")
def test_taking_the_reward_uncovers_the_next_card() -> None:
    state = at("danzig", players=2, seats=[{"contracts": ["c2-01"], "goods": PLENTY}], piles=pile(3, "c3-05", "c3-09"))
    assert state.view(None)["piles"]["3"] == {"top": "c3-05", "count": 11, "below": []}
    told = events(state, "fulfil c2-01")
    assert named(told, "uncovered") == [{"event": "uncovered", "card": "c3-09"}]
    assert state.view(None)["piles"]["3"] == {"top": "c3-09", "count": 10, "below": []}


def emptied(value: int, discard: list[str], **parts: Any) -> Any:
    """Pile 8 or 10 is empty: its cards are discarded as named, the others with seat 1."""
    counts = {8: 7, 10: 4, 9: 5}
    cards = [f"c{value}-{number:02}" for number in range(1, counts[value] + 1)]
    mine = parts.pop("mine")
    others = [card for card in cards if card not in discard and card not in mine]
    return at(
        parts.pop("place"),
        players=2,
        seats=[{"contracts": mine, "goods": PLENTY}, {"contracts": others or ["c2-04"]}],
        discard={str(value): discard} if discard else {},
        **parts,
    )


@pytest.mark.clause("MK-7.5.1", "MK-R-26", "MK-14.4")
def test_an_empty_pile_is_formed_anew_from_its_discards() -> None:
    state = emptied(8, ["c8-03", "c8-04"], mine=["c7-02"], place="danzig")
    told = events(state, "fulfil c7-02")
    assert len(named(told, "reformed")) == 1
    (reward,) = named(told, "rewarded")
    assert reward["card"] in ("c8-03", "c8-04")
    view = state.view(None)
    assert "8" not in view["discard"]
    assert view["piles"]["8"]["count"] == 1


@pytest.mark.clause("MK-R-26")
@pytest.mark.parametrize(("reform", "when"), [("on-demand", 0), ("at-once", 1)])
def test_by_option_a_pile_is_formed_anew_as_soon_as_there_are_discards(reform: str, when: int) -> None:
    cards = [f"c8-{number:02}" for number in range(2, 8)]
    state = position(
        changes={"pile.reform": reform},
        players=2,
        seats=[{"contracts": ["c8-01", "c2-01"]}, {"contracts": cards}],
    )
    play(state, "sell contract c8-01")
    view = state.view(None)
    assert view["piles"]["8"]["count"] == when
    assert ("8" in view["discard"]) == (not when)


@pytest.mark.clause("MK-7.5.2", "MK-R-26", "MK-R-25")
def test_without_discards_the_reward_has_the_value_of_the_fulfilled_contract() -> None:
    state = emptied(8, [], mine=["c7-02"], place="danzig", piles=pile(7, "c7-05", held="c7-02"))
    told = events(state, "fulfil c7-02")
    assert [event["card"] for event in named(told, "rewarded")] == ["c7-05"]  # never one of value 9


@pytest.mark.clause("MK-7.5.2", "MK-7.5.1")
def test_the_pile_of_the_same_value_is_formed_anew_too() -> None:
    sevens = [f"c7-{number:02}" for number in (1, 3, 4, 5, 6, 7)]
    eights = [f"c8-{number:02}" for number in range(1, 8)]
    state = at(
        "danzig",
        players=2,
        seats=[{"contracts": ["c7-02"], "goods": PLENTY}, {"contracts": eights + sevens}],
        discard={"7": ["c7-08", "c7-09"]},
    )
    told = events(state, "fulfil c7-02")
    assert [event["card"] in ("c7-08", "c7-09") for event in named(told, "rewarded")] == [True]


@pytest.mark.clause("MK-7.5.3", "MK-15.7", "MK-R-26")
def test_if_that_fails_too_there_is_no_reward_but_the_contract_is_fulfilled() -> None:
    sevens = [f"c7-{number:02}" for number in (1, 3, 4, 5, 6, 7, 8, 9)]
    eights = [f"c8-{number:02}" for number in range(1, 8)]
    state = at("danzig", players=2, seats=[{"contracts": ["c7-02"], "goods": PLENTY}, {"contracts": eights + sevens}])
    told = events(state, "fulfil c7-02")
    assert [event["event"] for event in told if event["event"] in ("fulfilled", "rewarded", "unrewarded")] == [
        "fulfilled",
        "unrewarded",
    ]
    assert seat(state)["contracts"] == ["c7-02"]
    assert goods(state)["fish_oil"] == 1  # the goods are gone


@pytest.mark.clause("MK-7.6.2", "MK-10.1", "MK-R-28", "MK-7.6.1")
def test_a_contract_of_value_ten_brings_the_peace_which_can_never_be_fulfilled() -> None:
    state = at("hamburg", players=2, seats=[{"contracts": ["c10-01"], "goods": TWELVE}])
    told = events(state, "fulfil c10-01")
    assert [event["card"] for event in named(told, "rewarded")] == ["peace"]
    assert state.to_data()["ending"] == ["peace"]
    for place in ("hamburg", "newfoundland"):
        own = {"contracts": ["peace", "c2-01"], "goods": PLENTY}
        assert "fulfil peace" not in choices(at(place, players=2, seats=[own]))


@pytest.mark.clause("MK-7.6.3", "MK-10.5", "MK-R-28")
def test_when_the_peace_is_taken_a_contract_of_value_ten_brings_another_of_ten() -> None:
    state = at(
        "hamburg",
        players=2,
        seats=[{"contracts": ["c10-01"], "goods": TWELVE}, {"contracts": ["peace", "c2-01"]}],
        piles={"10": ["c10-03", "c10-02", "c10-04"]},
        ending=["counters"],
        last=2,
    )
    told = events(state, "fulfil c10-01")
    assert [event["card"] for event in named(told, "rewarded")] == ["c10-03"]
    assert state.to_data()["ending"] == ["counters"]  # the other condition changes nothing
    assert named(told, "ending") == []


@pytest.mark.clause("MK-7.1.1", "MK-4.4")
def test_nobody_has_to_fulfil_anything() -> None:
    state = at("danzig", players=2, seats=[{"contracts": ["c2-01"], "goods": PLENTY}])
    assert asked(after(state, "done"))[1] == 1
