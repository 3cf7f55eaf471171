"""New bonus markers: unseen on the plate, revealed and placed at the end of the turn (sections 8.2 and 8.3)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.state import State
from tests.teutonica.eager import eager, on_board
from tests.teutonica.table import (
    actions_left,
    after,
    asked,
    choices,
    events,
    new_game,
    play,
    position,
    route_lengths,
    seat,
)

BOARD = "base-4-5"
ROUTES = set(route_lengths(BOARD))
ENDS = {route["id"]: set(route["ends"]) for route in board_facts(BOARD)["route"]}
SPACES = {city["id"]: len(city["offices"]) for city in board_facts(BOARD)["city"]}
DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}
ALL = ["extra"] * 5 + ["swap"] * 2 + ["develop"] * 3 + ["actions3"] * 2 + ["actions4"] * 2 + ["three"] * 2
# Seat 0 holds and establishes this route; afterwards it is empty.
HELD = "hamburg-lubeck"


def drawing(*order: str, **parts: Any) -> State:
    """Seat 0 has taken a marker and drawn the first of `order`; its turn is not over."""
    routes = {HELD: {"posts": ["t0"] * 3, "marker": "swap"}, **parts.pop("routes", {})}
    lying = [entry["marker"] for entry in routes.values() if isinstance(entry, dict) and entry.get("marker")]
    rest = list(ALL)
    for kind in (*lying, *order, *parts.get("seats", [{}])[0].get("markers", {}).get("unused", [])):
        rest.remove(kind)
    state = position(routes=routes, marker_stock={"order": [*order, *rest]}, **parts)
    play(state, f"establish {HELD}")
    return play(state, *({"done"} & choices(state)))


def marker_words(kind: str, routes: set[str]) -> set[str]:
    return {f"marker {kind} {route}" for route in routes}


# Face down until the end of the turn


@pytest.mark.clause("HT-8.3.1", "HT-R-40")
def test_a_drawn_marker_stays_unseen_until_the_turn_ends() -> None:
    state = drawing("develop", turn={"actions": 2})
    assert seat(state, 0)["plate"] == {"hidden": 1, "open": []}
    assert on_board(state) == {}
    play(state, "place trader stade-hamburg.1")
    assert seat(state, 0)["plate"] == {"hidden": 1, "open": []}, "the actions are spent, the turn is not over"
    assert events(state, "end turn") == [
        {"event": "turn_ended", "seat": 0},
        {"event": "marker_revealed", "seat": 0, "marker": "develop"},
    ]
    assert seat(state, 0)["plate"] == {"hidden": 0, "open": ["develop"]}
    assert asked(state) == ("markers", 0)


@pytest.mark.clause("HT-R-40", "HT-8.3.1")
def test_nobody_can_tell_what_lies_on_the_plate() -> None:
    one = drawing("develop", "three")
    two = drawing("three", "develop")
    assert one.to_data() != two.to_data()
    for viewer in (None, 0, 1, 2, 3):
        assert one.view(viewer) == two.view(viewer)
    assert after(one, "end turn").view(1) != after(two, "end turn").view(1)


@pytest.mark.clause("HT-8.3.1")
def test_markers_are_placed_after_the_actions_gained_by_a_marker_too() -> None:
    state = drawing("develop", seats=[{"markers": {"unused": ["actions3"]}}], turn={"actions": 1})
    play(state, "use actions3")
    for number in (1, 2, 3):
        play(state, f"place trader stade-hamburg.{number}")
        assert seat(state, 0)["plate"]["hidden"] == 1
    assert actions_left(state) == 0
    play(state, "end turn", "marker develop emden-stade")
    assert on_board(state) == {"emden-stade": "develop"}
    assert asked(state) == ("turn", 1)


@pytest.mark.clause("HT-8.3.1")
def test_a_turn_without_a_draw_ends_without_placing() -> None:
    assert asked(play(position(), "end turn")) == ("turn", 1)


# Where they go


@pytest.mark.clause("HT-8.3.2")
def test_a_marker_goes_to_any_route_without_marker_without_pieces_and_with_a_free_space() -> None:
    state = drawing(
        "develop",
        routes={
            "stade-hamburg": {"marker": "three"},
            "emden-stade": {"marker": "extra"},
            "coellen-warburg": [None, None, "m1"],
            "minden-hannover": ["t0"],
        },
        cities={"duisburg": ["t1"], "dortmund": ["m1", "t1", "t1"], "stade": ["m2"]},
        seats=[{}, {"desk": {"book": 3}}],
    )
    play(state, "end turn")
    refused = {"stade-hamburg", "emden-stade", "coellen-warburg", "minden-hannover", "duisburg-dortmund"}
    assert choices(state) == marker_words("develop", ROUTES - refused)


@pytest.mark.clause("HT-8.3.2")
@pytest.mark.parametrize("piece", ["t0", "m0", "t3"])
def test_anybodys_single_piece_bars_a_route(piece: str) -> None:
    state = play(drawing("three", routes={"emden-osnabruck": [None, None, None, piece]}), "end turn")
    assert choices(state) == marker_words("three", ROUTES - {"emden-osnabruck"})


@pytest.mark.clause("HT-8.3.2", "HT-R-31")
def test_one_free_printed_space_at_either_end_is_enough_whatever_its_colour() -> None:
    """Perleberg has only a black circle left, for which nobody has the privilege; Stendal is full."""
    full = {"stendal": ["t1"] * 4, "perleberg": ["t2", "t2"]}
    state = play(drawing("three", cities=full), "end turn")
    assert choices(state) == marker_words("three", ROUTES)
    full["perleberg"] = ["t2", "t2", "t2"]
    state = play(drawing("three", cities=full), "end turn")
    assert choices(state) == marker_words("three", ROUTES - {"perleberg-stendal"})


@pytest.mark.clause("HT-R-31")
def test_room_for_extra_offices_does_not_count_as_a_free_space() -> None:
    extra = {"duisburg": {"offices": ["t1"], "extra": ["t2"]}, "dortmund": ["m1", "t1", "t1"]}
    state = play(drawing("three", cities=extra), "end turn")
    assert choices(state) == marker_words("three", ROUTES - {"duisburg-dortmund"})


@pytest.mark.clause("HT-8.3.4", "HT-R-40")
def test_several_markers_are_seen_together_and_placed_one_after_another() -> None:
    second = {"posts": ["t0", "t0"], "marker": "three"}
    state = drawing("develop", "actions4", routes={"duisburg-dortmund": second}, turn={"actions": 2})
    play(state, "establish duisburg-dortmund", "done", "end turn")
    assert seat(state, 0)["plate"] == {"hidden": 0, "open": ["develop", "actions4"]}
    assert choices(state) == marker_words("develop", ROUTES) | marker_words("actions4", ROUTES)
    play(state, "marker actions4 minden-hannover")
    assert choices(state) == marker_words("develop", ROUTES - {"minden-hannover"})
    play(state, "marker develop duisburg-dortmund")
    assert on_board(state) == {"minden-hannover": "actions4", "duisburg-dortmund": "develop"}
    assert asked(state) == ("turn", 1)


# No route qualifies


def _crowd(pieces_on: dict[str, int], markers: dict[str, str], **parts: Any) -> State:
    """One piece on every route (or as many as named), and seat 0 at the end of a turn in which it drew a marker."""
    owners = ["t1", "t2", "t3", "t4"]
    routes: dict[str, Any] = {}
    for i, route in enumerate(sorted(ROUTES - {HELD})):
        posts = [owners[i % 4]] * pieces_on.get(route, 1)
        routes[route] = {"posts": posts, "marker": markers.get(route)}
    state = drawing("develop", players=5, routes=routes, seats=[{"desk": DESK}] * 5, **parts)
    return play(state, f"place trader {HELD}.1", "end turn")


@pytest.mark.clause("HT-8.3.5", "HT-R-39")
def test_with_no_empty_route_left_the_routes_with_the_fewest_pieces_receive_it() -> None:
    two = dict.fromkeys(ROUTES - {"emden-stade", "stade-hamburg", HELD}, 2)
    assert choices(_crowd(two, {})) == marker_words("develop", {"emden-stade", "stade-hamburg", HELD})


@pytest.mark.clause("HT-8.3.5", "HT-8.3.2", "HT-R-39")
def test_a_route_with_a_marker_never_receives_a_second_one() -> None:
    """Emden–Stade is the only empty route, but has a marker already; the others have a piece each."""
    state = _crowd({"emden-stade": 0}, {"emden-stade": "three", "minden-hannover": "extra"})
    assert choices(state) == marker_words("develop", ROUTES - {"emden-stade", "minden-hannover"})


@pytest.mark.clause("HT-8.3.5", "HT-R-39")
def test_a_free_space_is_given_up_only_after_the_empty_route() -> None:
    """Duisburg and Dortmund are full and their route is empty; routes with a piece and a free space come first."""
    cities = {"duisburg": ["t1"], "dortmund": ["m1", "t1", "t1"]}
    state = _crowd({"duisburg-dortmund": 0, "emden-stade": 2}, {}, cities=cities)
    assert choices(state) == marker_words("develop", ROUTES - {"duisburg-dortmund", "emden-stade"})


@pytest.mark.clause("HT-8.3.5", "HT-R-39")
def test_with_every_city_full_the_emptiest_routes_without_a_marker_receive_it() -> None:
    cities = {city: [f"t{1 + i % 4}"] * count for i, (city, count) in enumerate(SPACES.items())}
    state = _crowd({"emden-stade": 0, "minden-hannover": 0}, {"minden-hannover": "extra"}, cities=cities)
    assert choices(state) == marker_words("develop", {"emden-stade"})


@pytest.mark.clause("HT-8.3.5", "HT-R-39")
def test_with_hold_the_marker_stays_on_the_plate_until_its_owner_can_place_it() -> None:
    options = {"changes": {"markers.noRoute": "hold"}}
    state = _crowd({"emden-stade": 0}, {"emden-stade": "three"}, **options)
    assert asked(state) == ("turn", 1), "nothing could be placed"
    assert seat(state, 0)["plate"] == {"hidden": 0, "open": ["develop"]}
    posts = state.to_data()["routes"]["stade-hamburg"]["posts"]
    owner = int(posts[0][1])
    assert state.score_sheet()[0]["markers"] == 1, "only the marker taken counts"
    while state.mover() != owner:
        play(state, "end turn")
    play(state, "lift stade-hamburg.1", "done", "place trader emden-stade.1")
    play(state, "end turn")
    while state.mover() != 0:
        assert asked(state)[0] == "turn", "the others have nothing to place"
        play(state, "end turn")
    assert asked(state) == ("turn", 0)
    play(state, "end turn")
    assert choices(state) == {"marker develop stade-hamburg"}
    assert asked(play(state, "marker develop stade-hamburg")) == ("turn", 1)
    assert seat(state, 0)["plate"] == {"hidden": 0, "open": []}


@pytest.mark.clause("HT-8.3.5", "HT-R-39")
def test_without_hold_the_same_marker_is_placed_at_once() -> None:
    state = _crowd({"emden-stade": 0}, {"emden-stade": "three"}, changes={"markers.noRoute": "relax"})
    assert choices(state) == marker_words("develop", ROUTES - {"emden-stade"})


# Three on the board


@pytest.mark.clause("HT-R-41")
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_three_markers_start_on_the_taverns_in_every_edition(preset: str, seats: int) -> None:
    taverns = {"osnabruck-bremen", "luneburg-perleberg", "hildesheim-goslar"}
    seen = set()
    for seed in range(20):
        markers = on_board(new_game(preset, seats, seed))
        assert set(markers) == taverns
        assert sorted(markers.values()) == ["extra", "swap", "three"]
        seen.add(tuple(sorted(markers.items())))
    assert len(seen) > 2, "shuffled"


@pytest.mark.clause("HT-8.2.1")
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
@pytest.mark.parametrize("seats", [3, 5])
def test_three_markers_lie_on_the_board_at_the_start_of_every_turn(preset: str, seats: int) -> None:
    state = new_game(preset, seats, 5)
    chance = random.Random(5)
    state.listen()
    turns = taken = 0
    for _ in range(600):
        if state.over():
            break
        state.play(eager(state, chance))
        happened = [event["event"] for event in state.events()]
        taken += "marker_taken" in happened
        if "turn_began" in happened:
            turns += 1
            assert len(on_board(state)) == 3
            assert all(entry["plate"] == {"hidden": 0, "open": []} for entry in state.to_data()["seats"])
    assert turns > 20
    assert taken > 3
    assert state.faults() == []


@pytest.mark.clause("HT-8.3.3")
@pytest.mark.parametrize(
    ("key", "elsewhere"), [("britannia-4-5", {"wales": 7, "scotland": 6}), ("britannia-2-3", {"wales": 7})]
)
def test_the_britannia_boards_say_which_routes_lie_in_england(key: str, elsewhere: dict[str, int]) -> None:
    """The boards are not played yet; their data bars markers from so many routes, and the taverns are in England."""
    regions = [route["region"] for route in board_facts(key)["route"]]
    assert {name: regions.count(name) for name in set(regions) - {"england"}} == elsewhere
    assert {route["region"] for route in board_facts(key)["route"] if route.get("tavern")} == {"england"}


@pytest.mark.parametrize(
    ("key", "permanent"),
    [("base-4-5", 0), ("base-2-3", 0), ("east", 4), ("britannia-4-5", 2), ("britannia-2-3", 3)],
)
def test_no_tavern_lies_on_a_route_with_a_permanent_marker(key: str, permanent: int) -> None:
    routes = board_facts(key)["route"]
    assert sum("permanent_marker" in route for route in routes) == permanent
    assert not [route["id"] for route in routes if route.get("tavern") and "permanent_marker" in route]
