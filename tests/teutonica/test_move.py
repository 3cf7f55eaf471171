"""Move (section 4.4), and when a route can be established (section 4.5)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.teutonica.table import (
    FULL_DESK,
    actions_left,
    after,
    all_posts,
    asked,
    choices,
    fill,
    occupied,
    parked,
    pieces,
    place_words,
    play,
    position,
    route_lengths,
    seat,
    stock,
    supply,
)

POSTS = all_posts("base-4-5")
# Seat 0 has three pieces on the board, others stand beside them.
ROUTES: dict[str, list[str | None]] = {"stade-hamburg": ["t0", "t1", "m0"], "goslar-magdeburg": ["m2", "t0"]}
OTHERS = {"stade-hamburg.2", "goslar-magdeburg.1"}


@pytest.mark.clause("HT-4.4.1", "HT-4.4.3")
def test_own_pieces_on_any_posts_can_be_lifted_and_nothing_else() -> None:
    state = position(
        routes=ROUTES,
        cities={"minden": ["t0"], "stade": {"extra": ["t0"]}},
        prestige=[0],
        seats=[{"desk": {"book": 1}}],
    )
    assert choices(state, "lift") == {"lift stade-hamburg.1", "lift stade-hamburg.3", "lift goslar-magdeburg.2"}


@pytest.mark.clause("HT-4.4.1", "HT-R-16")
@pytest.mark.parametrize(("steps", "value"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_up_to_the_book_value_of_pieces_is_lifted(steps: int, value: int) -> None:
    row = ["t0", "t0", "t0"]
    state = position(routes={"stade-hamburg": row, "hamburg-lubeck": row}, seats=[{"desk": {"book": steps}}])
    posts = [f"stade-hamburg.{n}" for n in (1, 2, 3)] + [f"hamburg-lubeck.{n}" for n in (1, 2, 3)]
    for lifted in range(value):
        if lifted:  # after the first piece one may stop at any number
            assert asked(state) == ("lift", 0)
            assert choices(state) == {f"lift {post}" for post in posts[lifted:]} | {"done"}
            stopped = after(state, "done")
            assert (asked(stopped), len(stopped.to_data()["hand"])) == (("put", 0), lifted)
        play(state, f"lift {posts[lifted]}")
    assert asked(state) == ("put", 0)
    assert state.to_data()["hand"] == ["t0"] * value


@pytest.mark.clause("HT-4.4.1", "HT-4.4.2")
def test_each_lifted_piece_goes_on_any_free_post_the_vacated_ones_included() -> None:
    state = position(routes=ROUTES, seats=[{"desk": {"book": 1}}])
    play(state, "lift stade-hamburg.1", "lift stade-hamburg.3", "lift goslar-magdeburg.2")
    free = POSTS - OTHERS
    assert choices(state) == place_words(free, "trader", "merchant")
    play(state, "place merchant goslar-magdeburg.2")
    free -= {"goslar-magdeburg.2"}
    assert choices(state) == place_words(free, "trader")
    play(state, "place trader stade-hamburg.3")
    free -= {"stade-hamburg.3"}
    assert choices(state) == place_words(free, "trader")
    play(state, "place trader stade-hamburg.1")
    assert (asked(state), actions_left(state)) == (("turn", 0), 1)


@pytest.mark.clause("HT-4.4.2", "HT-R-16")
def test_a_move_begins_with_a_lifted_piece_and_ends_only_with_an_empty_hand() -> None:
    state = position(routes=ROUTES, seats=[{"desk": {"book": 1}}])
    assert "done" not in choices(state)
    play(state, "lift stade-hamburg.1", "done")
    assert choices(state) == place_words(POSTS - OTHERS - {"stade-hamburg.3", "goslar-magdeburg.2"}, "trader")


@pytest.mark.clause("HT-4.4.2")
def test_two_moved_pieces_may_exchange_places() -> None:
    state = position(routes=ROUTES)
    play(
        state,
        "lift stade-hamburg.1",
        "lift stade-hamburg.3",
        "place trader stade-hamburg.3",
        "place merchant stade-hamburg.1",
    )
    assert occupied(state) == {
        "stade-hamburg.1": "m0",
        "stade-hamburg.2": "t1",
        "stade-hamburg.3": "t0",
        "goslar-magdeburg.1": "m2",
        "goslar-magdeburg.2": "t0",
    }


@pytest.mark.clause("HT-4.4.2")
def test_pieces_may_exchange_places_even_on_a_full_board() -> None:
    lengths = route_lengths("base-4-5")
    owners = [f"t{s}" for s in range(1, 5) for _ in range(26)]
    routes = {"stade-hamburg": ["t0", "m0", "t0"]}
    for route, length in lengths.items():
        if route != "stade-hamburg":
            routes[route] = [owners.pop() for _ in range(length)]
    state = position(players=5, routes=routes, seats=[{"desk": FULL_DESK}] * 5)
    assert choices(state, "place") == set()
    play(state, "lift stade-hamburg.1", "lift stade-hamburg.2", "done")
    assert choices(state) == place_words({"stade-hamburg.1", "stade-hamburg.2"}, "trader", "merchant")


@pytest.mark.clause("HT-4.4.3")
def test_a_move_uses_neither_supply_nor_stock_and_touches_no_other_pieces() -> None:
    state = position(routes=ROUTES, seats=[{"supply": pieces(4), "stock": pieces(5)}])
    before = [(supply(state, n), stock(state, n)) for n in range(4)]
    play(state, "lift stade-hamburg.1", "lift goslar-magdeburg.2")
    # Only traders are in hand, so no merchant of supply or stock can be put; no other piece can be displaced.
    assert choices(state) == place_words(POSTS - OTHERS - {"stade-hamburg.3"}, "trader")
    play(state, "place trader hamburg-lubeck.1", "place trader hamburg-lubeck.2")
    assert [(supply(state, n), stock(state, n)) for n in range(4)] == before
    assert {post: occupied(state)[post] for post in OTHERS} == {"stade-hamburg.2": "t1", "goslar-magdeburg.1": "m2"}


@pytest.mark.clause("HT-4.4.2")
def test_without_a_piece_on_a_post_there_is_no_move() -> None:
    assert choices(position(cities={"minden": ["t0"]}), "lift") == set()


@pytest.mark.clause("HT-3.5", "HT-4.4.2")
def test_parts_of_a_move_cannot_be_saved_for_later() -> None:
    state = position(routes=ROUTES)
    play(state, "lift stade-hamburg.1", "done", "place trader hamburg-lubeck.1")
    assert actions_left(state) == 1  # the second piece of the book value is lost
    play(state, "lift stade-hamburg.3")
    assert choices(state) == {"lift hamburg-lubeck.1", "lift goslar-magdeburg.2", "done"}
    assert actions_left(state) == 0


@settings(deadline=None, max_examples=50)
@given(book=st.integers(0, 3), data=st.data())
@pytest.mark.clause("HT-4.4.1", "HT-4.4.2", "HT-1.1.3")
def test_a_move_puts_back_everything_it_lifted(book: int, data: st.DataObject) -> None:
    names = data.draw(st.lists(st.sampled_from(sorted(POSTS)), min_size=1, max_size=14, unique=True))
    routes: dict[str, list[str | None]] = {
        route: [None] * length for route, length in route_lengths("base-4-5").items()
    }
    for i, name in enumerate(names):
        route, number = name.rsplit(".", 1)
        routes[route][int(number) - 1] = ["t0", "t1", "t0", "m0" if i == 3 else "t2"][i % 4]
    state = position(routes=routes, seats=[{"desk": {"book": book}}])
    before = occupied(state)
    pools = [(supply(state, n), stock(state, n)) for n in range(4)]
    play(state, data.draw(st.sampled_from(sorted(choices(state, "lift")))))
    steps = 0
    while asked(state)[0] in ("lift", "put"):
        play(state, data.draw(st.sampled_from(sorted(choices(state)))))
        steps += 1
        assert steps <= 10
    assert Counter(occupied(state).values()) == Counter(before.values())
    assert {p: x for p, x in occupied(state).items() if x[1] != "0"} == {p: x for p, x in before.items() if x[1] != "0"}
    assert sum(1 for p, x in before.items() if occupied(state).get(p) != x) <= [2, 3, 4, 5][book]
    assert [(supply(state, n), stock(state, n)) for n in range(4)] == pools
    assert state.faults() == []


# When a route can be established --------------------------------------------------------------------------------


@pytest.mark.clause("HT-4.5.1")
@pytest.mark.parametrize(
    ("row", "able"),
    [
        (["t0", "t0", "t0"], True),
        (["t0", "m0", "t0"], True),
        (["t0", "t0", None], False),
        (["t0", "t1", "t0"], False),
        (["t1", "t1", "t1"], False),
        ([], False),
    ],
)
def test_a_route_is_established_only_when_every_post_holds_an_own_piece(row: list[str | None], able: bool) -> None:
    state = position(routes={"hamburg-lubeck": row, "stade-hamburg": ["t0", "t0"]})
    assert choices(state, "establish") == ({"establish hamburg-lubeck"} if able else set())


@pytest.mark.clause("HT-4.5.1")
@pytest.mark.parametrize("board", ["base-4-5", "base-2-3"])
def test_every_route_can_be_established_once_it_is_full(board: str) -> None:
    for route in route_lengths(board):
        state = position(players=3 if board == "base-2-3" else 5, routes=fill([route], board, "t0"))
        assert choices(state, "establish") == {f"establish {route}"}


@pytest.mark.clause("HT-4.5.2")
def test_a_filled_route_does_nothing_without_the_action() -> None:
    state = position(routes={"hamburg-lubeck": {"posts": ["t0", "t0"], "marker": "swap"}}, cities={"hamburg": ["t1"]})
    play(state, "place trader hamburg-lubeck.3")
    assert asked(state) == ("turn", 0)
    assert [seat(state, n)["score"] for n in range(4)] == [0, 0, 0, 0]
    play(state, "end turn")
    data = state.to_data()
    assert data["routes"]["hamburg-lubeck"] == {"posts": ["t0", "t0", "t0"], "marker": "swap"}
    assert data["cities"]["lubeck"]["offices"] == [None, None]
    assert [entry["score"] for entry in data["seats"]] == [0, 0, 0, 0]


@pytest.mark.clause("HT-4.5.3", "HT-4.5.2")
def test_establishing_costs_one_action_and_resolves_its_steps() -> None:
    state = position(
        routes={"hamburg-lubeck": {"posts": ["t0", "t0", "t0"], "marker": "swap"}},
        cities={"hamburg": ["t1"], "minden": parked(0)},
    )
    play(state, "establish hamburg-lubeck")
    assert asked(state) == ("reward", 0)
    assert seat(state, 1)["score"] == 1
    assert seat(state, 0)["markers"]["unused"] == ["swap"]
    assert choices(state) == {"office lubeck", "develop bursa", "done"}
    play(state, "office lubeck")
    assert (asked(state), actions_left(state)) == (("turn", 0), 1)
    assert state.to_data()["cities"]["lubeck"]["offices"] == ["t0", None]
