"""Hansa (2004) in the terminal: its sentences in three languages, its screen, whole games by typing."""

from __future__ import annotations

import io
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hanse.arena import play_game
from hanse.cli.choices import find, legal_choices, menu
from hanse.cli.hansa.face import FACE
from hanse.cli.hansa.phrases import Phrases
from hanse.cli.log import Log
from hanse.cli.marks import FINE, PLAIN
from hanse.games import GAMES, find_game
from hanse.games.hansa.decisions import DECISIONS
from hanse.games.hansa.words import ENDS, EVENTS, FAMILIES
from hanse.kernel.contract import State
from hanse.kernel.record import read_record
from hanse.messages import catalogue
from tests.cli.conftest import Run

GAME = find_game("hansa")
LANGUAGES = ["en", "fr", "de"]

# Blue is in Riga with the ship, tokens of two colours and a post; Yellow leads in Riga and has a red token.
POSITION: dict[str, Any] = {
    "players": 3,
    "ship": "riga",
    "ports": {
        "riga": {"posts": [1, 3, 0], "slots": ["green-2", None]},
        "danzig": {"posts": [2, 0, 0], "slots": ["blue-1"]},
    },
    "seats": [{"purse": 2, "open": ["red-1", "red-3", "blue-2"]}, {"open": ["red-2"]}, {}],
    "turn": {"seat": 0, "phase": "visit"},
}


def phrases_for(state: State, language: str = "en") -> Phrases:
    return FACE.phrases(catalogue(language).of("hansa"), state.view(None))


def texts(state: State, language: str = "en") -> list[str]:
    view, phrases = state.view(0), phrases_for(state, language)
    return [choice.text for choice in legal_choices(state, view, phrases, FACE.order)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "changes"), [(4, {}), (2, {"sale.partial": False, "sold.visible": False})])
