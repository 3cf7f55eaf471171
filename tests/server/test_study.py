"""Analyses of finished games at the server: begun, stopped, gone on with, kept, and never of a game that runs."""

from __future__ import annotations

import contextlib
import json
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.player import Player, Server, play_out

QUICK = ("--study-iterations", "8")


@pytest.fixture(scope="module")
def studying(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("study") / "tables.db"), 0, *QUICK) as running:
        yield running


@pytest.fixture(scope="module")
def anna(studying: Server) -> Iterator[Player]:
    player = Player(studying.url, "Anna")
    yield player
    player.close()


@pytest.fixture(scope="module")
def table(studying: Server, anna: Player) -> str:
    made = anna.new("me", "bot", game="hansa", preset="hansa2004")
    play_out(studying, [anna], made)
    return made


def until(anna: Player, table: str, fits: Callable[[dict[str, Any]], bool], seat: int | None = None) -> dict[str, Any]:
    """Ask again and again how far the analysis is."""
    end = time.monotonic() + PATIENCE
    asked = f"tables/{table}/study" + ("" if seat is None else f"?seat={seat}")
    while True:
        found: dict[str, Any] = anna.ok(anna.get(asked))
        if fits(found):
            return found
        assert time.monotonic() < end, f"it stays as it is: {found['status']}, {found['done']} of {found['pieces']}"
        time.sleep(0.1)


def work(anna: Player, table: str, *, go: bool, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = anna.ok(anna.post(f"tables/{table}/study", {"seat": seat, "go": go}))
    return found


def test_an_analysis_is_stopped_gone_on_with_and_kept(anna: Player, table: str) -> None:
    assert until(anna, table, lambda found: True)["status"] == "none"
    work(anna, table, go=True)
    first = until(anna, table, lambda found: found["result"] is not None)
    assert all(moment["before"] for moment in first["result"]["moments"])
    stopped = work(anna, table, go=False)
    assert stopped["status"] in ("stopped", "done")
    assert stopped["done"] >= first["done"]
    work(anna, table, go=True)
    done = until(anna, table, lambda found: found["status"] == "done")
    assert done["result"]["done"]
    assert done["done"] == done["pieces"] == 2 * len(done["result"]["moments"])
    assert [seat["accuracy"] is not None for seat in done["result"]["seats"]] == [True, True]
    again = work(anna, table, go=True)
    assert again == done


def test_for_a_seat_only_its_own_actions_are_judged(anna: Player, table: str) -> None:
    work(anna, table, go=True, seat=1)
    done = until(anna, table, lambda found: found["status"] == "done", seat=1)
    judged = {moment["seat"] for moment in done["result"]["moments"] if moment["loss"] is not None}
    assert judged == {1}


def test_a_moment_becomes_a_table_to_play_on_at(anna: Player, table: str) -> None:
    position = anna.ok(anna.get(f"tables/{table}/position/12"))["position"]
    made = anna.ok(
        anna.post(
            "tables",
            {
                "game": "hansa", "position": position, "seats": [{"kind": "me"}, {"kind": "local", "name": "B"}],
                "public": False, "clock": None,
            },
        )
    )  # fmt: skip
    assert anna.table(made["id"])["view"]["turn"]["seat"] == position["turn"]["seat"]


def test_what_cannot_be_studied_is_refused(studying: Server, anna: Player, table: str) -> None:
    running = anna.new("me", "local", game="hansa", preset="hansa2004")
    for path in (f"tables/{running}/study", f"tables/{running}/study?seat=0", f"tables/{running}/position/0"):
        refused = anna.get(path)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not-over")
    refused = anna.post(f"tables/{running}/study", {"seat": 0, "go": True})
    assert refused.json()["error"]["code"] == "not-over"
    assert anna.get(f"tables/{table}/study?seat=2").json()["error"]["code"] == "no-seat"
    assert anna.get(f"tables/{table}/position/99999").json()["error"]["code"] == "no-ply"
    stranger = Player(studying.url, None)
    assert stranger.post(f"tables/{table}/study", {"seat": None, "go": True}).json()["error"]["code"] == "signed-out"
    stranger.close()


def test_a_host_may_offer_none(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.db"), 0, "--study-processes", "0") as server:
        player = Player(server.url, "Anna")
        refused = player.post("tables/whatever/study", {"seat": None, "go": True})
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "no-study")
        player.close()


def test_a_question_is_answered_decision_by_decision(anna: Player, table: str) -> None:
    codes = anna.ok(anna.get(f"tables/{table}/record"))["codes"]
    ply = len(codes) // 2

    def answer(given: list[int], best: list[int]) -> dict[str, Any]:
        found: dict[str, Any] = anna.ok(
            anna.post(f"tables/{table}/study/answer", {"ply": ply, "codes": given, "best": best})
        )
        return found

    given: list[int] = []
    shown = answer(given, [])
    while not shown["done"]:
        assert not shown["right"]
        assert shown["view"]["viewer"] == shown["seat"]
        given.append(shown["choices"][0]["code"])
        shown = answer(given, given)
    assert shown["right"]
    assert shown["choices"] == []
    refused = anna.post(f"tables/{table}/study/answer", {"ply": ply, "codes": [999_999], "best": []})
    assert refused.status_code == 422
    beyond = anna.post(f"tables/{table}/study/answer", {"ply": len(codes), "codes": [], "best": []})
    assert beyond.status_code == 404


def test_a_killed_server_goes_on_with_an_analysis_where_it_was(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with Server(database, 0, *QUICK) as server:
        anna = Player(server.url, "Anna")
        made = anna.new("me", "bot", game="hansa", preset="hansa2004")
        play_out(server, [anna], made)
        work(anna, made, go=True)
        until(anna, made, lambda found: found["done"] > 0)
        # What was found is written down every few seconds; the last notes before the kill may be lost, no others.
        end = time.monotonic() + PATIENCE
        while not (kept := _kept(database)):
            assert time.monotonic() < end
            time.sleep(0.1)
        server.stop(signal.SIGKILL)
        cookies = anna.http.cookies
        anna.close()
    with Server(database, 0, *QUICK) as server:
        again = Player(server.url, None)
        again.http.cookies = cookies
        found = until(again, made, lambda found: True)
        assert found["status"] in ("stopped", "done")
        assert found["done"] >= kept
        work(again, made, go=True)
        done = until(again, made, lambda found: found["status"] == "done")
        assert done["result"]["done"]
        again.close()


def _kept(database: str) -> int:
    """How many notes of analyses stand in the database; all of them count once one is done."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("select notes, result from studies").fetchall()
    return sum(2 * len(json.loads(result)["moments"]) if result else len(json.loads(notes)) for notes, result in rows)
