"""Standing orders: what somebody wants decided without being asked, as a list of wishes for a kind of decision.

A game declares for which kinds orders may be left, and which wishes there are. A wish stands for the codes of a family,
or for those of them that name the same things; its word is stable. What meets a wish is found in what the seat sees and
in what its choices say, so that an order knows no more than whoever left it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hanse.kernel.contract import Game, State
from hanse.kernel.errors import MoveError

Choice = dict[str, Any]
View = dict[str, Any]
Orders = Mapping[str, Sequence[str]]  # by kind of decision: the words of wishes, the dearest first


def nothing(choice: Choice) -> Choice:
    """A wish that stands for a whole family names nothing."""
    return {}


def by(*names: str) -> Callable[[Choice], Choice]:
    """A wish names these parts of a choice."""
    return lambda choice: {name: choice[name] for name in names}


def always(view: View, only: bool) -> bool:
    """A wish that is meant whenever it can be met."""
    return True


def nothing_else(view: View, only: bool) -> bool:
    """A wish that is meant if there is no other choice."""
    return only


@dataclass(frozen=True)
class Wish:
    """Choices of a family that are wished for together: those for which `parts` gives the same.

    `when` says whether the wish is meant now, from the view of who decides and whether there is only one choice.
    Several wishes for one family differ in their `name` or in what is `told` with it.
    """

    family: str
    parts: Callable[[Choice], Choice] = nothing
    name: str = ""
    told: Choice = field(default_factory=dict)
    when: Callable[[View, bool], bool] = always

    def of(self, choice: Choice) -> Choice:
        """The wish that this choice of its family meets, as plain data with its word."""
        name, facts = self.name or self.family, {**self.parts(choice), **self.told}
        return {"word": " ".join([name, *map(str, facts.values())]), "wish": name, **facts}


@dataclass(frozen=True)
class Orderable:
    """A kind of decision for which orders may be left; the `usual` ones spare a person questions in vain."""

    kind: str
    wishes: tuple[Wish, ...]
    usual: tuple[str, ...] = ()


def wishes(game: Game, state: State) -> dict[str, list[Choice]]:
    """All wishes that may stand in orders in this game, by kind of decision, as plain data: see `Wish.of`."""
    said: list[Choice] = []
    for code in range(game.actions):
        try:
            said.append(state.describe(code))
        except MoveError:  # not on this board
            continue
    found: dict[str, list[Choice]] = {}
    for orderable in game.orders:
        known: dict[str, Choice] = {}
        for wish in orderable.wishes:
            for choice in said:
                if choice["family"] == wish.family:
                    one = wish.of(choice)
                    known.setdefault(one["word"], one)
        found[orderable.kind] = list(known.values())
    return found


def met(orderable: Orderable, state: State, view: View) -> dict[str, int]:
    """The wishes that can be met in the decision that waits, each with the first legal code that does."""
    found: dict[str, int] = {}
    legal = state.legal()
    meant = [wish for wish in orderable.wishes if wish.when(view, len(legal) == 1)]
    for code in legal:
        choice = state.describe(code)
        for wish in meant:
            if wish.family == choice["family"]:
                found.setdefault(wish.of(choice)["word"], code)
    return found


def obey(game: Game, state: State, orders: Orders) -> int | None:
    """The decision that orders of who has to decide amount to: the dearest wish that can be met; None if none can."""
    if state.over() or not orders:
        return None
    view = state.view(state.mover())
    kind = view["decision"]["kind"]
    orderable = next((each for each in game.orders if each.kind == kind and kind in orders), None)
    if orderable is None:
        return None
    possible = met(orderable, state, view)
    return next((possible[word] for word in orders[kind] if word in possible), None)
