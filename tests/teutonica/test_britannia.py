"""Britannia (sections 14 and 17): regions, permissions, borders, place 2, region scoring, the waiver."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.state import State
from tests.teutonica.table import (
    FULL_DESK,
    after,
    asked,
    choices,
    new_game,
    occupied,
    parked,
    pieces,
    place_words,
    play,
    position,
    posts_of,
    route_lengths,
    seat,
    stock,
    supply,
)

Rows = dict[str, Any]
LARGE, SMALL = "britannia-4-5", "britannia-2-3"


def posts(region: str, board: str = LARGE, *, ships: bool = True) -> set[str]:
    """The posts of a region's routes, with or without its ship posts."""
    return {
        f"{route['id']}.{i + 1}"
        for route in board_facts(board)["route"]
        for i, post in enumerate(route["posts"])
        if route["region"] == region and (ships or not post.get("merchant_only"))
    }


def britannia(**parts: Any) -> State:
    """A position of the larger side, seat 0 to move."""
    return position(preset=parts.pop("preset", "britannia2014"), players=parts.pop("players", 4), **parts)


def regions_placed(state: State) -> set[str]:
    """The regions in which the seat may place a piece now."""
    found = {text.split()[2] for text in choices(state, "place")}
    return {region for region in ("england", "wales", "scotland") if found & posts(region, state.board.key)}


def name_of(route: str) -> str:
    """The board's own name of a route between these two cities."""
    ends = set(route.split("-"))
    found: str = next(r["id"] for r in board_facts(LARGE)["route"] if set(r["ends"]) == ends)
    return found


CARDIFF: Rows = {"cardiff": ["t0"]}
LONDON: Rows = {"london": ["t0"]}
CARLISLE: Rows = {"carlisle": ["t0"]}


# Regions and permissions


@pytest.mark.clause("HT-14.1.2", "HT-14.2.1", "HT-4.2.3")
def test_without_a_permission_pieces_are_placed_in_england_only() -> None:
    expected = place_words(posts("england", ships=False)) | place_words(posts("england"), "merchant")
    assert choices(britannia(), "place") == expected


@pytest.mark.clause("HT-14.2.2", "HT-4.2.3", "HT-R-61")
@pytest.mark.parametrize(
    ("cities", "opened"),
    [
        (CARDIFF, {"wales"}),
        (CARLISLE, {"scotland"}),
        (LONDON, {"wales", "scotland"}),
        (CARDIFF | CARLISLE, {"wales", "scotland"}),
    ],
)
def test_the_rightmost_office_of_each_city_opens_its_regions(cities: Rows, opened: set[str]) -> None:
    assert regions_placed(britannia(cities=cities)) == opened | {"england"}


@pytest.mark.clause("HT-14.2.2", "HT-R-61")
def test_on_the_small_side_carlisle_opens_nothing_and_london_wales() -> None:
    assert regions_placed(britannia(players=3, cities=CARLISLE)) == {"england"}
    assert regions_placed(britannia(players=3, cities=LONDON)) == {"england", "wales"}


@pytest.mark.clause("HT-7.5", "HT-R-55")
def test_the_rightmost_office_counts_and_not_control() -> None:
    assert regions_placed(britannia(cities={"cardiff": ["t0", "t0", "t1"]})) == {"england"}
    assert regions_placed(britannia(cities={"cardiff": ["t1", "t1", "t0"]})) == {"england", "wales"}
    assert regions_placed(britannia(cities={"cardiff": {"extra": ["t1", "t0"]}})) == {"england", "wales"}


@pytest.mark.clause("HT-4.3.6", "HT-14.2.1")
def test_displacing_needs_a_permission_too() -> None:
    wales, england = "cardiff-pembroke", "london-canterbury"
    rows: Rows = {name_of(wales): ["t1"], name_of(england): ["t1"]}
    wales, england = rows
    here = {f"displace {england}.1 with {kind}" for kind in ("trader", "merchant")}
    there = {f"displace {wales}.1 with {kind}" for kind in ("trader", "merchant")}
    assert choices(britannia(routes=rows), "displace") == here
    assert choices(britannia(routes=rows, cities=CARDIFF), "displace") == here | there


