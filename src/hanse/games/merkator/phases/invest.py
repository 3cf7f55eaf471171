"""Investing (section 5): sell contracts, buy open cards, hold one card in hand (variant 3), stop."""

from __future__ import annotations

from hanse.games.merkator.codes import (
    BUY,
    BUY_HAND,
    DISCARD,
    DONE,
    FULFIL,
    HAND_IN,
    HOLD,
    LAY_BACK,
    LEAVE,
    SELL,
    SPLIT,
    TRAVEL,
)
from hanse.games.merkator.decision import Decision, unless
from hanse.games.merkator.layout import (
    BONUS,
    BUILDING,
    CONTRACTS,
    DISPLAY,
    HAND,
    HAND_NEW,
    IN_DISCARD,
    IN_HAND,
    MARKS,
    ON_DISPLAY,
    ON_HAND_IN,
    ON_INVEST,
    OWNED,
    SEAT,
    SEAT_CELLS,
    STEP_TRAVEL,
    WHERE,
)
from hanse.games.merkator.phases import fulfil, solo, travel
from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because
from hanse.kernel.errors import Phrase


def legal(s: Position, seat: int, out: Codes) -> None:
    """MK-5.1, MK-12.5, MK-13.3: everything the active seat may do before it travels."""
    _sales(s, seat, out)
    for kind in range(2):
        for slot in range(DISPLAY):
            card = s.open_card(kind, slot)
            if card >= 0 and affordable(s, seat, card):
                out.append(BUY + card - BONUS)
    if s.rules.hand_card:
        _hand(s, seat, out)
    if may_stop(s, seat):
        out.append(DONE)


def _sales(s: Position, seat: int, out: Codes) -> None:
    """MK-5.3: never the last one; R-11: the Peace only by option. Alone, surplus contracts are discarded (R-47)."""
    held = s.held(seat)
    family = SELL
    if s.rules.solo:
        if held <= s.board.contract_limit:
            return
        family = DISCARD
    elif held < 2:
        return
    for card in range(CONTRACTS):
        if s.cells[WHERE + card] == OWNED + seat and (card != s.board.peace or s.rules.peace_sellable):
            out.append(family + card)


def affordable(s: Position, seat: int, card: int) -> bool:
    """MK-5.4: whether the seat has the coins; MK-12.5: alone, the contracts."""
    if s.rules.solo:
        return solo.payable(s, seat, s.cost(card))
    return s.coins(seat) >= s.cost(card)


def _hand(s: Position, seat: int, out: Codes) -> None:
    """MK-13.3: take a card in hand, buy it or lay it back in a later turn."""
    base = SEAT + seat * SEAT_CELLS
    card: int = s.cells[base + HAND]
    if card:
        if s.cells[base + HAND_NEW]:
            return
        if card - 1 < BONUS:
            out.append(LAY_BACK)
        elif affordable(s, seat, card - 1):
            out.append(BUY_HAND)
        return
    for kind in range(2):
        for slot in range(DISPLAY):
            shown = s.open_card(kind, slot)
            if shown >= 0:
                out.append(HOLD + shown)
    if s.held(seat) >= 2:
        for own in range(CONTRACTS):
            if own != s.board.peace and s.cells[WHERE + own] == OWNED + seat:
                out.append(HOLD + own)


def may_stop(s: Position, seat: int) -> bool:
    """MK-5.2: with more than five contracts investing is compulsory, but not in the final phase (MK-10.4)."""
    if s.held(seat) > s.board.contract_limit and not s.final():
        return False
    if s.rules.must_buy and s.coins(seat) > s.rules.coin_limit:
        for kind in range(2):
            for slot in range(DISPLAY):
                card = s.open_card(kind, slot)
                if card >= 0 and s.coins(seat) >= s.cost(card):
                    return False
    return True


