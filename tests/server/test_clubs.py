"""Clubs, and what is refused about them and about tournaments; nothing is changed then."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Come
from tests.server.player import Player, Server, play_out
from tests.server.test_contests import CUP, leave_to_bots, seen, sign_up, wait
from tests.server.test_refusals import code_of

Register = Callable[[str], Player]


@pytest.fixture
def register(server: Server) -> Iterator[Register]:
    """Let somebody sign up under a name that nobody else has."""
    here: list[Player] = []

    def arrive(name: str) -> Player:
        here.append(sign_up(server, f"{name} {secrets.token_hex(3)}"))
        return here[-1]

    yield arrive
    for player in here:
        player.close()


@pytest.fixture
def anna(register: Register) -> Player:
    return register("Anna")


@pytest.fixture
def club(anna: Player) -> str:
    return str(anna.ok(anna.post("clubs", {"name": f"Club {secrets.token_hex(3)}", "about": "Every\nTuesday"}))["id"])


def page(player: Player, club: str) -> dict[str, Any]:
    found: dict[str, Any] = player.ok(player.get(f"clubs/{club}"))
    return found


def roles(player: Player, club: str) -> dict[str, str]:
    return {member["account"]: member["role"] for member in page(player, club)["members"]}


def test_members_come_by_the_link_or_by_asking(anna: Player, club: str, register: Register, come: Come) -> None:
    bert, cleo, stranger = register("Bert"), register("Cleo"), come("Guest")
    invite = page(anna, club)["invite"]
    assert page(bert, club)["invite"] is None
    assert code_of(stranger.post(f"clubs/{club}/join", {"invite": invite})) == (403, "sign-up-first")
    assert bert.ok(bert.post(f"clubs/{club}/join", {"invite": invite}))["role"] == "member"
    assert code_of(bert.post(f"clubs/{club}/join", {})) == (409, "club-member")
    assert code_of(cleo.post(f"clubs/{club}/join", {"invite": "wrong"})) == (403, "club-invite")
    assert cleo.ok(cleo.post(f"clubs/{club}/join", {}))["role"] == "asking"
    assert code_of(cleo.post(f"clubs/{club}/join", {})) == (409, "club-asked")
    assert cleo.account not in roles(bert, club)  # only organisers, and oneself, see who asks
    assert code_of(bert.post(f"clubs/{club}/members", {"account": cleo.account, "role": "member"})) == (
        403,
        "not-organiser",
    )
    anna.ok(anna.post(f"clubs/{club}/members", {"account": cleo.account, "role": "member"}))
    assert roles(bert, club) == {anna.account: "organiser", bert.account: "member", cleo.account: "member"}
    renewed = anna.ok(anna.post(f"clubs/{club}/invite"))["invite"]
    assert renewed != invite
    cleo.ok(cleo.post(f"clubs/{club}/leave"))
    assert code_of(cleo.post(f"clubs/{club}/join", {"invite": invite})) == (403, "club-invite")


def test_a_club_keeps_an_organiser_and_ends_with_its_last_member(anna: Player, club: str, register: Register) -> None:
    bert = register("Bert")
    bert.ok(bert.post(f"clubs/{club}/join", {"invite": page(anna, club)["invite"]}))
    assert code_of(anna.post(f"clubs/{club}/leave")) == (409, "last-organiser")
    assert code_of(anna.post(f"clubs/{club}/members", {"account": anna.account, "role": "member"})) == (
        409,
        "last-organiser",
    )
    assert code_of(anna.post(f"clubs/{club}/members", {"account": "nobody", "role": "member"})) == (403, "not-member")
    anna.ok(anna.post("me/delete", {"password": "correct horse"}))
    assert roles(bert, club) == {bert.account: "organiser"}
    name = page(bert, club)["name"]
    assert code_of(bert.post("clubs", {"name": name.upper()})) == (409, "club-name")
    bert.ok(bert.post(f"clubs/{club}/leave"))
    assert bert.ok(bert.post("clubs", {"name": name}))["name"] == name  # an empty club makes room


def test_names_dissolving_and_what_does_not_exist(anna: Player, club: str, register: Register, come: Come) -> None:
    bert, nobody = register("Bert"), come(None)
    name = page(anna, club)["name"]
    for lookalike in (name, name.upper(), f" {name}  ", name.replace("l", "1"), name.replace("C", "С")):
        assert code_of(bert.post("clubs", {"name": lookalike})) == (409, "club-name")
    assert code_of(nobody.post("clubs", {"name": "New"})) == (401, "signed-out")
    assert code_of(come("Guest").post("clubs", {"name": "New"})) == (403, "sign-up-first")
    for wrong in ({}, {"name": ""}, {"name": "a" * 33}, {"name": "a", "about": "b" * 4001}, {"name": 7}):
        assert code_of(bert.post("clubs", wrong)) == (422, "invalid")
    assert code_of(bert.get("clubs/nonesuch")) == (404, "no-club")
    assert code_of(bert.post("clubs/nonesuch/join", {})) == (404, "no-club")
    assert code_of(bert.post(f"clubs/{club}/leave")) == (403, "not-member")
    assert code_of(bert.post(f"clubs/{club}/dissolve")) == (403, "not-organiser")
    contest = anna.ok(anna.post("tournaments", {**CUP, "club": club}))["id"]
    assert code_of(anna.post(f"clubs/{club}/dissolve")) == (409, "club-busy")
    anna.ok(anna.post(f"tournaments/{contest}/call-off"))
    anna.ok(anna.post(f"clubs/{club}/dissolve"))
    assert code_of(anna.get(f"clubs/{club}")) == (404, "no-club")
    assert seen(anna, contest)["club"] is None


def test_the_results_of_members_are_those_of_their_games_together(
    server: Server, anna: Player, club: str, register: Register
) -> None:
    bert = register("Bert")
    bert.ok(bert.post(f"clubs/{club}/join", {"invite": page(anna, club)["invite"]}))
    assert page(anna, club)["results"] == []
    table = anna.new("me", "open", game="hansa", preset="hansa2004")
    bert.ok(bert.post(f"tables/{table}/join", {}))
    end = play_out(server, [anna, bert], table)
    lines = {line["account"]: line for line in page(bert, club)["results"]}
    assert set(lines) == {anna.account, bert.account}
    for seat in end["seats"]:
        line, rank = lines[seat["account"]], end["result"]["ranks"][seat["seat"]]
        assert (line["game"], line["games"], line["won"], line["rank"]) == ("hansa", 1, int(rank == 1), rank)
        assert line["rating"] is not None


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, (422, "options")),
        ({"preset": "none"}, (422, "options")),
        ({"changes": {"colour": "red"}}, (422, "options")),
        ({"seats": 1}, (422, "contest-seats")),
        ({"seats": 9}, (422, "options")),
        ({"seats": -1}, (422, "invalid")),
        ({"rounds": 0}, (422, "invalid")),
        ({"rounds": 21}, (422, "invalid")),
        ({"rounds": "4"}, (422, "invalid")),
        ({"points": [1, 2, 3, 4]}, (422, "contest-points")),
        ({"points": [3, 2, 1]}, (422, "contest-points")),
        ({"points": [3, 2, 1, -1]}, (422, "invalid")),
        ({"bot": "nonesuch"}, (422, "bot")),
        ({"round_seconds": 10}, (422, "invalid")),
        ({"round_seconds": 10**9}, (422, "invalid")),
        ({"begins": 1.0}, (422, "contest-date")),
        ({"begins": 1e12}, (422, "contest-date")),
        ({"begins": "tomorrow"}, (422, "invalid")),
        ({"name": "\u0000"}, (422, "invalid")),
        ({"clock": {"kind": "sand"}}, (422, "invalid")),
        ({"club": "nonesuch"}, (404, "no-club")),
        ({"more": 1}, (422, "invalid")),
    ],
)
def test_what_no_tournament_can_be(anna: Player, change: dict[str, Any], expected: tuple[int, str]) -> None:
    before = len(anna.ok(anna.get("clubs"))["tournaments"])
    assert code_of(anna.post("tournaments", {**CUP, **change})) == expected
    assert len(anna.ok(anna.get("clubs"))["tournaments"]) == before


def test_who_may_enter_and_begin(anna: Player, club: str, register: Register, come: Come) -> None:
    bert, cleo = register("Bert"), register("Cleo")
    bert.ok(bert.post(f"clubs/{club}/join", {"invite": page(anna, club)["invite"]}))
    assert code_of(bert.post("tournaments", {**CUP, "club": club})) == (403, "not-organiser")
    contest = anna.ok(anna.post("tournaments", {**CUP, "club": club}))["id"]
    act = f"tournaments/{contest}"
    assert code_of(come("Guest").post(f"{act}/enter")) == (403, "sign-up-first")
    assert code_of(come(None).post(f"{act}/enter")) == (401, "signed-out")
    assert code_of(cleo.post(f"{act}/enter")) == (403, "not-member")
    assert code_of(bert.post(f"{act}/withdraw")) == (409, "contest-not-in")
    assert bert.ok(bert.post(f"{act}/enter"))["entered"]
    assert code_of(bert.post(f"{act}/enter")) == (409, "contest-entered")
    assert code_of(bert.post(f"{act}/begin")) == (403, "not-organiser")
    assert code_of(bert.post(f"{act}/call-off")) == (403, "not-organiser")
    assert code_of(anna.post(f"{act}/begin")) == (409, "contest-few")
    assert seen(bert, contest)["rounds"] == []
    assert not bert.ok(bert.post(f"{act}/withdraw"))["entered"]
    assert seen(bert, contest)["entrants"] == []
    assert code_of(bert.get("tournaments/nonesuch")) == (404, "no-contest")


def test_late_entries_withdrawals_and_bots_on_missing_seats(anna: Player, register: Register) -> None:
    bert, cleo, dora = register("Bert"), register("Cleo"), register("Dora")
    players = {player.account: player for player in (anna, bert, cleo)}
    wish = {**CUP, "rounds": 2, "seats": 4, "bots": True}
    contest = anna.ok(anna.post("tournaments", wish))["id"]
    act = f"tournaments/{contest}"
    for player in players.values():
        player.ok(player.post(f"{act}/enter"))
    first = anna.ok(anna.post(f"{act}/begin"))
    assert code_of(anna.post(f"{act}/begin")) == (409, "contest-begun")
    assert code_of(dora.post(f"{act}/enter")) == (409, "contest-late")
    ((table,),) = [each["tables"] for each in first["rounds"]]
    assert sorted(seat["account"] or "" for seat in table["seats"]) == ["", *sorted(players)]
    assert seen(bert, contest)["table"] == table["table"]
    waiting = anna.table(table["table"])
    assert (waiting["status"], waiting["about"]["arranged"]) == ("open", True)  # until all have added to its seed
    assert [seat["account"] for seat in waiting["seats"]] == [seat["account"] for seat in table["seats"]]
    cleo.ok(cleo.post(f"{act}/withdraw"))
    leave_to_bots(players, table)
    second = wait(anna, contest, 2)
    assert sorted(seat["account"] or "" for seat in second["rounds"][1]["tables"][0]["seats"]) == [
        "",
        "",
        *sorted([anna.account, bert.account]),
    ]
    leave_to_bots(players, second["rounds"][1]["tables"][0])
    end = wait(anna, contest, 3)
    assert end["status"] == "over"
    assert {line["account"]: line["games"] for line in end["standings"]} == {
        anna.account: 2,
        bert.account: 2,
        cleo.account: 1,
    }
    assert code_of(anna.post(f"{act}/call-off")) == (409, "contest-over")
    assert code_of(bert.post(f"{act}/withdraw")) == (409, "contest-not-in")


def test_a_tournament_begins_at_its_time_or_is_called_off(anna: Player, register: Register) -> None:
    bert = register("Bert")
    soon = {**CUP, "rounds": 1, "seats": 2, "begins": time.time() + 5}
    played, empty = (anna.ok(anna.post("tournaments", soon))["id"] for _ in range(2))
    for player in (anna, bert):
        player.ok(player.post(f"tournaments/{played}/enter"))
    begun = wait(anna, played, 1)
    assert begun["status"] == "running"
    leave_to_bots({anna.account: anna, bert.account: bert}, begun["rounds"][0]["tables"][0])
    assert wait(anna, played, 2)["status"] == "over"
    assert seen(anna, empty)["status"] == "off"
    kept = anna.ok(anna.get("me/data"))
    assert played in [each["id"] for each in kept["tournaments"]]


def test_two_processes_on_one_database_open_every_table_once(postgres: str, tmp_path: Path) -> None:
    with Server(postgres) as one, Server(postgres) as two:
        people = [sign_up((one, two)[number % 2], f"Player {number} {secrets.token_hex(3)}") for number in range(5)]
        players = {player.account: player for player in people}
        contest = people[0].ok(people[0].post("tournaments", {**CUP, "rounds": 2}))["id"]
        for player in people:
            player.ok(player.post(f"tournaments/{contest}/enter"))
        people[0].ok(people[0].post(f"tournaments/{contest}/begin"))
        for number in (1, 2):
            now = wait(people[1], contest, number)
            assert [len(table["seats"]) for table in now["rounds"][-1]["tables"]] == [3, 2]
            for table in now["rounds"][-1]["tables"]:
                leave_to_bots(players, table)
        end = wait(people[1], contest, 3)
        assert (end["status"], len(end["rounds"])) == ("over", 2)
        assert {line["games"] for line in end["standings"]} == {2}
        for player in people:
            player.close()
