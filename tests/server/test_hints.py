"""Hints: in games alone against bots, told only to who asks, marked for all, and never in a game that is rated."""

from __future__ import annotations

import time
from typing import Any

from tests.patience import PATIENCE
from tests.server.conftest import Come
from tests.server.player import Player


def hint_of(anna: Player, table: str) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while True:
        found: dict[str, Any] = anna.ok(anna.get(f"tables/{table}/hint"))
        if found["hint"] is not None:
            return found
        assert time.monotonic() < end, "no hint comes"
        time.sleep(0.1)


def own_turn(anna: Player, table: str) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while True:
        found: dict[str, Any] = anna.ok(anna.get(f"tables/{table}"))
        if found["your_turn"]:
            return found
        assert time.monotonic() < end, "nobody asks"
        time.sleep(0.1)


def ask(anna: Player, table: str, seat: int, ply: int) -> int:
    return int(anna.post(f"tables/{table}/hint", {"seat": seat, "ply": ply}).status_code)


def test_a_hint_is_told_to_who_asks_and_marked_for_all(come: Come) -> None:
    anna, berta = come("Anna"), come("Berta")
    table = anna.new("me", "bot", game="hansa", preset="hansa2004", public=True)
    shown = own_turn(anna, table)
    seat = shown["mover"]
    assert ask(anna, table, seat, shown["ply"]) == 200
    hint = hint_of(anna, table)["hint"]
    assert hint["choices"][0]["code"] in {choice["code"] for choice in shown["choices"]}
    assert len(hint["values"]) == 2
    assert hint["player"] == "master"
    entry = anna.ok(anna.get(f"tables/{table}"))["log"][-1]
    assert (entry["kind"], entry["seat"]) == ("hinted", seat)
    assert set(berta.ok(berta.get(f"tables/{table}"))["log"][-1]) == set(entry)
    assert not {"line", "values", "account"} & set(entry)
    assert berta.ok(berta.get(f"tables/{table}/hint")) == {"offered": False, "hint": None}
    code = hint["choices"][0]["code"]
    body = {"seat": seat, "ply": shown["ply"], "code": code, "request": "one"}
    anna.ok(anna.post(f"tables/{table}/decide", body))
    assert anna.ok(anna.get(f"tables/{table}/hint"))["hint"] is None


def test_hints_are_refused_where_others_play_and_out_of_turn(come: Come) -> None:
    anna, berta = come("Anna"), come("Berta")
    alone = anna.new("me", "bot", game="hansa", preset="hansa2004")
    shown = own_turn(anna, alone)
    assert ask(anna, alone, shown["mover"], shown["ply"] + 1) == 409
    assert ask(anna, alone, 1 - shown["mover"], shown["ply"]) == 403
    assert ask(berta, alone, shown["mover"], shown["ply"]) == 403
    seats = [{"kind": "me"}, {"kind": "local", "name": "Otto"}]
    at_one_screen = anna.new(game="hansa", preset="hansa2004", seats=seats)
    shown = own_turn(anna, at_one_screen)
    assert ask(anna, at_one_screen, shown["mover"], shown["ply"]) == 403
    assert not anna.ok(anna.get(f"tables/{at_one_screen}/hint"))["offered"]
