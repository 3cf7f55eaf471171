"""Points as a person writes them: some games count in parts of a point."""

from __future__ import annotations

_FRACTIONS = {(1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (3, 4): "¾"}


def in_points(counted: int, parts: int) -> str:
    """So many parts as points, for instance 47 halves as 23½."""
    whole, rest = divmod(counted, parts)
    if not rest:
        return str(whole)
    return f"{whole or ''}{_FRACTIONS[rest, parts]}"
