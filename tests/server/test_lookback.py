"""What is left of games: one's own lists, the story of a game, profiles, notes, and an account that can go."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.server.conftest import Come
from tests.server.player import Player, Server, play_out

PASSWORD = "correct horse"
NUMBERS = itertools.count(1)


@dataclass
class Evening:
    """Two who have signed up, and a game that they have played to its end."""

    anna: Player
    bert: Player
    table: str
    names: tuple[str, str]


def signed_up(player: Player, name: str) -> Player:
    player.account = player.ok(player.post("signup", {"name": name, "password": PASSWORD}))["account"]["id"]
    return player


@pytest.fixture(scope="module")
def evening(server: Server) -> Iterator[Evening]:
    anna, bert = Player(server.url, "Anna"), Player(server.url, "Bert")
    number = next(NUMBERS)  # whoever shares out the tests may come back to this file
    names = f"Anna the Elder {number}", f"Ýrsa Ölafsdóttir {number}"
    signed_up(anna, names[0])
    signed_up(bert, names[1])
    table = anna.new("me", "open", game="hansa", preset="hansa2004", clock={"kind": "move", "seconds": 600})
    bert.ok(bert.post(f"tables/{table}/join"))
    play_out(server, [anna, bert], table)
    yield Evening(anna, bert, table, names)
    anna.close()
    bert.close()


def code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def test_the_story_of_a_game_ends_with_its_result(evening: Evening, come: Come) -> None:
    end = evening.anna.table(evening.table)
    stranger = come(None)
    story = stranger.ok(stranger.get(f"tables/{evening.table}/story"))
    first, last = story["points"][0], story["points"][-1]
    assert (first["ply"], last["ply"], last["seat"]) == (0, end["ply"], None)
    assert [sheet["total"] for sheet in last["sheets"]] == end["result"]["scores"]
    assert last["sheets"] == end["result"]["sheet"]
    plies = [point["ply"] for point in story["points"]]
    assert plies == sorted(plies)
    began = [e["ply"] for e in end["log"] if any(event["event"] == "turn_began" for event in e["events"])]
    assert set(plies) == {0, end["ply"], *(ply for ply in began if ply < end["ply"])}
    assert sum(each["decisions"] for each in story["spent"]) == end["ply"]
    assert all(each["seconds"] >= each["longest"] >= 0 for each in story["spent"])
    assert [change["before"] for change in story["ratings"]] == [None, None]
    shown = stranger.ok(stranger.get("ratings?game=hansa&seats=2"))["ratings"]
    after = {each["account"]: each["rating"] for each in shown}
    assert [change["after"] for change in story["ratings"]] == [
        after[each.account] for each in (evening.anna, evening.bert)
    ]
    assert story["alone"] is None


def test_nothing_is_told_of_how_a_running_game_went(come: Come) -> None:
    anna = come("Anna")
    table = anna.new("me", "local", "local")
    for path in ("story", "chances", "record"):
        assert code(anna.get(f"tables/{table}/{path}")) == (409, "not-over")
    assert code(anna.get(f"tables/{anna.new('me', 'open', 'open')}/story")) == (409, "not-over")


def test_who_plays_alone_is_compared_with_their_own_other_games(server: Server, come: Come) -> None:
    anna = come("Anna")
    scores: list[int] = []
    table = ""
    for others in range(2):
        table = anna.new("me", game="merkator", preset="solo")
        scores += play_out(server, [anna], table)["result"]["scores"]
        alone = anna.ok(anna.get(f"tables/{table}/story"))["alone"]
        assert alone == {"best": scores[0] if others else None, "games": others}
    stranger = come("Somebody")
    assert stranger.ok(stranger.get(f"tables/{table}/story"))["alone"] is None
    found = stranger.ok(stranger.get(f"people/{anna.account}"))
    assert [(each["game"], each["seats"], each["games"], each["best"]) for each in found["results"]] == [
        ("merkator", 1, 2, max(scores))
    ]
    assert found["ratings"] == []


def test_ones_own_games_those_that_wait_first(evening: Evening, come: Come) -> None:
    anna = evening.anna
    waits = anna.new("me", "local", "local")
    other = anna.new("open", "me", game="merkator", preset="standard")
    mine = anna.ok(anna.get("mine"))
    assert [line["id"] for line in mine["running"]] == [waits, other]
    assert [line["your_turn"] for line in mine["running"]] == [True, False]
    assert mine["running"][0]["scores"] == [0, 0, 0]
    (line,) = mine["finished"]
    end = anna.table(evening.table)
    assert (line["id"], mine["found"]) == (evening.table, 1)
    assert line["ended"] == {"scores": end["result"]["scores"], "ranks": end["result"]["ranks"]}
    assert line["about"]["clock"] == {"kind": "move", "seconds": 600}
    assert (line["about"]["board"], line["about"]["changes"]) == ("hansa", {})
    assert anna.ok(anna.get("mine/next"))["table"] == waits
    assert anna.ok(anna.get(f"mine/next?after={waits}"))["table"] is None
    for words, found in (("ýRSA", 1), ("ölafs", 1), ("%", 0), ("Anna", 0)):
        answer = anna.http.get("/api/mine", params={"words": words}).json()
        assert (len(answer["finished"]), answer["found"]) == (found, found)
    assert anna.ok(anna.get("mine?game=merkator"))["found"] == 0
    assert anna.ok(anna.get("mine?page=3"))["finished"] == []
    anna.ok(anna.post(f"tables/{waits}/leave"))
    anna.ok(anna.post(f"tables/{other}/leave"))
    assert anna.ok(anna.get("mine"))["running"] == []
    assert code(come(None).get("mine")) == (401, "signed-out")


def test_a_profile_tells_results_ratings_and_opponents(evening: Evening, come: Come) -> None:
    stranger = come(None)
    ranks = evening.anna.table(evening.table)["result"]["ranks"]
    found = stranger.ok(stranger.get(f"people/{evening.anna.account}"))
    assert found["account"] == {"id": evening.anna.account, "name": evening.names[0], "guest": False}
    (result,) = [each for each in found["results"] if each["game"] == "hansa"]
    assert (result["seats"], result["games"], result["won"]) == (2, 1, int(ranks[0] == 1))
    (rating,) = found["ratings"]
    assert [(each["rating"], each["deviation"]) for each in rating["history"]] == [
        (rating["rating"], rating["deviation"])
    ]
    (other,) = [each for each in found["opponents"] if each["account"]]
    assert (other["name"], other["games"]) == (evening.names[1], 1)
    assert (other["ahead"], other["behind"]) == (int(ranks[0] < ranks[1]), int(ranks[0] > ranks[1]))
    assert [line["id"] for line in found["tables"]] == [evening.table]
    for wrong in ("nobody", "x" * 33, "%", "é"):
        assert stranger.get(f"people/{wrong}").status_code in (404, 422)


def test_a_profile_tells_which_ways_somebody_likes_best(evening: Evening, come: Come) -> None:
    log = evening.anna.table(evening.table)["log"]
    sailed = Counter(
        (event["from"], event["to"])
        for entry in log
        for event in entry["events"]
        if event["event"] == "sailed" and event["seat"] == 0
    )
    stranger = come(None)
    found = stranger.ok(stranger.get(f"people/{evening.anna.account}"))["journeys"]
    assert [each["times"] for each in found] == [times for _, times in sailed.most_common(5)]
    assert all((each["game"], each["board"]) == ("hansa", "hansa") for each in found)
    assert all(sailed[each["places"]["from"], each["places"]["to"]] == each["times"] for each in found)


def test_a_moment_of_a_public_table_is_for_everybody_and_of_a_private_one_for_nobody(
    evening: Evening, come: Come
) -> None:
    stranger = come(None)
    path = f"tables/{evening.table}/moment"
    last = stranger.ok(stranger.get(path))
    assert (last["ply"], last["view"]["viewer"]) == (last["last"], None)
    moment = stranger.ok(stranger.get(f"{path}?ply=5"))
    assert (moment["ply"], moment["entry"]["ply"]) == (5, 5)
    view = stranger.ok(stranger.get(f"tables/{evening.table}/ply/5"))["view"]
    assert {key: moment["view"][key] for key in view if key != "decision"} == {
        key: view[key] for key in view if key != "decision"
    }
    assert stranger.ok(stranger.get(f"{path}?ply=0"))["entry"] is None
    assert code(stranger.get(f"{path}?ply={last['last'] + 1}")) == (404, "no-ply")
    for wrong in ("-1", "x", "1e3", "9" * 50):
        assert code(stranger.get(f"{path}?ply={wrong}")) == (422, "invalid")
    anna = come("Anna")
    private = anna.new("me", "local", "local", public=False)
    invite = anna.table(private)["invite"]
    assert code(anna.get(f"tables/{private}/moment")) == (403, "private")
    assert code(anna.get(f"tables/{private}/moment?invite={invite}")) == (403, "private")
    # While a game runs nobody sees more of it than a spectator.
    running = anna.new("me", "local", "local", changes={"modules.missions": True})
    assert anna.ok(anna.get(f"tables/{running}/moment"))["view"]["viewer"] is None


def test_only_the_page_of_a_moment_lets_itself_be_framed(server: Server, come: Come) -> None:
    visitor = come(None)
    framed = visitor.http.get("/embed/anything?ply=3").headers
    assert "frame-ancestors *" in framed["Content-Security-Policy"]
    assert "X-Frame-Options" not in framed
    assert "script-src 'self'" in framed["Content-Security-Policy"]
    for address in ("/", "/embed", "/embedded/x", "/api/me", "/x/embed/y"):
        headers = visitor.http.get(address).headers
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
        assert headers["X-Frame-Options"] == "DENY"


def test_notes_are_for_who_wrote_them(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.new("me", "open", "open")
    path = f"/api/tables/{table}/note"
    text = "Danzig!\n\tпотом Лиепая — 後で 🦀 ישר"
    assert anna.http.put(path, json={"text": f"  {text}\n"}).json()["text"] == text
    assert anna.ok(anna.get(f"tables/{table}/note"))["text"] == text
    assert bert.ok(bert.get(f"tables/{table}/note"))["text"] == ""
    assert text.split(maxsplit=1)[0] not in bert.get(f"tables/{table}").text
    for wrong in ("x" * 4001, "a\x00b", "\x1b[0m"):
        assert code(anna.http.put(path, json={"text": wrong})) == (422, "invalid")
    assert anna.ok(anna.get(f"tables/{table}/note"))["text"] == text
    assert anna.http.put(path, json={"text": "é" * 4000}).is_success
    assert anna.http.put(path, json={"text": " "}).json()["text"] == ""
    assert code(come(None).http.put(path, json={"text": "x"})) == (401, "signed-out")
    private = anna.new("me", "open", "open", public=False)
    assert code(bert.http.put(f"/api/tables/{private}/note", json={"text": "x"})) == (403, "private")


def test_a_new_password_ends_all_other_sessions(server: Server, come: Come) -> None:
    anna = signed_up(come("Anna"), "Anna the Third")
    elsewhere = come(None)
    elsewhere.ok(elsewhere.post("signin", {"name": "Anna the Third", "password": PASSWORD}))
    listed = anna.ok(anna.get("me/sessions"))["sessions"]
    assert sorted(each["here"] for each in listed) == [False, True]
    assert all(each["begun"] and each["agent"] for each in listed)
    assert code(anna.post("me/password", {"old": "wrong horse", "new": "battery staple"})) == (401, "password")
    assert code(anna.post("me/password", {"old": PASSWORD, "new": "short"})) == (422, "invalid")
    (left,) = anna.ok(anna.post("me/password", {"old": PASSWORD, "new": "battery staple"}))["sessions"]
    assert left["here"]
    assert elsewhere.ok(elsewhere.get("me"))["account"] is None
    assert elsewhere.post("signin", {"name": "Anna the Third", "password": PASSWORD}).status_code == 401
    elsewhere.ok(elsewhere.post("signin", {"name": "Anna the Third", "password": "battery staple"}))
    other = next(each for each in anna.ok(anna.get("me/sessions"))["sessions"] if not each["here"])
    stranger = come("Bert")
    for wrong in (other["id"], "%" * 16, "x"):
        assert code(stranger.http.delete(f"/api/me/sessions/{wrong}")) == (404, "no-session")
    assert len(anna.http.delete(f"/api/me/sessions/{other['id']}").json()["sessions"]) == 1
    assert elsewhere.ok(elsewhere.get("me"))["account"] is None
    assert code(stranger.post("me/password", {"old": "", "new": "battery staple"})) == (403, "guest")


def test_an_account_takes_its_data_along_and_goes(server: Server, come: Come) -> None:
    anna, bert = signed_up(come("Anna"), "Anna the Fourth"), come("Bert")
    table = anna.new("me", "open", "bot")
    bert.ok(bert.post(f"tables/{table}/join"))
    anna.ok(anna.post(f"tables/{table}/chat", {"text": "Good luck"}))
    bert.ok(bert.post(f"tables/{table}/chat", {"text": "To you too"}))
    anna.http.put(f"/api/tables/{table}/note", json={"text": "Careful"})
    waiting = anna.new("me", "open", "open")
    answer = anna.get("me/data")
    kept = anna.ok(answer)
    assert "attachment" in answer.headers["Content-Disposition"]
    assert (kept["name"], kept["account"]["id"]) == ("Anna the Fourth", anna.account)
    assert [each["text"] for each in kept["notes"]] == ["Careful"]
    assert [each["text"] for each in kept["said"]] == ["Good luck"]
    assert set(kept["tables"]) == {table, waiting}
    assert "password" not in answer.text
    assert "argon2" not in answer.text
    assert code(anna.post("me/delete", {"password": "wrong horse"})) == (401, "password")
    assert anna.table(table)["your_seats"] == [0]
    assert anna.ok(anna.post("me/delete", {"password": PASSWORD}))["account"] is None
    assert anna.ok(anna.get("me"))["account"] is None
    seen = bert.table(table)
    assert (seen["status"], seen["seats"][0]["kind"]) == ("playing", "bot")
    assert bert.get(f"people/{anna.account}").status_code == 404
    assert bert.table(waiting)["status"] == "over"
    signed_up(come("Anna"), "Anna the Fourth")  # the name is free again
    guest = come("Guest")
    assert guest.ok(guest.post("me/delete"))["account"] is None


def test_seats_have_the_colours_that_were_wished_for(come: Come) -> None:
    anna = come("Anna")
    assert anna.table(anna.new("me", "local", "local"))["about"]["colours"] == [0, 1, 2]
    table = anna.new("me", "local", "local", colours=[4, 0, 2])
    assert anna.table(table)["about"]["colours"] == [4, 0, 2]
    seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}]
    body = {"game": "teutonica", "preset": "base2009", "seats": seats}
    for wrong in ([0, 0, 1], [0, 1], [0, 1, 5], []):
        assert code(anna.post("tables", {**body, "colours": wrong})) == (422, "colours")
    places = set()
    for _ in range(40):
        seen = anna.table(anna.new("me", "bot", "bot", "bot", colours=[3, 0, 1, 2], shuffle=True))
        mine = seen["your_seats"][0]
        assert seen["about"]["colours"][mine] == 3  # the colour goes with who wished for it
        places.add(mine)
        if len(places) > 1:
            break
    assert len(places) > 1
