"""Every refusal is said in every language: the templates in the source and the messages of the catalogues agree."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hanse.kernel.errors import HanseError, OptionError, Phrase, RecordError, UnknownName, together
from hanse.messages import Catalogue, catalogue, languages, refusal_id, texts
from hanse.messages.grammar import Variable, entries, read_entry

SOURCE = Path(__file__).parents[2] / "src"
REFUSALS = "refusals.ftl"
FIELD = re.compile(r"{(\w+)(?:!r)?}")
TRANSLATED = [language for language in languages() if language != "en"]


@cache
def _trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def _family() -> set[str]:
    """The names of `HanseError` and of all classes that are derived from it."""
    classes = [node for tree in _trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    family = {"HanseError"}
    while True:
        more = {each.name for each in classes if family & {ast.unparse(base) for base in each.bases}}
        if more <= family:
            return family
        family |= more


def _refusing(node: ast.AST, inside: str = "") -> Iterator[ast.Call]:
    """The calls below a node that make a refusal or a phrase, those of a class's own making included."""
    if isinstance(node, ast.ClassDef):
        inside = node.name
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func).rpartition(".")[2]
        if name in _family() | {"Phrase"} or (inside in _family() and ast.unparse(node.func) == "super().__init__"):
            yield node
    for child in ast.iter_child_nodes(node):
        yield from _refusing(child, inside)


@cache
def _calls() -> list[ast.Call]:
    return [call for tree in _trees() for call in _refusing(tree) if call.args]


@cache
def _templates() -> dict[str, set[str]]:
    """Every template in the source with the facts that it is given, whoever raises it."""
    found: dict[str, set[str]] = {}
    for call in _calls():
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str):
            found.setdefault(call.args[0].value, set()).update(word.arg for word in call.keywords if word.arg)
    return found


def _variables(source: str) -> set[str]:
    return {part.name for part in read_entry(source)[""] if isinstance(part, Variable)}


def _messages(language: str) -> dict[str, set[str]]:
    """The messages of the refusals in a language with their variables."""
    return {name: _variables(source) for name, source in entries(texts(language)[REFUSALS])}


def test_templates_are_found_in_the_source() -> None:
    assert "{seats} seats: expected {least} to {most}" in _templates()
    assert "unknown {kind} {name!r}: expected one of {known}" in _templates()
    assert "the game is over: no decision is expected" in _templates()


def test_no_refusal_is_filled_in_where_it_is_raised() -> None:
    filled = [ast.unparse(call) for call in _calls() if isinstance(call.args[0], ast.JoinedStr | ast.BinOp)]
    assert filled == []


def test_a_template_names_the_facts_that_it_is_given() -> None:
    for template, facts in _templates().items():
        fields = FIELD.findall(template)
        assert set(fields) == facts, template
        assert template.count("{") == template.count("}") == len(fields), template


def test_every_template_has_a_message_of_its_own() -> None:
    by_message = defaultdict(list)
    for template in _templates():
        by_message[refusal_id(template)].append(template)
    assert [templates for templates in by_message.values() if len(templates) > 1] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_refusal_is_translated_and_no_message_is_left_over(language: str) -> None:
    assert _messages(language) == {refusal_id(template): facts for template, facts in _templates().items()}


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_of_the_rules_stand_in_every_language(language: str) -> None:
    words = dict(entries(texts(language)[REFUSALS]))
    for template in _templates():
        for clause in re.findall(r"(?:H[AT]|MK)-[\d.]+\d|R-\d+", template):
            assert clause in words[refusal_id(template)]


def test_english_is_the_template_itself() -> None:
    assert catalogue("en").refusal(
        OptionError("{seats} seats: expected {least} to {most}", seats=9, least=2, most=5)
    ) == ("9 seats: expected 2 to 5")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "décision 3 de 7 : édition inconnue « solo » : à choisir parmi standard, long"),
        ("de", "Entscheidung 3 von 7: unbekannte Ausgabe „solo“: zur Wahl stehen standard, long"),
    ],
)
def test_a_refusal_within_a_refusal_is_translated_too(language: str, said: str) -> None:
    inner = UnknownName("preset", "solo", ["standard", "long"])
    outer = RecordError("decision {number} of {count}: {reason}", number=3, count=7, reason=inner)
    assert catalogue(language).refusal(outer) == said


def test_several_faults_are_translated_one_by_one() -> None:
    wrong = together([Phrase("seat {seat}: wrong number of contracts", seat=1), "no phrase"])
    assert catalogue("fr").refusal(HanseError(wrong)) == "place 1 : faux nombre de contrats ; no phrase"


def test_numbers_are_written_as_they_were_given() -> None:
    error = HanseError("decision {code}: expected a code from 0 to {last}", code=12345, last=6789)
    assert catalogue("de").refusal(error) == "Entscheidung 12345: erwartet wird ein Code von 0 bis 6789"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("{name}", "« {name} »"),
        ("a\nb", r"« a\nb »"),
        ("it's", "« it's »"),
        (7, "7"),
        (None, "None"),
        (["x"], "['x']"),
    ],
)
def test_what_was_given_is_quoted_and_never_filled_in(given: object, said: str) -> None:
    error = RecordError("seed {seed!r}: expected a whole number or a text", seed=given)
    assert catalogue("fr").refusal(error) == f"seed {said} : un nombre entier ou un texte est attendu"


@pytest.mark.parametrize(
    "error",
    [
        HanseError("{count} whales: expected none", count=3),  # a game from elsewhere says what no catalogue knows
        HanseError("a text with {braces} as it is"),
        HanseError("position: reason"),  # reads like the name of a message, and is none
        HanseError("déjà dit"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_what_no_message_translates_is_said_in_english(language: str, error: HanseError) -> None:
    assert catalogue(language).refusal(error) == str(error)


def test_a_plain_text_is_said_as_it_is() -> None:
    assert Catalogue("fr", {}).refusal("a line") == "a line"
