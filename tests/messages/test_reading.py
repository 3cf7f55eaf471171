"""Messages are read and said as Fluent, the language they are written in, says them."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hanse.messages import Catalogue, languages, texts
from hanse.messages.grammar import Choice, Misspelt, Part, Pattern, Reference, Variable, entries, read_entry
from hanse.messages.numbers import NUMBERS

COUNTS = (0, 1, 2, 5, 999, 1000, 1_000_000, 12_345_678, -1, -4200)
FRACTIONS = (0.5, 1.0, 1.5, 2.25, 1234.5, 0.0004, 0.0005, 2.6666667, 1e7, -0.25)


def _meant(pattern: ftl.Pattern) -> Pattern:
    """What Fluent's own reader found, in our terms."""
    return tuple(_meant_part(element) for element in pattern.elements)


def _meant_part(element: ftl.TextElement | ftl.Placeable) -> Part:
    if isinstance(element, ftl.TextElement):
        return element.value
    inside = element.expression
    if isinstance(inside, ftl.StringLiteral):
        return str(inside.parse()["value"])
    if isinstance(inside, ftl.VariableReference):
        return Variable(inside.id.name)
    if isinstance(inside, ftl.MessageReference):
        assert inside.attribute is None
        return Reference(inside.id.name)
    assert isinstance(inside, ftl.SelectExpression)
    assert isinstance(inside.selector, ftl.VariableReference)
    variants = {_key(variant): _meant(variant.value) for variant in inside.variants}
    (default,) = (_meant(variant.value) for variant in inside.variants if variant.default)
    return Choice(Variable(inside.selector.id.name), variants, default)


def _key(variant: ftl.Variant) -> int | str:
    return int(variant.key.value) if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name


def _joined(pattern: Pattern) -> Pattern:
    """Texts that follow each other as one, also inside of choices."""
    joined: list[Part] = []
    for part in pattern:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif isinstance(part, Choice):
            inside = {key: _joined(text) for key, text in part.texts.items()}
            joined.append(Choice(part.variable, inside, _joined(part.otherwise)))
        else:
            joined.append(part)
    return tuple(joined)


def _as_fluent_reads(source: str) -> dict[str, dict[str, Pattern]]:
    found: dict[str, dict[str, Pattern]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk | ftl.Term)
        if isinstance(entry, ftl.Message):
            parts = {attribute.id.name: _joined(_meant(attribute.value)) for attribute in entry.attributes}
            found[entry.id.name] = ({"": _joined(_meant(entry.value))} if entry.value else {}) | parts
    return found


def _as_we_read(source: str) -> dict[str, dict[str, Pattern]]:
    return {
        name: {part: _joined(pattern) for part, pattern in read_entry(text).items()} for name, text in entries(source)
    }


@pytest.mark.parametrize("language", languages())
def test_every_message_is_read_as_fluent_reads_it(language: str) -> None:
    for file, source in texts(language).items():
        assert _as_we_read(source) == _as_fluent_reads(source), file


@pytest.mark.parametrize(
    "source",
    [
        "a = b\n",
        "a=b",
        "a   =   b   \n\n\nc = d",
        "a =\n    b\n",
        "a =\n      b\n    c\n\n\n      d\n",
        "a = b\n    c\n     d   \n   { $e }\n",
        "a = { $b }\n{ $c }\n",
        "a = b { $c }   \n",
        'a = { " b " }\n',
        'a = b{ "" }\n    .c = { "{" }d{ "}" }\n',
        "a =\n    .b = c\n    .d =\n        e\n",
        "# no message\n\na = b\n# nor this\n    \n## nor = this\nc = d",
        "a = { $b ->\n    [one] c\n   *[other] d\n}e\n",
        "a = { $b ->\n\n  [0]\n     c\n\n       d\n *[-1] e { $f ->\n *[g] h\n } i\n}\n    j\n",
        "a = b = c # d\n",
        "a-b_C9 = { d-e }\n",
    ],
)
def test_every_way_of_writing_is_read_as_fluent_reads_it(source: str) -> None:
    assert _as_we_read(source) == _as_fluent_reads(source) != {}


