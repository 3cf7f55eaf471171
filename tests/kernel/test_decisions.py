"""Every kind of decision is one object; what else needs to know of it, asks it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hanse.games import GAMES
from hanse.games.hansa.decisions import DECISIONS as HANSA
from hanse.games.merkator.decisions import DECISIONS as MERKATOR
from hanse.games.teutonica.decisions import DECISIONS as TEUTONICA
from hanse.kernel.decisions import Kind, by_number
from hanse.messages import catalogue

KINDS: dict[str, Sequence[Kind]] = {"teutonica": TEUTONICA, "hansa": HANSA, "merkator": MERKATOR}
NEVER_ASKED = ("over", "nothing", "closing")


def test_a_kind_has_the_place_of_its_number() -> None:
    with pytest.raises(ValueError, match="decision pay: number 2, but the place of 1"):
        by_number([Kind(0, "over"), Kind(2, "pay")])


def test_every_game_lists_its_kinds() -> None:
    assert KINDS.keys() == GAMES.keys()


@pytest.mark.parametrize("key", KINDS)
def test_no_two_kinds_have_one_name(key: str) -> None:
    names = [kind.name for kind in KINDS[key]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("key", KINDS)
def test_every_kind_that_is_asked_has_its_question(key: str, language: str) -> None:
    words = catalogue(language).of(key)
    asked = [kind.name for kind in KINDS[key] if kind.name not in NEVER_ASKED]
    assert [name for name in asked if not words.has(f"prompt-{name}")] == []
