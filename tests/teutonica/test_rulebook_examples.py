"""What both rulebooks show or say of setup, recruiting, displacing and moving, played through."""

from __future__ import annotations

import pytest

from tests.teutonica.table import (
    BASE_BOARDS,
    FULL_DESK,
    actions_left,
    after,
    all_posts,
    asked,
    choices,
    fill,
    new_game,
    occupied,
    pieces,
    place_words,
    play,
    position,
    posts_of,
    stock,
    supply,
)

ANN, HENRI = 0, 1

# The table of both books: supply and stock of the first to the fifth player.
TABLE = [
    (pieces(5, 1), pieces(6)),
    (pieces(6, 1), pieces(5)),
    (pieces(7, 1), pieces(4)),
    (pieces(8, 1), pieces(3)),
    (pieces(9, 1), pieces(2)),
]


@pytest.mark.clause("HT-2.3.3")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_the_table_of_the_player_order(preset: str, players: int) -> None:
    state = new_game(preset, players, "table")
    found = []
    for _ in range(players):
        found.append((supply(state, state.mover()), stock(state, state.mover())))
        play(state, "end turn")
    assert found == TABLE[:players]


@pytest.mark.clause("HT-1.3.1", "HT-2.3.1")
def test_at_the_start_two_actions_two_moves_three_recruits_white_offices_and_a_point_for_each_office() -> None:
    """2009, Préparation: the initial values."""
    state = position(
        routes={"stade-hamburg": ["t0", "t0"], "minden-hannover": ["t0", "t0", "t0"]},
        cities={"arnheim": ["t0"], "munster": ["m1", "t0"], "hannover": ["t1"]},
        seats=[{"stock": pieces(4)}],
    )
    assert actions_left(state) == 2
    assert choices(state, "recruit") == {f"recruit {n} traders 0 merchants" for n in (1, 2, 3)}
    lifted = after(state, "lift stade-hamburg.1", "lift stade-hamburg.2")
    assert asked(lifted) == ("put", 0)
    assert choices(after(state, "establish minden-hannover"), "office") == {"office minden"}  # not pink Hannover
    assert state.score_sheet()[0]["network"] == 2


@pytest.mark.clause("HT-4.1.1", "HT-4.1.2")
@pytest.mark.parametrize(("steps", "number"), [(0, 3), (1, 5), (2, 7), (3, 12)])
def test_three_five_seven_or_all_pieces_are_recruited(steps: int, number: int) -> None:
    """Both books, A / 1: 3, 5, 7 or all of them."""
    state = position(seats=[{"desk": {"bursa": steps}, "stock": pieces(11, 1)}])
    assert max(sum(int(word) for word in text.split()[1:4:2]) for text in choices(state, "recruit")) == number


# Big Box, C: Ann replaces the blue trader on the post next to Paderborn by one of hers.


@pytest.mark.clause("HT-4.3.1", "HT-4.3.2", "HT-5.1.1", "HT-5.1.2", "HT-5.1.3", "HT-5.2.3", "HT-5.2.7")
@pytest.mark.parametrize(("origin", "number"), [("dortmund-paderborn", 3), ("paderborn-hildesheim", 1)])
@pytest.mark.parametrize("players", [3, 4])
def test_ann_displaces_henri_next_to_paderborn(players: int, origin: str, number: int) -> None:
    board = BASE_BOARDS[players]
    row: list[str | None] = [None] * 3
    row[number - 1] = "t1"
    state = position(
        preset="bigbox2020",
        players=players,
        routes={origin: row},
        seats=[{"supply": pieces(5)}, {"supply": pieces(6, 1), "stock": pieces(4)}],
    )
    ann = stock(state, ANN)
    play(state, f"displace {origin}.{number} with trader")
    # She pays a penalty of one piece into the stock.
    assert supply(state, ANN) == pieces(3)
    assert stock(state, ANN) == pieces(ann["traders"] + 1, ann["merchants"])
    # Henri takes the same from the stock, and the piece that was displaced, to routes that adjoin.
    assert asked(state) == ("displaced", HENRI)
    around = {
        "dortmund-paderborn": ["duisburg-dortmund", "minden-paderborn", "paderborn-warburg", "paderborn-hildesheim"],
        "paderborn-hildesheim": ["dortmund-paderborn", "minden-paderborn", "paderborn-warburg", "hildesheim-goslar"],
    }[origin]
    assert choices(state) == place_words(posts_of(board, around), "trader")
    play(state, "place trader minden-paderborn.3", "place trader paderborn-warburg.1")  # north, then south
    assert occupied(state) == {
        f"{origin}.{number}": "t0",
        "minden-paderborn.3": "t1",
        "paderborn-warburg.1": "t1",
    }
    assert (supply(state, HENRI), stock(state, HENRI)) == (pieces(6, 1), pieces(3))
    assert (asked(state), actions_left(state)) == (("turn", ANN), 1)


@pytest.mark.clause("HT-4.3.2", "HT-5.1.2", "HT-1.1.2", "HT-R-1")
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_in_both_books_the_disc_is_the_dear_piece(preset: str) -> None:
    """The books swap their French words; by shape they agree: one for a cube, two for a disc."""
    for piece, price in (("t1", 1), ("m1", 2)):
        state = position(
            preset=preset, routes={"stade-hamburg": [piece]}, seats=[{"supply": pieces(5)}, {"stock": pieces(5)}]
        )
        before = stock(state, HENRI)["traders"]
        play(state, "displace stade-hamburg.1 with trader")
        assert supply(state, ANN) == pieces(4 - price)
        kind = "trader" if piece == "t1" else "merchant"
        play(state, f"place {kind} hamburg-lubeck.1")
        for number in range(price):
            play(state, f"place trader hamburg-lubeck.{number + 2}")
        assert asked(state) == ("turn", ANN)
        assert before - stock(state, HENRI)["traders"] == price


