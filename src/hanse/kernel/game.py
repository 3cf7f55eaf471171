"""A game, declared: what it is called, its options, its beginning, its positions.

One class for all games; a game fills it in once, in its `game.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hanse.kernel.contract import State
from hanse.kernel.errors import OptionError
from hanse.kernel.facts import Facts, Shelf
from hanse.kernel.history import History
from hanse.kernel.identity import Identity, game_at
from hanse.kernel.options import OptionField, OptionSet, Sized
from hanse.kernel.orders import Orderable

O = TypeVar("O", bound=Sized)  # noqa: E741  # options
S = TypeVar("S", bound=State)


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[O, S]):
    """What `contract.Game` promises."""

    identity: Identity
    name: str
    boards: tuple[str, ...]
    actions: int
    revealing: frozenset[str]
    option_set: OptionSet[O]
    begin: Callable[[O, int | str], S]
    read: Callable[[object], S]
    journey: str = ""
    orders: tuple[Orderable, ...] = ()
    aliases: tuple[str, ...] = ()
    shelf: Shelf[Any] | None = None  # the facts that an owner of the game may replace, if there are any

    @property
    def key(self) -> str:
        """Its short name, for instance `teutonica`."""
        return self.identity.key

    @property
    def home(self) -> str:
        """Where it is declared, as `package.module:NAME`."""
        return self.identity.home

    @property
    def parts(self) -> int:
        """How many parts a point has: scores are counted in them."""
        return self.identity.parts

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.option_set.seats

    @property
    def history(self) -> History:
        """What was corrected since the first revision of its rules, and what options meant before."""
        return self.option_set.history

    @property
    def revision(self) -> int:
        """The revision of the rules that new games are played under."""
        return self.history.current

    @property
    def data_files(self) -> tuple[str, ...]:
        """The files of facts that an owner of the game may replace by corrected ones."""
        return () if self.shelf is None else self.shelf.names

    def presets(self) -> list[str]:
        """The named sets of options."""
        return list(self.option_set.presets)

    def preset_of(self, options: O) -> str | None:
        """The preset that these options are; None if something was changed."""
        return self.option_set.preset_of(options)

    def option_fields(self) -> list[OptionField]:
        """Every option with its values and default."""
        return self.option_set.fields()

    def options(self, preset: str, seats: int, changes: Mapping[str, object] | None = None) -> O:
        """The options of a preset for so many seats, with changes."""
        return self.option_set.make(preset, seats, changes)

    def read_options(self, data: object, revision: int | None = None) -> O:
        """Options out of plain data, checked; what a game begun under an older revision did not know is filled in."""
        return self.option_set.read(data, revision)

    def start(self, options: O, seed: int | str) -> S:
        """The first position of a game."""
        return self.begin(options, seed)

    def read_position(self, data: object) -> S:
        """A position out of plain data, completed with defaults and checked."""
        return self.read(data)

    def replace_data(self, texts: Mapping[str, str]) -> str:
        """Check replaced files of facts; the value of the option `data` under which they are played."""
        if self.shelf is None:
            raise OptionError("{name} is played with its own facts: expected no others", name=self.name)
        return self.shelf.replace(texts)

    def facts(self, data: str) -> Facts:
        """The facts that are played under this value of the option `data`, by file."""
        return {} if self.shelf is None else self.shelf.facts(data)

    def __reduce__(self) -> tuple[Any, ...]:
        return game_at, (self.home,)

    def __repr__(self) -> str:
        return f"<game {self.key}: {self.name}>"
