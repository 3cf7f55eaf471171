"""A few habits that no linter knows."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = [path for folder in ("src", "tests", "bench", "fuzz") for path in sorted((ROOT / folder).rglob("*.py"))]
LONGEST = 500
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
