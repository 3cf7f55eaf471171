"""The files of facts: checked on load, replaced by an owner of the game, and the marks they carry."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from hanse.games.merkator.game import MERKATOR
from hanse.games.merkator.terms import FILES, SHELF
from hanse.kernel.errors import BoardError, HanseError, OptionError
from hanse.kernel.facts import doubtful
from hanse.kernel.record import Record, read_record

TEXTS = {name: (files("hanse.games.merkator") / "data" / name).read_text(encoding="utf-8") for name in FILES}


@pytest.fixture
def replaced() -> Iterator[Any]:
    """Replaces one file by a changed text; what was put on the shelf is taken off again."""
    names: list[str] = []

    def replace(name: str, old: str, new: str) -> str:
        assert old in TEXTS[name]
        names.append(MERKATOR.replace_data({name: TEXTS[name].replace(old, new, 1)}))
        return names[-1]

    yield replace
    for name in names:
        if name != "standard":
            SHELF.forget(name)


DAMAGE = [
    ("board.toml", 'schema = "mercator-board/1"', 'schema = "x"', "board.toml: schema"),
    ("board.toml", 'kind = "minor"', 'kind = "major"', "kind"),
    ("board.toml", 'colour = "green"', 'colour = "yellow"', "one colour"),
    ("board.toml", 'links = ["sweden", "danzig"]', 'links = ["sweden", "spain"]', "not mutual"),
    ("board.toml", 'links = ["sweden", "danzig"]', 'links = ["sweden"]', "links"),
    ("board.toml", "time = 2\n", "time = 7\n", "place hamburg: time is 7: expected -3 to 2"),
    ("board.toml", "threshold = 3", "threshold = 0", "place bohemia: threshold"),
    ("board.toml", '"grain", "ham"]', '"grain", "grain"]', "stands twice"),
    ("board.toml", "A = [5, 2]", "A = [6, 2]", "43 in all: expected 42"),
    ("board.toml", "rows = [5, 5, 5, 5, 5, 5]", "rows = [5, 5, 5, 5, 5, 50]", "time_chart, ultimo"),
    ("board.toml", 'id = "livestock"', 'id = "muskets"', "stands twice"),
    ("board.toml", "storeroom_capacity = 0", "storeroom_capacity = 5", "storeroom_capacity"),
    ("board.toml", 'links = "reconstructed"', 'links = "guessed"', "guessed"),
    ("contracts.toml", "value = 2\ncoins = 2", "value = 3\ncoins = 3", "4 of value 2: expected 5"),
    ("contracts.toml", "coins = 2", "coins = 3", "contract c2-01: coins is 3"),
    ("contracts.toml", 'place = "danzig"', 'place = "moon"', "contract c2-01, place"),
    ("contracts.toml", "spice = 1", "gold = 1", "contract c2-01, goods"),
    ("contracts.toml", "spice = 1", "spice = 0", "spice is 0: expected 1"),
    ("contracts.toml", "distinct = 12", "distinct = 17", "distinct is 17"),
    ("contracts.toml", "fulfillable = false", "fulfillable = true", "fulfillable"),
    ("bonus-cards.toml", 'place = "hamburg"', 'place = "danzig"', "of hamburg: expected 1"),
    ("bonus-cards.toml", "cost = 4", "cost = 5", "cost is 5: expected 3 to 4"),
    ("bonus-cards.toml", 'id = "b-hamburg"', 'id = "c2-01"', "another card has this id"),
    ("buildings.toml", 'kind = "fixed", vp = 3', 'kind = "magic", vp = 3', "building gate, score, kind"),
    ("buildings.toml", 'kind = "fixed", vp = 3', 'kind = "fixed", vp = 3, per = 2', "per: expected only vp for fixed"),
    ("buildings.toml", 'kind = "fixed", vp = 3', 'kind = "fixed"', "vp is missing"),
    ("buildings.toml", "sole = true", "sole = false", "4 for a sole player: expected 5"),
    ("buildings.toml", 'column = "A"', 'column = "G"', "column"),
    ("setup.toml", "contracts = [2, 3, 4, 5]", "contracts = [2, 11]", "start, contracts"),
    ("setup.toml", "rows = [3, 4, 5, 6]", "rows = [3, 4, 5]", "expected the lowest rows"),
    ("setup.toml", "counters = [0, 2]", "counters = [0, 30]", "players 2, counters"),
    ("setup.toml", "other_contracts_factor = 0.5", "other_contracts_factor = 0.3", "expected 0.5"),
    ("setup.toml", "turns = 17", "turns = 16", "the solo stack has 17 cards"),
    ("setup.toml", "exchange_rate = 4", "exchange_rate = 1", "exchange_rate is 1"),
]


@pytest.mark.parametrize(("name", "old", "new", "reason"), DAMAGE)
def test_a_damaged_file_is_refused_with_file_place_and_reason(name: str, old: str, new: str, reason: str) -> None:
    assert old in TEXTS[name]
    with pytest.raises(BoardError) as refusal:
        MERKATOR.replace_data({name: TEXTS[name].replace(old, new, 1)})
    assert reason in str(refusal.value)
    assert str(refusal.value).startswith(f"{name}: ")
    assert len(str(refusal.value).splitlines()) == 1


def test_files_that_are_none_of_the_games_are_refused() -> None:
    with pytest.raises(HanseError, match="unknown file of facts"):
        MERKATOR.replace_data({"cards.toml": ""})
    with pytest.raises(BoardError, match="not TOML"):
        MERKATOR.replace_data({"board.toml": "= ="})
    assert MERKATOR.replace_data(TEXTS) == "standard"


def test_replaced_facts_are_played_and_their_fingerprint_is_in_the_record(replaced: Any) -> None:
    name = replaced("board.toml", "threshold = 3", "threshold = 5")
    options = MERKATOR.options("standard", 3, {"data": name})
    state = MERKATOR.start(options, 1)
    assert state.view(None)["places"]["bohemia"]["threshold"] == 5
    record = Record(MERKATOR, options, 1, ["a", "b", "c"], [])
    assert record.to_data()["options"]["data"] == name
    assert read_record(record.to_json(), {"merkator": MERKATOR}).replay().key() == state.key()
    SHELF.forget(name)
    with pytest.raises(OptionError, match="--data"):
        MERKATOR.options("standard", 3, {"data": name})


def test_a_corrected_card_scores_by_its_new_formula(replaced: Any) -> None:
    name = replaced("buildings.toml", 'kind = "fixed", vp = 3', 'kind = "per_time", vp = 2, per = 2')
    options = MERKATOR.options("standard", 3, {"data": name}).to_data()
    own = {"contracts": ["c2-01"], "buildings": ["gate"], "counters": 5}
    assert MERKATOR.read_position({"options": options, "seats": [own]}).score_sheet()[0]["buildings"] == 2 * 4


def test_every_reconstructed_fact_is_marked_and_can_be_listed() -> None:
    marked = {name: list(doubtful(MERKATOR.facts("standard")[name])) for name in FILES}
    assert all(marked.values())
    places = [place for place, _ in marked["contracts.toml"]]
    assert len([place for place in places if place.startswith("contract c")]) == 70
    assert "place russia, time" in [place.strip() for place, _ in marked["board.toml"]]
