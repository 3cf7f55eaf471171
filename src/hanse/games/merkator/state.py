"""The state of a game: a position that knows whose decision it is, what is legal and what each code does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanse.games.merkator import flow, scoring
from hanse.games.merkator.check import faults
from hanse.games.merkator.decision import Decision
from hanse.games.merkator.decisions import DECISIONS
from hanse.games.merkator.identity import IDENTITY
from hanse.games.merkator.layout import (
    ASK,
    ASK_SEAT,
    BONUS_KIND,
    CHANCE,
    CHART,
    OVER,
    PILE,
    PILE_AT,
    PILE_SEEN,
    PILES,
    SEALED,
    SOLO,
    SOLO_AT,
    STACK,
    STACK_KNOWN,
    STEPS,
    TURNED,
)
from hanse.games.merkator.phases.time import unseen_backs
from hanse.games.merkator.places import lines
from hanse.games.merkator.position import Position
from hanse.games.merkator.tables import Rules, Tables
from hanse.games.merkator.view import view
from hanse.games.merkator.words import CODEC
from hanse.games.merkator.writing import write_position
from hanse.kernel.chance import Chance, renew
from hanse.kernel.codes import Codes, scratch
from hanse.kernel.decisions import Why
from hanse.kernel.identity import Identity
from hanse.kernel.words import Spoken

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8


class State(Position):
    """A position in play."""

    def __init__(self, board: Tables, rules: Rules, cells: vec[u8]) -> None:
        super().__init__(board, rules, cells)
        self.answers: Codes | None = None  # what is legal now, once somebody has asked

    def identity(self) -> Identity:
        """Merkator."""
        return IDENTITY

    def setting(self) -> tuple[int, dict[str, object]]:
        """The revision of the rules and the options."""
        return self.rules.revision, self.rules.data

    def spoken(self) -> Spoken:
        """The words of the game."""
        return CODEC.on(self.board)

    def seats(self) -> int:
        """How many seats there are."""
        return self.rules.seats

    def copy(self) -> State:
        """The same position again, independent of this one; nobody listens to it."""
        other = State(self.board, self.rules, self.cells[:])
        other.answers = self.answers
        return other

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[OVER] != 0

    def mover(self) -> int:
        """The seat that decides next; -1 when the game is over."""
        if self.cells[OVER]:
            return -1
        seat: int = self.cells[ASK_SEAT]
        return seat

    def asking(self) -> int:
        """The kind of the pending decision; 0 when the game is over."""
        if self.cells[OVER]:
            return 0
        kind: int = self.cells[ASK]
        return kind

    def kind(self) -> Decision:
        """The same as an object."""
        return DECISIONS[self.asking()]

    def choices(self, out: Codes) -> None:
        """The codes that can be played now, each once."""
        answers = self.answers
        if answers is None:
            answers = Codes() if self.cells[OVER] else flow.legal(self, self.asking(), self.mover())
            self.answers = answers
        for i in range(answers.count):
            out.append(answers.at(i))

    def room(self) -> Codes:
        """Compiled, nothing comes between two questions."""
        return scratch()

    def apply(self, code: int) -> None:
        """Make a decision known to be legal, without checking it again."""
        flow.play(self, self.asking(), self.mover(), code)
        self.settle()

    def settle(self) -> None:
        """MK-4.3: go on until there is something to decide; what has a single answer is not asked."""
        while not self.cells[OVER]:
            kind: int = self.cells[ASK]
            seat: int = self.cells[ASK_SEAT]
            if kind >= STEPS:
                flow.step(self, kind, seat)
                continue
            answers = flow.legal(self, kind, seat)
            if answers.count != 1:
                self.answers = answers
                return
            flow.play(self, kind, seat, answers.at(0))
        self.answers = Codes()

    def refused(self, code: int) -> Why | None:
        """Why the rules refuse a code; None if it is legal."""
        return flow.why(self, self.asking(), self.mover(), code)

    def scores(self) -> list[int]:
        """The half points of each seat, as if the game ended now."""
        return [scoring.sheet(self, seat)[3] for seat in range(self.rules.seats)]

    def ranks(self) -> list[int]:
        """The rank of each seat, 1 for the winner; players still tied share one."""
        return scoring.ranks(self)

    def shuffle_unseen(self, chance: Chance) -> None:
        """MK-14.1: put what nobody has seen into another order, and the chance still to come."""
        for pile in range(PILES):
            count: int = self.cells[PILE + pile]
            seen: int = self.cells[PILE_SEEN + pile]
            first: int = self.board.pile_first[pile]
            self.shuffle_cells(chance, PILE_AT + first, count - seen)
        bonus: int = self.cells[STACK + BONUS_KIND]
        known: int = self.cells[STACK_KNOWN]
        self.shuffle_cells(chance, self.stack_start(BONUS_KIND) + known, bonus - known)
        buildings: int = self.cells[STACK + 1]
        self.shuffle_cells(chance, self.stack_start(1), buildings)
        self._shuffle_solo(chance)
        self._shuffle_backs(chance)
        renew(self.cells, CHANCE, chance)
        self.cells[SEALED] = 1 if chance.sealed else 0

    def shuffle_cells(self, chance: Chance, first: int, count: int) -> None:
        """Another order of so many cells."""
        items: list[int] = []
        for i in range(count):
            item: int = self.cells[first + i]
            items.append(item)
        items.sort()  # their order must not show through what is drawn
        chance.shuffle(items)
        for i in range(count):
            self.cells[first + i] = items[i]

    def _shuffle_solo(self, chance: Chance) -> None:
        """The solo stack keeps the order of its values."""
        count: int = self.cells[SOLO]
        start = 0
        while start < count:
            end = start + 1
            while end < count and self._solo_pile(end) == self._solo_pile(start):
                end += 1
            self.shuffle_cells(chance, SOLO_AT + start, end - start)
            start = end

    def _solo_pile(self, at: int) -> int:
        card: int = self.cells[SOLO_AT + at]
        pile: int = self.board.contract_pile[card]
        return pile

    def _shuffle_backs(self, chance: Chance) -> None:
        """Counters face down on the chart change places with those that left it unseen."""
        backs = unseen_backs(self)
        hidden: list[int] = []
        for space in range(self.spaces()):
            counter: int = self.cells[CHART + space]
            if 0 < counter < TURNED:
                hidden.append(space)
                backs.append(counter - 1)
        backs.sort()
        chance.shuffle(backs)
        for i in range(len(hidden)):
            self.cells[CHART + hidden[i]] = 1 + backs[i]

    def sample(self, seat: int | None, chance: Chance) -> State:
        """A state drawn from all those that the seat cannot tell from this one; nobody has secrets (MK-14.3)."""
        other = self.copy()
        other.shuffle_unseen(chance)
        return other

    # What people, files and programs see of it -----------------------------------------------------------------

    def score_sheet(self) -> list[dict[str, int]]:
        """The half points of each seat by category, as if the game ended now."""
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
