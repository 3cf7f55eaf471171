"""People are told elsewhere that a game waits: once, never into the host's network, and over restarts."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import time
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

from hanse.server import reminders
from hanse.server.hall import Hall
from hanse.server.hooks import HookError, body_for, is_outside, parts_of, resolve, send
from hanse.server.reminders import Reminders, due_at
from hanse.server.settings import Settings
from hanse.server.storage.database import open_database
from hanse.server.storage.reminders import Hook, Place, hook_of, set_hook
from hanse.server.storage.store import Store
from hanse.table.setup import Secrets, Wish, create, seats_for
from tests.server.conftest import Come
from tests.server.player import Player, Server
from tests.server.postgres import postgres_server
from tests.server.receiver import Receiver

HERE = ("--hook-network", "127.0.0.0/8")
LOCAL = [ip_network("127.0.0.0/8")]


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("hooks") / "tables.db"), 0, *HERE)
    yield running
    assert running.stop() == ""


def sign_up(come: Come, url: str, name: str) -> Player:
    person = come(None, url)
    person.account = person.ok(person.post("signup", {"name": name, "password": "long enough"}))["account"]["id"]
    return person


def hook(player: Player, address: str, **more: Any) -> Any:
    return player.http.put("/api/me/hook", json={"address": address, "delay": 0, **more})


def test_each_question_is_told_once_with_a_link_that_leads_to_it(open_server: Server, come: Come) -> None:
    anna = sign_up(come, open_server.url, "Anna of the hooks")
    table = anna.new("me", "local", "bot:random", game="hansa", preset="hansa2004")
    with Receiver() as receiver, contextlib.closing(anna.follow(table)):  # a page that is open mutes nothing
        anna.ok(hook(anna, receiver.address))
        for number in range(1, 4):
            seen = anna.until(table, lambda t: t["your_turn"])
            receiver.wait(number)
            anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
        receiver.wait(4)
        path, body = receiver.got[0]
        assert path == "/hook?for=anna"
        assert body["tables"] == [
            {
                "table": table,
                "game": "Hansa",
                "who": "Anna of the hooks",
                "others": ["Anna of the hooks", "Random"],
                "link": f"{open_server.url}/#/table/{table}",
            }
        ]
        assert body["text"].startswith("Anna of the hooks, it is your turn at Hansa with")
        assert anna.ok(anna.http.delete("/api/me/hook"))["address"] is None


def test_what_waits_together_is_one_message(open_server: Server, come: Come) -> None:
    anna = sign_up(come, open_server.url, "Anna of the digest")
    wish = {"game": "hansa", "preset": "hansa2004"}
    tables = {anna.new("me", "local", **wish) for _ in range(3)}
    with Receiver() as receiver:
        anna.ok(hook(anna, receiver.address))
        receiver.wait(1)
        assert {line["table"] for line in receiver.got[0][1]["tables"]} == tables
        assert len(receiver.got[0][1]["text"].splitlines()) == 3


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("ftp://example.org/", "hook-form"),
        ("example.org", "hook-form"),
        ("http://", "hook-form"),
        ("http://anna:secret@example.org/", "hook-form"),
        ("http://example.org:99999/", "hook-form"),
        ("http://example.org/a b", "hook-form"),
        ("http://[::1/", "hook-form"),
        ("http://no-such-name.invalid/", "hook-unknown"),
        ("http://127.0.0.1:8323/api/me", "hook-inside"),
        ("http://localhost/", "hook-inside"),
        ("http://[::1]/", "hook-inside"),
        ("http://10.1.2.3/", "hook-inside"),
        ("http://169.254.169.254/latest/meta-data", "hook-inside"),
        ("http://2130706433/", "hook-inside"),
        ("http://0x7f.1/", "hook-inside"),
        ("x" * 501, "invalid"),
    ],
)
def test_addresses_that_lead_nowhere_or_inside_are_refused(come: Come, address: str, code: str) -> None:
    anna = come(None)
    anna.ok(anna.post("signup", {"name": f"Hook {time.time_ns()}", "password": "long enough"}))
    assert hook(anna, address).json()["error"]["code"] == code
    assert anna.ok(anna.get("me/hook"))["address"] is None


def test_who_has_no_account_or_half_a_night_is_refused(come: Come) -> None:
    guest, anna = come(), come(None)
    anna.ok(anna.post("signup", {"name": f"Hook {time.time_ns()}", "password": "long enough"}))
    assert hook(guest, "https://192.0.2.1/").json()["error"]["code"] == "hook-guest"
    assert hook(anna, "https://1.1.1.1/", quiet_from=60).json()["error"]["code"] == "hook-quiet"
    assert hook(anna, "https://1.1.1.1/", delay=-1).json()["error"]["code"] == "invalid"


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
     "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "2001:0:1::1", "192.0.2.1"],
)  # fmt: skip
def test_what_lies_inside_is_known(address: str) -> None:
    assert not is_outside(address)


def test_what_lies_outside_is_known() -> None:
    assert all(is_outside(address) for address in ("1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"))
    assert is_outside("127.0.0.1", LOCAL)


def test_a_name_that_also_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80)) for address in ("1.1.1.1", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(HookError, match="inside"):
        resolve(parts_of("http://two.example.org/"))


def test_a_name_that_means_something_else_a_moment_later_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked for once, and the connection goes to what was checked."""
    with Receiver() as receiver:
        port = int(receiver.address.partition("/hook")[0].rpartition(":")[2])
        answers = iter(["127.0.0.1", "127.0.0.2"])
        asked: list[str] = []
        real = socket.getaddrinfo

        def changing(host: Any, *rest: Any, **more: Any) -> Any:
            if host == "rebound.example.org":
                asked.append(host)
                return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]
            return real(host, *rest, **more)

        monkeypatch.setattr(socket, "getaddrinfo", changing)
        send(f"http://rebound.example.org:{port}/", "text", [], LOCAL)
        assert asked == ["rebound.example.org"]
        assert len(receiver.got) == 1
        with pytest.raises(HookError, match="inside"):
            send(f"http://rebound.example.org:{port}/", "text", [])
        assert len(receiver.got) == 1