@pytest.mark.clause("HT-14.2.3", "HT-14.2.4", "HT-R-55")
def test_each_permission_is_used_once_in_a_turn_and_they_add_up() -> None:
    wales = sorted(posts("wales", ships=False))
    scotland = sorted(posts("scotland", ships=False))
    one = britannia(cities=CARDIFF, turn={"actions": 5})
    assert regions_placed(play(one, f"place trader {wales[0]}")) == {"england"}
    both = britannia(cities=CARDIFF | LONDON, turn={"actions": 5})
    play(both, f"place trader {wales[0]}")
    assert regions_placed(both) == {"england", "wales", "scotland"}  # Cardiff is used before London
    assert regions_placed(after(both, f"place trader {wales[1]}")) == {"england"}
    assert regions_placed(after(both, f"place trader {scotland[0]}")) == {"england"}
    north = play(britannia(cities=CARDIFF | LONDON, turn={"actions": 5}), f"place trader {scotland[0]}")
    assert regions_placed(north) == {"england", "wales"}


@pytest.mark.clause("HT-14.2.4", "HT-R-55")
def test_a_permission_held_when_the_action_was_taken_counts_even_if_it_is_lost_later() -> None:
    state = britannia(
        cities={"cardiff": ["t0"], "london": ["t1", "t0"]},
        seats=[{"markers": {"unused": ["swap"]}}],
        turn={"actions": 5},
    )
    wales = sorted(posts("wales", ships=False))
    play(state, f"place trader {wales[0]}", "use swap", "swap london.1")
    assert regions_placed(state) == {"england", "wales"}  # the first action may have been London's
    assert regions_placed(play(state, f"place trader {wales[1]}")) == {"england"}


@pytest.mark.clause("HT-14.2.4")
def test_permissions_return_with_the_next_turn() -> None:
    wales = sorted(posts("wales", ships=False))
    state = play(britannia(cities=CARDIFF), f"place trader {wales[0]}")
    play(state, *["end turn"] * 4)
    assert (asked(state), regions_placed(state)) == (("turn", 0), {"england", "wales"})


@pytest.mark.clause("HT-14.5.1", "HT-4.5.3")
def test_establishing_needs_no_permission_and_serves_both_cities() -> None:
    for route in ("conway-chester", "hereford-chester"):
        key = next(r["id"] for r in board_facts(LARGE)["route"] if set(r["id"].split("-")) == set(route.split("-")))
        length = next(len(r["posts"]) for r in board_facts(LARGE)["route"] if r["id"] == key)
        state = play(britannia(routes={key: ["t0"] * length}), f"establish {key}")
        assert {"office chester", "develop actions"} <= choices(state)


# Borders for displaced and moved pieces


def first_in(region: str, board: str = LARGE) -> str:
    return sorted(posts(region, board, ships=False))[0]


def on(post: str, piece: str) -> Rows:
    """A row with the piece on this post."""
    route, number = post.rsplit(".", 1)
    return {route: [None] * (int(number) - 1) + [piece]}


@pytest.mark.clause("HT-14.3.1", "HT-5.2.9", "HT-R-56")
@pytest.mark.parametrize(
    ("origin", "allowed"),
    [("england", {"england"}), ("wales", {"wales", "england"}), ("scotland", {"scotland", "england"})],
)
def test_displaced_pieces_stay_in_their_region_or_go_to_england(origin: str, allowed: set[str]) -> None:
    cities = CARDIFF | CARLISLE | LONDON
    for post in sorted(posts(origin, ships=False)):
        state = play(britannia(routes=on(post, "t1"), cities=cities), f"displace {post} with trader")
        state = play(state, "pay 0 merchants") if asked(state)[0] == "pay" else state
        found = {text.split()[2] for text in choices(state, "place")}
        assert found <= set().union(*(posts(region) for region in allowed))


