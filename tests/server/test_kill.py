"""A short run of the kill test; the long one is `python -m fuzz.kill --times 100`."""

from __future__ import annotations

import pytest

from fuzz.kill import database_of, kill_again_and_again


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(kind: str) -> None:
    with database_of(kind) as database:
        assert "nothing lost" in kill_again_and_again(database, times=2, people=3, seed=5)
