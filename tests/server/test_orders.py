"""Standing orders over HTTP: they act by themselves, last, and are nobody else's business."""

from __future__ import annotations

import contextlib
import signal
from pathlib import Path
from typing import Any

import pytest

from hanse.games import GAMES
from tests.server.conftest import Come
from tests.server.player import Player, Server
from tests.server.postgres import postgres_server

LONG = 60  # decisions of people, enough for orders of every game to act


def two(come: Come, game: str, url: str | None = None) -> tuple[Player, Player, str]:
    """Anna and Bert at a table of their own; Bert has two seats, so that Merkator knows joining."""
    anna, bert = come("Anna", url), come("Bert", url)
    table = bert.new("me", "local", "open", game=game, preset=GAMES[game].presets()[0])
    anna.ok(anna.post(f"tables/{table}/join"))
    return anna, bert, table


def leave(player: Player, table: str, orders: Any, seat: int | None = None) -> Any:
    where = player.table(table)["your_seats"][0] if seat is None else seat
    return player.http.put(f"/api/tables/{table}/orders", json={"seat": where, "orders": orders})


def play(players: tuple[Player, Player], table: str, most: int) -> list[dict[str, Any]]:
    """People decide in turn, the last choice now and then; the decisions of the log."""
    for number in range(most):
        seen = next((t for t in (player.table(table) for player in players) if t["your_turn"]), None)
        if seen is None:
            break
        player = next(each for each in players if each.account == seen["seats"][seen["mover"]]["account"])
        codes = [choice["code"] for choice in seen["choices"]]
        liked = [c["code"] for c in seen["choices"] if c["family"] in ("displace", "travel", "buy")]
        player.ok(player.decide(seen, (liked or codes)[number % len(liked or codes)]))
    return [entry for entry in players[0].table(table)["log"] if entry["kind"] == "decided"]


@pytest.mark.parametrize("game", GAMES)
def test_orders_decide_in_every_game_and_the_log_says_so(come: Come, game: str) -> None:
    anna, bert, table = two(come, game)
    offered = anna.ok(anna.get(f"tables/{table}/orders"))
    assert offered["left"] == {}
    wishes = {each["kind"]: [wish["word"] for wish in each["wishes"]] for each in offered["kinds"]}
    kept = anna.ok(leave(anna, table, wishes))
    assert kept["left"] == {"2": wishes}
    decided = play((anna, bert), table, LONG)
    by_order = [entry for entry in decided if entry.get("ordered")]
    assert by_order
    assert {entry["seat"] for entry in by_order} == {2}
    assert [entry["ply"] for entry in decided] == list(range(1, len(decided) + 1))
    assert bert.table(table)["log"] == anna.table(table)["log"]
    if anna.table(table)["status"] == "playing":
        assert anna.ok(leave(anna, table, {}))["left"] == {"2": {}}


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_that_there_are_orders(come: Come, game: str) -> None:
    """Everything that others can ask for is the same to the last byte, before and after; no stream says a word."""
    anna, bert, table = two(come, game)
    stranger = come("Carl")
    offered = anna.ok(anna.get(f"tables/{table}/orders"))["kinds"]
    decided = bert.table(table)["view"]["decision"]["kind"]
    wishes = {each["kind"]: [w["word"] for w in each["wishes"]] for each in offered if each["kind"] != decided}

    def known() -> list[bytes]:
        addresses = [f"tables/{table}", f"tables/{table}/orders", f"tables/{table}/ply/0", f"tables/{table}/moment"]
        addresses += ["mine", "tables?mine=true", f"people/{anna.account}", f"tables/{table}/preview/0?ply=0"]
        told = [each.get(address).content for each in (bert, stranger) for address in addresses]
        told += [leave(each, table, wishes, 2).content for each in (bert, stranger)]
        return [*told, anna.get(f"tables/{table}").content]

    with contextlib.closing(bert.follow(table)) as stream:
        stream.wait(lambda: bool(stream.events))
        before, heard = known(), len(stream.events)
        anna.ok(leave(anna, table, wishes))
        assert known() == before
        anna.ok(leave(anna, table, {}))
        assert known() == before
        assert len(stream.events) == heard


