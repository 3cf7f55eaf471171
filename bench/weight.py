"""How much a decision weighs on the wire: what a spectator and whoever decides next are sent, against whole tables.

    python -m bench.weight [--decisions 200] [--json]

A game of each kind is played by focused players over a real server, with a spectator and a person who decides for all
seats connected. Told are the bytes of a live update, median and sum, beside those of the whole table at the same moment
(which is what is sent after a gap), and the board's drawing with and without compression.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
import statistics
import tempfile
from pathlib import Path
from typing import Any

import httpx

from hanse.games import GAMES
from tests.patience import PATIENCE
from tests.server.player import Mirror, Player, Server

SEATS = 4
AGREED = {"spectator": 2000, "decider": 6000}  # bytes that the median should stay below


def bytes_of(data: Any) -> int:
    """The length of data as JSON."""
    return len(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode())


def played(server: Server, game: str, decisions: int) -> dict[str, Any]:
    """Play, and weigh every update."""
    with contextlib.ExitStack() as closing:
        anna = closing.enter_context(contextlib.closing(Player(server.url, "Anna")))
        eve = closing.enter_context(contextlib.closing(Player(server.url, None)))
        seats = ["me", *["local"] * (SEATS - 1)]
        table = anna.new(*seats, game=game, preset=GAMES[game].presets()[0])
        followers = {"spectator": eve.follow(table), "decider": anna.follow(table)}
        mirror = closing.enter_context(contextlib.closing(Mirror(server, anna, table)))
        for follower in followers.values():
            closing.callback(follower.close)
            follower.reach(0)
        whole: dict[str, list[int]] = {"spectator": [], "decider": []}
        while not mirror.state.over() and mirror.ply < decisions:
            seat, ply = mirror.state.mover(), mirror.ply
            body = {"seat": seat, "ply": ply, "code": mirror.choose(), "request": secrets.token_hex(8)}
            anna.ok(anna.post(f"tables/{table}/decide", body))
            mirror.catch_up(ply + 1)
            for who, player in (("spectator", eve), ("decider", anna)):
                whole[who].append(bytes_of({**player.table(table), "log": None}))
        for follower in followers.values():
            follower.reach(mirror.ply)
        return {who: _weighed(follower.sizes, whole[who]) for who, follower in followers.items()}


def _weighed(sent: list[int], whole: list[int]) -> dict[str, float]:
    return {
        "median": statistics.median(sent),
        "sum": sum(sent),
        "whole, median": statistics.median(whole),
        "whole, sum": sum(whole),
        "ratio of sums": round(sum(sent) / sum(whole), 3),
    }


def drawings(server: Server) -> dict[str, dict[str, int]]:
    """The drawings of boards, as they are and as they are sent."""
    found = {}
    for game in GAMES.values():
        for board in game.boards:
            with httpx.stream("GET", f"{server.url}/api/boards/{board}.svg", timeout=PATIENCE) as answer:
                packed = sum(len(part) for part in answer.iter_raw())
            plain = len(httpx.get(f"{server.url}/api/boards/{board}.svg").content)
            found[board] = {"plain": plain, "packed": packed}
    return found


def main() -> None:
    """Measure all games and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.weight", description=__doc__)
    parser.add_argument("--decisions", type=int, default=200, help="of each game")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "hanse.db")) as server:
        games = {game: played(server, game, args.decisions) for game in GAMES}
        pictures = drawings(server)
    if args.json:
        print(json.dumps({"games": games, "drawings": pictures}, indent=2))
        return
    for game, viewers in games.items():
        for who, figures in viewers.items():
            print(
                f"{game:10} {who:10} {figures['median']:8,.0f} bytes a decision (agreed {AGREED[who]:,}), whole table "
                f"{figures['whole, median']:8,.0f}; in all {figures['ratio of sums']:.3f} of whole tables"
            )
    for board, size in pictures.items():
        part = size["packed"] / size["plain"]
        print(f"{board:14} drawing {size['plain']:9,} bytes, sent {size['packed']:8,} ({part:.2f})")


if __name__ == "__main__":
    main()