def why_not(s: Position, seat: int, code: int) -> Why | None:
    """What stands against a sale, a purchase, a card in hand, or the end of investing."""
    if code == DONE:
        return _why_not_stopped(s, seat)
    if code in (BUY_HAND, LAY_BACK) or HOLD <= code < DISCARD:
        return _why_no_hand(s, seat, code) if s.rules.hand_card else because("no-hand-card")
    if SELL <= code < BUY:
        return because("alone") if s.rules.solo else _why_not_sold(s, seat, code - SELL)
    if BUY <= code < HOLD:
        return _why_not_bought(s, seat, code - BUY + BONUS)
    if DISCARD <= code < HAND_IN:
        return _why_not_discarded(s, seat, code - DISCARD)
    if FULFIL <= code < LEAVE:
        return fulfil.why_not_yet(s, seat, code - FULFIL)
    return (travel.why_too_long(s, seat, code - TRAVEL) if TRAVEL <= code < SPLIT else None) or asked()


def _why_not_own(s: Position, seat: int, card: int) -> Why | None:
    return None if s.owns(seat, card) else because("not-yours", card)


def _why_not_sold(s: Position, seat: int, card: int) -> Why | None:
    """MK-5.3, R-11."""
    why = _why_not_own(s, seat, card)
    if why is not None:
        return why
    if s.held(seat) < 2:
        return because("last-contract")
    return because("peace") if card == s.board.peace and not s.rules.peace_sellable else None


def _why_not_discarded(s: Position, seat: int, card: int) -> Why | None:
    """R-47: alone, and only beyond the limit."""
    if not s.rules.solo:
        return asked()
    why = _why_not_own(s, seat, card)
    if why is not None:
        return why
    if s.held(seat) <= s.board.contract_limit:
        return because("no-surplus", s.board.contract_limit, s.held(seat))
    return because("peace") if card == s.board.peace and not s.rules.peace_sellable else None


def _why_not_bought(s: Position, seat: int, card: int) -> Why | None:
    """An open card, for its price."""
    if s.cells[WHERE + card] != ON_DISPLAY:
        return because("not-open", card)
    return _why_not_afforded(s, seat, card)


def _why_not_afforded(s: Position, seat: int, card: int) -> Why | None:
    if affordable(s, seat, card):
        return None
    if s.rules.solo:
        return because("contracts", s.cost(card), solo.most_value(s, seat))
    return because("coins", s.cost(card), s.coins(seat))


def _why_no_hand(s: Position, seat: int, code: int) -> Why | None:
    """MK-13.3: one card, which stays in hand for this turn."""
    base = SEAT + seat * SEAT_CELLS
    held: int = s.cells[base + HAND]
    if code >= HOLD:
        return because("hand-full", held - 1) if held else _why_not_held(s, seat, code - HOLD)
    if not held:
        return because("hand-empty")
    if s.cells[base + HAND_NEW]:
        return because("hand-new")
    if (code == LAY_BACK) != (held - 1 < BONUS):
        return because("hand-other", held - 1)
    return None if code == LAY_BACK else _why_not_afforded(s, seat, held - 1)


def _why_not_held(s: Position, seat: int, card: int) -> Why | None:
    """An open card, or an own contract that is not the last."""
    if card >= BONUS:
        return None if s.cells[WHERE + card] == ON_DISPLAY else because("not-open", card)
    why = _why_not_own(s, seat, card)
    if why is not None:
        return why
    if card == s.board.peace:
        return because("peace")
    return because("last-contract") if s.held(seat) < 2 else None


def _why_not_stopped(s: Position, seat: int) -> Why | None:
    """MK-5.2: too many contracts, or by option too many coins."""
    if may_stop(s, seat):
        return None
    if s.held(seat) > s.board.contract_limit and not s.final():
        return because("too-many", s.board.contract_limit, s.held(seat))
    return because("must-buy", s.rules.coin_limit, s.coins(seat))


def play(s: Position, seat: int, code: int) -> None:
    """One sale, one purchase, one card in hand, or the end of this part."""
    if code == DONE:
        _stop(s, seat)
    elif code == BUY_HAND:
        held: int = s.cells[SEAT + seat * SEAT_CELLS + HAND]
        _buy(s, seat, held - 1)
    elif code == LAY_BACK:
        _lay_back(s, seat)
    elif code >= DISCARD:
        s.lose_contract(seat, code - DISCARD, IN_DISCARD)
        s.tell("discarded", seat, code - DISCARD)
        s.reform_if_due(s.board.contract_pile[code - DISCARD])
    elif code >= HOLD:
        _hold(s, seat, code - HOLD)
    elif code >= BUY:
        _buy(s, seat, code - BUY + BONUS)
    else:
        _sell(s, seat, code - SELL)


