"""Typed options with their allowed values: the common part of every game's `options.py`.

A game's options are a frozen dataclass whose fields are made by `choice`, `number` or `switch`; the dotted key of the
specification stands in the field's metadata, so that files, commands and pages use the specification's names. An
`OptionSet` holds the dataclass together with the presets and with what a game has to say about them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from typing import Any, Generic, Protocol, TypeVar

from hanse.kernel.errors import OptionError, UnknownName, UnknownOption
from hanse.kernel.history import Given, History

Value = str | int | bool
T = TypeVar("T")


class Sized(Protocol):
    """Options say how many play, and under which revision of the rules."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def revision(self) -> int:
        """The revision of the rules."""


S = TypeVar("S", bound=Sized)


@dataclass(frozen=True)
class OptionField:
    """One option as a person meets it: its key, the values it takes, its default.

    A text takes more values than can be listed: whatever fits its pattern.
    """

    key: str
    values: tuple[Value, ...]
    default: Value
    pattern: str | None = None
    form: str = ""  # the pattern for a person, a phrase

    def accepts(self, value: object) -> bool:
        """Whether the pattern of a text fits."""
        return self.pattern is not None and isinstance(value, str) and re.fullmatch(self.pattern, value) is not None


def choice(key: str, *values: str) -> Any:
    """A field that takes one of the named values, the first by default."""
    return field(default=values[0], metadata={"option": OptionField(key, values, values[0])})


def switch(key: str, default: bool = False) -> Any:
    """A field that is on or off."""
    return field(default=default, metadata={"option": OptionField(key, (False, True), default)})


def number(key: str, allowed: range, default: int) -> Any:
    """A field that takes a whole number out of a range."""
    return field(default=default, metadata={"option": OptionField(key, tuple(allowed), default)})


def text(key: str, names: tuple[str, ...], pattern: str, form: str) -> Any:
    """A field that takes a name, the first by default, or any text that fits the pattern; `form` says what fits."""
    return field(default=names[0], metadata={"option": OptionField(key, names, names[0], pattern, form)})


def revision(history: History) -> Any:
    """The field for the revision of the rules that a game is played under: nobody chooses it."""
    return field(default=history.current)


def _chosen(kind: Any) -> list[Field[Any]]:
    """The fields that a person can choose."""
    return [entry for entry in fields(kind) if "option" in entry.metadata]


def option_fields(kind: type[Any]) -> list[OptionField]:
    """The options of a game in the order of their declaration."""
    return [entry.metadata["option"] for entry in _chosen(kind)]


def to_data(options: Any) -> dict[str, Value]:
    """The options as plain data under their dotted keys."""
    return {entry.metadata["option"].key: getattr(options, entry.name) for entry in _chosen(options)}


class OptionSet(Generic[S]):
    """The options of a game: their dataclass, the presets that set them, and what goes together."""

    def __init__(
        self,
        kind: type[S],
        history: History,
        seats: range,
        presets: Mapping[str, Mapping[str, Value]],
        check: Callable[[S], None],
        complete: Callable[[str, int, Given], None] | None = None,
    ) -> None:
        """`check` refuses what does not go together; `complete` adds what is usual for a preset and so many seats."""
        self.kind = kind
        self.history = history
        self.seats = seats
        self.presets = presets
        self._check = check
        self._complete = complete

    def make(self, preset: str, seats: int, changes: Mapping[str, object] | None = None) -> S:
        """The options of a preset for so many seats, with changes under their dotted names."""
        if preset not in self.presets:
            raise UnknownName("preset", preset, self.presets)
        if seats not in self.seats:
            raise OptionError(
                "{seats} seats: expected {least} to {most}",
                seats=seats,
                least=self.seats.start,
                most=self.seats.stop - 1,
            )
        given: Given = {"players": seats, **self.presets[preset], **(changes or {})}
        if self._complete is not None:
            self._complete(preset, seats, given)
        options = build(self.kind, given)
        if options.players != seats:
            raise OptionError(
                "option players = {given}: expected {seats}, the number of seats", given=options.players, seats=seats
            )
        self._check(options)
        return options

    def read(self, data: object, revision: int | None = None) -> S:
        """Options as a record, a table or a position carries them; those of an older revision mean what they meant."""
        if not isinstance(data, Mapping):
            raise OptionError("options: expected a table of option names and values")
        if "players" not in data:
            raise OptionError("options: players missing")
        begun = self.history.current if revision is None else self.history.revision(revision)
        built: Any = build(self.kind, self.history.options(data, begun))
        options: S = replace(built, revision=begun)
        self._check(options)
        return options

    def data(self, options: S) -> dict[str, Value]:
        """The options under their dotted names."""
        return to_data(options)

    def fields(self) -> list[OptionField]:
        """Every option with its values and default."""
        return option_fields(self.kind)

    def usual_players(self) -> int:
        """How many play if nobody says."""
        return next(int(entry.default) for entry in self.fields() if entry.key == "players")

    def preset_of(self, options: S) -> str | None:
        """The preset that these options are, for their number of seats; None if something was changed."""
        for preset in self.presets:
            try:
                if self.make(preset, options.players) == options:
                    return preset
            except OptionError:  # not for so many
                continue
        return None


def build(kind: type[T], given: Mapping[str, object]) -> T:
    """Options of the given dataclass from dotted keys; every key and value is checked."""
    by_key = {entry.metadata["option"].key: entry for entry in _chosen(kind)}
    chosen: dict[str, object] = {}
    for key, value in given.items():
        if key not in by_key:
            raise UnknownOption("unknown option {key!r}: expected one of {known}", key=key, known=", ".join(by_key))
        option: OptionField = by_key[key].metadata["option"]
        chosen[by_key[key].name] = _read_value(option, value)
    return kind(**chosen)


def _read_value(option: OptionField, value: object) -> Value:
    words = {written(allowed): allowed for allowed in option.values}
    if isinstance(value, bool | int | str) and written(value) in words:
        return words[written(value)]
    given = written(value)
    if option.accepts(given):
        return given
    shown = given if given.isprintable() else repr(given)
    if option.form:
        raise OptionError(
            "option {key} = {given}: expected {usual} or {form}",
            key=option.key,
            given=shown,
            usual=", ".join(words),
            form=option.form,
        )
    raise OptionError(
        "option {key} = {given}: expected one of {known}", key=option.key, given=shown, known=", ".join(words)
    )


def written(value: object) -> str:
    """How a value is written on a command line: on, off, a number or a name."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
