"""Coverage by clause, as lines for a person."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Set

from hanse.messages import Catalogue
from hanse.rules.clauses import Section
from hanse.rules.coverage import Coverage

_WIDTH = 118


def report(coverage: Coverage, words: Catalogue, *, brief: bool) -> Iterator[str]:
    """A line for each section; unless `brief`, its clauses too, and in the end those that no test names."""
    for section in coverage.sections:
        missing = coverage.without_test(section)
        total = len(section.clauses)
        heading = f"{section.game} {section.number}. {section.title}"
        yield f"{heading:<72} {words.say('rules-section', covered=total - len(missing), total=total)}"
        if not brief:
            yield from _clause_lines(coverage, section)
    if not brief:
        yield from _list(words.say("rules-uncovered"), [c for s in coverage.sections for c in coverage.without_test(s)])
    yield from _list(words.say("rules-unknown"), coverage.unknown)


def shortfall(coverage: Coverage, required: Set[int], words: Catalogue) -> Iterator[str]:
    """One line for each required section that has clauses without a test."""
    for section in coverage.sections:
        missing = coverage.without_test(section)
        if section.number in required and missing:
            heading = words.say("rules-required", game=section.game, section=str(section.number))
            yield from _list(heading, missing)


def _clause_lines(coverage: Coverage, section: Section) -> Iterator[str]:
    for clause in section.clauses:
        tests = coverage.tests[clause]
        start = f"  {clause:<12}{len(tests):>4}  "
        yield from textwrap.wrap(
            ", ".join(tests), _WIDTH, initial_indent=start, subsequent_indent=" " * len(start), break_long_words=False
        ) or [start.rstrip()]


def _list(heading: str, items: list[str]) -> Iterator[str]:
    if items:
        yield from textwrap.wrap(
            f"{heading} {', '.join(items)}", _WIDTH, subsequent_indent="  ", break_on_hyphens=False
        )
