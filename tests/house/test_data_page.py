"""docs/data.md tells the truth about the data files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from hanse.games.merkator.game import MERKATOR
from hanse.kernel.facts import STANDARD, doubtful

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "hanse" / "games" / "teutonica" / "data"


def test_every_data_file_is_listed_with_its_confidence() -> None:
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    own = page.partition("\n## ")[0]
    listed = dict(re.findall(r"^\| `([^`]+\.toml)` \|[^|]*\| ([^|]+) \|$", own, re.MULTILINE))
    found = {
        path.name: tomllib.loads(path.read_text(encoding="utf-8"))["provenance"]["confidence"]
        for path in DATA.glob("*.toml")
    }
    assert listed == found


def test_every_reconstructed_fact_of_merkator_is_shown_as_such() -> None:
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    section = page.partition("\n## Merkator\n")[2].partition("\n## ")[0]
    shown = re.findall(r"^\| `([^`]+\.toml)` \| ([^|]+) \| ([^|]+) \|$", section, re.MULTILINE)
    assert shown == [
        (name, place, said or "the subject as a whole")
        for name, facts in MERKATOR.facts(STANDARD).items()
        for place, said in doubtful(facts)
    ]
