"""What a seat needs for its contracts, and what it could buy: told to whoever plans, by the rules that decide."""

from __future__ import annotations

from hanse.games.merkator.layout import COLOURS, DISPLAY, GOODS
from hanse.games.merkator.phases.invest import affordable
from hanse.games.merkator.phases.means import lacking
from hanse.games.merkator.position import Position
from hanse.games.merkator.writing import Data, card_key


def lacks(s: Position, seat: int, card: int) -> Data:
    """What a contract lacks: goods that the storerooms have not, and how many cubes of them nothing makes up for."""
    goods: dict[str, int] = {}
    for colour in range(COLOURS):
        pair = (2 * colour, 2 * colour + 1)
        gaps = {good: int(s.board.contract_demand[card * GOODS + good]) - s.stock(seat, good) for good in pair}
        gaps = {good: gap for good, gap in gaps.items() if gap > 0}
        tile = s.tile(seat) >> colour & 1 and len(gaps) == 1
        goods |= {s.board.good_keys[good]: gap - bool(tile) for good, gap in gaps.items() if gap > bool(tile)}
    return {"cubes": lacking(s, seat, card), "goods": goods}


def within_reach(s: Position, seat: int) -> list[str]:
    """MK-5.4, MK-12.5: the open cards that the seat could pay for with what it has now."""
    shown = [s.open_card(kind, slot) for kind in range(2) for slot in range(DISPLAY)]
    return [card_key(s, card) for card in shown if card >= 0 and affordable(s, seat, card)]
