"""Every chart and grid of the report as a PNG, for slides and documents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from textwrap import fill
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from hanse.study.charts import Chapter, Chart, Grid

PAPER, INK, QUIET, RULE = "#faf5e9", "#2b2620", "#6a6054", "#d8ccb4"
FIRST, SECOND, SECOND_GROUND = "#a02c27", "#3d6478", "#dbe5ea"
WIDTH = 9.6  # inches
DOTS = 125  # an inch
LABEL = 34  # letters of a label before it is broken


def names(chapters: Sequence[Chapter]) -> list[str]:
    """The files that there will be."""
    return [f"{entry.key}-{exhibit.key}.png" for entry in chapters for part in entry.parts for exhibit in part.exhibits]


def pictures(chapters: Sequence[Chapter]) -> Iterator[tuple[str, bytes]]:
    """Every picture with the name of its file."""
    for entry in chapters:
        for part in entry.parts:
            for exhibit in part.exhibits:
                figure = _chart(exhibit, entry.title) if isinstance(exhibit, Chart) else _grid(exhibit, entry.title)
                stored = BytesIO()
                figure.savefig(stored, format="png", dpi=DOTS, facecolor=PAPER, metadata={"Title": exhibit.title})
                yield f"{entry.key}-{exhibit.key}.png", stored.getvalue()


def _sheet(rows: int, title: str, subtitle: str, left: float, right: float) -> tuple[Figure, Axes]:
    """An empty picture with its headings, in inches from the edges."""
    height = 1.25 + 0.36 * max(rows, 2)
    figure = Figure(figsize=(WIDTH, height))
    axes = figure.add_axes(
        (left / WIDTH, 0.45 / height, (WIDTH - left - right) / WIDTH, (height - 1.25) / height), facecolor=PAPER
    )
    figure.text(0.02, 1 - 0.32 / height, title, fontsize=13, fontweight="bold", color=INK)
    figure.text(0.02, 1 - 0.58 / height, subtitle, fontsize=9, color=QUIET)
    for side in axes.spines.values():
        side.set_visible(False)
    axes.tick_params(length=0, colors=INK, labelsize=9)
    return figure, axes


def _chart(chart: Chart, subtitle: str) -> Figure:
    widths = [_width(column, [row.cells[place] for row in chart.rows]) for place, column in enumerate(chart.columns)]
    figure, axes = _sheet(len(chart.rows) + 1, chart.title, subtitle, 2.9, sum(widths) + 0.25)
    axes.set_xlim(chart.least, chart.most)
    axes.set_ylim(len(chart.rows) - 0.4, -1.4)
    axes.set_yticks(range(len(chart.rows)), [fill(row.label, LABEL) for row in chart.rows])
    axes.set_xticks([chart.least, chart.most], chart.ends, color=QUIET)
    _draw_dots(chart, axes) if chart.dots else _draw_bars(chart, axes)
    right = 0.0
    for column, (heading, width) in enumerate(zip(chart.columns, widths, strict=True)):
        right += width
        _write(axes, right, -1, _broken(heading), QUIET)
        for place, row in enumerate(chart.rows):
            _write(axes, right, place, row.cells[column], INK)
    return figure


def _broken(heading: str) -> str:
    """A heading over several lines, as wide as its longest word."""
    return fill(heading, max(7, *(len(word) for word in heading.split())))


def _width(heading: str, cells: Sequence[str]) -> float:
    """The inches that a column of numbers needs."""
    return 0.2 + 0.08 * max(len(text) for text in (*cells, *_broken(heading).splitlines()))


def _write(axes: Axes, right: float, place: float, text: str, colour: str) -> None:
    """A number right of the chart, which ends so many inches beyond it."""
    points = 72 * right
    axes.annotate(
        text,
        (1, place),
        (points, 0),
        ("axes fraction", "data"),
        "offset points",
        ha="right",
        va="center",
        fontsize=9,
        color=colour,
    )


def _draw_dots(chart: Chart, axes: Axes) -> None:
    for place, row in enumerate(chart.rows):
        if row.even is not None:
            axes.plot([row.even, row.even], [place - 0.5, place + 0.5], color=QUIET, linestyle=(0, (3, 3)), linewidth=1)
        for mark in row.marks:
            if mark.low is not None and mark.high is not None:
                axes.plot([mark.low, mark.high], [place, place], color=FIRST, alpha=0.45, linewidth=3)
            axes.plot([mark.value], [place], "o", color=FIRST, markersize=7, clip_on=False)


def _draw_bars(chart: Chart, axes: Axes) -> None:
    """Bars side by side; the second series is hatched."""
    count = max(len(chart.series), 1)
    for series in range(count):
        middles = [place + (series - (count - 1) / 2) * 0.36 for place in range(len(chart.rows))]
        values = [row.marks[series].value for row in chart.rows]
        label = chart.series[series] if count > 1 else None
        look: dict[str, Any] = (
            {"color": FIRST} if series == 0 else {"facecolor": SECOND_GROUND, "edgecolor": SECOND, "hatch": "////"}
        )
        axes.barh(middles, values, height=0.7 / count, label=label, **look)
    if count > 1:
        axes.figure.legend(loc="upper right", ncols=count, fontsize=9, frameon=False)


def _grid(grid: Grid, subtitle: str) -> Figure:
    figure, axes = _sheet(len(grid.rows) + 1, grid.title, subtitle, 2.9, 0.3)
    axes.set_xlim(-0.5, len(grid.columns) - 0.5)
    axes.set_ylim(len(grid.rows) - 0.5, -1.3)
    axes.set_yticks(range(len(grid.rows)), [fill(name, LABEL) for name, _ in grid.rows])
    axes.set_xticks([])
    for column, name in enumerate(grid.columns):
        axes.text(column, -0.85, fill(name, 16), ha="center", va="center", fontsize=9, color=QUIET)
    for place, (_, cells) in enumerate(grid.rows):
        axes.axhline(place - 0.5, color=RULE, linewidth=0.8)
        for column, cell in enumerate(cells):
            if cell.share is not None:
                axes.fill_between(
                    [column - 0.5, column + 0.5], place - 0.5, place + 0.5, color=FIRST, alpha=0.4 * cell.share, lw=0
                )
            text = f"{cell.text}\n{cell.more}" if cell.more else cell.text
            axes.text(column, place, text, ha="center", va="center", fontsize=8, color=INK)
    return figure
