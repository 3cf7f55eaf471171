"""The eastern board (section 13): independent cities, sea routes, Waren, permanent markers."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.state import State
from hanse.kernel.errors import PositionError
from tests.teutonica.table import (
    after,
    all_posts,
    asked,
    choices,
    events,
    new_game,
    occupied,
    pieces,
    place_words,
    play,
    position,
    seat,
    stock,
    supply,
)

POSTS = all_posts("east")
SHIPS = {
    "wismar-stralsund.2",
    "wismar-stralsund.3",
    "stralsund-malmo.2",
    "stralsund-malmo.3",
    "malmo-visby.2",
    "malmo-danzig.1",
}
GREEN = ("belgard", "waren", "dresden")


def east(**parts: Any) -> State:
    """A position of the eastern board; three merchants are off the desk of seat 0."""
    parts.setdefault("seats", [{"desk": {"book": 3}}])
    return position(preset=parts.pop("preset", "east2010"), board="east", players=parts.pop("players", 3), **parts)


def established(route: str, row: list[str], **parts: Any) -> State:
    """Seat 0 has just established this route and skipped step 3."""
    state = play(east(routes={route: row, **parts.pop("routes", {})}, **parts), f"establish {route}")
    return play(state, "done") if asked(state)[0] == "reward" else state


# Ship posts


@pytest.mark.clause("HT-13.3.1", "HT-4.2.2", "HT-R-54")
def test_only_merchants_are_placed_on_ship_posts() -> None:
    assert choices(east(), "place") == place_words(POSTS - SHIPS) | place_words(POSTS, "merchant")


@pytest.mark.clause("HT-13.3.1", "HT-4.3.4")
def test_only_a_merchant_displaces_on_a_ship_post() -> None:
    state = east(routes={"malmo-visby": ["t1", "m1"]})
    assert choices(state, "displace") == {
        "displace malmo-visby.1 with trader",
        "displace malmo-visby.1 with merchant",
        "displace malmo-visby.2 with merchant",
    }


@pytest.mark.clause("HT-4.4.4", "HT-13.3.1")
def test_moved_traders_keep_off_ship_posts() -> None:
    state = east(routes={"malmo-visby": ["t0", "m0"]})
    play(state, "lift malmo-visby.1", "lift malmo-visby.2")
    state = play(state, "done") if asked(state)[0] == "lift" else state
    assert choices(state) == place_words(POSTS - SHIPS) | place_words(POSTS, "merchant")


@pytest.mark.clause("HT-5.2.6", "HT-R-12")
def test_a_route_with_only_ship_posts_free_is_full_for_a_displaced_trader_and_not_for_a_merchant() -> None:
    near = {
        "malmo-danzig": [None, "t1", "t1", "t1"],
        "stralsund-malmo": ["t1"],
        "malmo-visby": ["t2", "m1", "t1"],
    }
    state = play(east(routes=near, seats=[{}, {}, {"stock": pieces(3, 1)}]), "displace malmo-visby.1 with trader")
    state = play(state, "pay 0 merchants") if asked(state)[0] == "pay" else state
    assert asked(state) == ("displaced", 2)
    ships = {"malmo-danzig.1", "stralsund-malmo.2", "stralsund-malmo.3"}
    traders = {code for code in choices(state) if code.startswith("place trader")}
    assert {code for code in choices(state) if code.startswith("place merchant")} == place_words(ships, "merchant")
    assert traders
    assert not traders & place_words(SHIPS)
    assert "place trader wismar-stralsund.1" in traders


@pytest.mark.clause("HT-8.4.11", "HT-13.3.1")
def test_the_three_pieces_marker_puts_only_merchants_on_ship_posts() -> None:
    state = east(
        preset="bigbox2020",
        routes={"malmo-visby": ["t1"]},
        seats=[{"markers": {"unused": ["three"]}}],
    )
    play(state, "use three", "lift malmo-visby.1")
    assert choices(state) == place_words(POSTS - SHIPS)


@pytest.mark.clause("HT-4.4.2", "HT-4.4.4")
def test_a_merchant_from_a_ship_leaves_the_last_land_post_to_the_trader() -> None:
    rows: dict[str, list[str | None]] = {}
    others = iter([f"t{n % 4 + 1}" for n in range(104)])
    sailors = iter(["m1", "m2", "m3", "m4", "m1", "m2"])
    for route in board_facts("east")["route"]:
        rows[route["id"]] = [next(sailors if post.get("merchant_only") else others) for post in route["posts"]]
    rows["malmo-visby"] = ["t0", "m0", rows["malmo-visby"][2]]
    full = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}
    state = east(players=5, routes=rows, seats=[{"desk": full}] * 5)
    play(state, "lift malmo-visby.1", "lift malmo-visby.2")
    assert choices(state) == {"place trader malmo-visby.1", "place merchant malmo-visby.2"}


def test_a_trader_on_a_ship_post_is_no_position() -> None:
    with pytest.raises(PositionError, match="route malmo-visby: a trader on a ship post"):
        east(routes={"malmo-visby": [None, "t0"]})


# Sea routes and bonus markers


@pytest.mark.clause("HT-13.3.2", "HT-8.3.2")
def test_new_markers_never_lie_at_sea_routes() -> None:
    taken = {"marker": "three", "posts": ["t0"] * 3}
    state = east(routes={"stettin-kulm": taken})
    play(state, "establish stettin-kulm")
    state = play(state, "done") if asked(state)[0] == "reward" else state
    play(state, "end turn")
    routes = {text.split()[2] for text in choices(state, "marker")}
    assert not routes & {"wismar-stralsund", "stralsund-malmo", "malmo-visby", "malmo-danzig"}
    assert {"lubeck-wismar", "danzig-konigsberg"} <= routes
    assert "waren-stettin" in routes  # by Stettin; an independent city alone has no free printed space


@pytest.mark.clause("HT-8.3.2", "HT-R-53")
def test_independent_cities_never_count_as_having_a_free_space() -> None:
    full = {"anklam": ["t1", "t1"], "kulm": ["t1", "t1"], "danzig": ["t1", "t2", "t1", "t2"]}
    state = east(routes={"stettin-kulm": {"marker": "three", "posts": ["t0"] * 3}}, cities=full)
    play(state, "establish stettin-kulm")
    state = play(state, "done") if asked(state)[0] == "reward" else state
    play(state, "end turn")
    routes = {text.split()[2] for text in choices(state, "marker")}
    assert not routes & {"belgard-anklam", "belgard-kulm", "danzig-belgard"}


@pytest.mark.clause("HT-2.2.2", "HT-13.1.1")
def test_the_game_begins_with_markers_on_the_taverns_of_the_board() -> None:
    routes = new_game("east2010", 3).to_data()["routes"]
    found = {key for key, entry in routes.items() if entry["marker"]}
    assert found == {"tangermunde-brandenburg", "stettin-kulm", "braunsberg-allenstein"}


# Waren, connection, special prestige


@pytest.mark.clause("HT-13.1.2", "HT-6.6.2", "HT-6.6.3", "HT-13.2.1")
@pytest.mark.parametrize("route", ["wismar-waren", "waren-stettin", "waren-havelberg"])
def test_waren_develops_actions_or_bursa_and_takes_no_normal_office(route: str) -> None:
    row = ["t0"] * (4 if route == "waren-stettin" else 3)
    state = play(east(routes={route: row}), f"establish {route}")
    assert {"develop actions", "develop bursa"} <= choices(state)
    assert "office waren" not in choices(state)


@pytest.mark.clause("HT-13.1.1", "HT-6.5.2", "HT-6.5.4", "HT-13.2.6")
def test_lubeck_and_danzig_are_connected_also_through_an_independent_city() -> None:
    chain = ["lubeck", "wismar", "stettin", "kulm"]
    offices: dict[str, Any] = {city: ["t0"] for city in chain}
    offices |= {"waren": {"extra": ["t0"]}, "belgard": {"extra": ["t0"]}}
    state = east(routes={"danzig-belgard": ["t0"] * 4}, cities=offices)
    told = events(state, "establish danzig-belgard", "office danzig")
    assert [(event["why"], event["points"]) for event in told if event["event"] == "scored"][-1] == ("connection", 7)


@pytest.mark.clause("HT-13.2.6", "HT-13.4.4", "HT-6.5.2")
def test_the_office_of_the_permanent_marker_may_make_the_connection() -> None:
    chain = ["lubeck", "wismar", "stettin", "kulm", "danzig"]
    offices: dict[str, Any] = {city: ["t0"] for city in chain} | {"waren": {"extra": ["t0"]}}
    state = established("malmo-visby", ["t0", "m0", "t0"], cities=offices)
    told = events(state, "independent office belgard with trader")
    assert {"event": "independent_office", "seat": 0, "kind": "trader", "city": "belgard"} in told
    assert [(event["why"], event["points"]) for event in told if event["event"] == "scored"] == [("connection", 7)]


@pytest.mark.clause("HT-13.1.1", "HT-6.7.3")
def test_konigsberg_gives_special_prestige() -> None:
    state = play(east(routes={"danzig-konigsberg": ["m0", "t0", "t0", "t0"]}), "establish danzig-konigsberg")
    assert choices(state, "prestige") == {"prestige white"}


# Independent cities


@pytest.mark.clause("HT-13.2.1", "HT-13.2.2", "HT-8.4.3")
def test_an_extra_office_may_be_the_first_in_an_independent_city_and_goes_left_of_all_others() -> None:
    parts: Any = {"routes": {"belgard-kulm": ["t0", "m0", "t0"]}}
    marked = [{"desk": {"book": 3}, "markers": {"unused": ["extra"]}}]
    assert choices(play(east(**parts), "establish belgard-kulm")) == {"office kulm", "done"}
    state = play(east(**parts, seats=marked), "establish belgard-kulm")
    assert choices(state) == {
        "office kulm",
        "extra office belgard with trader",
        "extra office belgard with merchant",
        "done",
    }
    first = after(state, "extra office belgard with merchant")
    assert (first.to_data()["cities"]["belgard"], first.to_data()["completed"]) == ({"offices": [], "extra": ["m0"]}, 1)
    row = east(**parts, seats=marked, cities={"belgard": {"extra": ["t1", "t2"]}})
    play(row, "establish belgard-kulm", "extra office belgard with trader")
    assert row.to_data()["cities"]["belgard"]["extra"] == ["t0", "t1", "t2"]
    assert row.to_data()["completed"] == 1


@pytest.mark.clause("HT-13.2.3", "HT-13.2.4", "HT-13.4.4", "HT-R-52")
def test_the_permanent_marker_puts_a_supply_piece_right_of_all_offices_of_any_independent_city() -> None:
    state = established("malmo-visby", ["t0", "m0", "t0"], cities={"waren": {"extra": ["t1", "t2"]}})
    assert asked(state) == ("independent", 0)
    assert choices(state) == {
        f"independent office {city} with {kind}" for city in GREEN for kind in ("trader", "merchant")
    } | {"done"}
    before = supply(state, 0)
    play(state, "independent office waren with trader")
    assert state.to_data()["cities"]["waren"]["extra"] == ["t1", "t2", "t0"]
    assert supply(state, 0)["traders"] == before["traders"] - 1
    assert state.controller(state.board.city_keys.index("waren")) == 0  # HT-7.3: furthest right of those tied


@pytest.mark.clause("HT-R-52", "HT-R-50")
def test_without_a_supply_the_office_in_an_independent_city_is_not_offered() -> None:
    seats = [{"desk": {"book": 3}, "supply": pieces(0, 0)}]
    state = established("malmo-visby", ["t0", "m0", "t0"], seats=seats)
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-13.2.5", "HT-R-28")
def test_only_the_first_office_of_an_independent_city_advances_the_counter() -> None:
    row = ["t0", "m0", "t0"]
    first = play(established("malmo-visby", row), "independent office dresden with trader")
    assert first.to_data()["completed"] == 1
    second = established("malmo-visby", row, cities={"dresden": {"extra": ["t1"]}})
    assert play(second, "independent office dresden with trader").to_data()["completed"] == 1


@pytest.mark.clause("HT-13.2.6", "HT-7.1", "HT-7.3", "HT-10.5")
def test_independent_cities_give_control_points_and_count_at_the_end() -> None:
    state = east(routes={"halle-dresden": ["t0"] * 4}, cities={"dresden": {"extra": ["t1", "t2", "t1"]}})
    told = events(state, "establish halle-dresden")
    assert [event["seat"] for event in told if event["event"] == "scored"] == [1]
    assert [sheet["cities"] for sheet in state.score_sheet()] == [0, 2, 0]
    assert [sheet["network"] for sheet in state.score_sheet()] == [0, 2, 1]


@pytest.mark.clause("HT-8.4.2", "HT-R-25")
def test_offices_of_an_independent_city_are_never_swapped() -> None:
    marked = [{"markers": {"unused": ["swap"]}}]
    assert choices(east(cities={"waren": {"extra": ["t0", "t1"]}}, seats=marked), "use") == set()


# Permanent markers


@pytest.mark.clause("HT-13.4.1", "HT-6.1.1", "HT-6.8.2", "HT-R-49", "HT-R-50")
def test_the_marker_is_offered_after_step_four_may_be_left_and_stays() -> None:
    state = established("stralsund-malmo", ["t0", "m0", "m0"])
    assert asked(state) == ("privilege", 0)
    assert occupied(state) == {}  # the pieces are already in the stock
    assert choices(state) == {"develop privilege", "done"}
    left = after(state, "done")
    assert (asked(left), seat(left, 0)["desk"]["privilege"], seat(left, 0)["markers"]["unused"]) == (("turn", 0), 0, [])


@pytest.mark.clause("HT-13.4.3")
def test_privilege_is_developed_or_nothing_is_offered_when_it_is_complete() -> None:
    state = play(established("stralsund-malmo", ["t0", "m0", "m0"]), "develop privilege")
    assert seat(state, 0)["desk"]["privilege"] == 1
    full = established("stralsund-malmo", ["t0", "m0", "m0"], seats=[{"desk": {"book": 3, "privilege": 3}}])
    assert asked(full) == ("turn", 0)


@pytest.mark.clause("HT-13.4.2", "HT-R-50")
def test_up_to_two_pieces_of_any_owners_are_lifted_and_may_exchange_places() -> None:
    others: Any = {"halle-dresden": ["t1", "t0"], "malmo-visby": [None, "m2"]}
    state = established("wismar-stralsund", ["t0", "m0", "m0"], routes=others)
    assert asked(state) == ("move-any", 0)
    lifts = {"lift halle-dresden.1", "lift halle-dresden.2", "lift malmo-visby.2"}
    assert choices(state) == lifts | {"done"}
    assert asked(after(state, "done")) == ("turn", 0)
    one = after(state, "lift malmo-visby.2", "done")
    free = POSTS - {"halle-dresden.1", "halle-dresden.2"}
    assert choices(one) == place_words(free, "merchant")
    play(state, "lift halle-dresden.1", "lift halle-dresden.2")
    assert choices(state) == {"take trader of seat 1", "take trader of seat 2"}
    play(state, "take trader of seat 1", "place trader halle-dresden.1")
    assert choices(state) == place_words(POSTS - SHIPS - {"halle-dresden.1"})
    play(state, "place trader halle-dresden.2")
    assert occupied(state) == {"halle-dresden.1": "t0", "halle-dresden.2": "t1", "malmo-visby.2": "m2"}
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-13.4.5", "HT-6.8.1", "HT-R-51")
def test_up_to_two_pieces_of_the_route_that_were_not_used_are_put_on_free_posts() -> None:
    state = east(routes={"malmo-danzig": ["m0", "t0", "t0", "t0"]})
    before = stock(state, 0)
    play(state, "establish malmo-danzig", "office danzig")
    assert asked(state) == ("keep", 0)
    assert choices(state) == {"take trader of seat 1", "take merchant of seat 1", "done"}
    none = after(state, "done")
    assert stock(none, 0) == pieces(before["traders"] + 2, before["merchants"] + 1)
    play(state, "take merchant of seat 1")
    assert choices(state) == {"take trader of seat 1", "done"}
    play(state, "take trader of seat 1")
    assert stock(state, 0) == pieces(before["traders"] + 1, before["merchants"])
    assert choices(state) == place_words(POSTS - SHIPS) | place_words(POSTS, "merchant")
    play(state, "place merchant malmo-danzig.1", "place trader halle-dresden.1")
    assert occupied(state) == {"malmo-danzig.1": "m0", "halle-dresden.1": "t0"}
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-6.1.1", "HT-R-49")
def test_under_the_other_timing_the_marker_comes_before_the_reward() -> None:
    state = position(
        preset="east2010",
        players=3,
        changes={"permanent.timing": "step-2"},
        routes={"stralsund-malmo": ["t0", "m0", "m0"]},
        seats=[{"desk": {"book": 3}}],
    )
    play(state, "establish stralsund-malmo")
    assert asked(state) == ("privilege", 0)
    play(state, "develop privilege")
    assert asked(state) == ("reward", 0)
    assert choices(state) == {"office stralsund", "office malmo", "done"}  # Stralsund is open to the new privilege
    play(state, "done")
    assert (asked(state), occupied(state)) == (("turn", 0), {})


@pytest.mark.clause("HT-9.2.1", "HT-6.8.3")
def test_the_marker_is_used_even_when_the_action_ends_the_game() -> None:
    scored = [{"desk": {"book": 3}, "score": 19}]
    state = established("stralsund-malmo", ["t0", "m0", "m0"], seats=scored, cities={"malmo": ["m0"]})
    assert asked(state) == ("privilege", 0)
    assert not state.over()
    assert play(state, "develop privilege").over()


# Examples of the rulebooks


@pytest.mark.clause("HT-13.4.2")
def test_example_of_2010_an_own_piece_takes_the_place_of_another_players_piece() -> None:
    others: Any = {"thorn-krakau": ["t1"], "halle-wittenberg": ["t0"]}
    state = established("wismar-stralsund", ["t0", "m0", "m0"], routes=others)
    play(
        state, "lift thorn-krakau.1", "lift halle-wittenberg.1", "take trader of seat 1", "place trader thorn-krakau.1"
    )
    play(state, "place trader lubeck-wismar.2")
    assert occupied(state) == {"thorn-krakau.1": "t0", "lubeck-wismar.2": "t1"}
