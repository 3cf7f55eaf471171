"""Bots with accounts of their own: made and revoked by people, told what a seat may know, replaced when they fail."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import hanse
from tests.patience import PATIENCE
from tests.players.programs import odd, write_odd
from tests.server.conftest import Come
from tests.server.player import START, Player, Server, browser, read_events

COUNT = iter(range(1000))


def owner(come: Come, url: str | None = None) -> Player:
    """Somebody who has signed up."""
    person = come(None, url)
    name = f"Owner {next(COUNT)}"
    person.ok(person.post("signup", {"name": name, "password": "a long password"}))
    return person


class Elsewhere:
    """A bot: it follows its stream in the background."""

    def __init__(self, owner: Player, name: str = "") -> None:
        self.name = name or f"Bot {next(COUNT)}"
        made = owner.ok(owner.post("bots", {"name": self.name}))
        self.id, self.token = made["id"], made["token"]
        self.http = browser(str(owner.http.base_url))
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    @contextlib.contextmanager
    def stream(self) -> Iterator[Iterator[tuple[str, Any]]]:
        """What it is told."""
        with self.http.stream("GET", "/api/bot/stream") as response:
            assert response.status_code == 200
            yield ((event, data) for event, _, data in read_events(response.iter_lines()))

    def decide(self, go: dict[str, Any], **changes: Any) -> httpx.Response:
        body = {"ply": go["ply"], "code": go["legal"][0]["code"], "words": "the first", **changes}
        return self.http.post(f"/api/bot/tables/{go['table']}/decide", json=body)


Make = Callable[..., Elsewhere]


@pytest.fixture
def make() -> Iterator[Make]:
    """Make bots; their connections are closed in the end."""
    with contextlib.ExitStack() as after:

        def made(owner: Player, name: str = "") -> Elsewhere:
            bot = Elsewhere(owner, name)
            after.callback(bot.http.close)
            return bot

        yield made


def invite(person: Player, table: str, bot: Elsewhere, **more: Any) -> httpx.Response:
    return person.post(f"tables/{table}/bot", {"bot": bot.name, **more})


def failures(table: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(entry["bot"], entry["by"], entry["why"]) for entry in table["log"] if entry["kind"] == "bot_failed"]


def bots_turn(person: Player, table: str) -> None:
    """Who begins is drawn by lot: let the person decide until it is the bot's turn."""
    while (seen := person.table(table))["your_turn"]:
        person.ok(person.decide(seen, seen["choices"][0]["code"]))


def play_first(bot: Elsewhere, stop: threading.Event) -> threading.Thread:
    """Let a bot take the first choice, again and again."""

    def run() -> None:
        with bot.stream() as told:
            for event, data in told:
                if stop.is_set():
                    return
                if event == "go":
                    bot.decide(data)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


def test_a_bot_sits_down_is_told_its_view_and_decides(come: Come, make: Make) -> None:
    anna = owner(come)
    bot = make(anna)
    table = anna.new("open", "me", game="hansa", preset="hansa2004")
    seen = anna.ok(invite(anna, table, bot))
    assert (seen["status"], seen["seats"][0]["kind"], seen["seats"][0]["name"]) == ("playing", "bot", bot.name)
    with bot.stream() as told:
        assert next(told) == ("hello", {"protocol": 1, "id": bot.id, "name": bot.name})
        event, game = next(told)
        assert (event, game["table"], game["game"], game["seat"], game["seats"]) == ("game", table, "hansa", 0, 2)
        for _ in range(6):
            bots_turn(anna, table)
            event, data = next(told)
            assert data["table"] == table
            if event == "go":
                assert data["view"]["viewer"] == 0
                assert set(data) == {"table", "ply", "view", "legal", "seconds"}
                assert bot.decide(data).json() == {"ply": data["ply"] + 1}
            else:
                assert event == "saw"
    assert failures(anna.table(table)) == []


def test_who_comes_again_is_told_everything_again_and_what_is_taken_back_too(come: Come, make: Make) -> None:
    anna = owner(come)
    bot = make(anna)
    table = anna.new("me", "open", game="hansa", preset="hansa2004")
    anna.ok(invite(anna, table, bot))

    def until_asked(told: Iterator[tuple[str, Any]]) -> list[tuple[str, int]]:
        heard = []
        for event, data in told:
            heard.append((event, data.get("ply", -1)))
            if event == "go":
                return heard
        return heard

    seen = anna.until(table, lambda seen: True)
    if seen["mover"] == 0:
        anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
    with bot.stream() as told:
        first = until_asked(told)
    with bot.stream() as told:
        assert until_asked(told) == first
        if seen["mover"] == 0:
            anna.ok(anna.post(f"tables/{table}/undo", {"ply": 1}))
            assert next(told)[0] == "game"


