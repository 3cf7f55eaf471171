"""The state of a game: a position that knows whose decision it is, what is legal and what each code does."""

from __future__ import annotations

from typing import Any

from hanse.games.teutonica import missions, scoring
from hanse.games.teutonica.check import faults
from hanse.games.teutonica.layout import (
    CHANCE,
    DEPTH,
    ON_ALSO_RECRUIT,
    ON_DEVELOP,
    ON_DISPLACED,
    ON_INDEPENDENT,
    ON_KEEP,
    ON_LIFT,
    ON_MARKERS,
    ON_MOVE_ANY,
    ON_NEUTRAL,
    ON_NEUTRAL_OFFICE,
    ON_PAWN,
    ON_PAY,
    ON_PLACE_TWO,
    ON_PRICE,
    ON_PRIVILEGE,
    ON_PUT,
    ON_RELOCATE_LIFT,
    ON_RELOCATE_PUT,
    ON_RELOCATE_STEP,
    ON_RELOCATE_TAKE,
    ON_REMOVE,
    ON_REWARD,
    ON_SWAP,
    ON_TURN,
    OVER,
    PILE,
    PILE_AT,
)
from hanse.games.teutonica.phases import (
    displaced,
    establish,
    favours,
    lifting,
    markers,
    neutral,
    pawn,
    permanent,
    placing,
    relocate,
    turn,
)
from hanse.games.teutonica.phases.finish import end_action
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.view import view, write_position
from hanse.games.teutonica.words import describe, from_words, tell_event, to_words, touches
from hanse.kernel.chance import STATE_BYTES, Chance
from hanse.kernel.errors import MoveError


class State(Position):
    """A position in play."""

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

    def legal(self) -> list[int]:
        """The codes that can be played now, each once."""
        out: list[int] = []
        kind = self.asking()
        seat = self.mover()
        if kind == ON_TURN:
            turn.legal(self, out)
        elif kind == ON_DISPLACED:
            displaced.legal(self, seat, out)
        elif kind == ON_REWARD:
            establish.legal(self, seat, out)
        elif kind == ON_PUT:
            lifting.legal_put(self, seat, out)
        elif kind == ON_LIFT:
            lifting.legal_lift(self, seat, out)
        elif kind == ON_PAY:
            displaced.legal_pay(self, seat, out)
        elif kind == ON_MARKERS:
            placing.legal(self, seat, out)
        elif kind == ON_SWAP:
            markers.legal_swap(self, seat, out)
        elif kind == ON_DEVELOP:
            markers.legal_develop(self, seat, out)
        elif kind == ON_RELOCATE_PUT:
            relocate.legal_put(self, out)
        elif kind == ON_RELOCATE_TAKE:
            relocate.legal_choose(self, out)
        elif kind in (ON_REMOVE, ON_RELOCATE_LIFT, ON_RELOCATE_STEP):
            markers.legal_take(self, seat, out)
        else:
            self._legal_of_modules(kind, seat, out)
        return out

    def _legal_of_modules(self, kind: int, seat: int, out: list[int]) -> None:
        if kind == ON_ALSO_RECRUIT:
            favours.legal_recruit(self, seat, out)
        elif kind == ON_PRICE:
            favours.legal_price(self, seat, out)
        elif kind == ON_MOVE_ANY:
            permanent.legal_move_any(self, out)
        elif kind == ON_PRIVILEGE:
            permanent.legal_privilege(out)
        elif kind == ON_INDEPENDENT:
            permanent.legal_independent(self, seat, out)
        elif kind == ON_KEEP:
            permanent.legal_keep(self, seat, out)
        elif kind == ON_PLACE_TWO:
            permanent.legal_place_two(self, seat, out)
        elif kind == ON_PAWN:
            pawn.legal_start(self, out)
        elif kind == ON_NEUTRAL:
            neutral.legal(self, out)
        elif kind == ON_NEUTRAL_OFFICE:
            neutral.legal_office(self, out)

    def play(self, code: int) -> None:
        """Make a decision; one that is not legal now is refused and changes nothing."""
        if self.cells[OVER]:
            raise MoveError("the game is over: no decision is expected")
        legal = self.legal()
        if code not in legal:
            words = to_words(self.board, code)
            raise MoveError(
                f"{words!r} is not legal now: expected one of {len(legal)} others, such as {self.words(legal[0])!r}"
            )
        self.apply(code)

    def apply(self, code: int) -> None:
        """Make a decision known to be legal, without checking it again."""
        kind = self.asking()
        seat = self.mover()
        if kind == ON_TURN:
            turn.play(self, code)
        elif kind == ON_DISPLACED:
            displaced.play(self, seat, code)
        elif kind == ON_REWARD:
            establish.play(self, seat, code)
        elif kind == ON_PUT:
            lifting.play_put(self, seat, code)
            establish.resume(self)
        elif kind == ON_LIFT:
            lifting.play_lift(self, seat, code)
        elif kind == ON_PAY:
            displaced.play_pay(self, seat, code)
        elif kind == ON_MARKERS:
            placing.play(self, seat, code)
        elif kind < ON_MARKERS:
            self._apply_marker(kind, seat, code)
        else:
            self._apply_of_modules(kind, seat, code)
        if self.rules.neutral and self.cells[DEPTH] == 1:  # a neutral route may end the game within any action
            end_action(self)

    def _apply_marker(self, kind: int, seat: int, code: int) -> None:
        if kind == ON_SWAP:
            markers.play_swap(self, seat, code)
        elif kind == ON_DEVELOP:
            markers.play_develop(self, seat, code)
        elif kind == ON_RELOCATE_PUT:
            relocate.play_put(self, seat, code)
            establish.resume(self)
        elif kind == ON_RELOCATE_TAKE:
            relocate.play_choose(self, seat, code)
        elif kind == ON_REMOVE:
            markers.play_remove(self, seat, code)
        elif kind == ON_RELOCATE_LIFT:
            markers.play_relocate_lift(self, seat, code)
        elif kind == ON_RELOCATE_STEP:
            markers.play_relocate_step(self, seat, code)

    def _apply_of_modules(self, kind: int, seat: int, code: int) -> None:
        if kind == ON_ALSO_RECRUIT:
            favours.play_recruit(self, seat, code)
        elif kind == ON_PRICE:
            favours.play_price(self, seat, code)
        elif kind == ON_PAWN:
            pawn.play_start(self, seat, code)
        elif kind == ON_NEUTRAL:
            neutral.play(self, seat, code)
        elif kind == ON_NEUTRAL_OFFICE:
            neutral.play_office(self, code)
            establish.resume(self)
        else:
            self._apply_permanent(kind, seat, code)
            establish.resume(self)

    def _apply_permanent(self, kind: int, seat: int, code: int) -> None:
        if kind == ON_MOVE_ANY:
            permanent.play_move_any(self, seat, code)
        elif kind == ON_PRIVILEGE:
            permanent.play_privilege(self, seat, code)
        elif kind == ON_INDEPENDENT:
            permanent.play_independent(self, seat, code)
        elif kind == ON_KEEP:
            establish.play_keep(self, seat, code)
        elif kind == ON_PLACE_TWO:
            permanent.play_place_two(self, seat, code)

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
        for i in range(STATE_BYTES):
            self.cells[CHANCE + i] = chance.below(256)

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
