"""`focused`: a simple policy for Merkator that gathers what its contracts demand and climbs to high ones.

It travels where contracts can be fulfilled or where the goods lie that its best contracts lack, keeps the five highest
contracts, and turns the others into cards. It looks only at what everybody sees.
"""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.codes import (
    BUY,
    BUY_HAND,
    DISCARD,
    DONE,
    EXCHANGE,
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
    SPLIT_MOST,
    STORE,
    TAKE_REWARD,
    TRAVEL,
    TURN_NEXT,
)
from hanse.games.merkator.layout import (
    ASK_A,
    BONUS,
    BONUSES,
    BUILDING,
    CHART,
    CONTRACTS,
    DISPLAY,
    GOODS,
    NEXT,
    NOWHERE,
    ON_EXCHANGE,
    ON_FULFIL,
    ON_HAND_IN,
    ON_INVEST,
    ON_JOIN,
    ON_LEAVE,
    ON_LOSS,
    ON_REFLIP,
    ON_REWARD,
    ON_SPLIT,
    ON_STORE,
    ON_TILE,
    ON_TRAVEL,
    ON_UNCOVERED,
    OWNED,
    PAWN,
    TURNED,
    WHERE,
)
from hanse.games.merkator.phases.means import payable
from hanse.games.merkator.scoring import best_store, formula_points
from hanse.games.merkator.state import State
from hanse.kernel.chance import Chance
from hanse.kernel.codes import Codes

# What things are worth on one scale.
FULFILLED: Final = 40  # a contract, and for each of its points:
EACH_POINT: Final = 16
CUBE: Final = 3  # a cube that no contract needs now
COUNTER: Final = 9
MANY_COUNTERS: Final = 6
BONUS_USES: Final = 5  # trips on which a bonus card may still pay
EARLY: Final = 12  # counters on the chart: worth to buy bonus cards


def choose(state: State, chance: Chance) -> int:
    """The decision of this policy; chance breaks ties."""
    kind = state.asking()
    seat = state.mover()
    if kind == ON_TRAVEL:
        return _travel(state, seat, chance)
    codes = state.room()
    state.choices(codes)
    if kind == ON_INVEST:
        return _invest(state, seat, codes)
    if kind == ON_SPLIT:
        return _split(state, seat, codes)
    if kind == ON_FULFIL:
        return _fulfil(state, codes)
    if kind == ON_JOIN:
        return _join(state, seat)
    if kind == ON_STORE:
        colour: int = state.cells[ASK_A]
        return STORE + best_store(state, seat, colour)
    if kind in (ON_EXCHANGE, ON_TILE, ON_LEAVE, ON_LOSS):
        return _cheapest(state, seat, codes, chance)
    if kind == ON_REFLIP:
        return KEEP if not _exposed(state, seat) else TURN_NEXT
    if kind == ON_REWARD:
        return _reward(state, seat)
    if kind == ON_UNCOVERED:
        return codes.at(1)  # sold: coins for nothing
    if kind == ON_HAND_IN:
        return _hand_in(state, codes)
    return codes.at(chance.below(codes.count))


# What goods are worth --------------------------------------------------------------------------------------------


