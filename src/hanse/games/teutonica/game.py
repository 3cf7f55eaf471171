"""Hansa Teutonica as a game of the kernel's contract."""

from __future__ import annotations

from collections.abc import Mapping

from hanse.games.teutonica.board import BOARDS
from hanse.games.teutonica.codes import ACTIONS_END
from hanse.games.teutonica.history import HISTORY
from hanse.games.teutonica.options import PRESETS, SEATS, Options, make_options, read_options
from hanse.games.teutonica.reading import read_position
from hanse.games.teutonica.setup import start_game
from hanse.games.teutonica.state import State
from hanse.kernel.errors import OptionError
from hanse.kernel.facts import Facts
from hanse.kernel.options import OptionField, option_fields


class Teutonica:
    """The game: its options, its beginning, its positions."""

    key = "teutonica"
    name = "Hansa Teutonica"
    aliases: tuple[str, ...] = ()
    seats = SEATS
    history = HISTORY
    revision = HISTORY.current
    actions = ACTIONS_END
    boards = BOARDS
    parts = 1
    revealing = frozenset({"marker_revealed", "mission_revealed"})
    data_files: tuple[str, ...] = ()  # its boards are files of their own: see docs/adding-a-board.md

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
        """None of its facts can be replaced."""
        raise OptionError(f"{self.name} is played with its own facts: expected no others")

    def facts(self, data: str) -> Facts:
        """None of its facts can be replaced."""
        return {}


TEUTONICA = Teutonica()