def test_orders_decide_at_once_what_already_waits(come: Come) -> None:
    anna, bert, table = two(come, "hansa")
    seen = next(t for t in (anna.table(table), bert.table(table)) if t["your_turn"])
    player = anna if seen["mover"] == 2 else bert
    port = seen["choices"][-1]["port"]
    player.ok(leave(player, table, {"place": [f"place {port}"]}, seen["mover"]))
    last = player.table(table)["log"][-1]
    assert last["ordered"]
    assert last["code"] == seen["choices"][-1]["code"]


@pytest.mark.parametrize(
    ("orders", "code"),
    [
        ({"travel": []}, "order-kind"),
        ({"displaced": ["place trader nowhere"]}, "order-wish"),
        ({"displaced": ["done", "done"]}, "order-twice"),
        ({"displaced": "done"}, "invalid"),
        ({"displaced": ["x" * 101]}, "invalid"),
        ({"displaced": ["done"] * 201}, "invalid"),
        ({f"kind{number}": [] for number in range(33)}, "invalid"),
        ([], "invalid"),
        (None, "invalid"),
    ],
)
def test_wrong_orders_change_nothing(come: Come, orders: Any, code: str) -> None:
    anna = come()
    table = anna.new("me", "bot", "bot")
    kept = anna.ok(leave(anna, table, {"turn": ["end"]}))
    answer = leave(anna, table, orders)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)
    assert anna.ok(anna.get(f"tables/{table}/orders")) == kept


def test_orders_are_for_who_sits_there(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "bot", "bot")
    refused = [bert.get(f"tables/{table}/orders"), leave(bert, table, {}, 0)]
    assert [answer.json()["error"]["code"] for answer in refused] == ["not-seated", "not-your-seat"]
    assert leave(anna, table, {}, 1).json()["error"]["code"] == "not-your-seat"
    assert leave(anna, table, {}, 9).json()["error"]["code"] == "no-seat"


def test_what_was_ordered_is_told_to_its_owner_and_forgotten_with_the_account(come: Come) -> None:
    anna = come()
    table = anna.new("me", "bot", "bot")
    anna.ok(leave(anna, table, {"turn": ["end"]}))
    data = anna.ok(anna.get("me/data"))
    assert data["orders"] == [{"table": table, "seat": 0, "orders": {"turn": ["end"]}}]
    anna.ok(anna.post("me/delete", {}))
    assert anna.get(f"tables/{table}/orders").json()["error"]["code"] == "signed-out"


def test_orders_outlive_a_killed_server(tmp_path: Path, come: Come) -> None:
    first = Server(str(tmp_path / "tables.db"))
    anna, bert, table = two(come, "hansa", first.url)
    ports = ["tonsberg", "aalborg", "lubeck", "stockholm", "danzig"]
    anna.ok(leave(anna, table, {"place": [f"place {port}" for port in ports]}))
    first.stop(signal.SIGKILL)
    second = Server(str(tmp_path / "tables.db"), first.port)
    try:
        assert anna.ok(anna.get(f"tables/{table}/orders"))["left"]["2"]["place"][0] == "place tonsberg"
        decided = play((bert, bert), table, 6)
        assert sum(bool(entry.get("ordered")) for entry in decided if entry["seat"] == 2) == 3
    finally:
        assert second.stop() == ""


def test_two_processes_know_each_others_orders(tmp_path: Path, come: Come) -> None:
    with postgres_server(tmp_path) as database, Server(database) as one, Server(database) as other:
        anna, bert, table = two(come, "hansa", one.url)
        bert.http.base_url = other.url
        bert.table(table)  # known to the other process before there are orders
        everywhere = [w["word"] for w in anna.ok(anna.get(f"tables/{table}/orders"))["kinds"][1]["wishes"]]
        anna.ok(leave(anna, table, {"place": everywhere}))
        for _ in range(6):  # an order that the other process has not heard of yet is obeyed as soon as it has
            seen = bert.until(table, lambda t: t["your_turn"])
            bert.ok(bert.decide(seen, seen["choices"][0]["code"]))
        log = anna.until(table, lambda t: sum(bool(entry.get("ordered")) for entry in t["log"]) == 3)["log"]
        assert {entry["seat"] for entry in log if entry.get("ordered")} == {2}
