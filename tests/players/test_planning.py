"""Players that plan: whole turns, the same again, weaker in a human way, and nothing but their own parameters."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hanse.arena import play_game
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.errors import HanseError
from hanse.players import Limit, Seating, policy
from hanse.players.house import HOUSE, house_player, of_house
from hanse.players.planning.levels import LEVELS, Level
from hanse.players.planning.patience import Patience
from hanse.players.planning.planner import Planner
from hanse.players.planning.player import PlanningPlayer
from hanse.players.planning.search import Search
from hanse.players.value.value import KNOTS, WHOLE, Value
from hanse.players.weights import FEATURES, HAND, WeightsError, read_weights, shipped, styles, usual

SEATS = 3
STANDSTILL = Path(__file__).with_name("standstill.json")
QUICK = Limit(iterations=2)


def middle(key: str, plies: int = 60, seats: int = SEATS) -> Any:
    """A game of simple players, some way through."""
    game = GAMES[key]
    preset = next(preset for preset in game.presets() if _fits(key, preset, seats))
    state, chance = game.start(game.options(preset, seats), "planning"), chance_from_seed("planning")
    for _ in range(plies):
        state.apply(policy(key)(state, chance))
    return state


def _fits(key: str, preset: str, seats: int) -> bool:
    try:
        GAMES[key].options(preset, seats)
    except HanseError:
        return False
    return True


def seated(player: PlanningPlayer, state: Any) -> PlanningPlayer:
    game = GAMES[state.identity().key]
    player.begin(Seating(game, game.read_options(*reversed(state.setting())), state.mover()))
    return player


@pytest.mark.parametrize("key", GAMES)
def test_features_have_one_name_each(key: str) -> None:
    features = FEATURES[key]()
    assert len(features.names) == len(set(features.names)) == features.count


@pytest.mark.parametrize("key", GAMES)
def test_shares_are_parts_of_one_whole(key: str) -> None:
    state = middle(key)
    value = shipped(key, HAND).value()
    value.evaluate(state)
    shares = [value.shares[seat] for seat in range(SEATS)]
    assert WHOLE - SEATS <= sum(shares) <= WHOLE
    assert all(share >= 0 for share in shares)


@pytest.mark.parametrize("key", GAMES)
def test_a_plan_is_legal_and_leads_to_the_end_of_the_turn(key: str) -> None:
    state = middle(key)
    planner = Planner(shipped(key, HAND).value(), 1, 2)
    features = planner.value.features
    turn = features.turn(state)
    for node in planner.plans(state)[:3]:
        played = state.copy()
        for code in node.line():
            assert code in played.legal()
            played.apply(code)
        assert played.over() or features.turn(played) != turn or features.active(state) != state.mover()


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_and_iterations_give_the_same_thought(key: str) -> None:
    state = middle(key)
    level = Level(width=1, inner=2, breadth=3)
    thoughts = [
        seated(PlanningPlayer(level), state).choose(state.copy(), Limit(iterations=6), chance_from_seed("again"))
        for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].looked >= 2
    assert sum(thoughts[0].values) == pytest.approx(1, abs=0.001)


def test_a_search_that_is_out_of_time_still_has_its_best_plan() -> None:
    state = middle("hansa")
    value = shipped("hansa", HAND).value()
    search = Search(Planner(value, 1, 2), Planner(value, 1, 2), 3)
    root = search.begin(state)
    patience = Patience(0.0)
    patience.begin("a turn", 0.0)
    search.compare(root, state, 1000, chance_from_seed(1), patience)
    assert search.iterations == 0
    assert root.prospects[0].line[0] in state.legal()


def test_the_tree_is_kept_where_it_has_foreseen_what_happened() -> None:
    state = middle("teutonica", 90, seats=2)
    while state.asking() != 1:
        state.apply(policy("teutonica")(state, chance_from_seed(2)))
    value = shipped("teutonica", HAND).value()
    search = Search(Planner(value, 1, 1), Planner(value, 1, 1), 3)
    root = search.begin(state)
    assert root.visits == 0
    search.compare(root, state, 12, chance_from_seed(1), Patience(0.0))
    after = state.copy()
    step, known = root.prospects[0], root
    while known is root or known.seat != root.seat:
        for code in step.line:
            after.play(code)
        assert step.after is not None
        known = step.after
        step = max(known.prospects, key=lambda prospect: prospect.visits)
    again = search.begin(after)
    lines = [prospect.line for prospect in again.prospects]
    assert again.visits == sum(prospect.visits for prospect in known.prospects if prospect.line in lines)
    assert again.visits > 0
    assert search.begin(state).visits == 0


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "master"])
def test_every_level_plays_a_whole_game(name: str) -> None:
    game = GAMES["hansa"]
    played = play_game(game, game.options("hansa2004", 2), [name, "focused"], "whole")
    assert played.failures == []
    assert not played.stopped


@pytest.mark.parametrize("name", ["easy", "hard"])
def test_who_has_come_to_a_standstill_finds_a_way_out(name: str) -> None:
    """All pieces stand on routes that nobody can complete in one turn: whoever looks no further passes for ever."""
    game = GAMES["teutonica"]
    state: Any = game.read_position(json.loads(STANDSTILL.read_text(encoding="utf-8")))
    options, chance = game.read_options(*reversed(state.setting())), chance_from_seed("standstill")
    players = [PlanningPlayer(LEVELS[name]) for _ in range(state.seats())]
    for seat, player in enumerate(players):
        player.begin(Seating(game, options, seat))
    established = 0
    for _ in range(300):
        if state.over():
            break
        code = players[state.mover()].choose(state.copy(), Limit(), chance).code
        established += state.words(code).startswith("establish")
        state.play(code)
    assert established > 2


def test_a_player_follows_its_plan_without_thinking_again() -> None:
    state = middle("teutonica", seats=4)
    while state.asking() != 1 or len(state.candidates()) < 2:
        state.apply(policy("teutonica")(state, chance_from_seed(2)))
    player = seated(PlanningPlayer(LEVELS["easy"]), state)
    first = player.choose(state.copy(), QUICK, chance_from_seed(1))
    assert first.looked > 0
    state.apply(first.code)
    if len(first.line) > 1 and state.mover() == player._planner._seat:
        second = player.choose(state.copy(), QUICK, chance_from_seed(1))
        assert second.looked == 0
        assert second.code == first.line[1]


def test_names_of_the_house_may_carry_parameters() -> None:
    assert of_house("master@iterations=20")
    assert of_house("hard@style=builder")
    assert not of_house("master:iterations")
    assert isinstance(house_player("hard@style=builder", "teutonica"), PlanningPlayer)
    assert HOUSE[-2:] == ("focused", "random")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("hard@iterations=0", "expected a whole number from 1 to 1000000"),
        ("hard@iterations=many", "expected a whole number from 1 to 1000000"),
        ("hard@colour=red", "expected each once of"),
        ("hard@style=builder@style=builder", "expected each once of"),
        ("hard@", "expected each once of"),
        ("hard@style=baker", "style"),
        ("focused@style=builder", "has no parameters"),
        ("hard@weights=nowhere.toml", "nowhere.toml"),
    ],
)
def test_wrong_parameters_are_refused_in_one_line(name: str, told: str) -> None:
    with pytest.raises(HanseError, match=told) as refused:
        house_player(name, "teutonica")
    assert "\n" not in str(refused.value)


def test_weights_are_written_and_read_again() -> None:
    weights = usual("teutonica", "base-4-5", 4)
    assert read_weights(weights.to_text(), "there", "teutonica").knots == weights.knots


def _damage(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (_damage("schema = 1", "schema = 9"), "schema 9: expected 1"),
        (_damage('game = "teutonica"', 'game = "chess"'), "game chess"),
        (_damage('game = "teutonica"', 'game = "hansa"'), "game hansa: expected teutonica"),
        (_damage("points = [", "points = [7, "), "points: expected 3 whole numbers"),
        (_damage("points =", "dots ="), "expected the features of this version"),
        (_damage("points = [", "points = [99999999999, 0, 0] # "), "points: expected 3 whole numbers"),
        (lambda text: text[: len(text) // 2] + "[", "no weights"),
    ],
)
def test_damaged_weights_are_refused_in_one_line(damage: Callable[[str], str], told: str) -> None:
    with pytest.raises(WeightsError, match=told) as refused:
        read_weights(damage(shipped("teutonica", HAND).to_text()), "there", "teutonica")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("key", GAMES)
def test_a_style_names_features_of_its_game(key: str) -> None:
    for style in styles(key).values():
        assert set(style) <= set(FEATURES[key]().names)


def test_whole_numbers_make_the_value_of_a_position(tmp_path: Path) -> None:
    features = FEATURES["hansa"]()
    nothing = Value(features, [[0] * KNOTS] * len(features.names))
    nothing.evaluate(middle("hansa"))
    assert [nothing.shares[seat] for seat in range(SEATS)] == [WHOLE // SEATS] * SEATS