@pytest.mark.parametrize(
    "source",
    [
        "-term = b",
        "a = { -term }",
        "a = { b.c }",
        "a = { NUMBER($b) }",
        "a = { 5 }",
        'a = { "\\u00e9" }',
        "a = { { $b } }",
        "a = b }",
        "a = { $b",
        "a = {}",
        "a =",
        "a = b\n    .c =",
        "a = b\n    .c = d\n    .c = e",
        "a = { $b ->\n    [one] c\n}",
        "a = { $b ->\n   *[one] c\n   *[other] d\n}",
        "a = { $b ->\n   *[one] c\n    [one] d\n}",
        "a = { $b ->\n   *[one]\n}",
        "a = { $b ->\n   *[1.5] c\n}",
        'a = { "b" ->\n   *[one] c\n}',
        "a\n",
        "  a = b\n",
        "\ta = b\n",
        "a = b\n\tc\n",
        "a = b\nc\n",
    ],
)
def test_whatever_else_fluent_knows_or_refuses_is_refused(source: str) -> None:
    with pytest.raises(Misspelt, match="expected"):
        _as_we_read(source)


def test_a_message_written_twice_is_refused() -> None:
    with pytest.raises(Misspelt, match=r"b\.ftl: the message 'a' is written twice"):
        Catalogue("en", {"a.ftl": "a = b\n", "b.ftl": "a = c\n"})


def test_messages_that_say_each_other_are_not_said_for_ever() -> None:
    with pytest.raises(LookupError, match="message 'a'"):
        Catalogue("en", {"a.ftl": "a = { b }\nb = { a }\n"}).say("a")


@cache
def _fluent(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in texts(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def _said(bundle: FluentBundle, name: str, attribute: str, args: dict[str, object]) -> str:
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, args)
    assert not faults
    return str(text)


def _variables(pattern: Pattern, ours: dict[str, dict[str, Pattern]]) -> dict[str, set[str]]:
    """The variables of a message and of those it refers to, with the names that choose among texts."""
    found: dict[str, set[str]] = {}

    def note(more: dict[str, set[str]]) -> None:
        for name, keys in more.items():
            found.setdefault(name, set()).update(keys)

    for part in pattern:
        if isinstance(part, Variable):
            note({part.name: set()})
        elif isinstance(part, Reference):
            note(_variables(ours[part.name][""], ours))
        elif isinstance(part, Choice):
            note({part.variable.name: {key for key in part.texts if isinstance(key, str)}})
            for text in part.texts.values():
                note(_variables(text, ours))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    ours = {name: parts for source in texts(language).values() for name, parts in _as_we_read(source).items()}
    words, bundle = Catalogue(language, texts(language)), _fluent(language)
    for name, parts in ours.items():
        for part, pattern in parts.items():
            variables = _variables(pattern, ours)
            keys = sorted({"Lübeck", *(key for names in variables.values() for key in names)} - {"one", "other"})
            for value in (*COUNTS, *keys):
                args: dict[str, object] = dict.fromkeys(variables, value)
                said = words.say(f"{name}.{part}" if part else name, **args)
                assert said == _said(bundle, name, part, args), args


@pytest.mark.parametrize("language", languages())
def test_numbers_are_written_and_choose_their_form_as_in_fluent(language: str) -> None:
    forms = ["zero", "one", "two", "few", "many"]
    source = "a = { $n } { $n ->\n" + "".join(f"    [{form}] {form}\n" for form in forms) + "   *[other] other\n}\n"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    words = Catalogue(language, {"a.ftl": source})
    for number in (*range(-30, 130), *COUNTS, *FRACTIONS):
        assert words.say("a", n=number) == _said(bundle, "a", "", {"n": number})


def test_every_language_has_its_numbers() -> None:
    assert set(NUMBERS) == set(languages())


def test_what_is_neither_text_nor_number_is_not_said() -> None:
    with pytest.raises(LookupError, match=r"message .a. in .en.: \$n is None: expected a text or a number"):
        Catalogue("en", {"a.ftl": "a = { $n }\n"}).say("a", n=None)
