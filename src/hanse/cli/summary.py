"""What many games have in common: lengths, ends, scores, wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hanse.arena import Played
from hanse.cli.marks import Signs, house
from hanse.kernel.contract import Game
from hanse.messages import Catalogue


class Summary:
    """Adds games up. Scores and wins are those of games that came to their end; stopped ones are only counted."""

    def __init__(
        self, game: Game, preset: str, options: Mapping[str, Any], bots: Sequence[str], seed: int | str
    ) -> None:
        self.game = game
        self.preset = preset
        self.options = dict(options)
        self.bots = list(bots)
        self.seed = seed
        self.games = 0
        self.stopped = 0
        self.decisions: list[int] = []
        self.ends: Counter[str] = Counter()
        self.wins = [0.0] * len(bots)
        self.sheets: list[list[dict[str, float]]] = []
        self.failures: Counter[tuple[str, str, str]] = Counter()  # by bot, who decided instead, and why

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.decisions.append(played.decisions)
        self.failures.update((failure.player, failure.by, failure.why) for failure in played.failures)
        if played.stopped:
            self.stopped += 1
            return
        self.ends.update(played.end)
        parts = self.game.parts
        self.sheets.append([{name: _points(value, parts) for name, value in seat.items()} for seat in played.sheet])
        winners = [seat for seat, rank in enumerate(played.ranks) if rank == 1]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def spread(self, seat: int, category: str) -> dict[str, float | None]:
        """Mean, least and most points of a seat in a category."""
        return _spread([sheet[seat][category] for sheet in self.sheets])

    def categories(self) -> list[str]:
        """The categories of the score sheet in their order."""
        return list(self.sheets[0][0]) if self.sheets else []

    def to_data(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "game": self.game.key,
            "preset": self.preset,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "stopped": self.stopped,
            "decisions": _spread(self.decisions),
            "ends": dict(sorted(self.ends.items())),
            "failures": [
                {"bot": bot, "by": by, "why": why, "decisions": count}
                for (bot, by, why), count in sorted(self.failures.items())
            ],
            "seats": [
                {
                    "bot": bot,
                    "wins": round(self.wins[seat], 3),
                    "score": _spread([sheet[seat]["total"] for sheet in self.sheets]),
                    "categories": {name: self.spread(seat, name)["mean"] for name in self.categories()},
                }
                for seat, bot in enumerate(self.bots)
            ],
        }


def _points(counted: int, parts: int) -> float:
    """Whole points stay whole numbers."""
    return counted // parts if counted % parts == 0 else counted / parts


def _spread(numbers: Sequence[float]) -> dict[str, float | None]:
    if not numbers:
        return {"mean": None, "least": None, "most": None}
    return {"mean": round(sum(numbers) / len(numbers), 2), "least": min(numbers), "most": max(numbers)}


def summary_tables(summary: Summary, words: Catalogue, signs: Signs) -> list[RenderableType]:
    """The summary for a reader: how the games went, then a column for each seat."""
    words = words.of(summary.game.key)
    board = words.say(f"board-{summary.options.get('map', summary.game.boards[0])}")
    preset = words.say(f"preset-{summary.preset}")
    parts: list[RenderableType] = [
        Text(words.say("simulate-title", games=summary.games, preset=preset, board=board), style="bold"),
        _course(summary, words),
    ]
    return [*parts, _seats(summary, words, signs)] if summary.sheets else parts


def _course(summary: Summary, words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 2))
    length = _spread(summary.decisions)
    table.add_row(words.say("simulate-decisions"), f"{length['mean']}", _range(length, words))
    for why, count in summary.ends.most_common():
        table.add_row(f"{words.say('simulate-ends')}: {words.say(f'end-{why}')}", str(count))
    table.add_row(words.say("simulate-stopped"), Text(str(summary.stopped), style="bold" if summary.stopped else ""))
    for (bot, by, why), count in sorted(summary.failures.items()):
        table.add_row(words.say("log-bot-failed", bot=bot, by=by, why=why), Text(str(count), style="bold"))
    return table


def _seats(summary: Summary, words: Catalogue, signs: Signs) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words.say("simulate-mean"), no_wrap=True)
    for seat, bot in enumerate(summary.bots):
        heading = Text.assemble(house(signs, seat), f" {words.say(f'seat-{seat}')}\n{bot}")
        table.add_column(heading, justify="right", no_wrap=True)
    seats = range(len(summary.bots))
    for name in summary.categories():
        style = "bold" if name == "total" else ""
        cells = [Text(f"{summary.spread(seat, name)['mean']:.1f}", style=style) for seat in seats]
        table.add_row(Text(words.say(f"category-{name}"), style=style), *cells)
    table.add_row(words.say("simulate-spread"), *(_range(summary.spread(seat, "total"), words) for seat in seats))
    table.add_row(words.say("simulate-wins"), *(f"{summary.wins[seat]:.4g}" for seat in seats))
    return table


def _range(spread: Mapping[str, float | None], words: Catalogue) -> str:
    return words.say("simulate-range", least=spread["least"], most=spread["most"])
