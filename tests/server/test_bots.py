"""Bots of every kind sit at tables: they think in processes, and who cannot is replaced with a line in the log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hanse.arena import play_game
from hanse.games import find_game
from hanse.players import Registry
from hanse.players.house import HOUSE
from hanse.server.settings import Settings
from hanse.server.thinking import Slot, Thinkers
from hanse.table import LiveTable, acts
from tests.players.conftest import outside
from tests.players.outside import write
from tests.server.player import Player, Server
from tests.table.sitting import Sitting

__all__ = ["outside"]  # the fixture that makes the files

BAD = ("raises", "illegal", "dies", "forks", "hangs")


@contextlib.contextmanager
def serving(database: Path, *more: str) -> Iterator[tuple[Server, Player, list[str]]]:
    """A server, somebody at it, and what it said on standard error once it has stopped."""
    server = Server(str(database), 0, *more)
    said: list[str] = []
    person = Player(server.url)
    try:
        yield server, person, said
    finally:
        person.close()
        said += server.stop().splitlines()


def failures(table: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(entry["bot"], entry["by"], entry["why"]) for entry in table["log"] if entry["kind"] == "bot_failed"]


def test_bots_from_outside_sit_at_tables_and_decide_as_everywhere_else(outside: Path) -> None:
    own = ("mine:greedy", "mine:Counting")
    with serving(outside / "tables.db", "--player", own[0], "--player", own[1]) as (_, anna, said):
        games = {game["key"]: game for game in anna.ok(anna.get("games"))}
        assert games["hansa"]["bots"] == [*HOUSE, *own]
        assert games["hansa"]["bot_words"] == {
            "mine:greedy": "Takes the most points at once.",
            "mine:Counting": "Counts what it has seen.",
        }
        # Three seats, so that the game comes to its end by those who want it to.
        names = ["focused", "mine:greedy", "mine:Counting"]
        table = anna.new(*(f"bot:{name}" for name in names), game="hansa", preset="hansa2004")
        end = anna.until(table, lambda seen: seen["status"] == "over")
        assert failures(end) == []
        rules = find_game("hansa")
        played = play_game(rules, rules.read_options(end["view"]["options"], rules.revision), names, end["seed"])
        assert [entry["code"] for entry in end["log"] if entry["kind"] == "decided"] == played.record.codes
    assert said == []


def test_bots_that_fail_are_replaced_with_a_line_in_the_log(outside: Path) -> None:
    more = [word for name in BAD for word in ("--player", f"bad:{name}")]
    with serving(outside / "tables.db", "--bot-seconds", "1", *more) as (_, anna, said):
        for name in BAD:
            table = anna.new("me", f"bot:bad:{name}", game="hansa", preset="hansa2004")
            seen = anna.until(table, lambda seen: seen["mover"] == 0)
            while not failures(seen):
                anna.ok(anna.decide(seen, seen["choices"][-1]["code"]))
                seen = anna.until(table, lambda seen: seen["mover"] == 0)
            why = {"illegal": "illegal", "hangs": "slow"}.get(name, "failed")
            assert set(failures(seen)) == {(f"bad:{name}", "focused", why)}
    assert {line.split()[3] for line in said} == {f"bad:{name}" for name in BAD}
    assert any("ValueError: no idea at all" in line for line in said)


def test_a_table_whose_bot_is_no_longer_there_goes_on_and_says_so(
    outside: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = outside / "tables.db"
    with serving(database, "--player", "mine:greedy") as (_, anna, _):
        table = anna.new("bot:mine:greedy", "me", game="hansa", preset="hansa2004")
        before = anna.until(table, lambda seen: seen["mover"] == 1)
        assert failures(before) == []
        cookies = anna.http.cookies
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    with serving(database) as (_, bert, said):
        bert.http.cookies.clear()
        bert.http.cookies.update(cookies)
        assert "mine:greedy" not in bert.ok(bert.get("games"))[0]["bots"]
        seen = before
        while not failures(seen):
            bert.ok(bert.decide(seen, seen["choices"][-1]["code"]))
            seen = bert.until(table, lambda seen: seen["mover"] == 1)
        for _ in range(3):
            bert.ok(bert.decide(seen, seen["choices"][-1]["code"]))
            seen = bert.until(table, lambda seen: seen["mover"] == 1)
        assert failures(seen) == [("mine:greedy", "focused", "missing")]
    assert len(said) == 1
    assert "player mine:greedy does not load: ModuleNotFoundError: No module named 'mine'" in said[0]


def at_tables(count: int, bot: str) -> list[Sitting]:
    """Tables that two bots of a name play."""
    sittings = []
    for number in range(count):
        sitting = Sitting("bot", "bot", "bot", seed=str(number))
        sitting.table.id = f"t{number}"
        for seat in sitting.table.seats:
            seat.bot = bot
        sittings.append(sitting)
    return sittings


def decided(sitting: Sitting, code: int) -> LiveTable:
    return sitting.do(acts.decision(sitting.table, code))


def test_a_table_stays_with_its_process_and_tables_are_shared_out(outside: Path) -> None:
    async def run() -> None:
        thinkers = Thinkers(Settings(thinkers=2, think_seconds=60, registry=Registry(["mine:Counting"])))
        sittings = at_tables(4, "mine:Counting")
        try:
            first: dict[str, Slot] = {}
            for _ in range(5):
                for sitting in sittings:
                    made = await thinkers.decide(sitting.table)
                    assert (made.failures, made.thought.looked) == ([], sitting.table.ply)  # it remembers
                    slot = thinkers._sitting(sitting.table.id).slot
                    assert first.setdefault(sitting.table.id, slot) is slot
                    decided(sitting, made.thought.code)
            slots = list(first.values())
            assert sorted(slots.count(slot) for slot in set(slots)) == [2, 2]
        finally:
            await thinkers.close()

    asyncio.run(run())


def test_a_bot_that_hangs_holds_up_no_table_of_another_process(outside: Path) -> None:
    async def run() -> None:
        thinkers = Thinkers(Settings(thinkers=2, think_seconds=3600))
        hanging, other = at_tables(2, "bad:hangs")
        for seat in other.table.seats:
            seat.bot = "focused"
        waiting = asyncio.create_task(thinkers.decide(hanging.table))
        await asyncio.sleep(0)
        try:
            for _ in range(10):
                decided(other, (await thinkers.decide(other.table)).thought.code)
            assert not waiting.done()
        finally:
            await thinkers.close()
        assert [failure.why for failure in (await waiting).failures] == ["failed"]

    asyncio.run(run())


def test_a_turn_that_has_used_its_time_up_is_finished_by_a_simpler_bot(outside: Path) -> None:
    write(
        outside, "slow", "import time", "def slow(state, chance):", "    time.sleep(0.2)", "    return state.legal()[0]"
    )

    async def run() -> None:
        thinkers = Thinkers(Settings(thinkers=1, think_seconds=60, turn_seconds=0.1))
        (sitting,) = at_tables(1, "slow:slow")
        lines = []
        try:
            for _ in range(3):
                made = await thinkers.decide(sitting.table)
                lines.append([failure.why for failure in made.failures])
                decided(sitting, made.thought.code)
        finally:
            await thinkers.close()
        assert lines[1:] == [["slow"], []]

    asyncio.run(run())