def test_a_bad_decision_is_refused_in_one_line_and_changes_nothing(come: Come, make: Make) -> None:
    anna, bert = owner(come), owner(come)
    bot, other = make(anna), make(bert)
    table = anna.new("open", "me", game="hansa", preset="hansa2004")
    anna.ok(invite(anna, table, bot))
    bots_turn(anna, table)
    with bot.stream() as told:
        go = next(data for event, data in told if event == "go")
    before = anna.table(table)["seq"]
    for refused, code, status in (
        (bot.decide(go, code=100_000), "illegal", 422),
        (bot.decide(go, ply=go["ply"] + 1), "stale", 409),
        (bot.decide(go, code="5"), "invalid", 422),
        (bot.decide(go, values=[1.0]), "invalid", 422),
        (bot.decide({**go, "table": "nowhere"}), "no-table", 404),
        (other.decide(go), "not-seated", 403),
        (bot.http.post(f"/api/bot/tables/{table}/decide", json={}, headers={"X-Hanse": "0"}), "origin", 403),
        (anna.post(f"bot/tables/{table}/decide", {"ply": 0, "code": 1}), "bot-token", 401),
    ):
        assert (refused.status_code, refused.json()["error"]["code"]) == (status, code)
    assert anna.table(table)["seq"] == before
    assert bot.decide(go).status_code == 200
    assert bot.decide(go).json()["error"]["code"] == "stale"


def test_bots_are_made_listed_and_revoked_by_their_owner_alone(come: Come, make: Make, server: Server) -> None:
    anna, bert, guest = owner(come), owner(come), come("Carla")
    bot = make(anna)
    assert [each["name"] for each in anna.ok(anna.get("bots"))["bots"]] == [bot.name]
    assert bert.ok(bert.get("bots"))["bots"] == []
    assert guest.post("bots", {"name": "Mine"}).json()["error"]["code"] == "guest"
    assert bert.post("bots", {"name": bot.name.upper()}).json()["error"]["code"] == "name-taken"
    assert bert.http.delete(f"/api/bots/{bot.id}").json()["error"]["code"] == "no-bot"
    with contextlib.closing(sqlite3.connect(server.database)) as base:
        kept = base.execute("SELECT token FROM bots").fetchall()
    assert all(bot.token not in row for row in kept)
    with bot.stream() as told:
        assert next(told)[0] == "hello"
        assert anna.ok(anna.http.delete(f"/api/bots/{bot.id}")) == {"bots": []}
        assert list(told) == []  # the server lets it go
    assert bot.http.get("/api/bot/stream").status_code == 401


