"""Keeping the peace: what hosts can do, on the page and on the command line, and that nobody else can."""

from __future__ import annotations

import time
from typing import Any

import pytest

from hanse.cli import main
from hanse.server.whereabouts import Whereabouts
from tests.patience import PATIENCE
from tests.server.conftest import Come
from tests.server.player import Player, Server

PASSWORD = "correct horse"


def code_of(answer: Any) -> str:
    found: str = answer.json()["error"]["code"]
    return found


def admin(server: Server, *given: str) -> int:
    return main(["admin", *given, "--database", server.database, "--lang", "en"])


def come_from(come: Come, address: str, name: str | None) -> Player:
    """Somebody behind a proxy, which says from where they come."""
    person = come(None)
    person.http.headers["X-Forwarded-For"] = address
    if name is not None:
        person.account = person.ok(person.post("guest", {"name": name}))["account"]["id"]
    return person


def signed_up(come: Come, name: str) -> Player:
    person = come(None)
    person.account = person.ok(person.post("signup", {"name": name, "password": PASSWORD}))["account"]["id"]
    return person


@pytest.fixture
def hilde(server: Server, come: Come) -> Player:
    """The host."""
    person = come(None)
    account = {"name": "Hilde the host", "password": PASSWORD}
    if person.post("signup", account).status_code == 409:
        person.ok(person.post("signin", account))
    assert admin(server, "host", "Hilde the host") == 0
    assert person.ok(person.get("me"))["host"] is True
    return person


def test_only_hosts_keep_the_peace(server: Server, come: Come) -> None:
    anna = signed_up(come, "Anna no host")
    assert anna.ok(anna.get("me"))["host"] is False
    assert code_of(anna.get("host")) == "no-host"
    assert code_of(anna.post("host", {"what": "ban", "name": "Anna no host"})) == "no-host"
    assert code_of(come(None).get("host")) == "signed-out"
    guest = come("Gerd")
    assert admin(server, "host", guest.account) == 2


def test_who_is_muted_reads_and_plays_but_does_not_talk(server: Server, come: Come, hilde: Player) -> None:
    loud = signed_up(come, "Loud Ludwig")
    table = loud.new("me", "local", "local")
    loud.ok(loud.post(f"tables/{table}/chat", {"text": "LOUD"}))
    told = hilde.ok(hilde.post("host", {"what": "mute", "name": "loud ludwig", "days": 7, "text": "too loud"}))
    assert [(row["account"]["name"], row["what"]) for row in told["restrictions"]] == [("Loud Ludwig", "muted")]
    assert told["restrictions"][0]["until"] is not None
    assert code_of(loud.post(f"tables/{table}/chat", {"text": "LOUD"})) == "muted"
    loud.ok(loud.decide(loud.table(table)))
    told = hilde.ok(hilde.post("host", {"what": "unmute", "account": loud.account}))
    assert told["restrictions"] == []
    assert [(row["what"], row["by"]["name"], row["text"]) for row in told["log"][:2]] == [
        ("unmute", "Hilde the host", ""),
        ("mute", "Hilde the host", "too loud"),
    ]
    loud.ok(loud.post(f"tables/{table}/chat", {"text": "sorry"}))


def test_who_is_barred_is_out_everywhere_at_once(server: Server, come: Come, hilde: Player) -> None:
    rude = signed_up(come, "Rude Rudi")
    table = rude.new("me", "local", "local")
    stream = rude.follow(table)
    stream.wait(lambda: bool(stream.events))
    hilde.ok(hilde.post("host", {"what": "ban", "account": rude.account}))
    stream.ended()
    stream.close()
    assert rude.ok(rude.get("me"))["account"] is None
    assert code_of(rude.post("tables", {})) in ("signed-out", "invalid")
    assert code_of(rude.post("signin", {"name": "Rude Rudi", "password": PASSWORD})) == "banned"
    hilde.ok(hilde.post("host", {"what": "unban", "account": rude.account}))
    rude.ok(rude.post("signin", {"name": "Rude Rudi", "password": PASSWORD}))


def test_the_command_line_bars_while_the_server_runs(server: Server, come: Come) -> None:
    guest = come("Grim")
    table = guest.new("me", "local", "local")
    stream = guest.follow(table)
    stream.wait(lambda: bool(stream.events))
    assert admin(server, "ban", guest.account, "--reason", "grim") == 0
    stream.ended()
    stream.close()
    assert guest.ok(guest.get("me"))["account"] is None


