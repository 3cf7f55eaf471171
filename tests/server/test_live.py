"""Live updates: without a gap, without a repeat, and to nobody more than they may see."""

from __future__ import annotations

import contextlib
import json
import signal
from pathlib import Path

import pytest

from hanse.games import GAMES
from tests.server.conftest import Come
from tests.server.player import Follower, Player, Server, read_events


def ids(follower: Follower) -> list[int]:
    return [entry["id"] for entry in follower.entries()]


def test_everybody_sees_every_entry_once_and_in_order(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "local", "local")
    start = anna.table(table)["seq"]
    with contextlib.closing(bert.follow(table)) as follower:
        follower.wait(lambda: bool(follower.events))
        event, number, data = follower.events[0]
        assert (event, number, data["seq"]) == ("table", start, start)
        assert [entry["id"] for entry in data["log"]] == list(range(1, start + 1))
        for _ in range(20):
            anna.ok(anna.decide(anna.table(table)))
        follower.wait(lambda: len(follower.entries()) == 20)
        assert ids(follower) == list(range(start + 1, start + 21))
        last = [data for event, _, data in follower.events if event == "entry"][-1]
        assert (last["table"]["ply"], last["table"]["log"]) == (20, None)
        assert last["entry"]["ply"] == 20


@pytest.mark.parametrize("game", GAMES)
def test_what_has_changed_makes_the_table_that_the_server_would_send(come: Come, game: str) -> None:
    anna, eve = come("Anna"), come(None)
    table = anna.new("me", "local", game=game, preset=GAMES[game].presets()[0])
    with contextlib.closing(anna.follow(table)) as own, contextlib.closing(eve.follow(table)) as other:
        for follower in (own, other):
            follower.reach(0)
        for number in range(1, 31):
            anna.ok(anna.decide(anna.table(table)))
            for player, follower in ((anna, own), (eve, other)):
                follower.reach(number)
                told = [data for event, _, data in follower.events if event == "entry"][-1]["table"]
                now = player.table(table)
                assert {**told, "log": None, "seats": None} == {**now, "log": None, "seats": None}
        whole = len(json.dumps({**eve.table(table), "log": None}))
        assert sorted(other.sizes)[len(other.sizes) // 2] < whole // 2


def test_what_is_struck_is_told_with_the_whole_log(come: Come) -> None:
    anna = come()
    table = anna.new("me", "local", "local")
    done = anna.ok(anna.decide(anna.table(table)))
    with contextlib.closing(anna.follow(table)) as follower:
        follower.wait(lambda: bool(follower.events))
        anna.ok(anna.post(f"tables/{table}/undo", done))
        follower.wait(lambda: len(follower.entries()) == 1)
        told = next(data for event, _, data in follower.events if event == "entry")
    assert (told["entry"]["kind"], told["table"]["log"][-1]) == ("undone", told["entry"])
    assert [entry["kind"] for entry in told["table"]["log"] if entry["struck"]] == ["decided"]


def _reach(follower: Follower, last: int) -> None:
    follower.wait(lambda: max(ids(follower), default=0) >= last)


def test_who_comes_back_gets_what_was_missed_and_nothing_twice(come: Come) -> None:
    anna = come()
    table = anna.new("me", "local", "local")
    for _ in range(5):
        anna.ok(anna.decide(anna.table(table)))
    now = anna.table(table)["seq"]
    for last in (0, now - 3, now):
        with contextlib.closing(anna.follow(table, last)) as follower:
            _reach(follower, now if last < now else 0)
            assert ids(follower) == list(range(last + 1, now + 1))
            tables = [data["table"] for event, _, data in follower.events if event == "entry"]
            assert [t is not None for t in tables] == [False] * (len(tables) - 1) + [True] * bool(tables)
            anna.ok(anna.decide(anna.table(table)))
            _reach(follower, now + 1)
            assert ids(follower) == list(range(last + 1, now + 2))
        now += 1


def test_a_spectator_sees_no_choices_no_seed_and_no_invitation(come: Come) -> None:
    anna, eve = come("Anna"), come(None)
    table = anna.new("me", "bot", "bot")
    with contextlib.closing(eve.follow(table)) as follower:
        anna.ok(anna.decide(anna.until(table, lambda t: t["your_turn"])))
        follower.wait(lambda: bool(follower.entries()))
        shown = [
            data if event == "table" else data["table"] for event, _, data in follower.events if event != "presence"
        ]
    for seen in [eve.table(table), *[t for t in shown if t is not None]]:
        assert seen["choices"] == []
        assert (seen["seed"], seen["salt"], seen["invite"]) == (None, None, None)
        assert seen["view"]["viewer"] is None
        assert "order" not in seen["view"]["marker_stock"]
    assert eve.get(f"tables/{table}/ply/0?seat=0").status_code == 403
    assert eve.get(f"tables/{table}/record").status_code == 409
    assert anna.get(f"tables/{table}/ply/0?seat=1").status_code == 403


def test_presence_is_told(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "open", "open")
    bert.ok(bert.post(f"tables/{table}/join"))
    with contextlib.closing(anna.follow(table)) as follower:
        follower.wait(lambda: bool(follower.events))  # or Anna might see Bert there from the beginning
        with contextlib.closing(bert.follow(table)):
            follower.wait(lambda: ("presence", None, {"connected": [0, 1]}) in follower.events)
            assert [seat["connected"] for seat in anna.table(table)["seats"]] == [True, True, False]
        follower.wait(lambda: follower.events[-1] == ("presence", None, {"connected": [0]}))


def test_undo_is_free_or_asked_for_and_stays_in_the_log(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "open", "local")
    bert.ok(bert.post(f"tables/{table}/join"))
    _until_mover(table, 0, anna, bert)
    done = anna.ok(anna.decide(anna.table(table)))
    assert anna.ok(anna.post(f"tables/{table}/undo", done)) == {"done": True, "question": None}
    _until_mover(table, 1, anna, bert)
    bert.ok(bert.decide(bert.table(table)))
    ply = anna.table(table)["ply"]
    asked = anna.ok(anna.post(f"tables/{table}/undo", {"ply": ply}))
    assert not asked["done"]
    assert bert.table(table)["undo"]["question"]["yours"]
    bert.ok(bert.post(f"tables/{table}/undo/answer", {"question": asked["question"], "yes": True}))
    seen = anna.table(table)
    assert seen["ply"] < ply
    assert seen["mover"] == 0
    struck = [entry for entry in seen["log"] if entry["struck"]]
    assert len(struck) == 1 + ply - seen["ply"]
    assert [entry["kind"] for entry in seen["log"][-3:]] == ["asked", "answered", "undone"]


def _until_mover(table: str, seat: int, *players: Player) -> None:
    while (seen := players[0].table(table))["mover"] != seat:
        for player in players:
            own = player.table(table)
            if own["mover"] == seen["mover"] and own["your_turn"]:
                player.ok(player.decide(own))


def test_chat_is_text_and_only_for_members(come: Come) -> None:
    anna, eve = come("Anna"), come("Eve")
    table = anna.new("me", "bot", "open")
    anna.ok(anna.post(f"tables/{table}/chat", {"text": " <b>hello</b>  there "}))
    said = anna.table(table)["log"][-1]
    assert (said["kind"], said["text"], said["name"]) == ("chat", "<b>hello</b> there", "Anna")
    assert eve.post(f"tables/{table}/chat", {"text": "me too"}).status_code == 403
    assert anna.post(f"tables/{table}/chat", {"text": "x" * 501}).status_code == 422


def test_preview_tells_what_a_choice_would_do_to_who_decides(come: Come) -> None:
    anna, eve = come("Anna"), come("Eve")
    table = anna.new("me", "local", "local")
    seen = anna.table(table)
    choice = next(c for c in seen["choices"] if c["family"] == "place")
    address = f"tables/{table}/preview/{choice['code']}"
    told = anna.ok(anna.get(f"{address}?ply=0"))
    assert told["events"][0]["event"] == "placed"
    assert eve.get(f"{address}?ply=0").status_code == 409
    assert anna.get(address).status_code == 422
    assert anna.table(table)["ply"] == 0
    anna.ok(anna.decide(seen))
    assert anna.ok(anna.get(f"{address}?ply=0")) == {"events": [], "now": None}


def test_the_lobby_tells_of_new_tables(server: Server, come: Come) -> None:
    anna = come("Anna")
    table = anna.new("me", "open", "open")
    hidden = anna.new("me", "open", "open", public=False)
    listed = [t["id"] for t in come(None).ok(come(None).get("tables"))["tables"]]
    assert table in listed
    assert hidden not in listed
    assert {table, hidden} <= {t["id"] for t in anna.ok(anna.get("tables?mine=1"))["tables"]}
    with anna.http.stream("GET", "/api/lobby/stream") as response:
        told = read_events(response.iter_lines())
        event, _, data = next(told)
        assert event == "tables"
        assert {table, hidden} <= {line["id"] for line in data["mine"]}


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path, come: Come) -> None:
    first = Server(str(tmp_path / "tables.db"))
    anna = come("Anna", first.url)
    table = anna.new("me", "bot", "bot")
    anna.ok(anna.decide(anna.until(table, lambda t: t["your_turn"]), request="before"))
    first.stop(signal.SIGKILL)
    second = Server(str(tmp_path / "tables.db"), first.port)
    try:
        log = anna.table(table)["log"]
        assert [entry["id"] for entry in log] == list(range(1, len(log) + 1))
        bot_game = anna.new("bot", "bot", "bot")
        anna.ok(anna.decide(anna.until(table, lambda t: t["your_turn"])))
        anna.until(bot_game, lambda t: t["ply"] > 20)
    finally:
        second.stop(signal.SIGKILL)
    third = Server(str(tmp_path / "tables.db"), first.port)
    try:
        before = anna.table(bot_game)["ply"]
        anna.until(bot_game, lambda t: t["ply"] > before + 20 or t["status"] == "over")
    finally:
        assert third.stop() == ""
