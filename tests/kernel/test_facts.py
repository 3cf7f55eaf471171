from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hanse.kernel.errors import BoardError, OptionError, UnknownName
from hanse.kernel.facts import STANDARD, Shelf, doubtful, fingerprint

NAMES = ("markers.toml", "favours.toml")


def _count(facts: Mapping[str, Mapping[str, Any]]) -> int:
    if "edition" not in facts["markers.toml"]:
        raise BoardError("markers.toml: edition is missing: expected a list")
    return len(facts["markers.toml"]["edition"])


@pytest.fixture
def shelf() -> Shelf[int]:
    return Shelf("hanse.games.teutonica", NAMES, _count)


def test_the_package_brings_the_standard_facts(shelf: Shelf[int]) -> None:
    assert shelf.tables(STANDARD) == len(shelf.facts(STANDARD)["markers.toml"]["edition"])


def test_replaced_facts_are_played_under_their_fingerprint(shelf: Shelf[int]) -> None:
    data = shelf.replace({"markers.toml": "edition = [1, 2, 3, 4, 5, 6, 7]"})
    assert data == fingerprint(shelf.facts(data)) != STANDARD
    assert shelf.tables(data) == 7
    assert shelf.facts(data)["favours.toml"] == shelf.facts(STANDARD)["favours.toml"]
    shelf.forget(data)
    with pytest.raises(OptionError, match=f"option data = {data}: .* --data"):
        shelf.tables(data)


def test_the_layout_of_a_file_does_not_matter(shelf: Shelf[int]) -> None:
    assert shelf.replace({"markers.toml": "edition = [1]"}) == shelf.replace({"markers.toml": "# so\nedition=[\n1]\n"})


def test_the_same_facts_again_are_the_standard_ones(shelf: Shelf[int]) -> None:
    assert shelf.replace({}) == STANDARD


@pytest.mark.parametrize(
    ("texts", "error", "said"),
    [
        ({"other.toml": ""}, UnknownName, "unknown file of facts 'other.toml': expected one of markers.toml"),
        ({"markers.toml": "a ="}, BoardError, "markers.toml: not TOML"),
        ({"markers.toml": ""}, BoardError, "markers.toml: edition is missing"),
    ],
)
def test_bad_facts_are_refused(shelf: Shelf[int], texts: dict[str, str], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        shelf.replace(texts)


def test_doubtful_facts_are_found_where_they_are_marked() -> None:
    facts = {
        "confidence": {"links": "reconstructed", "names": "certain"},
        "port": [
            {"id": "riga", "number": 9, "number_confidence": "certain"},
            {"id": "reval", "number": 8, "number_confidence": "reconstructed", "note": "no source"},
            {"confidence": "reconstructed", "to": "riga"},
        ],
    }
    assert list(doubtful(facts)) == [("links", ""), ("port reval, number", "number = 8"), ("port 3", 'to = "riga"')]
