"""A folder outside of the project with players of strangers in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.players.outside import BAD, FUNCTION, WITH_MEMORY, write


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current directory, with the modules `mine` (good players) and `bad`."""
    write(tmp_path, "mine", WITH_MEMORY, FUNCTION)
    write(tmp_path, "bad", BAD)
    monkeypatch.chdir(tmp_path)
    return tmp_path