@pytest.mark.clause("HT-1.1.2", "HT-1.3.1", "HT-2.3.3", "HT-R-1")
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_in_both_books_discs_are_few_and_cover_the_book(preset: str) -> None:
    state = new_game(preset, 4)
    first = state.mover()
    assert supply(state, first) == pieces(traders=5, merchants=1)
    state = position(preset=preset, seats=[{"markers": {"unused": ["develop"]}}])
    assert supply(after(state, "use develop", "develop book"), 0) == pieces(traders=5, merchants=2)
    assert supply(after(state, "use develop", "develop keys"), 0) == pieces(traders=6, merchants=1)


# 2009, 3.


@pytest.mark.clause("HT-5.2.7", "HT-5.2.5", "HT-R-7")
def test_one_piece_goes_beyond_one_end_of_the_route_and_the_other_beyond_the_other() -> None:
    state = position(routes={"duisburg-dortmund": ["t1"]}, seats=[{"supply": pieces(5)}, {"stock": pieces(4)}])
    play(state, "displace duisburg-dortmund.1 with trader")
    assert choices(state) == place_words(posts_of("base-4-5", ["arnheim-duisburg", "dortmund-paderborn"]), "trader")
    play(state, "place trader arnheim-duisburg.3", "place trader dortmund-paderborn.1")
    assert asked(state) == ("turn", ANN)


@pytest.mark.clause("HT-5.2.3", "HT-5.2.5")
def test_only_when_all_adjacent_posts_are_taken_a_distance_of_two_cities_is_open() -> None:
    near = ["arnheim-duisburg", "dortmund-paderborn"]
    seats = [{"supply": pieces(5)}, {"stock": pieces(4)}, {"desk": FULL_DESK}]
    almost = fill(near, "base-4-5", "t2", free={"dortmund-paderborn.2"})
    state = position(routes={"duisburg-dortmund": ["t1"], **almost}, seats=seats)
    play(state, "displace duisburg-dortmund.1 with trader")
    assert choices(state) == {"place trader dortmund-paderborn.2"}
    state = position(routes={"duisburg-dortmund": ["t1"], **fill(near, "base-4-5", "t2")}, seats=seats)
    play(state, "displace duisburg-dortmund.1 with trader")
    second = ["kampen-arnheim", "arnheim-munster", "minden-paderborn", "paderborn-warburg", "paderborn-hildesheim"]
    assert choices(state) == place_words(posts_of("base-4-5", second), "trader")


@pytest.mark.clause("HT-5.1.5", "HT-5.1.1")
def test_what_is_refused_does_not_move_to_the_supply_nor_does_the_displaced_piece() -> None:
    state = position(routes={"stade-hamburg": ["m1"]}, seats=[{"supply": pieces(5)}, {"stock": pieces(4)}])
    before = (supply(state, HENRI), stock(state, HENRI))
    play(state, "displace stade-hamburg.1 with trader", "place merchant hamburg-lubeck.1", "done")
    assert (supply(state, HENRI), stock(state, HENRI)) == before
    assert occupied(state) == {"stade-hamburg.1": "t0", "hamburg-lubeck.1": "m1"}


@pytest.mark.clause("HT-4.3.4", "HT-R-6")
def test_a_merchant_can_be_displaced_by_a_trader() -> None:
    state = position(routes={"stade-hamburg": ["m1"]})
    play(state, "displace stade-hamburg.1 with trader")
    assert occupied(state)["stade-hamburg.1"] == "t0"


# Both books, D / 4.


@pytest.mark.clause("HT-4.4.2", "HT-R-16")
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_with_two_moves_a_trader_and_a_merchant_exchange_their_places(preset: str) -> None:
    state = position(preset=preset, routes={"stade-hamburg": ["t0"], "goslar-magdeburg": [None, "m0"]})
    play(
        state,
        "lift stade-hamburg.1",
        "lift goslar-magdeburg.2",
        "place merchant stade-hamburg.1",
        "place trader goslar-magdeburg.2",
    )
    assert occupied(state) == {"stade-hamburg.1": "m0", "goslar-magdeburg.2": "t0"}
    assert actions_left(state) == 1


@pytest.mark.clause("HT-4.2.1", "HT-4.2.2")
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_the_same_action_twice_on_different_posts_of_shared_routes(preset: str) -> None:
    """Big Box, B: others may stand on the route; each time another free post. 2009, 2: never inside a city."""
    state = position(preset=preset, routes={"stade-hamburg": ["t1", None, "t2"]})
    play(state, "place trader stade-hamburg.2")
    taken = {"stade-hamburg.1", "stade-hamburg.2", "stade-hamburg.3"}
    assert choices(state, "place") == place_words(all_posts("base-4-5") - taken, "trader", "merchant")
    play(state, "place trader hamburg-lubeck.2")
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-3.6", "HT-R-30")
def test_the_first_three_the_first_four_and_the_five_give_an_action() -> None:
    """Big Box, 3b: uncovering gives an action at once, but only where the value rises."""
    gained = []
    for steps in range(5):
        state = position(routes={"quedlinburg-gottingen": ["t0"] * 3}, seats=[{"desk": {"actions": steps}}])
        before = actions_left(state)
        play(state, "establish quedlinburg-gottingen", "develop actions")
        gained.append(actions_left(state) - (before - 1))
    assert gained == [1, 0, 1, 0, 1]
