"""Whether a process has ended, and waiting for what must happen."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from tests.patience import PATIENCE


def gone(pid: int) -> bool:
    """Whether a process has ended, waited for or not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def wait_until(true: Callable[[], bool]) -> None:
    """Until it is true, with patience."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)
