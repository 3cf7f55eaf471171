"""How a game of Merkator goes when focused players play it: length, scores, contracts, buildings, seats.

    python -m hanse.arena.merkator --games 2000

prints Markdown tables; the same seed gives the same tables. Progress goes to the other stream.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hanse.arena import play_game
from hanse.games import usual_facts
from hanse.games.merkator.game import MERKATOR
from hanse.games.merkator.options import AUTOMATIC
from hanse.kernel.errors import HanseError
from hanse.kernel.options import Value
from hanse.players import DEFAULT, begin

CASES = (("standard", 2), ("standard", 3), ("standard", 4), ("long", 4), ("solo", 1))
TOLD_EVERY = 100
SEED = "balance"


@dataclass
class Tally:
    """What was seen in the games of one preset and seat count."""

    preset: str
    seats: int
    games: int = 0
    turns: list[int] = field(default_factory=list)  # of each seat
    scores: list[float] = field(default_factory=list)
    winners: list[float] = field(default_factory=list)  # their scores
    wins: Counter[int] = field(default_factory=Counter)  # by order of play; a shared victory counts for each
    ends: Counter[str] = field(default_factory=Counter)
    highest: Counter[int] = field(default_factory=Counter)  # by value, the best contract of a seat
    fulfilled: Counter[int] = field(default_factory=Counter)  # by value
    bought: Counter[str] = field(default_factory=Counter)

    def add(self, state: Any, first: int, events: list[dict[str, Any]], values: dict[str, int]) -> None:
        """One finished game; `values` are those of the contracts."""
        data = state.to_data()
        scores = [score / MERKATOR.parts for score in state.scores()]
        self.games += 1
        self.ends[data["ending"][0]] += 1
        self.scores += scores
        self.winners.append(max(scores))
        for seat, (entry, rank) in enumerate(zip(data["seats"], state.ranks(), strict=True)):
            self.turns.append(entry["turns"])
            self.highest[max(values[card] for card in entry["contracts"])] += 1
            self.wins[(seat - first) % self.seats] += rank == 1
        for event in events:
            if event["event"] == "fulfilled":
                self.fulfilled[values[event["card"]]] += 1
            elif event["event"] == "bought":
                self.bought[event["card"]] += 1


def play(preset: str, seats: int, games: int, data: str) -> Tally:
    """Let focused players play so many games."""
    changes: dict[str, Value] = {**AUTOMATIC, "data": data}
    options = MERKATOR.options(preset, seats, changes)
    values = {card["id"]: card["value"] for card in MERKATOR.facts(data)["contracts.toml"]["contract"]}
    tally = Tally(preset, seats)
    for number in range(games):
        played = play_game(MERKATOR, options, [DEFAULT] * seats, f"{SEED}/{preset}/{seats}/{number}")
        first = played.record.begin().mover()
        course = begin(played.record)
        tally.add(course.state, first, [event for seen in course.seen for event in seen.events], values)
        if (number + 1) % TOLD_EVERY == 0:
            print(f"{preset}, {seats} seats: {number + 1} of {games} games", file=sys.stderr, flush=True)
    return tally


def report(tallies: Sequence[Tally]) -> Iterator[str]:
    """The tables."""
    names = [f"{tally.preset}, {tally.seats}" for tally in tallies]
    yield from _table(["Preset, seats", *names], _overview(tallies))
    yield ""
    yield "Share of seats whose highest contract at the end has this value, and contracts fulfilled in a game:"
    yield ""
    values = sorted({value for tally in tallies for value in (*tally.highest, *tally.fulfilled)})
    rows = [[str(value), *(_reached(tally, value) for tally in tallies)] for value in values]
    yield from _table(["Value", *names], rows)
    yield ""
    yield "How often each building and bonus card is bought, in 100 games:"
    yield ""
    cards = sorted({card for tally in tallies for card in tally.bought})
    rows = [[f"`{card}`", *(f"{100 * tally.bought[card] / tally.games:.0f}" for tally in tallies)] for card in cards]
    yield from _table(["Card", *names], rows)


def _overview(tallies: Sequence[Tally]) -> list[list[str]]:
    rows = [
        ["Games", *(str(tally.games) for tally in tallies)],
        ["Turns of a seat (mean, least to most)", *(_spread(tally.turns) for tally in tallies)],
        ["Points of a seat (mean, least to most)", *(_spread(tally.scores) for tally in tallies)],
        ["Points of the winner (mean, least to most)", *(_spread(tally.winners) for tally in tallies)],
    ]
    for why in ("counters", "peace", "stop", "turns"):
        rows.append([f"Ended by {why}", *(f"{100 * tally.ends[why] / tally.games:.1f} %" for tally in tallies)])
    for order in range(max(tally.seats for tally in tallies)):
        shares = [f"{100 * tally.wins[order] / tally.games:.1f} %" if order < tally.seats else "" for tally in tallies]
        rows.append([f"Won by number {order + 1} in turn order", *shares])
    return rows


def _spread(numbers: Sequence[float]) -> str:
    return f"{statistics.mean(numbers):.1f} ({min(numbers):g} to {max(numbers):g})"


def _reached(tally: Tally, value: int) -> str:
    highest = 100 * tally.highest[value] / (tally.games * tally.seats)
    return f"{highest:.1f} %, {tally.fulfilled[value] / tally.games:.2f}"


def _table(heads: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield "| " + " | ".join(heads) + " |"
    yield "| " + " | ".join("---" for _ in heads) + " |"
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def _replaced(folder: Path | None) -> str:
    """The facts of a folder, or the usual ones."""
    if folder is None:
        return usual_facts(MERKATOR)
    texts = {
        name: (folder / name).read_text(encoding="utf-8") for name in MERKATOR.data_files if (folder / name).is_file()
    }
    if not texts:
        raise HanseError(
            "{folder}: no file of facts: expected some of {known}", folder=folder, known=", ".join(MERKATOR.data_files)
        )
    return MERKATOR.replace_data(texts)


def main(given: Sequence[str] | None = None) -> int:
    """Print the tables; 2 if the facts are refused."""
    parser = argparse.ArgumentParser(prog="python -m hanse.arena.merkator", description="How games of Merkator go.")
    parser.add_argument("--games", type=int, default=2000, help="in all, shared out among presets and seat counts")
    parser.add_argument("--data", type=Path, metavar="DIR", help="a folder of replaced facts")
    arguments = parser.parse_args(given)
    try:
        data = _replaced(arguments.data)
        each = max(1, arguments.games // len(CASES))
        tallies = [play(preset, seats, each, data) for preset, seats in CASES]
    except (HanseError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(report(tallies)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
