"""How far a long work is, told in a terminal and nowhere else."""

from __future__ import annotations

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from hanse.cli.common import console_for

_STEADY = 300  # seconds over which the pace is taken: works in many parts are long


def work_progress(*more: ProgressColumn) -> Progress:
    """What is done, how much of it, and how long the rest takes; `more` stands before the last."""
    console = console_for(sys.stderr)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *more,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),  # also where colour is forced
        speed_estimate_period=_STEADY,
    )
