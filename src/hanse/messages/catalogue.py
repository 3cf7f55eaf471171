"""Reads the catalogues `<language>/*.ftl` beside this file and says their messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import copy
from functools import cache
from importlib.resources import files

from hanse.kernel.errors import HanseError, Phrase, UnknownName
from hanse.messages.grammar import Choice, Misspelt, Pattern, Reference, Variable, entries, read_entry
from hanse.messages.numbers import NUMBERS

DEFAULT_LANGUAGE = "en"
_QUOTED_FIELD = re.compile(r"{(\w+)!r}")


class Catalogue:
    """All messages of one language; seen from a game, its own messages come first."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self.game = ""
        self._numbers = NUMBERS[language]
        self._sources: dict[str, str] = {}
        self._read: dict[str, dict[str, Pattern]] = {}  # most messages are never said, so each is read when it is
        for file, text in sources.items():
            for name, source in entries(text):
                if name in self._sources:
                    raise Misspelt(f"{file}: the message {name!r} is written twice")
                self._sources[name] = source

    def of(self, game: str) -> Catalogue:
        """The same messages seen from a game: `place` is its `teutonica-place` if there is one."""
        other = copy(self)
        other.game = game
        return other

    def has(self, message_id: str) -> bool:
        """Whether there is such a message (`name`) or such an attribute of a message (`name.attribute`)."""
        return self._found(message_id) is not None

    def say(self, message_id: str, /, **args: object) -> str:
        """The message (`name` or `name.attribute`) with its variables filled in.

        An unknown message or a missing variable is a fault of the program, hence a `LookupError`.
        """
        pattern = self._found(message_id)
        if pattern is None:
            raise LookupError(f"the catalogue {self.language!r} has no message {message_id!r}")
        try:
            return self._filled(pattern, args)
        except (LookupError, TypeError, RecursionError) as error:
            raise LookupError(f"message {message_id!r} in {self.language!r}: {error}") from None

    def refusal(self, refused: HanseError | str) -> str:
        """What was refused and why, in this language; in English what no message of it translates."""
        phrase = refused.phrase if isinstance(refused, HanseError) else refused
        if not isinstance(phrase, Phrase):
            return phrase
        quoted = _QUOTED_FIELD.findall(phrase.template)
        try:
            facts = {name: self._fact(fact, name in quoted) for name, fact in phrase.facts.items()}
            return self.say(refusal_id(phrase.template), **facts)
        except LookupError:
            return str(phrase)

    def _fact(self, fact: object, quoted: bool) -> str:
        """A fact as it stands in files and on command lines, so that the reader finds it there: numbers too."""
        if isinstance(fact, Phrase):
            return self.refusal(fact)
        if not quoted:
            return str(fact)
        return self.say("quoted", text=repr(fact)[1:-1]) if isinstance(fact, str) else repr(fact)

    def _found(self, message_id: str) -> Pattern | None:
        """The text of a message: the game's own, else the common one."""
        own = self._written(f"{self.game}-{message_id}") if self.game else None
        return own or self._written(message_id)

    def _written(self, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        if name not in self._sources:
            return None
        if name not in self._read:
            self._read[name] = read_entry(self._sources[name])
        return self._read[name].get(attribute)

    def _filled(self, pattern: Pattern, args: Mapping[str, object]) -> str:
        return "".join(part if isinstance(part, str) else self._part(part, args) for part in pattern)

    def _part(self, part: Variable | Reference | Choice, args: Mapping[str, object]) -> str:
        if isinstance(part, Reference):
            text = self._written(part.name)
            if text is None:
                raise LookupError(f"unknown message {part.name!r}")
            return self._filled(text, args)
        if isinstance(part, Choice):
            value = _given(part.variable, args)
            keys = (value,) if isinstance(value, str) else (value, self._numbers.form(value))
            chosen = (text for key, text in part.texts.items() if key in keys)
            return self._filled(next(chosen, part.otherwise), args)
        value = _given(part, args)
        return value if isinstance(value, str) else self._numbers.written(value)


def refusal_id(template: str) -> str:
    """The message that translates a template of a refusal: its words and those of its fields."""
    return "-".join(["refusal", *re.findall("[a-z0-9]+", template.replace("!r}", "}").lower())])


def _given(variable: Variable, args: Mapping[str, object]) -> str | int | float:
    if variable.name not in args:
        raise LookupError(f"nothing is given for ${variable.name}")
    value = args[variable.name]
    if not isinstance(value, str | int | float):
        raise TypeError(f"${variable.name} is {value!r}: expected a text or a number")
    return value


def languages() -> list[str]:
    """The languages that have a catalogue, the default one first."""
    found = [entry.name for entry in files(__package__).iterdir() if entry.is_dir() and _catalogue_files(entry.name)]
    return sorted(found, key=lambda language: (language != DEFAULT_LANGUAGE, language))


def texts(language: str) -> dict[str, str]:
    """The catalogue files of a language as they are written, by file name: what a browser is sent."""
    if language not in languages():
        raise UnknownName("language", language, languages())
    folder = files(__package__) / language
    return {name: (folder / name).read_text(encoding="utf-8") for name in _catalogue_files(language)}


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, for instance `fr`; `UnknownName` if there is none."""
    return Catalogue(language, texts(language))


def preferred_language(env: Mapping[str, str]) -> str:
    """The language that the environment asks for.

    HANSE_LANG is a wish for this program and is taken at its word. The locale (LC_ALL, LC_MESSAGES or LANG, the first
    that is set) is a habit: where it names a language without a catalogue, the default one is spoken.
    """
    wish = _language_of(env.get("HANSE_LANG", ""))
    if wish:
        return wish
    locale = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    habit = _language_of(locale)
    return habit if habit in languages() else DEFAULT_LANGUAGE


def _language_of(locale: str) -> str:
    """`fr_CA.UTF-8`, `fr-CA` and `fr` are all `fr`."""
    return re.split(r"[._@-]", locale, maxsplit=1)[0].strip().lower()


def _catalogue_files(language: str) -> list[str]:
    folder = files(__package__) / language
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
