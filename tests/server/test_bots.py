"""Bots think elsewhere, within their time; who cannot is replaced for that decision."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hanse.server import thinking
from hanse.server.settings import Settings
from hanse.server.thinker import answer
from hanse.server.thinking import Failed, Overrun, Thinkers, Thinking, simpler
from hanse.table import LiveTable
from tests.patience import PATIENCE
from tests.table.sitting import Sitting


def question(**changes: Any) -> dict[str, Any]:
    table = Sitting("bot", "bot", "bot").table
    return {
        "table": "t",
        "game": "teutonica",
        "options": table.options.to_data(),
        "seed": "7",
        "codes": [],
        "bot": "focused",
        **changes,
    }


def test_the_simpler_ones_come_after() -> None:
    assert simpler("teutonica", "focused") == ["focused", "random"]
    assert simpler("teutonica", "random") == ["random"]
    assert simpler("teutonica", "deep") == ["deep", "focused", "random"]


def test_the_same_moment_gives_the_same_answer() -> None:
    first = answer(question())
    assert answer(question()) == first
    assert isinstance(answer(question(codes=[first])), int)
    assert answer(question()) == first


def test_a_failing_bot_and_a_dead_process_do_no_lasting_harm() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, {})
        try:
            with pytest.raises(Failed):
                await thinkers.ask(question(bot="nonesuch"), PATIENCE)
            assert isinstance(await thinkers.ask(question(), PATIENCE), int)
            with pytest.raises(Overrun):
                await thinkers.ask(question(), 0.0)
            assert isinstance(await thinkers.ask(question(), PATIENCE), int)
            for process in thinkers._all:
                process.kill()
                await process.wait()
            assert isinstance(await thinkers.ask(question(), PATIENCE), int)
        finally:
            await thinkers.close()

    asyncio.run(run())


class Broken:
    """Thinkers that never come to an answer."""

    def __init__(self, error: type[Exception]) -> None:
        self.error = error

    async def ask(self, asked: dict[str, Any], seconds: float) -> int:
        raise self.error


@pytest.mark.parametrize(("error", "why"), [(Overrun, "slow"), (Failed, "failed")])
def test_when_every_bot_fails_something_legal_is_decided_and_the_log_says_so(
    error: type[Exception], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "Thinkers", lambda count, setup: Broken(error))
    table: LiveTable = Sitting("bot", "bot", "bot").table

    async def run() -> thinking.Thought:
        return await Thinking(None, Settings())._think(table)  # type: ignore[arg-type]  # the hall is not needed

    thought = asyncio.run(run())
    assert table.state is not None
    assert thought.code in table.state.legal()
    assert thought.failures == [
        {"bot": "focused", "by": "random", "why": why},
        {"bot": "random", "by": "first", "why": why},
    ]