def displaced_in_wales(other: str) -> State:
    """A trader of seat 1, who has no piece besides but one on another route, was displaced from Pembroke–Cardiff."""
    origin = name_of("pembroke-cardiff")
    cities = CARDIFF | {"newcastle": parked(1, 9, 1)}
    empty = {"supply": pieces(0), "stock": pieces(0)}
    state = britannia(routes={origin: ["t1"], other: ["t1"]}, cities=cities, seats=[{}, empty])
    return play(state, f"displace {origin}.1 with trader", "pay 0 merchants")


@pytest.mark.clause("HT-14.3.1", "HT-5.2.8", "HT-14.4.1", "HT-R-15", "HT-R-56")
@pytest.mark.parametrize(("other", "kept_out"), [("conway-montgomery", False), ("newcastle-durham", True)])
def test_a_piece_lifted_as_compensation_enters_wales_only_from_there(other: str, kept_out: bool) -> None:
    state = play(displaced_in_wales(name_of(other)), f"lift {name_of(other)}.1")
    in_wales = {text.split()[2] for text in choices(state, "place")} & posts("wales")
    play(state, f"place trader {min(in_wales)}")  # the displaced piece, or one that was in Wales before
    near = {text.split()[2] for text in choices(state, "place")}
    assert bool(near & posts("wales")) is not kept_out
    play(state, f"place trader {min(near)}")
    assert (asked(state), sorted(occupied(state).values())) == (("turn", 0), ["t0", "t1", "t1"])


@pytest.mark.clause("HT-14.3.1", "HT-5.2.8")
def test_lifted_first_the_compensation_is_in_hand_with_the_displaced_piece() -> None:
    state = play(displaced_in_wales(name_of("conway-montgomery")), f"lift {name_of('conway-montgomery')}.1")
    for _ in range(2):
        near = {text.split()[2] for text in choices(state, "place")}
        assert near <= posts("wales") | posts("england")
        play(state, f"place trader {sorted(near)[0]}")
    assert (asked(state), sorted(occupied(state).values())) == (("turn", 0), ["t0", "t1", "t1"])


@pytest.mark.clause("HT-14.4.1", "HT-4.4.4")
@pytest.mark.parametrize(
    ("origin", "allowed"),
    [("england", {"england"}), ("wales", {"wales", "england"}), ("scotland", {"scotland", "england"})],
)
def test_a_moved_piece_goes_to_its_region_or_england(origin: str, allowed: set[str]) -> None:
    post = first_in(origin)
    state = play(britannia(routes=on(post, "t0")), f"lift {post}")
    free = set().union(*(posts(region, ships=False) for region in allowed))
    assert choices(state) == place_words(free)


@pytest.mark.clause("HT-14.4.1")
def test_of_look_alikes_from_wales_and_scotland_the_one_that_stays_may_be_either() -> None:
    west, north, home = first_in("wales"), first_in("scotland"), first_in("england")
    state = play(britannia(routes=on(west, "t0") | on(north, "t0")), f"lift {west}", f"lift {north}")
    everywhere = set().union(*(posts(region, ships=False) for region in ("england", "wales", "scotland")))
    assert choices(state) == place_words(everywhere)
    play(state, f"place trader {home}")
    assert choices(state) == place_words(everywhere - {home})
    other = play(britannia(routes=on(west, "t0") | on(north, "t0")), f"lift {west}", f"lift {north}")
    play(other, f"place trader {west}")
    assert choices(other) == place_words(posts("england", ships=False) | posts("scotland", ships=False))


@pytest.mark.clause("HT-14.4.1")
def test_of_look_alikes_from_england_and_wales_only_one_may_go_to_wales() -> None:
    west, home = first_in("wales"), first_in("england")
    state = play(britannia(routes=on(west, "t0") | on(home, "t0")), f"lift {west}", f"lift {home}")
    play(state, f"place trader {west}")
    assert choices(state) == place_words(posts("england", ships=False))


