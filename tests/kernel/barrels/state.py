"""The position and the rules. Cells: barrels left, whose turn it is, who took the last one, then those of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanse.kernel.chance import Chance
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Kind, Why, because, by_number
from hanse.kernel.identity import Identity
from hanse.kernel.places import Told, line
from hanse.kernel.state import BaseState
from hanse.kernel.words import Spoken
from tests.kernel.barrels.identity import IDENTITY
from tests.kernel.barrels.options import Options
from tests.kernel.barrels.words import CODEC, TAKE, Heap

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

LEFT, ACTIVE, LAST, TAKEN = range(4)
MOST = 3
HEAP = Heap()


class Decision(Kind):
    """One kind of decision; a larger game has a base class and several of them."""

    def legal(self, s: State, out: Codes) -> None:
        """One to three barrels, as far as they last."""
        for barrels in range(1, min(MOST, int(s.cells[LEFT])) + 1):
            out.append(TAKE + barrels - 1)

    def why(self, s: State, code: int) -> Why | None:
        """The heap has fewer."""
        left = int(s.cells[LEFT])
        return because("too-few", left) if code - TAKE + 1 > left else None

    def play(self, s: State, seat: int, code: int) -> None:
        """The barrels are the seat's; the next has the turn, or the game is over."""
        barrels = code - TAKE + 1
        s.cells[LEFT] -= barrels
        s.cells[TAKEN + seat] += barrels
        s.tell("took", seat, barrels)
        s.tell("turn_ended", seat)
        if s.cells[LEFT]:
            s.cells[ACTIVE] = (seat + 1) % s.seats()
            s.tell("turn_began", int(s.cells[ACTIVE]))
        else:
            s.cells[LAST] = 1 + seat
            s.tell("ending", 0)
            s.tell("game_over")


DECISIONS = by_number([Decision(0, "over"), Decision(1, "take")])


class State(BaseState):
    """A position in play."""

    def __init__(self, options: Options, cells: vec[u8]) -> None:
        super().__init__()
        self.options = options
        self.cells = cells

    def key(self) -> bytes:
        """The position as bytes."""
        return bytes(self.cells)

    def identity(self) -> Identity:
        """Barrels."""
        return IDENTITY

    def setting(self) -> tuple[int, dict[str, object]]:
        """The revision of the rules and the options."""
        return self.options.revision, dict(self.options.to_data())

    def spoken(self) -> Spoken:
        """The words of the game."""
        return CODEC.on(HEAP)

    def seats(self) -> int:
        """How many seats there are."""
        return self.options.players

    def copy(self) -> State:
        """The same again."""
        return State(self.options, self.cells[:])

    def over(self) -> bool:
        """Whether the heap is gone."""
        return not self.cells[LEFT]

    def mover(self) -> int:
        """Whose turn it is."""
        return -1 if self.over() else int(self.cells[ACTIVE])

    def kind(self) -> Decision:
        """The kind of the pending decision."""
        return DECISIONS[0 if self.over() else 1]

    def choices(self, out: Codes) -> None:
        """The codes that can be played now."""
        self.kind().legal(self, out)

    def apply(self, code: int) -> None:
        """Make a decision known to be legal."""
        self.kind().play(self, self.mover(), code)

    def refused(self, code: int) -> Why | None:
        """Why the rules refuse a code."""
        return self.kind().why(self, code)

    def lines(self, place: str, seat: int | None) -> list[Told]:
        """The heap is the only place."""
        return [line("heap", left=int(self.cells[LEFT]))] if place == "heap:barrels" else []

    def score_sheet(self) -> list[dict[str, int]]:
        """Barrels, and three for the last one if that is played."""
        last = [MOST * (self.options.last_counts and self.cells[LAST] == 1 + seat) for seat in range(self.seats())]
        taken = [int(self.cells[TAKEN + seat]) for seat in range(self.seats())]
        return [{"barrels": a, "last": b, "total": a + b} for a, b in zip(taken, last, strict=True)]

    def scores(self) -> list[int]:
        """The totals."""
        return [column["total"] for column in self.score_sheet()]

    def ranks(self) -> list[int]:
        """Most points win; who has as many shares the rank."""
        return [1 + sum(other > score for other in self.scores()) for score in self.scores()]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Nothing is hidden."""
        decision = None if self.over() else {"kind": self.kind().name, "seat": self.mover()}
        now = self.score_sheet()
        return {
            **self.to_data(),
            "viewer": seat,
            "seats": [{"barrels": column["barrels"], "score": column["total"]} for column in now],
            "decision": decision,
            "now": now,
            "over": self.over(),
        }

    def sample(self, seat: int | None, chance: Chance) -> State:
        """There is no other state that looks like this one."""
        return self.copy()

    def to_data(self) -> dict[str, Any]:
        """All of it; `read_position` reads it back."""
        return {
            "game": IDENTITY.key,
            "rules": self.options.revision,
            "options": self.options.to_data(),
            "board": HEAP.key,
            "left": int(self.cells[LEFT]),
            "last": int(self.cells[LAST]) - 1 if self.cells[LAST] else None,
            "seats": [{"barrels": int(self.cells[TAKEN + seat])} for seat in range(self.seats())],
            "turn": {"seat": int(self.cells[ACTIVE])},
            "ending": ["empty"] if self.over() else [],
        }

    def faults(self) -> list[str]:
        """Every barrel is in the heap or with a seat."""
        total = int(self.cells[LEFT]) + sum(int(self.cells[TAKEN + seat]) for seat in range(self.seats()))
        return [] if total == self.options.heap else [f"{total} barrels: expected {self.options.heap}"]
