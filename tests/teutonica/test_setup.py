"""How a game begins (section 2)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from hanse.games.teutonica.board import BOARDS, board_facts
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.state import State
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.errors import OptionError
from tests.teutonica.table import asked, new_game, occupied, pieces, play, position, seat, stock, supply

SEEDS = range(60)
CLASSIC = {"extra": 5, "swap": 2, "develop": 3, "actions3": 2, "actions4": 2, "three": 2}
BIG_BOX = {"extra": 4, "swap": 3, "develop": 2, "actions3": 2, "actions4": 2, "three": 2}
SETS = [("base2009", CLASSIC, 13), ("bigbox2020", BIG_BOX, 12)]
TAVERNS = ("osnabruck-bremen", "luneburg-perleberg", "hildesheim-goslar")


def markers_on(state: State) -> dict[str, str]:
    """The bonus markers that lie at routes."""
    return {route: entry["marker"] for route, entry in state.to_data()["routes"].items() if entry["marker"]}


def pile(state: State) -> list[str]:
    order: list[str] = state.to_data()["marker_stock"]["order"]
    return order


# Board ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-2.1.1")
@pytest.mark.parametrize(("players", "board"), [(3, "base-2-3"), (4, "base-4-5"), (5, "base-4-5")])
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_the_side_of_the_board_follows_from_the_number_of_players(preset: str, players: int, board: str) -> None:
    assert new_game(preset, players).to_data()["board"] == board
    other = {"base-2-3": "base-4-5", "base-4-5": "base-2-3"}[board]
    with pytest.raises(OptionError, match=f"{other} with {players} players: expected {board}"):
        TEUTONICA.options(preset, players, {"map": other})


@pytest.mark.clause("HT-2.1.1", "HT-2.1.2")
def test_every_board_file_says_for_how_many_players_its_side_is() -> None:
    assert {board: board_facts(board)["board"]["players"] for board in BOARDS} == {
        "base-4-5": [4, 5],
        "base-2-3": [2, 3],
        "britannia-4-5": [4, 5],
        "britannia-2-3": [2, 3],
        "east": [3, 4, 5],
    }


@pytest.mark.clause("HT-2.1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_three_to_five_can_play_the_base_game(preset: str, players: int) -> None:
    state = new_game(preset, players)
    assert len(state.to_data()["seats"]) == players
    assert players in TEUTONICA.seats


@pytest.mark.clause("HT-2.1.2")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7])
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_other_numbers_of_players_are_refused_with_what_was_expected(preset: str, players: int) -> None:
    with pytest.raises(OptionError, match=f"{players} seats: expected 2 to 5"):
        TEUTONICA.options(preset, players)
    assert players not in TEUTONICA.seats


@pytest.mark.clause("HT-2.1.3", "HT-1.4.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_city_is_completed_and_nothing_stands_on_the_board_at_the_start(players: int) -> None:
    state = new_game(seats=players)
    data = state.to_data()
    assert data["completed"] == 0
    assert occupied(state) == {}
    assert not any(piece for city in data["cities"].values() for piece in city["offices"] + city["extra"])
    assert data["prestige"] == [None] * 4


# Markers ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-2.2.1", "HT-R-41")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_the_three_starting_markers_lie_on_the_taverns_in_random_order(preset: str, players: int) -> None:
    orders = set()
    for seed in SEEDS:
        found = markers_on(new_game(preset, players, seed))
        assert set(found) == set(TAVERNS)
        orders.add(tuple(found[tavern] for tavern in TAVERNS))
    assert {tuple(sorted(order)) for order in orders} == {("extra", "swap", "three")}
    assert len(orders) == 6


@pytest.mark.clause("HT-2.2.2")
@pytest.mark.parametrize(
    ("board", "taverns"),
    [
        ("base-4-5", [("osnabruck", "bremen"), ("luneburg", "perleberg"), ("hildesheim", "goslar")]),
        ("base-2-3", [("osnabruck", "bremen"), ("luneburg", "perleberg"), ("hildesheim", "goslar")]),
        ("britannia-4-5", [("richmond", "lancaster"), ("coventry", "nottingham"), ("salisbury", "southampton")]),
        ("britannia-2-3", [("richmond", "lancaster"), ("coventry", "nottingham"), ("salisbury", "southampton")]),
        ("east", [("brandenburg", "tangermunde"), ("stettin", "kulm"), ("braunsberg", "allenstein")]),
    ],
)
def test_the_taverns_adjoin_the_printed_routes(board: str, taverns: list[tuple[str, str]]) -> None:
    found = {frozenset(route["ends"]) for route in board_facts(board)["route"] if route.get("tavern")}
    assert found == {frozenset(pair) for pair in taverns}


@pytest.mark.clause("HT-2.2.3", "HT-1.4.2", "HT-1.4.3", "HT-2.2.1")
@pytest.mark.parametrize(("preset", "whole", "rest"), SETS)
def test_all_other_markers_are_the_stock(preset: str, whole: dict[str, int], rest: int) -> None:
    for seed in range(5):
        state = new_game(preset, 4, seed)
        assert len(pile(state)) == rest
        assert state.view(0)["marker_stock"]["count"] == rest
        assert Counter(pile(state)) + Counter(markers_on(state).values()) == Counter(whole)


@pytest.mark.clause("HT-1.4.2", "HT-1.4.3")
def test_the_marker_sets_have_sixteen_and_fifteen_markers_of_the_printed_kinds() -> None:
    """Either set can be chosen with either edition's other rules."""
    for given, whole, total in (("classic16", CLASSIC, 16), ("bigbox15", BIG_BOX, 15)):
        for preset in ("base2009", "bigbox2020"):
            state = new_game(preset, 4, 1, **{"markers.set": given})
            found = Counter(pile(state)) + Counter(markers_on(state).values())
            assert (found, found.total()) == (Counter(whole), total)


