"""A server is upgraded while people play: databases of earlier versions are opened, and their games go on."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from hanse.games import GAMES
from tests.server.player import Player, Server, play_out, play_until
from tests.stored.generations import GENERATIONS, StoredTable, open_database, people, tables

TO_THE_END = ("middle", "local")
SOME = 30  # decisions of the other games
DATABASES = [(generation, game) for generation in GENERATIONS for game in GAMES]


@dataclass
class Upgraded:
    """A server on the database of an earlier version, and those who sat at its tables, back with their sessions."""

    server: Server
    generation: str
    game: str
    here: dict[str, Player]

    def tables(self) -> dict[str, StoredTable]:
        """Its tables, by what they were stored for."""
        found = [each for each in tables() if (each.generation, each.game) == (self.generation, self.game)]
        return {each.then["name"]: each for each in found}

    def id(self, name: str) -> str:
        return str(self.tables()[name].then["table"])

    def members(self, table: str) -> list[Player]:
        """Those who may decide at a table."""
        seen = [(player, player.get(f"tables/{table}")) for player in self.here.values()]
        return [player for player, answer in seen if answer.is_success and answer.json()["your_seats"]]

    def rows(self, query: str, *values: Any) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.server.database, timeout=60)) as base:
            return base.execute(query, values).fetchall()

    def revision_of(self, table: str) -> int:
        """The revision that a table was set up under."""
        ((text,),) = self.rows("SELECT data FROM entries WHERE seating = ? AND seq = 1", table)
        return int(json.loads(text)["rules"])


@pytest.fixture(scope="module", params=DATABASES, ids="/".join)
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    """One for all that happens at it, in the order of the tests."""
    generation, game = request.param
    file = tmp_path_factory.mktemp("upgraded") / "tables.db"
    open_database(generation, game, file)
    with Server(str(file)) as server, contextlib.ExitStack() as leaving:
        here: dict[str, Player] = {}
        for name, person in people(generation, game).items():
            here[name] = leaving.enter_context(contextlib.closing(Player(server.url, None)))
            here[name].http.cookies.set("hanse_session", person["session"])
        yield Upgraded(server, generation, game, here)
        said = server.stop()
    assert all("is left alone: " in line for line in said.splitlines()), said


def test_people_and_tables_are_as_they_were(upgraded: Upgraded) -> None:
    for name, person in people(upgraded.generation, upgraded.game).items():
        account = upgraded.here[name].ok(upgraded.here[name].get("me"))["account"]
        assert (account["id"], account["name"], account["guest"]) == (
            person["account"],
            name,
            person["password"] is None,
        )
        if person["password"] is not None:
            with contextlib.closing(Player(upgraded.server.url, None)) as again:
                again.ok(again.post("signin", {"name": name, "password": person["password"]}))
    for name, stored in upgraded.tables().items():
        _check_table(upgraded, name, stored)
    north = upgraded.here["North"]
    rated = north.ok(north.get(f"ratings?game={upgraded.game}&seats=3"))["ratings"]
    assert {"North", "South", "focused"} <= {each["name"] for each in rated}
    listed = {table["id"] for table in north.ok(north.get("tables"))["tables"]}
    assert {upgraded.id("middle"), upgraded.id("waiting"), upgraded.id("rematch")} <= listed


def _check_table(upgraded: Upgraded, name: str, stored: StoredTable) -> None:
    then = stored.then
    answers = [player.get(f"tables/{then['table']}") for player in upgraded.here.values()]
    if name == "own-facts":  # a server without these facts does not know what they would mean
        assert {answer.json()["error"]["code"] for answer in answers} == {"other-facts"}
        return
    seen = next(answer.json() for answer in answers if answer.is_success)
    assert (seen["seq"], seen["ply"]) >= (then["seq"], then["ply"])
    assert seen["commitment"] == then["commitment"]
    assert {entry["id"] for entry in seen["log"][: then["seq"]] if entry["struck"]} == set(then["struck"])
    assert seen["next_table"] == then["next"]
    if name != "thinking":  # there a bot has gone on at once
        assert (seen["seq"], seen["status"], seen["mover"]) == (then["seq"], then["status"], then["mover"])
    if then["status"] == "over" and then["ply"] and not then["stopped"]:
        assert (seen["result"]["scores"], seen["result"]["ranks"]) == (then["scores"], then["ranks"])


def test_who_followed_a_table_and_decided_comes_back_and_goes_on(upgraded: Upgraded) -> None:
    table = upgraded.id("middle")
    query = "SELECT seq, data FROM entries WHERE seating = ? AND kind = 'decided' AND data LIKE '%request%'"
    last, text = upgraded.rows(f"{query} ORDER BY seq DESC LIMIT 1", table)[0]
    done = json.loads(text)
    who = next(player for player in upgraded.here.values() if _account(player) == done["account"])
    seen = who.table(table)
    with contextlib.closing(who.follow(table, last=last - 5)) as follower:
        follower.wait(lambda: len(follower.entries()) >= seen["seq"] - last + 5)
        assert [entry["id"] for entry in follower.entries()] == list(range(last - 4, seen["seq"] + 1))
        # What the old version had acknowledged, or had written without being able to say so, is not done twice.
        ply = next(entry["ply"] for entry in seen["log"] if entry["id"] == last)
        again = {"seat": done["seat"], "ply": ply - 1, "code": done["code"], "request": done["request"]}
        assert who.ok(who.post(f"tables/{table}/decide", again)) == {"ply": ply}
        assert who.table(table)["seq"] == seen["seq"]
        mover = next(player for player in upgraded.members(table) if seen["mover"] in player.table(table)["your_seats"])
        mine = mover.table(table)
        mover.ok(mover.decide(mine, mine["choices"][0]["code"]))
        follower.wait(lambda: len(follower.entries()) > seen["seq"] - last + 5)
        assert follower.entries()[seen["seq"] - last + 5]["kind"] == "decided"


def _account(player: Player) -> str:
    return str(player.ok(player.get("me"))["account"]["id"])


def _enough(wanted: int) -> Callable[[object, int], bool]:
    return lambda state, ply: ply >= wanted


def test_games_in_the_middle_are_played_to_their_end_under_their_own_revision(upgraded: Upgraded) -> None:
    north, south, east = (upgraded.here[name] for name in ("North", "South", "East"))
    eventful = upgraded.id("eventful")
    asked = north.table(eventful)
    question = asked["undo"]["question"]
    assert question["yours"]
    north.ok(north.post(f"tables/{eventful}/undo/answer", {"question": question["id"], "yes": True}))
    assert north.table(eventful)["ply"] < asked["ply"]
    east.ok(east.post(f"tables/{eventful}/join"))  # back on the seat that a bot had taken over
    waiting = upgraded.id("waiting")
    east.ok(east.post(f"tables/{waiting}/join"))
    begun = {name: upgraded.id(name) for name in (*TO_THE_END, "thinking", "eventful", "waiting")}
    before = {name: upgraded.revision_of(table) for name, table in begun.items()}
    for name, table in begun.items():
        if name in TO_THE_END:
            end = play_out(upgraded.server, upgraded.members(table), table)
            assert end["status"] == "over"
        else:
            enough = _enough(north.table(table)["ply"] + SOME)
            assert play_until(upgraded.server, upgraded.members(table), table, enough)
        record = north.get(f"tables/{table}/record")
        if record.is_success:  # neither a private table of others nor a game that still goes on
            assert record.json()["rules"] == upgraded.revision_of(table)
    assert {name: upgraded.revision_of(table) for name, table in begun.items()} == before
    assert south.table(upgraded.id("local"))["result"]["scores"]


def test_a_rematch_is_played_under_the_newest_revision(upgraded: Upgraded) -> None:
    north = upgraded.here["North"]
    assert north.ok(north.post(f"tables/{upgraded.id('finished')}/rematch"))["table"] == upgraded.id("rematch")
    north.ok(north.post(f"tables/{upgraded.id('rematch')}/start"))
    end = play_out(upgraded.server, [north], upgraded.id("rematch"))
    assert end["status"] == "over"
    following = north.ok(north.post(f"tables/{upgraded.id('rematch')}/rematch"))["table"]
    assert upgraded.revision_of(following) == GAMES[upgraded.game].revision
