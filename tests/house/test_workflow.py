"""The public checks are those that a newcomer runs, on every version of Python that the project promises."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def _tested() -> list[str]:
    (listed,) = re.findall(r"^ +python: \[(.*)\]$", WORKFLOW, re.MULTILINE)
    return re.findall(r'"(3\.\d+)"', listed)


def test_the_checks_are_those_of_the_project() -> None:
    assert re.findall(r"^ +- run: (.*)$", WORKFLOW, re.MULTILINE) == ["bash .ci/run"]
    assert (ROOT / ".ci" / "run").is_file()
    assert "python-version: ${{ matrix.python }}" in WORKFLOW


def test_the_versions_are_those_that_the_package_names() -> None:
    named = [name.removeprefix("Programming Language :: Python :: ") for name in PROJECT["classifiers"]]
    assert _tested() == [version for version in named if version.startswith("3.")]


def test_the_first_version_is_the_oldest_that_can_be_used() -> None:
    promised = SpecifierSet(PROJECT["requires-python"])
    first = int(_tested()[0].removeprefix("3."))
    assert [promised.contains(f"3.{minor}") for minor in (first - 1, first)] == [False, True]
    assert all(promised.contains(version) for version in _tested())
