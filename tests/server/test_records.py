"""A game in a file becomes a table of who brings it: to be looked at, or played on, and never rated."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record
from hanse.players import policy
from hanse.server.ratings import end_work
from hanse.table import Entry, LiveTable
from hanse.table.brought import brought
from hanse.table.setup import Secrets
from tests.server.conftest import Come
from tests.server.player import Server, play_out
from tests.server.test_refusals import code_of as status_and_code

BOTS = {game: ["focused"] for game in GAMES}


def code_of(answer: Any) -> str:
    return str(status_and_code(answer)[1])


def file(game: str, plies: int = 10_000, seats: int = 2, **more: Any) -> str:
    """A record of a game that the simplest player has played so far."""
    found = GAMES[game]
    record = Record(found, found.options(found.presets()[0], seats), 8, ["Anna", "Berta", "Cleo", "Dora"][:seats])
    state, choose, chance = record.begin(), policy(game), chance_from_seed(8, "test")
    while not state.over() and len(record.codes) < plies:
        record.codes.append(choose(state, chance))
        state.play(record.codes[-1])
    return json.dumps(record.to_data() | more)


def bring(come: Come, text: str, name: str = "Dora") -> tuple[Any, Any]:
    player = come(name)
    made = player.ok(player.post("records", {"record": text}))
    return player, player.table(made["id"])


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_opened_replayed_and_downloaded_as_it_was(come: Come, game: str) -> None:
    text = file(game)
    player, seen = bring(come, text)
    assert (seen["status"], seen["your_seats"], seen["public"]) == ("over", [], False)
    assert seen["about"]["brought"] is True
    assert player.ok(player.get(f"tables/{seen['id']}/ply/3"))["view"]["over"] is False
    taken, given = player.ok(player.get(f"tables/{seen['id']}/record")), json.loads(text)
    assert {key: taken[key] for key in given} == given
    assert player.ok(player.get(f"tables/{seen['id']}/story"))["ratings"] == [None, None]
    assert code_of(come("Emma").get(f"tables/{seen['id']}")) == "private"


def test_a_running_game_is_played_to_its_end_and_counts_for_nothing(come: Come, server: Server) -> None:
    player, seen = bring(come, file("hansa", 12, bots=[None, "focused"]))
    assert (seen["status"], seen["ply"], seen["your_seats"]) == ("playing", 12, [0])
    assert [(seat["name"], seat["bot"]) for seat in seen["seats"]] == [("Dora", None), ("", "focused")]
    play_out(server, [player], seen["id"])
    story = player.ok(player.get(f"tables/{seen['id']}/story"))
    assert story["ratings"] == [None, None]
    assert player.ok(player.get("mine"))["finished"][0]["id"] == seen["id"]
    assert player.ok(player.get(f"people/{player.account}"))["results"] == []


def test_who_brings_a_game_has_all_seats_that_no_bot_has_and_takes_nobodys_name(come: Come) -> None:
    known = come(None)
    known.ok(known.post("signup", {"name": "Berta of the files", "password": "long enough"}))
    text = json.loads(file("teutonica", 5, seats=4, bots=[None, None, "of-another-house", None]))
    text["seats"][1] = "Berta of the files"
    _, seen = bring(come, json.dumps(text))
    assert [seat["name"] for seat in seen["seats"]] == ["Dora", "Dora", "", "Dora"]
    assert seen["seats"][2]["bot"] in {"medium", "focused", "hard"}
    assert seen["your_seats"] == [0, 1, 3]


def _told(text: str) -> Any:
    drafts = brought(text, "en", "account", "Dora", BOTS, Secrets("", "salt", "invite"))
    return LiveTable("t", [Entry(number, 0.0, one.kind, one.data) for number, one in enumerate(drafts, 1)])


def test_nothing_is_written_of_how_a_game_ended_that_was_brought() -> None:
    table = _told(file("merkator", bots=["focused", "focused"]))
    assert table.status == "over"
    assert end_work(table) is None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "invalid"),
        ({"record": 8}, "invalid"),
        ({"record": "x", "language": "la"}, "invalid"),
        ({"record": "x"}, "record"),
        ({"record": "[" * 60_000}, "record"),
        ({"record": "{}"}, "record"),
        ({"record": "x" * 66_000}, "too-large"),
        ({"record": '{"format": 2}'}, "record"),
        ({"record": file("hansa", 3, rules=99)}, "newer-record"),
        ({"record": file("hansa", 3, format=2)}, "newer-record"),
        ({"record": file("hansa", 3, codes=[7] * 5001)}, "record-long"),
        ({"record": file("hansa", 3, codes=[-1])}, "record"),
        ({"record": file("hansa", 3, seats=3) + "]"}, "record"),
        ({"record": file("hansa", 3, position={"players": 9})}, "record"),
        ({"record": file("hansa", 3, options={"players": 2, "data": "../../etc"})}, "record"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_one_sentence(come: Come, body: Any, code: str) -> None:
    player = come()
    before = player.ok(player.get("mine"))["running"]
    answer = player.post("records", body)
    assert code_of(answer) == code
    assert "\n" not in answer.json()["error"]["message"]
    assert player.ok(player.get("mine"))["running"] == before


def test_nobody_brings_a_game_who_is_not_there(come: Come) -> None:
    assert code_of(come(None).post("records", {"record": file("hansa", 3)})) == "signed-out"
