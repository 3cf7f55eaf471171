"""What can be wrong with what somebody gave us. Every message is one line: what was given, what was expected.

The English template stands where the error is raised, and is what the catalogues of other languages translate.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Phrase(str):
    """English words that know their template and its facts, so that they can be said in another language too.

    Facts are what was given and what was expected; phrases and errors among them are said in that language as well.
    """

    template: str
    facts: dict[str, object]

    def __new__(cls, template: str, /, **facts: object) -> Phrase:
        """Without facts the template is a text as it is, whatever stands in it."""
        known = {name: fact.phrase if isinstance(fact, HanseError) else fact for name, fact in facts.items()}
        phrase = super().__new__(cls, template.format(**known) if known else template)
        phrase.template = template
        phrase.facts = known
        return phrase

    def __reduce__(self) -> tuple[Any, ...]:
        return _phrase, (self.template, self.facts)


def _phrase(template: str, facts: dict[str, object]) -> Phrase:
    return Phrase(template, **facts)


def together(phrases: Iterable[str]) -> Phrase:
    """Several phrases in one line."""
    first, *others = phrases
    return Phrase("{first}; {others}", first=first, others=together(others)) if others else as_phrase(first)


def apart(phrase: Phrase) -> list[Phrase]:
    """The phrases that `together` made one of."""
    if list(phrase.facts) != ["first", "others"]:
        return [phrase]
    first, others = (as_phrase(str(part)) if type(part) is str else part for part in phrase.facts.values())
    assert isinstance(first, Phrase)
    assert isinstance(others, Phrase)
    return [first, *apart(others)]


def as_phrase(text: str) -> Phrase:
    """The text, which may be somebody else's, as a phrase."""
    return text if isinstance(text, Phrase) else Phrase(text)


class HanseError(ValueError):
    """Bad input of any kind; `str(error)` is one line for a person, and `phrase` what it is made of."""

    def __init__(self, template: str, /, **facts: object) -> None:
        self.phrase = Phrase(template, **facts) if facts else as_phrase(template)
        super().__init__(self.phrase)

    @property
    def template(self) -> str:
        """The English words with fields for the facts."""
        return self.phrase.template

    @property
    def facts(self) -> dict[str, object]:
        """What fills in the fields."""
        return self.phrase.facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _error, (type(self), self.phrase)


def _error(kind: type[HanseError], phrase: Phrase) -> HanseError:
    """The same error again, whatever its class is made from."""
    error = kind.__new__(kind)
    HanseError.__init__(error, phrase)
    return error


class OptionError(HanseError):
    """An option that does not exist, a value it does not take, or values that do not go together."""


class UnknownOption(OptionError):
    """An option that does not exist, at least not in this version."""


class MissingFacts(OptionError):
    """Facts of somebody's own that a game is played with and that were not given."""


class BoardError(HanseError):
    """A board file that is damaged: the place and the reason."""


class MoveError(HanseError):
    """A decision that cannot be made now, or words that name none."""


class PositionError(HanseError):
    """Position data that cannot be a position."""


class RecordError(HanseError):
    """A record that is damaged, foreign, or does not replay."""


class TooNew(HanseError):
    """Something that a newer version wrote; it is left alone."""


class UnknownName(HanseError):
    """A name that is not one of those known."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        """`kind` says in a word what it should be the name of."""
        known_names = ", ".join(known)
        super().__init__(
            "unknown {kind} {name!r}: expected one of {known}", kind=as_phrase(kind), name=name, known=known_names
        )
