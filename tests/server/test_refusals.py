"""What is refused: with the right status, in one shape, and nothing changed."""

from __future__ import annotations

import socket
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.conftest import Come
from tests.server.player import Player, Server, choose


def code_of(response: httpx.Response) -> tuple[int, str]:
    error = response.json()["error"]
    assert set(error) == {"code", "message", "args"}
    assert error["message"]
    return response.status_code, error["code"]


@pytest.fixture
def anna(come: Come) -> Player:
    return come("Anna")


@pytest.fixture
def seen(anna: Player) -> dict[str, Any]:
    return anna.table(anna.new("me", "local", "local"))


def test_stale_illegal_foreign_and_unknown_decisions_change_nothing(
    come: Come, anna: Player, seen: dict[str, Any]
) -> None:
    illegal = next(code for code in range(10_000) if code not in [c["code"] for c in seen["choices"]])
    bert, nobody = come("Bert"), come(None)
    assert code_of(anna.decide(seen, ply=1)) == (409, "stale")
    assert code_of(anna.decide(seen, illegal)) == (422, "illegal")
    assert code_of(anna.decide(seen, seat=(seen["mover"] + 1) % 3)) == (409, "not-your-turn")
    assert code_of(anna.decide(seen, seat=7)) == (422, "no-seat")
    assert code_of(bert.decide(seen, choose(seen))) == (403, "not-your-seat")
    assert code_of(nobody.decide(seen, choose(seen))) == (401, "signed-out")
    assert code_of(anna.decide({**seen, "id": "nonesuch"})) == (404, "no-table")
    assert code_of(anna.decide(seen, code=10**30)) == (422, "invalid")
    assert code_of(anna.decide(seen, code=True)) == (422, "invalid")
    assert code_of(anna.decide(seen, request="<script>")) == (422, "invalid")
    assert code_of(anna.decide(seen, more=1)) == (422, "invalid")
    assert anna.table(seen["id"])["log"] == seen["log"]


def test_a_repeated_request_answers_the_same_and_is_done_once(anna: Player, seen: dict[str, Any]) -> None:
    first = anna.decide(seen, request="once")
    again = anna.decide(seen, request="once")
    assert (first.json(), again.json()) == ({"ply": 1}, {"ply": 1})
    assert anna.table(seen["id"])["ply"] == 1


def test_of_two_at_once_on_one_ply_one_is_done(anna: Player, seen: dict[str, Any]) -> None:
    for _ in range(5):
        now = anna.table(seen["id"])
        with ThreadPoolExecutor(4) as threads:
            codes = [answer.status_code for answer in threads.map(lambda _, now=now: anna.decide(now), range(4))]
        assert sorted(codes) == [200, 409, 409, 409]
        assert anna.table(seen["id"])["ply"] == now["ply"] + 1


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b"{", (400, "malformed")),
        (b"\xff\xfe", (400, "malformed")),
        (b"[]", (422, "invalid")),
        (b"null", (422, "invalid")),
        (b'{"name": ""}', (422, "invalid")),
        (b'{"name": "  "}', (422, "invalid")),
        (b'{"name": "a\\u0000b"}', (422, "invalid")),
        (b'{"name": "\\ud800"}', (422, "invalid")),
        (b'{"name": 7}', (422, "invalid")),
        (b'{"name": "' + b"x" * 33 + b'"}', (422, "invalid")),
        (b'{"name": "' + b"x" * 70_000 + b'"}', (413, "too-large")),
        (b"[" * 60_000, (400, "malformed")),
    ],
)
def test_bad_bodies(come: Come, body: bytes, expected: tuple[int, str]) -> None:
    http = come(None).http
    assert code_of(http.post("/api/guest", content=body, headers={"Content-Type": "application/json"})) == expected


def test_a_body_without_its_length_is_limited_too(come: Come) -> None:
    def endless() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    assert code_of(come(None).http.post("/api/guest", content=endless())) == (413, "too-large")


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Hanse": "0"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
def test_requests_from_other_pages_are_refused(come: Come, headers: dict[str, str]) -> None:
    http = come(None).http
    answer = http.post("/api/guest", json={"name": "Eve"}, headers=headers)
    assert code_of(answer) == (403, "origin")
    assert "set-cookie" not in answer.headers


