"""Which clauses the tests name. Tests are read, not run: `@pytest.mark.clause("HT-5.2.3", "R-7")`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from hanse.kernel.errors import HanseError
from hanse.rules.clauses import Section, full_name, read_rules

_Test = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Coverage:
    """Every clause with the tests that name it, and names that are no clause, with the place where they stand."""

    sections: list[Section]
    tests: dict[str, list[str]]
    unknown: list[str] = field(default_factory=list)

    def without_test(self, section: Section) -> list[str]:
        """The clauses of a section that no test names."""
        return [clause for clause in section.clauses if not self.tests[clause]]


@dataclass(frozen=True)
class _Mention:
    clause: str
    test: str
    place: str


def find_checkout(start: Path) -> Path | None:
    """The project's source folder around `start`, or around this file; None where only the package is installed."""
    for folder in [start, *start.parents, *Path(__file__).resolve().parents]:
        if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir() and (folder / "src" / "hanse").is_dir():
            return folder
    return None


def measure(checkout: Path) -> Coverage:
    """Reads the rules and the tests of a checkout."""
    sections = read_rules(checkout / "docs" / "rules")
    coverage = Coverage(sections, {clause: [] for section in sections for clause in section.clauses})
    for path in sorted((checkout / "tests").rglob("*.py")):
        for mention in _mentions(path, path.relative_to(checkout)):
            clause = full_name(mention.clause, sections)
            if clause is None:
                coverage.unknown.append(f"{mention.clause} ({mention.place})")
            elif mention.test not in coverage.tests[clause]:
                coverage.tests[clause].append(mention.test)
    return coverage


def parse_ranges(text: str) -> set[int]:
    """Section numbers from `1-10,18`."""
    numbers: set[int] = set()
    for part in text.split(","):
        span = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", part.strip())
        first, last = (int(span[1]), int(span[2] or span[1])) if span else (1, 0)
        if first > last:
            raise HanseError("wrong sections {text!r}: expected numbers and ranges such as 1-10,18", text=text)
        numbers.update(range(first, last + 1))
    return numbers


def _mentions(path: Path, shown: Path) -> Iterator[_Mention]:
    """Markers count for the test they decorate; on a class or in `pytestmark`, for all tests inside."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(shown))
    for marker, holder in _markers(tree, tree):
        tests = [node for node in ast.walk(holder) if isinstance(node, _Test) and node.name.startswith("test_")]
        for argument in marker.args:
            clause = argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)
            for test in tests:
                yield _Mention(str(clause), f"{path.stem}::{test.name}", f"{shown.as_posix()}:{marker.lineno}")


def _markers(node: ast.AST, holder: ast.AST) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Every `pytest.mark.clause(...)` below the node, with the module, class or function it stands at."""
    if isinstance(node, _Test | ast.ClassDef):
        holder = node
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
        yield node, holder
    for child in ast.iter_child_nodes(node):
        yield from _markers(child, holder)
