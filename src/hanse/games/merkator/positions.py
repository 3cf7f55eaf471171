"""A position set up from data, by hand or from a file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.check import faults
from hanse.games.merkator.history import HISTORY
from hanse.games.merkator.layout import (
    ACTIVE,
    BONUS,
    BONUS_KIND,
    BOUGHT,
    BUILDING,
    BUILDING_KIND,
    CARDS,
    CHART,
    CONTRACTS,
    DISPLAY,
    DISPLAY_AT,
    DUE,
    ENDING,
    FRESH,
    HAND,
    HAND_NEW,
    HANDED,
    IN_DISCARD,
    IN_HAND,
    LAST,
    LETTER,
    MARKS,
    MET,
    NEXT,
    ON_DISPLAY,
    ON_INVEST,
    OVER,
    OWNED,
    PAID,
    PAWN,
    PILE_SEEN,
    RESERVE,
    SEAT,
    SEAT_CELLS,
    SEEN,
    STACK_KNOWN,
    TURNED,
    TURNS,
    TURNS_HIGH,
    WANTED,
    WHERE,
    WITHOUT,
    WITHOUT_HIGH,
)
from hanse.games.merkator.options import Options, make_options, read_options
from hanse.games.merkator.position import MOST
from hanse.games.merkator.setup import empty, first_filling, lay_pile, lay_solo_stack, lay_stack, remove_sole
from hanse.games.merkator.state import State
from hanse.games.merkator.tables import VALUES
from hanse.games.merkator.view import DECISIONS
from hanse.games.merkator.words import ENDS
from hanse.kernel.chance import STATE_BYTES, Chance
from hanse.kernel.errors import HanseError, PositionError, TooNew

Data = Mapping[str, Any]


def read_position(data: object) -> State:
    """A position out of plain data. What is left out is completed with defaults; what cannot be is refused.

    Without `options`, `preset` and `players` choose them. A seat of which nothing is said has one contract of value 2
    and an empty tile; cards that are not named lie in their piles and stacks in the order of the files, left-over 2s
    in the discard; counters that are not named lie in the reserve. A decision with a single answer is made at once.
    """
    if not isinstance(data, Mapping):
        raise PositionError(f"a position is a table, not {type(data).__name__}")
    return _PositionReader(data).state()


class _PositionReader:
    """Reads position data part by part and names the part that is wrong."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.known(data, _PARTS, "")
        if data.get("game", "merkator") not in ("merkator", "mercator"):
            raise PositionError(f"a position of {data['game']!r}: expected merkator")
        self.s = empty(self.read_options())
        self.seats = range(self.s.rules.seats)
        self.placed: set[int] = set()  # cards that are somewhere already

    def read_options(self) -> Options:
        try:
            revision = HISTORY.revision(self.data.get("rules", HISTORY.current))
            if "options" in self.data:
                return read_options(self.data["options"], revision)
            options = make_options(str(self.data.get("preset", "standard")), self.data.get("players", 3))
            return read_options(HISTORY.without_later(options.to_data(), revision), revision)
        except TooNew:
            raise
        except HanseError as error:
            raise PositionError(str(error)) from None

    def state(self) -> State:
        """The whole position, checked."""
        s = self.s
        self.board()
        entries = self.seat_entries()
        for seat, entry in enumerate(entries):
            self.seat(seat, entry)
        self.discard()
        for seat, entry in enumerate(entries):
            if "contracts" not in entry:
                self.default_contract(seat)
        self.piles()
        self.shops()
        self.chart()
        self.turn()
        self.money_in_hand()
        self.rest()
        if not s.over():
            self.pending()
        wrong = faults(s)
        if wrong:
            raise PositionError("; ".join(wrong))
        if not s.over():
            if not s.legal():
                raise PositionError("the pending decision has no answer in this position")
            s.settle()
        return s

    # The board

    def board(self) -> None:
        s = self.s
        if self.data.get("board", s.board.key) != s.board.key:
            raise PositionError(f"board: {self.data['board']!r}: expected {s.board.key}")
        cubes = self.table("cubes")
        main = [s.board.place_keys[place] for place in s.board.colour_place]
        self.known(cubes, tuple(main), "cubes: ")
        for colour, key in enumerate(main):
            s.set_cubes(colour, self.whole(cubes.get(key, s.board.first_cubes), 0, MOST, f"cubes: {key}"))
        pawn = self.data.get("pawn")
        s.cells[PAWN] = 0 if pawn is None else 1 + self.index(pawn, s.board.place_keys, "pawn")

    def place_card(self, name: object, place: str, first: int = 0, end: int = CARDS) -> int:
        """A card by its id, which must not be anywhere else."""
        card = first + self.index(name, self.s.board.card_keys[first:end], place)
        if card in self.placed:
            raise PositionError(f"{place}: {name!r} is somewhere else already")
        self.placed.add(card)
        return card

    def free(self, cards: Iterable[int]) -> list[int]:
        """Those of the cards that are nowhere yet."""
        return [card for card in cards if card not in self.placed]

    # Seats

    def seat_entries(self) -> list[Data]:
        entries = self.listed(self.data.get("seats", []), len(self.seats), "seats")
        for seat, entry in enumerate(entries):
            if not isinstance(entry, Mapping):
                raise PositionError(f"seat {seat}: expected a table")
            self.known(entry, _SEAT_PARTS, f"seat {seat}: ")
        return entries + [{}] * (len(self.seats) - len(entries))

    def seat(self, seat: int, entry: Data) -> None:
        """Goods, tile, coins, counters and cards of one seat."""
        s, place = self.s, f"seat {seat}"
        base = SEAT + seat * SEAT_CELLS
        goods = entry.get("goods", {})
        if not isinstance(goods, Mapping):
            raise PositionError(f"{place}: goods: expected a table")
        for key, number in goods.items():
            good = self.index(key, s.board.good_keys, f"{place}: good")
            s.add_stock(seat, good, self.whole(number, 0, MOST, f"{place}: {key}"))
        for colour in self.listed(entry.get("tile", []), 8, f"{place}: tile"):
            bit = 1 << self.index(colour, s.board.colour_keys, f"{place}: tile")
            if s.tile(seat) & bit:
                raise PositionError(f"{place}: tile: {colour} stands twice")
            s.set_tile(seat, s.tile(seat) | bit)
        s.set_coins(seat, self.whole(entry.get("coins", 0), 0, MOST, f"{place}: coins"))
        s.add_counters(seat, self.whole(entry.get("counters", 0), 0, s.board.counters, f"{place}: counters"))
        for name in self.listed(entry.get("contracts", []), CONTRACTS, f"{place}: contracts"):
            s.gain_contract(seat, self.place_card(name, f"{place}: contract", 0, CONTRACTS))
        for key, first, end in (("bonus", BONUS, BUILDING), ("buildings", BUILDING, CARDS)):
            for name in self.listed(entry.get(key, []), end - first, f"{place}: {key}"):
                s.cells[WHERE + self.place_card(name, f"{place}: {key}", first, end)] = OWNED + seat
        if entry.get("hand") is not None:
            card = self.place_card(entry["hand"], f"{place}: hand")
            s.cells[base + HAND] = 1 + card
            s.cells[WHERE + card] = IN_HAND + seat
        s.cells[base + HAND_NEW] = int(self.truth(entry.get("hand_new", False), f"{place}: hand_new"))
        turns = self.whole(entry.get("turns", 1), 0, MOST, f"{place}: turns")
        s.cells[base + TURNS], s.cells[base + TURNS_HIGH] = turns & 255, turns >> 8

    def default_contract(self, seat: int) -> None:
        cheap = self.free(card for card in range(CONTRACTS) if self.s.board.contract_pile[card] == 0)
        if not cheap:
            raise PositionError(f"seat {seat}: no contract named, and all of value 2 are elsewhere")
        self.placed.add(cheap[0])
        self.s.gain_contract(seat, cheap[0])

    # Cards

    def discard(self) -> None:
        for value, names in self.table("discard").items():
            for name in self.listed(names, CONTRACTS, f"discard {value}"):
                card = self.place_card(name, f"discard {value}", 0, CONTRACTS)
                if str(self.s.value(card)) != value:
                    raise PositionError(f"discard {value}: {name!r} has value {self.s.value(card)}")
                self.s.cells[WHERE + card] = IN_DISCARD

    def piles(self) -> None:
        """As given; a pile that is not named has all cards of its value that are left, the 2s go to the discard."""
        s, given = self.s, self.table("piles")
        self.known(given, tuple(map(str, VALUES)), "piles: ")
        solo = self.listed(self.data.get("solo_stack", []), len(VALUES) * 24, "solo_stack")
        stack = [self.place_card(name, "solo_stack", 0, CONTRACTS) for name in solo]
        if stack and not s.rules.solo:
            raise PositionError("solo_stack: expected in the solo game only")
        named = {pile: given[str(value)] for pile, value in enumerate(VALUES) if str(value) in given}
        for pile, entry in named.items():
            self.pile(pile, entry)
        stacked: dict[int, list[int]] = {}
        for pile in range(len(VALUES)):
            left = self.free(card for card in range(CONTRACTS) if s.board.contract_pile[card] == pile)
            if pile in named and left:
                keys = ", ".join(s.board.card_keys[card] for card in left)
                raise PositionError(f"piles: {VALUES[pile]}: {keys} missing: expected every card somewhere")
            if pile == 0:
                for card in left:
                    s.cells[WHERE + card] = IN_DISCARD
            elif s.rules.solo and pile in s.board.solo_piles:
                stacked[pile] = left
            elif pile not in named:
                lay_pile(s, pile, left[::-1])
        if s.rules.solo:
            order = stack or [card for pile in s.board.solo_piles for card in stacked.get(pile, [])]
            if "solo_stack" in self.data and any(stacked.values()):
                raise PositionError("solo_stack: expected every card somewhere")
            if len(order) > s.board.solo_turns:
                raise PositionError(f"solo_stack: {len(order)} cards: expected at most {s.board.solo_turns}")
            lay_solo_stack(s, order[::-1])

    def pile(self, pile: int, given: object) -> None:
        """A pile from above: a list of cards, or a table that also says how many of them were seen."""
        place = f"pile {VALUES[pile]}"
        entry = given if isinstance(given, Mapping) else {"cards": given}
        self.known(entry, ("cards", "seen"), f"{place}: ")
        names = self.listed(entry.get("cards", []), CONTRACTS, place)
        cards = [self.place_card(name, place, 0, CONTRACTS) for name in names]
        for card in cards:
            if self.s.board.contract_pile[card] != pile:
                raise PositionError(f"{place}: {self.s.board.card_keys[card]!r} has value {self.s.value(card)}")
        lay_pile(self.s, pile, cards[::-1])
        if "seen" in entry:
            self.s.cells[PILE_SEEN + pile] = self.whole(entry["seen"], 0, len(cards), f"{place}: seen")

    def shops(self) -> None:
        """Displays and stacks of bonus cards and buildings."""
        s = self.s
        buildings = remove_sole(s)
        for kind, key, cards in (
            (BONUS_KIND, "bonus", list(range(BONUS, BUILDING))),
            (BUILDING_KIND, "buildings", buildings),
        ):
            entry = self.table(key)
            self.known(entry, ("open", "cards", "known" if kind == BONUS_KIND else "out"), f"{key}: ")
            first, end = (BONUS, BUILDING) if kind == BONUS_KIND else (BUILDING, CARDS)
            opened = [
                None if name is None else self.place_card(name, f"{key}: open", first, end)
                for name in self.listed(entry.get("open", []), DISPLAY, f"{key}: open")
            ]
            if "cards" in entry:
                names = self.listed(entry["cards"], end - first, f"{key}: cards")
                stack = [self.place_card(name, f"{key}: cards", first, end) for name in names]
                if self.free(cards):
                    missing = ", ".join(s.board.card_keys[card] for card in self.free(cards))
                    raise PositionError(f"{key}: {missing} missing: expected every card somewhere")
            else:
                stack = self.free(cards)
            lay_stack(s, kind, stack[::-1])
            for slot in range(DISPLAY):
                if slot < len(opened):
                    self.show(kind, slot, opened[slot])
                else:
                    s.open_next(kind, slot)
        known = self.table("bonus").get("known", 0)
        s.cells[STACK_KNOWN] = self.whole(known, 0, BUILDING - BONUS, "bonus: known")

    def show(self, kind: int, slot: int, card: int | None) -> None:
        if card is not None:
            self.s.cells[DISPLAY_AT + DISPLAY * kind + slot] = 1 + card
            self.s.cells[WHERE + card] = ON_DISPLAY

    # Time

    def chart(self) -> None:
        s, given = self.s, self.table("chart")
        self.known(given, ("stage", "counters", "reserve", "seen"), "chart: ")
        for name, number in self.sub(given, "seen", "chart").items():
            back = self.index(name, BACK_NAMES, "chart: seen")
            s.cells[SEEN + back] = self.whole(number, 0, s.board.backs[back], f"chart: seen: {name}")
        if s.rules.solo:
            if given.get("counters"):
                raise PositionError("chart: the solo game has none")
        else:
            stage = self.whole(given.get("stage", 0), 0, len(s.rules.stages) - 1, "chart: stage")
            names = given.get("counters")
            counters = (
                self.usual_counters()
                if names is None
                else [self.counter(name) for name in self.listed(names, 42, "chart: counters")]
            )
            s.fill_chart(stage, [0] * min(len(counters), s.board.side_spaces[s.rules.stages[stage].side]))
            if s.on_chart() != len(counters):
                raise PositionError(f"chart: {len(counters)} counters: expected at most {s.spaces()} spaces")
            for i, counter in enumerate(counters):
                s.cells[CHART + int(s.cells[NEXT]) + i] = counter
        held = s.on_chart() + sum(s.counters(seat) for seat in self.seats)
        rest = s.board.counters - held
        s.cells[RESERVE] = self.whole(given.get("reserve", max(rest, 0)), 0, s.board.counters, "chart: reserve")

    def usual_counters(self) -> list[int]:
        """As many as at the start, in the order of their letters."""
        backs = [back for back, number in enumerate(self.s.board.backs) for _ in range(number)]
        return [1 + back for back in backs[: first_filling(self.s)]]

    def counter(self, name: object) -> int:
        """`C` face down, `C!` turned up; doubled for a double letter."""
        text = name if isinstance(name, str) else ""
        back = self.index(text.removesuffix("!"), BACK_NAMES, "chart: counter")
        return 1 + back + (TURNED if text.endswith("!") else 0)

    # The turn

    def turn(self) -> None:
        s, turn = self.s, self.table("turn")
        self.known(turn, ("seat", "met", "fresh", "due"), "turn: ")
        s.cells[ACTIVE] = self.whole(turn.get("seat", 0), 0, len(self.seats) - 1, "turn: seat")
        s.cells[DUE] = self.whole(turn.get("due", 0), 0, 2, "turn: due")
        for key, bit in (("met", MET), ("fresh", FRESH)):
            for name in self.listed(turn.get(key, []), CONTRACTS, f"turn: {key}"):
                s.cells[MARKS + self.index(name, s.board.card_keys[:CONTRACTS], f"turn: {key}")] |= bit
        letter = self.data.get("letter")
        s.cells[LETTER] = 0 if letter is None else 1 + self.index(letter, BACK_NAMES, "letter")

    def money_in_hand(self) -> None:
        """What is being paid: a contract, or a card with contracts."""
        s = self.s
        if self.data.get("payment") is not None:
            payment = self.table("payment")
            self.known(payment, ("contract", "wanted", "without"), "payment: ")
            contracts = s.board.card_keys[:CONTRACTS]
            s.cells[PAID] = 1 + self.index(payment.get("contract"), contracts, "payment: contract")
            for key, number in self.sub(payment, "wanted", "payment").items():
                good = self.index(key, s.board.good_keys, "payment: good")
                s.cells[WANTED + good] = self.whole(number, 0, 16, f"payment: {key}")
            mask = 0
            for key in self.listed(payment.get("without", []), 16, "payment: without"):
                mask |= 1 << self.index(key, s.board.good_keys, "payment: without")
            s.cells[WITHOUT], s.cells[WITHOUT_HIGH] = mask & 255, mask >> 8
        if self.data.get("purchase") is not None:
            purchase = self.table("purchase")
            self.known(purchase, ("card", "handed"), "purchase: ")
            shop = s.board.card_keys[BONUS:]
            s.cells[BOUGHT] = 1 + BONUS + self.index(purchase.get("card"), shop, "purchase: card")
            s.cells[HANDED] = self.whole(purchase.get("handed", 0), 0, 255, "purchase: handed")

    def rest(self) -> None:
        """Reasons for the end, chance."""
        s, names = self.s, list(ENDS.values())
        ending = self.listed(self.data.get("ending", []), 1, "ending")
        for name in ending:
            s.cells[ENDING] = 1 << self.index(name, names, "ending")
        s.cells[LAST] = self.whole(self.data.get("last", 0), 0, len(self.seats), "last")
        s.cells[OVER] = int(self.truth(self.data.get("over", False), "over"))
        text = self.data.get("chance", "00" * STATE_BYTES)
        try:
            chance = Chance(bytes.fromhex(text))
        except (TypeError, ValueError):
            raise PositionError(f"chance: expected {2 * STATE_BYTES} hexadecimal digits") from None
        s.store_chance(chance)

    def pending(self) -> None:
        """The decision that waits; by default the active seat invests."""
        s = self.s
        active = int(s.cells[ACTIVE])
        if self.data.get("pending") is None:
            s.ask(ON_INVEST, active)
            return
        frame = self.table("pending")
        self.known(frame, ("kind", "seat", "colour", "left", "given", "value"), "pending: ")
        kinds = {name: kind for kind, name in DECISIONS.items()}
        self.index(frame.get("kind"), tuple(kinds), "pending: kind")
        seat = self.whole(frame.get("seat", active), 0, len(self.seats) - 1, "pending: seat")
        number = 0
        if "colour" in frame:
            number = self.index(frame["colour"], s.board.colour_keys, "pending: colour")
        elif "value" in frame:
            number = self.index(frame["value"], VALUES, "pending: value")
        for key, most in (("left", 16), ("given", 3)):
            if key in frame:
                number = self.whole(frame[key], 0, most, f"pending: {key}")
        s.ask(kinds[frame["kind"]], seat, number)

    # Values

    def table(self, key: str) -> Data:
        return self.sub(self.data, key, "")

    def sub(self, entry: Data, key: str, place: str) -> Data:
        value = entry.get(key, {})
        if not isinstance(value, Mapping):
            raise PositionError(f"{place}: {key}: expected a table" if place else f"{key}: expected a table")
        return value

    def known(self, table: Data, parts: tuple[str, ...], place: str) -> None:
        """A misspelt part is an error, not a part left out."""
        for key in table:
            if key not in parts:
                raise PositionError(f"{place}unknown part {key!r}: expected some of {', '.join(parts)}")

    def listed(self, value: object, most: int, place: str) -> list[Any]:
        if not isinstance(value, list) or len(value) > most:
            raise PositionError(f"{place}: expected a list of at most {most}")
        return value

    def index(self, name: object, known: Iterable[object], place: str) -> int:
        names = list(known)
        if isinstance(name, bool) or name not in names:
            raise PositionError(f"{place} {name!r}: expected one of {', '.join(map(str, names))}")
        return names.index(name)

    def whole(self, value: object, least: int, most: int, place: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise PositionError(f"{place}: {value!r}: expected a whole number from {least} to {most}")
        return value

    def truth(self, value: object, place: str) -> bool:
        if not isinstance(value, bool):
            raise PositionError(f"{place}: {value!r}: expected true or false")
        return value


_PARTS = (
    "game",
    "rules",
    "options",
    "preset",
    "players",
    "board",
    "cubes",
    "pawn",
    "discard",
    "seats",
    "piles",
    "solo_stack",
    "bonus",
    "buildings",
    "chart",
    "turn",
    "payment",
    "purchase",
    "letter",
    "ending",
    "last",
    "over",
    "pending",
    "chance",
)
_SEAT_PARTS = (
    "goods",
    "tile",
    "coins",
    "counters",
    "contracts",
    "bonus",
    "buildings",
    "hand",
    "hand_new",
    "turns",
)
