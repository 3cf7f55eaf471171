"""The report as one HTML page that needs nothing else: charts are drawn into the tables of their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from hanse.messages import Catalogue
from hanse.study.chapters import chapter
from hanse.study.charts import Cell, Chapter, Chart, Grid, Part, Row
from hanse.study.tally import Study, Tally
from hanse.study.writer import Writer

ROW = 24  # height of a line of a chart
TINTS = 8  # steps in which the fields of a grid are tinted

# What tells the second series from the first without colour.
HATCH = (
    '<svg width="0" height="0" aria-hidden="true" focusable="false" class="defs"><defs>'
    '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="6" height="6" class="hatch-ground"/><rect width="2.4" height="6" class="hatch-line"/>'
    "</pattern></defs></svg>"
)


def page(study: Study, chapters: Sequence[Chapter], words: Catalogue, notes: Sequence[str]) -> str:
    """The whole page; notes are about the file it was made from."""
    style = (files("hanse.study") / "page.css").read_text(encoding="utf-8")
    title = escape(words.say("report-title", games=study.games()))
    told = "".join(f'<p class="notice">{escape(note)}</p>' for note in notes)
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{HATCH}",
            f"<header><h1>{title}</h1>{told}<p>{escape(words.say('report-how'))}</p></header>",
            *_contents(study, chapters, words),
            "<main>",
            *(line for entry in chapters for line in _chapter(entry)),
            "</main>\n</body>\n</html>\n",
        ]
    )


def chapters_of(study: Study, words: Catalogue) -> list[Chapter]:
    """A chapter for each kind of games."""
    return [chapter(tally, words) for tally in study.tallies.values()]


def _contents(study: Study, chapters: Sequence[Chapter], words: Catalogue) -> Iterator[str]:
    """All kinds at a glance, each with a link to its chapter."""
    heads = ("report-games", "report-decisions", "report-turns", "report-winning")
    yield f'<nav aria-label="{escape(words.say("report-contents"))}"><table class="chart" role="table">'
    yield f"<caption>{escape(words.say('report-contents'))}</caption>"
    columns = [words.say(head) for head in heads]
    cells = "".join(
        f'<th role="columnheader" scope="col">{escape(column)}</th>' for column in (words.say("report-kinds"), *columns)
    )
    yield f'<thead role="rowgroup"><tr role="row">{cells}</tr></thead><tbody role="rowgroup">'
    for tally, entry in zip(study.tallies.values(), chapters, strict=True):
        numbers = _numbers(columns, _glance(tally, Writer(words)))
        link = f'<a href="#{entry.key}">{escape(entry.title)}</a>'
        yield f'<tr role="row"><th role="rowheader" scope="row">{link}</th>{numbers}</tr>'
    yield "</tbody></table></nav>"


def _numbers(columns: Sequence[str], cells: Sequence[str]) -> str:
    """The numbers of a row; on a narrow screen each has its heading before it."""
    return "".join(
        f'<td role="cell" data-of="{escape(column)}">{escape(text)}</td>'
        for column, text in zip(columns, cells, strict=True)
    )


def _glance(tally: Tally, writer: Writer) -> list[str]:
    games = writer.whole(tally.games)
    if not tally.games:
        return [games, "–", "–", "–"]
    turns = sum(turns * count for turns, count in tally.turns.items()) / tally.games
    return [games, writer.whole(tally.decisions.mean), writer.number(turns), writer.number(tally.winning.mean)]


def _chapter(entry: Chapter) -> Iterator[str]:
    yield f'<section id="{entry.key}"><h2>{escape(entry.title)}</h2><p>{escape(entry.about)}</p>'
    for part in entry.parts:
        yield from _part(part, entry.key)
    yield "</section>"


def _part(part: Part, chapter_key: str) -> Iterator[str]:
    yield f'<section class="part" id="{chapter_key}-{part.key}"><h3>{escape(part.title)}</h3>'
    for text in part.text:
        yield f"<p>{escape(text)}</p>"
    for exhibit in part.exhibits:
        yield from _chart(exhibit) if isinstance(exhibit, Chart) else _grid(exhibit)
    yield "</section>"


def _caption(title: str, note: str, legend: str = "") -> str:
    return f'<caption><strong>{escape(title)}</strong><span class="note">{escape(note)}</span>{legend}</caption>'


def _legend(chart: Chart) -> str:
    if len(chart.series) < 2:
        return ""
    keys = "".join(
        f'<span><svg width="18" height="12" aria-hidden="true"><rect width="18" height="12" class="s{place}"/></svg>'
        f"{escape(name)}</span>"
        for place, name in enumerate(chart.series)
    )
    return f'<span class="legend" aria-hidden="true">{keys}</span>'


def _chart(chart: Chart) -> Iterator[str]:
    """A table whose first numbers are also drawn. Its roles are told because narrow screens lay it out anew."""
    heads = "".join(f'<th role="columnheader" scope="col">{escape(column)}</th>' for column in chart.columns)
    low, high = (escape(text) for text in chart.ends)
    yield f'<figure><table class="chart" role="table">{_caption(chart.title, chart.note, _legend(chart))}'
    yield (
        f'<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">{escape(chart.heading)}</th>'
        f'<td class="draw" aria-hidden="true"><span class="ends"><span>{low}</span><span>{high}</span></span></td>'
        f'{heads}</tr></thead><tbody role="rowgroup">'
    )
    for row in chart.rows:
        yield (
            f'<tr role="row"><th role="rowheader" scope="row">{escape(row.label)}</th>'
            f'<td class="draw" aria-hidden="true">{_drawn(chart, row)}</td>{_numbers(chart.columns, row.cells)}</tr>'
        )
    yield "</tbody></table></figure>"


def _drawn(chart: Chart, row: Row) -> str:
    """A line of the chart; places are parts of the width, so that it fits every screen."""
    inside = _dots(chart, row) if chart.dots else _bars(chart, row)
    if row.even is not None:
        inside = f'<line class="even" {_across(chart, row.even, row.even)} y1="0" y2="{ROW}"/>{inside}'
    return f'<svg width="100%" height="{ROW}" focusable="false">{inside}</svg>'


def _across(chart: Chart, start: float, end: float) -> str:
    return f'x1="{100 * chart.place(start):.2f}%" x2="{100 * chart.place(end):.2f}%"'


def _dots(chart: Chart, row: Row) -> str:
    drawn = ""
    for mark in row.marks:
        if mark.low is not None and mark.high is not None:
            drawn += f'<line class="reach" {_across(chart, mark.low, mark.high)} y1="{ROW / 2}" y2="{ROW / 2}"/>'
        drawn += f'<circle cx="{100 * chart.place(mark.value):.2f}%" cy="{ROW / 2}" r="5.5"/>'
    return drawn


def _bars(chart: Chart, row: Row) -> str:
    height = (ROW - 6) / len(row.marks)
    return "".join(
        f'<rect class="s{place}" y="{3 + place * height:.1f}" width="{100 * chart.place(mark.value):.2f}%" '
        f'height="{height - (len(row.marks) > 1):.1f}"/>'
        for place, mark in enumerate(row.marks)
    )


def _grid(grid: Grid) -> Iterator[str]:
    label = escape(grid.title)
    yield f'<figure><div class="scroll" tabindex="0" role="region" aria-label="{label}"><table class="grid">'
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in grid.columns)
    yield f'{_caption(grid.title, grid.note)}<thead><tr><th scope="col">{escape(grid.corner)}</th>{heads}</tr></thead>'
    yield "<tbody>"
    for name, cells in grid.rows:
        yield f'<tr><th scope="row">{escape(name)}</th>{"".join(_field(cell) for cell in cells)}</tr>'
    yield "</tbody></table></div></figure>"


def _field(cell: Cell) -> str:
    tint = "" if cell.share is None else f' class="tint{round(cell.share * TINTS)}"'
    more = f"<small>{escape(cell.more)}</small>" if cell.more else ""
    return f"<td{tint}>{escape(cell.text)}{more}</td>"
