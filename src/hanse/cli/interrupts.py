"""Ctrl+C where it means something else than to leave."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def first_interrupt(action: Callable[[], None]) -> Iterator[None]:
    """While it lasts, the first Ctrl+C does this; the second interrupts as ever."""
    before = signal.getsignal(signal.SIGINT)

    def once(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        action()

    signal.signal(signal.SIGINT, once)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
