"""The tables of how games of Merkator go."""

from __future__ import annotations

import pytest

from hanse.arena import merkator


def test_the_same_command_gives_the_same_tables(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert merkator.main(["--games", "5"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    rows = [line for line in told[0].splitlines() if line.startswith("|")]
    assert len(rows) > 20
    assert len({line.count("|") for line in rows[:3]}) == 1
