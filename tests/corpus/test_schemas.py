"""The JSON Schemas fit everything that was ever written, and refuse what is none of it."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

from hanse.games import GAMES
from hanse.games.schemas import SCHEMAS, schema
from tests.corpus.make import generations, read, read_finals, record_of

FITS = {name: jsonschema_rs.validator_for(schema(name)) for name in SCHEMAS}
PLIES = 60  # positions this far apart are looked at


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schemas_are_schemas(name: str) -> None:
    jsonschema_rs.meta.validate(schema(name))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("generation", generations())
def test_every_record_and_every_final_position_fits(generation: str, key: str) -> None:
    for entry in read(generation, key):
        FITS["record"].validate(entry["record"])
    for final in read_finals(generation, key).values():
        FITS["position"].validate(final["position"])


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_positions_in_the_middle_of_games_fit(key: str) -> None:
    for entry in [*read(generations()[0], key)[::9], *read(generations()[-1], key)[::3]]:
        record = record_of(entry)
        state = record.begin()
        for ply, code in enumerate(record.codes):
            if ply % PLIES == 0:
                FITS["position"].validate(state.to_data())
            state.apply(code)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_no_record_or_position_does_not_fit(key: str) -> None:
    record = record_of(read(generations()[-1], key)[0])
    good = {"record": record.to_data(), "position": record.begin().to_data()}
    wrong: dict[str, list[dict[str, Any]]] = {
        "record": [{"format": 2}, {"game": "chess"}, {"seats": []}, {"codes": [-1]}, {"codes": ["end turn"]}],
        "position": [{"game": "chess"}, {"seats": [{}]}, {"turn": {}}, {"options": {}}, {"ending": "points"}],
    }
    for name, changes in wrong.items():
        FITS[name].validate(good[name])
        for change in changes:
            assert not FITS[name].is_valid({**good[name], **change})
        for part in schema(name)["required"]:
            assert not FITS[name].is_valid({key: value for key, value in good[name].items() if key != part})
