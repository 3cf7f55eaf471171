"""The state of a game: a position that knows whose decision it is, what is legal and what each code does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanse.games.hansa import scoring
from hanse.games.hansa.check import faults
from hanse.games.hansa.codes import BUY, INSTALL
from hanse.games.hansa.decision import Decision
from hanse.games.hansa.decisions import DECISIONS
from hanse.games.hansa.identity import IDENTITY
from hanse.games.hansa.layout import ENDED, MARKET, PHASE, SUPPLY, SUPPLY_AT
from hanse.games.hansa.places import lines
from hanse.games.hansa.position import Position
from hanse.games.hansa.view import view
from hanse.games.hansa.words import CODEC
from hanse.games.hansa.writing import write_position
from hanse.kernel.chance import Chance
from hanse.kernel.codes import Codes, scratch
from hanse.kernel.decisions import Why
from hanse.kernel.identity import Identity
from hanse.kernel.words import Spoken

if TYPE_CHECKING:
    from mypy_extensions import i64


class State(Position):
    """A position in play."""

    def identity(self) -> Identity:
        """Hansa."""
        return IDENTITY

    def setting(self) -> tuple[int, dict[str, object]]:
        """The revision of the rules and the options."""
        return self.rules.revision, self.rules.data

    def spoken(self) -> Spoken:
        """The words of the game, on this board."""
        return CODEC.on(self.board)

    def seats(self) -> int:
        """How many seats there are."""
        return self.rules.seats

    def copy(self) -> State:
        """The same position again, independent of this one; nobody listens to it."""
        return State(self.board, self.rules, self.cells[:])

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[PHASE] == ENDED

    def mover(self) -> int:
        """The seat that decides next; -1 when the game is over."""
        if self.over():
            return -1
        return self.kind().seat(self)

    def asking(self) -> int:
        """The phase, which is the kind of the decision; `ENDED` when the game is over."""
        phase: int = self.cells[PHASE]
        return phase

    def kind(self) -> Decision:
        """The same as an object."""
        return DECISIONS[self.asking()]

    def choices(self, out: Codes) -> None:
        """The codes that can be played now, each once."""
        decision = DECISIONS[self.asking()]
        decision.legal(self, decision.seat(self), out)

    def different(self, out: Codes) -> None:
        """Of two warehouses of a port that hold the same goods only the first."""
        self.choices(out)
        kept: i64 = 0
        for i in range(out.count):
            code = out.at(i)
            if not BUY <= code < INSTALL or self._first_alike(code - BUY):
                out.put(kept, code)
                kept += 1
        out.count = kept

    def _first_alike(self, slot: int) -> bool:
        return slot % 2 == 0 or self.cells[MARKET + slot] != self.cells[MARKET + slot - 1]

    def room(self) -> Codes:
        """Compiled, nothing comes between two questions."""
        return scratch()

    def apply(self, code: int) -> None:
        """Make a decision known to be legal, without checking it again."""
        decision = DECISIONS[self.asking()]
        decision.play(self, decision.seat(self), code)

    def refused(self, code: int) -> Why | None:
        """Why the rules refuse a code; None if it is legal."""
        decision = DECISIONS[self.asking()]
        return decision.why(self, decision.seat(self), code)

    def scores(self) -> list[int]:
        """The total of each seat, as if the game ended now."""
        return [scoring.sheet(self, seat)[scoring.TOTAL] for seat in range(self.rules.seats)]

    def ranks(self) -> list[int]:
        """The rank of each seat, 1 for the winner; players still tied share one."""
        return scoring.ranks(self)

    def sample(self, seat: int | None, chance: Chance) -> State:
        """HA-13.5: the same tokens in the stacks, in any order; nothing else is hidden from anybody."""
        other = self.copy()
        left: int = self.cells[SUPPLY]
        tokens: list[int] = []
        for i in range(left):
            token: int = self.cells[SUPPLY_AT + i]
            tokens.append(token)
        tokens.sort()  # their order must not show through what is drawn
        chance.shuffle(tokens)
        for i in range(left):
            other.cells[SUPPLY_AT + i] = tokens[i]
        return other

    # What people, files and programs see of it -----------------------------------------------------------------

    def score_sheet(self) -> list[dict[str, int]]:
        """The points of each seat by category, as if the game ended now."""
        names = scoring.CATEGORIES
        return [dict(zip(names, scoring.sheet(self, seat), strict=True)) for seat in range(self.rules.seats)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat, or a spectator, may know, as plain data."""
        return view(self, seat)

    def lines(self, place: str, seat: int | None) -> list[dict[str, Any]]:
        """What is to be told of a place."""
        return lines(self, place, seat)

    def to_data(self) -> dict[str, Any]:
        """The whole position as plain data, hidden things included."""
        return write_position(self)

    def faults(self) -> list[str]:
        """The invariants that do not hold; none, unless something is broken."""
        return faults(self)
