"""Refusals of the engine are told in the reader's language: one line, exit code 2."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Result, Run

ARGUMENTS = [
    (
        "play --preset base1999",
        "édition inconnue « base1999 » : à choisir parmi base2009, ",
        "unbekannte Ausgabe „base1999“: zur Wahl stehen base2009, ",
    ),
    (
        "play --option markers.three=four",
        "option markers.three = four : un de remove, ",
        "Option markers.three = four: erwartet wird eines von remove, ",
    ),
    (
        "play --option britannia.waiver=any-marker",
        "option britannia.waiver = any-marker : elle demande des régions, et base-4-5 n’en a pas (HT-17.1)",
        "Option britannia.waiver = any-marker: sie braucht Regionen, und base-4-5 hat keine (HT-17.1)",
    ),
    ("play --seats 9", "9 places : 2 à 5 sont attendues", "9 Plätze: erwartet werden 2 bis 5"),
    (
        "simulate --bots deep",
        "robot inconnu « deep » : à choisir parmi beginner, easy, medium",
        "unbekannter Bot „deep“: zur Wahl stehen beginner, easy, medium",
    ),
    (
        "play --bot nowhere:player",
        "le robot nowhere:player ne se charge pas : ",
        "Bot nowhere:player lässt sich nicht laden: ",
    ),
    (
        "rules --coverage --require many",
        "sections fausses « many » : ",
        "falsche Abschnitte „many“: ",
    ),
]


def _refused(result: Result, expected: str) -> None:
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert expected in result.err


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize(("line", "french", "german"), ARGUMENTS, ids=[line for line, _, _ in ARGUMENTS])
def test_bad_arguments_are_refused_by_the_engine_in_the_readers_language(
    hanse: Run, line: str, french: str, german: str, language: str
) -> None:
    _refused(hanse(*line.split(), "--lang", language), {"fr": french, "de": german}[language])


@pytest.fixture
def record(hanse: Run, tmp_path: Path) -> Callable[..., Path]:
    """Writes the record of a game with parts replaced."""

    def write(**parts: Any) -> Path:
        path = tmp_path / "game.json"
        assert hanse("simulate", "hansa", "--games", "1", "--out", path).code == 0
        data = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps({**data, **parts}), encoding="utf-8")
        return path

    return write


RECORDS: list[tuple[dict[str, Any], str, str]] = [
    (
        {"rules": 99},
        "la révision 99 de hansa est d’une version plus récente : celle-ci connaît 1",
        "Revision 99 von hansa ist aus einer neueren Version: diese kennt 1",
    ),
    (
        {"format": 7},
        "le format d’enregistrement 7 est d’une version plus récente : celle-ci connaît 1",
        "das Format 7 der Aufzeichnung ist aus einer neueren Version: diese kennt 1",
    ),
    ({"codes": [0]}, " n’est pas permis maintenant : un de ", " ist jetzt nicht erlaubt: erwartet wird eine von "),
    ({"codes": [99999]}, "décision 1 de 1 : décision 99999 : ", "Entscheidung 1 von 1: Entscheidung 99999: "),
    ({"options": {}}, "options : il manque players", "options: players fehlt"),
]


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize(("parts", "french", "german"), RECORDS)
def test_a_record_is_refused_in_the_readers_language(
    hanse: Run, record: Callable[..., Path], parts: dict[str, Any], french: str, german: str, language: str
) -> None:
    path = record(**parts)
    _refused(hanse("replay", path, "--lang", language), {"fr": french, "de": german}[language])


POSITIONS = [
    (
        {"cities": {"stade": ["t0", "t1"]}},
        "ville stade : une liste d’au plus 1 est attendue",
        "Stadt stade: erwartet wird eine Liste von höchstens 1",
    ),
    (
        {"seats": [{"score": "all"}]},
        "place 0 : score : « all » : un nombre entier de 0 à 99 est attendu",
        "Platz 0: score: „all“: erwartet wird eine ganze Zahl von 0 bis 99",
    ),
    (
        {"preset": "base1999"},
        "édition inconnue « base1999 »",
        "unbekannte Ausgabe „base1999“",
    ),
    (
        {"over": True, "pawn": None},
        "la partie est finie : une raison est attendue",
        "das Spiel ist aus: erwartet wird ein Grund",
    ),
]


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("verb", ["play --position", "board -o x.svg --position"])
@pytest.mark.parametrize(("data", "french", "german"), POSITIONS)
def test_a_position_is_refused_in_the_readers_language(
    hanse: Run, tmp_path: Path, verb: str, data: dict[str, Any], french: str, german: str, language: str
) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    _refused(hanse(*verb.split(), path, "--lang", language), {"fr": french, "de": german}[language])


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("fr", "board.toml : schema : « mine » : 'mercator-board/1' est attendu"),
        ("de", "board.toml: schema: „mine“: erwartet wird 'mercator-board/1'"),
    ],
)
def test_facts_of_ones_own_are_refused_in_the_readers_language(
    hanse: Run, tmp_path: Path, language: str, expected: str
) -> None:
    (tmp_path / "board.toml").write_text('schema = "mine"\n', encoding="utf-8")
    _refused(hanse("data", "merkator", "--data", tmp_path, "--lang", language), expected)
