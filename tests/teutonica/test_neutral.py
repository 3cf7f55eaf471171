"""Two players in 2014 (section 16): neutral traders on the small base board, the eastern board and Britannia."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.state import State
from hanse.kernel.errors import OptionError, PositionError
from tests.teutonica.neutral import FILL, GUARDED, PRESETS, ROUTE, neutral, special_routes, table, traders
from tests.teutonica.table import (
    actions_left,
    asked,
    choices,
    events,
    new_game,
    occupied,
    pieces,
    place_words,
    play,
    post,
    posts_of,
    route_lengths,
    seat,
    supply,
)

# Options ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-16.1.1", "HT-2.1.2")
@pytest.mark.parametrize("board", PRESETS)
def test_it_is_played_on_three_boards(board: str) -> None:
    data = TEUTONICA.options(PRESETS[board], 2).to_data()
    assert (data["map"], data["twoPlayer"], data["neutral.extraPiece"]) == (board, "neutral", "mandatory")
    assert TEUTONICA.options("base2009", 2, {"twoPlayer": "neutral"}).to_data()["map"] == "base-2-3"
    assert TEUTONICA.options("base2009", 2, {"map": board}).to_data()["map"] == board


@pytest.mark.clause("HT-16.1.1", "HT-15.1.1")
@pytest.mark.parametrize(
    ("preset", "seats", "changes", "complaint"),
    [
        ("bigbox2020", 3, {"twoPlayer": "neutral"}, "option twoPlayer = neutral: it needs 2 players, not 3 (HT-2.1.2)"),
        (
            "britannia2014",
            2,
            {"map": "britannia-4-5"},
            "map = britannia-4-5 with 2 players: expected britannia-2-3 (HT-2.1.1)",
        ),
        (
            "east2010",
            2,
            {"twoPlayer": "provinces"},
            "option twoPlayer = provinces: the provinces are those of base-2-3, not of east (HT-15.1.1)",
        ),
        (
            "base2009",
            2,
            {"neutral.extraPiece": "optional"},
            "option neutral.extraPiece = optional: it needs twoPlayer = neutral (HT-16.1.1)",
        ),
    ],
)
def test_what_the_rules_do_not_know_is_refused(
    preset: str, seats: int, changes: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options(preset, seats, changes)
    assert str(caught.value) == complaint


# Setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-16.1.2", "HT-16.1.4", "HT-R-69")
@pytest.mark.parametrize("board", PRESETS)
def test_one_trader_guards_each_route_to_a_special_city_and_each_marker(board: str) -> None:
    state = new_game(PRESETS[board], 2, 1)
    routes = state.to_data()["routes"]
    markers = {name for name, entry in routes.items() if entry["marker"]}
    assert len(markers) == 3
    standing = traders(state)
    assert {name.rsplit(".", 1)[0] for name in standing} == special_routes(board) | markers
    assert len(standing) == GUARDED[board]
    ships = {
        f"{route['id']}.{number}"
        for route in board_facts(board)["route"]
        for number, entry in enumerate(route["posts"], start=1)
        if entry.get("merchant_only")
    }
    assert not standing & ships
    assert set(occupied(state)) == standing


@pytest.mark.clause("HT-16.1.3", "HT-16.6.1")
def test_the_neutral_player_begins_with_no_points_and_is_no_seat() -> None:
    state = new_game("bigbox2020", 2, 1)
    assert neutral(state) == {"score": 0, "connection": None}
    assert len(state.scores()) == len(state.ranks()) == len(state.to_data()["seats"]) == 2


@pytest.mark.clause("HT-16.1.3", "HT-16.2.1")
def test_neutral_traders_are_unlimited_and_never_merchants() -> None:
    routes = {name: ["t5"] * (length - 1) for name, length in route_lengths("base-2-3").items()}
    assert len(traders(table(routes=routes))) == 69
    with pytest.raises(PositionError, match="neutral"):
        table(routes={ROUTE: ["m5"]})


# Displacement -----------------------------------------------------------------------------------------------------


def displaced(board: str = "base-2-3", where: str = "groningen-emden.2", **parts: Any) -> State:
    """Seat 0 has displaced the neutral trader on this post with a trader."""
    route, number = where.rsplit(".", 1)
    length = route_lengths(board)[route]
    row = ["t5" if n == int(number) else None for n in range(1, length + 1)]
    routes = {route: row, **parts.pop("routes", {})}
    seats = [{"supply": pieces(5)}]
    state = table(board, routes=routes, seats=seats, turn={"actions": 3}, **parts)
    return play(state, f"displace {where} with trader")


@pytest.mark.clause("HT-16.2.2", "HT-16.3.1")
def test_a_neutral_trader_is_displaced_for_one_more_piece_and_the_other_player_answers() -> None:
    state = displaced()
    assert supply(state, 0) == pieces(3)
    assert post(state, "groningen-emden.2") == "t0"
    assert asked(state) == ("neutral", 1)


@pytest.mark.clause("HT-16.3.1", "HT-R-67")
def test_the_trader_and_an_additional_one_go_to_the_nearest_posts() -> None:
    state = displaced()
    near = posts_of("base-2-3", ["emden-osnabruck"])
    assert choices(state) == place_words(near)
    told = events(state, "place trader emden-osnabruck.3")
    assert told[0] == {"event": "put", "seat": 1, "owner": 5, "kind": "trader", "post": "emden-osnabruck.3"}
    assert choices(state) == place_words(near - {"emden-osnabruck.3"})  # mandatory
    play(state, "place trader emden-osnabruck.1")
    assert traders(state) == {"emden-osnabruck.1", "emden-osnabruck.3"}
    assert asked(state) == ("turn", 0)
    assert actions_left(state) == 2


@pytest.mark.clause("HT-16.3.1", "HT-R-67")
def test_each_trader_goes_to_the_nearest_post_at_its_moment() -> None:
    routes = {"emden-osnabruck": ["t1", None, "t1", "t1"]}
    state = displaced(routes=routes)
    assert choices(state) == place_words({"emden-osnabruck.2"})
    play(state, "place trader emden-osnabruck.2")
    assert choices(state) == place_words(posts_of("base-2-3", ["kampen-osnabruck", "osnabruck-bremen"]))


@pytest.mark.clause("HT-16.3.1", "HT-R-67")
def test_the_additional_trader_may_be_left_out_where_that_is_agreed() -> None:
    state = displaced(changes={"neutral.extraPiece": "optional"})
    near = posts_of("base-2-3", ["emden-osnabruck"])
    assert choices(state) == place_words(near)  # the displaced one goes somewhere
    play(state, "place trader emden-osnabruck.3")
    assert choices(state) == place_words(near - {"emden-osnabruck.3"}) | {"done"}
    play(state, "done")
    assert asked(state) == ("turn", 0)
    assert traders(state) == {"emden-osnabruck.3"}


@pytest.mark.clause("HT-4.3.2", "HT-16.2.2")
def test_the_payer_chooses_the_kind() -> None:
    state = table(routes={ROUTE: ["t5"]}, seats=[{"supply": pieces(3, 1)}])
    play(state, f"displace {ROUTE}.1 with trader")
    assert asked(state) == ("pay", 0)
    assert choices(state) == {"pay 0 merchants", "pay 1 merchants"}
    play(state, "pay 1 merchants")
    assert asked(state) == ("neutral", 1)


@pytest.mark.clause("HT-16.2.2")
def test_without_a_second_piece_a_neutral_trader_stays() -> None:
    state = table(routes={ROUTE: ["t5"]}, seats=[{"supply": pieces(1)}])
    assert choices(state, "displace") == set()


@pytest.mark.clause("HT-16.2.1", "HT-4.3.4")
def test_neutral_traders_may_stand_on_ship_posts_and_give_way_there_to_merchants() -> None:
    state = displaced("east", "wismar-stralsund.1", routes={})
    assert "place trader stralsund-malmo.2" in choices(state)
    there = table("east", routes={"stralsund-malmo": [None, "t5"]}, seats=[{"supply": pieces(3, 1)}])
    assert choices(there, "displace") == {"displace stralsund-malmo.2 with merchant"}


@pytest.mark.clause("HT-16.3.2", "HT-R-67")
@pytest.mark.parametrize(("where", "region"), [("pembroke-cardiff.1", "wales"), ("bristol-salisbury.1", "england")])
def test_in_britannia_both_traders_stay_in_their_region(where: str, region: str) -> None:
    routes = {route["id"]: route for route in board_facts("britannia-2-3")["route"]}
    where = (
        where
        if where.rsplit(".", 1)[0] in routes
        else f"{'-'.join(reversed(where.split('.', maxsplit=1)[0].split('-')))}.1"
    )
    cities = {"cardiff": ["t0", "t0", "t0", "m0"]}
    row = {where.rsplit(".", 1)[0]: ["t5"]}
    state = table("britannia-2-3", cities=cities, routes=row, seats=[{"desk": {"book": 1}, "supply": pieces(5)}])
    play(state, f"displace {where} with trader")
    for _ in range(2):
        targets = {text.split()[-1].rsplit(".", 1)[0] for text in choices(state)}
        assert targets
        assert {routes[name]["region"] for name in targets} == {region}
        play(state, sorted(choices(state))[0])
    assert asked(state) == ("turn", 0)


# Neutral routes ---------------------------------------------------------------------------------------------------


def about_to_fill(**parts: Any) -> State:
    """The other player is about to put a neutral trader on the last post of Duisburg–Dortmund."""
    routes = {
        ROUTE: {"posts": ["t5", None], "marker": parts.pop("marker", None)},
        "arnheim-duisburg": ["t5", "t1", "t1"],
    }
    routes |= parts.pop("routes", {})
    seats = parts.pop("seats", [{}, {}])
    seats[0].setdefault("supply", pieces(5))
    state = table(routes=routes, seats=seats, turn={"actions": 3}, **parts)
    return play(state, "displace arnheim-duisburg.1 with trader")


@pytest.mark.clause("HT-16.4.1", "HT-16.4.4", "HT-4.5.2")
def test_a_route_full_of_neutral_traders_is_established_at_once_and_the_active_player_chooses_the_city() -> None:
    state = about_to_fill()
    told = events(state, FILL)
    assert told[1] == {"event": "established", "seat": 5, "route": ROUTE}
    assert asked(state) == ("neutral-office", 0)  # before the additional trader is placed
    assert choices(state) == {"office duisburg", "office dortmund"}
    told = events(state, "office dortmund")
    assert told[0] == {"event": "office", "seat": 5, "kind": "trader", "city": "dortmund", "space": 1}
    assert state.to_data()["cities"]["dortmund"]["offices"] == ["t5", None]
    assert asked(state) == ("neutral", 1)
    assert f"place trader {ROUTE}.1" in choices(state)  # its posts are free again
    assert actions_left(state) == 2


@pytest.mark.clause("HT-16.4.4")
def test_colour_and_shape_do_not_matter_to_a_neutral_office() -> None:
    state = play(about_to_fill(cities={"dortmund": ["t1"]}), FILL, "office dortmund")  # an orange space for a trader
    assert state.to_data()["cities"]["dortmund"]["offices"] == ["t1", "t5"]


@pytest.mark.clause("HT-16.4.4")
def test_with_one_free_city_nothing_is_asked_and_with_none_no_office_is_placed() -> None:
    state = play(about_to_fill(cities={"dortmund": ["m1", "t1"]}), FILL)
    assert state.to_data()["cities"]["duisburg"]["offices"] == ["t5"]
    assert asked(state) == ("neutral", 1)
    state = play(about_to_fill(cities={"dortmund": ["m1", "t1"], "duisburg": ["t1"]}), FILL)
    assert asked(state) == ("neutral", 1)
    assert traders(state) == set()


@pytest.mark.clause("HT-16.4.2", "HT-16.6.2")
def test_control_points_are_scored_by_whoever_controls_the_cities() -> None:
    state = play(about_to_fill(cities={"duisburg": ["t1"], "dortmund": ["t5"]}), FILL)
    assert (seat(state, 0)["score"], seat(state, 1)["score"], neutral(state)["score"]) == (0, 1, 1)


@pytest.mark.clause("HT-16.4.3", "HT-R-67")
def test_a_marker_there_leaves_the_game_and_the_active_player_draws_another() -> None:
    state = about_to_fill(marker="swap")
    before = state.view(None)["marker_stock"]["count"]
    told = events(state, FILL)
    names = [event["event"] for event in told]
    assert "marker_discarded" in names
    assert "marker_drawn" in names
    assert state.to_data()["routes"][ROUTE]["marker"] is None
    assert [entry["markers"] for entry in state.to_data()["seats"]] == [{"unused": [], "used": []}] * 2
    assert seat(state, 0)["plate"] == {"hidden": 1, "open": []}
    assert state.view(None)["marker_stock"]["count"] == before - 1
    assert state.faults() == []


@pytest.mark.clause("HT-16.4.3", "HT-9.1.2", "HT-9.2.1", "HT-16.6.1")
def test_an_empty_marker_stock_ends_the_game_after_the_action() -> None:
    every = [*["extra"] * 4, *["swap"] * 2, *["develop"] * 2, *["actions3"] * 2, *["actions4"] * 2, *["three"] * 2]
    state = about_to_fill(marker="swap", seats=[{"markers": {"used": every}}, {}])
    play(state, FILL)
    assert state.to_data()["ending"] == ["markers"]
    play(state, "office dortmund")
    assert asked(state) == ("neutral", 1)  # the action is carried out
    play(state, f"place trader {ROUTE}.1")
    assert state.over()


@pytest.mark.clause("HT-16.4.5", "HT-R-66")
def test_all_traders_leave_the_route_but_one_on_the_way_to_a_special_city() -> None:
    assert traders(play(about_to_fill(), FILL, "office dortmund")) == set()
    routes = {"stade-hamburg": ["t5", "t5", None], "hamburg-lubeck": ["t5", "t1", "t1"]}
    state = table(routes=routes, seats=[{"supply": pieces(5)}], turn={"actions": 3})
    play(state, "displace hamburg-lubeck.1 with trader", "place trader stade-hamburg.3", "office hamburg")
    assert traders(state) == {"stade-hamburg.1"}
    assert state.to_data()["cities"]["hamburg"]["offices"][0] == "t5"


@pytest.mark.clause("HT-16.4.4", "HT-6.4.3", "HT-R-67")
def test_a_coin_and_a_completed_city_count_for_the_neutral_player() -> None:
    routes = {"stade-hamburg": ["t5", "t5", None], "hamburg-lubeck": ["t5", "t1", "t1"]}
    state = table(routes=routes, seats=[{"supply": pieces(5)}], turn={"actions": 3})
    play(state, "displace hamburg-lubeck.1 with trader", "place trader stade-hamburg.3", "office stade")
    assert neutral(state)["score"] == 1
    assert state.to_data()["completed"] == 1


@pytest.mark.clause("HT-16.4.4", "HT-6.5.3", "HT-R-67")
def test_a_neutral_connection_uses_up_an_award() -> None:
    way = ["arnheim", "munster", "minden", "brunswiek", "stendal"]
    cities = {name: ["t5"] for name in way if name != "munster"}
    routes = {"arnheim-munster": ["t5", "t5", None], "arnheim-duisburg": ["t5", "t1", "t1"]}
    state = table(routes=routes, cities=cities, seats=[{"supply": pieces(5)}], turn={"actions": 3})
    play(state, "displace arnheim-duisburg.1 with trader", "place trader arnheim-munster.3")
    assert neutral(state)["connection"] is None
    play(state, "office munster")
    assert neutral(state) == {"score": 1 + 7, "connection": 1}


@pytest.mark.clause("HT-16.6.1", "HT-9.1.1", "HT-9.2.1")
def test_twenty_neutral_points_end_the_game_after_the_action_and_win_nothing() -> None:
    state = about_to_fill(cities={"duisburg": ["t5"]}, neutral={"score": 19})
    play(state, FILL)
    assert state.to_data()["ending"] == ["points"]
    assert not state.over()
    play(state, f"place trader {ROUTE}.1")
    assert state.over()
    assert len(state.scores()) == 2
    assert 1 in state.ranks()
