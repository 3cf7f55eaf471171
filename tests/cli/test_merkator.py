"""Merkator in the terminal: sentences, finding by letters, halves, whole games alone and with bots."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from hanse.cli.choices import find, legal_choices
from hanse.cli.faces import face_of
from hanse.cli.marks import FINE
from hanse.games.merkator.codes import ACTIONS_END
from hanse.games.merkator.game import MERKATOR
from hanse.games.merkator.words import EVENTS
from hanse.kernel.contract import State
from hanse.kernel.options import written
from hanse.messages import catalogue
from tests.cli.conftest import Run

LANGUAGES = ["en", "fr", "de"]
FACE = face_of("merkator")
KINDS = (
    "invest", "hand-in", "travel", "split", "reflip", "loss", "fulfil", "leave", "exchange", "tile", "reward", "join",
    "store",
)  # fmt: skip
ENDS = ("peace", "counters", "turns", "stop")


def started(seats: int = 3, **changes: object) -> State:
    given = {key.replace("__", "."): value for key, value in changes.items()}
    return MERKATOR.start(MERKATOR.options(MERKATOR.presets()[0], seats, given), 5)


def sentences(state: State, language: str = "en") -> list[str]:
    words = catalogue(language).of("merkator")
    view = state.view(state.mover())
    return [choice.text for choice in legal_choices(state, view, FACE.phrases(words, view), FACE.order)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_decision_event_and_end_has_its_words(language: str) -> None:
    words = catalogue(language).of("merkator")
    state = started()
    families = {state.describe(code)["family"] for code in range(ACTIONS_END)}
    assert families == set(FACE.order)
    for kind in KINDS:
        assert words.has(f"prompt-{kind}")
        assert words.has(f"hint-{kind}")
        assert words.has(f"table-waits-{kind}")
    for event in set(EVENTS) - {"exchanged", "ending"}:
        assert words.has(f"event-{event.replace('_', '-')}")
    for field in MERKATOR.option_fields():
        for value in field.values if len(field.values) < 3 else ():
            assert words.has(f"option-{field.key.replace('.', '-')}.{written(value)}")
    for end in ENDS:
        assert words.has(f"event-ending-{end}")
        assert words.has(f"end-{end}")


def test_a_trip_says_what_it_brings_and_costs() -> None:
    state = started()
    state.play(state.code("done"))
    told = sentences(state)
    assert "Travel to Hamburg: 1 cube; 2 counters" in told
    assert "Travel to Russia: 1 cube; no counter" in told
    assert not any("Newfoundland" in text for text in told)  # three counters are not there
    assert "Nach Hamburg reisen: 1 Würfel; 2 Zeitmarken" in sentences(state, "de")
    assert "Voyager, Hambourg : 1 cube ; 2 marqueurs" in sentences(state, "fr")


def test_buildings_are_told_by_the_terms_of_their_formula() -> None:
    words = catalogue("en").of("merkator")
    names = FACE.phrases(words, started().view(None)).names  # type: ignore[attr-defined]  # of this game
    assert names.formula("arsenal") == (
        "2 for each kind in stock out of: muskets, saltpetre, iron, copper, coal, fabric, calfskin, at most 14"
    )
    assert names.formula("admiralty") == "3 for each contract for a minor place, at most 9"
    assert names.formula("envoys") == "8 if you alone have most contracts of value 8 or more"
    assert names.formula("crane") == "1 for every 3 cubes in stock, at most 8"
    assert names.demand("c9-01") == "wine, spice, muskets, citrus fruit, saltpetre, fish oil"
    assert names.demand("c10-01") == "12 different goods"
    for key in names.buildings:
        assert all(FACE.phrases(catalogue(lang).of("merkator"), started().view(None)) for lang in LANGUAGES)
        assert names.formula(key)


def test_choices_are_found_by_their_first_letters() -> None:
    state = started()
    view = state.view(state.mover())
    phrases = FACE.phrases(catalogue("en").of("merkator"), view)
    choices = legal_choices(state, view, phrases, FACE.order)
    for choice in choices:
        assert [found.code for found in find(choice.words, choices, phrases)] == [choice.code]
    state.play(state.code("done"))
    view = state.view(state.mover())
    choices = legal_choices(state, view, phrases, FACE.order)
    for text in ("t swe", "sweden", "3", "travel sweden"):
        assert [found.words for found in find(text, choices, phrases)] == ["travel sweden"]


def trying(seed: int) -> Iterator[str]:
    chance = random.Random(seed)
    while True:
        yield chance.choice(["1", "1", "1", "2", "3", "f", "t hamburg", "done", "score", "rules"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone_comes_to_its_end(hanse: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "alone.json"
    argv = ["play", "mercator", "--preset", "solo", "--seed", 3, "--save", path, "--lang", language]
    result = hanse(*argv, lines=itertools.islice(trying(1), 3000))
    assert (result.code, result.err) == (0, "")
    assert {"en": "Final score", "fr": "Décompte final", "de": "Schlusswertung"}[language] in result.out
    assert "()" not in result.out  # there are no bots to be named
    told = hanse("replay", path, "--log", "--lang", language)
    assert (told.code, told.err) == (0, "")


def test_a_table_with_bots_board_and_summary(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "three.json"
    result = hanse("play", "merkator", "--seats", 3, "--seed", 3, "--save", path, lines=itertools.islice(trying(2), 60))
    assert (result.code, result.err) == (0, "")
    assert "Your storerooms" in result.out
    picture = tmp_path / "three.svg"
    assert hanse("board", "--record", path, "-o", picture).code == 0
    assert "<svg" in picture.read_text(encoding="utf-8")
    summary = hanse("simulate", "merkator", "--games", 2, "--seats", 2, "--seed", 1)
    assert (summary.code, summary.err) == (0, "")
    assert "Best contracts" in summary.out
    assert "variant.hand_card" in hanse("games", "merkator").out


@pytest.mark.parametrize(
    ("stock", "tile", "told"),
    [
        ({}, [], "lacks plums, spice"),
        ({"iron": 4}, [], "lacks 1 of plums, spice"),
        ({"spice": 1, "iron": 3}, [], "lacks plums"),
        ({"spice": 1, "iron": 4}, [], "can be met"),
        ({"spice": 1, "iron": 3}, ["black"], "can be met"),
    ],
)
def test_what_a_contract_lacks_counts_supply_tile_and_exchanges(
    stock: dict[str, int], tile: list[str], told: str
) -> None:
    own = {"contracts": ["c2-01"], "goods": stock, "tile": tile}
    view = MERKATOR.read_position({"players": 2, "seats": [own]}).view(0)
    words, console = catalogue("en").of("merkator"), Console(width=120)
    with console.capture() as shown:
        console.print(FACE.screen(words, view, FINE, 120).parts(view, 0, ["", ""])[2])
    assert told in shown.get()
