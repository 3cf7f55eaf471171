"""The inside of a process that analyses one game: told by one line what to do, it writes a line for each note.

It ends when it is done, or when nobody reads what it writes any more. Others come first: it is as nice as can be.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import sys
from typing import Any

from hanse.games import GAMES, find_game
from hanse.kernel.errors import HanseError
from hanse.kernel.record import read_record
from hanse.study.analysis.analysis import Analysis

Data = dict[str, Any]
_MIB = 1 << 20
_NICE = 10


def task_of(record: Data, seat: int | None, iterations: int, notes: list[Data], facts: Data, memory: int) -> Data:
    """What the process is told: the game, what is known already, facts that are replaced, MiB it may use."""
    return {
        "record": record, "seat": seat, "iterations": iterations, "notes": notes, "facts": facts, "memory": memory,
    }  # fmt: skip


def told() -> Data:
    """The first line, and this process as it asks for: nice, with so much memory and these facts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks decides when to stop
    os.nice(_NICE)
    task: Data = json.loads(sys.stdin.buffer.readline())
    resource.setrlimit(resource.RLIMIT_AS, (task["memory"] * _MIB,) * 2)
    for game, texts in task["facts"].items():
        with contextlib.suppress(HanseError):  # then what has these facts is refused when it is read
            find_game(game).replace_data(texts)
    return task


def main() -> None:
    """Do what the first line says."""
    task = told()
    analysis = Analysis(read_record(json.dumps(task["record"]), GAMES), task["seat"], task["iterations"])
    for note in task["notes"]:
        analysis.take(note)
    with contextlib.suppress(BrokenPipeError):
        for note in analysis.work():
            sys.stdout.write(json.dumps(note) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