def _lacking(s: State, seat: int, contract: int) -> int:
    """Cubes that a contract still lacks, tile cubes counted; a demand for different goods lacks those not there."""
    board = s.board
    distinct: int = board.contract_distinct[contract]
    lacking = 0
    kinds = 0
    for colour in range(GOODS // 2):
        gap = 0
        for good in range(2 * colour, 2 * colour + 2):
            stock = s.stock(seat, good)
            if stock:
                kinds += 1
            demand: int = board.contract_demand[contract * GOODS + good]
            if demand > stock:
                gap += demand - stock
            elif distinct and not stock:
                gap += 1
        tile = s.tile(seat) >> colour & 1
        if gap and tile:
            gap -= 1
            kinds += 1
        lacking += gap
    if distinct:
        return max(distinct - kinds, 0)
    return lacking


def _worths(s: State, seat: int) -> list[int]:
    """What one more cube of each good is worth for the contracts held."""
    worths = [CUBE] * GOODS
    board = s.board
    for card in range(CONTRACTS):
        if s.cells[WHERE + card] != OWNED + seat or card == board.peace:
            continue
        value = s.value(card)
        lacking = _lacking(s, seat, card)
        distinct: int = board.contract_distinct[card]
        share = EACH_POINT * value // (lacking + 2)
        for good in range(GOODS):
            demand: int = board.contract_demand[card * GOODS + good]
            if demand > s.stock(seat, good) or (distinct and not s.stock(seat, good)):
                worths[good] += share
    return worths


# Travelling ------------------------------------------------------------------------------------------------------


def _travel(s: State, seat: int, chance: Chance) -> int:
    """The place that promises most: contracts, goods, bonus goods, time."""
    worths = _worths(s, seat)
    counters = s.counters(seat)
    final = s.final()
    best, most = -1, -1000
    for place in range(len(s.board.place_time)):
        time = s.board.place_time[place]
        if counters + time < 0:
            continue
        promise = 2 * _contracts_at(s, seat, place) + chance.below(4)
        if not final:
            promise += _goods_at(s, seat, place, worths)
            promise += time * (COUNTER if counters < MANY_COUNTERS else COUNTER // 3)
        if promise > most:
            best, most = place, promise
    return TRAVEL + best


def _contracts_at(s: State, seat: int, place: int) -> int:
    promise = 0
    for card in range(CONTRACTS):
        mine = s.cells[WHERE + card] == OWNED + seat and s.board.contract_place[card] == place
        if mine and payable(s, seat, card):
            promise += FULFILLED + EACH_POINT * s.value(card)
    return promise


def _goods_at(s: State, seat: int, place: int, worths: list[int]) -> int:
    """Cubes of the place, the first of each good at full worth, and bonus goods."""
    promise = 0
    colour: int = s.board.place_colour[place]
    if colour != NOWHERE:
        cubes = s.cubes(colour)
        high = max(worths[2 * colour], worths[2 * colour + 1])
        low = min(worths[2 * colour], worths[2 * colour + 1])
        if cubes > 0:
            promise += high
        if cubes > 1:
            promise += low + (cubes - 2) * (high + CUBE) // 3
    for card in range(BONUSES):
        if s.board.bonus_place[card] == place and s.cells[WHERE + BONUS + card] == OWNED + seat:
            promise += worths[s.board.bonus_good[card]] + CUBE
    return promise


def _split(s: State, seat: int, codes: Codes) -> int:
    """Cube by cube to the good that is worth more, one to each at least."""
    pawn: int = s.cells[PAWN]
    colour: int = s.board.place_colour[pawn - 1]
    worths = _worths(s, seat)
    portion = min(s.cubes(colour), SPLIT_MOST)
    first, second = worths[2 * colour], worths[2 * colour + 1]
    share = portion * first // (first + second)
    code = SPLIT + share
    return min(max(code, codes.at(0)), _last_split(codes))


def _last_split(codes: Codes) -> int:
    last = codes.at(0)
    for i in range(codes.count):
        code = codes.at(i)
        if code < STORE:
            last = code
    return last


# Contracts -------------------------------------------------------------------------------------------------------


def _fulfil(s: State, codes: Codes) -> int:
    """The highest one."""
    best, most = DONE, 0
    for i in range(codes.count):
        code = codes.at(i)
        if FULFIL <= code < LEAVE and s.value(code - FULFIL) > most:
            best, most = code, s.value(code - FULFIL)
    return best


def _cheapest(s: State, seat: int, codes: Codes, chance: Chance) -> int:
    """Give up what is worth least: no exchange without need, tile cubes last."""
    worths = _worths(s, seat)
    best, least = codes.at(0), 100000
    for i in range(codes.count):
        code = codes.at(i)
        if code == DONE or SPARE <= code < LOSE:
            price = -1
        elif code < EXCHANGE:
            price = s.stock(seat, code - LEAVE)  # of different goods, leave out what is not there
        elif LOSE <= code < LOSE_TILE:
            price = 100 * worths[code - LOSE] // (1 + s.stock(seat, code - LOSE))
        elif code >= STORE:
            price = 90000
        else:
            price = 5000
        price = 4 * price + chance.below(4)
        if price < least:
            best, least = code, price
    return best


def _exposed(s: State, seat: int) -> bool:
    """Whether the seat loses goods by the letter that was turned."""
    space: int = s.cells[NEXT]
    counter: int = s.cells[CHART + space]
    return s.column_cubes(seat, s.board.columns[(counter - TURNED - 1) >> 1]) > 0


def _join(s: State, seat: int) -> int:
    """If something can be fulfilled there, or counters abound and a bonus card pays."""
    pawn: int = s.cells[PAWN]
    if _contracts_at(s, seat, pawn - 1):
        return JOIN
    if s.counters(seat) > MANY_COUNTERS + 2 and _goods_at(s, seat, pawn - 1, [0] * GOODS) > CUBE:
        return JOIN
    return DONE


def _reward(s: State, seat: int) -> int:
    """Take it, unless five higher ones are held."""
    pile: int = s.cells[ASK_A]
    higher = 0
    for card in range(CONTRACTS):
        if s.cells[WHERE + card] == OWNED + seat and s.value(card) > s.board.pile_value[pile]:
            higher += 1
    return TAKE_REWARD if higher < s.board.full_contracts else SELL_REWARD


# Investing -------------------------------------------------------------------------------------------------------


def _invest(s: State, seat: int, codes: Codes) -> int:
    """Buy what pays; sell what exceeds five contracts, and more where a building is worth it; stop."""
    if codes.has(LAY_BACK):
        return LAY_BACK
    if codes.has(BUY_HAND):
        return BUY_HAND
    wanted, gain = _best_card(s, seat)
    ready = not s.rules.solo or s.held(seat) > s.board.contract_limit or s.final()
    if wanted >= 0 and ready and codes.has(BUY + wanted - BONUS):
        return BUY + wanted - BONUS
    surplus = s.held(seat) > s.board.contract_limit and not s.final()
    if surplus or (s.final() and gain > 0 and not s.rules.solo):
        code = _lowest(s, codes, gain, surplus)
        if code >= 0:
            return code
    if codes.has(DONE):
        return DONE
    for i in range(codes.count):
        code = codes.at(i)
        if BUY <= code < HOLD:  # more coins than may be kept
            return code
    return codes.at(0)


def _best_card(s: State, seat: int) -> tuple[int, int]:
    """The open card with the best gain over its price, and that gain in half points; -1 if none is worth it."""
    best, most, gain = -1, 0, 0
    early = s.on_chart() > EARLY or (s.rules.solo and s.turns(seat) < EARLY)
    stock = [s.stock(seat, good) + (s.tile(seat) >> (good >> 1) & 1) for good in range(GOODS)]
    for kind in range(2):
        for slot in range(DISPLAY):
            card = s.open_card(kind, slot)
            if card < 0:
                continue
            if card < BUILDING:
                worth = BONUS_USES if early else 0
            else:
                worth = 2 * formula_points(s, seat, card - BUILDING, stock)
            merit = 16 * worth // s.cost(card)
            if worth > 0 and merit > most:
                best, most, gain = card, merit, worth
    return best, gain


def _lowest(s: State, codes: Codes, gain: int, surplus: bool) -> int:
    """The contract of least value that can be sold or discarded, if that costs less than it may gain; or -1."""
    best, least = -1, 100
    for i in range(codes.count):
        code = codes.at(i)
        card = -1
        if SELL <= code < BUY:
            card = code - SELL
        elif DISCARD <= code < HAND_IN:
            card = code - DISCARD
        if card >= 0 and s.value(card) < least:
            best, least = code, s.value(card)
    if best < 0 or surplus:
        return best
    further = s.held(s.mover()) > s.board.full_contracts
    return best if further and least < gain else -1


def _hand_in(s: State, codes: Codes) -> int:
    """Enough is enough; before that the lowest contract."""
    if codes.has(DONE):
        return DONE
    best, least = codes.at(0), 100
    for i in range(codes.count):
        code = codes.at(i)
        if HAND_IN <= code < FULFIL and s.value(code - HAND_IN) < least:
            best, least = code, s.value(code - HAND_IN)
    return best
