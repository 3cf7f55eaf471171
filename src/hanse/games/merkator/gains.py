"""What joining a trip would give (MK-8.2), so that nobody has to be asked in vain."""

from __future__ import annotations

import copy

from hanse.games.merkator.codes import DONE, FULFIL
from hanse.games.merkator.layout import ASK_SEAT, ON_JOIN
from hanse.games.merkator.phases import fulfil
from hanse.games.merkator.phases.joining import price
from hanse.games.merkator.phases.travel import bonus_goods
from hanse.games.merkator.position import Position
from hanse.games.merkator.writing import Data, card_key
from hanse.kernel.codes import Codes


def of_joining(s: Position, kind: int) -> Data:
    """The contracts that the seat could fulfil and the goods of its bonus cards; if there are none, its answer is moot.

    Nothing for any other kind of decision.
    """
    if kind != ON_JOIN:
        return {}
    seat = int(s.cells[ASK_SEAT])
    then = copy.copy(s)
    then.add_counters(seat, -price(s))
    bonus_goods(then, seat, s.board.bonus_join)
    answers = Codes()
    fulfil.legal(then, seat, answers)
    contracts = [answers.at(i) - FULFIL for i in range(answers.count) if answers.at(i) != DONE]
    goods = {
        key: then.stock(seat, good) - s.stock(seat, good)
        for good, key in enumerate(s.board.good_keys)
        if then.stock(seat, good) > s.stock(seat, good)
    }
    gains = {"contracts": [card_key(s, card) for card in contracts], "goods": goods}
    return {"gains": gains} if contracts or goods else {"gains": gains, "moot": DONE}
