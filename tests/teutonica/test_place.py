"""Place (section 4.2)."""

from __future__ import annotations

import pytest

from tests.teutonica.table import (
    actions_left,
    all_posts,
    asked,
    choices,
    occupied,
    pieces,
    place_words,
    play,
    position,
    post,
    supply,
)

BOARDS = [(3, "base-2-3"), (4, "base-4-5"), (5, "base-4-5")]


@pytest.mark.parametrize(("players", "board"), BOARDS)
@pytest.mark.clause("HT-4.2.1", "HT-1.1.1", "HT-1.2.4")
def test_either_kind_may_be_placed_on_any_free_post(players: int, board: str) -> None:
    state = position(players=players)
    assert choices(state, "place") == place_words(all_posts(board), "trader", "merchant")


@pytest.mark.parametrize(("players", "board"), BOARDS)
@pytest.mark.clause("HT-4.2.1", "HT-1.2.4")
def test_a_post_holds_at_most_one_piece_and_other_occupants_of_the_route_do_not_matter(
    players: int, board: str
) -> None:
    state = position(players=players, routes={"stade-hamburg": ["t1", None, "m0"], "goslar-magdeburg": ["t0", "t2"]})
    taken = {"stade-hamburg.1", "stade-hamburg.3", "goslar-magdeburg.1", "goslar-magdeburg.2"}
    assert set(occupied(state)) == taken
    # The merchant of seat 0 stands on the board, so only traders are left in its supply.
    assert choices(state, "place") == place_words(all_posts(board) - taken, "trader")


@pytest.mark.clause("HT-4.2.1")
def test_the_placed_piece_comes_from_the_supply_and_costs_one_action() -> None:
    state = play(position(), "place merchant hamburg-lubeck.3")
    assert occupied(state) == {"hamburg-lubeck.3": "m0"}
    assert supply(state, 0) == pieces(5, 0)
    assert (asked(state), actions_left(state)) == (("turn", 0), 1)
    play(state, "place trader hamburg-lubeck.1")
    assert occupied(state) == {"hamburg-lubeck.1": "t0", "hamburg-lubeck.3": "m0"}
    assert supply(state, 0) == pieces(4, 0)
    assert (asked(state), actions_left(state)) == (("turn", 0), 0)


@pytest.mark.parametrize(("mine", "kinds"), [(pieces(1, 0), ["trader"]), (pieces(0, 1), ["merchant"])])
@pytest.mark.clause("HT-4.2.1", "HT-1.2.1")
def test_only_kinds_in_the_supply_can_be_placed(mine: dict[str, int], kinds: list[str]) -> None:
    state = position(seats=[{"supply": mine}])
    assert choices(state, "place") == place_words(all_posts("base-4-5"), *kinds)


@pytest.mark.clause("HT-4.2.1")
def test_an_empty_supply_places_nothing() -> None:
    assert choices(position(seats=[{"supply": pieces()}]), "place") == set()


@pytest.mark.clause("HT-4.2.2")
def test_pieces_are_never_placed_into_a_city() -> None:
    state = position(cities={"minden": ["t1"]})
    named = {element for code in state.legal() for element in state.touches(code)}
    assert {element.partition(":")[0] for element in named} == {"post"}
    assert choices(state, "office", "extra", "prestige") == set()


@pytest.mark.clause("HT-1.2.4")
def test_a_post_is_free_again_when_its_piece_leaves() -> None:
    state = position(routes={"stade-hamburg": ["t0"]}, turn={"seat": 0, "actions": 3})
    assert "place trader stade-hamburg.1" not in choices(state)
    play(state, "lift stade-hamburg.1", "place trader hamburg-lubeck.1")
    assert post(state, "stade-hamburg.1") is None
    assert choices(state, "place") == place_words(all_posts("base-4-5") - {"hamburg-lubeck.1"}, "trader", "merchant")
