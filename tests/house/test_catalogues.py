"""Every language says the same things."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hanse.games import GAMES
from hanse.kernel.errors import UnknownName
from hanse.messages import Catalogue, catalogue, languages, preferred_language, texts

ROOT = Path(__file__).parents[2]
EXPECTED_LANGUAGES = ["en", "de", "fr"]
REFUSALS = "refusals.ftl"  # in English they stand where something is refused: see tests/messages/test_refusals.py


class _References(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # named by the library
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802  # named by the library
        self.terms.add(node.id.name)


def _references(node: ftl.SyntaxNode) -> _References:
    found = _References()
    found.visit(node)
    return found


def _entries(language: str) -> list[tuple[str, ftl.EntryType]]:
    parsed = ((name, FluentParser().parse(text)) for name, text in texts(language).items())
    return [(name, entry) for name, resource in parsed for entry in resource.body]


@cache
def _shape(language: str) -> dict[str, set[str]]:
    """Message ids and `id.attribute`s, each with the file it is in and the variables it uses; refusals apart."""
    shape: dict[str, set[str]] = {}
    for name, entry in _entries(language):
        if isinstance(entry, ftl.Message) and name != REFUSALS:
            if entry.value is not None:
                shape[entry.id.name] = {name} | {f"${v}" for v in _references(entry.value).variables}
            for attribute in entry.attributes:
                variables = {f"${v}" for v in _references(attribute).variables}
                shape[f"{entry.id.name}.{attribute.id.name}"] = {name} | variables
    return shape


def test_there_are_three_languages() -> None:
    assert languages() == EXPECTED_LANGUAGES


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_read_without_leftovers(language: str) -> None:
    junk = [entry.content for _, entry in _entries(language) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_written_twice(language: str) -> None:
    names = [entry.id.name for _, entry in _entries(language) if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", languages())
def test_messages_refer_only_to_what_exists(language: str) -> None:
    entries = [entry for _, entry in _entries(language)]
    messages = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    terms = {entry.id.name for entry in entries if isinstance(entry, ftl.Term)}
    for entry in entries:
        references = _references(entry)
        assert references.messages <= messages
        assert references.terms <= terms


def test_only_english_says_its_refusals_without_a_catalogue() -> None:
    assert [language for language in languages() if REFUSALS not in texts(language)] == ["en"]


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_same_messages_attributes_and_variables(language: str) -> None:
    assert _shape(language) == _shape("en")


def test_the_program_says_only_what_the_catalogues_know() -> None:
    spoken = {
        node.args[0].value
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "say"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    games = [name.removesuffix(".ftl") for name in texts("en")]
    own = {name.removeprefix(f"{game}-") for game in games for name in _shape("en") if name.startswith(f"{game}-")}
    assert spoken - set(_shape("en")) - own == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_its_messages_in_files_of_its_own(game: str) -> None:
    for name, entry in _entries("en"):
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.id.name.startswith(f"{game}-") == bool(re.match(rf"{game}[-.]", name)), entry.id.name


def test_seen_from_a_game_its_own_messages_come_first() -> None:
    words = Catalogue("en", {"a.ftl": "end = End\nmore = More\nchess-end = Mate\n"}).of("chess")
    assert [words.say("end"), words.say("more")] == ["Mate", "More"]
    assert not words.has("less")


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="unknown language 'xx': expected one of en, de, fr"):
        catalogue("xx")


def test_a_message_is_said_without_invisible_marks() -> None:
    words = Catalogue("en", {"a.ftl": "hello = Hello { $name }\n    .short = Hi { $name }\n"})
    assert words.say("hello", name="Lübeck") == "Hello Lübeck"
    assert words.say("hello.short", name="Lübeck") == "Hi Lübeck"


def test_numbers_choose_their_form() -> None:
    source = "left = { $count ->\n    [one] one action\n   *[other] { $count } actions\n } left\n"
    words = Catalogue("en", {"a.ftl": source})
    assert [words.say("left", count=n) for n in (1, 2)] == ["one action left", "2 actions left"]


def test_a_missing_message_or_variable_is_not_passed_over() -> None:
    words = Catalogue("en", {"a.ftl": "hello = Hello { $name }\n"})
    assert words.has("hello")
    assert not words.has("hello.short")
    for message in ("hello", "hello.short", "bye"):
        with pytest.raises(LookupError, match=message):
            words.say(message)


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "HANSE_LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "HANSE_LANG": "xx"}, "xx"),
    ],
)
def test_the_environment_chooses_the_language(env: dict[str, str], language: str) -> None:
    assert preferred_language(env) == language


@pytest.mark.parametrize("game", GAMES)
def test_every_order_and_every_wish_has_its_words(game: str) -> None:
    words = catalogue("en").of(game)
    for orderable in GAMES[game].orders:
        names = [f"-{wish.name or wish.family}" for wish in orderable.wishes]
        for message in (f"order-{orderable.kind}{name}" for name in ["", *names]):
            assert words.has(message), message
