"""Positions as data: what cannot be one is refused with what was expected; what is written is read back exactly."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from hanse.games.teutonica.game import TEUTONICA
from hanse.kernel.errors import HanseError, MoveError, PositionError, TooNew
from tests.teutonica.eager import eager
from tests.teutonica.table import choices, new_game, pieces, play, position, seat, stock, supply

PRESETS = "base2009, east2010, britannia2014, bigbox2020"

Data = dict[str, Any]
ROUTE = "stade-hamburg"
TURN = {"kind": "turn", "seat": 0}


def waiting(*frames: Data, **parts: Any) -> Data:
    """A position in which these decisions wait after the turn."""
    return {"pending": [TURN, *frames], **parts}


BAD: list[tuple[Any, str]] = [
    # The whole.
    ([], "a position is a table, not list"),
    (None, "a position is a table, not NoneType"),
    ("start", "a position is a table, not str"),
    ({"route": {}}, "unknown part 'route': expected some of game, rules, options, preset, players, board, routes"),
    ({"game": "chess"}, "a position of 'chess': expected teutonica"),
    ({"rules": 99}, "revision 99 of teutonica is of a newer version: this one knows 1"),
    ({"board": "west"}, "option map = west: expected one of base-4-5, base-2-3, east, britannia-4-5, britannia-2-3"),
    # Options.
    (
        {"preset": "base2010"},
        f"unknown preset 'base2010': expected one of {PRESETS}",
    ),
    (
        {"preset": ["base2009"]},
        f"unknown preset \"['base2009']\": expected one of {PRESETS}",
    ),
    ({"players": 1}, "1 seats: expected 2 to 5"),
    ({"players": "4"}, "4 seats: expected 2 to 5"),
    ({"players": [4]}, "[4] seats: expected 2 to 5"),
    ({"players": 4.0}, "option players = 4.0: expected one of 2, 3, 4, 5"),
    ({"options": 4}, "options: expected a table of option names and values"),
    ({"options": {}}, "options: players missing"),
    # Routes.
    ({"routes": []}, "routes: expected a table"),
    ({"routes": {"hamburg-stade": []}}, "route 'hamburg-stade': expected one of groningen-emden, emden-osnabruck, "),
    ({"routes": {ROUTE: "t0"}}, "route stade-hamburg: expected a list of at most 3 posts"),
    ({"routes": {ROUTE: ["t0"] * 4}}, "route stade-hamburg: expected a list of at most 3 posts"),
    ({"routes": {ROUTE: ["t4"]}}, "route stade-hamburg: 't4': expected a piece such as t0 or m3"),
    ({"routes": {ROUTE: ["c0"]}}, "route stade-hamburg: 'c0': expected a piece such as t0 or m3"),
    ({"routes": {ROUTE: [0]}}, "route stade-hamburg: 0: expected a piece such as t0 or m3"),
    ({"routes": {ROUTE: [["t0"]]}}, "route stade-hamburg: ['t0']: expected a piece such as t0 or m3"),
    ({"routes": {ROUTE: {"post": ["t0"]}}}, "route stade-hamburg: unknown part 'post': expected some of posts, marker"),
    (
        {"routes": {ROUTE: {"marker": "swop"}}},
        "route stade-hamburg: marker 'swop': expected one of extra, swap, develop, actions3, actions4, three",
    ),
    # Cities.
    ({"cities": {"hambourg": []}}, "city 'hambourg': expected one of groningen, emden, "),
    ({"cities": {"stade": ["m0", "m1"]}}, "city stade: expected a list of at most 1"),
    ({"cities": {"stade": "m0"}}, "city stade: expected a list of at most 1"),
    ({"cities": {"stade": {"office": ["m0"]}}}, "city stade: unknown part 'office': expected some of offices, extra"),
    ({"cities": {"stade": {"extra": ["t0"] * 31}}}, "city stade: expected a list of at most 30"),
    ({"cities": {"stade": {"extra": [None]}}}, "city stade: None: expected a piece such as t0 or m3"),
    ({"cities": {"minden": [None, "t0"]}}, "city minden: a free office space left of an occupied one"),
    ({"completed": 1}, "completed: 1: the offices show 0"),
    # Special prestige.
    ({"prestige": 1}, "prestige: expected a list of at most 4"),
    ({"prestige": [4]}, "prestige: 4: expected a whole number from 0 to 3"),
    ({"prestige": [True]}, "prestige: True: expected a whole number from 0 to 3"),
    # Seats.
    ({"seats": {}}, "seats: expected a list of at most 4"),
    ({"seats": [{}] * 5}, "seats: expected a list of at most 4"),
    ({"seats": [5]}, "seat 0: expected a table"),
    ({"seats": [{"points": 5}]}, "seat 0: unknown part 'points': expected some of supply, stock, desk, score, markers"),
    ({"seats": [{}, {"score": -1}]}, "seat 1: score: -1: expected a whole number from 0 to 99"),
    ({"seats": [{"score": "9"}]}, "seat 0: score: '9': expected a whole number from 0 to 99"),
    ({"seats": [{"desk": 3}]}, "seat 0: desk: expected a table"),
    ({"seats": [{"desk": {"keys": 5}}]}, "seat 0: keys: 5: expected a whole number from 0 to 4"),
    ({"seats": [{"desk": {"liber": 1}}]}, "seat 0: desk: unknown part 'liber': expected some of keys, actions, "),
    ({"seats": [{"supply": 5}]}, "seat 0: supply: expected a table"),
    (
        {"seats": [{"supply": {"cubes": 5}}]},
        "seat 0: supply: unknown part 'cubes': expected some of traders, merchants",
    ),
    ({"seats": [{"supply": pieces(12)}]}, "seat 0: traders in supply: 12: expected a whole number from 0 to 11"),
    ({"seats": [{"stock": pieces(0, 2)}]}, "seat 0: merchants in stock: 2: expected a whole number from 0 to 1"),
    (
        {"seats": [{"supply": pieces(5, 1), "stock": pieces(5)}]},
        "seat 0: 5 traders in supply and 5 in stock: expected 11 together, as the others are on desk and board",
    ),
    ({"routes": {ROUTE: ["m0", "m0"]}}, "seat 0: 1 merchants too many on desk and board"),
    ({"seats": [{"markers": {"unused": ["gold"]}}]}, "seat 0: marker 'gold': expected one of extra, swap, "),
    ({"seats": [{"markers": {"new": []}}]}, "seat 0: markers: unknown part 'new': expected some of unused, used"),
    ({"seats": [{"markers": {"used": "swap"}}]}, "seat 0: markers: expected a list of at most 16"),
    ({"seats": [{"markers": {"used": ["swap"] * 3}}]}, "too many swap markers: expected those of classic16"),
    ({"seats": [{"plate": {"hidden": 17}}]}, "seat 0: plate: 17: expected a whole number from 0 to 16"),
    ({"seats": [{}, {"plate": {"hidden": 1}}]}, "seat 1: face-down markers on its plate outside its turn"),
    ({"seats": [{"connection": 0}]}, "seat 0: connection: 0: expected a whole number from 1 to 4"),
    ({"seats": [{"connection": 2}]}, "connections [2]: expected 1, 2, 3 in the order they were made"),
    # Markers.
    ({"marker_stock": []}, "marker_stock: expected a table"),
    ({"marker_stock": {"count": 13}}, "marker_stock: unknown part 'count': expected some of order"),
    ({"marker_stock": {"order": "swap"}}, "marker_stock: expected a list of at most 16"),
    ({"marker_stock": {"order": ["swop"]}}, "marker_stock 'swop': expected one of extra, swap, "),
    (
        {"marker_stock": {"order": ["swap"]}},
        "marker_stock: expected, in any order: extra, extra, extra, extra, extra, swap",
    ),
    # Turn, end, chance.
    ({"turn": 0}, "turn: expected a table"),
    ({"turn": {"seat": 4}}, "turn: seat: 4: expected a whole number from 0 to 3"),
    ({"turn": {"actions": -1}}, "turn: actions: -1: expected a whole number from 0 to 99"),
    ({"turn": {"action": 1}}, "turn: unknown part 'action': expected some of seat, actions"),
    ({"ending": ["time"]}, "ending 'time': expected one of points, markers, cities"),
    ({"over": "no"}, "over: 'no': expected true or false"),
    ({"over": True, "hand": ["t0"]}, "the game is over: expected a reason, nothing pending and nothing in hand"),
    ({"chance": "xyz"}, "chance: expected 32 hexadecimal digits"),
    ({"chance": 7}, "chance: expected 32 hexadecimal digits"),
    ({"chance": "00"}, "chance: expected 32 hexadecimal digits"),
    # Pending decisions.
    ({"pending": []}, "pending: expected at least the turn"),
    ({"pending": [TURN] * 7}, "pending: expected a list of at most 6"),
    ({"pending": ["turn"]}, "pending 1: expected a table"),
    ({"pending": [{"kind": "think"}]}, "pending 1: kind 'think': expected one of turn, pay, displaced, lift, put, "),
    ({"pending": [{"kind": ["turn"]}]}, "pending 1: kind ['turn']: expected one of turn, pay, displaced, "),
    ({"pending": [{"kind": "turn", "seat": 9}]}, "pending 1: seat: 9: expected a whole number from 0 to 3"),
    ({"pending": [{"kind": "turn", "left": 1}]}, "pending 1: unknown part 'left': expected some of kind, seat"),
    ({"pending": [{"kind": "put"}]}, "pending 1: put: expected the turn first and only there"),
    (waiting(TURN), "pending 2: turn: expected the turn first and only there"),
    ({"pending": [{"kind": "turn", "seat": 1}]}, "pending 1: seat 1 cannot decide this while it is the turn of seat 0"),
    (waiting({"kind": "swap", "seat": 2}), "pending 2: seat 2 cannot decide this while it is the turn of seat 0"),
    (
        waiting({"kind": "develop"}, {"kind": "swap"}),
        "pending: these decisions cannot wait one above the other: expected those of one action",
    ),
    (waiting({"kind": "pay", "penalty": 3}), "pending 2: penalty: 3: expected a whole number from 1 to 2"),
    (
        waiting({"kind": "displaced", "seat": 1, "origin": "x", "compensation": 1}),
        "pending 2: origin 'x': expected one of groningen-emden, ",
    ),
    (
        waiting({"kind": "displaced", "seat": 1, "origin": ROUTE, "compensation": 3, "waiting": "t1"}, hand=["t1"]),
        "pending 2: compensation: 3: expected a whole number from 0 to 2",
    ),
    (
        waiting({"kind": "displaced", "seat": 1, "origin": ROUTE, "compensation": 1, "waiting": "t1"}),
        "hand: expected the pieces of the displaced player and no others",
    ),
    (
        waiting({"kind": "displaced", "seat": 1, "origin": ROUTE, "compensation": 1, "waiting": "t1"}, hand=["t2"]),
        "hand: expected the pieces of the displaced player and no others",
    ),
    (waiting({"kind": "lift", "most": 6}, hand=["t0"]), "pending 2: most: 6: expected a whole number from 1 to 5"),
    (
        waiting({"kind": "lift", "most": 2}, hand=["t0", "t0"]),
        "hand: expected the pieces of the pending decision and no others",
    ),
    (waiting({"kind": "put"}), "hand: expected the pieces of the pending decision and no others"),
    ({"hand": ["t0"]}, "hand: 1 pieces: expected none in this decision"),
    ({"hand": [None]}, "hand: None: expected a piece such as t0 or m3"),
    ({"hand": ["t0"] * 9}, "hand: expected a list of at most 8"),
    (
        waiting({"kind": "relocate-put", "piece": "t1"}, hand=["t2"]),
        "hand: expected the pieces of the pending decision and no others",
    ),
    (
        waiting({"kind": "relocate-lift", "left": 3}, hand=["t1"]),
        "hand: expected the pieces of the pending decision and no others",
    ),
    (
        waiting(
            {"kind": "displaced", "seat": 1, "origin": ROUTE, "compensation": 1, "waiting": "t1"},
            {"kind": "pay", "penalty": 2},
            hand=["t1"],
        ),
        "pending pay: expected a penalty of 1 for a displaced trader, 2 for a merchant",
    ),
    ({"ending": ["points"]}, "ending: expected only while a route is established, or when the game is over"),
    (waiting({"kind": "remove", "left": 4}), "pending 2: left: 4: expected a whole number from 0 to 3"),
    (
        waiting({"kind": "reward", "route": ROUTE}, routes={ROUTE: ["t0", "t1", "t0"]}),
        "pending reward: expected pieces of seat 0 on all posts of stade-hamburg",
    ),
    (
        waiting({"kind": "reward", "route": ROUTE, "taken": "extra"}, routes={ROUTE: ["t0"] * 3}),
        "pending reward: expected the marker taken among the unused ones of seat 0",
    ),
    (waiting({"kind": "markers"}), "pending markers: expected a revealed marker on the plate"),
    (waiting({"kind": "swap"}), "the pending decision has no answer in this position"),
]


@pytest.mark.parametrize(("data", "message"), BAD, ids=[message[:60] for _, message in BAD])
def test_what_cannot_be_a_position_is_refused_with_what_was_expected(data: Any, message: str) -> None:
    with pytest.raises((PositionError, TooNew)) as caught:
        TEUTONICA.read_position(data)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def parts(value: Any) -> list[tuple[Any, Any]]:
    """Every table or list within the data with each of its keys."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    found = [(value, key) for key in keys]
    for key in keys:
        found += parts(value[key])
    return found