@pytest.mark.clause("HT-8.4.9", "HT-8.4.10")
@pytest.mark.parametrize("preset", ["britannia2014", "bigbox2020"])
@pytest.mark.parametrize("region", ["england", "wales", "scotland"])
def test_the_three_pieces_marker_keeps_pieces_in_their_region(preset: str, region: str) -> None:
    post = first_in(region)
    state = position(
        preset=preset,
        players=4,
        board=LARGE,
        routes=on(post, "t1"),
        seats=[{"markers": {"unused": ["three"]}}],
    )
    play(state, "use three", f"lift {post}")
    state = play(state, "done") if "done" in choices(state) else state
    assert choices(state) == place_words(posts(region, ships=False))


# Markers, permanent markers


@pytest.mark.clause("HT-8.3.3", "HT-14.1.1", "HT-14.6.1")
@pytest.mark.parametrize(("players", "board"), [(3, SMALL), (4, LARGE)])
def test_bonus_markers_are_placed_in_england_and_not_beside_permanent_ones(players: int, board: str) -> None:
    taken = {"marker": "three", "posts": ["t0", "t0"]}
    tavern = next(r["id"] for r in board_facts(board)["route"] if set(r["id"].split("-")) == {"richmond", "lancaster"})
    state = play(britannia(players=players, routes={tavern: taken}), f"establish {tavern}")
    state = play(state, "done") if asked(state)[0] == "reward" else state
    play(state, "end turn")
    found = {text.split()[2] for text in choices(state, "marker")}
    assert found <= {
        route["id"]
        for route in board_facts(board)["route"]
        if route["region"] == "england" and "permanent_marker" not in route
    }
    if board == LARGE:
        assert "chester-carlisle" in found  # an English sea route without a permanent marker


def permanent_route(board: str, kind: str) -> str:
    found: str = next(r["id"] for r in board_facts(board)["route"] if r.get("permanent_marker") == kind)
    return found


def sea_row(board: str, route: str) -> list[str]:
    entry = next(r for r in board_facts(board)["route"] if r["id"] == route)
    return ["m0" if post.get("merchant_only") else "t0" for post in entry["posts"]]


BOOK = [{"desk": {"book": 3}}]


def with_marker(kind: str, seats: Any = BOOK, **parts: Any) -> State:
    """Seat 0 has established the route of this permanent marker and skipped step 3."""
    route = permanent_route(LARGE, kind)
    rows = {route: sea_row(LARGE, route), **parts.pop("routes", {})}
    state = play(position(players=4, board=LARGE, routes=rows, seats=seats, **parts), f"establish {route}")
    return play(state, "done") if asked(state)[0] == "reward" else state


@pytest.mark.clause("HT-14.6.2", "HT-14.6.4")
def test_move_any_two_keeps_each_piece_in_its_region() -> None:
    west, home = first_in("wales"), first_in("england")
    state = with_marker("move_any_2", preset="britannia2014", routes=on(west, "t1") | on(home, "t1"))
    play(state, f"lift {west}", f"lift {home}")
    assert choices(state) == place_words(posts("england", ships=False) | posts("wales", ships=False))
    play(state, f"place trader {west}")
    assert choices(state) == place_words(posts("england", ships=False))


