"""Codes in words and back, the board elements they touch, and events as plain data.

The words are stable: records, bots and people may rely on them.
"""

from __future__ import annotations

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.codes import (
    ACTIONS_END,
    BUY,
    BUY_HAND,
    BY_STOCK,
    BY_TILE,
    DELIVER,
    DISCARD,
    DONE,
    EXCHANGE,
    EXCHANGE_WIDTH,
    FULFIL,
    HAND_IN,
    HOLD,
    JOIN,
    KEEP,
    LAY_BACK,
    LEAVE,
    LOSE,
    LOSE_TILE,
    SELL,
    SELL_REWARD,
    SPARE,
    SPLIT,
    STORE,
    TAKE_REWARD,
    TRAVEL,
    TURN_NEXT,
)
from hanse.games.merkator.layout import BONUS, BUILDING
from hanse.games.merkator.tables import VALUES, Tables
from hanse.kernel.words import Choice, Codec, Family, Field, number, one_of, part

KINDS = ("contract", "bonus", "building")


def card_kind(card: int) -> str:
    """Contract, bonus card or building."""
    return KINDS[(card >= BONUS) + (card >= BUILDING)]


SEAT, CUBES, COINS, COUNTERS = number("seat"), number("cubes"), number("coins"), number("counters")
PLACE: Field[Tables] = part("place", lambda board, place: board.place_keys[place])
CONTRACT: Field[Tables] = part("contract", lambda board, card: board.card_keys[card])
CARD: Field[Tables] = part("card", lambda board, card: board.card_keys[card])
GOOD: Field[Tables] = part("good", lambda board, good: board.good_keys[good])
COLOUR: Field[Tables] = part("colour", lambda board, colour: board.colour_keys[colour])