def _stop(s: Position, seat: int) -> None:
    """MK-5.5: coins above 15 are lost, at this moment only."""
    coins = s.coins(seat)
    if s.rules.coin_limit and coins > s.rules.coin_limit:
        s.set_coins(seat, s.rules.coin_limit)
        s.tell("forfeited", seat, coins - s.rules.coin_limit)
    s.ask(STEP_TRAVEL, seat)


def _sell(s: Position, seat: int, card: int) -> None:
    """R-9: a sold contract goes to the discard."""
    s.lose_contract(seat, card, IN_DISCARD)
    s.set_coins(seat, s.coins(seat) + s.value(card))
    s.tell("sold", seat, card, s.value(card))
    s.reform_if_due(s.board.contract_pile[card])


def _hold(s: Position, seat: int, card: int) -> None:
    base = SEAT + seat * SEAT_CELLS
    s.tell("held", seat, card)
    if card < CONTRACTS:
        s.lose_contract(seat, card, IN_HAND + seat)
    else:
        s.close_display(card)
        s.cells[WHERE + card] = IN_HAND + seat
    s.cells[base + HAND] = 1 + card
    s.cells[base + HAND_NEW] = 1


def _lay_back(s: Position, seat: int) -> None:
    base = SEAT + seat * SEAT_CELLS
    held: int = s.cells[base + HAND]
    s.gain_contract(seat, held - 1)
    s.cells[MARKS + held - 1] = 0
    s.cells[base + HAND] = 0
    s.tell("laid_back", seat, held - 1)


def _buy(s: Position, seat: int, card: int) -> None:
    """Alone, the price is paid with contracts, one by one."""
    if s.rules.solo:
        solo.begin(s, seat, card)
        return
    s.set_coins(seat, s.coins(seat) - s.cost(card))
    acquire(s, seat, card, s.cost(card))


def play_hand_in(s: Position, seat: int, code: int) -> None:
    """One more contract for the card that is being bought, or enough."""
    if code == DONE:
        card = solo.paid(s, seat)
        acquire(s, seat, card, s.cost(card))
    else:
        solo.hand_in(s, seat, code)


def acquire(s: Position, seat: int, card: int, paid: int) -> None:
    """A paid card comes to the seat, from the display or from its hand."""
    base = SEAT + seat * SEAT_CELLS
    from_hand = s.cells[base + HAND] == 1 + card
    if from_hand:
        s.cells[base + HAND] = 0
    s.cells[WHERE + card] = OWNED + seat
    s.tell("bought", seat, card, paid)
    if not from_hand:
        s.close_display(card)
    if s.rules.bonus_on_purchase and card < BUILDING:  # MK-13.6
        good: int = s.board.bonus_good[card - BONUS]
        s.add_stock(seat, good, 1)
        s.tell("bonus", seat, card, good, 1)
    if s.rules.solo and card >= BUILDING and (not from_hand or s.rules.hand_refreshes):  # MK-12.6
        s.refresh_bonus()


class Invest(Decision):
    """What is sold, bought or taken in hand, or that no more is."""

    def __init__(self) -> None:
        super().__init__(ON_INVEST, "invest", by_active=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """Everything that can be sold, bought or held, or stop."""
        legal(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """What stands against it."""
        return why_not(s, seat, code)

    def play(self, s: Position, seat: int, code: int) -> None:
        """One of them."""
        play(s, seat, code)


class HandIn(Decision):
    """With which contracts the lone player pays for a card."""

    def __init__(self) -> None:
        super().__init__(ON_HAND_IN, "hand-in", by_active=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """One more contract, or enough."""
        solo.legal(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """What stands against a contract, or the end of paying."""
        return solo.why_not(s, seat, code)

    def play(self, s: Position, seat: int, code: int) -> None:
        """Hand it in, or take the card."""
        play_hand_in(s, seat, code)

    def faults(self, s: Position, seat: int) -> list[str]:
        """Alone, with contracts to hand in."""
        if not s.rules.solo:
            return [Phrase("pending hand-in: expected in the solo game only")]
        return unless(s.held(seat) > 0)