@pytest.mark.clause("HT-14.6.3", "HT-R-57")
@pytest.mark.parametrize("preset", ["britannia2014", "bigbox2020"])
def test_two_pieces_of_the_stock_go_beyond_the_borders_without_permission(preset: str) -> None:
    state = with_marker("place_2_in_wales_or_scotland", preset=preset)
    assert asked(state) == ("place-two", 0)
    beyond = posts("wales") | posts("scotland")
    land = posts("wales", ships=False) | posts("scotland", ships=False)
    assert choices(state) == place_words(land) | place_words(beyond, "merchant") | {"done"}
    before = stock(state, 0)
    play(state, f"place trader {first_in('wales')}", f"place trader {first_in('scotland')}")
    assert stock(state, 0)["traders"] == before["traders"] - 2
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-14.6.3", "HT-R-49", "HT-R-57")
@pytest.mark.parametrize(("source", "offered"), [("stock-only", False), ("stock-supply-board", True)])
def test_with_an_empty_stock_the_edition_says_whether_the_supply_follows(source: str, offered: bool) -> None:
    route = permanent_route(LARGE, "place_2_in_wales_or_scotland")
    state = position(
        preset="britannia2014",
        players=4,
        changes={"permanent.place2": source, "permanent.timing": "step-2"},
        routes={route: sea_row(LARGE, route)},
        seats=[{"desk": {"book": 3}, "stock": pieces(0, 0)}],
    )
    play(state, f"establish {route}")
    assert (asked(state)[0] == "place-two") == offered
    if offered:
        before = supply(state, 0)
        play(state, f"place trader {first_in('wales')}", "done")
        assert supply(state, 0)["traders"] == before["traders"] - 1


@pytest.mark.clause("HT-14.6.3", "HT-R-57")
def test_last_of_all_own_pieces_from_posts_of_any_region_are_taken() -> None:
    route = permanent_route(LARGE, "place_2_in_wales_or_scotland")
    home = next(post for post in sorted(posts("england", ships=False)) if not post.startswith(route))
    state = position(
        preset="britannia2014",
        players=4,
        changes={"permanent.place2": "stock-supply-board", "permanent.timing": "step-2"},
        routes={route: sea_row(LARGE, route)} | on(home, "t0"),
        cities={"newcastle": parked(0, 9, 2)},
        seats=[{"desk": {"book": 3}, "stock": pieces(0, 0), "supply": pieces(0, 0)}],
    )
    play(state, f"establish {route}")
    assert f"lift {home}" in choices(state)
    play(state, f"lift {home}")
    west = first_in("wales")
    assert f"place trader {west}" in choices(state)
    assert not {text for text in choices(state, "place") if text.split()[2] in posts("england")}
    play(state, f"place trader {west}", "done")
    assert occupied(state)[west] == "t0"


# End and scoring


@pytest.mark.clause("HT-14.1.1", "HT-9.1.3")
def test_eight_completed_cities_end_the_game_and_oxford_and_york_connect() -> None:
    state = new_game("britannia2014", 4)
    assert state.rules.full_cities == 8
    keys = state.board.city_keys
    assert {keys[state.board.connection_from], keys[state.board.connection_to]} == {"oxford", "york"}
    assert keys[state.board.prestige_city] == "plymouth"


def regions(cities: Rows, players: int = 4) -> list[int]:
    return [sheet["regions"] for sheet in britannia(players=players, cities=cities).score_sheet()]


@pytest.mark.clause("HT-14.7.1", "HT-10.7")
def test_places_go_by_controlled_cities_then_by_offices() -> None:
    cities = {"cardiff": ["t0", "t1"], "conway": ["t1"], "chester": ["t0"], "pembroke": ["t0"], "montgomery": ["t2"]}
    assert regions(cities) == [7, 4, 2, 0]  # two cities each, three offices against two; the third has one


@pytest.mark.clause("HT-14.7.2", "HT-R-58")
def test_players_still_tied_share_the_places_rounded_down() -> None:
    assert regions({"conway": ["t0"], "chester": ["t1"], "cardiff": {"extra": ["t2", "t0", "t1"]}})[3] == 0
    assert regions({"conway": ["t0"], "chester": ["t1"]}) == [5, 5, 0, 0]  # the rulebooks' example
    assert regions({"conway": ["t0"], "chester": ["t1"], "pembroke": ["t2"]}) == [4, 4, 4, 0]


@pytest.mark.clause("HT-14.7.3")
def test_players_without_a_city_take_the_places_left_by_their_offices() -> None:
    cities = {"conway": ["t0", "t2"], "chester": {"offices": ["t0"], "extra": ["t1"]}, "pembroke": ["t0", "t2"]}
    found = regions(cities)
    assert found[3] == 0
    assert sorted(found, reverse=True) == [7, 4, 2, 0]


