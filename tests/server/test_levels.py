"""Levels at a table: they are listed and shown, people hurry them, and see afterwards who was ahead when."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hanse.games import GAMES
from hanse.players import USUAL, Registry
from hanse.players.house import HOUSE
from hanse.players.planning.levels import LEVELS
from hanse.players.weights import styles
from hanse.server.settings import Settings
from hanse.server.thinking import Thinkers
from hanse.table import Refusal, acts
from tests.players.conftest import outside
from tests.players.outside import write
from tests.players.test_levels import WAITS
from tests.server.conftest import Come
from tests.server.player import Server, play_out
from tests.server.test_refusals import code_of
from tests.table.sitting import Sitting

__all__ = ["outside"]


def test_games_list_levels_from_the_weakest_to_the_strongest_and_their_styles(come: Come) -> None:
    for game in come().ok(come().get("games")):
        assert game["bots"] == list(HOUSE)
        assert game["levels"] == [name for name in HOUSE if name in LEVELS]
        assert game["usual_bot"] == USUAL
        assert game["styles"] == list(styles(game["key"]))


def test_who_does_not_choose_meets_the_usual_level() -> None:
    assert [seat.bot for seat in Sitting("me", "bot", "bot").table.seats] == [None, USUAL, USUAL]
    sitting = Sitting("me", "open", "open")
    sitting.do(acts.start(sitting.table, "anna"))
    assert [seat.bot for seat in sitting.table.seats] == [None, USUAL, USUAL]


def test_the_level_of_a_bot_is_shown_with_its_seat(come: Come) -> None:
    anna = come()
    table = anna.new("me", "bot:easy@style=builder", "open")
    assert [seat["bot"] for seat in anna.table(table)["seats"]] == [None, "easy@style=builder", None]


def test_whoever_sits_at_the_table_lets_a_bot_decide_now(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    waiting = anna.new("me", "open", "bot")
    assert code_of(anna.post(f"tables/{waiting}/hurry"))[1] == "not-started"
    table = anna.new("me", "bot", "bot")
    assert code_of(bert.post(f"tables/{table}/hurry"))[1] == "not-seated"
    assert set(anna.ok(anna.post(f"tables/{table}/hurry"))) == {"ply"}
    sitting = Sitting("me", "bot", "bot")
    acts.check_hurry(sitting.table, "anna")
    with pytest.raises(Refusal):
        acts.check_hurry(sitting.table, "bert")


def test_a_bot_that_waits_for_it_decides_when_it_is_hurried(outside: Path) -> None:
    write(outside, "patient", WAITS)

    async def run() -> None:
        thinkers = Thinkers(Settings(think_seconds=600, turn_seconds=600, registry=Registry(["patient:Waits"])))
        sitting = Sitting("bot", "bot", "bot")
        for seat in sitting.table.seats:
            seat.bot = "patient:Waits"
        await thinkers.hurry(sitting.table.id)  # nobody thinks yet
        thought = asyncio.create_task(thinkers.decide(sitting.table))
        while not thought.done():
            await thinkers.hurry(sitting.table.id)
            await asyncio.sleep(0.05)
        assert thought.result().failures == []
        await thinkers.close()

    asyncio.run(run())


def test_chances_are_told_when_the_game_is_over_and_not_before(server: Server, come: Come) -> None:
    anna = come()
    table = anna.new("me", "bot", "bot")
    assert code_of(anna.get(f"tables/{table}/chances"))[1] == "not-over"
    end = play_out(server, [anna], table)
    moments = anna.ok(anna.get(f"tables/{table}/chances"))
    assert {sum(moment["shares"]) for moment in moments} == {1000}
    assert moments[-1]["ply"] == end["ply"]
    winners = [seat for seat, rank in enumerate(end["result"]["ranks"]) if rank == 1]
    assert moments[-1]["shares"][winners[0]] >= 1000 // len(winners)
    assert {game["key"] for game in anna.ok(anna.get("games"))} == set(GAMES)
