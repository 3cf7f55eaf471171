"""docs/data.md tells the truth about the data files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from hanse.games import find_game
from hanse.games.hansa.game import HANSA
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


@pytest.mark.parametrize(("game", "title"), [("hansa", "Hansa"), ("merkator", "Merkator")])
def test_every_reconstructed_fact_is_shown_as_such(game: str, title: str) -> None:
    shown = re.findall(r"^\| `([^`]+\.toml)` \| ([^|]+) \| ([^|]+) \|$", section(title), re.MULTILINE)
    assert shown == [
        (name, place, said or "the subject as a whole")
        for name, facts in find_game(game).facts(STANDARD).items()
        for place, said in doubtful(facts)
    ]


@pytest.mark.parametrize("confidence", ["certain", "inferred"])
def test_every_arrow_of_hansa_is_listed_with_its_confidence(confidence: str) -> None:
    facts = HANSA.facts(STANDARD)["board.toml"]
    names = {city["id"]: city["name"] for city in facts["city"]}
    rows = re.findall(rf"^\| arrows: ([^|]+) \| {confidence} \|$", section("Hansa"), re.MULTILINE)
    assert re.findall(r"(\w+)–(\w+)", " ".join(rows)) == [
        (names[route["from"]], names[route["to"]]) for route in facts["route"] if route["confidence"] == confidence
    ]


def section(title: str) -> str:
    """The part of the page under a heading."""
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    return page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