@pytest.mark.parametrize("junk", [None, -1, 300, 2.5, True, "t9", [], {}, [None], {"kind": []}], ids=repr)
def test_junk_anywhere_is_refused_or_gives_a_sound_position(junk: Any) -> None:
    state = position(
        routes={ROUTE: ["m1", "t2"], "hamburg-lubeck": {"posts": ["t0"], "marker": "swap"}},
        cities={"minden": {"offices": ["t0", "t1"], "extra": ["t2"]}},
        prestige=[3],
        seats=[{"desk": {"actions": 1}, "markers": {"unused": ["extra"], "used": ["three"]}, "connection": 1}],
    )
    play(state, f"displace {ROUTE}.1 with trader", "pay 1 merchants")
    data = state.to_data()
    for table, key in parts(data):
        kept = table[key]
        table[key] = copy.deepcopy(junk)
        read = None
        answer = "one line"
        try:
            read = TEUTONICA.read_position(data)
        except HanseError as error:
            answer = str(error)
        assert "\n" not in answer
        if read is not None:
            assert read.faults() == []
            assert TEUTONICA.read_position(read.to_data()).key() == read.key()
        table[key] = kept
    assert TEUTONICA.read_position(data).key() == state.key()


# What is left out -------------------------------------------------------------------------------------------------


