"""The facts and the options as flat tables and plain numbers: all that the rules look up while a game runs."""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.layout import BACKS, BONUSES, BUILDINGS, COLOURS, CONTRACTS, GOODS, MAX_SPACES, PILES, PLACES
from hanse.kernel.cells import blank

VALUES: Final[list[int]] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 14]  # MK-2.2: of contracts, one pile each
VALUE_COUNTS: Final[list[int]] = [5, 11, 13, 12, 11, 9, 7, 5, 4, 1]
EVERY_GOOD: Final = 0xFFFF

# Kinds of building formula (MK-11.5), in the order of their names in cards.py.
FIXED: Final = 0
PER_TYPE: Final = 1
PER_CUBE: Final = 2
PER_PAIR: Final = 3
PER_TIME: Final = 4
PER_CONTRACT: Final = 5
PER_BONUS: Final = 6
PER_BUILDING: Final = 7
IF_CONTRACT: Final = 8
SOLE_MOST: Final = 9

# What a sole player has most of.
MOST_TIME: Final = 0
MOST_CUBES: Final = 1
MOST_BUILDINGS: Final = 2
MOST_BONUS: Final = 3
MOST_CONTRACTS: Final = 4

# Kinds of place that a formula may ask for.
ANY_PLACE: Final = 0
MAIN_PLACE: Final = 1


class Stage:
    """One filling of the time chart: a side and its rows."""

    def __init__(self, side: int, rows: list[int]) -> None:
        self.side = side
        self.rows = rows  # from 0, top to bottom


class Start:
    """What every player begins with."""

    def __init__(self) -> None:
        self.contracts: list[int] = []  # piles of which one card is dealt
        self.bonus_costs: list[int] = []
        self.tile = False  # one cube of each colour
        self.counters: list[int] = []  # in turn order


class Tables:
    """The material, read-only, shared by all positions that use it."""

    def __init__(self) -> None:
        self.key = ""
        # Places and goods
        self.place_keys: list[str] = []
        self.colour_keys: list[str] = []
        self.good_keys: list[str] = []
        self.place_colour = blank(PLACES)  # NOWHERE for a minor place
        self.colour_place = blank(COLOURS)
        self.place_time: list[int] = [0] * PLACES
        self.place_threshold = blank(PLACES)  # 0 for a main place
        self.links: list[int] = [0] * COLOURS  # the linked main places, as bits
        self.column_letters: list[str] = []
        self.columns: list[int] = []  # the goods of each column, as bits
        # Time chart and counters
        self.side_keys: list[str] = ["ultimo", "back"]
        self.side_rows: list[list[int]] = [[], []]
        self.side_spaces: list[int] = [0, 0]
        self.space_row = blank(2 * MAX_SPACES)
        self.row_ends = blank(2 * MAX_SPACES)  # 1 for the last space of a row
        self.backs: list[int] = [0] * BACKS
        self.counters = 0
        self.clear_cards()
        self.clear_buildings()
        self.clear_terms()

    def clear_cards(self) -> None:
        """Contracts, bonus cards, and what cards cost."""
        self.card_keys: list[str] = []
        self.contract_pile = blank(CONTRACTS)
        self.contract_place = blank(CONTRACTS)  # NOWHERE for the Peace
        self.contract_demand = blank(CONTRACTS * GOODS)
        self.contract_distinct = blank(CONTRACTS)
        self.pile_first = blank(PILES)
        self.pile_value = blank(PILES)
        self.peace = 0
        self.cost = blank(BONUSES + BUILDINGS)
        self.bonus_place = blank(BONUSES)
        self.bonus_good = blank(BONUSES)
        self.bonus_active = 2
        self.bonus_join = 1

    def clear_buildings(self) -> None:
        """One row of numbers for each formula."""
        self.sole = blank(BUILDINGS)
        self.formula = blank(BUILDINGS)
        self.points = blank(BUILDINGS)
        self.per = blank(BUILDINGS)
        self.most = blank(BUILDINGS)  # 0 where there is no limit
        self.counted: list[int] = [0] * BUILDINGS  # goods, as bits
        self.least_value = blank(BUILDINGS)
        self.place_kind = blank(BUILDINGS)
        self.compared = blank(BUILDINGS)

    def clear_terms(self) -> None:
        """Set-up and limits."""
        self.standard_start = Start()
        self.long_start = Start()
        self.solo_start = Start()
        self.money = 0
        self.first_cubes = 1
        self.opened: list[int] = [4, 4]
        self.open_piles: list[int] = []
        self.stages: list[list[Stage]] = []  # by number of seats
        self.long_stages: list[list[Stage]] = []
        self.seat_counters: list[list[int]] = []
        self.joining: list[bool] = []
        self.contract_limit = 5
        self.coin_limit = 15
        self.rate = 4
        self.join_main = 1
        self.join_minor = 2
        self.full_contracts = 5
        self.solo_turns = 17
        self.solo_piles: list[int] = []


class Rules:
    """The options that matter while a game runs, as numbers; `data` holds all of them under their own names."""

    def __init__(self, seats: int, data: dict[str, object]) -> None:
        self.data = data
        self.revision = 1  # of the rules, under which the game was begun
        self.seats = seats
        self.solo = seats == 1
        self.long = False
        self.joining = False
        self.hand_card = False
        self.losses = True
        self.coin_limit = 0  # 0: none
        self.bonus_on_purchase = False
        self.sell_reward = False
        self.sell_uncovered = False
        self.hand_refreshes = False  # whether alone a building bought out of the hand brings new bonus cards
        self.fresh_waits = False
        self.must_buy = False
        self.reform_at_once = False
        self.peace_sellable = False
        self.free_moves = False
        self.most_turns = 0  # 0: no safety stop
        self.stages: list[Stage] = []