def _tile_as(board: Tables, good: int) -> Choice:
    return {"colour": board.colour_keys[good // 2], "good": board.good_keys[good]}


def _any_card(board: Tables, card: int) -> Choice:
    return {"kind": card_kind(card), "card": board.card_keys[card]}


def _shop_card(board: Tables, card: int) -> Choice:
    return _any_card(board, BONUS + card)


def _exchange(board: Tables, exchange: int) -> Choice:
    """What is received, and for what: `payment` is how that is written."""
    good, by = divmod(exchange, EXCHANGE_WIDTH)
    received = board.good_keys[good]
    if by < BY_STOCK:
        return {"good": received, "by": "counters", "payment": "counters"}
    if by < BY_TILE:
        paid = board.good_keys[by - BY_STOCK]
        return {"good": received, "by": "stock", "paid": paid, "payment": paid}
    paid = board.good_keys[by - BY_TILE]
    return {"good": received, "by": "tile", "paid": paid, "payment": f"{paid}+tile"}


# Every family of codes; what a code of it names stands in its text. No two texts begin alike.
FAMILIES: tuple[Family[Tables], ...] = (
    Family(DONE, "done", "done"),
    Family(JOIN, "join", "join"),
    Family(KEEP, "keep", "keep letter"),
    Family(TURN_NEXT, "turn-next", "turn next"),
    Family(TAKE_REWARD, "take-reward", "take reward"),
    Family(SELL_REWARD, "sell-reward", "sell reward"),
    Family(BUY_HAND, "buy-hand", "buy hand"),
    Family(LAY_BACK, "lay-back", "lay back"),
    Family(TRAVEL, "travel", "travel {place}", PLACE),
    Family(SPLIT, "split", "split {first}", number("first")),
    Family(SELL, "sell", "sell contract {contract}", CONTRACT),
    Family(BUY, "buy", "buy {kind} {card}", _shop_card),
    Family(HOLD, "hold", "hold {kind} {card}", _any_card),
    Family(DISCARD, "discard", "discard {contract}", CONTRACT),
    Family(HAND_IN, "hand-in", "hand-in {contract}", CONTRACT),
    Family(FULFIL, "fulfil", "fulfil {contract}", CONTRACT),
    Family(LEAVE, "leave", "leave {good}", GOOD),
    Family(EXCHANGE, "exchange", "exchange {payment} for {good}", _exchange),
    Family(DELIVER, "deliver", "deliver tile as {good}", _tile_as),
    Family(SPARE, "spare", "spare tile {colour}", COLOUR),
    Family(LOSE, "lose", "lose {good}", GOOD),
    Family(LOSE_TILE, "lose-tile", "lose tile {colour}", COLOUR),
    Family(STORE, "store", "store {good}", _tile_as),
)


def touches(board: Tables, choice: Choice) -> list[str]:
    """The ids of the elements that a choice names.

    place:ID, good:ID (a storeroom of the decider), tile:COLOUR (of the decider), card:ID, counters:own, hand:own.
    """
    found = [f"{what}:{choice[what]}" for what in ("place", "good", "card") if what in choice]
    if "contract" in choice:
        found.append(f"card:{choice['contract']}")
    if "colour" in choice:
        found.append(f"tile:{choice['colour']}")
    if choice["family"] == "exchange":
        found += ["counters:own"] if choice["by"] == "counters" else [f"good:{choice['paid']}"]
        if choice["by"] == "tile":
            found.append(f"tile:{board.colour_keys[board.good_keys.index(choice['paid']) // 2]}")
    if choice["family"] in ("buy-hand", "lay-back"):
        found.append("hand:own")
    return found


# Events ----------------------------------------------------------------------------------------------------------

ENDS = {1: "peace", 2: "counters", 4: "stop", 8: "turns"}
LETTER = one_of("letter", BACK_NAMES)
SIDE: Field[Tables] = part("side", lambda board, side: board.side_keys[side])

# What the numbers of each event are.
EVENTS: dict[str, tuple[Field[Tables], ...]] = {
    "turn_began": (SEAT, number("turn")),
    "sold": (SEAT, CARD, COINS),
    "bought": (SEAT, CARD, number("cost")),
    "held": (SEAT, CARD),  # taken in hand
    "laid_back": (SEAT, CARD),
    "discarded": (SEAT, CARD),
    "handed_in": (SEAT, CARD),
    "forfeited": (SEAT, COINS),
    "shown": (CARD, number("space", 1)),  # turned up from its stack
    "refreshed": (),  # the open bonus cards went under their stack
    "uncovered": (CARD,),  # the new top of a pile
    "reformed": (one_of("value", VALUES),),  # a pile, from the discard
    "travelled": (SEAT, PLACE),
    "took": (SEAT, PLACE, GOOD, CUBES),
    "bonus": (SEAT, CARD, GOOD, CUBES),
    "grew": (PLACE, CUBES),
    "paid_time": (SEAT, COUNTERS),
    "took_time": (SEAT, COUNTERS),
    "lapsed": (SEAT, COUNTERS),  # counters due that are nowhere to be had
    "turned": (number("row", 1), LETTER),
    "kept": (SEAT, LETTER),
    "lost": (SEAT, GOOD, CUBES),
    "lost_tile": (SEAT, COLOUR),
    "refilled": (SIDE, COUNTERS),
    "left_out": (SEAT, GOOD),
    "exchanged": (SEAT, GOOD, _exchange),
    "delivered": (SEAT, GOOD, CUBES),
    "delivered_tile": (SEAT, GOOD),
    "fulfilled": (SEAT, CARD),
    "rewarded": (SEAT, CARD),
    "reward_sold": (SEAT, CARD, COINS),
    "uncovered_sold": (SEAT, CARD, COINS),
    "unrewarded": (SEAT, CARD),
    "joined": (SEAT, number("price")),
    "declined": (SEAT,),
    "stored": (SEAT, GOOD),
    "ending": (part("why", lambda board, why: ENDS[why]),),  # the final phase begins
    "turn_ended": (SEAT,),
    "game_over": (),
}

# MK-14.4: what turns up something that nobody could know.
REVEALING = frozenset({"shown", "uncovered", "turned"})

# Reasons ---------------------------------------------------------------------------------------------------------

NEEDS, HAS = number("needs"), number("has")
COLUMN: Field[Tables] = part("column", lambda board, column: board.column_letters[column])

# Why codes are refused, and what the numbers of each reason are.
REASONS: dict[str, tuple[Field[Tables], ...]] = {
    # Places, contracts and cards
    "counters": (NEEDS, HAS),
    "split": (number("least"), number("most")),
    "not-yours": (CARD,),
    "peace": (),
    "met": (),
    "fresh": (),
    "lacks": (CUBES, CARD),
    "elsewhere": (PLACE,),
    "last-contract": (),
    "no-surplus": (NEEDS, HAS),
    "too-many": (NEEDS, HAS),
    "must-buy": (NEEDS, HAS),
    "alone": (),
    "not-open": (CARD,),
    "coins": (NEEDS, HAS),
    "contracts": (NEEDS, HAS),
    "price": (NEEDS,),
    "price-out": (NEEDS,),
    "only-card": (CARD,),
    "no-hand-card": (),
    "hand-full": (CARD,),
    "hand-empty": (),
    "hand-new": (),
    "hand-other": (CARD,),
    # Goods and tile
    "other-column": (COLUMN,),
    "no-stock": (GOOD,),
    "stock": (GOOD, NEEDS, HAS),
    "no-tile": (COLOUR,),
    "other-tile": (COLOUR,),
    "left-out": (GOOD,),
    "not-wanted": (GOOD,),
    "needed": (),
    "still-lacking": (),
}
OBVIOUS = ("not-yours", "not-open", "no-hand-card", "hand-empty", "hand-other", "alone", "not-wanted", "only-card")

CODEC = Codec(FAMILIES, ACTIONS_END, EVENTS, touches, REASONS, OBVIOUS)
