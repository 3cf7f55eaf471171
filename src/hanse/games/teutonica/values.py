"""Single values of position data: what is not of the expected kind is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.kernel.errors import PositionError


def known(table: Mapping[str, Any], parts: tuple[str, ...], place: str) -> None:
    """A misspelt part is an error, not a part left out."""
    for key in table:
        if key not in parts:
            raise PositionError(f"{place}unknown part {key!r}: expected some of {', '.join(parts)}")


def listed(value: object, most: int, place: str) -> list[Any]:
    """A list that is not too long."""
    if not isinstance(value, list) or len(value) > most:
        raise PositionError(f"{place}: expected a list of at most {most}")
    return value


def index(name: object, names: list[str] | tuple[str, ...], place: str) -> int:
    """Where a name stands among those known."""
    if name not in names:
        raise PositionError(f"{place} {name!r}: expected one of {', '.join(names)}")
    return list(names).index(str(name))


def whole(value: object, least: int, most: int, place: str) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(f"{place}: {value!r}: expected a whole number from {least} to {most}")
    return value