def test_an_empty_position_is_four_seats_at_the_beginning_without_markers_on_the_board() -> None:
    state = TEUTONICA.read_position({})
    assert state.to_data()["board"] == "base-4-5"
    assert state.to_data()["turn"] == {"seat": 0, "actions": 2}
    assert [supply(state, n) for n in range(4)] == [pieces(5 + n, 1) for n in range(4)]
    assert [stock(state, n) for n in range(4)] == [pieces(6 - n) for n in range(4)]
    assert len(state.to_data()["marker_stock"]["order"]) == 16


def test_pieces_that_are_not_named_follow_from_conservation() -> None:
    state = position(routes={ROUTE: ["t0", "t0", "m0"]}, seats=[{"supply": {"traders": 2}, "desk": {"keys": 1}}])
    assert (supply(state, 0), stock(state, 0)) == (pieces(2, 0), pieces(8, 0))
    state = position(routes={ROUTE: ["t0"]}, seats=[{"stock": {"traders": 3}}])
    assert (supply(state, 0), stock(state, 0)) == (pieces(7, 1), pieces(3, 0))


def test_a_short_list_of_posts_leaves_the_others_empty() -> None:
    state = position(routes={ROUTE: ["t1"], "goslar-magdeburg": [None, "m2"]})
    routes = state.to_data()["routes"]
    assert routes[ROUTE] == {"posts": ["t1", None, None], "marker": None}
    assert routes["goslar-magdeburg"] == {"posts": [None, "m2"], "marker": None}


