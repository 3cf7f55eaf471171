"""Whatever can be played can be told, in every language."""

from __future__ import annotations

import pytest

from hanse.arena import play_game
from hanse.cli.choices import legal_choices, menu
from hanse.cli.faces import face_of
from hanse.cli.log import Log
from hanse.cli.marks import FINE, PLAIN
from hanse.games import GAMES
from hanse.messages import catalogue
from hanse.players.house import DEFAULT, HOUSE

LANGUAGES = ["en", "fr", "de"]
TOLD = 500  # decisions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_presets_boards_bots_and_options_have_words(game: str, language: str) -> None:
    words = catalogue(language).of(game)
    assert words.say("game.about")
    for preset in GAMES[game].presets():
        assert words.say(f"preset-{preset}")
    for board in GAMES[game].boards:
        assert words.say(f"board-{board}")
    for bot in HOUSE:
        assert words.say(f"bot-{bot}")
    for field in GAMES[game].option_fields():
        assert words.say(f"option-{field.key.replace('.', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_choice_has_a_name_and_a_line_about_it(game: str, language: str) -> None:
    words = catalogue(language).of(game)
    for family in face_of(game).order:
        assert words.say(f"group-{family}")
        assert words.say(f"group-{family}.about")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [(key, seats) for key, game in GAMES.items() for seats in game.seats])
def test_whole_games_can_be_told(game: str, seats: int, language: str) -> None:
    rules, face = GAMES[game], face_of(game)
    options = rules.options(rules.presets()[0], seats)
    bots = ["random" if seat else DEFAULT for seat in range(seats)]
    record = play_game(rules, options, bots, "told", TOLD).record
    state = record.begin()
    state.listen()
    words = catalogue(language).of(game)
    phrases = face.phrases(words, state.view(None))
    log = Log(phrases, FINE)
    for ply, code in enumerate(record.codes):
        if ply % 5 == 0:
            view = state.view(state.mover())
            choices = legal_choices(state, view, phrases, face.order)
            assert phrases.prompt(view)
            assert menu(choices, phrases)
            assert phrases.hints(view, [choice.family for choice in choices])
        state.play(code)
        assert all(line.plain.strip() for line in log.lines(state.events()))
    for width, signs in ((80, PLAIN), (120, FINE)):
        assert face.screen(words, state.view(0), signs, width).parts(state.view(0), 0, [""] * seats)
