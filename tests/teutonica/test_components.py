"""Components and vocabulary (section 1)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hanse.games.teutonica.board import BOARDS, board_facts
from tests.teutonica.table import (
    FULL_DESK,
    actions_left,
    after,
    all_posts,
    asked,
    choices,
    events,
    fill,
    new_game,
    pieces,
    place_words,
    play,
    position,
    seat,
    stock,
    supply,
)

KIND_NAMES = {"t": "traders", "m": "merchants"}
COVERED = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}
COLOURS = ("white", "orange", "pink", "black")


def count_pieces(data: dict[str, Any], number: int) -> dict[str, int]:
    """All pieces of a seat wherever they are, counted from plain data."""
    entry = data["seats"][number]
    found = {kind: entry["supply"][kind] + entry["stock"][kind] for kind in ("traders", "merchants")}
    for skill, steps in entry["desk"].items():
        found["merchants" if skill == "book" else "traders"] += COVERED[skill] - steps
    found["traders"] += 1  # on the score track
    found["merchants"] += data["prestige"].count(number)
    standing = [piece for route in data["routes"].values() for piece in route["posts"]]
    standing += [piece for city in data["cities"].values() for piece in city["offices"] + city["extra"]]
    for piece in standing + data["hand"]:
        if piece and piece[1] == str(number):
            found[KIND_NAMES[piece[0]]] += 1
    return found


# Pieces -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-1.1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_every_player_owns_27_traders_and_4_merchants_at_every_moment(preset: str, players: int) -> None:
    chooser = random.Random(players)
    for seed in range(3):
        state = new_game(preset, players, seed)
        for _ in range(700):
            if state.over():
                break
            state.apply(chooser.choice(state.legal()))
            data = state.to_data()
            assert [count_pieces(data, number) for number in range(players)] == [pieces(27, 4)] * players


@pytest.mark.clause("HT-1.1.1")
def test_a_choice_of_a_piece_is_a_choice_of_either_kind() -> None:
    """Recruit, place, displace, pay and compensation each leave the kind to whoever chooses."""
    state = position(
        routes={"stade-hamburg": ["t1"]},
        seats=[{"desk": {"book": 1}, "supply": pieces(3, 1)}, {"stock": pieces(3, 1)}],
    )
    assert {"recruit 1 traders 0 merchants", "recruit 0 traders 1 merchants"} <= choices(state)
    assert choices(state, "place") == place_words(all_posts("base-4-5") - {"stade-hamburg.1"}, "trader", "merchant")
    assert choices(state, "displace") == {f"displace stade-hamburg.1 with {kind}" for kind in ("trader", "merchant")}
    play(state, "displace stade-hamburg.1 with trader")
    assert choices(state) == {"pay 0 merchants", "pay 1 merchants"}
    play(state, "pay 0 merchants")
    assert {text.split()[1] for text in choices(state)} == {"trader", "merchant"}


@pytest.mark.clause("HT-1.1.4")
def test_a_merchant_differs_from_a_trader_in_its_price_in_round_spaces_and_in_special_prestige() -> None:
    # Price and yield.
    for piece, paid, most in (("t1", 1, 1), ("m1", 2, 2)):
        state = position(routes={"stade-hamburg": [piece]}, seats=[{"supply": pieces(5)}, {"stock": pieces(4)}])
        play(state, "displace stade-hamburg.1 with trader")
        assert supply(state, 0) == pieces(4 - paid)
        decision = state.view(1)["decision"]
        assert (decision["kind"], decision["compensation"]) == ("displaced", most)
    # Stade's office is round, Hamburg's first is square.
    for row, offices in (
        (["t0", "t0", "t0"], {"office hamburg"}),
        (["m0", "m0", "m0"], {"office stade"}),
        (["t0", "m0", "t0"], {"office hamburg", "office stade"}),
    ):
        state = position(routes={"stade-hamburg": row}, seats=[{"desk": {"book": 3}}])
        play(state, "establish stade-hamburg")
        assert choices(state, "office") == offices
    # Special prestige.
    for row, spaces in ((["t0"] * 4, set()), (["t0", "t0", "t0", "m0"], {"prestige white"})):
        state = position(routes={"coellen-warburg": row})
        play(state, "establish coellen-warburg")
        assert choices(state, "prestige") == spaces


@pytest.mark.clause("HT-1.1.4")
def test_in_all_else_a_merchant_is_treated_like_a_trader() -> None:
    """The same position with a merchant in place of a trader offers the same places and moves."""
    one = position(routes={"stade-hamburg": ["t0", "t0", "t0"]}, seats=[{"supply": pieces(5, 1), "desk": {"book": 1}}])
    two = position(routes={"stade-hamburg": ["t0", "m0", "t0"]}, seats=[{"supply": pieces(5, 1), "desk": {"book": 1}}])
    assert choices(one, "place", "lift", "establish") == choices(two, "place", "lift", "establish")
    assert "establish stade-hamburg" in choices(two)


# Places for pieces --------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-1.2.1", "HT-1.2.2")
def test_supply_stock_and_desk_are_apart() -> None:
    state = position(seats=[{"supply": pieces(4, 1), "stock": pieces(7, 0)}])
    play(state, "place trader hamburg-lubeck.1")
    assert (supply(state, 0), stock(state, 0)) == (pieces(3, 1), pieces(7, 0))
    play(state, "recruit 3 traders 0 merchants")
    assert (supply(state, 0), stock(state, 0)) == (pieces(6, 1), pieces(4, 0))
    assert seat(state, 0)["desk"] == dict.fromkeys(COVERED, 0)
    assert [(supply(state, n), stock(state, n)) for n in (1, 2, 3)] == [
        (pieces(5 + n, 1), pieces(6 - n)) for n in (1, 2, 3)
    ]


@pytest.mark.clause("HT-1.2.3")
@pytest.mark.parametrize("board", ["base-4-5", "base-2-3"])
def test_every_city_of_the_base_boards_has_one_to_four_printed_spaces(board: str) -> None:
    rows = [len(city["offices"]) for city in board_facts(board)["city"]]
    assert set(rows) == {1, 2, 3, 4}
    data = position(players=3 if board == "base-2-3" else 4).to_data()
    assert [len(city["offices"]) for city in data["cities"].values()] == rows


@pytest.mark.clause("HT-1.2.3")
def test_only_the_cities_without_printed_spaces_are_green() -> None:
    green = {
        (board, city["id"]) for board in BOARDS for city in board_facts(board)["city"] if city.get("independent", False)
    }
    empty = {(board, city["id"]) for board in BOARDS for city in board_facts(board)["city"] if not city["offices"]}
    assert green == empty == {("east", "belgard"), ("east", "waren"), ("east", "dresden")}


@pytest.mark.clause("HT-1.2.3")
def test_an_extra_office_stands_left_of_the_printed_row() -> None:
    state = position(
        routes={"minden-hannover": ["m0", "t0", "t0"]},
        cities={"minden": {"offices": ["t1"], "extra": ["t2"]}},
        seats=[{"markers": {"unused": ["extra"]}}],
    )
    play(state, "establish minden-hannover", "extra office minden with merchant")
    city = state.to_data()["cities"]["minden"]
    assert city == {"offices": ["t1", None, None, None], "extra": ["m0", "t2"]}


@pytest.mark.clause("HT-1.2.4")
@pytest.mark.parametrize("board", BOARDS)
def test_a_route_links_two_cities_by_two_to_four_posts(board: str) -> None:
    keys = {city["id"] for city in board_facts(board)["city"]}
    for route in board_facts(board)["route"]:
        assert len(set(route["ends"])) == 2
        assert set(route["ends"]) <= keys
        assert 2 <= len(route["posts"]) <= 4


@pytest.mark.clause("HT-1.2.5", "HT-1.3.2", "HT-1.3.1")
@pytest.mark.parametrize("privilege", range(4))
@pytest.mark.parametrize("filled", range(4))
def test_the_colours_of_office_spaces_rise_from_white_to_black(privilege: int, filled: int) -> None:
    # Minden shows white, orange, pink and black from left to right.
    state = position(
        routes={"minden-brunswiek": ["t0", "t0", "t0", "t0"]},
        cities={"minden": ["t1"] * filled, "brunswiek": ["t2"]},
        seats=[{"desk": {"privilege": privilege}}],
    )
    # With no reward to choose the engine ends the action at once.
    play(state, "establish minden-brunswiek")
    assert choices(state, "office") == ({"office minden"} if privilege >= filled else set())


@pytest.mark.clause("HT-1.2.5")
def test_a_coin_on_a_printed_space_is_a_number_of_points() -> None:
    state = position(routes={"quedlinburg-halle": ["t0"] * 4})
    play(state, "establish quedlinburg-halle", "office halle")
    assert seat(state, 0)["score"] == 1
    coins = {
        board: {space["coin"] for city in board_facts(board)["city"] for space in city["offices"] if "coin" in space}
        for board in BOARDS
    }
    assert coins == {"base-4-5": {1}, "base-2-3": {1}, "east": {1}, "britannia-4-5": {2}, "britannia-2-3": {2}}


@pytest.mark.clause("HT-1.2.6")
def test_four_special_prestige_spaces_belong_to_one_city_of_each_board() -> None:
    cities = {board: board_facts(board)["special_prestige"]["city"] for board in BOARDS}
    assert cities == {
        "base-4-5": "coellen",
        "base-2-3": "coellen",
        "east": "konigsberg",
        "britannia-4-5": "plymouth",
        "britannia-2-3": "plymouth",
    }
    for board in BOARDS:
        slots = board_facts(board)["special_prestige"]["slots"]
        assert [(slot["privilege"], slot["points"]) for slot in slots] == list(zip(COLOURS, (7, 8, 9, 11), strict=True))


@pytest.mark.clause("HT-1.2.6")
@pytest.mark.parametrize(("players", "board"), [(3, "base-2-3"), (4, "base-4-5")])
def test_special_prestige_is_offered_on_the_way_to_coellen_and_nowhere_else(players: int, board: str) -> None:
    desk = {"privilege": 3, "book": 3}
    for route, row in fill([route["id"] for route in board_facts(board)["route"]], board, "m0").items():
        state = position(players=players, routes={route: row}, seats=[{"desk": desk}])
        play(state, f"establish {route}")
        expected = {f"prestige {colour}" for colour in COLOURS} if route == "coellen-warburg" else set()
        assert choices(state, "prestige") == expected


@pytest.mark.clause("HT-1.2.6")
@pytest.mark.parametrize(("space", "points"), [(0, 7), (1, 8), (2, 9), (3, 11)])
def test_special_prestige_spaces_are_worth_7_8_9_and_11(space: int, points: int) -> None:
    holders: list[int | None] = [None] * 4
    holders[space] = 1
    state = position(prestige=holders)
    assert [sheet["prestige"] for sheet in state.score_sheet()] == [0, points, 0, 0]


# Skills -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-1.3.1")
@pytest.mark.parametrize(("steps", "value"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_keys_give_points_for_each_office_of_the_network(steps: int, value: int) -> None:
    state = position(cities={"minden": ["t0"], "hannover": ["t0"]}, seats=[{"desk": {"keys": steps}}])
    assert state.score_sheet()[0]["network"] == 2 * value


@pytest.mark.clause("HT-1.3.1", "HT-1.3.4")
def test_each_track_has_as_many_steps_as_pieces_cover_it() -> None:
    for skill, steps in COVERED.items():
        for taken in range(steps + 1):
            state = position(seats=[{"desk": {skill: taken}, "markers": {"unused": ["develop"]}}])
            play(state, "use develop")
            assert (f"develop {skill}" in choices(state)) == (taken < steps)
    assert sum(steps for skill, steps in COVERED.items() if skill != "book") == 15


@pytest.mark.clause("HT-1.3.2")
@pytest.mark.parametrize("privilege", range(4))
def test_privilege_permits_its_colour_and_every_lower_one(privilege: int) -> None:
    state = position(routes={"coellen-warburg": ["t0", "t0", "t0", "m0"]}, seats=[{"desk": {"privilege": privilege}}])
    play(state, "establish coellen-warburg")
    assert choices(state, "prestige") == {f"prestige {colour}" for colour in COLOURS[: privilege + 1]}


@pytest.mark.clause("HT-1.3.3")
@pytest.mark.parametrize("skill", COVERED)
def test_developing_puts_one_piece_of_the_track_into_the_supply(skill: str) -> None:
    state = position(seats=[{"supply": pieces(5, 1), "markers": {"unused": ["develop"]}}])
    before = stock(state, 0)
    told = events(state, "use develop", f"develop {skill}")
    assert supply(state, 0) == (pieces(5, 2) if skill == "book" else pieces(6, 1))
    assert stock(state, 0) == before
    assert seat(state, 0)["desk"] == {**dict.fromkeys(COVERED, 0), skill: 1}
    assert {"event": "developed", "seat": 0, "skill": skill, "step": 1} in told


@pytest.mark.clause("HT-1.3.3")
def test_a_new_value_applies_at_once() -> None:
    # Bursa: five can be recruited in the same turn.
    state = position(routes={"hamburg-lubeck": ["t0"] * 3}, seats=[{"stock": pieces(8)}])
    play(state, "establish hamburg-lubeck", "develop bursa")
    assert "recruit 5 traders 0 merchants" in choices(state)
    # Book: three can be moved in the same turn.
    row = ["t0", "t0", "t0"]
    state = position(routes={"groningen-emden": row, "stade-hamburg": row})
    play(state, "establish groningen-emden", "develop book", "lift stade-hamburg.1", "lift stade-hamburg.2")
    assert choices(state) == {"lift stade-hamburg.3", "done"}
    # Privilege: orange is open in the same turn.
    state = position(routes={"stade-hamburg": row, "minden-hannover": row}, cities={"minden": ["t1"]})
    play(state, "establish stade-hamburg", "develop privilege", "establish minden-hannover")
    assert choices(state, "office") == {"office minden", "office hannover"}
    # Actions: one more in the same turn.
    state = position(routes={"warburg-gottingen": row})
    play(state, "establish warburg-gottingen", "develop actions")
    assert actions_left(state) == 2


@pytest.mark.clause("HT-1.3.4", "HT-R-29")
def test_a_fully_developed_skill_cannot_be_developed_further() -> None:
    desk = {**FULL_DESK, "keys": 3}
    state = position(routes={"hamburg-lubeck": ["t0"] * 3}, seats=[{"desk": desk, "markers": {"unused": ["develop"]}}])
    assert choices(after(state, "use develop")) == {"develop keys"}
    play(state, "establish hamburg-lubeck")
    assert choices(state) == {"office hamburg", "office lubeck", "done"}  # no bursa in Lübeck


# Markers and tracks -------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-1.4.1")
def test_markers_are_unused_when_taken_used_when_played_and_drawn_ones_lie_on_the_plate() -> None:
    state = position(routes={"hamburg-lubeck": {"posts": ["t0", "t0", "t0"], "marker": "actions3"}})
    count = state.view(0)["marker_stock"]["count"]
    play(state, "establish hamburg-lubeck", "done")
    assert seat(state, 0)["markers"] == {"unused": ["actions3"], "used": []}
    assert state.view(0)["seats"][0]["plate"] == {"hidden": 1, "open": []}
    assert state.view(0)["marker_stock"]["count"] == count - 1
    play(state, "use actions3")
    assert seat(state, 0)["markers"] == {"unused": [], "used": ["actions3"]}
    assert choices(state, "use") == set()


@pytest.mark.clause("HT-1.4.5", "HT-R-19")
def test_points_beyond_twenty_count_and_completed_cities_are_counted() -> None:
    state = position(
        routes={"hamburg-lubeck": ["t0"] * 3},
        cities={"hamburg": ["t0"], "lubeck": ["t0"], "duisburg": ["t1"]},
        seats=[{"score": 19, "desk": {"privilege": 2}}],
    )
    assert state.to_data()["completed"] == 1
    play(state, "establish hamburg-lubeck")
    assert (asked(state), seat(state, 0)["score"]) == (("reward", 0), 21)
    play(state, "office lubeck")
    assert state.over()
    assert seat(state, 0)["score"] == 21
    assert state.to_data()["completed"] == 2


@pytest.mark.clause("HT-1.4.5")
def test_the_score_track_has_no_end_at_twenty() -> None:
    state = position(seats=[{"score": 60}], ending=["points"], over=True)
    assert state.score_sheet()[0]["track"] == 60
