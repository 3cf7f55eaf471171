"""The end of the game (section 9): three triggers, the rest of the action, and nothing more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hanse.games.teutonica.board import BOARDS, board_facts, full_cities_end
from hanse.games.teutonica.state import State
from hanse.kernel.errors import MoveError
from tests.teutonica.eager import eager, on_board
from tests.teutonica.table import asked, choices, events, new_game, occupied, play, position, seat, stock

CHAIN = {city: ["t0"] for city in ("arnheim", "munster", "brunswiek", "stendal")}
ALL = ["extra"] * 5 + ["swap"] * 2 + ["develop"] * 3 + ["actions3"] * 2 + ["actions4"] * 2 + ["three"] * 2
NINE: dict[str, Any] = {
    "duisburg": ["t1"],
    "brunswiek": ["t1"],
    "stade": ["m1"],
    "bremen": ["m2", "t2"],
    "goslar": ["t2", "t2"],
    "paderborn": ["t3", "m3"],
    "kampen": ["t3", "t3"],
    "emden": ["t1", "t1"],
    "hildesheim": ["t1", "t2"],
}


def scored(*points: int) -> list[dict[str, Any]]:
    """Seats with so many points on the track."""
    return [{"score": each} for each in points]


def without_stock(*lying: str) -> list[str]:
    """All markers but those that lie on the board, so that none is left to draw."""
    rest = list(ALL)
    for kind in lying:
        rest.remove(kind)
    return rest


def ending(state: State) -> list[str]:
    found: list[str] = state.to_data()["ending"]
    return found


# Twenty points


@pytest.mark.clause("HT-9.1.1")
@pytest.mark.parametrize(("before", "over"), [(17, False), (18, False), (19, True)])
def test_twenty_points_end_the_game_and_nineteen_do_not(before: int, over: bool) -> None:
    state = position(
        routes={"minden-hannover": ["t0"] * 3}, cities={"hannover": ["t0"]}, seats=scored(before), turn={"actions": 2}
    )
    play(state, "establish minden-hannover", "done")
    assert seat(state, 0)["score"] == before + 1
    assert (state.over(), ending(state)) == (over, ["points"] if over else [])


@pytest.mark.clause("HT-9.1.1")
def test_points_of_another_player_end_the_game_too() -> None:
    state = position(
        routes={"minden-hannover": ["t0"] * 3},
        cities={"hannover": ["t2"], "minden": ["t2"]},
        seats=[{"desk": {"privilege": 1}}, *scored(4, 18, 19)],
        turn={"actions": 2},
    )
    play(state, "establish minden-hannover")
    assert (ending(state), state.over()) == (["points"], False)
    assert state.mover() == 0, "the action is finished by the one who began it"
    play(state, "done")
    assert state.over()


@pytest.mark.clause("HT-9.1.1", "HT-6.8.3")
@pytest.mark.parametrize(
    ("parts", "route", "choice", "total"),
    [
        ({"cities": {}}, "quedlinburg-halle", "office halle", 20),
        ({"cities": CHAIN}, "bremen-minden", "office minden", 26),
    ],
)
def test_a_coin_and_the_connection_end_the_game(parts: dict[str, Any], route: str, choice: str, total: int) -> None:
    posts = ["t0"] * (4 if route == "quedlinburg-halle" else 3)
    state = position(routes={route: posts}, seats=scored(19), **parts)
    play(state, f"establish {route}")
    assert ending(state) == []
    play(state, choice)
    assert (state.over(), ending(state), seat(state, 0)["score"]) == (True, ["points"], total)


@pytest.mark.clause("HT-R-19", "HT-10.1")
def test_points_past_twenty_count() -> None:
    """From 19: one for control and seven for the connection make 27, the most of the rulebook's margin."""
    state = position(
        routes={"bremen-minden": ["t0"] * 3}, cities=CHAIN | {"bremen": ["m0"]}, seats=scored(19), turn={"actions": 1}
    )
    play(state, "establish bremen-minden", "office minden")
    assert seat(state, 0)["score"] == 27
    assert state.score_sheet()[0]["track"] == 27


# Markers


@pytest.mark.clause("HT-9.1.2")
def test_an_empty_marker_stock_alone_ends_nothing() -> None:
    """The last marker is drawn, placed, and the next turn begins."""
    state = position(
        routes={"minden-hannover": {"posts": ["t0"] * 3, "marker": "swap"}},
        seats=[{}, {"markers": {"used": without_stock("swap", "three")}}],
        turn={"actions": 1},
    )
    play(state, "establish minden-hannover", "done")
    assert (ending(state), state.view(None)["marker_stock"]["count"]) == ([], 0)
    assert choices(state) == {"end turn"}
    play(state, "end turn", "marker three emden-stade")
    assert asked(state) == ("turn", 1)


