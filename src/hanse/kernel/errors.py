"""What can be wrong with what somebody gave us. Every message is one line: what was given, what was expected."""

from __future__ import annotations

from collections.abc import Iterable


class HanseError(ValueError):
    """Bad input of any kind; `str(error)` is one line for a person."""


class OptionError(HanseError):
    """An option that does not exist, a value it does not take, or values that do not go together."""


class UnknownOption(OptionError):
    """An option that does not exist, at least not in this version."""


class MissingFacts(OptionError):
    """Facts of somebody's own that a game is played with and that were not given."""


class BoardError(HanseError):
    """A board file that is damaged: the place and the reason."""


class MoveError(HanseError):
    """A decision that cannot be made now, or words that name none."""


class PositionError(HanseError):
    """Position data that cannot be a position."""


class RecordError(HanseError):
    """A record that is damaged, foreign, or does not replay."""


class TooNew(HanseError):
    """Something that a newer version wrote; it is left alone."""


class UnknownName(HanseError):
    """A name that is not one of those known."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        super().__init__(f"unknown {kind} {name!r}: expected one of {', '.join(known)}")
