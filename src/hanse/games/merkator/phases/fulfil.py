"""Fulfilling contracts (section 7.1) and their rewards (sections 7.4 to 7.6)."""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.codes import BUY, DONE, FULFIL, LEAVE, SELL, SELL_REWARD, TAKE_REWARD
from hanse.games.merkator.decision import PILE_VALUE, Decision, unless
from hanse.games.merkator.layout import (
    ASK_A,
    CONTRACTS,
    END_PEACE,
    ENDING,
    FRESH,
    IN_DISCARD,
    MARKS,
    MET,
    ON_FULFIL,
    ON_REWARD,
    ON_UNCOVERED,
    OWNED,
    PAID,
    PAWN,
    PEACE_PILE,
    PILE,
    STEP_FULFIL,
    STEP_JOIN,
    WHERE,
)
from hanse.games.merkator.phases import pay
from hanse.games.merkator.phases.means import lacking, payable
from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


def begin(s: Position, seat: int) -> None:
    """The seat may fulfil contracts of the place."""
    s.ask(ON_FULFIL, seat)


def legal(s: Position, seat: int, out: Codes) -> None:
    """MK-7.1.1: own contracts of the place, not yet fulfilled in this turn, that can be paid; or stop."""
    out.append(DONE)
    pawn: int = s.cells[PAWN]
    for card in range(CONTRACTS):
        if s.cells[WHERE + card] != OWNED + seat or s.board.contract_place[card] != pawn - 1:
            continue
        marks: int = s.cells[MARKS + card]
        if marks & MET or (marks & FRESH and s.rules.fresh_waits):
            continue
        if payable(s, seat, card):
            out.append(FULFIL + card)


def why_not_fulfilled(s: Position, seat: int, card: int) -> Why | None:
    """Why a contract cannot be fulfilled: whose it is, where the pawn stands, what lacks."""
    if s.cells[WHERE + card] != OWNED + seat:
        return because("not-yours", card)
    if card == s.board.peace:
        return because("peace")
    marks: int = s.cells[MARKS + card]
    if marks & MET:
        return because("met")
    if marks & FRESH and s.rules.fresh_waits:
        return because("fresh")
    lacks = lacking(s, seat, card)
    if lacks:
        return because("lacks", lacks, card)
    pawn: int = s.cells[PAWN]
    place: int = s.board.contract_place[card]
    return None if place == pawn - 1 else because("elsewhere", place)


def why_not_yet(s: Position, seat: int, card: int) -> Why:
    """The same while no contracts are fulfilled."""
    return why_not_fulfilled(s, seat, card) or because("elsewhere", s.board.contract_place[card])


def play(s: Position, seat: int, code: int) -> None:
    """Begin to pay a contract, or stop."""
    if code != DONE:
        pay.begin(s, seat, code - FULFIL)
        return
    s.ask(STEP_JOIN, seat)


def reward(s: Position, seat: int) -> None:
    """The demand is delivered: the contract is fulfilled and its reward is found."""
    paid: int = s.cells[PAID]
    contract = paid - 1
    marks: int = s.cells[MARKS + contract]
    s.cells[MARKS + contract] = marks | MET
    s.cells[PAID] = 0
    s.tell("fulfilled", seat, contract)
    pile: int = s.board.contract_pile[contract]
    source = _source(s, pile)
    if source < 0:  # MK-7.5.3
        s.tell("unrewarded", seat, contract)
        s.ask(STEP_FULFIL, seat)
    elif s.rules.sell_reward and source != PEACE_PILE:  # MK-13.7
        s.ask(ON_REWARD, seat, source)
    else:
        take_reward(s, seat, source)


def _source(s: Position, pile: int) -> int:
    """MK-7.4.1, MK-7.5: the pile of the next value, else that of the same, each formed anew if it must; or -1."""
    if pile < PEACE_PILE and (s.cells[PILE + pile + 1] or s.reform(pile + 1)):
        return pile + 1
    if s.cells[PILE + pile] or s.reform(pile):
        return pile
    return -1


