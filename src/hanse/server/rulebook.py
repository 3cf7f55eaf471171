"""The rules as clauses, for the page that shows them."""

from __future__ import annotations

import re

from hanse.server.models import Clause

_SECTION = re.compile(r"^##+ (.+)$")
_CLAUSE = re.compile(r"^\*\*((?:[A-Z]{2}-\d+(?:\.\d+)+)|(?:R-\d+))\b([^*]*)\*\*(.*)$")


def read_clauses(text: str) -> list[Clause]:
    """Every clause and ruling of a specification; what follows a clause (a table, say) belongs to it."""
    found: list[Clause] = []
    section = ""
    for line in text.splitlines():
        heading = _SECTION.match(line)
        clause = _CLAUSE.match(line)
        if heading:
            section = heading[1]
        elif clause:
            title = f"{clause[2].strip()} " if clause[2].strip() else ""
            found.append(Clause(clause=clause[1], section=section, text=f"{title}{clause[3].strip()}"))
        elif found and found[-1].section == section and line.strip() and line.strip() != "---":
            found[-1].text += f"\n{line}"
    return found
