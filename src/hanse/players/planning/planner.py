"""Plans the rest of a turn: a beam over actions, evaluated where the position is at rest.

A plan is a line of decisions until the turn has passed on. What other seats have to decide meanwhile is answered as
they would like it best. A decision out of turn is planned alike, until somebody else decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.kernel.state import BaseState
from hanse.players.value.value import Value

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_ACTIONS: Final = 24  # of one turn; a longer line is cut off and taken as it stands
AGAIN: Final = 20  # of the actions that a turn can begin with, so many are tried again later in it
_UNKNOWN: Final = -(1 << 62)  # what a position is worth that nobody had to judge


class Node:
    """A position within a plan, and the decisions that lead to it."""

    def __init__(self, state: BaseState, before: Node | None, code: int, first: int) -> None:
        """`first` is the decision that the action in progress, or the last one, began with."""
        self.state = state
        self.before = before
        self.code = code
        self.first = first
        self.worth: i64 = _UNKNOWN

    def line(self) -> list[int]:
        """All decisions from the beginning of the plan, whoever makes them."""
        codes: list[int] = []
        node: Node | None = self
        while node is not None and node.before is not None:
            codes.append(node.code)
            node = node.before
        codes.reverse()
        return codes


class Planner:
    """Finds the best plans of the seat that decides."""

    def __init__(
        self, value: Value, width: int, inner: int, sight: int = MOST_ACTIONS, again: int = AGAIN
    ) -> None:  # fmt: skip
        """`width` positions are followed from action to action, `inner` of each kind within an action.

        `sight` is how many actions it looks ahead. Of the actions that the turn can begin with, the best `again` are
        tried later in the turn too, beside those that were not possible before: the others would be no better then.
        """
        self.value = value
        self.width = width
        self.inner = inner
        self.sight = sight
        self.again = again
        self.looked: i64 = 0  # positions evaluated so far
        self._seat: i64 = 0
        self._seats: i64 = 0
        self._turn: i64 = 0
        self._own = True

    def plans(self, state: BaseState) -> list[Node]:
        """Where the turn can end, the best first; never none while the game goes on."""
        features = self.value.features
        self._seat = state.mover()
        self._seats = state.seats()
        self._turn = features.turn(state)
        self._own = features.active(state) == self._seat
        dull: set[int] = set()
        layer = [Node(state, None, -1, -1)]
        ended: list[Node] = []
        rest: list[Node] = []
        for action in range(self.sight):
            rest = []
            within: list[Node] = []
            self._grow(layer, dull, rest, within, ended)
            while within:
                deeper: list[Node] = []
                self._grow(self._best_of_each_kind(within), None, rest, deeper, ended)
                within = deeper
            if not rest:
                break
            if not action:
                dull = self._dull(state, rest, ended)
            layer = self._best(rest, self.width)
        found = rest or ended  # who does not see to the end of the turn does something first
        self._judge(found)
        return _sorted(found, len(found))

    def _grow(
        self, nodes: list[Node], dull: set[int] | None, rest: list[Node], within: list[Node], ended: list[Node]
    ) -> None:
        """Every next decision, sorted by where it leads: between two actions, into one, or to the end of the plan.

        Between two actions, `dull` are those not worth a try; within one there are none.
        """
        features = self.value.features
        seen: set[bytes] = set()
        for node in nodes:
            before = node.state
            codes = before.candidates() if before.mover() == self._seat else [self.answer(before)]
            if dull:
                codes = [code for code in codes if code not in dull] or codes
            for code in codes:
                state = before.copy()
                state.apply(code)
                key = state.key()
                if key in seen:
                    continue
                seen.add(key)
                grown = Node(state, node, code, node.first if dull is None else code)
                if self._has_ended(state):
                    ended.append(grown)
                elif self._own and features.at_rest(state):
                    rest.append(grown)
                else:
                    within.append(grown)

    def _dull(self, state: BaseState, rest: list[Node], ended: list[Node]) -> set[int]:
        """The actions that the turn could have begun with, but none of the best, nor any that ends it."""
        begun = state.candidates()
        if len(begun) <= self.again:
            return set()
        self._judge(rest)
        kept: set[int] = {node.first for node in ended}
        for node in _sorted(rest, len(rest)):
            if len(kept) >= self.again:
                break
            kept.add(node.first)
        return {code for code in begun if code not in kept}

    def _has_ended(self, state: BaseState) -> bool:
        if state.over():
            return True
        if self._own:
            return self.value.features.turn(state) != self._turn
        return state.mover() != self._seat

    def _judge(self, nodes: list[Node]) -> None:
        """Evaluate those that were not yet."""
        value = self.value
        for node in nodes:
            if node.worth == _UNKNOWN:
                self.looked += 1
                value.evaluate(node.state)
                node.worth = value.objective(self._seat, self._seats)

    def share(self, state: BaseState, seat: i64) -> i64:
        """What the seat may expect of a position."""
        self.value.evaluate(state)
        return self.value.expected(seat, self._seats)

    def answer(self, state: BaseState) -> int:
        """What the seat that decides likes best after its next decision alone."""
        seat: i64 = state.mover()
        codes = state.candidates()
        if len(codes) == 1:
            return codes[0]
        best = codes[0]
        most: i64 = _UNKNOWN
        for code in codes:
            after = state.copy()
            after.apply(code)
            self.value.evaluate(after)
            self.looked += 1
            worth = self.value.objective(seat, self._seats)
            if worth > most:
                best, most = code, worth
        return best

    def _best_of_each_kind(self, nodes: list[Node]) -> list[Node]:
        """Positions within different kinds of decision cannot be compared: of each kind some go on."""
        if len(nodes) <= self.inner:
            return nodes
        kinds: dict[int, list[Node]] = {}
        for node in nodes:
            kinds.setdefault(node.state.asking(), []).append(node)
        chosen: list[Node] = []
        for same in kinds.values():
            chosen.extend(self._best(same, self.inner))
        return chosen

    def _best(self, nodes: list[Node], most: int) -> list[Node]:
        """So many of the best ones. Where all of them go on, nobody has to be judged."""
        if len(nodes) <= most:
            return nodes
        self._judge(nodes)
        return _sorted(nodes, most)


def _sorted(nodes: list[Node], most: int) -> list[Node]:
    """So many of the best ones, the best first; of equals the one that was found first."""
    kept: list[Node] = []
    for node in nodes:
        if len(kept) == most:
            if node.worth <= kept[most - 1].worth:
                continue
            kept.pop()
        place = len(kept)
        while place and kept[place - 1].worth < node.worth:
            place -= 1
        kept.insert(place, node)
    return kept