def test_only_its_owner_and_the_host_invite_a_bot_and_only_to_an_open_seat(come: Come, make: Make) -> None:
    anna, bert, carla = owner(come), owner(come), owner(come)
    bot = make(anna)
    table = bert.new("me", "open", "open", "open", game="hansa", preset="hansa2004")
    assert invite(carla, table, bot).json()["error"]["code"] == "not-host"
    assert bert.post(f"tables/{table}/bot", {"bot": "Nobody at all"}).json()["error"]["code"] == "no-bot"
    assert invite(bert, table, bot, seat=0).json()["error"]["code"] == "seat-taken"
    assert invite(bert, table, bot, seat=9).json()["error"]["code"] == "no-seat"
    assert bert.ok(invite(bert, table, bot, seat=2))["seats"][2]["name"] == bot.name
    assert invite(anna, table, bot).json()["error"]["code"] == "already-seated"
    assert anna.ok(invite(anna, table, make(anna)))["status"] == "open"
    assert anna.ok(invite(anna, table, make(anna)))["status"] == "playing"
    assert invite(anna, table, make(anna)).json()["error"]["code"] == "started"
    private = bert.new("me", "open", game="hansa", preset="hansa2004", public=False)
    assert invite(anna, private, bot).json()["error"]["code"] == "private"


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server that waits for bots for a second only."""
    with Server(str(tmp_path / "tables.db"), 0, "--bot-seconds", "1") as server:
        yield server


def test_a_bot_that_is_not_there_is_replaced_once_a_turn_with_a_line_in_the_log(
    come: Come, make: Make, hasty: Server
) -> None:
    anna = owner(come, hasty.url)
    bot = make(anna)
    table = anna.new("open", "me", game="hansa", preset="hansa2004")
    anna.ok(invite(anna, table, bot))
    bots_turn(anna, table)
    seen = anna.until(table, lambda seen: seen["mover"] == 1)
    assert failures(seen) == [(bot.name, "focused", "slow")]
    anna.ok(anna.http.delete(f"/api/bots/{bot.id}"))
    anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
    seen = anna.until(table, lambda seen: len(failures(seen)) > 1)
    assert failures(seen)[1:] == [(bot.name, "focused", "missing")]


def test_a_game_of_bots_from_elsewhere_comes_to_its_end_and_they_are_told(come: Come, make: Make) -> None:
    anna = owner(come)
    bot = make(anna)
    table = anna.new("bot:focused", "bot:focused", "open", game="hansa", preset="hansa2004")
    anna.ok(invite(anna, table, bot))
    stop = threading.Event()
    playing = play_first(bot, stop)
    end = anna.until(table, lambda seen: seen["status"] == "over")
    assert failures(end) == []
    assert end["result"] is not None
    stop.set()
    anna.ok(anna.http.delete(f"/api/bots/{bot.id}"))
    playing.join(PATIENCE)


def test_a_program_joins_a_server_and_plays_where_it_is_invited(come: Come, make: Make, tmp_path: Path) -> None:
    anna = owner(come)
    bot = make(anna)
    write_odd(tmp_path)
    environment = {**os.environ, "HANSE_BOT_TOKEN": bot.token, "HANSE_LANG": "en"}
    environment["PYTHONPATH"] = str(Path(hanse.__path__[0]).parent)
    url = str(anna.http.base_url)
    table = anna.new("me", "open", game="hansa", preset="hansa2004")
    with subprocess.Popen(
        [sys.executable, "-c", START, "protocol", "join", url, odd("good")],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as joined:
        assert joined.stdout is not None
        assert joined.stdout.readline() == f"{bot.name} is at the server (Ctrl+C ends it)\n"
        anna.ok(invite(anna, table, bot))
        seen = anna.table(table)
        while sum(entry["kind"] == "decided" and entry["seat"] == 1 for entry in seen["log"]) < 3:
            seen = anna.until(table, lambda seen: seen["mover"] == 0)
            anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
        assert failures(seen) == []
        joined.send_signal(signal.SIGINT)
        assert joined.wait(PATIENCE) == 0


def test_a_program_whose_token_is_none_is_refused_in_one_line(come: Come, tmp_path: Path) -> None:
    write_odd(tmp_path)
    environment = {**os.environ, "HANSE_BOT_TOKEN": "nothing", "HANSE_LANG": "en"}
    environment["PYTHONPATH"] = str(Path(hanse.__path__[0]).parent)
    command = [sys.executable, "-c", START, "protocol", "join", str(come().http.base_url), odd("good")]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "hanse: the server does not let the bot in: The token of the bot is missing, or was revoked.\n"
    )


def test_a_server_offers_programs_like_any_other_bot(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_odd(tmp_path)
    monkeypatch.chdir(tmp_path)
    good, bad = f"program:{odd('good')}", f"program:{odd('exits')}"
    with Server(str(tmp_path / "tables.db"), 0, "--player", good, "--player", bad) as server:
        anna = come("Anna", server.url)
        games = {game["key"]: game for game in anna.ok(anna.get("games"))}
        assert games["hansa"]["bots"][-2:] == [good, bad]
        assert good not in games["merkator"]["bots"]
        table = anna.new("me", f"bot:{good}", f"bot:{bad}", game="hansa", preset="hansa2004")
        seen = anna.table(table)
        while seen["ply"] < 12:
            seen = anna.until(table, lambda seen: seen["mover"] == 0)
            anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
        assert {bot for bot, _, _ in failures(anna.table(table))} == {bad}
        said = server.stop()
    assert f"bot {bad} failed (it ended with code 3); focused decides" in said
    assert good not in said
