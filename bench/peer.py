"""Random play of the base board by a C program of the engine's shape (`peer.c`): what this shape could reach."""

from __future__ import annotations

import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).with_name("peer.c")
TABLES = ("route_length", "route_first", "post_route", "ring_route", "ring_distance")


def peer_rate(board: Any, seats: int, rounds: int, seconds: float) -> float | None:
    """Median of the rounds: decisions a second on a board; None where there is no C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "tables.h").write_text(_header(board, seats))
        program = Path(folder, "peer")
        subprocess.run([compiler, "-O3", "-I", folder, SOURCE, "-o", program], check=True)
        command = [str(program), str(seconds)]
        runs = [subprocess.run(command, check=True, capture_output=True, text=True) for _ in range(rounds)]
    return statistics.median([float(run.stdout.split()[0]) for run in runs])


def _header(board: Any, seats: int) -> str:
    lines = [f"enum {{ ROUTES = {board.routes}, POSTS = {board.posts}, SEATS = {seats} }};"]
    for name in TABLES:
        numbers = ", ".join(str(number) for number in getattr(board, name))
        lines.append(f"static const int {name}[] = {{{numbers}}};")
    return "\n".join(lines) + "\n"
