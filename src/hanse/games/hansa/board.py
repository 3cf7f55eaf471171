"""Reads the facts of the board data into flat tables; a damaged file is refused with the place and the reason."""

from __future__ import annotations

import re
from typing import Any

from hanse.games.hansa.layout import BARRELS, COLOURS, MAX_SEATS, MAX_STACKS, MAX_TOKENS, PORTS
from hanse.games.hansa.tables import Tables
from hanse.kernel.cells import pack
from hanse.kernel.errors import Phrase
from hanse.kernel.facts import FactReader, Facts, Shelf

BOARD_FILE = "board.toml"
COLOUR_KEYS = ("orange", "brown", "red", "green", "blue", "pink")
SCHEMA = 1
SEATS = range(2, MAX_SEATS + 1)

# Each number of the file by its table and key, with its name in the tables and the least and greatest it may be.
NUMBERS: dict[tuple[str, str], tuple[str, int, int]] = {
    ("components", "thalers"): ("thalers", 0, 200),
    ("components", "posts_per_player"): ("posts_each", 1, 99),
    ("components", "supply_piles"): ("stacks", 1, MAX_STACKS),
    ("setup", "start_thalers"): ("start_thalers", 0, 20),
    ("setup", "placement_rounds"): ("placings", 0, PORTS),
    ("setup", "posts_per_placement"): ("posts_placed", 1, 99),
    ("economy", "income"): ("income", 0, 20),
    ("economy", "refill_cost"): ("refill_cost", 0, 20),
    ("economy", "move_cost"): ("sail_cost", 1, 20),  # HA-15.1: were it free, a turn need not end
    ("economy", "buy_cost"): ("buy_cost", 0, 20),
    ("economy", "customs_max_thalers"): ("keep_thalers", 0, 20),
    ("economy", "customs_max_tokens"): ("keep_tokens", 0, 20),
    ("economy", "sale_min_tokens_per_colour"): ("sale_least", 1, 20),
    ("economy", "posts_removed_per_sale"): ("", 1, 1),
    ("scoring", "unsold_token"): ("open_points", 0, 20),
    ("scoring", "sold_token_base"): ("sold_points", 0, 20),
    ("scoring", "sold_token_per_barrel"): ("barrel_points", 0, 20),
    ("scoring", "city_presence"): ("port_points", 0, 20),
    ("scoring", "city_monopoly"): ("monopoly_points", 0, 20),
}


def read_board(facts: dict[str, Any], source: str = BOARD_FILE) -> Tables:
    """Check the facts and lay them out as tables; `source` names the file in messages."""
    return _Reader(facts, source).tables()


def _read_facts(facts: Facts) -> Tables:
    return read_board(facts[BOARD_FILE])


SHELF = Shelf("hanse.games.hansa", (BOARD_FILE,), _read_facts)


