"""What a game is. Everything above the games sees only this; `conformance.py` checks it for every game and preset.

Views, positions and events are plain data. Each game has parts of its own in them; what all have in common stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypedDict

from hanse.kernel.chance import Chance
from hanse.kernel.codes import Codes
from hanse.kernel.history import History
from hanse.kernel.options import OptionField, Value

if TYPE_CHECKING:
    from hanse.kernel.orders import Orderable


class Pending(TypedDict):
    """A decision that somebody has to make: of which kind, a word, and whose it is."""

    kind: str
    seat: int


class Asked(Pending, total=False):
    """The same with what a game may add.

    `moot` is the legal code beside which no other gains the seat anything: whoever likes may be spared the question.
    """

    moot: int


class Turn(TypedDict):
    """Whose turn it is; others may have to decide in it."""

    seat: int


class Score(TypedDict):
    """What is told of each seat: its points as they stand on the table, in parts of a point."""

    score: int


class Head(TypedDict):
    """What positions and views have in common: the game, the revision of its rules, its options and its board."""

    game: str
    rules: int
    options: dict[str, Value]
    board: str
    turn: Turn
    ending: list[str]  # why the game ends or has ended; empty before


class View(Head):
    """What every view carries.

    `viewer` is the seat that looks, null for a spectator. `decision` is null exactly when the game is over; its seat is
    `State.mover()`. `now` is the score sheet of each seat as if the game ended now, as far as the viewer can know it:
    the categories of `State.score_sheet`, in the viewer's own column also such as are secret until the end, and the
    total last.
    """

    viewer: int | None
    seats: list[Score]
    decision: Asked | None
    now: list[dict[str, int]]
    over: bool


class Position(Head):
    """What the data of every position carries; `seats` has an entry for each seat."""

    seats: list[dict[str, Any]]


class Named(TypedDict):
    """Every event has a name, lower case with `_`."""

    event: str


class Event(Named, total=False):
    """What every event carries: its name and, where it is about one, the seat. A number beyond the seats is a side that
    nobody sits on. All games tell these:

    `turn_began` with `seat`: it is this seat's turn now. Every change of `turn.seat` is told by one.
    `turn_ended` with `seat` and nothing else: this seat has ended its turn; at most once in a turn.
    `ending` with `why`: a reason for the end, which stands in `ending` of every view from then on.
    `game_over`: the last event of a game; it comes exactly once.
    """

    seat: int


class Reason(TypedDict):
    """Why codes are refused: a word, the families of the codes, and the facts of this position beside them.

    All games know `over` (the game is over), `decides` with `seat` (another one decides) and `asked` (something else is
    decided first). The families are empty where nothing at all can be decided by the viewer.
    """

    reason: str
    families: list[str]


class Line(TypedDict):
    """A line of a card: a word, and the facts of this position beside it."""

    line: str


class Card(TypedDict):
    """What a place answers to a seat or a spectator: what is there, what can be decided there now, and why not more.

    The first line says what the place is. `choices` are the legal codes that name it, for the seat that decides.
    Reasons are told where nothing can be decided, and where a code is refused by more than what anybody can see.
    """

    place: str
    lines: list[Line]
    choices: list[int]
    reasons: list[Reason]


class Options(Protocol):
    """Typed, validated options of a game."""

    @property
    def revision(self) -> int:
        """The revision of the rules that a game with these options is played under."""

    def to_data(self) -> dict[str, Value]:
        """The options under the names of the specification."""


class State(Protocol):
    """One moment of a game. A game is a sequence of small decisions, each one code of a fixed action space.

    States of the same position of the same game are equal. They change, so they have no hash; `key()` has. `copy.copy`,
    `copy.deepcopy` and `pickle` make another one; a pickled state is position data and can be read by later versions.
    """

    def seats(self) -> int:
        """How many seats there are."""

    def mover(self) -> int:
        """The seat that decides next; -1 when the game is over."""

    def legal(self) -> list[int]:
        """The codes that can be played now."""

    def choices(self, out: Codes) -> None:
        """The same as machine numbers, added to codes that were empty: for players that ask often."""

    def candidates(self) -> list[int]:
        """The legal codes in their order, of those that are plainly the same choice only the first.

        Two are the same if they lead to positions that differ only in the names of interchangeable things, such as the
        posts of one route. It is for players that search; everything that is really different is among them.
        """

    def different(self, out: Codes) -> None:
        """The same as machine numbers."""

    def room(self) -> Codes:
        """Empty codes for one question; what was given before may be the same, so they are used up at once."""

    def allows(self, code: int) -> bool:
        """Whether a code is legal."""

    def play(self, code: int) -> None:
        """Make a decision; an illegal one is refused and changes nothing."""

    def apply(self, code: int) -> None:
        """Make a decision known to be legal."""

    def copy(self) -> State:
        """The same state again, independent of this one."""

    def over(self) -> bool:
        """Whether the game has ended."""

    def scores(self) -> list[int]:
        """The total of each seat, as if the game ended now."""

    def ranks(self) -> list[int]:
        """1 for the winner; players still tied share a rank."""

    def utility(self) -> list[float]:
        """What the end is worth to each seat: the winners share 1, the others have 0; alone at the table, the points.

        Before the end it is 0 for everybody.
        """

    def score_sheet(self) -> list[dict[str, int]]:
        """The points of each seat by category, the same ones for all, and their `total` last."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat, or a spectator, may know, as plain data: a `View` with the game's own parts."""

    def sample(self, seat: int | None, chance: Chance) -> State:
        """A state drawn from all those that the seat cannot tell from this one."""

    def to_data(self) -> dict[str, Any]:
        """The whole position as plain data, hidden things included: a `Position` with the game's own parts."""

    def key(self) -> bytes:
        """Equal for equal positions of one game."""

    def faults(self) -> list[str]:
        """The invariants that do not hold; none, unless something is broken."""

    def words(self, code: int) -> str:
        """The stable text of a code."""

    def code(self, text: str) -> int:
        """The code that a text names."""

    def touches(self, code: int) -> list[str]:
        """The ids of the board elements that a code names."""

    def describe(self, code: int) -> dict[str, Any]:
        """What a code means, as plain data: its `family`, a word, and what it names.

        No part is called `code`, `words`, `touches`, `effect` or `final`: a table adds these.
        """

    def why(self, code: int) -> dict[str, Any] | None:
        """Why a code cannot be played now: the rule that refuses it, as plain data; None exactly for legal codes."""

    def places(self) -> list[str]:
        """The ids of the board elements that answer."""

    def card(self, place: str, seat: int | None) -> dict[str, Any]:
        """What a place answers to a seat, or a spectator: a `Card`; it holds no more than the viewer may know."""

    def listen(self) -> None:
        """Begin to collect what happens."""

    def events(self) -> list[dict[str, Any]]:
        """What happened since the last call, as plain data: an `Event` each, with the game's own parts."""


