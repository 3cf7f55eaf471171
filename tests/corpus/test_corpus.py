"""Stored games of every generation replay to the same decisions and the same final position as when they were stored.

If one does not, the engine is broken, or a rule was corrected without a revision of its own: the old rule must be kept
for the games that were begun under it. No generation is ever rewritten.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest

from hanse.games import GAMES
from tests.corpus import make
from tests.corpus.kept import changes
from tests.corpus.make import FIRST, Entry, best, final, generations, read, read_finals, record_of, shown_by, write
from tests.corpus.plans import plan_of

GENERATIONS = generations()
NEWEST = GENERATIONS[-1]
ENTRIES = {(generation, key): read(generation, key) for generation in GENERATIONS for key in GAMES}
FINALS = {(generation, key): read_finals(generation, key) for generation in GENERATIONS for key in GAMES}
ALL = [
    pytest.param(generation, key, entry, id=f"{generation}/{key}/{entry['name']}")
    for (generation, key), entries in ENTRIES.items()
    for entry in entries
]


def every(key: str) -> list[Entry]:
    """The games of all generations."""
    return [entry for generation in GENERATIONS for entry in ENTRIES[generation, key]]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_that_is_wanted_is_there(key: str) -> None:
    found = {entry["name"]: entry for entry in every(key)}
    for generation in GENERATIONS:
        names = [entry["name"] for entry in ENTRIES[generation, key]]
        assert len(names) == len(set(names)) >= (plan_of(key).LEAST if generation == FIRST else 1)
        assert sorted(names) == sorted(FINALS[generation, key])
    for each in plan_of(key).wanted():
        assert (len(found[each.name]["record"]["seats"]), found[each.name]["end"]) == (each.seats, each.end)


@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_there_in_each_of_its_values(key: str) -> None:
    for field in GAMES[key].option_fields():
        if field.key not in plan_of(key).ANY_VALUE and field.pattern is None:
            found = {record_of(entry).options.to_data()[field.key] for entry in every(key)}
            assert found >= set(field.values), field.key


@pytest.mark.parametrize(("generation", "key", "entry"), ALL)
def test_a_stored_game_replays_to_the_same_decisions_and_the_same_final_position(
    generation: str, key: str, entry: Entry
) -> None:
    record = record_of(entry)
    now, state = final(record)
    then = {**entry["final"], **FINALS[generation, key][entry["name"]]}
    facts = {fact: then[fact] for fact in now}  # the first generation also has digests of bytes, for its version alone
    assert list(changes(facts, now)) == []
    assert list(changes(entry["record"], record.to_data())) == []
    assert state.over()
    assert plan_of(key).ended(state) == entry["end"]


@pytest.mark.parametrize("key", GAMES)
def test_the_whole_positions_of_the_first_generation_are_those_its_games_ended_with(key: str) -> None:
    for entry in ENTRIES[FIRST, key]:
        position = json.dumps(FINALS[FIRST, key][entry["name"]]["position"], sort_keys=True).encode()
        assert hashlib.sha256(position).hexdigest() == entry["final"]["position"], entry["name"]


@pytest.mark.parametrize("key", GAMES)
def test_what_seldom_happens_is_there(key: str) -> None:
    shown: Counter[str] = Counter()
    for entry in every(key):
        shown.update(shown_by(record_of(entry)))
    assert {name: shown[name] for name, least in plan_of(key).RARE.items() if shown[name] < least} == {}


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_the_newest_generation_can_be_made_again_as_long_as_the_rules_are_the_same(key: str) -> None:
    if ENTRIES[NEWEST, key][0]["record"]["rules"] == GAMES[key].revision:
        wanted = next(iter(plan_of(key).wanted()))
        entry, _ = best(key, wanted, Counter())
        stored = next(entry for entry in ENTRIES[NEWEST, key] if entry["name"] == wanted.name)
        assert list(changes(stored["record"], entry["record"])) == []


def test_a_generation_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "FOLDER", tmp_path)
    entry = {**ENTRIES[FIRST, "hansa"][0]}
    entry["final"], _ = final(record_of(entry))
    write("9.8.7", "hansa", [entry])
    assert generations() == ["9.8.7"]
    (again,) = read("9.8.7", "hansa")
    whole = read_finals("9.8.7", "hansa")[entry["name"]]
    assert {**again["final"], "position": whole["position"], "way": whole["way"]} == entry["final"]
    with pytest.raises(SystemExit, match=r"generation 9\.8\.7 of hansa is there: it is never written again"):
        write("9.8.7", "hansa", [])


def test_what_was_written_may_be_added_to_and_nothing_else() -> None:
    then = {"a": 1, "b": [{"c": None}], "d": True}
    assert list(changes(then, {"a": 1, "b": [{"c": None, "more": 2}], "d": True, "e": 5})) == []
    assert list(changes(then, {"a": 1.0, "b": [{}], "d": 1})) == [
        "a: 1 then, 1.0 now",
        "b[0].c is gone",
        "d: True then, 1 now",
    ]
    assert list(changes([1], [1, 2])) == [": [1] then, [1, 2] now"]
