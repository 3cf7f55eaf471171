"""A closed browser is told that a game waits: encrypted for it alone, once, and only as long as it wants."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

from hanse.server.hooks import HookError
from hanse.server.pushes import check_keys, message, public_key, push, signer
from hanse.server.storage.database import open_database
from hanse.server.storage.reminders import MOST_BROWSERS, Hook, Place, hook_of, hooks_for, set_hook
from hanse.server.storage.store import Store
from tests.server.conftest import Come
from tests.server.player import Player, Server
from tests.server.push_service import PushService
from tests.server.receiver import Receiver
from tests.server.test_reminders import HERE, sign_up

LOCAL = [ip_network("127.0.0.0/8")]


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("pushes") / "tables.db"), 0, *HERE)
    yield running
    assert running.stop() == ""


def allow(player: Player, service: PushService, **more: Any) -> Any:
    key = player.ok(player.get("me/push"))["key"]
    body = {"delay": 0, **service.subscription(key), **more}
    return player.http.put("/api/me/push", json=body)


def test_a_closed_browser_is_told_until_it_signs_out(open_server: Server, come: Come) -> None:
    anna = sign_up(come, open_server.url, "Anna of the pushes")
    table = anna.new("me", "local", game="hansa", preset="hansa2004")
    with PushService() as service, Receiver() as chat:
        assert anna.ok(allow(anna, service))["address"] == service.address
        service.wait(1)
        assert service.got[0][1] == {
            "title": "Hanse",
            "text": "Anna of the pushes, it is your turn at Hansa with Anna of the pushes",
            "link": f"{open_server.url}/#/table/{table}",
        }
        assert b"Anna" not in service.encrypted[0]
        # The address of the browser and that of the person are told the same, each once.
        anna.ok(anna.http.put("/api/me/hook", json={"address": chat.address, "delay": 0}))
        chat.wait(1)
        seen = anna.table(table)
        anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
        service.wait(2)
        chat.wait(2)
        anna.ok(anna.post("signout"))
        anna.ok(anna.post("signin", {"name": "Anna of the pushes", "password": "long enough"}))
        assert anna.ok(anna.get("me/push"))["address"] is None
        seen = anna.table(table)
        anna.ok(anna.decide(seen, seen["choices"][0]["code"]))
        chat.wait(3)
        assert len(service.got) == 2


def test_a_browser_that_takes_it_back_is_forgotten(open_server: Server, come: Come) -> None:
    anna = sign_up(come, open_server.url, "Anna who is gone")
    anna.new("me", "local", game="hansa", preset="hansa2004")
    with PushService(410) as service:
        anna.ok(allow(anna, service))
        service.wait(1)
        while anna.ok(anna.get("me/push"))["address"] is not None:
            pass
        assert len(service.got) == 1


def test_a_table_tells_a_chat_whom_it_waits_for(open_server: Server, come: Come) -> None:
    host = sign_up(come, open_server.url, "Host of the chat")
    ben = come("Ben of the chat", open_server.url)
    table = host.new("me", "open", game="hansa", preset="hansa2004")
    hook = f"tables/{table}/hook"
    with Receiver() as chat:
        host.ok(host.http.put(f"/api/{hook}", json={"address": chat.address, "delay": 0}))
        ben.ok(ben.post(f"tables/{table}/join"))
        names = {0: "Host of the chat", 1: "Ben of the chat"}
        for number in range(1, 5):
            seen = host.until(table, lambda t: t["status"] == "playing")
            chat.wait(number)
            told = chat.got[number - 1][1]
            assert [line["who"] for line in told["tables"]] == [names[seen["mover"]]]
            assert "invite" not in told["text"]
            mover = host if seen["mover"] == 0 else ben
            seen = mover.table(table)
            mover.ok(mover.decide(seen, seen["choices"][-1]["code"]))
        # It is the host's alone: nobody else sees or changes where it leads.
        for attempt in (ben.get(hook), ben.http.delete(f"/api/{hook}")):
            assert attempt.json()["error"]["code"] == "not-host"
        assert ben.http.put(f"/api/{hook}", json={"address": chat.address, "delay": 0}).status_code == 403
        assert host.ok(host.http.delete(f"/api/{hook}"))["address"] is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"p256dh": "AAAA"}, "hook-keys"),
        ({"p256dh": "B" * 87}, "hook-keys"),
        ({"p256dh": "ü" * 10}, "hook-keys"),
        ({"auth": "short"}, "hook-keys"),
        ({"auth": ""}, "invalid"),
        ({"address": "http://10.0.0.1/push"}, "hook-inside"),
        ({"address": "file:///etc/passwd"}, "hook-form"),
        ({"quiet_from": 3}, "hook-quiet"),
        ({"delay": 1e99}, "invalid"),
        ({"more": 1}, "invalid"),
    ],
)
def test_what_a_browser_cannot_mean_is_refused(
    open_server: Server, come: Come, change: dict[str, Any], code: str
) -> None:
    anna = sign_up(come, open_server.url, f"Anna {code} {sorted(change.items())}"[:32])
    with PushService() as service:
        assert allow(anna, service, **change).json()["error"]["code"] == code
        assert anna.ok(anna.get("me/push"))["address"] is None
        guest = come("Guest", open_server.url)
        assert allow(guest, service).json()["error"]["code"] == "hook-guest"


def test_many_tables_fit_into_one_push() -> None:
    told = [{"short": "ü" * 200, "link": f"https://example.org/#/table/{n}"} for n in range(40)]
    shown = message("de", told)
    assert len(shown["text"].encode()) < 3200
    assert shown["text"].endswith("weitere Spiele warten auf dich.")
    assert shown["link"] == "https://example.org/#/games"


def test_keys_last_and_browsers_are_few(tmp_path: Path) -> None:
    """All processes sign with one key, also after a restart; of one account the newest browsers are told."""
    place = str(tmp_path / "tables.db")

    async def run() -> None:
        store, other = Store(await open_database(place)), Store(await open_database(place))
        assert public_key(await signer(store)) == public_key(await signer(other))
        await store.add_account("anna", "Anna", 1.0, "anna", "x")
        with PushService() as service:
            said = service.subscription(public_key(await signer(store)))
            keys = check_keys(said["p256dh"], said["auth"])
            hook = Hook(service.address, "https://example.org", "fr", 0.0, None, None, 0, browser=keys)
            for number in range(MOST_BROWSERS + 3):
                session = f"{number:064}"
                await store.add_session(session, "anna", 9e9, 1.0, "")
                at = Place("anna", session=session)
                await set_hook(store, at, Hook(**{**vars(hook), "address": f"{service.address}&n={number}"}))
            assert len(await hooks_for(store, "anna", "none")) == MOST_BROWSERS
            assert await hook_of(store, Place("anna", session=f"{0:064}")) is None
            # One browser that is used by two sessions is told for the last one only.
            await store.add_session("z" * 64, "anna", 9e9, 1.0, "")
            last = Place("anna", session=f"{MOST_BROWSERS + 2:064}")
            taken = await hook_of(store, last)
            assert taken is not None
            await set_hook(store, Place("anna", session="z" * 64), taken)
            assert await hook_of(store, last) is None
            told = [{"short": "à vous", "link": "https://example.org/#/table/t"}]
            push(hook, told, await signer(other), LOCAL)
            assert service.got[0][1]["text"] == "à vous"
            with pytest.raises(HookError, match="inside"):
                push(hook, told, await signer(other))
        await store.close()
        await other.close()

    asyncio.run(run())
