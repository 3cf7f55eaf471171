"""What counts in a position of Merkator: contracts and what they lack, goods, time, cards, cubes on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.merkator.layout import (
    ACTIVE,
    BONUSES,
    BUILDING,
    BUILDINGS,
    COLOURS,
    COLUMNS,
    DISPLAY,
    DISPLAY_AT,
    ENDING,
    GOODS,
    LAST,
    MAX_SPACES,
    NEXT,
    NOWHERE,
    ON_INVEST,
    PEACE_PILE,
    PLACES,
    SEAT,
    SEAT_CELLS,
    STAGE,
    TURNS,
    TURNS_HIGH,
)
from hanse.games.merkator.state import State
from hanse.games.merkator.tables import VALUES
from hanse.kernel.cells import table
from hanse.kernel.state import BaseState
from hanse.players.value.features import STAGES, Features
from hanse.players.value.merkator_buildings import building_points
from hanse.players.value.merkator_desks import MOST_HELD, Desks

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

NAMES: Final = [
    "contract_points", "further_points", "building_points",
    *(f"contract_{value}" for value in VALUES),
    "surplus_contracts",
    "ready", "ready_gain", "lack_1", "lack_2", "lack_3", "lack_4", "one_trip", "two_trips",
    "best_stop", "second_stop", "stops", "out_of_reach",
    "top_value", "top_lack", "top_trips", "top_ready", "next_lack", "ten_kinds", "progress",
    "first_cubes", "second_cubes", "third_cubes", "further_cubes", "fours", "idle_cubes", "tile_cubes",
    "counters", "counter_1", "counter_2", "counter_3", "counter_4",
    "coins", "coins_3", "coins_8", "offer_now", "offer",
    "bonus_cards", "bonus_minor", "bonus_wanted", "bonus_at_contract", "bonus_free", "buildings",
    "best_load", "second_load", "loads", "exposed", "exposed_soon",
    "to_move", "next_to_move", "last_turn", "finished", "last_stop",
    "fetch_stop", "offer_sold",
]  # fmt: skip
COUNT: Final = 68

CONTRACT_POINTS: Final = 0  # in half points, as all points
FURTHER_POINTS: Final = 1
BUILDING_POINTS: Final = 2
CONTRACT: Final = 3  # held, by value
SURPLUS: Final = 13
READY: Final = 14  # contracts that can be paid
READY_GAIN: Final = 15  # the values of their rewards
LACK: Final = 16  # the same of contracts that lack one, two, three, or more cubes
ONE_TRIP: Final = 20  # what they lack lies on one place
TWO_TRIPS: Final = 21
BEST_STOP: Final = 22  # the rewards to be had on one place that the counters reach
SECOND_STOP: Final = 23
STOPS: Final = 24
OUT_OF_REACH: Final = 25
TOP_VALUE: Final = 26
TOP_LACK: Final = 27
TOP_TRIPS: Final = 28
TOP_READY: Final = 29
NEXT_LACK: Final = 30  # of the open card that would be the reward of the highest contract
TEN_KINDS: Final = 31  # different goods, with a contract that demands them
PROGRESS: Final = 32
CUBE: Final = 33  # the first, second, third and further cubes of each good
FOURS: Final = 37
IDLE: Final = 38
TILED: Final = 39
TIME: Final = 40
TIME_STEP: Final = 41
MONEY: Final = 45
MONEY_3: Final = 46
MONEY_8: Final = 47
OFFER_NOW: Final = 48  # the best open building that the coins buy, in points
OFFER: Final = 49
BONUS_CARDS: Final = 50
BONUS_MINOR: Final = 51
BONUS_WANTED: Final = 52
BONUS_AT_CONTRACT: Final = 53
BONUS_FREE: Final = 54
OWN_BUILDINGS: Final = 55
BEST_LOAD: Final = 56  # cubes waiting on one place that own contracts lack
SECOND_LOAD: Final = 57
LOADS: Final = 58
EXPOSED: Final = 59  # cubes in the fullest column
EXPOSED_SOON: Final = 60
TO_MOVE: Final = 61
NEXT_TO_MOVE: Final = 62
LAST_TURN: Final = 63
FINISHED: Final = 64
LAST_STOP: Final = 65
FETCH_STOP: Final = 66  # the rewards to be had on one place after one trip for what is lacking
OFFER_SOLD: Final = 67  # the best open building, in points, if the contracts that exceed five are sold

_MOST_LACK: Final = 9
_FULL: Final = 5  # contracts that count in full, and that may be kept
_SOON: Final = 2  # counters until a row is empty
_LADDER: Final = [0, 0, 0, 0, 2, 4, 7, 9, 12, 15]  # how far the game is, by the pile of the highest contract held


class MerkatorFeatures(Features):
    """Any number of seats, any options. Scratch tables are kept, so that nothing is allocated for a position."""

    def __init__(self) -> None:
        super().__init__(NAMES)
        self.desks = Desks()
        self.need = table([0] * GOODS)  # cubes that contracts of the seat lack, by good
        self.asked = table([0] * GOODS)  # whether one demands it
        self.gains = table([0] * PLACES)  # rewards to be had there now
        self.has_contract = table([0] * PLACES)
        self.fetched = table([0] * (2 * MOST_HELD))  # contracts that lack one colour, and the colour
        self.fetches: i64 = 0
        self.columns = table([0] * COLUMNS)  # cubes in each column of the office
        self.ladder = table(_LADDER)
        self.whole: i64 = 1  # counters of all fillings of the chart
        self.stages: object = None

    def at_rest(self, state: BaseState) -> bool:
        """Before the trip; what follows it is one action."""
        assert isinstance(state, State)
        return state.asking() == ON_INVEST

    def active(self, state: BaseState) -> i64:
        """Whose turn it is."""
        assert isinstance(state, State)
        active: int = state.cells[ACTIVE]
        return active

    def turn(self, state: BaseState) -> i64:
        """Seat and number of its turn: alone, one seat has turn after turn."""
        assert isinstance(state, State)
        active: int = state.cells[ACTIVE]
        turns: int = state.cells[SEAT + active * SEAT_CELLS + TURNS]
        many: int = state.cells[SEAT + active * SEAT_CELLS + TURNS_HIGH]
        return (many * 256 + turns) * 8 + active

    def measure(self, state: BaseState, out: vec[i64]) -> i64:
        """All features of all seats."""
        assert isinstance(state, State)
        seats: i64 = state.rules.seats
        for i in range(seats * COUNT):
            out[i] = 0
        self.desks.read(state)
        top: i64 = 0
        for seat in range(seats):
            best = self._contracts(state, seat, out)
            if best > top:
                top = best
            self._goods(state, seat, out)
            self._means(seat, out)
            self._bonus_cards(state, seat, out)
            self._buildings(state, seat, out)
        self._turn(state, seats, out)
        return self._stage(state, top)

    # Contracts ---------------------------------------------------------------------------------------------------

    def _contracts(self, s: State, seat: i64, out: vec[i64]) -> i64:
        """What they give, what they lack, and where; gives back the highest pile."""
        desks = self.desks
        at = seat * COUNT
        for good in range(GOODS):
            self.need[good] = 0
            self.asked[good] = 0
        for place in range(PLACES):
            self.gains[place] = 0
            self.has_contract[place] = 0
        self.fetches = 0
        top: i64 = -1
        top_pile: i64 = -1
        top_lack: i64 = 0
        number = desks.holds[seat]
        for i in range(number):
            contract = desks.held[seat * MOST_HELD + i]
            pile = desks.pile[contract]
            out[at + CONTRACT + pile] += 1
            if pile == PEACE_PILE:
                continue
            lack = desks.lacking(seat, contract)
            self._one_contract(seat, contract, lack, out)
            if pile > top_pile or (pile == top_pile and lack < top_lack):
                top, top_pile, top_lack = contract, pile, lack
        if number > _FULL:
            out[at + SURPLUS] = number - _FULL
        self._contract_points(seat, out)
        self._stops(seat, out)
        self._fetches(seat, out)
        if top >= 0:
            self._top(s, seat, top, top_lack, out)
        return PEACE_PILE if out[at + CONTRACT + PEACE_PILE] else top_pile

    def _one_contract(self, seat: i64, contract: i64, lack: i64, out: vec[i64]) -> None:
        desks = self.desks
        at = seat * COUNT
        gain = desks.reward[contract]
        place = desks.place[contract]
        self.has_contract[place] = 1
        total = desks.cubes_covered + desks.cubes_lacking
        out[at + PROGRESS] += gain * desks.cubes_covered * 4 // total
        if not lack:
            out[at + READY] += 1
            out[at + READY_GAIN] += gain
            self.gains[place] += gain
        else:
            out[at + LACK + (lack if lack < 4 else 4) - 1] += gain
            if desks.colours_lacking == 1 and not desks.scarce:
                out[at + ONE_TRIP] += gain
                assert desks.colour_lacking != NOWHERE
                self.fetched[2 * self.fetches] = contract
                self.fetched[2 * self.fetches + 1] = desks.colour_lacking
                self.fetches += 1
            elif desks.colours_lacking <= 2 and not desks.scarce:
                out[at + TWO_TRIPS] += gain
        if desks.distinct[contract]:
            for good in range(GOODS):
                self._ask(seat, good, 1)
            return
        row = contract * COLOURS
        for i in range(row, row + desks.asks[contract]):
            good = 2 * desks.asked[i]
            self._ask(seat, good, desks.demand[contract * GOODS + good])
            self._ask(seat, good + 1, desks.demand[contract * GOODS + good + 1])

    def _ask(self, seat: i64, good: i64, demand: i64) -> None:
        if demand:
            self.asked[good] = 1
            short = demand - self.desks.stock[seat * GOODS + good]
            if short > self.need[good]:
                self.need[good] = short

    def _contract_points(self, seat: i64, out: vec[i64]) -> None:
        """MK-11.1: the five highest in full, the others half."""
        at = seat * COUNT
        left: i64 = _FULL
        for pile in range(PEACE_PILE, -1, -1):
            number = out[at + CONTRACT + pile]
            full = number if number < left else left
            left -= full
            value: i64 = VALUES[pile]
            out[at + CONTRACT_POINTS] += 2 * full * value
            out[at + FURTHER_POINTS] += (number - full) * value

    def _stops(self, seat: i64, out: vec[i64]) -> None:
        """Rewards by place, as far as the counters reach."""
        at = seat * COUNT
        counters = self.desks.counters[seat]
        best: i64 = 0
        second: i64 = 0
        for place in range(PLACES):
            gain = self.gains[place]
            if not gain:
                continue
            if counters + self.desks.time[place] < 0:
                out[at + OUT_OF_REACH] += gain
                continue
            out[at + STOPS] += gain
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        out[at + BEST_STOP] = best
        out[at + SECOND_STOP] = second

    def _fetches(self, seat: i64, out: vec[i64]) -> None:
        """The best place to deliver to after a trip to another one, as far as the counters reach."""
        desks = self.desks
        best: i64 = 0
        for i in range(self.fetches):
            colour = self.fetched[2 * i + 1]
            place = desks.place[self.fetched[2 * i]]
            if desks.counters[seat] + desks.time[desks.home[colour]] + desks.time[place] < 0:
                continue
            gain = self.gains[place]
            for j in range(self.fetches):
                other = self.fetched[2 * j]
                if self.fetched[2 * j + 1] == colour and desks.place[other] == place:
                    gain += desks.reward[other]
            if gain > best:
                best = gain
        out[seat * COUNT + FETCH_STOP] = best

    def _top(self, s: State, seat: i64, contract: i64, lack: i64, out: vec[i64]) -> None:
        """The highest contract: the way up the ladder."""
        desks = self.desks
        at = seat * COUNT
        desks.lacking(seat, contract)
        out[at + TOP_VALUE] = desks.value[contract]
        out[at + TOP_LACK] = lack if lack < _MOST_LACK else _MOST_LACK
        out[at + TOP_TRIPS] = desks.colours_lacking
        if not lack:
            out[at + TOP_READY] = desks.value[contract]
        if desks.distinct[contract]:
            out[at + TEN_KINDS] = desks.kinds(seat)
        pile = desks.pile[contract]
        following: i64 = s.pile_top(pile + 1)
        if following >= 0 and pile + 1 < PEACE_PILE:
            short = desks.lacking(seat, following)
            out[at + NEXT_LACK] = short if short < _MOST_LACK else _MOST_LACK

    # Goods, time, coins ------------------------------------------------------------------------------------------

    def _goods(self, s: State, seat: i64, out: vec[i64]) -> None:
        """Stock by how many of a kind, and what waits on the board."""
        desks = self.desks
        at = seat * COUNT
        for good in range(GOODS):
            cubes = desks.stock[seat * GOODS + good]
            if not cubes:
                continue
            for nth in range(cubes if cubes < 3 else 3):
                out[at + CUBE + nth] += 1
            if cubes > 3:
                out[at + CUBE + 3] += cubes - 3
                out[at + FOURS] += cubes // desks.rate
            if not self.asked[good]:
                out[at + IDLE] += cubes
        best: i64 = 0
        second: i64 = 0
        for colour in range(COLOURS):
            if desks.tile[seat] >> colour & 1:
                out[at + TILED] += 1
            load = self.need[2 * colour] + self.need[2 * colour + 1]
            if desks.cubes[colour] < load:
                load = desks.cubes[colour]
            out[at + LOADS] += load
            if load > best:
                best, second = load, best
            elif load > second:
                second = load
        out[at + BEST_LOAD] = best
        out[at + SECOND_LOAD] = second
        if s.rules.losses:
            self._exposed(s, seat, out)

    def _exposed(self, s: State, seat: i64, out: vec[i64]) -> None:
        """The fullest column, and whether a letter is turned up soon."""
        desks = self.desks
        at = seat * COUNT
        for column in range(COLUMNS):
            self.columns[column] = 0
        for good in range(GOODS):
            self.columns[desks.column[good]] += desks.stock[seat * GOODS + good]
        most: i64 = 0
        for column in range(COLUMNS):
            if self.columns[column] > most:
                most = self.columns[column]
        out[at + EXPOSED] = most
        if s.cells[ENDING] or not s.on_chart():
            return
        space: int = s.cells[NEXT]
        row: i64 = s.side() * MAX_SPACES
        for ahead in range(_SOON):
            if space + ahead < MAX_SPACES and s.board.row_ends[row + space + ahead]:
                out[at + EXPOSED_SOON] = most

    def _means(self, seat: i64, out: vec[i64]) -> None:
        """Counters and coins."""
        at = seat * COUNT
        counters = self.desks.counters[seat]
        out[at + TIME] = counters
        for step in range(4):
            if counters > step:
                out[at + TIME_STEP + step] = 1
        coins = self.desks.coins[seat]
        out[at + MONEY] = coins
        if coins >= 3:
            out[at + MONEY_3] = 1
        if coins >= 8:
            out[at + MONEY_8] = 1

    # Cards -------------------------------------------------------------------------------------------------------

    def _bonus_cards(self, s: State, seat: i64, out: vec[i64]) -> None:
        """How many, and which of them bring what is wanted, or lie on the way."""
        desks = self.desks
        at = seat * COUNT
        number = desks.bonuses[seat]
        out[at + BONUS_CARDS] = number
        for i in range(number):
            card = desks.bonus[seat * BONUSES + i]
            place = desks.bonus_place[card]
            good = desks.bonus_good[card]
            if desks.colour[place] == NOWHERE:
                out[at + BONUS_MINOR] += 1
            if desks.time[place] >= 0:
                out[at + BONUS_FREE] += 1
            if self.need[good] > 0:
                out[at + BONUS_WANTED] += 1
            if self.has_contract[place]:
                out[at + BONUS_AT_CONTRACT] += 1

    def _buildings(self, s: State, seat: i64, out: vec[i64]) -> None:
        """Their points, and what the open ones would give."""
        desks = self.desks
        at = seat * COUNT
        number = desks.buildings[seat]
        out[at + OWN_BUILDINGS] = number
        points: i64 = 0
        for i in range(number):
            points += building_points(desks, s, seat, desks.building[seat * BUILDINGS + i])
        out[at + BUILDING_POINTS] = 2 * points
        coins = desks.coins[seat]
        now: i64 = 0
        best: i64 = 0
        sold: i64 = 0
        purse = coins + out[at + FURTHER_POINTS]
        for slot in range(DISPLAY):
            card: int = s.cells[DISPLAY_AT + DISPLAY + slot]
            if not card:
                continue
            worth = building_points(desks, s, seat, card - 1 - BUILDING)
            price: i64 = s.cost(card - 1)
            if price <= coins:
                if worth > now:
                    now = worth
            elif 2 * worth - price + coins > best:
                best = 2 * worth - price + coins
            if price <= purse and worth > sold:
                sold = worth
        out[at + OFFER_NOW] = now
        out[at + OFFER] = best
        out[at + OFFER_SOLD] = sold

    # Turns -------------------------------------------------------------------------------------------------------

    def _turn(self, s: State, seats: i64, out: vec[i64]) -> None:
        """Whose turn it is and comes; in the final phase, who still has one. Others need no means any more."""
        cells = s.cells
        active: int = cells[ACTIVE]
        out[active * COUNT + TO_MOVE] = 1
        after = active + 1 if active + 1 < seats else 0
        out[after * COUNT + NEXT_TO_MOVE] = 1
        if not s.final():
            return
        left: int = cells[LAST]
        for seat in range(seats):
            at = seat * COUNT
            distance = (seat - active + seats) % seats
            if left and distance >= left:
                out[at + FINISHED] = 1
                for which in range(READY, OWN_BUILDINGS):
                    if which != TIME:  # counters break ties
                        out[at + which] = 0
                for which in range(BEST_LOAD, EXPOSED_SOON + 1):
                    out[at + which] = 0
                out[at + FETCH_STOP] = 0
                out[at + OFFER_SOLD] = 0
            else:
                out[at + LAST_TURN] = 1
                out[at + LAST_STOP] = out[at + BEST_STOP]

    def _stage(self, s: State, top: i64) -> i64:
        """By whichever end of the game is nearer: the last counter or the Peace; alone, the turns."""
        if s.rules.solo:
            turns: i64 = s.turns(0)
            last: i64 = s.board.solo_turns
            return turns * STAGES // last if turns < last else STAGES
        if s.final():
            return STAGES
        if self.stages is not s.rules.stages:
            self._learn(s)
        done: i64 = self.whole
        stage: int = s.cells[STAGE]
        done -= s.on_chart()
        for later in range(stage + 1, len(s.rules.stages)):
            done -= self._counters_of(s, later)
        by_chart = done * STAGES // self.whole
        by_ladder = self.ladder[top] if top >= 0 else 0
        ahead = by_ladder if by_ladder > by_chart else by_chart
        return ahead if ahead < STAGES else STAGES - 1

    def _learn(self, s: State) -> None:
        self.stages = s.rules.stages
        self.whole = 0
        for stage in range(len(s.rules.stages)):
            self.whole += self._counters_of(s, stage)

    def _counters_of(self, s: State, stage: int) -> i64:
        """Counters of one filling of the chart."""
        found: i64 = 0
        for row in s.rules.stages[stage].rows:
            found += s.board.side_rows[s.rules.stages[stage].side][row]
        return found