def test_markers_in_the_stock_are_drawn_in_the_order_given() -> None:
    order = [
        "develop",
        "three",
        *["extra"] * 5,
        "swap",
        *["develop"] * 2,
        *["actions3"] * 2,
        *["actions4"] * 2,
        "three",
    ]
    state = position(routes={"hamburg-lubeck": {"posts": ["t0"] * 3, "marker": "swap"}}, marker_stock={"order": order})
    play(state, "establish hamburg-lubeck", "done", "end turn")
    assert seat(state, 0)["plate"] == {"hidden": 0, "open": ["develop"]}
    assert state.to_data()["marker_stock"]["order"] == order[1:]


# Writing and reading -----------------------------------------------------------------------------------------------

SWITCHES: list[dict[str, object]] = [
    {},
    {"markers.three": "relocate-stepwise", "displace.order": "displaced-first"},
    {"markers.three": "relocate-batch", "markers.noRoute": "hold"},
]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("switches", SWITCHES, ids=["default", "stepwise", "batch"])
def test_every_position_of_a_game_is_read_back_exactly(players: int, switches: dict[str, object]) -> None:
    chooser = random.Random(players)
    state = new_game("base2009", players, 3, **switches)
    kinds = set()
    for step in range(600):
        if state.over():
            break
        legal = state.legal()
        kind = state.view(None)["decision"]["kind"]
        if kind not in kinds or step % 25 == 0:  # every kind of decision at least once
            kinds.add(kind)
            read = TEUTONICA.read_position(json.loads(json.dumps(state.to_data())))
            assert read.key() == state.key()
            assert read.to_data() == state.to_data()
            assert read.legal() == legal
        used = [code for code in legal if state.describe(code)["family"] == "use"]
        state.apply(chooser.choice(used) if used else eager(state, chooser))
    assert {"turn", "displaced", "reward", "markers"} <= kinds
    read = TEUTONICA.read_position(state.to_data())
    assert (read.key(), read.over()) == (state.key(), state.over())