@pytest.mark.clause("HT-2.2.3")
def test_the_marker_stock_is_shuffled() -> None:
    orders = {tuple(pile(new_game(seed=seed))) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    firsts = Counter(pile(new_game(seed=seed))[0] for seed in SEEDS)
    assert set(firsts) == set(CLASSIC)  # any kind may be drawn first


# Players ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-2.3.1", "HT-1.3.1", "HT-1.1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_desks_are_covered_and_scores_are_nought(players: int) -> None:
    state = new_game(seats=players)
    for number in range(players):
        entry = seat(state, number)
        assert entry["desk"] == {"keys": 0, "actions": 0, "privilege": 0, "book": 0, "bursa": 0}
        assert entry["score"] == 0
        assert entry["markers"] == {"unused": [], "used": []}
        assert entry["plate"] == {"hidden": 0, "open": []}
        assert entry["connection"] is None
        # 27 - 15 on the desk - 1 on the score track, 4 - 3 on the desk
        both = {kind: entry["supply"][kind] + entry["stock"][kind] for kind in ("traders", "merchants")}
        assert both == pieces(11, 1)


@pytest.mark.clause("HT-2.3.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_any_seat_may_be_first_and_the_turn_passes_to_the_next(players: int) -> None:
    firsts = Counter(new_game(seats=players, seed=seed).mover() for seed in range(200))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 200 / players / 2
    for seed in range(10):
        state = new_game(seats=players, seed=seed)
        first = state.mover()
        assert state.to_data()["turn"] == {"seat": first, "actions": 2}
        play(state, "end turn")
        assert state.mover() == (first + 1) % players


@pytest.mark.clause("HT-2.3.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_nth_player_has_n_more_than_four_traders_in_supply(players: int) -> None:
    for seed in range(10):
        state = new_game(seats=players, seed=seed)
        for n in range(1, players + 1):
            who = (state.mover() + n - 1) % players
            assert supply(state, who) == pieces(4 + n, 1)
            assert stock(state, who) == pieces(7 - n, 0)


@pytest.mark.clause("HT-2.3.4")
def test_supply_and_stock_are_public() -> None:
    state = new_game(seats=5)
    for viewer in (None, 0, 1, 2, 3, 4):
        shown = state.view(viewer)["seats"]
        for number in range(5):
            assert shown[number]["supply"] == supply(state, number)
            assert shown[number]["stock"] == stock(state, number)


def turn_with_plate(order: list[str]) -> State:
    """Seat 0 has two markers face down on its plate, the first two of the order."""
    taken = {"markers": {"unused": ["three", "swap"]}, "plate": {"hidden": 2}}
    return position(routes={"luneburg-perleberg": {"marker": "extra"}}, seats=[taken], marker_stock={"order": order})


REST = ["extra"] * 4 + ["develop"] * 3 + ["actions3"] * 2 + ["actions4"] * 2 + ["three", "swap"]


@pytest.mark.clause("HT-2.3.4", "HT-R-40", "HT-1.4.1")
def test_face_down_markers_are_hidden_from_everybody_the_owner_included() -> None:
    one = turn_with_plate(REST)
    two = turn_with_plate(REST[::-1])
    assert one.to_data()["marker_stock"] != two.to_data()["marker_stock"]
    for viewer in (None, 0, 1, 2, 3):
        assert json.dumps(one.view(viewer)) == json.dumps(two.view(viewer))
        assert one.view(viewer)["seats"][0]["plate"] == {"hidden": 2, "open": []}
        assert one.view(viewer)["marker_stock"]["count"] == 11
    assert one.legal() == two.legal()


@pytest.mark.clause("HT-R-40", "HT-2.3.4")
def test_all_plate_markers_are_seen_when_they_are_placed_and_their_order_is_free() -> None:
    state = turn_with_plate(["develop", "actions4", *sorted(set_aside(REST, "develop", "actions4"))])
    play(state, "end turn")
    assert asked(state) == ("markers", 0)
    for viewer in (None, 0, 3):
        assert state.view(viewer)["seats"][0]["plate"] == {"hidden": 0, "open": ["develop", "actions4"]}
    assert {state.words(code).split()[1] for code in state.legal()} == {"develop", "actions4"}


def set_aside(kinds: list[str], *gone: str) -> list[str]:
    rest = list(kinds)
    for kind in gone:
        rest.remove(kind)
    return rest


@pytest.mark.clause("HT-2.3.4", "HT-R-40")
def test_a_sampled_state_looks_the_same_to_the_seat_and_may_differ_in_what_is_hidden() -> None:
    state = turn_with_plate(REST)
    chance = chance_from_seed(5, "samples")
    orders = set()
    for _ in range(20):
        other = state.sample(0, chance)
        assert other.view(0) == state.view(0)
        assert other.faults() == []
        orders.add(tuple(pile(other)))
    assert len(orders) > 15
    assert pile(state) == REST


# Chance -----------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    assert new_game(seed=7).to_data() == new_game(seed=7).to_data()
    assert new_game(seed="seven").to_data() == new_game(seed="seven").to_data()
    assert len({json.dumps(new_game(seed=seed).to_data()) for seed in [*range(20), "7", "0"]}) == 22
