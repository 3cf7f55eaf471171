"""Merkator as a game of the kernel's contract."""

from __future__ import annotations

from collections.abc import Mapping

from hanse.games.merkator.codes import ACTIONS_END
from hanse.games.merkator.history import HISTORY
from hanse.games.merkator.options import PRESETS, SEATS, Options, make_options, read_options
from hanse.games.merkator.positions import read_position
from hanse.games.merkator.scoring import PARTS
from hanse.games.merkator.setup import start_game
from hanse.games.merkator.state import State
from hanse.games.merkator.terms import FILES, SHELF
from hanse.games.merkator.words import REVEALING
from hanse.kernel.facts import Facts
from hanse.kernel.options import OptionField, option_fields


class Merkator:
    """The game: its options, its beginning, its positions, its facts."""

    key = "merkator"
    name = "Merkator"
    aliases: tuple[str, ...] = ("mercator",)
    seats = SEATS
    history = HISTORY
    revision = HISTORY.current
    actions = ACTIONS_END
    boards: tuple[str, ...] = ("merkator",)
    parts = PARTS
    revealing = REVEALING
    data_files = FILES

    def presets(self) -> list[str]:
        """The named sets of options."""
        return list(PRESETS)

    def option_fields(self) -> list[OptionField]:
        """Every option with its values and default."""
        return option_fields(Options)

    def options(self, preset: str, seats: int, changes: Mapping[str, object] | None = None) -> Options:
        """The options of a preset for so many seats, with changes."""
        return make_options(preset, seats, changes)

    def read_options(self, data: object, revision: int | None = None) -> Options:
        """Options out of plain data, checked; what a game begun under an older revision did not know is filled in."""
        return read_options(data, revision)

    def start(self, options: Options, seed: int | str) -> State:
        """The first position of a game."""
        return start_game(options, seed)

    def read_position(self, data: object) -> State:
        """A position out of plain data, completed with defaults and checked."""
        return read_position(data)

    def replace_data(self, texts: Mapping[str, str]) -> str:
        """Check replaced files of facts; the value of the option `data` under which they are played."""
        return SHELF.replace(texts)

    def facts(self, data: str) -> Facts:
        """The facts that are played under this value of the option `data`."""
        return SHELF.facts(data)


MERKATOR = Merkator()
