"""Reads messages in the part of the Fluent language that the catalogues are written in.

    name = Text with { $variable }, { another-message } and { " text that keeps its spaces " }
        and a second line
        .attribute = Text
    count = { $count ->
        [one] one piece
       *[other] { $count } pieces
    }

Whatever is not of this part is refused, never guessed at; tests compare every message with what Fluent itself reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_ENTRY = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*(?= *=)")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_NUMBER = re.compile(r"-?[0-9]+")
_SPACES = re.compile(" *")
_BLANK = re.compile(r"[ \n]*")
_TEXT = re.compile(r"[^{}\n]+")
_LITERAL = re.compile(r'"([^"\\\n]*)"')
_NEW_LINE = re.compile(r"(\n(?: *\n)*)( *)")
_NO_TEXT = ("[", "*", ".", "}", "")  # what a further line of a text does not begin with


@dataclass(frozen=True, slots=True)
class Variable:
    """A place for what the program gives."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """A place for another message."""

    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Texts of which a variable chooses one: by its number, by the form that the language has for it, or by name."""

    variable: Variable
    texts: dict[int | str, Pattern]
    otherwise: Pattern


Part = str | Variable | Reference | Choice
Pattern = tuple[Part, ...]


class Misspelt(ValueError):
    """A catalogue that cannot be read: the place and the reason."""


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue by name, each still as it is written."""
    name, lines = "", list[str]()
    for number, line in enumerate([*text.split("\n"), "#"], start=1):
        begins = _ENTRY.match(line)
        if begins or line.startswith("#"):
            if name:
                yield name, "\n".join(lines)
            name, lines = begins[0] if begins else "", [line]
        elif name:
            lines.append(line)
        elif line.strip(" "):
            raise Misspelt(f"line {number}: expected a message or a comment, not {line!r}")


def read_entry(source: str) -> dict[str, Pattern]:
    """The text of a message under the empty name, and those of its attributes; a message may have only these."""
    return _Reader(source).entry()


class _Reader:
    """Goes through one message from its first to its last letter."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def entry(self) -> dict[str, Pattern]:
        self.name()
        value = self.definition()
        texts = {"": value} if value else {}
        while self.comes("."):
            attribute = self.name()
            text = self.definition()
            if not text or attribute in texts:
                raise self.misspelt(f"one text for .{attribute}")
            texts[attribute] = text
        if self.at < len(self.source) or not texts:
            raise self.misspelt("a text, then the end of the message")
        return texts

    def definition(self) -> Pattern:
        self.take(_SPACES)
        self.need("=")
        return self.pattern()

    def pattern(self) -> Pattern:
        """Text and placeables up to where neither can follow; lines lose the spaces that all of them begin with."""
        self.take(_SPACES)
        parts: list[Part] = []
        indents: dict[int, str] = {}  # the parts that begin a line, and the spaces there
        in_text = False
        while True:
            if self.comes("{"):
                parts.append(self.placeable())
                in_text = False
            elif text := self.take(_TEXT):
                parts.append(text[0])
                in_text = True
            elif line := self.next_line():
                indents[len(parts)] = line[2]
                parts.append(line[1])
            else:
                break
        common = min(map(len, indents.values()), default=0)
        for place, spaces in indents.items():
            newlines = "\n" * str(parts[place]).count("\n") if place else ""
            parts[place] = newlines + spaces[common:]
        if in_text:
            last = str(parts.pop()).rstrip(" ")
            parts += [last] if last else []
        self.take(_BLANK)
        return tuple(parts)

    def next_line(self) -> re.Match[str] | None:
        """The way to a further line of the same text."""
        line = _NEW_LINE.match(self.source, self.at)
        begins = self.source[line.end() : line.end() + 1] if line else ""
        if not line or begins in _NO_TEXT or (begins != "{" and not line[2]):
            return None
        self.at = line.end()
        return line

    def placeable(self) -> Part:
        self.take(_BLANK)
        inside: Part
        if literal := self.take(_LITERAL):
            inside = literal[1]
        elif self.comes("$"):
            inside = Variable(self.name())
            self.take(_BLANK)
            if self.comes("->"):
                inside = self.choice(inside)
        else:
            inside = Reference(self.name())
        self.take(_BLANK)
        self.need("}")
        return inside

    def choice(self, variable: Variable) -> Choice:
        self.take(_BLANK)
        texts: dict[int | str, Pattern] = {}
        usual: list[Pattern] = []
        while not self.source.startswith("}", self.at):
            default = self.comes("*")
            self.need("[")
            number = self.take(_NUMBER)
            key = int(number[0]) if number else self.name()
            self.need("]")
            text = self.pattern()
            if key in texts or not text:
                raise self.misspelt(f"one text for [{key}]")
            texts[key] = text
            usual += [text] if default else []
        if len(usual) != 1:
            raise self.misspelt("one text marked *")
        return Choice(variable, texts, usual[0])

    def name(self) -> str:
        found = self.take(_NAME)
        if not found:
            raise self.misspelt("a name")
        return found[0]

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def comes(self, wanted: str) -> bool:
        found = self.source.startswith(wanted, self.at)
        self.at += len(wanted) if found else 0
        return found

    def need(self, wanted: str) -> None:
        if not self.comes(wanted):
            raise self.misspelt(repr(wanted))

    def misspelt(self, expected: str) -> Misspelt:
        return Misspelt(
            f"after {self.source[: self.at][-40:]!r}: expected {expected}, not {self.source[self.at :][:20]!r}"
        )
