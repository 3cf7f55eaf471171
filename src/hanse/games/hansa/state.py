"""The state of a game: a position that knows whose decision it is, what is legal and what each code does."""

from __future__ import annotations

from typing import Any

from hanse.games.hansa import scoring
from hanse.games.hansa.check import faults
from hanse.games.hansa.layout import (
    ACTIVE,
    CUSTOMS,
    ENDED,
    LOSER,
    LOSS,
    PHASE,
    PLACING,
    REFILLING,
    SALE,
    SUPPLY,
    SUPPLY_AT,
    VISIT,
)
from hanse.games.hansa.phases import customs, placing, refill, sale, visit
from hanse.games.hansa.position import Position
from hanse.games.hansa.view import view, write_position
from hanse.games.hansa.words import describe, from_words, tell_event, to_words, touches
from hanse.kernel.chance import Chance
from hanse.kernel.errors import MoveError


class State(Position):
    """A position in play."""

    def copy(self) -> State:
        """The same position again, independent of this one; nobody listens to it."""
        return State(self.board, self.rules, self.cells[:])

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[PHASE] == ENDED

    def mover(self) -> int:
        """The seat that decides next; -1 when the game is over."""
        phase: int = self.cells[PHASE]
        if phase == ENDED:
            return -1
        seat: int = self.cells[LOSER] if phase == LOSS else self.cells[ACTIVE]
        return seat

    def asking(self) -> int:
        """The phase, which is the kind of the decision; `ENDED` when the game is over."""
        phase: int = self.cells[PHASE]
        return phase

    def legal(self) -> list[int]:
        """The codes that can be played now, each once."""
        out: list[int] = []
        phase = self.asking()
        seat = self.mover()
        if phase == VISIT:
            visit.legal(self, seat, out)
        elif phase == REFILLING:
            refill.legal(self, seat, out)
        elif phase == SALE:
            sale.legal_more(self, seat, out)
        elif phase == LOSS:
            sale.legal_loss(self, seat, out)
        elif phase == CUSTOMS:
            customs.legal(self, seat, out)
        elif phase == PLACING:
            placing.legal(self, seat, out)
        return out

    def play(self, code: int) -> None:
        """Make a decision; one that is not legal now is refused and changes nothing."""
        if self.over():
            raise MoveError("the game is over: no decision is expected")
        legal = self.legal()
        if code not in legal:
            words = to_words(self.board, code)
            raise MoveError(f"{words!r} is not legal now: expected one of {', '.join(map(self.words, legal))}")
        self.apply(code)

    def apply(self, code: int) -> None:
        """Make a decision known to be legal, without checking it again."""
        phase = self.asking()
        seat = self.mover()
        if phase == VISIT:
            visit.play(self, seat, code)
        elif phase == REFILLING:
            refill.play(self, seat, code)
        elif phase == SALE:
            sale.play(self, seat, code)
        elif phase == LOSS:
            sale.play_loss(self, seat, code)
        elif phase == CUSTOMS:
            customs.play(self, seat, code)
        elif phase == PLACING:
            placing.play(self, seat, code)

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

    def to_data(self) -> dict[str, Any]:
        """The whole position as plain data, hidden things included."""
        return write_position(self)

    def faults(self) -> list[str]:
        """The invariants that do not hold; none, unless something is broken."""
        return faults(self)

    def key(self) -> bytes:
        """The position as bytes: equal for equal positions of one game."""
        return bytes(self.cells)

    def words(self, code: int) -> str:
        """The stable text of a code."""
        return to_words(self.board, code)

    def code(self, text: str) -> int:
        """The code that a text names."""
        return from_words(self.board, text)

    def touches(self, code: int) -> list[str]:
        """The ids of the board elements that a code names."""
        return touches(self.board, code)

    def describe(self, code: int) -> dict[str, Any]:
        """What a code means, as plain data."""
        return describe(self.board, code)

    def listen(self) -> None:
        """Begin to collect what happens."""
        self.heard = []

    def events(self) -> list[dict[str, Any]]:
        """What happened since the last call, as plain data; `listen` must have been called."""
        heard = self.heard or []
        self.heard = []
        return [tell_event(self.board, event) for event in heard]