class _Reader(FactReader):
    """One board."""

    def tables(self) -> Tables:
        """All of it."""
        if self.facts.get("schema_version") != SCHEMA:
            raise self.fail(
                "schema_version",
                Phrase("{given!r}: expected {expected}", given=self.facts.get("schema_version"), expected=SCHEMA),
            )
        self.port_keys = self.keys_of("city", PORTS)
        entries = list(zip(self.port_keys, self.facts["city"], strict=True))
        warehouses = [self.whole(entry, "warehouses", 1, 2, f"city {key}") for key, entry in entries]
        for key, entry in entries:
            self.need(entry, "name", str, f"city {key}")
        board = Tables(warehouses, self.port_numbers(entries), self.routes())
        board.port_keys = self.port_keys
        self.colours(board)
        self.numbers(board)
        self.setup(board)
        return board

    def keys_of(self, what: str, number: int) -> list[str]:
        """The ids of all cities or colours."""
        entries = self.need(self.facts, what, list, "file")
        keys = [self.need(entry, "id", str, f"{what} {i + 1}") for i, entry in enumerate(entries)]
        for i, key in enumerate(keys):
            if key in keys[:i]:
                raise self.fail(f"{what} {i + 1}", Phrase("id {key!r} stands twice", key=key))
            if not re.fullmatch("[a-z]+", key):
                raise self.fail(f"{what} {i + 1}", Phrase("id {key!r}: expected small letters from a to z", key=key))
        if len(keys) != number:
            raise self.fail(what, Phrase("{count} of them: expected {expected}", count=len(keys), expected=number))
        return keys

    def port_numbers(self, entries: list[tuple[str, object]]) -> list[int]:
        """HA-1.1: the numbers 1 to 9, each once."""
        numbers: list[int] = []
        for key, entry in entries:
            number = self.whole(entry, "number", 1, PORTS, f"city {key}")
            if number in numbers:
                raise self.fail(
                    f"city {key}",
                    Phrase(
                        "number {number} is also that of {other}",
                        number=number,
                        other=self.port_keys[numbers.index(number)],
                    ),
                )
            numbers.append(number)
        return numbers

    def routes(self) -> list[tuple[int, int]]:
        """HA-1.3: from and to of every route; HA-16.10: none of the ports may trap the ship."""
        found: list[tuple[int, int]] = []
        for i, entry in enumerate(self.need(self.facts, "route", list, "file")):
            place = f"route {i + 1}"
            start, to = (
                self.one_of(self.need(entry, end, str, place), self.port_keys, f"{place}, {end}")
                for end in ("from", "to")
            )
            place += f" from {self.port_keys[start]} to {self.port_keys[to]}"
            if start == to:
                raise self.fail(place, Phrase("expected two different cities"))
            if (start, to) in found:
                raise self.fail(place, Phrase("it stands twice"))
            self.one_of(self.need(entry, "kind", str, place), ("sea", "land"), f"{place}, kind")
            found.append((start, to))
        for port, key in enumerate(self.port_keys):
            if all(start != port for start, _ in found):
                raise self.fail(f"city {key}", Phrase("no route leads away from it: expected at least one (HA-16.10)"))
        return found

    def colours(self, board: Tables) -> None:
        """HA-1.6: six colours in their order, and how many tokens each has with 1, 2 and 3 barrels."""
        keys = self.keys_of("goods_colour", COLOURS)
        for i, key in enumerate(keys):
            self.one_of(key, COLOUR_KEYS, f"goods_colour {i + 1}, id")
        board.colour_keys = keys
        components = self.need(self.facts, "components", dict, "file")
        place = "components, tokens_per_colour"
        counts = self.need(components, "tokens_per_colour", dict, "components")
        if sorted(counts) != [str(barrels + 1) for barrels in range(BARRELS)]:
            raise self.fail(
                place, Phrase("{given}: expected 1, 2, 3 barrels", given=", ".join(sorted(counts)) or Phrase("nothing"))
            )
        most = MAX_TOKENS // COLOURS
        board.tokens = [self.whole(counts, str(barrels + 1), 0, most, place) for barrels in range(BARRELS)]
        total = COLOURS * sum(board.tokens)
        if total > MAX_TOKENS:
            raise self.fail(
                place, Phrase("{total} tokens in all: expected at most {most}", total=total, most=MAX_TOKENS)
            )
        if self.need(components, "goods_tokens_total", int, "components") != total:
            raise self.fail(
                "components",
                Phrase(
                    "goods_tokens_total is {given}: expected {total}",
                    given=components["goods_tokens_total"],
                    total=total,
                ),
            )

    def numbers(self, board: Tables) -> None:
        """Components, money, limits, points."""
        for (table, key), (name, least, most) in NUMBERS.items():
            value = self.whole(self.need(self.facts, table, dict, "file"), key, least, most, table)
            if name:
                setattr(board, name, value)
        if board.refill_cost > board.income:
            raise self.fail(
                "economy",
                Phrase(
                    "refill_cost is {given}: expected at most the income of {income} (HA-5.5)",
                    given=board.refill_cost,
                    income=board.income,
                ),
            )
        if board.thalers < MAX_SEATS * board.start_thalers:
            needed = MAX_SEATS * board.start_thalers
            raise self.fail(
                "components",
                Phrase(
                    "thalers is {given}: expected at least {needed} to begin with", given=board.thalers, needed=needed
                ),
            )

    def setup(self, board: Tables) -> None:
        """How a game begins: ship, placing, colours out of the game."""
        setup = self.facts["setup"]
        board.ship_start = self.one_of(setup.get("ship_start"), self.port_keys, "setup, ship_start")
        forbidden = [
            self.one_of(key, self.port_keys, "setup, placement_forbidden")
            for key in self.need(setup, "placement_forbidden", list, "setup")
        ]
        board.closed = pack([1 if port in forbidden else 0 for port in range(PORTS)])
        if board.placings > PORTS - len(set(forbidden)):
            raise self.fail(
                "setup",
                Phrase("placement_rounds is {given}: expected no more than there are open ports", given=board.placings),
            )
        if board.placings * board.posts_placed > board.posts_each:
            placed = board.placings * board.posts_placed
            raise self.fail(
                "setup",
                Phrase(
                    "{placed} posts are placed: expected at most {most}, all there are",
                    placed=placed,
                    most=board.posts_each,
                ),
            )
        removed = self.need(setup, "colours_removed", dict, "setup")
        for seats in SEATS:
            board.aside[seats] = self.whole(removed, str(seats), 0, COLOURS - 1, "setup, colours_removed")
            if board.tokens_in_play(seats) < board.slots + board.stacks:
                raise self.fail(
                    "setup, colours_removed",
                    Phrase(
                        "{tokens} tokens with {seats} players: expected one for each of {warehouses} warehouses "
                        "and {stacks} stacks",
                        tokens=board.tokens_in_play(seats),
                        seats=seats,
                        warehouses=board.slots,
                        stacks=board.stacks,
                    ),
                )
