"""What the compiler reads and an uncompiled engine does not need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def mypyc_attr(**settings: Any) -> Callable[[T], T]:
    """How a class is compiled: of no effect here."""
    return lambda kind: kind
