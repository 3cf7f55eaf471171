"""The solo game (section 12): paying with contracts, and the stack that tells the time."""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.codes import DONE, FULFIL, HAND_IN
from hanse.games.merkator.layout import (
    BOUGHT,
    CONTRACTS,
    HANDED,
    IN_DISCARD,
    ON_HAND_IN,
    ON_INVEST,
    OWNED,
    SOLO,
    SOLO_AT,
    WHERE,
)
from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because

MOST_HANDED: Final = 255  # more value than this can be handed in, but not counted


def payable(s: Position, seat: int, cost: int) -> bool:
    """MK-12.5: whether a set of contracts covers the cost and at least one remains."""
    return most_value(s, seat) >= cost


def _most(s: Position, seat: int, without: int) -> int:
    """The greatest value that can be handed in besides one contract: all but the Peace, and one must remain."""
    total, least, number = 0, 0, 0
    for card in range(CONTRACTS):
        if s.cells[WHERE + card] == OWNED + seat and card != s.board.peace and card != without:
            value = s.value(card)
            total += value
            number += 1
            least = value if number == 1 else min(least, value)
    held = s.held(seat) if without < 0 else s.held(seat) - 1
    return total - least if number == held else total


def begin(s: Position, seat: int, card: int) -> None:
    """The card is chosen; now it is paid for."""
    s.cells[BOUGHT] = 1 + card
    s.cells[HANDED] = 0
    s.ask(ON_HAND_IN, seat)


def legal(s: Position, seat: int, out: Codes) -> None:
    """One more contract, if the price can still be reached; done, once it is."""
    card: int = s.cells[BOUGHT]
    handed: int = s.cells[HANDED]
    missing = s.cost(card - 1) - handed
    if missing <= 0:
        out.append(DONE)
    if s.held(seat) < 2:
        return
    for own in range(CONTRACTS):
        mine = s.cells[WHERE + own] == OWNED + seat and own != s.board.peace
        if mine and s.value(own) + _most(s, seat, own) >= missing:
            out.append(HAND_IN + own)


def why_not(s: Position, seat: int, code: int) -> Why | None:
    """Why a contract cannot be handed in, or the price is not paid yet."""
    card: int = s.cells[BOUGHT]
    handed: int = s.cells[HANDED]
    missing = s.cost(card - 1) - handed
    if code == DONE:
        return because("price", missing) if missing > 0 else None
    if not HAND_IN <= code < FULFIL:
        return asked()
    own = code - HAND_IN
    if s.cells[WHERE + own] != OWNED + seat:
        return because("not-yours", own)
    if own == s.board.peace:
        return because("peace")
    if s.held(seat) < 2:
        return because("last-contract")
    return None if s.value(own) + _most(s, seat, own) >= missing else because("price-out", missing)


def most_value(s: Position, seat: int) -> int:
    """The greatest value that can be handed in."""
    return _most(s, seat, -1)


def hand_in(s: Position, seat: int, code: int) -> None:
    """A contract goes to the discard for the card that is being bought."""
    card = code - HAND_IN
    handed: int = s.cells[HANDED]
    s.cells[HANDED] = min(handed + s.value(card), MOST_HANDED)
    s.lose_contract(seat, card, IN_DISCARD)
    s.tell("handed_in", seat, card)
    s.reform_if_due(s.board.contract_pile[card])


def paid(s: Position, seat: int) -> int:
    """The price is handed in: the card that was bought."""
    card: int = s.cells[BOUGHT]
    s.cells[BOUGHT] = 0
    s.cells[HANDED] = 0
    s.ask(ON_INVEST, seat)
    return card - 1


def uncover(s: Position) -> None:
    """MK-12.7: the top card of the solo stack goes face up on the pile of its value."""
    count: int = s.cells[SOLO]
    if not count:
        return
    card: int = s.cells[SOLO_AT + count - 1]
    s.cells[SOLO_AT + count - 1] = 0
    s.cells[SOLO] = count - 1
    s.lay_on_pile(card)
    s.tell("uncovered", card)
