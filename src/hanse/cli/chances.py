"""Who was ahead when, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from hanse.cli.marks import Signs, house
from hanse.messages import Catalogue
from hanse.players.hindsight import FULL, Moment

ROWS = 6


def chances_table(moments: Sequence[Moment], words: Catalogue, signs: Signs) -> Table:
    """The chances of every seat at a few moments, evenly spread; the highest stand out."""
    table = Table(
        title=words.say("chances-title"), title_style="bold", title_justify="left", box=box.SIMPLE_HEAD, min_width=72
    )
    table.add_column("", no_wrap=True)
    for seat in range(len(moments[0].shares)):
        table.add_column(Text.assemble(house(signs, seat), f" {words.say(f'seat-{seat}')}"), justify="right")
    last = len(moments) - 1
    for turn in sorted({row * last // ROWS for row in range(ROWS)}):
        shares = moments[turn].shares
        cells = [Text(f"{share * 100 / FULL:.0f}", "bold" if share == max(shares) else "") for share in shares]
        table.add_row(words.say("chances-turn", turn=turn), *cells)
    return table
