"""The numbered specification as clauses for a reader: what holds, without where it was found."""

from __future__ import annotations

import re
from dataclasses import dataclass

_SECTION = re.compile(r"^##+ (.+)$")
_CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+(?:\.\d+)+)\b([^*]*)\*\*(.*)$")
_RULING = re.compile(r"^\*\*R-\d+")
_SOURCE = re.compile(r"\s*(?:^|\s)— \*.*$")  # at the end of a clause: the places it comes from
_MENTIONED = re.compile(r"\s*[(\[][^()\[\]]*(?:\bR-\d+|\bsource:|\b00[0-4]\b|\bdigest\b|reconstructed)[^()\[\]]*[)\]]")
_ABOUT_TEXTS = re.compile(r"translat|French words")  # clauses about wordings decide nothing at the table


@dataclass
class Clause:
    """A clause for a reader."""

    clause: str
    section: str
    text: str


def read_clauses(text: str) -> list[Clause]:
    """Every clause of a specification; what follows a clause (a table, say) belongs to it. Rulings are left out."""
    found: list[Clause] = []
    section, open_clause = "", False
    for line in text.splitlines():
        heading = _SECTION.match(line)
        clause = _CLAUSE.match(line)
        if heading:
            section, open_clause = heading[1], False
        elif _RULING.match(line):
            open_clause = False
        elif clause:
            title = f"{clause[2].strip()} " if clause[2].strip() else ""
            found.append(Clause(clause=clause[1], section=section, text=_plain(f"{title}{clause[3].strip()}")))
            open_clause = True
        elif open_clause and line.strip() and line.strip() != "---":
            found[-1].text = f"{found[-1].text}\n{_plain(line)}".strip()
    return [clause for clause in found if clause.text and not _ABOUT_TEXTS.search(clause.text)]


def _plain(line: str) -> str:
    """A line without the notes on where it comes from."""
    return _MENTIONED.sub("", _SOURCE.sub("", line)).rstrip()
