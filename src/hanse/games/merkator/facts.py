"""Reads the files of facts: what every one of them has to keep to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hanse.kernel.errors import Phrase
from hanse.kernel.facts import FactReader

MARKS = ("certain", "inferred", "reconstructed")


class Reader(FactReader):
    """One file of facts."""

    def __init__(self, facts: dict[str, Any], source: str, schema: str) -> None:
        super().__init__(facts, source)
        if facts.get("schema") != schema:
            raise self.fail(
                "schema", Phrase("{given!r}: expected {expected}", given=facts.get("schema"), expected=repr(schema))
            )
        self._check_marks(facts, "file")

    def _check_marks(self, node: object, place: str) -> None:
        """Every mark of confidence is a known word."""
        if isinstance(node, list):
            for number, entry in enumerate(node, start=1):
                self._check_marks(entry, f"{place} {number}")
        if not isinstance(node, dict):
            return
        for key, value in node.items():
            if key == "confidence" or key.endswith("_confidence"):
                for mark in value.values() if isinstance(value, dict) else [value]:
                    if mark not in MARKS:
                        raise self.fail(
                            f"{place}, {key}",
                            Phrase("{value!r}: expected one of {known}", value=mark, known=", ".join(MARKS)),
                        )
            else:
                self._check_marks(value, f"{place}, {key}" if place != "file" else str(key))

    def table(self, key: str) -> dict[str, Any]:
        """A table of the file."""
        value: dict[str, Any] = self.need(self.facts, key, dict, "file")
        return value

    def entries(self, key: str, count: int) -> list[dict[str, Any]]:
        """The tables of a list, exactly so many."""
        found = self.need(self.facts, key, list, "file")
        if len(found) != count:
            raise self.fail(key, Phrase("{count} of them: expected {expected}", count=len(found), expected=count))
        for number, entry in enumerate(found, start=1):
            if not isinstance(entry, dict):
                raise self.fail(f"{key} {number}", Phrase("expected a table"))
        return list(found)

    def keyed(self, key: str, count: int) -> list[dict[str, Any]]:
        """The same, each with an id of its own that can stand in a sentence."""
        found = self.entries(key, count)
        ids = [self.need(entry, "id", str, f"{key} {number}") for number, entry in enumerate(found, start=1)]
        for number, name in enumerate(ids):
            if not name or len(name.split()) != 1 or name != name.strip():
                raise self.fail(f"{key} {number + 1}", Phrase("id {name!r}: expected one word", name=name))
            if name in ids[:number]:
                raise self.fail(f"{key} {number + 1}", Phrase("id {key!r} stands twice", key=name))
        return found

    def listed(self, table: object, key: str, known: Iterable[object], place: str) -> list[int]:
        """Where the members of a list stand among those known; none twice."""
        names = list(known)
        values = self.need(table, key, list, place)
        found = [self.one_of(value, names, f"{place}, {key}") for value in values]
        if len(set(found)) != len(found):
            raise self.fail(f"{place}, {key}", Phrase("one of them stands twice"))
        return found

    def must(self, holds: bool, place: str, reason: Phrase) -> None:
        """A condition between facts."""
        if not holds:
            raise self.fail(place, reason)
