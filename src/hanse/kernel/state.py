"""What the states of all games have in common: decisions are checked, told and put into words; a state can be
compared, copied, sent elsewhere and shown.

A game's `Position` and `State` add what lies where and what is allowed. Of inheritance there is this one line, because
the compiler calls its own methods fastest.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, Final

from hanse.kernel.chance import Chance
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Kind, Why
from hanse.kernel.errors import MoveError
from hanse.kernel.identity import Identity, restored
from hanse.kernel.pictures import svg_of
from hanse.kernel.places import card_of, places_of
from hanse.kernel.points import in_points
from hanse.kernel.words import Event, Spoken

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # where nothing is compiled
    from hanse.kernel.uncompiled import mypyc_attr  # type: ignore[assignment]  # a stand-in for it


_NO_CODE: Final = 1 << 31  # every code of every game is below


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of somebody else need not be compiled
class BaseState(metaclass=ABCMeta):
    """One moment of a game. Its cells are those of the game's own class, where the compiler reaches them fastest."""

    def __init__(self) -> None:
        self.heard: list[Event] | None = None

    # What a game answers -----------------------------------------------------------------------------------------

    @abstractmethod
    def identity(self) -> Identity:
        """Which game this is."""

    @abstractmethod
    def setting(self) -> tuple[int, dict[str, object]]:
        """The revision of the rules and the options that the game is played under."""

    @abstractmethod
    def spoken(self) -> Spoken:
        """The words of the game, on this board."""

    @abstractmethod
    def seats(self) -> int:
        """How many seats there are."""

    @abstractmethod
    def copy(self) -> BaseState:
        """The same state again, independent of this one; nobody listens to it."""

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def mover(self) -> int:
        """The seat that decides next; -1 when the game is over."""

    @abstractmethod
    def kind(self) -> Kind:
        """The kind of the pending decision."""

    @abstractmethod
    def choices(self, out: Codes) -> None:
        """Add the codes that can be played now, each once, to codes that were empty."""

    @abstractmethod
    def apply(self, code: int) -> None:
        """Make a decision known to be legal, without checking it again."""

    @abstractmethod
    def refused(self, code: int) -> Why | None:
        """Why the rules refuse a code of the seat that decides; None if it is legal. The game is not over."""

    @abstractmethod
    def lines(self, place: str, seat: int | None) -> list[dict[str, Any]]:
        """What is to be told of a place to a seat or a spectator; nothing, if there is no such place."""

    @abstractmethod
    def score_sheet(self) -> list[dict[str, int]]:
        """The points of each seat by category, as if the game ended now."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The total of each seat, as if the game ended now."""

    @abstractmethod
    def ranks(self) -> list[int]:
        """The rank of each seat, 1 for the winner; players still tied share one."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat, or a spectator, may know, as plain data."""

    @abstractmethod
    def sample(self, seat: int | None, chance: Chance) -> BaseState:
        """A state drawn from all those that the seat cannot tell from this one."""

    @abstractmethod
    def to_data(self) -> dict[str, Any]:
        """The whole position as plain data, hidden things included."""

    @abstractmethod
    def key(self) -> bytes:
        """The position as bytes: equal for equal positions of one game."""

    @abstractmethod
    def faults(self) -> list[str]:
        """The invariants that do not hold; none, unless something is broken."""

    # Decisions ---------------------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The codes that can be played now, each once."""
        out = self.room()
        self.choices(out)
        return out.to_list()

    def different(self, out: Codes) -> None:
        """The same, of those that are plainly the same choice only the first; a game says which those are."""
        self.choices(out)

    def candidates(self) -> list[int]:
        """The same as a list."""
        out = self.room()
        self.different(out)
        return out.to_list()

    def room(self) -> Codes:
        """Empty codes for one question; what was given before may be the same, so they are used up at once."""
        return Codes()

    def allows(self, code: int) -> bool:
        """Whether a code is legal; anything may be asked, also a number that no machine word holds."""
        if not 0 <= code < _NO_CODE:
            return False
        out = self.room()
        self.choices(out)
        return out.has(code)

    def asking(self) -> int:
        """The number of the kind of the pending decision."""
        return self.kind().number

    def play(self, code: int) -> None:
        """Make a decision; one that is not legal now is refused and changes nothing."""
        if not self.allows(code):
            raise self._refusal(code, self.legal())
        self.apply(code)

    def _refusal(self, code: int, legal: list[int]) -> MoveError:
        if not legal:
            return MoveError("the game is over: no decision is expected")
        given, instead = self.words(code), self.words(legal[0])
        return MoveError(
            "{given!r} is not legal now: expected one of {count} others, such as {instead!r}",
            given=given,
            count=len(legal),
            instead=instead,
        )

    def utility(self) -> list[float]:
        """What the end is worth to each seat: the winners share 1, the others have 0; alone at the table, the points.

        Before the end it is 0 for everybody.
        """
        seats = self.seats()
        if not self.over():
            return [0.0] * seats
        if seats == 1:
            return [self.scores()[0] / self.identity().parts]
        ranks = self.ranks()
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]

    # Words and events --------------------------------------------------------------------------------------------

    def words(self, code: int) -> str:
        """The stable text of a code."""
        return self.spoken().words(code)

    def code(self, text: str) -> int:
        """The code that a text names."""
        return self.spoken().code(text)

    def touches(self, code: int) -> list[str]:
        """The ids of the board elements that a code names."""
        return self.spoken().touches(code)

    def describe(self, code: int) -> dict[str, Any]:
        """What a code means, as plain data."""
        return self.spoken().describe(code)

    # Reasons -----------------------------------------------------------------------------------------------------

    def why(self, code: int) -> dict[str, Any] | None:
        """Why a code cannot be played now, as plain data; None if it can."""
        spoken = self.spoken()
        spoken.describe(code)  # refuses what this board does not have
        if self.over():
            return spoken.reason(("over", 0, 0, 0))
        why = self.refused(code)
        return None if why is None else spoken.reason(why)

    def places(self) -> list[str]:
        """The places that answer: the ids of board elements."""
        return places_of(self)

    def card(self, place: str, seat: int | None) -> dict[str, Any]:
        """What a place is, what the seat can decide there now, and why not more."""
        return card_of(self, place, seat)

    def tell(self, name: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Report what happened to whoever listens."""
        if self.heard is not None:
            self.heard.append((name, a, b, c, d, e))

    def listen(self) -> None:
        """Begin to collect what happens."""
        self.heard = []

    def events(self) -> list[dict[str, Any]]:
        """What happened since the last call, as plain data; `listen` must have been called."""
        heard = self.heard or []
        self.heard = []
        spoken = self.spoken()
        return [spoken.event(event) for event in heard]

    # Equal, copied, sent elsewhere, shown ------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position of the same game under the same options."""
        if not isinstance(other, BaseState):
            return False
        if self.identity() != other.identity() or self.key() != other.key():
            return False
        return self.setting() == other.setting()

    def __hash__(self) -> int:
        raise TypeError("a state changes with every decision, so it has no hash: use its key()")

    def __copy__(self) -> BaseState:
        return self.copy()

    def __deepcopy__(self, memo: object) -> BaseState:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.identity().home, self.to_data())

    def __repr__(self) -> str:
        identity = self.identity()
        points = " ".join([in_points(score, identity.parts) for score in self.scores()])
        asked = "over" if self.over() else f"seat {self.mover()} decides {self.kind().name}"
        return f"<{identity.key}, {self.seats()} seats: {asked}, points {points}>"

    def _repr_svg_(self) -> str | None:
        """The drawing that a notebook shows."""
        return svg_of(self)
