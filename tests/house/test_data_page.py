"""docs/data.md tells the truth about the data files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "hanse" / "games" / "teutonica" / "data"


def test_every_data_file_is_listed_with_its_confidence() -> None:
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `([^`]+\.toml)` \|[^|]*\| ([^|]+) \|$", page, re.MULTILINE))
    found = {
        path.name: tomllib.loads(path.read_text(encoding="utf-8"))["provenance"]["confidence"]
        for path in DATA.glob("*.toml")
    }
    assert listed == found
