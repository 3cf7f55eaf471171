"""Reads the catalogues `<language>/*.ftl` beside this file and says their messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import copy
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from hanse.kernel.errors import UnknownName

DEFAULT_LANGUAGE = "en"


class Catalogue:
    """All messages of one language; seen from a game, its own messages come first."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self.game = ""
        # The marks that isolate text of other directions show up as boxes in many terminals.
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in sources.values():
            self._bundle.add_resource(FluentResource(text))

    def of(self, game: str) -> Catalogue:
        """The same messages seen from a game: `place` is its `teutonica-place` if there is one."""
        other = copy(self)
        other.game = game
        return other

    def has(self, message_id: str) -> bool:
        """Whether there is such a message (`name`) or such an attribute of a message (`name.attribute`)."""
        return self._found(message_id) is not None

    def _found(self, message_id: str) -> str | None:
        """The id under which the message is written: the game's own, else the common one."""
        own = [f"{self.game}-{message_id}"] if self.game else []
        return next((name for name in (*own, message_id) if self._written(name)), None)

    def _written(self, message_id: str) -> bool:
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, message_id: str, /, **args: object) -> str:
        """The message (`name` or `name.attribute`) with its variables filled in.

        An unknown message or a missing variable is a fault of the program, hence a `LookupError`.
        """
        found = self._found(message_id)
        if found is None:
            raise LookupError(f"the catalogue {self.language!r} has no message {message_id!r}")
        name, _, attribute = found.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` has seen to it
        text, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise LookupError(f"message {message_id!r} in {self.language!r}: {faults[0]}")
        return str(text)


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
