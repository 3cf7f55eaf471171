"""Reads the clauses out of a rules specification."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_SECTION = re.compile(r"^## (\d+)\. (.+)$")
_CLAUSE = re.compile(r"^\*\*([A-Z]{2})-(\d+)((?:\.\d+)+)\b[^*]*\*\*")  # a title may follow the number
_RULING = re.compile(r"^\*\*R-(\d+)\b")


@dataclass(frozen=True)
class Section:
    """A numbered chapter of one specification; `game` is the prefix of its clauses, for instance HT."""

    game: str
    number: int
    title: str
    clauses: tuple[str, ...]


def read_sections(text: str) -> list[Section]:
    """The sections that hold clauses or rulings. A ruling R-7 of the specification HT is named HT-R-7 here."""
    game = ""
    titles: dict[int, str] = {}
    clauses: dict[int, list[str]] = {}
    section = 0
    for line in text.splitlines():
        if heading := _SECTION.match(line):
            section = int(heading[1])
            titles[section] = heading[2]
        elif clause := _CLAUSE.match(line):
            game = clause[1]
            clauses.setdefault(section, []).append(f"{game}-{clause[2]}{clause[3]}")
        elif ruling := _RULING.match(line):
            clauses.setdefault(section, []).append(f"{game}-R-{ruling[1]}")
    return [Section(game, number, titles[number], tuple(found)) for number, found in sorted(clauses.items())]


def read_rules(folder: Path) -> list[Section]:
    """The sections of every specification in the folder."""
    return [
        section for path in sorted(folder.glob("*.md")) for section in read_sections(path.read_text(encoding="utf-8"))
    ]


def rules_folder() -> Path:
    """Where the specifications stand that this code keeps: installed beside it, or in the checkout it is part of."""
    installed = Path(__file__).parent / "text"
    return installed if installed.is_dir() else Path(__file__).resolve().parents[3] / "docs" / "rules"


def rule_texts() -> list[str]:
    """The specifications as they are written; none where only the code was copied."""
    return [path.read_text(encoding="utf-8") for path in sorted(rules_folder().glob("*.md"))]


def full_name(name: str, sections: Iterable[Section]) -> str | None:
    """The clause that a test means by `HT-5.2.3`, `HT-R-7` or, where only one game has it, `R-7`."""
    known = [clause for section in sections for clause in section.clauses]
    if name.startswith("R-"):
        meant = [clause for clause in known if clause.partition("-")[2] == name]
        return meant[0] if len(meant) == 1 else None
    return name if name in known else None
