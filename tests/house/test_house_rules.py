"""A few habits that no linter knows."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = [path for folder in ("src", "tests", "bench", "fuzz") for path in sorted((ROOT / folder).rglob("*.py"))]
LONGEST = 500
_CONSTANT = re.compile(r"^([A-Z_][A-Z0-9_]*)(?:: ([^=]+))? = ")
_WAIVER = re.compile(r"# (?:noqa(?:: [A-Z0-9, ]*[0-9])?|type: ignore(?:\[[^]]*\])?)(.*)$")


def _shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_files_are_short() -> None:
    lengths = {_shown(path): len(path.read_text(encoding="utf-8").splitlines()) for path in CODE}
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


def test_a_waiver_has_its_reason_beside_it() -> None:
    bare = [
        f"{_shown(path)}:{number}"
        for path in CODE
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (waiver := _WAIVER.search(line)) and not waiver[1].strip()
    ]
    assert bare == []


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The modules that are compiled, as setup.py names them."""
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setenv("HANSE_INTERPRETED", "1")
    monkeypatch.chdir(ROOT)
    names: list[str] = runpy.run_path("setup.py")["engine_files"]()
    return [ROOT / name for name in names]


def test_constants_of_the_compiled_engine_are_final(engine: list[Path]) -> None:
    """All others are looked up by name, again and again."""
    loose = [
        f"{_shown(path)}: {constant[1]}"
        for path in engine
        for line in path.read_text(encoding="utf-8").splitlines()
        if (constant := _CONSTANT.match(line)) and not (constant[2] or "").startswith("Final")
    ]
    assert engine
    assert loose == []