@pytest.mark.clause("HT-14.1.3", "HT-14.7.4", "HT-R-59")
def test_the_isle_of_man_counts_for_both_regions_on_the_large_side_and_for_wales_on_the_small_one() -> None:
    assert regions({"isle_of_man": ["m0"]}) == [14, 0, 0, 0]
    assert regions({"isle_of_man": ["t0"]}, players=3) == [7, 0, 0]


# The waiver


def waiver(value: str, *markers: str, **parts: Any) -> State:
    return position(
        preset="britannia2014",
        players=4,
        changes={"britannia.waiver": value},
        seats=[{"markers": {"unused": list(markers)}}],
        **parts,
    )


@pytest.mark.clause("HT-17.1", "HT-17.2", "HT-R-70")
def test_only_the_markers_of_the_option_can_pay() -> None:
    held = ("actions3", "actions4", "develop")
    assert choices(waiver("off", *held), "waive") == set()
    plus = {"waive borders with actions3", "waive borders with actions4"}
    assert choices(waiver("plus-actions", *held), "waive") == plus
    assert choices(waiver("any-marker", *held), "waive") == plus | {"waive borders with develop"}


@pytest.mark.clause("HT-17.1", "HT-17.3")
def test_borders_are_ignored_until_the_end_of_the_turn_and_the_marker_is_gone() -> None:
    home, west = first_in("england"), first_in("wales")
    state = waiver("plus-actions", "actions3", routes=on(home, "t0"), turn={"actions": 3})
    play(state, "waive borders with actions3")
    assert choices(state, "waive") == set()
    assert regions_placed(state) == {"england", "wales", "scotland"}
    assert seat(state, 0)["markers"] == {"unused": [], "used": []}
    assert state.to_data()["discarded"] == ["actions3"]
    assert state.score_sheet()[0]["markers"] == 0
    play(state, f"lift {home}", f"place trader {west}", *["end turn"] * 4)
    assert (asked(state), regions_placed(state)) == (("turn", 0), {"england"})


@pytest.mark.clause("HT-17.4", "HT-R-70")
def test_the_waiver_does_not_bind_displaced_pieces_otherwise() -> None:
    post = first_in("wales")
    state = waiver("plus-actions", "actions3", routes=on(post, "t1"))
    play(state, "waive borders with actions3", f"displace {post} with trader")
    state = play(state, "pay 0 merchants") if asked(state)[0] == "pay" else state
    assert not {text.split()[2] for text in choices(state, "place")} & posts("scotland")


@pytest.mark.clause("HT-14.3.2", "HT-R-13")
@pytest.mark.parametrize(
    ("blocked", "nearest"),
    [("as-full", ["oxford-cardiff"]), ("cut", ["coventry-cambridge", "norwich-cambridge"])],
)
def test_the_search_for_the_nearest_posts_passes_through_barred_regions_or_stops_there(
    blocked: str, nearest: list[str]
) -> None:
    """Displaced at the Isle of Man, all nearer English routes full: the shorter way to Oxford leads through Wales."""
    full = [
        "carlisle-richmond",
        "carlisle-durham",
        "carlisle-newcastle",
        "richmond-lancaster",
        "durham-lancaster",
        "newcastle-durham",
        "durham-york",
        "chester-hereford",
        "lancaster-hereford",
        "york-nottingham",
        "hereford-coventry",
        "coventry-nottingham",
        "nottingham-norwich",
        "coventry-cardiff",
    ]
    lengths = route_lengths(SMALL)
    rows: Rows = {route: [f"t{1 + i % 2}"] * lengths[route] for i, route in enumerate(full)}
    state = britannia(
        players=3,
        changes={"displace.blockedRegion": blocked},
        routes={**rows, "carlisle-isle_of_man": ["t1"]},
        seats=[{"desk": FULL_DESK}] * 3,
    )
    play(state, "displace carlisle-isle_of_man.1 with trader", "pay 0 merchants")
    assert choices(state) == place_words(posts_of(SMALL, nearest), "trader", "merchant")
