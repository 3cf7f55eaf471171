"""Stored games of every board, seat count, preset and end replay to the exact final state.

If one does not, either the engine is broken or a rule was changed on purpose: then the rules version changes too, and
`python -m tests.corpus.make` plays the corpus anew.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hanse.games import GAMES
from tests.corpus.make import EACH, ENDS, Entry, best, feature, final, read, record_of, sealed, wanted

ENTRIES = read()

# What seldom happens, and in how many games of the corpus it must.
RARE = {
    "turn/displace": 20,
    "pay/pay": 20,
    "displaced/place": 20,
    "displaced/done": 5,  # compensation refused
    "displaced/lift": 20,  # compensation from the board
    "lift/lift": 5,
    "lift/done": 5,
    "put/place": 5,
    "reward/office": 20,
    "reward/extra": 10,
    "reward/develop": 20,
    "reward/prestige": 6,
    "reward/done": 10,
    "swap/swap": 5,
    "develop/develop": 5,
    "remove/lift": 10,  # the three-pieces marker in each of its forms
    "remove/done": 1,
    "relocate-lift/lift": 10,
    "relocate-take/take": 2,
    "relocate-put/place": 3,
    "relocate-step/lift": 2,
    "markers/marker": 20,
    "scored control": 20,
    "scored coin": 20,
    "scored connection": 5,
}


def test_every_board_seat_count_preset_and_end_is_there() -> None:
    found = Counter(
        (entry["name"].split("/")[0], entry["record"]["options"]["map"], len(entry["record"]["seats"]), entry["end"])
        for entry in ENTRIES
    )
    for preset in GAMES["teutonica"].presets():
        for seats in GAMES["teutonica"].seats:
            for end in ENDS:
                board = "base-2-3" if seats == 3 else "base-4-5"
                assert found[preset, board, seats, end] >= EACH
    assert len(ENTRIES) >= 60
    assert len({entry["name"] for entry in ENTRIES}) == len(ENTRIES)


def test_every_ruling_of_the_base_game_is_there_in_each_of_its_forms() -> None:
    game = GAMES["teutonica"]
    rulings = ("markers.three", "markers.threeTargets", "markers.swapOwnership", "markers.noRoute", "displace.order")
    for field in game.option_fields():
        if field.key in (*rulings, "final.tiebreak", "markers.set"):
            assert {entry["record"]["options"][field.key] for entry in ENTRIES} == set(field.values)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_a_stored_game_replays_to_the_exact_final_state(entry: Entry) -> None:
    record = record_of(entry)
    assert final(record) == entry["final"]
    assert entry["final"]["ending"] == [entry["end"]]
    assert record.replay().over()
    assert record.to_data() == entry["record"]


def test_what_seldom_happens_is_there() -> None:
    shown: Counter[str] = Counter()
    for entry in ENTRIES:
        shown.update(_features(entry))
    assert {name: shown[name] for name, least in RARE.items() if shown[name] < least} == {}


def _features(entry: Entry) -> set[str]:
    record = record_of(entry)
    state: Any = record.begin()
    state.listen()
    features = set()
    for code in record.codes:
        features.add(feature(state, code))
        state.apply(code)
    return features | {f"scored {event['why']}" for event in state.events() if event["event"] == "scored"}


@pytest.mark.slow
def test_the_corpus_can_be_made_again() -> None:
    name, preset, seats, end, changes = next(wanted())
    entry, _ = best(name, GAMES["teutonica"].options(preset, seats, changes), end, Counter())
    assert entry in ENTRIES
    assert sorted(stored["name"] for stored in ENTRIES) == sorted(name for name, *_ in wanted())


def test_a_game_with_another_result_is_not_sealed() -> None:
    entry = ENTRIES[0]
    assert sealed(entry) == entry
    other = {**entry, "final": {**entry["final"], "scores": [0, 0, 0]}}
    with pytest.raises(SystemExit, match="another result"):
        sealed(other)