@pytest.mark.clause("HT-9.1.2", "HT-R-17")
def test_drawing_from_an_empty_stock_ends_the_game() -> None:
    state = position(
        routes={"minden-hannover": {"posts": ["t0"] * 3, "marker": "swap"}},
        seats=[{}, {"markers": {"used": without_stock("swap")}}],
        turn={"actions": 2},
    )
    play(state, "establish minden-hannover")
    assert (ending(state), state.over()) == (["markers"], False)
    play(state, "office minden")
    assert state.over()


@pytest.mark.clause("HT-9.1.2")
def test_a_marker_on_the_plate_is_no_longer_in_the_stock() -> None:
    """One marker is left: the first draw takes it, the second in the same turn finds nothing."""
    state = position(
        routes={
            "minden-hannover": {"posts": ["t0"] * 3, "marker": "swap"},
            "duisburg-dortmund": {"posts": ["t0"] * 2, "marker": "extra"},
        },
        seats=[{}, {"markers": {"used": without_stock("swap", "extra", "three")}}],
        turn={"actions": 2},
    )
    play(state, "establish minden-hannover", "done")
    assert (ending(state), seat(state, 0)["plate"]["hidden"]) == ([], 1)
    play(state, "establish duisburg-dortmund")
    assert (ending(state), seat(state, 0)["plate"]["hidden"]) == (["markers"], 1)
    assert play(state, "done").over()


# Completed cities


@pytest.mark.clause("HT-9.1.3")
def test_the_tenth_completed_city_ends_the_game() -> None:
    parts: dict[str, Any] = {
        "routes": {"minden-hannover": ["t0"] * 3},
        "seats": [{"desk": {"privilege": 2}}, {}, {}, {}],
        "turn": {"actions": 2},
    }
    state = position(cities=NINE | {"hannover": ["t3"]}, **parts)
    assert state.to_data()["completed"] == 9
    play(state, "establish minden-hannover")
    assert not ending(state)
    play(state, "office hannover")
    assert (state.over(), ending(state), state.to_data()["completed"]) == (True, ["cities"], 10)
    eight = {city: row for city, row in NINE.items() if city != "kampen"}
    ninth = position(cities=eight | {"hannover": ["t3"]}, **parts)
    play(ninth, "establish minden-hannover", "office hannover")
    assert (ninth.over(), ninth.to_data()["completed"]) == (False, 9)


@pytest.mark.clause("HT-9.1.3")
@pytest.mark.parametrize("key", BOARDS)
def test_ten_cities_end_the_game_and_eight_on_britannia(key: str) -> None:
    assert full_cities_end(key) == board_facts(key)["board"]["full_cities_end"]
    assert full_cities_end(key) == (8 if key.startswith("britannia") else 10)


# Timing


@pytest.mark.clause("HT-9.2.1", "HT-6.8.3", "HT-R-18", "HT-R-21")
def test_the_action_is_carried_out_completely_after_the_trigger() -> None:
    """Triggered in step 1; then marker, draw, extra office with the connection, and the return of the pieces."""
    state = position(
        routes={"bremen-minden": {"posts": ["t0", "m0", "t0"], "marker": "swap"}},
        cities=CHAIN | {"minden": ["t1"]},
        seats=[{"markers": {"unused": ["extra"]}}, *scored(19)],
        turn={"actions": 2},
    )
    left = stock(state, 0)
    assert [event["event"] for event in events(state, "establish bremen-minden")] == [
        "established",
        "scored",
        "ending",
        "marker_taken",
        "marker_drawn",
    ]
    assert choices(state) == {
        "office bremen",
        "extra office minden with trader",
        "extra office minden with merchant",
        "done",
    }
    assert [event["event"] for event in events(state, "extra office minden with merchant")] == [
        "marker_used",
        "extra_office",
        "scored",
        "game_over",
    ]
    assert seat(state, 0)["score"] == 7
    assert (occupied(state), stock(state, 0)) == ({}, {"traders": left["traders"] + 2, "merchants": left["merchants"]})


@pytest.mark.clause("HT-9.2.1", "HT-R-18")
@pytest.mark.parametrize(
    ("choice", "check"), [("develop bursa", ("desk", "bursa", 1)), ("office lubeck", ("track", "", 1)), ("done", None)]
)
def test_every_reward_is_still_to_be_had(choice: str, check: tuple[str, str, int] | None) -> None:
    state = position(routes={"hamburg-lubeck": ["t0"] * 3}, cities={"hamburg": ["t1"]}, seats=[{}, *scored(19)])
    play(state, "establish hamburg-lubeck")
    assert ending(state) == ["points"]
    assert choices(state) == {"office lubeck", "develop bursa", "done"}
    play(state, choice)
    assert state.over()
    if check and check[0] == "desk":
        assert seat(state, 0)["desk"][check[1]] == check[2]
    elif check:
        assert seat(state, 0)["score"] == check[2]


