"""What the page asks for without a server, answered natively: the same logic that runs in the page."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record, read_record
from hanse.offline.kept import LINE, LOG
from hanse.players import policy
from tests.offline.page import Page, Shelf, run

QUICK = [{"kind": "me"}, {"kind": "bot", "bot": "focused"}]
HOT_SEAT = [{"kind": "me"}, {"kind": "local", "name": "Berta"}]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_played_kept_and_resumed(game: str) -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down(game, QUICK)
        seen = await page.own_turn(table)
        for _ in range(4):
            seen = await page.decide(table, seen)
        later = Page(Shelf(dict(page.shelf.kept)))  # the page is closed and opened again
        await later.house.open()
        await later.house.hold(table)
        await later.house.follow(table)
        again = await later.good("GET", f"/api/tables/{table}")
        assert {**again, "seq": 0} == {**seen, "seq": 0}
        assert (await later.decide(table, again))["ply"] > again["ply"]

    run(play())


def test_who_follows_is_told_every_entry_once_and_the_table_with_the_last() -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("teutonica", QUICK)
        await page.decide(table, await page.own_turn(table))
        updates = [data for whom, event, data in page.told if (whom, event) == (table, "entry")]
        numbers = [update["entry"]["id"] for update in updates]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert updates[-1]["table"]["log"] is None
        assert updates[-1]["table"]["ply"] == updates[-1]["entry"]["ply"]

    run(play())


def test_taking_back_needs_nobody_and_tells_the_log_anew() -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("teutonica", HOT_SEAT)
        seen = await page.own_turn(table)
        after = await page.decide(table, seen)
        await page.good("POST", f"/api/tables/{table}/undo", {"ply": after["ply"]})
        back = await page.own_turn(table)
        assert (back["ply"], back["view"]) == (seen["ply"], seen["view"])
        assert page.told[-1][2]["table"]["log"][-1]["kind"] == "undone"

    run(play())


def test_of_two_pages_only_the_one_that_holds_the_table_writes() -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("hansa", HOT_SEAT)
        other = Page(page.shelf)
        await other.house.open()
        seen = await other.good("GET", f"/api/tables/{table}")
        body = {"seat": seen["mover"], "ply": seen["ply"], "code": seen["choices"][0]["code"], "request": "r"}
        assert await other.refused("POST", f"/api/tables/{table}/decide", body) == "elsewhere"
        after = await page.decide(table, await page.own_turn(table))
        assert (await other.good("GET", f"/api/tables/{table}"))["ply"] == after["ply"]
        page.house.release(table)
        await other.house.hold(table)
        await other.house.follow(table)
        assert (await other.decide(table, await other.own_turn(table)))["ply"] > after["ply"]

    run(play())


@pytest.mark.parametrize(("fault", "code"), [("QuotaExceededError: full", "storage-full"), ("denied", "storage")])
def test_what_cannot_be_kept_did_not_happen(fault: str, code: str) -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("hansa", HOT_SEAT)
        seen = await page.own_turn(table)
        body = {"seat": seen["mover"], "ply": seen["ply"], "code": seen["choices"][0]["code"], "request": "r"}
        page.shelf.fault = fault
        assert await page.refused("POST", f"/api/tables/{table}/decide", body) == code
        page.shelf.fault = ""
        assert (await page.good("GET", f"/api/tables/{table}"))["ply"] == seen["ply"]
        assert (await page.good("POST", f"/api/tables/{table}/decide", body))["ply"] == seen["ply"] + 1

    run(play())


def _damaged(log: str, how: str) -> str:
    entries = json.loads(log)
    if how == "gap":
        return json.dumps(entries[1:])
    if how == "newer":
        return json.dumps([*entries, {"seq": len(entries) + 1, "at": 0, "kind": "of-the-future", "data": {}}])
    return log[: len(log) // 2] if how == "half" else how


@pytest.mark.parametrize(
    ("how", "code"),
    [("gap", "damaged-table"), ("half", "damaged-table"), ("{}", "damaged-table"), ("null", "damaged-table"),
     ('[{"seq": 1}]', "damaged-table"), ("newer", "newer-table")],
)  # fmt: skip
def test_a_save_that_cannot_be_read_is_refused_and_left_as_it_is(how: str, code: str) -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("teutonica", HOT_SEAT)
        other = await page.sit_down("hansa", HOT_SEAT)
        text = _damaged(page.shelf.kept[LOG + table], how)
        page.shelf.kept |= {LOG + table: text, LINE + table: "{"}
        later = Page(page.shelf)
        await later.house.open()
        assert await later.refused("GET", f"/api/tables/{table}") == code
        assert [line["id"] for line in (await later.good("GET", "/api/mine"))["running"]] == [other]
        assert page.shelf.kept[LOG + table] == text

    run(play())


def test_a_bot_that_thinks_too_long_for_somebody_decides_now() -> None:
    async def play() -> None:
        page = Page()
        page.room.busy = True
        table = await page.sit_down("hansa", QUICK)
        seen = await page.good("GET", f"/api/tables/{table}")
        if seen["choices"]:
            body = {"seat": 0, "ply": seen["ply"], "code": seen["choices"][0]["code"], "request": "r"}
            while seen["choices"]:
                body |= {"ply": seen["ply"], "code": seen["choices"][0]["code"], "request": f"r{seen['ply']}"}
                await page.good("POST", f"/api/tables/{table}/decide", body)
                seen = await page.good("GET", f"/api/tables/{table}")
        while not page.room.asked:
            await asyncio.sleep(0)
        page.news.clear()
        await page.good("POST", f"/api/tables/{table}/hurry")
        await page.news.wait()
        assert (await page.good("GET", f"/api/tables/{table}"))["ply"] > seen["ply"]

    run(play())


def _finished(game: str) -> dict[str, Any]:
    """A record played to its end by the simplest player."""
    record = read_record(json.dumps(_begun(game)), GAMES)
    state, choose, chance = record.begin(), policy(game), chance_from_seed(8, "test")
    codes = []
    while not state.over():
        codes.append(choose(state, chance))
        state.play(codes[-1])
    return {**record.to_data(), "codes": codes}


def _begun(game: str) -> dict[str, Any]:
    found = GAMES[game]
    return Record(found, found.options(found.presets()[0], 2), 8, ["Anna", "Berta"]).to_data()


def test_a_finished_game_from_elsewhere_is_opened_replayed_and_taken_out_again() -> None:
    async def play() -> None:
        page = Page()
        await page.house.open()
        await page.good("POST", "/api/guest", {"name": "Anna"})
        record = _finished("hansa")
        table = (await page.good("POST", "/api/records", {"record": json.dumps(record)}))["id"]
        seen = await page.good("GET", f"/api/tables/{table}")
        assert (seen["status"], seen["ply"]) == ("over", len(record["codes"]))
        assert (await page.good("GET", f"/api/tables/{table}/ply/3"))["view"]["over"] is False
        taken = await page.good("GET", f"/api/tables/{table}/record")
        assert {key: taken[key] for key in record} == record
        assert seen["about"]["brought"]
        assert (await page.good("GET", f"/api/tables/{table}/story"))["points"]
        assert (await page.good("GET", f"/api/tables/{table}/study"))["status"] == "none"

    run(play())


@pytest.mark.parametrize("text", ["", "{}", "[]", "no record", '{"format": "1"}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    async def play() -> None:
        page = Page()
        await page.house.open()
        await page.good("POST", "/api/guest", {"name": "Anna"})
        assert await page.refused("POST", "/api/records", {"record": text}) == "record"

    run(play())


@pytest.mark.parametrize(
    ("change", "code"),
    [({"format": 99}, "newer-record"), ({"rules": 99}, "newer-record"), ({"codes": [99999]}, "record"),
     ({"codes": [1] * 5001}, "record-long"), ({"game": "chess"}, "record"), ({"seats": ["Anna"]}, "record")],
)  # fmt: skip
def test_a_record_that_cannot_be_opened_says_why_in_the_language_of_the_page(change: Any, code: str) -> None:
    async def play() -> None:
        page = Page()
        await page.house.open()
        await page.good("POST", "/api/guest", {"name": "Anna"})
        body = {"record": json.dumps(_begun("hansa") | change), "language": "de"}
        answer = await page.ask("POST", "/api/records", body)
        assert answer["body"]["error"]["code"] == code
        if code == "record":
            english = (await page.ask("POST", "/api/records", {**body, "language": "en"}))["body"]["error"]["args"]
            assert answer["body"]["error"]["args"] != english

    run(play())


def test_a_game_that_runs_is_taken_along_in_a_file_and_goes_on_elsewhere() -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("hansa", [{"kind": "me"}, *QUICK[1:], {"kind": "local", "name": "Berta"}])
        seen = await page.own_turn(table)
        for _ in range(3):
            seen = await page.decide(table, seen)
        file = json.dumps(await page.good("GET", f"/api/tables/{table}/record"))
        other = Page()
        await other.house.open()
        await other.good("POST", "/api/guest", {"name": "Cleo"})
        again = (await other.good("POST", "/api/records", {"record": file}))["id"]
        await other.house.follow(again)
        there = await other.own_turn(again)
        assert there["view"] == seen["view"]
        assert [(seat["name"], seat["bot"]) for seat in there["seats"]] == [
            ("Cleo", None),
            ("", "focused"),
            ("Berta", None),
        ]
        assert there["your_seats"] == [0, 2]
        assert (await other.decide(again, there))["ply"] > there["ply"]

    run(play())


def test_lessons_puzzles_rulebooks_and_the_editor_answer_as_at_the_server() -> None:
    async def play() -> None:
        page = Page()
        await page.house.open()
        await page.good("POST", "/api/guest", {"name": "Anna"})
        lesson = (await page.good("GET", "/api/lessons/hansa"))[0]
        address = f"/api/lessons/hansa/{lesson['chapter']}/{lesson['key']}"
        assert (await page.good("GET", address))["steps"]
        taught = await page.good("POST", address)
        assert (await page.good("GET", f"/api/tables/{taught['id']}"))["lesson"]
        assert (await page.good("GET", "/api/mine"))["running"] == []  # a lesson is nobody's game
        puzzle = (await page.good("GET", "/api/puzzles/hansa"))["puzzles"][0]
        asked = await page.good("GET", f"/api/puzzles/hansa/{puzzle['key']}")
        assert asked["choices"]
        assert asked["answer"] is None
        told = await page.good("POST", f"/api/puzzles/hansa/{puzzle['key']}", {"codes": [], "give_up": True})
        assert told["answer"]["solved"] is False
        assert (await page.good("GET", "/api/puzzles/hansa"))["puzzles"][0]["solved"] is False
        assert (await page.good("GET", "/api/rulebook/hansa?lang=fr"))["language"] == "fr"
        assert await page.good("GET", "/api/rules/hansa")
        assert "<svg" in await page.good("GET", "/api/boards/hansa.svg?theme=dark&lang=de&size=tall")
        wish = {"game": "hansa", "preset": GAMES["hansa"].presets()[0], "seats": 3}
        dealt = await page.good("POST", "/api/positions/deal", wish)
        body = {"game": "hansa", "position": dealt["position"], "language": "en"}
        assert (await page.good("POST", "/api/positions", body))["reasons"] == []

    run(play())


@pytest.mark.parametrize(
    ("method", "address", "body", "code"),
    [
        ("GET", "/api/nothing", None, "not-found"),
        ("GET", "/api/tables/none", None, "no-table"),
        ("POST", "/api/tables", {"game": "hansa"}, "signed-out"),
        ("POST", "/api/guest", {}, "malformed"),
        ("POST", "/api/guest", {"name": "  "}, "malformed"),
        ("GET", "/api/facts/chess", None, "no-game"),
        ("GET", "/api/boards/moon.svg", None, "no-board"),
        ("GET", "/api/puzzles/hansa/none", None, "no-puzzle"),
        ("GET", "/api/ratings", None, "not-found"),
    ],
)
def test_what_cannot_be_answered_is_refused_in_one_shape(
    method: str, address: str, body: dict[str, Any] | None, code: str
) -> None:
    async def play() -> None:
        page = Page()
        await page.house.open()
        assert await page.refused(method, address, body) == code

    run(play())


@pytest.mark.parametrize("compiled", [True, False])
def test_an_interpreted_engine_offers_opponents_that_decide_at_once(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hanse.offline.routes.offers.compiled", lambda: compiled)

    async def ask() -> None:
        for game in await Page().good("GET", "/api/games"):
            assert game["usual_bot"] in game["bots"]
            assert (game["usual_bot"] == "focused") is not compiled

    run(ask())