def test_a_request_that_would_leave_http_changes_nothing(anna: Player, seen: dict[str, Any]) -> None:
    headers = {"X-Hanse": "1", "Connection": "Upgrade", "Upgrade": "websocket"}
    assert anna.http.post(f"/api/tables/{seen['id']}/leave", headers=headers, json={}).status_code == 400
    time.sleep(0.3)  # whatever had been begun would be done by then
    assert anna.table(seen["id"])["log"] == seen["log"]


def test_our_own_page_is_let_in(server: Server, come: Come) -> None:
    answer = come(None).http.post("/api/guest", json={"name": "Eva"}, headers={"Origin": server.url})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_every_response_carries_the_safety_headers(come: Come) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/table/abc"):
        headers = come(None).http.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_unknown_places(come: Come) -> None:
    anna = come()
    assert code_of(anna.get("nothing")) == (404, "not-found")
    assert code_of(anna.get("tables/nonesuch")) == (404, "no-table")
    assert code_of(anna.get("tables/%00")) == (404, "no-table")
    assert code_of(anna.get("tables/nonesuch/stream")) == (404, "no-table")
    assert code_of(anna.get("boards/nonesuch.svg")) == (404, "no-board")
    assert code_of(anna.get("rules/nonesuch")) == (404, "no-game")
    assert code_of(anna.get("facts/nonesuch")) == (404, "no-game")
    assert code_of(anna.get("facts/merkator?data=nonesuch")) == (422, "options")
    assert code_of(anna.get("ratings?game=nonesuch&seats=3")) == (404, "no-game")
    assert code_of(anna.http.put("/api/me")) == (405, "method")
    assert b"root:" not in anna.http.get("/..%2f..%2f..%2fetc%2fpasswd").content
    assert code_of(anna.http.get("/missing.js")) == (404, "not-found")


def test_tables_that_cannot_be(come: Come) -> None:
    anna = come()

    def refused(seats: list[str], **more: Any) -> tuple[int, str]:
        body = {"game": "teutonica", "preset": "base2009", "seats": [{"kind": k} for k in seats], **more}
        return code_of(anna.post("tables", body))

    three = ["me", "bot", "bot"]
    assert refused(["me"]) == (422, "options")
    assert refused(three, preset="nonesuch") == (422, "options")
    assert refused(three, game="chess") == (422, "options")
    assert refused(three, changes={"map": "base-4-5"}) == (422, "options")
    assert refused(three, changes={"players": 5}) == (422, "options")
    assert refused(["me", "me", "bot"]) == (422, "seats")
    assert refused(["me", "throne", "bot"]) == (422, "invalid")
    assert refused(three, clock={"kind": "move", "seconds": 0}) == (422, "invalid")
    assert refused(three, clock={"kind": "sand", "seconds": 60}) == (422, "invalid")
    body = {"game": "teutonica", "preset": "base2009", "seats": [{"kind": "bot", "bot": "deep"}] * 3}
    assert code_of(anna.post("tables", body)) == (422, "bot")


@pytest.mark.parametrize(
    "bot",
    [
        "hard@weights=/etc/passwd",
        "hard@weights=hand",
        "master@iterations=1000000",
        "hard@style=nonesuch",
        "hard@style=builder@weights=/etc/passwd",
        "hard@style=",
        "focused@style=builder",
        "os:system",
    ],
)
def test_a_bot_from_the_network_has_no_parameter_but_its_style(come: Come, bot: str) -> None:
    anna = come()
    body = {"game": "teutonica", "preset": "base2009", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * 2]}
    answer = anna.post("tables", body)
    assert code_of(answer) == (422, "bot")
    assert "hard, master" in answer.json()["error"]["message"]
    assert "passwd" not in answer.json()["error"]["args"]["known"]