# Illegal decisions --------------------------------------------------------------------------------------------------


def test_an_illegal_code_changes_nothing() -> None:
    chooser = random.Random(5)
    state = new_game(seats=3, seed=2)
    for step in range(240):
        if state.over():
            break
        legal = set(state.legal())
        if step % 12 == 0:
            before = state.key()
            for code in range(-2, TEUTONICA.actions + 2):
                if code not in legal:
                    with pytest.raises(MoveError):
                        state.play(code)
            assert state.key() == before
        state.apply(eager(state, chooser))


def test_an_illegal_decision_is_refused_with_what_would_be_legal() -> None:
    state = position(
        seats=[{"supply": pieces(), "stock": pieces()}], cities={"lubeck": {"extra": ["t0"] * 11 + ["m0"]}}
    )
    assert choices(state) == {"end turn"}
    with pytest.raises(MoveError, match=r"'place trader stade-hamburg\.1' is not legal now: .* such as 'end turn'"):
        play(state, "place trader stade-hamburg.1")
    with pytest.raises(MoveError, match=f"decision {TEUTONICA.actions}: expected a code from 0 to"):
        state.play(TEUTONICA.actions)
    with pytest.raises(MoveError, match="decision -1: expected a code from 0 to"):
        state.play(-1)


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    state = position(over=True, ending=["points"])
    assert state.legal() == []
    with pytest.raises(MoveError, match="the game is over: no decision is expected"):
        play(state, "end turn")
