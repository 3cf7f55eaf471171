"""Whatever the program suggests to type is accepted when it is typed at that moment."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanse.arena import play_game
from hanse.cli.choices import find, legal_choices
from hanse.cli.command import VERBS
from hanse.cli.commands import COMMANDS, command_named
from hanse.cli.faces import face_of
from hanse.cli.rules import clause_text
from hanse.cli.suggestions import suggestions
from hanse.games import GAMES
from hanse.kernel.contract import State
from hanse.messages import catalogue
from hanse.messages.catalogue import texts
from hanse.players import DEFAULT
from tests.cli.conftest import Run

LANGUAGES = ["en", "fr", "de"]
ROOT = Path(__file__).parents[2]
QUOTED = re.compile(r"“(.+?)”|« (.+?) »|„(.+?)“")
DECISIONS = 400  # of each game
SEATS = {"teutonica": 3, "hansa": 4, "merkator": 2}


def quoted(text: str) -> list[str]:
    return [next(filter(None, found)) for found in QUOTED.findall(text)]


def moments(
    game: str, changes: dict[str, object] | None = None, preset: str = "", every: int = 3, first: int = 0
) -> Iterator[State]:
    """Positions of a game among bots in which there is something to choose; not all, but one in so many."""
    rules = GAMES[game]
    seats = SEATS[game]
    options = rules.options(preset or rules.presets()[0], seats, changes or {})
    bots = ["random", *[DEFAULT] * (seats - 1)]
    record = play_game(rules, options, bots, "typed", DECISIONS).record
    state = record.begin()
    for ply, code in enumerate(record.codes):
        if ply % every == first and len(state.legal()) > 1:
            yield state
        state.play(code)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "preset", "changes"),
    [
        ("teutonica", "base2009", {}),
        ("teutonica", "britannia2014", {}),
        ("teutonica", "bigbox2020", {"modules.missions": True, "modules.favours": True}),
        ("hansa", "", {}),
        ("merkator", "", {"variant.hand_card": True}),
    ],
)
def test_every_suggestion_means_the_choice_that_it_was_made_from(
    game: str, preset: str, changes: dict[str, object], language: str
) -> None:
    face, words = face_of(game), catalogue(language).of(game)
    for state in moments(game, changes, preset, every=3 * len(LANGUAGES), first=LANGUAGES.index(language)):
        view = state.view(state.mover())
        phrases = face.phrases(words, view)
        choices = legal_choices(state, view, phrases, face.order)
        for way in suggestions(choices, phrases, 99):
            for line in (way.typed, way.short, way.choice.words):
                assert command_named(line, words) == "", line
                assert not line.isdigit()
                assert [found.text for found in find(line, choices, phrases)] == [way.choice.text], line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_somebody_who_types_what_the_question_suggests_is_never_refused(
    hanse: Run, capsys: pytest.CaptureFixture[str], game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")  # the line of suggestions is not broken
    words = catalogue(language).of(game)
    before, _, after = words.say("ask-how", examples="\0", commands="\1").partition("\0")
    how = re.compile(re.escape(before) + "(.+?)" + re.escape(after).replace("\1", "(.+)"))
    out: list[str] = []
    used: set[str] = set()

    def obedient() -> Iterator[str]:
        for number in range(16):
            out.append(capsys.readouterr().out)
            asked = how.search(out[-1])
            if asked is None:  # a list of places: their numbers stand on the board
                yield words.say("command-list")
                out.append(capsys.readouterr().out)
                yield re.findall(r"^ +(\d+) ", out[-1], re.MULTILINE)[0]
                continue
            typed, commands = quoted(asked[1]), asked[2].strip().split(", ")
            used.update(commands)
            if number % 10 == 5:
                yield from commands[:-1]  # with undo the question may be another one
                yield words.say("command-board")
                typed = quoted(how.findall(capsys.readouterr().out)[-1][0])
            yield typed[number % len(typed)]

    result = hanse("play", game, "--seed", 11, "--lang", language, lines=obedient())
    told = " ".join(" ".join([*out, result.out]).split())
    assert result.code == 0
    for refusal in ("ask-unknown", "ask-number"):
        start, _, end = " ".join(words.say(refusal, given="\0").split()).partition("\0")
        assert not re.search(re.escape(start) + ".{0,40}" + re.escape(end), told)
    for refusal in ("ask-again", "undo-nothing", "undo-revealed"):
        assert words.say(refusal) not in told
    assert used == {words.say(f"command-{name}") for name in ("help", "undo", "score", "rules", "quit")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_is_suggested_can_be_read(
    hanse: Run, capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    words = catalogue(language).of(game)
    rules, read = words.say("command-rules"), []

    def curious() -> Iterator[str]:
        for _ in range(12):
            yield rules
            typed = [line for line in quoted(capsys.readouterr().out) if line.startswith(rules + " ")]
            read.extend(typed)
            yield typed[-1]
            assert f"{face_of(game).rules}-{typed[-1].split()[1]}" in capsys.readouterr().out
            yield "1"

    assert hanse("play", game, "--seed", 11, "--lang", language, lines=curious()).code == 0
    assert len(read) == 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_hint_names_clauses_that_exist(game: str, language: str) -> None:
    words = catalogue(language).of(game)
    letters = face_of(game).rules
    for _, text in sorted(texts(language).items()):
        for hint in re.findall(rf"^{game}-hint-.*$", text, re.MULTILINE):
            for clause in re.findall(rf"{letters}-(?:R-)?[0-9.]*[0-9]", hint):
                assert clause_text(clause, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_message_tells_to_type_is_a_command(language: str) -> None:
    """What is quoted in these messages, and is no variable of them."""
    found = []
    for _, text in sorted(texts(language).items()):
        for name, said in re.findall(r"^((?:\w+-)?(?:ask|welcome|help|log|rules)-[\w-]+) = (.*)$", text, re.MULTILINE):
            found += [(name, word) for word in quoted(said) if "$" not in word and not name.startswith("web-")]
    words = catalogue(language)
    assert len(found) >= 10
    assert [(name, word) for name, word in found if not command_named(word, words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_that_end_a_game_and_the_overview_can_be_typed(hanse: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "an evening.json"
    left = hanse("play", "--lang", language, "--save", path, lines=["1"]).out
    resume = re.search(r"hanse (play --resume) '(.+)'", left.replace("\n", ""))
    assert resume is not None
    assert hanse(*resume[1].split(), resume[2], lines=[]).code == 0
    more = catalogue(language).say("help-more")
    assert all(hanse("--lang", other).code == 0 for other in re.findall(r"\b(?:en|fr|de)\b(?!.*--lang)", more))
    assert all(hanse(verb, "--help", "--lang", language).code == 0 for verb in VERBS)


@pytest.mark.parametrize("game", GAMES)
def test_the_option_that_is_given_as_an_example_can_be_changed(hanse: Run, game: str) -> None:
    shown = [hanse("games", game).out.splitlines()[-1], hanse("play", game, "--option", "x").err]
    for text in shown:
        example = re.findall(r"[\w.]+=[\w.-]+", text)[-1]
        assert hanse("play", game, "--option", example, lines=[]).code == 0
        assert hanse("simulate", game, "--games", 1, "--max-decisions", 3, "--option", example).code == 0


def told_to_type(game: str) -> list[str]:
    """What the page on playing names in code marks and is neither an option nor a line of the shell."""
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    title = {"teutonica": "A game in the terminal", "hansa": "Hansa (2004)", "merkator": "Merkator"}[game]
    section = re.sub(r"```.*?```", "", page.partition(f"\n## {title}\n")[2].partition("\n## ")[0], flags=re.DOTALL)
    marked = re.findall(r"`([^`]+)`", section)
    return [line for line in marked if not re.match("hanse |HANSE_|--|[A-Z]", line)]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_page_on_playing_says_can_be_typed(game: str) -> None:
    words = catalogue("en").of(game)
    left = {line for line in told_to_type(game) if not command_named(line, words) and not line.isdigit()}
    assert left
    for state in moments(game, every=1):
        view = state.view(state.mover())
        phrases = face_of(game).phrases(words, view)
        choices = legal_choices(state, view, phrases, face_of(game).order)
        left = {line for line in left if not find(line, choices, phrases)}
    assert left == set()


def test_every_command_is_known_by_its_own_name_in_every_language() -> None:
    for language, name in itertools.product(LANGUAGES, COMMANDS):
        words = catalogue(language)
        assert command_named(words.say(f"command-{name}"), words) == name == command_named(name, words)