def play_reward(s: Position, seat: int, code: int, pile: int) -> None:
    """Take, leave or sell the top card of the pile."""
    if code == TAKE_REWARD:
        take_reward(s, seat, pile)
    elif code == DONE:
        s.ask(STEP_FULFIL, seat)
    else:
        _sell(s, seat, pile, "reward_sold" if code == SELL_REWARD else "uncovered_sold")


def _sell(s: Position, seat: int, pile: int, event: str) -> None:
    """The top card of a pile is discarded for its value in coins."""
    card = s.draw(pile)
    s.cells[WHERE + card] = IN_DISCARD
    s.set_coins(seat, s.coins(seat) + s.value(card))
    s.tell(event, seat, card, s.value(card))
    _uncover(s, pile)
    s.ask(STEP_FULFIL, seat)


def take_reward(s: Position, seat: int, source: int) -> None:
    """MK-7.4.2: at once, before the next contract is chosen; the Peace begins the final phase (MK-10.1)."""
    card = s.draw(source)
    s.gain_contract(seat, card)
    s.cells[MARKS + card] = FRESH
    s.tell("rewarded", seat, card)
    if source == PEACE_PILE and not s.cells[ENDING] and not s.rules.solo:
        s.cells[ENDING] = END_PEACE
        s.tell("ending", END_PEACE)
    lay_under = s.pile_top(source) >= 0
    _uncover(s, source)
    if lay_under and s.rules.sell_uncovered:
        s.ask(ON_UNCOVERED, seat, source)
    else:
        s.ask(STEP_FULFIL, seat)


def _uncover(s: Position, source: int) -> None:
    """MK-7.4.3: the next card of the pile can be seen."""
    top = s.pile_top(source)
    if top >= 0:
        s.tell("uncovered", top)
    else:
        s.reform_if_due(source)


class Fulfil(Decision):
    """Which contract of the place is fulfilled next, or that no more are."""

    def __init__(self) -> None:
        super().__init__(ON_FULFIL, "fulfil", travelled=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """Contracts that can be paid, or stop."""
        legal(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """What stands against a contract."""
        if code == DONE:
            return None
        return why_not_fulfilled(s, seat, code - FULFIL) if FULFIL <= code < LEAVE else asked()

    def play(self, s: Position, seat: int, code: int) -> None:
        """Begin to pay, or stop."""
        play(s, seat, code)


class TopCard(Decision):
    """What is done with the top card of a pile (MK-13.7)."""

    def play(self, s: Position, seat: int, code: int) -> None:
        """Take, leave or sell it."""
        play_reward(s, seat, code, s.cells[ASK_A])

    def about(self, s: Position) -> dict[str, Any]:
        """The card."""
        return {"contract": s.board.card_keys[s.pile_top(s.cells[ASK_A])]}


class Reward(TopCard):
    """Whether the reward is taken or sold."""

    def __init__(self) -> None:
        super().__init__(ON_REWARD, "reward", "value", PILE_VALUE, travelled=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """Either."""
        out.append(TAKE_REWARD)
        out.append(SELL_REWARD)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Either."""
        return None if code in (TAKE_REWARD, SELL_REWARD) else asked()

    def faults(self, s: Position, seat: int) -> list[str]:
        """There is one, and it is not the Peace."""
        return unless(s.rules.sell_reward and _sellable(s))


class Uncovered(TopCard):
    """MK-R-51, the other reading: whether the card is sold that lay under the reward."""

    def __init__(self) -> None:
        super().__init__(ON_UNCOVERED, "uncovered", "value", PILE_VALUE, travelled=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """Leave it, or sell it."""
        out.append(DONE)
        out.append(SELL + s.pile_top(s.cells[ASK_A]))

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Only the card that lay under the reward."""
        card = s.pile_top(s.cells[ASK_A])
        if code in (DONE, SELL + card):
            return None
        return because("only-card", card) if SELL <= code < BUY else asked()

    def faults(self, s: Position, seat: int) -> list[str]:
        """There is one, and it is not the Peace."""
        return unless(s.rules.sell_uncovered and _sellable(s))


def _sellable(s: Position) -> bool:
    """Whether the pile in question has a card that can be sold."""
    pile: int = s.cells[ASK_A]
    return pile < PEACE_PILE and s.cells[PILE + pile] > 0
