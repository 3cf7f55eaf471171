"""The score sheet as a table, the winners, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from hanse.cli.marks import Signs, house
from hanse.kernel.points import in_points
from hanse.messages import Catalogue


def score_table(
    sheet: Sequence[Mapping[str, int]], seats: Sequence[str], parts: int, words: Catalogue, signs: Signs, title: str
) -> Table:
    """A row for each category of the scoring, a column for each seat."""
    table = Table(title=title, title_style="bold", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for seat, name in enumerate(seats):
        heading = Text.assemble(house(signs, seat), f" {words.say(f'seat-{seat}')}", f"\n{name}" if name else "")
        table.add_column(heading, justify="right", no_wrap=True)
    for category in sheet[0]:
        total = category == "total"
        if total:
            table.add_section()
        cells = [Text(in_points(column[category], parts), style="bold" if total else "") for column in sheet]
        table.add_row(Text(words.say(f"category-{category}"), style="bold" if total else ""), *cells)
    return table


def verdict(
    sheet: Sequence[Mapping[str, int]], ranks: Sequence[int], rule: str, parts: int, words: Catalogue
) -> list[str]:
    """Who has won, and by which rule (the name of its message) when the totals were equal."""
    winners = [words.say(f"seat-{seat}") for seat, rank in enumerate(ranks) if rank == 1]
    best = max(column["total"] for column in sheet)
    tied = [words.say(f"seat-{seat}") for seat, column in enumerate(sheet) if column["total"] == best]
    points = best // parts if best % parts == 0 else in_points(best, parts)
    lines = [words.say("verdict", winners=_list(winners, words), count=len(winners), points=points)]
    if len(tied) > 1:
        lines.append(words.say("verdict-tie", tied=_list(tied, words), rule=words.say(rule)))
    return lines


def _list(names: Sequence[str], words: Catalogue) -> str:
    if len(names) == 1:
        return names[0]
    return words.say("list-and", some=", ".join(names[:-1]), last=names[-1])
