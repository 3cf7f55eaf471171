"""The state of a game: a position that knows whose decision it is, what is legal and what each code does."""

from __future__ import annotations

from typing import Any

from hanse.games.teutonica import missions, scoring
from hanse.games.teutonica.check import faults
from hanse.games.teutonica.decision import Decision
from hanse.games.teutonica.decisions import DECISIONS
from hanse.games.teutonica.identity import IDENTITY
from hanse.games.teutonica.layout import CHANCE, DEPTH, OVER, PILE, PILE_AT
from hanse.games.teutonica.phases import establish
from hanse.games.teutonica.phases.finish import end_action
from hanse.games.teutonica.phases.posts import keep_first_alike
from hanse.games.teutonica.places import lines
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.view import view
from hanse.games.teutonica.words import CODEC
from hanse.games.teutonica.writing import write_position
from hanse.kernel.chance import Chance, renew
from hanse.kernel.codes import Codes, scratch
from hanse.kernel.decisions import Why
from hanse.kernel.identity import Identity
from hanse.kernel.words import Spoken


class State(Position):
    """A position in play."""

    def identity(self) -> Identity:
        """Hansa Teutonica."""
        return IDENTITY

    def setting(self) -> tuple[int, dict[str, object]]:
        """The revision of the rules and the options."""
        return self.rules.revision, self.rules.data

    def spoken(self) -> Spoken:
        """The words of the game, on this board."""
        return CODEC.on(self.board)

    def seats(self) -> int:
        """How many seats there are; neutral traders have none."""
        return self.rules.seats

    def copy(self) -> State:
        """The same position again, independent of this one; nobody listens to it."""
        return State(self.board, self.rules, self.cells[:])

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[OVER] != 0

    def mover(self) -> int:
        """The seat that decides next; -1 when the game is over."""
        if self.cells[OVER]:
            return -1
        seat: int = self.cells[self.top() + 1]
        return seat

    def asking(self) -> int:
        """The kind of the pending decision; 0 when the game is over."""
        if self.cells[OVER]:
            return 0
        kind: int = self.cells[self.top()]
        return kind

    def kind(self) -> Decision:
        """The same as an object."""
        return DECISIONS[self.asking()]

    def choices(self, out: Codes) -> None:
        """The codes that can be played now, each once."""
        if not self.cells[OVER]:
            cells, top = self.cells, self.top()
            DECISIONS[int(cells[top])].legal(self, int(cells[top + 1]), out)

    def different(self, out: Codes) -> None:
        """Of the posts of a route that hold the same, ship posts or not, only the first."""
        self.choices(out)
        keep_first_alike(self, out)

    def room(self) -> Codes:
        """Compiled, nothing comes between two questions."""
        return scratch()

    def apply(self, code: int) -> None:
        """Make a decision known to be legal, without checking it again."""
        cells, top = self.cells, self.top()
        decision = DECISIONS[int(cells[top])]
        decision.play(self, int(cells[top + 1]), code)
        if decision.resumes:
            establish.resume(self)
        if self.rules.neutral and cells[DEPTH] == 1:  # a neutral route may end the game within any action
            end_action(self)

    def refused(self, code: int) -> Why | None:
        """Why the rules refuse a code; None if it is legal."""
        return DECISIONS[self.asking()].why(self, self.mover(), code)

    def scores(self) -> list[int]:
        """The total of each seat, as if the game ended now; mission cards count when they are shown."""
        return [scoring.sheet(self, seat)[scoring.TOTAL] for seat in range(self.rules.seats)]

    def ranks(self) -> list[int]:
        """The rank of each seat, 1 for the winner; players still tied share one."""
        return scoring.ranks(self)

    def shuffle_unseen(self, chance: Chance) -> None:
        """Put what nobody has seen into another order: face-down markers and the chance still to come."""
        unseen: int = self.cells[PILE]
        pile: list[int] = []
        for i in range(unseen):
            marker: int = self.cells[PILE_AT + i]
            pile.append(marker)
        pile.sort()  # their order must not show through what is drawn
        chance.shuffle(pile)
        for i in range(unseen):
            self.cells[PILE_AT + i] = pile[i]
        renew(self.cells, CHANCE, chance)

    def sample(self, seat: int | None, chance: Chance) -> State:
        """A state drawn from all those that the seat cannot tell from this one."""
        other = self.copy()
        other.shuffle_unseen(chance)
        if self.rules.missions and not self.over():
            missions.deal(other, chance, -1 if seat is None else seat)
        return other

    # What people, files and programs see of it -----------------------------------------------------------------

    def score_sheet(self) -> list[dict[str, int]]:
        """The points of each seat by category, as if the game ended now."""
        return [scoring.named(self, scoring.sheet(self, seat)) for seat in range(self.rules.seats)]

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
