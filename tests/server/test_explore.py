"""Openings and habits: what public games show, kept when they end, and of private ones nothing."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.player import Player, Server, play_out


def explored(player: Player, games: int) -> list[dict[str, Any]]:
    """The kinds of games, as soon as there are so many games."""
    end = time.monotonic() + PATIENCE
    while True:
        found: list[dict[str, Any]] = player.ok(player.get("explore"))
        if sum(kind["games"] for kind in found) >= games:
            return found
        assert time.monotonic() < end, f"never happened: {found}"
        time.sleep(0.1)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("explore") / "tables.db"


def test_public_games_are_explored_when_they_end_and_the_index_stays(database: Path) -> None:
    with Server(str(database)) as server:
        anna = Player(server.url, "Anna")
        hidden = anna.new("me", "bot", game="hansa", preset="hansa2004", public=False)
        play_out(server, [anna], hidden)
        shown = anna.new("me", "bot", game="hansa", preset="hansa2004", public=True)
        play_out(server, [anna], shown)
        [kind] = explored(anna, 1)
        assert (kind["game"], kind["seats"], kind["games"]) == ("hansa", 2, 1)
        path = f"explore/hansa/{kind['board']}/2"
        found = anna.ok(anna.get(path))
        assert found["tables"] == [shown]
        assert {question["key"] for question in found["questions"]} >= {"seat", "first-port", "ending", "margin"}
        assert {player["name"] for player in found["players"]} == {"Anna", "focused"}
        seats = next(question for question in found["questions"] if question["key"] == "seat")
        assert [(answer["times"], answer["answer"]) for answer in seats["answers"]] == [(1, "1"), (1, "2")]
        assert sum(answer["won"] for answer in seats["answers"]) == pytest.approx(1)
        first = anna.ok(anna.get(f"{path}?chosen=seat:1&lang=de"))
        assert (first["seats"], len(first["players"])) == (1, 1)
        assert anna.get(f"{path}?chosen=nothing:1").status_code == 404
        assert anna.get("explore/chess/board/2").status_code == 404
        assert anna.get("explore/hansa/nowhere/2").status_code == 404
        anna.close()
        server.stop(signal.SIGKILL)
    with Server(str(database)) as server:
        stranger = Player(server.url, None)
        assert explored(stranger, 1) == [kind]
        assert stranger.ok(stranger.get(path))["tables"] == [shown]
        stranger.close()
