"""Facts of a game that its owner may correct: those of the package, and replaced ones under their fingerprint."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, Generic, TypeVar

from hanse.kernel.errors import BoardError, MissingFacts, Phrase, UnknownName

Facts = dict[str, dict[str, Any]]  # what each file says
T = TypeVar("T")

STANDARD = "standard"
FINGERPRINT_DIGITS = 12
CONFIDENCE = "confidence"


class Shelf(Generic[T]):
    """What a game is played with, by the value of its option `data`."""

    def __init__(
        self, package: str, names: tuple[str, ...], read: Callable[[Facts], T], others: tuple[str, ...] = ()
    ) -> None:
        """`names` are the files in the package's folder `data`; `read` checks their facts and lays them out.

        `others` are further sets of facts of the package: folders in `data` with the files that differ.
        """
        self.names = names
        self.sets = (STANDARD, *others)
        self._package = package
        self._read = read
        self._facts: dict[str, Facts] = {}
        self._laid_out: dict[str, T] = {}

    def tables(self, data: str) -> T:
        """The facts of this name, laid out for play."""
        if data not in self._laid_out:
            self._laid_out[data] = self._read(self.facts(data))
        return self._laid_out[data]

    def facts(self, data: str) -> Facts:
        """The facts of this name as they are written."""
        if data in self.sets and data not in self._facts:
            self._facts[data] = self._packaged(data)
        if data not in self._facts:
            raise MissingFacts(
                "option data = {data}: these replaced facts are not here: give their folder with --data", data=data
            )
        return self._facts[data]

    def replace(self, texts: Mapping[str, str]) -> str:
        """Check replaced files, given by name, together with the package's others; the name they are played under."""
        for name in texts:
            if name not in self.names:
                raise UnknownName("file of facts", name, self.names)
        facts = self.facts(STANDARD) | {name: read_toml(text, name) for name, text in texts.items()}
        tables = self._read(facts)
        for name in self.sets:
            if facts == self.facts(name):
                return name
        data = fingerprint(facts)
        self._facts[data], self._laid_out[data] = facts, tables
        return data

    def forget(self, data: str) -> None:
        """Take replaced facts off the shelf."""
        self._facts.pop(data, None)
        self._laid_out.pop(data, None)

    def _packaged(self, data: str) -> Facts:
        """A set of the package; what its folder does not have is as in the standard one."""
        standard = files(self._package) / "data"
        own = standard if data == STANDARD else standard / data
        facts: Facts = {}
        for name in self.names:
            source = own / name if (own / name).is_file() else standard / name
            facts[name] = read_toml(source.read_text(encoding="utf-8"), name)
        return facts


class FactReader:
    """Walks through the facts of a file and says where something is wrong: file, place and reason."""

    def __init__(self, facts: dict[str, Any], source: str) -> None:
        self.facts = facts
        self.source = source

    def fail(self, place: str, reason: Phrase) -> BoardError:
        """The error to raise."""
        return BoardError("{source}: {place}: {reason}", source=self.source, place=place, reason=reason)

    def need(self, table: object, key: str, kind: type, place: str) -> Any:
        """A value of the given type under a key."""
        if not isinstance(table, dict):
            raise self.fail(place, Phrase("expected a table"))
        value = table.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(place, _not_a(key, value, _KIND_WORDS[kind]))
        return value

    def whole(self, table: object, key: str, least: int, most: int, place: str) -> int:
        """A whole number within limits."""
        value: int = self.need(table, key, int, place)
        if not least <= value <= most:
            expected = str(least) if least == most else Phrase("{least} to {most}", least=least, most=most)
            raise self.fail(
                place, Phrase("{key} is {value!r}: expected {expected}", key=key, value=value, expected=expected)
            )
        return value

    def one_of(self, value: object, known: Iterable[object], place: str) -> int:
        """Where the value stands among those known."""
        names = list(known)
        if isinstance(value, bool) or value not in names:
            raise self.fail(
                place, Phrase("{value!r}: expected one of {known}", value=value, known=", ".join(map(str, names)))
            )
        return names.index(value)


def _not_a(key: str, value: object, expected: Phrase) -> Phrase:
    if value is None:
        return Phrase("{key} is missing: expected {expected}", key=key, expected=expected)
    return Phrase("{key} is {value!r}: expected {expected}", key=key, value=value, expected=expected)


_KIND_WORDS = {
    str: Phrase("a text"),
    int: Phrase("a whole number"),
    list: Phrase("a list"),
    dict: Phrase("a table"),
    bool: Phrase("true or false"),
}


def read_toml(text: str, name: str) -> dict[str, Any]:
    """The facts in a file, or what is wrong with it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError("{name}: not TOML: {reason}", name=name, reason=str(error)) from None


def fingerprint(facts: Facts) -> str:
    """A name that is the same for the same facts, however their files are laid out."""
    written = json.dumps(facts, sort_keys=True, default=str).encode()
    return hashlib.sha256(written).hexdigest()[:FINGERPRINT_DIGITS]


def doubtful(facts: Any, mark: str = "reconstructed", place: str = "") -> Iterator[tuple[str, str]]:
    """The places whose facts carry this mark of confidence, each with what it says.

    A table marked as a whole (`confidence = ...`) is one place; `links_confidence = ...` marks the fact `links`; a
    table `[confidence]` marks the subjects of its file.
    """
    if isinstance(facts, list):
        for number, entry in enumerate(facts, start=1):
            yield from doubtful(entry, mark, f"{place} {_name(entry, number)}")
        return
    if not isinstance(facts, dict):
        return
    for key, value in facts.items():
        if key == CONFIDENCE and isinstance(value, dict):
            yield from ((_join(place, subject), "") for subject, how in value.items() if how == mark)
        elif key == CONFIDENCE and value == mark:
            yield place, _told(facts)
        elif key.endswith(f"_{CONFIDENCE}") and value == mark:
            fact = key.removesuffix(f"_{CONFIDENCE}")
            yield _join(place, fact), _told({fact: facts[fact]} if fact in facts else {})
        else:
            yield from doubtful(value, mark, _join(place, key))


def _name(entry: Any, number: int) -> str:
    return str(entry["id"]) if isinstance(entry, dict) and "id" in entry else str(number)


def _join(place: str, key: str) -> str:
    return f"{place}, {key}" if place else key


def _told(facts: Mapping[str, Any]) -> str:
    """The plain facts of a table on one line."""
    kept = {key: value for key, value in facts.items() if not key.endswith(CONFIDENCE) and key not in ("id", "note")}
    return ", ".join(f"{key} = {json.dumps(value, ensure_ascii=False, default=str)}" for key, value in kept.items())
