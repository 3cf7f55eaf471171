"""What many games have in common, for a reader: lengths, ends, scores, wins."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hanse.arena.simulation import Simulation
from hanse.arena.summary import NOTHING, Spread, Summary
from hanse.cli.marks import Signs, house
from hanse.messages import Catalogue


def summary_data(simulation: Simulation, summary: Summary) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        "game": simulation.game.key,
        "preset": simulation.preset,
        "options": simulation.options.to_data(),
        "seed": simulation.seed,
        "games": summary.games,
        "stopped": summary.stopped,
        "decisions": summary.decisions.to_data(),
        "ends": dict(sorted(summary.ends.items())),
        "failures": [
            {"bot": bot, "by": by, "why": why, "decisions": count}
            for (bot, by, why), count in sorted(summary.failures.items())
        ],
        "seats": [
            {
                "bot": bot,
                "wins": round(summary.wins[seat], 3),
                "score": summary.points[seat].get("total", NOTHING).to_data(),
                "categories": {name: spread.to_data()["mean"] for name, spread in summary.points[seat].items()},
            }
            for seat, bot in enumerate(simulation.players)
        ],
    }


def summary_tables(simulation: Simulation, summary: Summary, words: Catalogue, signs: Signs) -> list[RenderableType]:
    """The summary for a reader: how the games went, then a column for each seat."""
    words = words.of(simulation.game.key)
    board = words.say(f"board-{simulation.options.to_data().get('map', simulation.game.boards[0])}")
    preset = words.say(f"preset-{simulation.preset}")
    parts: list[RenderableType] = [
        Text(words.say("simulate-title", games=summary.games, preset=preset, board=board), style="bold"),
        _course(summary, words),
    ]
    return [*parts, _seats(simulation, summary, words, signs)] if summary.categories() else parts


def _course(summary: Summary, words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(
        words.say("simulate-decisions"), f"{summary.decisions.to_data()['mean']}", _range(summary.decisions, words)
    )
    for why, count in summary.ends.most_common():
        table.add_row(f"{words.say('simulate-ends')}: {words.say(f'end-{why}')}", str(count))
    table.add_row(words.say("simulate-stopped"), Text(str(summary.stopped), style="bold" if summary.stopped else ""))
    for (bot, by, why), count in sorted(summary.failures.items()):
        table.add_row(words.say("log-bot-failed", bot=bot, by=by, why=why), Text(str(count), style="bold"))
    return table


def _seats(simulation: Simulation, summary: Summary, words: Catalogue, signs: Signs) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words.say("simulate-mean"), no_wrap=True)
    for seat, bot in enumerate(simulation.players):
        heading = Text.assemble(house(signs, seat), f" {words.say(f'seat-{seat}')}\n{bot}")
        table.add_column(heading, justify="right", no_wrap=True)
    for name in summary.categories():
        style = "bold" if name == "total" else ""
        cells = [Text(f"{points[name].total / points[name].count:.1f}", style=style) for points in summary.points]
        table.add_row(Text(words.say(f"category-{name}"), style=style), *cells)
    table.add_row(words.say("simulate-spread"), *(_range(points["total"], words) for points in summary.points))
    table.add_row(words.say("simulate-wins"), *(f"{wins:.1f}".removesuffix(".0") for wins in summary.wins))
    return table


def _range(spread: Spread, words: Catalogue) -> str:
    return words.say("simulate-range", least=spread.least, most=spread.most)