def test_a_barred_guest_does_not_come_back_as_another(server: Server, come: Come, hilde: Player) -> None:
    here, elsewhere = "2001:db8:7:7::", "2001:db8:7:8::1"
    grim, friend, member = come_from(come, f"{here}1", "Grim"), come_from(come, f"{here}2", "Fritz"), come(None)
    member.ok(member.post("signup", {"name": "Mathilde", "password": PASSWORD}))
    hilde.ok(hilde.post("host", {"what": "ban", "account": grim.account}))
    again = come_from(come, f"{here}3", None)
    assert code_of(again.post("guest", {"name": "Grimmer"})) == "closed-here"
    assert code_of(again.post("signup", {"name": "Grimmest", "password": PASSWORD})) == "closed-here"
    assert code_of(grim.post("guest", {"name": "Grim"})) == "closed-here"
    again.ok(again.post("signin", {"name": "Mathilde", "password": PASSWORD}))  # others of the house do not suffer
    friend.ok(friend.post("signup", {"name": "Fritz the friend", "password": PASSWORD}))
    come_from(come, elsewhere, "Somebody else")
    hilde.ok(hilde.post("host", {"what": "unban", "account": grim.account}))
    grim.ok(grim.post("guest", {"name": "Grim"}))


def test_a_bar_on_the_command_line_closes_the_address_of_who_was_seen_there(server: Server, come: Come) -> None:
    grim = come_from(come, "192.0.2.77", "Grim")
    assert admin(server, "ban", grim.account) == 0
    end = time.monotonic() + PATIENCE
    while (answer := grim.post("guest", {"name": "Grimmer"})).is_success:
        assert time.monotonic() < end, "the address stays open"
        time.sleep(0.1)
    assert code_of(answer) == "closed-here"


def test_one_address_of_all_is_never_closed() -> None:
    """Of a proxy that does not say for whom it asks."""
    whereabouts = Whereabouts()
    for network in ("127.0.0.1", "::1", "", "testclient", "192.0.2.7"):
        whereabouts.note("anna", network)
    assert whereabouts.of("anna") == ["192.0.2.7"]
    for number in range(100):
        whereabouts.note("anna", f"192.0.2.{number}")
    assert len(whereabouts.of("anna")) == 20
    assert whereabouts.of("bert") == []


def test_a_closed_table_has_no_result_and_everybody_sees_it(server: Server, come: Come, hilde: Player) -> None:
    anna = come("Anna")
    playing, waiting = anna.new("me", "local", "local"), anna.new("me", "open", "open")
    follower = anna.follow(playing)
    follower.wait(lambda: bool(follower.events))
    hilde.ok(hilde.post("host", {"what": "close", "table": playing, "text": "spam"}))
    follower.wait(lambda: any(entry["kind"] == "over" for entry in follower.entries()))
    follower.close()
    assert anna.table(playing)["result"] is None
    assert admin(server, "close", waiting) == 0
    anna.until(waiting, lambda table: table["status"] == "over")
    assert waiting not in {line["id"] for line in anna.ok(anna.get("tables"))["tables"]}
    assert code_of(hilde.post("host", {"what": "close", "table": playing})) == "over"
    assert code_of(hilde.post("host", {"what": "close", "table": "nowhere"})) == "no-table"
    assert code_of(hilde.post("host", {"what": "close"})) == "no-table"


def test_a_report_reaches_the_hosts_and_is_settled(server: Server, come: Come, hilde: Player) -> None:
    anna, bert = signed_up(come, "Anna reports"), come("Bert")
    table = bert.new("me", "open", "open")
    hidden = bert.new("me", "open", "open", public=False)
    anna.ok(anna.post("report", {"account": bert.account, "table": table, "text": "he is rude"}))
    assert code_of(anna.post("report", {"table": hidden, "text": "what is there"})) == "private"
    assert code_of(anna.post("report", {"text": "nothing"})) == "invalid"
    assert code_of(anna.post("report", {"account": "nobody", "text": "who"})) == "no-person"
    told = hilde.ok(hilde.get("host"))["reports"]
    (mine,) = [report for report in told if report["table"] == table]
    assert (mine["by"]["name"], mine["about"]["name"], mine["text"]) == ("Anna reports", "Bert", "he is rude")
    after = hilde.ok(hilde.post("host", {"what": "settle", "report": mine["id"]}))
    assert mine["id"] not in {report["id"] for report in after["reports"]}
    assert code_of(hilde.post("host", {"what": "settle", "report": mine["id"]})) == "no-report"


def test_hosts_do_not_restrict_each_other(server: Server, hilde: Player) -> None:
    assert code_of(hilde.post("host", {"what": "ban", "name": "Hilde the host"})) == "is-host"
    assert code_of(hilde.post("host", {"what": "ban", "name": "nobody at all"})) == "no-person"


def test_the_command_line_lists(server: Server, hilde: Player, capsys: pytest.CaptureFixture[str]) -> None:
    for action, shown in (("hosts", "Hilde the host"), ("log", "host"), ("reports", ""), ("restricted", "")):
        assert admin(server, action) == 0
        assert shown in capsys.readouterr().out
    for wrong in (("nothing",), ("ban",), ("hosts", "Anna"), ("ban", "nobody at all"), ("settle", "x"), ("close", "x")):
        assert admin(server, *wrong) == 2
        told = capsys.readouterr()
        assert told.err.count("\n") == 1
    assert admin(server, "unhost", "Hilde the host") == 0
    assert hilde.ok(hilde.get("me"))["host"] is False
