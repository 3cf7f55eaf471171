"""Doors that were open: each test is an attack that must fail."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from hanse.cli.common import Refused
from hanse.cli.databases import with_password
from hanse.kernel.errors import HanseError
from hanse.messages import catalogue
from hanse.server import lobby
from hanse.server.access import House
from hanse.server.errors import Refused as NoTable
from hanse.server.hall import Hall
from hanse.server.models import Summary
from hanse.server.notices import listen
from hanse.server.room import Room
from hanse.server.safety import Limits, host_name, network
from hanse.server.settings import Settings
from hanse.server.storage.database import open_database
from hanse.server.storage.store import Account, Store
from hanse.server.storage.writer import Index
from hanse.table import Entry, Refusal, acts
from tests.patience import PATIENCE
from tests.server.conftest import Come
from tests.server.player import Player, Server, play_out
from tests.table.sitting import Sitting

PASSWORD = "correct horse"


def code_of(answer: Any) -> str:
    found: str = answer.json()["error"]["code"]
    return found


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_one_line_of_ipv6_counts_once(address: str, counted: str) -> None:
    assert network(address) == counted


def test_wrong_passwords_from_elsewhere_do_not_lock_the_owner_out() -> None:
    limits = Limits(1)
    attacker = [limits.act("password", "name:hilde@192.0.2.66") for _ in range(100)]
    assert not all(attacker)
    assert limits.act("password", "name:hilde@192.0.2.1")


def test_signing_out_ends_what_is_being_followed(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "open", "open", public=True)
    stream, other = anna.follow(table), bert.follow(table)
    stream.wait(lambda: bool(stream.events))
    other.wait(lambda: bool(other.events))
    anna.ok(anna.post("signout"))
    stream.ended()
    stream.close()
    bert.ok(bert.post(f"tables/{table}/join"))
    other.reach(1)
    other.close()


def test_a_changed_password_ends_the_streams_of_all_other_browsers(come: Come) -> None:
    first, second = come(None), come(None)
    account = {"name": "Gerhild", "password": PASSWORD}
    first.ok(first.post("signup", account))
    second.ok(second.post("signin", account))
    table = first.new("me", "open", "open")
    here, there = first.follow(table), second.follow(table)
    for stream in (here, there):
        stream.wait(lambda stream=stream: bool(stream.events))  # type: ignore[misc]  # mypy does not infer defaults of a lambda
    first.ok(first.post("me/password", {"old": PASSWORD, "new": "another horse"}))
    there.ended()
    there.close()
    first.ok(first.post(f"tables/{table}/chat", {"text": "still here"}))
    here.reach(1)
    here.close()


def test_one_account_keeps_few_tables_waiting(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(str(tmp_path_factory.mktemp("doors") / "tables.db"), 0, "--rate", "1") as server:
        anna, bert = Player(server.url, "Anna"), Player(server.url, "Bert")
        tables = [anna.new("me", "open", "open") for _ in range(5)]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        refused = anna.post("tables", {"game": "teutonica", "preset": "base2009", "seats": seats})
        assert code_of(refused) == "open-seats"
        sixth = bert.new("me", "open", "open")
        assert code_of(anna.post(f"tables/{sixth}/join")) == "open-seats"
        anna.ok(anna.post(f"tables/{tables[0]}/leave"))
        anna.ok(anna.post(f"tables/{sixth}/join"))
        bert.ok(bert.post(f"tables/{sixth}/send-away", {"seat": 1}))
        assert code_of(anna.post(f"tables/{sixth}/join")) == "sent-away"
        for player in (anna, bert):
            player.close()


def test_guests_of_one_address_do_not_sit_down_everywhere(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.db"), 0, "--rate", "1") as server, contextlib.ExitStack() as closing:
        anna, bert, carl = (
            closing.enter_context(contextlib.closing(Player(server.url, name))) for name in ("Anna", "Bert", "Carl")
        )
        table = anna.new("me", "open", "open")
        assert 30 <= seats_taken(bert, table) < 100
        assert seats_taken(carl, table) < 10  # another guest, the same address


def seats_taken(guest: Player, table: str) -> int:
    """How often somebody can sit down before that is too much."""
    for taken in range(100):
        answer = guest.post(f"tables/{table}/join")
        if not answer.is_success:
            assert code_of(answer) == "too-many"
            return taken
        guest.ok(guest.post(f"tables/{table}/leave"))
    return 100


def test_nobody_alone_replaces_an_opponent_who_is_away_for_a_moment(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "open", "bot")
    bert.ok(bert.post(f"tables/{table}/join"))
    assert code_of(bert.post(f"tables/{table}/replace", {"seat": 0})) == "not-absent"
    assert anna.table(table)["about"]["absence"] == 24 * 3600


def test_a_private_rematch_admits_those_who_played(server: Server, come: Come) -> None:
    anna, bert, other = come("Anna"), come("Bert"), come("Carl")
    table = anna.new("me", "open", "bot", public=False)
    bert.ok(bert.post(f"tables/{table}/join", {"invite": anna.table(table)["invite"]}))
    play_out(server, [anna, bert], table)
    again = anna.ok(anna.post(f"tables/{table}/rematch"))["table"]
    assert code_of(other.get(f"tables/{again}")) == "private"
    assert code_of(other.post(f"tables/{again}/join")) == "private"
    bert.ok(bert.post(f"tables/{again}/join"))
    assert bert.table(again)["status"] == "playing"


def test_bots_go_on_after_the_clock_was_set_back(tmp_path: Path) -> None:
    async def waiting() -> list[str]:
        store = Store(await open_database(str(tmp_path / "tables.db")))
        later = Entry(1, 5000.0, "created", {})
        await store.write("future", Index("teutonica", True, "playing", True), [later])
        found = await store.waiting_for_bots(990.0, 1000.0)
        await store.close()
        return found

    assert asyncio.run(waiting()) == ["future"]


async def open_and_close(path: str) -> None:
    await (await open_database(path)).dispose()


def test_only_the_owner_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    for _ in range(2):  # a new one, and one that an older version left open to all
        asyncio.run(open_and_close(str(path)))
        assert path.stat().st_mode & 0o777 == 0o600
        path.chmod(0o644)


def test_a_damaged_database_is_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"no database " * 1000)
    with pytest.raises(HanseError, match="damaged"):
        asyncio.run(open_database(str(path)))
    assert path.read_bytes() == b"no database " * 1000


def test_the_password_of_the_database_need_not_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, file = catalogue("en"), tmp_path / "secret"
    file.write_text("p@ss/word\n", encoding="utf-8")
    expected = "postgresql+asyncpg://hanse:p%40ss%2Fword@db/hanse"
    assert with_password("postgresql://hanse@db/hanse", str(file), words) == expected
    monkeypatch.setenv("HANSE_DATABASE_PASSWORD", "p@ss/word")
    assert with_password("postgresql://hanse@db/hanse", None, words) == expected
    assert with_password("tables.db", None, words) == "tables.db"
    with pytest.raises(Refused, match="expected a PostgreSQL"):
        with_password("tables.db", str(file), words)


def test_other_names_of_the_server_are_refused(tmp_path: Path) -> None:
    assert [host_name(host) for host in ("a.example:80", "[::1]:8323", "A.example", "[", "")] == [
        "a.example", "::1", "a.example", "", "",
    ]  # fmt: skip
    with Server(str(tmp_path / "tables.db"), 0, "--allowed-host", "127.0.0.1") as server:
        assert httpx.get(f"{server.url}/api/me", verify=False).status_code == 200
        refused = httpx.get(f"{server.url}/api/me", headers={"Host": "evil.example"}, verify=False)
        assert (refused.status_code, code_of(refused)) == (400, "host")


def test_the_lobby_cannot_be_buried_by_one_host_or_one_address(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.db")) as server:
        anna, bert = Player(server.url, "Anna"), Player(server.url, "Bert")
        friendly = bert.new("me", "open", "open")
        for _ in range(8):
            anna.new("me", "open", "open")
        listed = anna.ok(anna.get("tables"))["tables"]
        assert len(listed) == 6
        assert friendly in {table["id"] for table in listed}
        for player in (anna, bert):
            player.close()
    limits = Limits(1)
    made = [limits.act("public", "192.0.2.66") for _ in range(100)]
    assert sum(made) <= 31
    assert limits.act("public", "192.0.2.1")


def test_news_of_the_lobby_are_made_once_for_all_and_own_tables_only_when_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    true_listed = lobby.listed

    async def counted(hall: Hall, account: Account | None, *, mine: bool) -> list[Summary]:
        asked.append("mine" if mine else "all")
        return await true_listed(hall, account, mine=mine)

    async def many() -> None:
        store = Store(await open_database(str(tmp_path / "tables.db")))
        hall = Hall(store, 10)
        anna, bert = Account("anna", "Anna", guest=True), Account("bert", "Bert", guest=True)
        for person in (anna, bert):
            await store.add_account(person.id, person.name, 0.0)
        own, other = Sitting("me", "open", "open").table.log, Sitting("me", "open", "open").table.log
        await store.write("own", Index("teutonica", True, "open", False), own, ["anna"])
        await store.write("other", Index("teutonica", True, "open", False), other)
        news = lobby.Lobby(hall)
        with contextlib.ExitStack() as watching:
            strangers = [watching.enter_context(news.watch(None)) for _ in range(1000)]
            people = [watching.enter_context(news.watch(person)) for person in (anna, bert)]
            await news._make()
            told = {await news.next(each, PATIENCE) for each in strangers}
            assert len(told) == 1
            mine, nothing = [json.loads(await news.next(each, PATIENCE) or b"") for each in people]
            assert [len(mine["tables"]), len(mine["mine"]), len(nothing["mine"])] == [2, 1, 0]
            hall.changed("other")
            await news._make()
            for each in (*strangers, *people):
                assert await news.next(each, PATIENCE) is not None
            hall.changed("own")
            await news._make()
            for each in people:
                await news.next(each, PATIENCE)
            assert await news.next(people[0], 0.01) is None
        assert asked == ["all", "mine", "mine", "all", "all", "mine"]
        await store.close()

    monkeypatch.setattr(lobby, "listed", counted)
    asyncio.run(many())


def test_however_much_happens_the_lobby_is_asked_for_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    pauses: list[float] = []

    async def busy() -> None:
        hall = Hall(None, 10)  # type: ignore[arg-type]  # nobody stores anything here
        news = lobby.Lobby(hall)

        async def make() -> None:
            made.append(len(hall.touched))
            hall.touched.clear()

        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            for number in range(1000):  # what happens during a second
                hall.changed(f"table{number}")
            if len(pauses) == 3:
                raise asyncio.CancelledError

        monkeypatch.setattr(news, "_make", make)
        monkeypatch.setattr("hanse.server.lobby.asyncio.sleep", pause)
        hall.changed("first")
        with contextlib.suppress(asyncio.CancelledError):
            await news.make_news()

    asyncio.run(busy())
    assert (made, pauses) == ([1, 1000, 1000], [lobby.NEWS_SECONDS] * 3)


def test_limits_hold_over_all_processes(postgres: str) -> None:
    async def spread() -> None:
        stores = [Store(await open_database(postgres)) for _ in range(2)]
        houses = [House(Settings(), store, Limits(1)) for store in stores]
        hearing = [asyncio.create_task(listen(house)) for house in houses]
        first, second = (house.neighbours._limits for house in houses)
        with contextlib.ExitStack() as following:
            for _ in range(60):
                following.enter_context(houses[0].streams.follow("192.0.2.66"))
            async with asyncio.timeout(PATIENCE):
                while second._kinds["password"].left("192.0.2.66") > -1:  # until it listens, and has heard
                    while first.act("password", "192.0.2.66"):
                        houses[0].streams.changed.add("192.0.2.66")
                    await houses[0].neighbours.tell_once()
                    await asyncio.sleep(0.1)
                    first._kinds["password"].charge("192.0.2.66", -20)  # what is forgiven here is not there
            with pytest.raises(NoTable, match="too-many"):
                houses[1].streams.check("192.0.2.66")
        assert not second.act("password", "192.0.2.66")
        assert second.act("password", "192.0.2.1")
        for task in hearing:
            task.cancel()
        await asyncio.gather(*hearing, return_exceptions=True)
        for store in stores:
            await store.close()

    asyncio.run(spread())


def test_statements_have_an_end_and_sessions_end_in_all_processes(postgres: str) -> None:
    async def end() -> None:
        stores = [Store(await open_database(postgres)) for _ in range(2)]
        (row,) = await stores[0].fetch(text("SHOW statement_timeout"))
        assert row[0] == "30s"
        houses = [House(Settings(), store, Limits(1)) for store in stores]
        hearing = asyncio.create_task(listen(houses[1]))
        async with asyncio.timeout(PATIENCE):
            while not houses[1].people.is_ended("hash of a session"):  # until it listens
                await houses[0].end_sessions(["hash of a session"])
                await asyncio.sleep(0.1)
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
        for store in stores:
            await store.close()

    asyncio.run(end())


def test_a_log_cannot_be_grown_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("me", "bot", "bot")
    monkeypatch.setattr(acts, "MOST_ENTRIES", sitting.table.seq)
    with pytest.raises(Refusal, match="log-full"):
        acts.check_length(sitting.table, acts.chat(sitting.table, "anna", "Anna", "and on and on"))
    assert sitting.table.state is not None
    acts.check_length(sitting.table, acts.decision(sitting.table, sitting.table.state.legal()[0]))


def test_memory_is_kept_by_size_and_finished_games_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def left() -> tuple[int, list[str], int]:
        store = Store(await open_database(str(tmp_path / "tables.db")))
        hall = Hall(store, 1000)
        for name in ("a", "b", "c"):
            room = Room(Sitting("me", "bot", "bot").table)
            room.table.id = name
            room.table.status = "over" if name == "a" else "playing"
            hall._keep(room)
        hall.rooms["a"].used -= 3600
        hall._let_go()
        finished = list(hall.rooms)
        monkeypatch.setattr("hanse.server.hall._MOST_ENTRIES", hall.rooms["b"].table.seq)
        hall.rooms["c"].viewers["anna"] += 1
        hall._let_go()
        for number in range(50):
            with pytest.raises(NoTable):
                await hall.room(f"nowhere{number}")
        await store.close()
        return len(finished), list(hall.rooms), len(hall._loading)

    assert asyncio.run(left()) == (2, ["c"], 0)
