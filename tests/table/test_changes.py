"""What changed between two pictures, told so that the second can be made of the first."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.players import policy
from hanse.table.changes import change_of, changed, check_of

PLAIN = some.recursive(
    some.none() | some.booleans() | some.integers(2, 9) | some.text(max_size=2),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=1), inner, max_size=4),
    max_leaves=12,
)


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])  # on a busy machine too
@given(PLAIN, PLAIN)
def test_any_picture_is_made_of_any_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    assert changed(before, change_of(before, after)) == after
    assert before == kept


def test_changes_are_told_where_they_are() -> None:
    before = {"a": 1, "b": {"c": [1, 2, 3], "d": "x"}, "e": [1, 2], "f": [{"g": 1}]}
    after = {"b": {"c": [1, 5, 3], "d": "x"}, "e": [1, 2, {"g": 2}], "f": [], "h": None}
    assert change_of(before, after) == {
        "a": [],
        "b": {"c": {"1": [5]}},
        "e": {"2": [{"g": 2}]},
        "f": [[]],
        "h": [None],
    }
    assert change_of([1, 2, 3], [1]) == {"1": []}
    assert change_of([1, 2, 3], [2, 3]) == [[2, 3]]
    assert change_of(before, before) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_followed_by_its_changes(game: str) -> None:
    rules = GAMES[game]
    state, chance = rules.start(rules.options(rules.presets()[0], 3), 4), chance_from_seed(4)
    choose = policy(game)
    seen = now = json.loads(json.dumps(state.view(0)))
    sizes = []
    for _ in range(150):
        if state.over():
            break
        state.apply(choose(state, chance))
        now = json.loads(json.dumps(state.view(0)))
        told = json.dumps(change_of(seen, now), separators=(",", ":"))
        sizes.append(len(told))
        seen = changed(seen, json.loads(told))
        assert seen == now
        assert check_of(seen) == check_of(now)
    assert sum(sizes) * 4 < len(json.dumps(now)) * len(sizes)