def test_full_tables_private_tables_and_other_peoples_tables(come: Come) -> None:
    anna, bert, carl = come("Anna"), come("Bert"), come("Carl")
    table = anna.new("me", "open", "bot", public=False)
    invite = anna.table(table)["invite"]
    for path in ("", "/stream", "/ply/0", "/record"):
        assert code_of(bert.get(f"tables/{table}{path}"))[1] == "private"
    assert code_of(bert.post(f"tables/{table}/join")) == (403, "private")
    assert code_of(bert.post(f"tables/{table}/join", {"invite": "wrong"})) == (403, "private")
    assert table not in bert.get("tables").text
    assert bert.get(f"tables/{table}?invite={invite}").json()["invite"] is None
    assert code_of(bert.post(f"tables/{table}/start"))[1] == "private"
    bert.ok(bert.post(f"tables/{table}/join", {"invite": invite}))
    assert code_of(carl.post(f"tables/{table}/join", {"invite": invite})) == (409, "full")
    assert code_of(bert.post(f"tables/{table}/start")) == (403, "not-host")
    assert code_of(anna.post(f"tables/{table}/start")) == (409, "started")


def test_names_of_people_who_signed_up_are_theirs(come: Come) -> None:
    first, second = come("Gast"), come(None)
    account = first.account
    mine = first.new("me", "open", "open")
    signed = first.ok(first.post("signup", {"name": "Hildegard", "password": "correct horse"}))["account"]
    assert (signed["id"], signed["guest"]) == (account, False)
    assert first.table(mine)["your_seats"] == [0]
    for body in ({"name": "HILDEGARD", "password": "battery staple"}, {"name": "Ｈildegard", "password": "12345678"}):
        assert code_of(second.post("signup", body)) == (409, "name-taken")
    assert code_of(second.post("guest", {"name": "hildegard"})) == (409, "name-taken")
    assert code_of(second.post("signin", {"name": "hildegard", "password": "wrong one"})) == (401, "password")
    assert code_of(second.post("signin", {"name": "nobody", "password": "wrong one"})) == (401, "password")
    assert code_of(second.post("signup", {"name": "Short", "password": "1234567"})) == (422, "invalid")
    second.ok(second.post("signin", {"name": "hildegard", "password": "correct horse"}))
    assert second.ok(second.get("me"))["account"]["id"] == account
    assert [t["id"] for t in second.ok(second.get("tables?mine=1"))["tables"]] == [mine]
    second.ok(second.post("signout"))
    assert second.ok(second.get("me"))["account"] is None


def test_messages_are_in_the_readers_language(come: Come) -> None:
    http = come(None).http
    said = [
        http.get("/api/tables/none", headers={"Accept-Language": tongue}).json()["error"]["message"]
        for tongue in ("de-CH,de;q=0.9", "fr", "xx, en;q=0.5", "")
    ]
    assert said == ["Diesen Tisch gibt es nicht.", "Cette table n’existe pas.", *["There is no such table."] * 2]


def test_what_is_not_http_does_no_harm(server: Server, come: Come) -> None:
    for noise in (
        b"\0" * 100,
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 3,
        b"POST /api/guest HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nContent-Length: " + b"9" * 30 + b"\r\n\r\n{}",
    ):
        with socket.create_connection(("127.0.0.1", server.port), 5) as line:
            line.sendall(noise)
    assert come(None).get("me").status_code == 200


def test_the_interface_is_documented_and_typed(come: Come) -> None:
    described = come(None).ok(come(None).get("openapi.json"))
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            answer = operation["responses"].get("200") or operation["responses"]["201"]
            assert any(kind.get("schema") != {} for kind in answer["content"].values()), (method, path)
            assert operation["description"], (method, path)


def test_nobody_is_replaced_before_a_game_begins(come: Come) -> None:
    """Also where the log knows nothing yet of who sits there."""
    anna = come()
    table = anna.new("me", "open", "open")
    answer = come("Bert").post(f"tables/{table}/replace", {"seat": 0})
    assert answer.json()["error"]["code"] == "not-seated"
