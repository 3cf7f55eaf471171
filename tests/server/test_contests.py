"""A tournament of people, run by the server: 24 players over four rounds, also when it is killed in between."""

from __future__ import annotations

import contextlib
import secrets
import signal
import sqlite3
import time
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from hanse.table.fair import part_commitment
from tests.patience import PATIENCE
from tests.server.player import Player, Server

HOUR = 3600
CUP: dict[str, Any] = {
    "name": "Cup",
    "game": "hansa",
    "preset": "hansa2004",
    "seats": 4,
    "rounds": 4,
    "round_seconds": HOUR,
    "bot": "random",
}


def sign_up(server: Server, name: str) -> Player:
    """Somebody with an account."""
    player = Player(server.url, None)
    account = player.ok(player.post("signup", {"name": name, "password": "correct horse"}))
    player.account = account["account"]["id"]
    return player


def seen(player: Player, contest: str, after: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = player.ok(player.get(f"tournaments/{contest}{'' if after is None else f'?after={after}'}"))
    return found


def wait(player: Player, contest: str, rounds: int) -> dict[str, Any]:
    """The tournament as soon as so many rounds have begun, or it is over."""
    end = time.monotonic() + PATIENCE
    while True:
        now = seen(player, contest)
        if now["status"] == "over" or len(now["rounds"]) >= rounds:
            return now
        assert time.monotonic() < end, "the tournament does not go on"
        time.sleep(0.1)


def wait_for_table(player: Player, table: str) -> None:
    """Until a table is there."""
    end = time.monotonic() + PATIENCE
    while player.get(f"tables/{table}").status_code != 200:
        assert time.monotonic() < end, "the table is not opened"
        time.sleep(0.1)


def leave_to_bots(players: dict[str, Player], table: dict[str, Any], stays: str | None = None) -> None:
    """All but one get up, and bots go on: as quick as it gets."""
    wait_for_table(players[accounts(table)[0]], table["table"])
    for who in accounts(table):
        if who != stays:
            players[who].ok(players[who].post(f"tables/{table['table']}/leave"))


def accounts(table: dict[str, Any]) -> list[str]:
    return [seat["account"] for seat in table["seats"] if seat["account"] is not None]


def add_part(player: Player, table: str) -> None:
    """Somebody's page adds its part to the seed, as soon as it is asked for."""
    part = secrets.token_hex(32)
    player.ok(player.post(f"tables/{table}/promise", {"commitment": part_commitment(part)}))
    player.until(table, lambda seen: seen["fair"]["dealing"])
    player.ok(player.post(f"tables/{table}/part", {"part": part}))
    end = player.until(table, lambda seen: seen["status"] != "open")
    assert [each["seat"] for each in end["fair"]["parts"]] == end["your_seats"]


def play_on(player: Player, table: str) -> None:
    """Somebody stays and decides, now this and now that, until the game is over."""
    add_part(player, table)
    while True:
        now = player.until(table, lambda seen: seen["your_turn"] or seen["status"] == "over")
        if now["status"] == "over":
            return
        choices = now["choices"]
        player.ok(player.decide(now, choices[now["ply"] % len(choices)]["code"]))


def play_round(players: dict[str, Player], tables: list[dict[str, Any]]) -> None:
    """At the first table one stays to the end; everybody else lets bots play."""
    first, *others = tables
    stays = accounts(first)[0]
    for table in others:
        leave_to_bots(players, table)
    leave_to_bots(players, first, stays)
    play_on(players[stays], first["table"])


def meetings(rounds: list[dict[str, Any]]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for each in rounds:
        for table in each["tables"]:
            found.update(combinations(sorted(accounts(table)), 2))
    return found


def forget_table(database: str, table: str) -> None:
    """As if the server had been killed before it opened this table."""
    with contextlib.closing(sqlite3.connect(database)) as file, file:
        file.execute("PRAGMA foreign_keys=ON")
        file.execute("DELETE FROM seatings WHERE id = ?", (table,))  # or it really was


def test_24_players_over_four_rounds_and_a_server_that_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    server = Server(database)
    with contextlib.ExitStack() as stack:
        stack.callback(lambda: server.__exit__(None))
        people = [sign_up(server, f"Player {number}") for number in range(24)]
        for player in people:
            stack.callback(player.close)
        players = {player.account: player for player in people}
        anna = people[0]
        contest = anna.ok(anna.post("tournaments", CUP))["id"]
        for player in people:
            player.ok(player.post(f"tournaments/{contest}/enter"))
        anna.ok(anna.post(f"tournaments/{contest}/begin"))
        for number in range(1, 5):
            now = wait(anna, contest, number)
            assert [len(each["tables"]) for each in now["rounds"]] == [6] * number
            tables = now["rounds"][-1]["tables"]
            if number == 2:
                server.stop(signal.SIGKILL)
                forget_table(database, tables[-1]["table"])
                server = Server(database, server.port)
                wait_for_table(anna, tables[-1]["table"])
            play_round(players, tables)
            if number == 3:
                server.stop(signal.SIGKILL)
                server = Server(database, server.port)
        end = wait(anna, contest, 5)
        assert end["status"] == "over"
        check_end(end)
        early = seen(anna, contest, after=1)
        assert (early["after"], {line["games"] for line in early["standings"]}) == (1, {1})
        assert server.stop() == ""


def check_end(end: dict[str, Any]) -> None:
    """Everybody has played four games, each place is taken once, and all prizes were given away."""
    assert sorted(line["place"] for line in end["standings"]) == list(range(1, 25))
    assert {line["games"] for line in end["standings"]} == {4}
    assert sum(line["points"] for line in end["standings"]) == pytest.approx(4 * 6 * (4 + 3 + 2 + 1))
    assert [line["points"] for line in end["standings"]] == sorted(
        (line["points"] for line in end["standings"]), reverse=True
    )
    assert sum(times - 1 for times in meetings(end["rounds"]).values()) <= 2
    seats = Counter(
        (seat["account"], place)
        for each in end["rounds"]
        for table in each["tables"]
        for place, seat in enumerate(table["seats"])
    )
    assert max(seats.values()) <= 2
