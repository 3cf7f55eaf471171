"""Reading positions out of plain data: what every game's reader does alike.

Whatever is not of the expected kind is refused with its place, in one line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from hanse.kernel.chance import SEAL, STATE_BYTES, Chance
from hanse.kernel.errors import HanseError, Phrase, PositionError, TooNew
from hanse.kernel.identity import Identity
from hanse.kernel.options import OptionSet, Sized

Data = Mapping[str, Any]
T = TypeVar("T", bound=Sized)

# What stands at the head of every position; without `options`, `preset` and `players` choose them.
HEAD = ("game", "rules", "options", "preset", "players", "board")


def read_head(
    data: object,
    identity: Identity,
    options: OptionSet[T],
    parts: tuple[str, ...],
    aliases: tuple[str, ...] = (),
    changes: Mapping[str, object] | None = None,
) -> tuple[Data, T]:
    """The position as a table with no unknown part, and its options; `changes` are those that other parts imply."""
    if not isinstance(data, Mapping):
        raise PositionError("a position is a table, not {kind}", kind=type(data).__name__)
    known(data, (*HEAD, *parts), "")
    if data.get("game", identity.key) not in (identity.key, *aliases):
        raise PositionError("a position of {given!r}: expected {expected}", given=data["game"], expected=identity.key)
    try:
        return data, _read_options(data, options, changes)
    except TooNew:
        raise
    except HanseError as error:
        raise PositionError(error.phrase) from None


def _read_options(data: Data, options: OptionSet[T], changes: Mapping[str, object] | None) -> T:
    history = options.history
    revision = history.revision(data.get("rules", history.current))
    if "options" in data:
        return options.read(data["options"], revision)
    preset = str(data.get("preset", next(iter(options.presets))))
    chosen = options.make(preset, data.get("players", options.usual_players()), changes)
    return options.read(history.without_later(options.data(chosen), revision), revision)


def read_chance(data: Data) -> tuple[bytes, bool]:
    """The chance still to come, and whether it is that of a sealed stream; without it the stream of zeroes."""
    text = data.get("chance", "00" * STATE_BYTES)
    try:
        state = bytes.fromhex(text.removeprefix(SEAL))
        return Chance(state).state(), text.startswith(SEAL)
    except (AttributeError, TypeError, ValueError):
        raise PositionError("chance: expected {digits} hexadecimal digits", digits=2 * STATE_BYTES) from None


def seat_entries(data: Data, seats: int, parts: tuple[str, ...]) -> list[Data]:
    """What is said of each seat; nothing of those that are left out."""
    entries = listed(data.get("seats", []), seats, "seats")
    for seat, entry in enumerate(entries):
        if not isinstance(entry, Mapping):
            raise PositionError("{place}: expected a table", place=seat_place(seat))
        known(entry, parts, seat_place(seat))
    return entries + [{}] * (seats - len(entries))


def seat_place(seat: int) -> Phrase:
    """The place of what is said of a seat."""
    return Phrase("seat {seat}", seat=seat)


def within(place: str, part: str) -> str:
    """The place of a part."""
    return Phrase("{place}: {part}", place=place, part=part) if place else part


def table(entry: Data, key: str, parts: tuple[str, ...] | None = None, place: str = "") -> Data:
    """A part that is a table, empty if it is left out; with `parts`, no others may be in it."""
    value = entry.get(key, {})
    if not isinstance(value, Mapping):
        raise PositionError("{place}: expected a table", place=within(place, key))
    if parts is not None:
        known(value, parts, within(place, key))
    return value


def known(given: Data, parts: tuple[str, ...], place: str) -> None:
    """A misspelt part is an error, not a part left out."""
    for key in given:
        if key not in parts:
            reason = Phrase("unknown part {key!r}: expected some of {known}", key=key, known=", ".join(parts))
            raise PositionError(within(place, reason))


def listed(value: object, most: int, place: str) -> list[Any]:
    """A list that is not too long."""
    if not isinstance(value, list) or len(value) > most:
        raise PositionError("{place}: expected a list of at most {most}", place=place, most=most)
    return value


def index(name: object, names: Iterable[object], place: str) -> int:
    """Where a name stands among those known."""
    every = list(names)
    if isinstance(name, bool) or name not in every:
        raise PositionError(
            "{place} {name!r}: expected one of {known}", place=place, name=name, known=", ".join(map(str, every))
        )
    return every.index(name)


def whole(value: object, least: int, most: int, place: str) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(
            "{place}: {value!r}: expected a whole number from {least} to {most}",
            place=place,
            value=value,
            least=least,
            most=most,
        )
    return value


def flag(value: object, place: str) -> int:
    """True or false, as the number that stands for it."""
    if not isinstance(value, bool):
        raise PositionError("{place}: {value!r}: expected true or false", place=place, value=value)
    return int(value)
