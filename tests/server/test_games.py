"""Whole games over HTTP."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanse.cli import main
from tests.server.conftest import Come
from tests.server.player import Server, play_out


@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_game_against_bots_and_its_record(
    server: Server, come: Come, seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = come()
    table = anna.new("me", *["bot"] * (seats - 1))
    start = anna.table(table)
    assert (start["status"], start["seed"], start["salt"]) == ("playing", None, None)
    assert anna.get(f"tables/{table}/record").json()["error"]["code"] == "not-over"
    play_out(server, [anna], table)
    record = anna.ok(anna.get(f"tables/{table}/record"))
    assert record["commitment"] == start["commitment"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file), "--lang", "en"]) == 0
    record["seed"] = "another"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file), "--lang", "en"]) == 2
    assert "promised" in capsys.readouterr().out
    for ply in (0, len(record["codes"]) // 2, len(record["codes"])):
        shown = anna.ok(anna.get(f"tables/{table}/ply/{ply}?seat=1"))
        assert shown["ply"] == ply
        assert shown["view"]["over"] == (ply == len(record["codes"]))


def test_the_facts_of_a_game_name_every_card(come: Come) -> None:
    facts = come().ok(come().get("facts/merkator"))
    assert {"c2-01", "peace"} <= {card["id"] for card in facts["contracts.toml"]["contract"]}


def test_two_people_and_a_bot(server: Server, come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "open", "bot")
    assert anna.table(table)["status"] == "open"
    bert.ok(bert.post(f"tables/{table}/join"))
    play_out(server, [anna, bert], table)


def test_three_people_on_one_screen(server: Server, come: Come) -> None:
    anna = come()
    table = anna.new("me", "local", "local")
    play_out(server, [anna], table)


def test_a_game_of_bots_alone_goes_on_by_itself(come: Come) -> None:
    anna = come()
    table = anna.new("bot", "bot", "bot")
    seen = anna.until(table, lambda t: t["status"] == "over")
    assert sorted(seen["result"]["ranks"])[0] == 1
    assert seen["invite"] is not None


def test_ratings_count_people_who_signed_up_and_bots(server: Server, come: Come) -> None:
    anna = come(None)
    name = "Rita of the ratings"
    anna.ok(anna.post("signup", {"name": name, "password": "long enough"}))
    play_out(server, [anna], anna.new("me", "bot", "bot", "bot"))
    listed = anna.ok(anna.get("ratings?game=teutonica&seats=4"))["ratings"]
    assert [entry["games"] for entry in listed if entry["name"] == name] == [1]
    assert any(entry["bot"] == "focused" for entry in listed)


def test_rematch_leads_everybody_to_one_new_table(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "open", "bot")
    assert anna.post(f"tables/{table}/rematch").json()["error"]["code"] == "not-over"
    bert.ok(bert.post(f"tables/{table}/join"))
    for player in (anna, bert):
        player.ok(player.post(f"tables/{table}/leave"))
    anna.until(table, lambda t: t["status"] == "over")
    back = anna.post(f"tables/{table}/rematch")
    assert back.json()["error"]["code"] == "not-seated"


def test_rematch_after_a_whole_game(server: Server, come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "bot", "bot")
    play_out(server, [anna], table)
    following = anna.ok(anna.post(f"tables/{table}/rematch"))["table"]
    assert anna.ok(anna.post(f"tables/{table}/rematch"))["table"] == following
    assert anna.table(table)["next_table"] == following
    assert anna.table(following)["your_seats"] == [2]
    assert bert.post(f"tables/{table}/rematch").status_code == 403
