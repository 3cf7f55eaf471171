"""A bot that cannot decide anything, so that others have to in its place."""

from __future__ import annotations

from typing import Any

from hanse.kernel.chance import Chance


def choose(state: Any, chance: Chance) -> int:
    """Gives up."""
    raise ValueError("no wind")
