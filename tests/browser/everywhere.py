"""Every board and page that there is, each with something on it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import hanse
from hanse.learn.lessons import lessons
from tests.browser.ended import ended_table
from tests.server.player import START, Player, Server, play_until
from tests.server.test_contests import CUP, leave_to_bots, seen, sign_up, wait

ENDED = {"teutonica": 5, "hansa": 4, "merkator": 4}  # seats
PAGES = (
    "",
    *(f"#/{page}/{game}" for page in ("new", "rules", "guide", "puzzles", "editor") for game in ENDED),
    "#/rules/teutonica/HT-7.1",
    "#/rules/hansa/HA-5.1",
    "#/rules/merkator/MK-5.1",
    "#/account",
    "#/settings",
    "#/ratings",
    "#/games",
    "#/tournaments/new",
    "#/studies",
)
# Every board and module, some turns old.
TABLES: dict[str, tuple[int, dict[str, Any], int]] = {
    "base-4-5": (5, {}, 60),
    "base-2-3": (2, {}, 30),
    "east": (4, {"preset": "east2010"}, 40),
    "britannia-4-5": (5, {"preset": "britannia2014"}, 40),
    "britannia-2-3": (3, {"preset": "britannia2014"}, 30),
    "modules": (4, {"preset": "bigbox2020", "changes": {"modules.missions": True, "modules.favours": True}}, 30),
    "hansa": (4, {"game": "hansa", "preset": "hansa2004"}, 40),
    "merkator": (4, {"game": "merkator", "preset": "standard"}, 40),
    "merkator-long": (2, {"game": "merkator", "preset": "long"}, 20),
    "merkator-solo": (1, {"game": "merkator", "preset": "solo"}, 20),
}


def all_places(server: Server, host: Player) -> dict[str, Callable[[], str]]:
    """Every board, games that are over, and every page, by name; asked for its address, what is there is made."""
    places: dict[str, Callable[[], str]] = {name: partial(laid_table, server, host, name) for name in TABLES}
    for game, seats in ENDED.items():
        over = partial(ended_table, server, seats, game)
        for name, form in (("end", "#/table/{}"), ("replay", "#/table/{}?ply=40"), ("embed", "embed/{}?ply=40")):
            places[f"{name}-{game}"] = partial(_named, form, over)
        places[f"lesson-{game}"] = partial(lesson_table, host, game)
        places[f"puzzle-{game}"] = partial(first_puzzle, host, game)
        places[f"study-{game}"] = partial(studied_table, server, host, game)
    places["waiting"] = lambda: f"#/table/{host.new('me', 'open', 'open', public=True, patience=3600)}"
    places["profile"] = lambda: f"#/people/{host.account}"
    places["clubs"] = lambda: club_and_cup(server, host)[0].rpartition("/")[0]
    places["club"] = lambda: club_and_cup(server, host)[0]
    places["tournament"] = lambda: club_and_cup(server, host)[1]
    places["book"] = partial(book, host)
    places["explore"] = partial(explored, server)
    places["host"] = partial(host_page, server, host)
    return places | {address or "#/": partial(str, address) for address in PAGES}


def _named(form: str, table: Callable[[], str]) -> str:
    return form.format(table())


@cache
def laid_table(server: Server, host: Player, name: str) -> str:
    """The address of a table some turns old, at which it is the host's turn."""
    seats, wishes, plies = TABLES[name]
    table = host.new("me", *["bot"] * (seats - 1), public=True, **wishes)
    play_until(server, [host], table, lambda _, ply: ply >= plies)
    return f"#/table/{table}"


def lesson_table(host: Player, game: str) -> str:
    """The address of a game's first lesson."""
    lesson = lessons(game)[0]
    return f"#/table/{host.ok(host.post(f'lessons/{game}/{lesson.chapter}/{lesson.key}'))['id']}"


def first_puzzle(host: Player, game: str) -> str:
    """The address of a game's first puzzle."""
    return f"#/puzzles/{game}/{host.ok(host.get(f'puzzles/{game}'))['puzzles'][0]['key']}"


def studied_table(server: Server, host: Player, game: str) -> str:
    """The address of a game of two that was analysed."""
    table = ended_table(server, 2, game)
    host.ok(host.post(f"tables/{table}/study", {"seat": None, "go": True}))
    while host.ok(host.get(f"tables/{table}/study"))["status"] in ("waiting", "running"):
        pass
    return f"#/study/{table}?as=all&ply=9"


@cache
def club_and_cup(server: Server, host: Player) -> tuple[str, str]:
    """The addresses of a club of four and of its tournament, in the second round."""
    club = host.ok(host.post("clubs", {"name": "Brothers of the Baltic"}))
    others = [sign_up(server, name) for name in ("Wendelburg", "Bertold the Elder", "Cleo")]
    everybody = {player.account: player for player in (host, *others)}
    for other in others:
        other.ok(other.post(f"clubs/{club['id']}/join", {"invite": club["invite"]}))
    contest = host.ok(host.post("tournaments", {**CUP, "name": "Spring cup", "club": club["id"], "rounds": 3}))["id"]
    for player in everybody.values():
        player.ok(player.post(f"tournaments/{contest}/enter"))
    host.ok(host.post(f"tournaments/{contest}/begin"))
    leave_to_bots(everybody, seen(host, contest)["rounds"][0]["tables"][0])
    wait(host, contest, 2)
    return f"#/clubs/{club['id']}", f"#/tournaments/{contest}"


def book(host: Player) -> str:
    """The address of a study with a comment, a drawing and a variation."""
    made = host.ok(host.post("studies", {"name": "Beginnings"}))
    chapter = {"version": 1, "name": "Who begins in Minden?", "game": "teutonica", "position": {"players": 3}}
    made = host.ok(host.post(f"studies/{made['id']}/chapters", chapter))
    first = host.ok(host.get(f"studies/{made['id']}/chapters/0/moments/0"))["choices"][0]["code"]
    note = {"text": "The shortest way to a third action.", "arrows": [["city:minden", "city:stendal"]], "rings": []}
    change = {"version": 2, "name": chapter["name"], "moves": [[0, first]], "notes": {"0": note}}
    host.ok(host.http.put(f"/api/studies/{made['id']}/chapters/0", json=change))
    return f"#/studies/{made['id']}"


def explored(server: Server) -> str:
    """The address of what games of Hansa began with."""
    ended_table(server, ENDED["hansa"], "hansa")
    asked = Player(server.url, None)
    while not any(kind["game"] == "hansa" for kind in asked.ok(asked.get("explore"))):
        time.sleep(0.1)
    asked.close()
    return "#/explore"


def host_page(server: Server, host: Player) -> str:
    """The page of who keeps the house, with a report and something that was done."""
    name = host.ok(host.get("me"))["account"]["name"]
    command = [sys.executable, "-c", START, "admin", "host", name, "--database", server.database]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(Path(hanse.__path__[0]).parent)}, check=True)
    guest = sign_up(server, "Bertold the Younger")
    table = guest.new("me", "open", "open")
    guest.ok(guest.post("report", {"table": table, "text": "Nobody comes to this table, and it stands first."}))
    guest.close()
    return "#/host"
