"""What happened, in sentences: what one seat did in a row stands in one line behind its house mark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from hanse.cli.faces import Phrases
from hanse.cli.marks import QUIET, Signs, house
from hanse.cli.session import BOT_FAILED


class Log:
    """Tells events in the words of one game."""

    def __init__(self, phrases: Phrases, signs: Signs) -> None:
        self.phrases = phrases
        self.signs = signs

    def last(self, events: Iterable[dict[str, Any]], console: Console, most: int) -> RenderableType:
        """The last rows of what happened; what does not fit is counted."""
        rows = self.rows(events, console)
        if len(rows) > most:
            left_out = len(rows) - most + 1
            more = Text(self.phrases.words.say("log-more", count=left_out), style=QUIET)
            rows = [more, *rows[left_out:]]
        return Group(*rows)

    def rows(self, events: Iterable[dict[str, Any]], console: Console) -> list[Text]:
        """Lines broken at the width; what is carried over is set in behind the house mark."""
        found: list[Text] = []
        for line in self.lines(events):
            wrapped = line.wrap(console, console.width - 6)
            found += [row if place == 0 else Text("      ").append_text(row) for place, row in enumerate(wrapped)]
        return found

    def lines(self, events: Iterable[dict[str, Any]]) -> list[Text]:
        """Events as sentences, a line for each run of one seat."""
        runs: list[tuple[int | None, list[str]]] = []
        for event in events:
            if event["event"] in ("turn_began", "turn_ended"):
                runs.append((None, []))
                continue
            seat, words = self._event(event)
            if not words:
                continue
            if seat is None or not runs or runs[-1][0] != seat:
                runs.append((seat, []))
            runs[-1][1].append(words)
        return [self._run(seat, sentences) for seat, sentences in runs if sentences]

    def _event(self, event: dict[str, Any]) -> tuple[int | None, str]:
        """Whose an event is, and what it was; that a bot failed is no part of the game."""
        if event["event"] == BOT_FAILED:
            told = {name: event[name] for name in ("bot", "by", "why")}
            return event["seat"], self.phrases.words.say("log-bot-failed", **told)
        return self.phrases.event(event)

    def _run(self, seat: int | None, sentences: Sequence[str]) -> Text:
        """What one seat did in a row; what it did several times is said once."""
        told = [(words, len(list(same))) for words, same in groupby(sentences)]
        words = f" {self.signs.dot} ".join(words if times == 1 else f"{words} ×{times}" for words, times in told)
        if seat is None:
            return Text("    ").append(words, style="bold")
        line = house(self.signs, seat)
        return Text.assemble(line, (f" {self.phrases.seat(seat)} ", "bold"), words)
