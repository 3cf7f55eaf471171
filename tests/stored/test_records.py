"""Records of every generation replay to the same decisions, and games in the middle are played on to their end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fuzz.games import fuzzed
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record, read_record
from tests.corpus.kept import changes
from tests.corpus.make import way_of
from tests.stored.generations import GENERATIONS, StoredRecord, give_facts, records
from tests.stored.said import said_of_state

LONGEST = 4000
EVERY = pytest.mark.parametrize("stored", records(), ids=str)


@pytest.fixture(autouse=True)
def facts() -> None:
    for generation in GENERATIONS:
        give_facts(generation)


@EVERY
def test_a_record_replays_to_the_same_decisions_and_the_same_position(stored: StoredRecord) -> None:
    record = read_record(stored.text, GAMES)
    way, state = way_of(record)
    assert (len(record.codes), way) == (stored.then["decisions"], stored.then["way"])
    assert list(changes({key: stored.then[key] for key in said_of_state(state)}, said_of_state(state))) == []
    written = json.loads(stored.text)
    kept = {key: value for key, value in written.items() if key not in ("salt", "commitment")}
    assert list(changes(kept, record.to_data())) == []


@EVERY
def test_a_stored_position_means_what_it_meant(stored: StoredRecord) -> None:
    then = stored.then["position"]
    state = GAMES[then["game"]].read_position(then)
    now = said_of_state(state)
    assert list(changes({key: stored.then[key] for key in now}, now)) == []


@EVERY
def test_a_game_in_the_middle_is_played_on_to_its_end_under_its_own_revision(stored: StoredRecord) -> None:
    record = read_record(stored.text, GAMES)
    played = fuzzed(record.game.key)
    state: Any = record.replay()
    chance = chance_from_seed(stored.path.stem, "played on")
    codes, families = list(record.codes), dict[int, str]()
    while not state.over() and len(codes) < LONGEST:
        codes.append(played.choose(state, chance, played.STYLES["sensible"], families))
        state.play(codes[-1])
    assert state.over()
    assert state.faults() == []
    whole = Record(record.game, record.options, record.seed, record.seats, codes, record.position)
    assert whole.to_data()["rules"] == json.loads(stored.text)["rules"]
    again = read_record(whole.to_json(), GAMES)
    assert again == whole
    assert again.replay().to_data() == state.to_data()
