"""Stored games of every kind replay to the exact final state.

If one does not, either the engine is broken or a rule was changed on purpose: then the rules version changes too, and
`python -m tests.corpus.make` plays the corpus anew.
"""

from __future__ import annotations

from collections import Counter

import pytest

from hanse.games import GAMES
from tests.corpus.make import Entry, best, final, read, record_of, sealed, shown_by
from tests.corpus.plans import plan_of

ENTRIES = {key: read(key) for key in GAMES}
ALL = [pytest.param(entry, id=f"{key}/{entry['name']}") for key, entries in ENTRIES.items() for entry in entries]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_that_is_wanted_is_there(key: str) -> None:
    found = {entry["name"]: entry for entry in ENTRIES[key]}
    assert len(found) == len(ENTRIES[key]) >= plan_of(key).LEAST
    wanted = list(plan_of(key).wanted())
    assert sorted(found) == sorted(each.name for each in wanted)
    for each in wanted:
        assert (len(found[each.name]["record"]["seats"]), found[each.name]["end"]) == (each.seats, each.end)


@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_there_in_each_of_its_values(key: str) -> None:
    for field in GAMES[key].option_fields():
        if field.key not in plan_of(key).ANY_VALUE and field.pattern is None:
            found = {entry["record"]["options"][field.key] for entry in ENTRIES[key]}
            assert found >= set(field.values), field.key


@pytest.mark.parametrize("entry", ALL)
def test_a_stored_game_replays_to_the_exact_final_state(entry: Entry) -> None:
    record = record_of(entry)
    assert final(record) == entry["final"]
    state = record.replay()
    assert state.over()
    assert plan_of(record.game.key).ended(state) == entry["end"]
    assert record.to_data() == entry["record"]


@pytest.mark.parametrize("key", GAMES)
def test_what_seldom_happens_is_there(key: str) -> None:
    shown: Counter[str] = Counter()
    for entry in ENTRIES[key]:
        shown.update(shown_by(record_of(entry)))
    assert {name: shown[name] for name, least in plan_of(key).RARE.items() if shown[name] < least} == {}


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_the_corpus_can_be_made_again(key: str) -> None:
    entry, _ = best(key, next(iter(plan_of(key).wanted())), Counter())
    assert entry in ENTRIES[key]


def test_a_game_with_another_result_is_not_sealed() -> None:
    entry = ENTRIES["teutonica"][0]
    assert sealed(entry) == entry
    other = {**entry, "final": {**entry["final"], "scores": [0, 0, 0]}}
    with pytest.raises(SystemExit, match="another result"):
        sealed(other)