class Game(Protocol):
    """A game: its options, its beginning, its positions."""

    @property
    def key(self) -> str:
        """Its short name, for instance `teutonica`."""

    @property
    def name(self) -> str:
        """Its title."""

    @property
    def home(self) -> str:
        """Where it is declared, as `package.module:NAME`, so that what was pickled finds it again."""

    @property
    def aliases(self) -> tuple[str, ...]:
        """Other spellings of its key that people use."""

    @property
    def seats(self) -> range:
        """How many can play."""

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards it is played on."""

    @property
    def history(self) -> History:
        """What was corrected since the first revision of its rules, and what options meant before."""

    @property
    def revision(self) -> int:
        """The revision of the rules that new games are played under; stored games keep the one they were begun with."""

    @property
    def actions(self) -> int:
        """The size of the action space."""

    @property
    def parts(self) -> int:
        """How many parts a point has: scores are counted in them."""

    @property
    def revealing(self) -> frozenset[str]:
        """The events that turn up what somebody could not know: nobody takes back freely what led to them."""

    @property
    def journey(self) -> str:
        """The event that tells which way somebody went, or where to; its texts name the places. Empty: none does."""

    @property
    def orders(self) -> tuple[Orderable, ...]:
        """The kinds of decisions for which orders may be left, with the wishes that may stand in them."""

    @property
    def data_files(self) -> tuple[str, ...]:
        """The files of facts that an owner of the game may replace by corrected ones."""

    def replace_data(self, texts: Mapping[str, str]) -> str:
        """Check replaced files, given by name; the value of the option `data` under which they are played."""

    def facts(self, data: str) -> dict[str, dict[str, Any]]:
        """The facts that are played under this value of the option `data`, by file."""

    def presets(self) -> list[str]:
        """The named sets of options."""

    def preset_of(self, options: Any) -> str | None:
        """The preset that these options are, for their number of seats; None if something was changed."""

    def option_fields(self) -> list[OptionField]:
        """Every option with its values and default."""

    def options(self, preset: str, seats: int, changes: Mapping[str, object] | None = None) -> Any:
        """The options of a preset for so many seats, with changes."""

    def read_options(self, data: object, revision: int | None = None) -> Any:
        """Options out of plain data, checked; what a game begun under an older revision did not know is filled in."""

    def start(self, options: Any, seed: int | str) -> State:
        """The first position of a game."""

    def read_position(self, data: object) -> State:
        """A position out of plain data, completed with defaults and checked."""