@pytest.mark.clause("HT-9.2.2", "HT-R-21", "HT-R-24")
def test_after_the_end_nothing_more_can_be_done() -> None:
    """Actions left over, some of them from a +4, and unused markers: all lost."""
    state = position(
        routes={"minden-hannover": ["t0"] * 3, "stade-hamburg": ["t0", "t0", "t0"]},
        cities={"hannover": ["t1", "t0"]},
        seats=[{"score": 19, "markers": {"unused": ["actions4", "swap", "develop", "three", "actions3"]}}],
        turn={"actions": 2},
    )
    play(state, "use actions4", "establish minden-hannover", "done")
    assert state.over()
    assert (state.mover(), state.legal()) == (-1, [])
    assert state.view(0)["decision"] is None
    with pytest.raises(MoveError, match="the game is over"):
        state.play(state.code("end turn"))


@pytest.mark.clause("HT-9.2.2", "HT-9.2.3", "HT-R-21")
def test_plate_markers_are_neither_placed_nor_scored_but_the_marker_taken_is() -> None:
    state = position(
        routes={"minden-hannover": {"posts": ["t0"] * 3, "marker": "swap"}, "emden-stade": {"marker": "three"}},
        cities={"minden": ["t1"]},
        seats=[{}, *scored(19)],
        turn={"actions": 1},
    )
    play(state, "establish minden-hannover", "office hannover")
    assert state.over()
    assert on_board(state) == {"emden-stade": "three"}
    assert seat(state, 0)["plate"] == {"hidden": 1, "open": []}
    assert seat(state, 0)["markers"] == {"unused": ["swap"], "used": []}
    assert state.score_sheet()[0]["markers"] == 1


@pytest.mark.clause("HT-9.2.3", "HT-R-21")
def test_the_last_marker_scores_although_it_cannot_be_used() -> None:
    state = position(
        routes={"minden-hannover": {"posts": ["t0"] * 3, "marker": "actions4"}},
        seats=[{"markers": {"used": ["swap"]}}, {"markers": {"used": without_stock("actions4", "swap")}}],
        turn={"actions": 1},
    )
    play(state, "establish minden-hannover", "done")
    assert (state.over(), state.legal()) == (True, [])
    assert state.score_sheet()[0]["markers"] == 3


@pytest.mark.clause("HT-9.2.3", "HT-R-39")
def test_a_held_marker_is_unscored_as_well() -> None:
    state = position(
        changes={"markers.noRoute": "hold"},
        routes={"minden-hannover": ["t1"] * 3},
        cities={"hannover": ["t1"]},
        seats=[{"plate": {"open": ["develop"]}}, *scored(19)],
        turn={"seat": 1},
    )
    play(state, "establish minden-hannover", "done")
    assert (state.over(), state.score_sheet()[0]["markers"]) == (True, 0)


@pytest.mark.clause("HT-9.2.4", "HT-R-20")
def test_several_triggers_in_one_action_only_end_the_game() -> None:
    """Points for seat 1, no marker to draw, and the tenth city; the highest total wins, not who triggered."""
    state = position(
        routes={"minden-hannover": {"posts": ["t0"] * 3, "marker": "swap"}},
        cities=NINE | {"hannover": ["t1"]},
        seats=[
            {"desk": {"privilege": 2}},
            {"score": 19},
            {"markers": {"used": without_stock("swap")}},
            {"score": 18, "desk": {"bursa": 3, "privilege": 3, "book": 3, "actions": 5}},
        ],
        turn={"actions": 1},
    )
    play(state, "establish minden-hannover")
    assert (ending(state), state.over()) == (["points", "markers"], False)
    play(state, "office hannover")
    assert (ending(state), state.over()) == (["points", "markers", "cities"], True)
    assert state.ranks()[3] == 1


@pytest.mark.clause("HT-6.8.3", "HT-9.2.1")
def test_without_a_reward_to_choose_the_game_ends_with_the_route() -> None:
    state = position(routes={"luneburg-perleberg": ["t0"] * 3}, cities={"perleberg": ["t1"]}, seats=[{}, *scored(19)])
    assert [event["event"] for event in events(state, "establish luneburg-perleberg")] == [
        "established",
        "scored",
        "ending",
        "game_over",
    ]
    assert occupied(state) == {}


@pytest.mark.clause("HT-9.2.5")
@pytest.mark.parametrize("seed", range(4))
def test_in_play_only_control_coins_and_the_connection_score(seed: int) -> None:
    """Every point on the track was told with its reason, in an Establish."""
    state = new_game("base2009", 4, seed)
    chance = random.Random(seed)
    track = [0, 0, 0, 0]
    state.listen()
    for _ in range(1500):
        if state.over():
            break
        code = eager(state, chance)
        family = state.describe(code)["family"]
        state.play(code)
        for event in state.events():
            if event["event"] == "scored":
                assert event["why"] in {"control", "coin", "connection"}
                assert family in {"establish", "office", "extra"}
                track[event["seat"]] += event["points"]
        assert [entry["score"] for entry in state.to_data()["seats"]] == track
    assert sum(track) > 3
