"""Every question, choice and event has a sentence in every language."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest

from hanse.arena import play_game
from hanse.cli.choices import distinct, find, folded, legal_choices, menu
from hanse.cli.common import console_for
from hanse.cli.faces import Phrases, face_of
from hanse.cli.log import Log
from hanse.cli.marks import FINE, PLAIN, signs_for
from hanse.cli.plain import HANDLER, plain
from hanse.cli.sheet import verdict
from hanse.cli.teutonica.places import Places
from hanse.games import GAMES, find_game
from hanse.games.teutonica.board import board_facts
from hanse.kernel.contract import State
from hanse.kernel.record import Record
from hanse.messages import catalogue
from hanse.players.house import HOUSE

GAME = find_game("teutonica")
FACE = face_of("teutonica")
LANGUAGES = ["en", "fr", "de"]


def phrases_for(board: str, language: str = "en") -> Phrases:
    return FACE.phrases(catalogue(language).of("teutonica"), {"board": board})


def text_of(state: State, words: str, language: str = "en") -> str:
    view = state.view(0)
    return phrases_for(view["board"], language).choice(state.describe(state.code(words)), view)


@cache
def told_game(preset: str, seats: int, changes: tuple[tuple[str, object], ...]) -> Record:
    """One game, told in every language."""
    bots = ["random" if seat == 0 else "focused" for seat in range(seats)]
    return play_game(GAME, GAME.options(preset, seats, dict(changes)), bots, "told", 900).record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "seats", "changes"),
    [
        ("base2009", 4, {}),
        ("bigbox2020", 3, {}),
        ("base2009", 5, {"markers.three": "relocate-stepwise", "markers.noRoute": "hold"}),
        ("east2010", 3, {}),
        ("britannia2014", 4, {"britannia.waiver": "any-marker"}),
        ("bigbox2020", 3, {"modules.missions": True, "modules.favours": True}),
        ("base2009", 2, {}),
        ("britannia2014", 2, {"neutral.extraPiece": "optional"}),
    ],
)
def test_whole_games_can_be_told(language: str, preset: str, seats: int, changes: dict[str, object]) -> None:
    record = told_game(preset, seats, tuple(changes.items()))
    state = record.begin()
    state.listen()
    phrases = phrases_for(state.view(None)["board"], language)
    log = Log(phrases, FINE)
    for ply, code in enumerate(record.codes):
        if ply % 5 == 0:
            view = state.view(state.mover())
            choices = legal_choices(state, view, phrases, FACE.order)
            assert phrases.prompt(view)
            assert menu(choices, phrases)
            assert phrases.hints(view, [choice.family for choice in choices])
        state.play(code)
        assert all(line.plain.strip() for line in log.lines(state.events()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_its_question(language: str) -> None:
    kinds = (
        "turn pay displaced lift put reward swap develop remove relocate-lift relocate-take relocate-put relocate-step "
        "markers move-any privilege independent keep place-two price also-recruit pawn neutral neutral-office"
    )
    for kind in kinds.split():
        assert catalogue(language).of("teutonica").has(f"prompt-{kind}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_option_and_value_is_explained(language: str, key: str) -> None:
    words = catalogue(language).of(key)
    for field in GAMES[key].option_fields():
        name = f"option-{field.key.replace('.', '-')}"
        assert words.say(name)
        for value in field.values:
            if field.key == "map":
                assert words.say(f"board-{value}")
            elif not _speaks_for_itself(value) and field.key != "players":
                assert words.say(
                    f"{name}.{ ({True: 'on', False: 'off'}[value] if isinstance(value, bool) else value) }"
                )


def _speaks_for_itself(value: object) -> bool:
    """A number, or several values joined by a plus: no message can be named after them."""
    return not isinstance(value, bool) and re.fullmatch("[0-9]+|.*[+].*", str(value)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_game_names_its_editions_boards_bots_and_categories(language: str, key: str) -> None:
    game, words = GAMES[key], catalogue(language).of(key)
    state = game.start(game.options(game.presets()[0], game.seats[-1]), 1)
    wanted = [*(f"preset-{name}" for name in game.presets()), *(f"board-{name}" for name in game.boards)]
    wanted += [*(f"bot-{name}" for name in HOUSE), "game", "game.about", "welcome-title", "help-board"]
    wanted += [f"category-{name}" for name in state.score_sheet()[0]]
    wanted += [f"group-{family}" for family in face_of(key).order]
    assert [name for name in wanted if not words.has(name)] == []


POSITION = {
    "players": 3,
    "routes": {"hamburg-lubeck": ["t0", "t0", "m0"], "stade-hamburg": ["m1", "t1", "t1"]},
    "cities": {"hamburg": ["t1"]},
    "turn": {"seat": 0, "actions": 2},
    "seats": [{"markers": {"unused": ["extra"]}}],
}


def test_choices_say_whose_piece_and_what_it_brings() -> None:
    state = GAME.read_position(POSITION)
    assert text_of(state, "displace stade-hamburg.1 with trader") == (
        "Displace Yellow’s merchant on Stade–Hamburg with a trader"
    )
    assert text_of(state, "displace stade-hamburg.1 with trader", "fr") == (
        "Remplacer sur Stade–Hamburg le marchand (Jaune) par un négociant"
    )
    assert text_of(state, "displace stade-hamburg.1 with trader", "de") == (
        "Auf Stade–Hamburg verdrängen: Kaufmann von Gelb, mit einem Händler"
    )
    assert text_of(state, "lift hamburg-lubeck.3") == "Move your merchant from Hamburg–Lübeck"
    state.play(state.code("establish hamburg-lubeck"))
    assert {text_of(state, state.words(code)) for code in state.legal()} == {
        "Office in Lübeck: white space, with a trader",
        "Extra office in Hamburg with a trader",
        "Extra office in Hamburg with a merchant",
        "Develop money bag: from 3 to 5",
        "Take nothing; all pieces go back to your stock",
    }


def test_posts_of_one_route_are_one_choice() -> None:
    state = GAME.read_position(POSITION)
    phrases = phrases_for("base-2-3")
    choices = legal_choices(state, state.view(0), phrases, FACE.order)
    placing = [
        choice
        for choice in choices
        if choice.family == "place" and choice.place and choice.place.key == "groningen-emden"
    ]
    assert len(placing) == 3
    assert [choice.words for choice in distinct(placing)] == ["place trader groningen-emden.1"]


def test_a_menu_leads_to_every_choice_and_is_short() -> None:
    state = GAME.read_position(POSITION)
    phrases = phrases_for("base-2-3")
    choices = legal_choices(state, state.view(0), phrases, FACE.order)
    top = menu(choices, phrases)
    assert len(choices) > 100
    assert [entry.number for entry in top] == list(range(1, len(top) + 1))
    assert len(top) <= 9
    reached = [choice for entry in top for choice in entry.choices]
    assert sorted(choice.code for choice in reached) == sorted(choice.code for choice in distinct(choices))
    routes = menu([choice for choice in choices if choice.family == "place"], phrases)
    assert [entry.number for entry in routes] == [e.choices[0].place.number for e in routes if e.choices[0].place]


def test_find_understands_the_exact_words_of_every_choice() -> None:
    state = GAME.read_position(POSITION)
    phrases = phrases_for("base-2-3")
    choices = legal_choices(state, state.view(0), phrases, FACE.order)
    for choice in choices:
        assert [found.code for found in find(choice.words, choices, phrases)] == [choice.code]
    assert find("zzz", choices, phrases) == []
    assert {choice.family for choice in find("e", choices, phrases)} == {"establish", "end"}


def test_letters_are_compared_without_case_and_accents() -> None:
    assert folded("LÜBECK Göttingen Straße Tønsberg l’hôtel") == "lubeck gottingen strasse tonsberg l'hotel"


def test_signs_fit_the_terminal() -> None:
    assert signs_for("utf-8") is FINE
    assert signs_for("ascii") is PLAIN
    assert signs_for(None) is PLAIN
    assert len(set(FINE.houses)) == len(set(PLAIN.houses)) == 5
    assert all(ord(sign) < 128 for sign in "".join(vars(PLAIN).values()))


def test_an_ascii_terminal_gets_the_nearest_letters() -> None:
    told = "Tønsberg–Göttingen, Łódź, Straße: ×2 … “½”"
    assert told.encode("ascii", HANDLER).decode() == plain(told) == 'Tonsberg-Gottingen, Lodz, Strasse: x2 . ".5"'
    assert plain("漢") == "?"


def screen_of(state: State, width: int, language: str = "en", you: int | None = 0) -> list[str]:
    view = state.view(you)
    screen = FACE.screen(catalogue(language).of("teutonica"), view, PLAIN, width)
    out = io.StringIO()
    console = console_for(out, width=width, no_color=True)
    for part in screen.parts(view, you, [""] * len(view["seats"])):
        console.print(part)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    ("preset", "seats", "changes", "shown"),
    [
        ("east2010", 3, {}, ["*mv2", "~", "(green)"]),
        ("britannia2014", 4, {}, ["Regions", "W Wales (closed)", "S Scotland (closed)", ">W"]),
        ("bigbox2020", 3, {"modules.missions": True, "modules.favours": True}, ["Your mission", "Favours on display"]),
        ("britannia2014", 2, {}, ["#N"]),
    ],
)
def test_the_screen_shows_what_is_in_play(
    preset: str, seats: int, changes: dict[str, object], shown: list[str], width: int
) -> None:
    lines = screen_of(GAME.start(GAME.options(preset, seats, changes), seed=3), width)
    assert [word for word in shown if not any(word in line for line in lines)] == []
    assert all(len(line) <= width for line in lines)


def test_the_screen_says_which_routes_the_pawn_opens() -> None:
    state = GAME.start(GAME.options("base2009", 2), seed=3)
    state.play(state.code("pawn bremen_hannover"))
    lines = screen_of(state, 120)
    assert any("Pawn province 5, between Bremen, Minden and Hannover: routes" in line for line in lines)


def test_nobody_else_sees_a_mission_card() -> None:
    state = GAME.start(GAME.options("bigbox2020", 3, {"modules.missions": True}), seed=3)
    assert not any("mission" in line.lower() for line in screen_of(state, 120, you=None))


def test_a_tie_is_explained() -> None:
    words = catalogue("en").of("teutonica")
    sheet = [{"total": 30}, {"total": 30}, {"total": 10}]
    assert verdict(sheet, [1, 1, 3], "option-final-tiebreak.shared", 1, words) == [
        "Blue and Yellow share the victory with 30 points.",
        "Blue and Yellow have equal totals; the winner is: all who are tied.",
    ]
    assert (
        verdict(sheet, [2, 1, 3], "option-final-tiebreak.skills-network", 1, words)[0] == "Yellow wins with 30 points."
    )
    assert verdict([{"total": 19}, {"total": 8}], [1, 2], "", 2, words) == ["Blue wins with 9½ points."]


def test_routes_keep_their_number_in_every_width() -> None:
    facts = board_facts("base-4-5")
    numbers = [{key: route.number for key, route in Places(facts, columns).routes.items()} for columns in (1, 2, 3)]
    assert numbers[0] == numbers[1] == numbers[2]
    assert sorted(numbers[0].values()) == list(range(1, 35))
