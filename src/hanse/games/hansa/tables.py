"""The board and the options as flat tables and plain numbers: all that the rules look up while a game runs."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa.layout import BARRELS, COLOURS
from hanse.kernel.cells import pack

BOARD: Final = "hansa"


class Tables:
    """The facts of the board data, read-only, shared by all positions."""

    def __init__(self, warehouses: list[int], numbers: list[int], routes: list[tuple[int, int]]) -> None:
        """For each port its warehouses and its number; the routes as pairs of ports, from and to."""
        self.key = BOARD
        self.port_keys: list[str] = []
        self.colour_keys: list[str] = []
        self.numbers = numbers
        ports = range(len(warehouses))
        self.warehouses = pack(warehouses)
        by_number = sorted(ports, key=lambda port: numbers[port])
        self.slot_order = [2 * port + i for port in by_number for i in range(warehouses[port])]  # HA-1.2
        self.slots = len(self.slot_order)
        targets = [[to for start, to in routes if start == port] for port in ports]
        self.route_first = pack([sum(len(row) for row in targets[:port]) for port in range(len(targets) + 1)])
        self.route_list = pack([to for row in targets for to in row])
        self.tokens = [4, 5, 4]  # of each colour, by barrels
        self.ship_start = 0
        self.closed = pack([0] * len(warehouses))  # whether a port takes no posts before the first turn
        self.aside = [0, 0, 2, 1, 0]  # colours out of the game, by seats
        self.stacks = 5
        self.thalers = 22
        self.posts_each = 15
        self.posts_placed = 2
        self.placings = 3
        self.start_thalers = 3
        self.income = 3
        self.refill_cost = 1
        self.sail_cost = 1
        self.buy_cost = 1
        self.keep_thalers = 3
        self.keep_tokens = 3
        self.sale_least = 2
        self.open_points = 1
        self.sold_points = 1
        self.barrel_points = 1
        self.port_points = 2
        self.monopoly_points = 4

    def tokens_in_play(self, seats: int) -> int:
        """HA-2.1: all tokens but those of the colours set aside."""
        return (COLOURS - self.aside[seats]) * sum(self.tokens)

    def heights(self, seats: int) -> list[int]:
        """HA-2.3: the stacks at the start, as even as possible, a remainder to the first ones."""
        supply = self.tokens_in_play(seats) - self.slots
        return [supply // self.stacks + (1 if i < supply % self.stacks else 0) for i in range(self.stacks)]

    def kind_key(self, kind: int) -> str:
        """A kind by colour and barrels, for instance `blue-2`."""
        return f"{self.colour_keys[kind // BARRELS]}-{kind % BARRELS + 1}"

    def slot_key(self, slot: int) -> str:
        """A warehouse by port and letter, for instance `tonsberg.a`."""
        return f"{self.port_keys[slot // 2]}.{'ab'[slot % 2]}"


class Rules:
    """The options that matter while a game runs, as numbers; `data` holds all of them under their own names."""

    def __init__(self, seats: int, data: dict[str, object], heights: list[int]) -> None:
        self.data = data
        self.revision = 1  # of the rules, under which the game was begun
        self.seats = seats
        self.heights = heights  # of the stacks at the start
        self.last_stack = heights[len(heights) - 1]
        self.bank_limited = False
        self.partial = True
        self.idle_rounds = 0
        self.sold_visible = True
