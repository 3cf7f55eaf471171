"""A short run of the fuzzed requests; the long one is `python -m fuzz.requests --requests 10000`."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import String

from fuzz.requests import run
from hanse.server.names import fold
from hanse.server.storage.schema import accounts
from tests.server.player import Server


def test_fuzzed_requests_break_change_and_leak_nothing(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        done = run(server, requests=300, number=8)
    finally:
        said = server.stop()
    assert said == ""
    assert done.statuses.total() == 300
    assert {200, 400, 401, 403, 404, 405, 409, 413, 422} <= set(done.statuses)


def test_names_whose_letters_unfold_to_many_fit_into_the_database() -> None:
    kept = accounts.c.folded.type
    assert isinstance(kept, String)
    assert kept.length is not None
    assert len(fold("\ufdfa" * 32)) <= kept.length