def test_whole_games_can_be_told(language: str, seats: int, changes: dict[str, object]) -> None:
    options = GAME.options("hansa2004", seats, changes)
    record = play_game(GAME, options, ["random", *["focused"] * (seats - 1)], "told", 900).record
    state = record.begin()
    state.listen()
    phrases = phrases_for(state, language)
    log = Log(phrases, FINE)
    screen = FACE.screen(phrases.words, state.view(None), PLAIN, 80)
    console = Console(width=80, file=io.StringIO())
    for ply, code in enumerate(record.codes):
        if ply % 5 == 0:
            view = state.view(state.mover())
            choices = legal_choices(state, view, phrases, FACE.order)
            assert phrases.prompt(view)
            assert menu(choices, phrases)
            assert phrases.hints(view, [choice.family for choice in choices])
            console.print(*screen.parts(view, 0, [""] * seats))
        state.play(code)
        assert all(line.plain.strip() for line in log.lines(state.events()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_its_words(language: str) -> None:
    words = catalogue(language).of("hansa")
    assert [each.name for each in DECISIONS[1:-1] if not words.has(f"prompt-{each.name}")] == []
    assert [family.name for family in FAMILIES if not words.has(f"group-{family.name}.about")] == []
    told = {name.replace("_", "-") for name in EVENTS} - {"ending", "bought", "offered"}
    told |= {"bought-free", "bought-bank", "bought-leader", *(f"ending-{why}" for why in ENDS.values())}
    assert [name for name in sorted(told) if not words.has(f"event-{name}")] == []
    assert [why for why in ENDS.values() if not words.has(f"end-{why}")] == []
    assert sorted(FACE.order) == sorted(family.name for family in FAMILIES)


def test_choices_say_what_they_cost_and_who_is_paid() -> None:
    state = GAME.read_position(POSITION)
    assert texts(state) == [
        "Buy a green token with 2 barrels for 1 thaler to Yellow",
        "Install 1 post in Riga for a red token with 1 barrel",
        "Install 3 posts in Riga for a red token with 3 barrels",
        "Install 2 posts in Riga for a blue token with 2 barrels",
        "Sell a red token with 1 barrel: 2 points at the end",
        "Sell a red token with 3 barrels: 4 points at the end",
        "Sail to Danzig for 1 thaler",
        "End your turn",
    ]
    assert "Acheter un jeton vert à 2 tonneaux pour 1 thaler versé à Jaune" in texts(state, "fr")
    assert "Nach Danzig segeln für 1 Taler" in texts(state, "de")
    state.play(state.code("sail danzig"))
    assert texts(state)[0] == "Buy a blue token with 1 barrel: free, you have the majority in Danzig"


def test_a_sale_is_told_from_its_first_token_to_the_losses() -> None:
    state = GAME.read_position(POSITION)
    state.listen()
    for words in ("sell red-1", "sell red-3"):
        state.play(state.code(words))
    assert texts(state)[-1] == "Conclude the sale: 2 tokens, 6 points at the end"
    state.play(state.code("done"))
    lines = [line.plain.strip() for line in Log(phrases_for(state), FINE).lines(state.events())]
    sold = "sells a red token with 1 barrel in Riga · sells a red token with 3 barrels in Riga"
    assert lines == [
        f"Ч  Blue takes 1 post back from Riga · {sold}",
        "‡  Yellow loses a red token with 2 barrels",
    ]


def test_a_choice_is_found_by_a_few_letters() -> None:
    state = GAME.read_position(POSITION)
    phrases = phrases_for(state)
    choices = legal_choices(state, state.view(0), phrases, FACE.order)
    for choice in choices:
        assert [found.code for found in find(choice.words, choices, phrases)] == [choice.code]
    assert [choice.words for choice in find("sai", choices, phrases)] == ["sail danzig"]
    assert [choice.words for choice in find("i 3", choices, phrases)] == ["install red-3"]
    assert {choice.words for choice in find("red", choices, phrases)} == {
        "install red-1", "install red-3", "sell red-1", "sell red-3",
    }  # fmt: skip
    assert [choice.words for choice in find("danzig", choices, phrases)] == ["sail danzig"]
    assert [choice.words for choice in find("buy green", choices, phrases)] == ["buy riga.a"]
    assert find("buy blue", choices, phrases) == []


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("signs", [FINE, PLAIN], ids=["fine", "plain"])
def test_the_screen_fits_and_says_who_leads(width: int, signs: Any) -> None:
    state = GAME.read_position(POSITION)
    shown = io.StringIO()
    console = Console(width=width, color_system=None, file=shown)
    view = state.view(0)
    for part in FACE.screen(catalogue("en").of("hansa"), view, signs, width).parts(view, 0, ["(you)", "", ""]):
        console.print(part)
    lines = shown.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    riga = next(line for line in lines if "Riga" in line and "Gr2" in line)
    assert riga.startswith(f"{signs.active}9 Riga")
    assert f"{signs.houses[1]}3 *" in riga
    assert f"1 {signs.arrow}" in riga
    assert any("Danzig" in line and "free" in line for line in lines)
    assert any("tokens before the last stack" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_typing(hanse: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.json"
    typed = itertools.chain(["help", "rules", "rules 9.2", "log", "score"], itertools.cycle(["2", "1", "3"]))
    argv = ["play", "hansa", "--seats", 2, "--seed", 7, "--save", path, "--lang", language]
    result = hanse(*argv, lines=itertools.islice(typed, 1500))
    assert (result.code, result.err) == (0, "")
    assert "HA-9.2" in result.out
    assert read_record(path.read_text(encoding="utf-8"), GAMES).replay().over()
    told = hanse("replay", path, "--log", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert catalogue(language).of("hansa").say("end-last-stack") in told.out


def test_a_turn_is_ended_by_the_person_alone(hanse: Run, tmp_path: Path) -> None:
    position = {**POSITION, "seats": [{"purse": 0}, {}, {}], "ports": {}}
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "hansa", **position}), encoding="utf-8")
    out = hanse("play", "hansa", "--position", file, lines=["quit"]).out
    assert "1 End your turn" in out


def test_tokens_that_were_turned_up_cannot_be_unseen(hanse: Run, tmp_path: Path) -> None:
    position = {**POSITION, "turn": {"seat": 0, "phase": "refill"}}
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "hansa", **position}), encoding="utf-8")
    out = hanse("play", "hansa", "--position", file, lines=["refill", "undo", "quit"]).out
    assert "what has been seen stays seen" in out


def test_the_other_verbs_know_the_game(hanse: Run, tmp_path: Path) -> None:
    assert "setup.first_player" in hanse("games", "hansa").out
    games = tmp_path / "games.jsonl"
    assert hanse("simulate", "hansa", "--games", 2, "--seats", 3, "--seed", 4, "--out", games).code == 0
    summary = hanse("simulate", "hansa", "--games", 1, "--seats", 2).out
    assert "the last stack begun" in summary
    picture = tmp_path / "moment.svg"
    assert hanse("board", "--record", games, "--ply", 40, "--lang", "de", "-o", picture).code == 0
    assert "Kopenhagen" in picture.read_text(encoding="utf-8")
    assert hanse("board", "hansa", "-o", picture).code == 0