def test_no_answer_is_followed_elsewhere() -> None:
    with Receiver() as inside, Receiver(302, {"Location": inside.address}) as receiver:
        with pytest.raises(HookError, match="refused"):
            send(receiver.address, "text", [], LOCAL)
        assert inside.got == []


def test_everybody_gets_what_they_understand() -> None:
    assert body_for("discord.com", "x" * 3000, []) == {"content": "x" * 2000}
    assert body_for("hooks.slack.com", "text", [{}]) == {"text": "text"}
    assert body_for("example.org", "text", [{"table": "t"}]) == {"text": "text", "tables": [{"table": "t"}]}


def a_hook(address: str, **more: Any) -> Hook:
    return Hook(**{"site": "https://example.org", "language": "de", "delay": 0.0, "quiet_from": None,
                   "quiet_to": None, "zone": 0, "address": address, **more})  # fmt: skip


def test_quiet_hours_end_before_anything_is_told() -> None:
    night = a_hook("", quiet_from=22 * 60, quiet_to=7 * 60, zone=60)
    day = 86400.0
    assert due_at(night, day + 12 * 3600) == day + 12 * 3600
    assert due_at(night, day + 22 * 3600) == day + 30 * 3600  # 23:00 by the person's clock, told at 7:00
    assert due_at(night, day + 5 * 3600) == day + 6 * 3600
    assert due_at(a_hook("", delay=3600.0), day) == day + 3600
    assert due_at(a_hook("", quiet_from=60, quiet_to=60), day + 3600) == day + 3600


def test_a_hook_that_fails_is_tried_again_and_then_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "PAUSES", (0.0, 0.0))

    async def run(receiver: Receiver) -> list[Hook | None]:
        store = Store(await open_database(str(tmp_path / "tables.db")))
        await store.add_account("anna", "Anna", 1.0, "anna", "x")
        hall = Hall(store, 10)
        seats = seats_for(["focused"], [Wish("me"), Wish("bot", "focused")], "anna", "Anna")
        while True:  # a table where Anna begins
            secrets = Secrets(str(time.time_ns()), "salt", "invite")
            drafts = create("hansa", "hansa2004", {}, seats, "anna", public=False, clock=None, secrets=secrets)
            room = await hall.create(f"t{time.time_ns()}", drafts)
            if room.table.mover() == 0:
                break
        await set_hook(store, Place("anna"), a_hook(receiver.address))
        reminder = Reminders(hall, Settings(hook_networks=tuple(LOCAL)))
        states = []
        for _ in range(4):
            await reminder.look()
            states.append(await hook_of(store, Place("anna")))
        await set_hook(store, Place("anna"), a_hook(receiver.address))  # its owner switches it on again
        receiver.status = 200
        for _ in range(3):
            await reminder.look()
        reminder.close()
        await store.close()
        return states

    with Receiver(500) as receiver:
        states = asyncio.run(run(receiver))
        assert [state and (state.failures, state.off) for state in states] == [
            (1, None),
            (2, None),
            (3, "refused"),
            (3, "refused"),
        ]
        assert len(receiver.got) == 4
        assert "du bist dran bei Hansa" in receiver.got[-1][1]["text"]


def test_what_waits_is_told_after_a_kill(tmp_path: Path, come: Come) -> None:
    first = Server(str(tmp_path / "tables.db"), 0, *HERE)
    anna = sign_up(come, first.url, "Anna")
    anna.new("me", "local", game="hansa", preset="hansa2004")
    with Receiver() as receiver:
        anna.ok(hook(anna, receiver.address, delay=4))
        first.stop(signal.SIGKILL)
        second = Server(str(tmp_path / "tables.db"), first.port, *HERE)
        receiver.wait(1)
        table = receiver.got[0][1]["tables"][0]["table"]
        seen = anna.table(table)
        anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
        receiver.wait(2)
        assert second.stop() == ""
        assert len(receiver.got) == 2


def test_two_processes_tell_once(tmp_path: Path, come: Come) -> None:
    with postgres_server(tmp_path) as database, Server(database, 0, *HERE) as one, Server(database, 0, *HERE) as other:
        anna = sign_up(come, one.url, "Anna")
        table = anna.new("me", "local", game="hansa", preset="hansa2004")
        with Receiver() as receiver:
            anna.ok(hook(anna, receiver.address))
            for number, server in enumerate((one, other, one), 1):
                receiver.wait(number)
                anna.http.base_url = server.url
                seen = anna.table(table)
                anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
            receiver.wait(4)
            assert len(receiver.got) == 4
