"""Games that earlier versions saved, at the terminal: told, verified, and played on to the end."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fuzz.games import fuzzed
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import read_record
from tests.cli.conftest import Run
from tests.stored.generations import StoredRecord, records

SAVED = [stored for stored in records() if stored.path.parent.name == "records"]
DOWNLOADED = [stored for stored in records() if stored.path.parent.name == "downloads"]
RESUMED = [  # a displacement half resolved, facts of one's own, a payment
    stored for stored in SAVED if stored.path.stem in ("teutonica-displaced", "hansa-own-facts", "merkator-must-buy")
]


@pytest.mark.parametrize("stored", records(), ids=str)
def test_a_stored_game_is_told(hanse: Run, stored: StoredRecord) -> None:
    result = hanse("replay", stored.path, *stored.with_facts)
    assert (result.code, result.err) == (0, "")
    assert f"{stored.then['decisions']} decisions" in " ".join(result.out.split())


@pytest.mark.parametrize("stored", DOWNLOADED, ids=str)
def test_a_game_downloaded_from_an_earlier_version_is_verified(hanse: Run, stored: StoredRecord) -> None:
    result = hanse("verify", stored.path)
    assert (result.code, result.err) == (0, "")
    assert json.loads(stored.text)["commitment"] in result.out


def typing(path: Path) -> Iterator[str]:
    """Somebody who reads the save, and types the words of a sensible choice."""
    record = read_record(path.read_text(encoding="utf-8"), GAMES)
    played, state, done = fuzzed(record.game.key), record.begin(), 0
    families: dict[int, str] = {}
    while True:
        codes = json.loads(path.read_text(encoding="utf-8"))["codes"]
        for code in codes[done:]:
            state.play(code)
        done = len(codes)
        chosen: Any = played.choose(state, chance_from_seed(done), played.STYLES["sensible"], families)
        yield state.words(chosen)


@pytest.mark.parametrize("stored", RESUMED, ids=str)
def test_a_saved_game_is_resumed_and_played_to_its_end(hanse: Run, tmp_path: Path, stored: StoredRecord) -> None:
    path = tmp_path / "game.json"
    shutil.copy(stored.path, path)
    result = hanse("play", json.loads(stored.text)["game"], "--resume", path, *stored.with_facts, lines=typing(path))
    assert (result.code, result.err) == (0, "")
    then, now = json.loads(stored.text), json.loads(path.read_text(encoding="utf-8"))
    assert read_record(path.read_text(encoding="utf-8"), GAMES).replay().over()
    assert (now["rules"], now["codes"][: len(then["codes"])]) == (then["rules"], then["codes"])
