"""The two sets of facts that the package has of Merkator, by name."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hanse.games.merkator.game import MERKATOR
from hanse.games.merkator.terms import LIGHT, SHELF
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.errors import OptionError
from hanse.kernel.facts import STANDARD
from hanse.kernel.record import Record, read_record
from hanse.players import policy


def demands(data: str, value: int) -> int:
    """Cubes that all contracts of a value demand."""
    contracts = SHELF.facts(data)["contracts.toml"]["contract"]
    return sum(sum(card.get("goods", {}).values()) for card in contracts if card["value"] == value)


def test_a_table_that_says_nothing_has_the_set_in_which_the_ladder_matters() -> None:
    assert MERKATOR.options("standard", 3).to_data()["data"] == LIGHT


def test_games_of_before_that_named_no_set_keep_the_standard_one() -> None:
    said = {key: value for key, value in MERKATOR.options("standard", 3).to_data().items() if key != "data"}
    assert MERKATOR.read_options(said, 2).to_data()["data"] == STANDARD
    assert MERKATOR.read_options(said | {"data": LIGHT}, 2).to_data()["data"] == LIGHT
    assert MERKATOR.read_options(said).to_data()["data"] == LIGHT


@pytest.mark.parametrize("value", [5, 6, 7, 8, 9])
def test_high_contracts_of_the_light_set_demand_less(value: int) -> None:
    assert demands(LIGHT, value) < demands(STANDARD, value)


def test_what_a_set_does_not_have_itself_is_as_in_the_standard_one() -> None:
    for name in ("bonus-cards.toml", "buildings.toml", "setup.toml"):
        assert SHELF.facts(LIGHT)[name] == SHELF.facts(STANDARD)[name]


@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("standard", 4), ("long", 3), ("long", 4), ("solo", 1)])
def test_the_light_set_is_played_to_the_end_and_named_in_the_record(preset: str, seats: int) -> None:
    options = MERKATOR.options(preset, seats, {"data": LIGHT, "safety.max_turns_each": 60})
    game = MERKATOR.start(options, "light")
    choose = policy("merkator", "focused")
    chance = chance_from_seed("light", "focused")
    codes = []
    while not game.over():
        codes.append(choose(game, chance))
        game.play(codes[-1])
        assert not game.faults()
    record = Record(MERKATOR, options, "light", ["a", "b", "c", "d"][:seats], codes)
    assert record.to_data()["options"]["data"] == LIGHT
    assert read_record(record.to_json(), {"merkator": MERKATOR}).replay().key() == game.key()


def test_copies_of_the_files_of_a_set_are_that_set() -> None:
    folder = files("hanse.games.merkator") / "data" / LIGHT
    texts = {name: (folder / name).read_text(encoding="utf-8") for name in ("board.toml", "contracts.toml")}
    assert MERKATOR.replace_data(texts) == LIGHT


def test_an_unknown_set_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(OptionError, match="option data = heavy: expected light, standard or the fingerprint"):
        MERKATOR.options("standard", 3, {"data": "heavy"})
