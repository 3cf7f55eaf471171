"""A position set up from data, by hand or from a file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.check import faults
from hanse.games.merkator.decision import COLOUR, PILE_VALUE, Decision
from hanse.games.merkator.decisions import DECISIONS
from hanse.games.merkator.identity import IDENTITY
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
from hanse.games.merkator.options import OPTIONS, Options
from hanse.games.merkator.position import MOST
from hanse.games.merkator.setup import empty, first_filling, lay_pile, lay_solo_stack, lay_stack, remove_sole
from hanse.games.merkator.state import State
from hanse.games.merkator.tables import VALUES
from hanse.games.merkator.words import ENDS
from hanse.kernel.errors import Phrase, PositionError, together
from hanse.kernel.positions import (
    Data,
    flag,
    index,
    known,
    listed,
    read_chance,
    read_head,
    seat_entries,
    seat_place,
    table,
    whole,
    within,
)

ALIASES = ("mercator",)  # other spellings of the game's key


def read_position(data: object) -> State:
    """A position out of plain data. What is left out is completed with defaults; what cannot be is refused.

    Without `options`, `preset` and `players` choose them. A seat of which nothing is said has one contract of value 2
    and an empty tile; cards that are not named lie in their piles and stacks in the order of the files, left-over 2s
    in the discard; counters that are not named lie in the reserve. A decision with a single answer is made at once.
    """
    return _PositionReader(*read_head(data, IDENTITY, OPTIONS, _PARTS, ALIASES)).state()


class _PositionReader:
    """Reads position data part by part and names the part that is wrong."""

    def __init__(self, data: Data, options: Options) -> None:
        self.data = data
        self.s = empty(options)
        self.seats = range(options.players)
        self.placed: set[int] = set()  # cards that are somewhere already

    def state(self) -> State:
        """The whole position, checked."""
        s = self.s
        self.board()
        entries = seat_entries(self.data, len(self.seats), _SEAT_PARTS)
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
            raise PositionError(together(wrong))
        if not s.over():
            if not s.legal():
                raise PositionError("the pending decision has no answer in this position")
            s.settle()
        return s

    # The board

    def board(self) -> None:
        s = self.s
        if self.data.get("board", s.board.key) != s.board.key:
            raise PositionError("board: {given!r}: expected {expected}", given=self.data["board"], expected=s.board.key)
        cubes = table(self.data, "cubes")
        main = [s.board.place_keys[place] for place in s.board.colour_place]
        known(cubes, tuple(main), "cubes")
        for colour, key in enumerate(main):
            s.set_cubes(colour, whole(cubes.get(key, s.board.first_cubes), 0, MOST, f"cubes: {key}"))
        pawn = self.data.get("pawn")
        s.cells[PAWN] = 0 if pawn is None else 1 + index(pawn, s.board.place_keys, "pawn")

    def place_card(self, name: object, place: str, first: int = 0, end: int = CARDS) -> int:
        """A card by its id, which must not be anywhere else."""
        card = first + index(name, self.s.board.card_keys[first:end], place)
        if card in self.placed:
            raise PositionError("{place}: {name!r} is somewhere else already", place=place, name=name)
        self.placed.add(card)
        return card

    def free(self, cards: Iterable[int]) -> list[int]:
        """Those of the cards that are nowhere yet."""
        return [card for card in cards if card not in self.placed]

    # Seats

    def seat(self, seat: int, entry: Data) -> None:
        """Goods, tile, coins, counters and cards of one seat."""
        s, place = self.s, seat_place(seat)
        base = SEAT + seat * SEAT_CELLS
        for key, number in table(entry, "goods", place=place).items():
            good = index(key, s.board.good_keys, within(place, "good"))
            s.add_stock(seat, good, whole(number, 0, MOST, within(place, key)))
        for colour in listed(entry.get("tile", []), 8, within(place, "tile")):
            bit = 1 << index(colour, s.board.colour_keys, within(place, "tile"))
            if s.tile(seat) & bit:
                raise PositionError("{place}: tile: {colour} stands twice", place=place, colour=colour)
            s.set_tile(seat, s.tile(seat) | bit)
        s.set_coins(seat, whole(entry.get("coins", 0), 0, MOST, within(place, "coins")))
        s.add_counters(seat, whole(entry.get("counters", 0), 0, s.board.counters, within(place, "counters")))
        for name in listed(entry.get("contracts", []), CONTRACTS, within(place, "contracts")):
            s.gain_contract(seat, self.place_card(name, within(place, "contract"), 0, CONTRACTS))
        for key, first, end in (("bonus", BONUS, BUILDING), ("buildings", BUILDING, CARDS)):
            for name in listed(entry.get(key, []), end - first, within(place, key)):
                s.cells[WHERE + self.place_card(name, within(place, key), first, end)] = OWNED + seat
        if entry.get("hand") is not None:
            card = self.place_card(entry["hand"], within(place, "hand"))
            s.cells[base + HAND] = 1 + card
            s.cells[WHERE + card] = IN_HAND + seat
        s.cells[base + HAND_NEW] = flag(entry.get("hand_new", False), within(place, "hand_new"))
        turns = whole(entry.get("turns", 1), 0, MOST, within(place, "turns"))
        s.cells[base + TURNS], s.cells[base + TURNS_HIGH] = turns & 255, turns >> 8

    def default_contract(self, seat: int) -> None:
        cheap = self.free(card for card in range(CONTRACTS) if self.s.board.contract_pile[card] == 0)
        if not cheap:
            raise PositionError("seat {seat}: no contract named, and all of value 2 are elsewhere", seat=seat)
        self.placed.add(cheap[0])
        self.s.gain_contract(seat, cheap[0])

    # Cards

    def discard(self) -> None:
        for value, names in table(self.data, "discard").items():
            for name in listed(names, CONTRACTS, f"discard {value}"):
                card = self.place_card(name, f"discard {value}", 0, CONTRACTS)
                if str(self.s.value(card)) != value:
                    raise PositionError(
                        "discard {value}: {name!r} has value {actual}",
                        value=value,
                        name=name,
                        actual=self.s.value(card),
                    )
                self.s.cells[WHERE + card] = IN_DISCARD

    def piles(self) -> None:
        """As given; a pile that is not named has all cards of its value that are left, the 2s go to the discard."""
        s, given = self.s, table(self.data, "piles")
        known(given, tuple(map(str, VALUES)), "piles")
        solo = listed(self.data.get("solo_stack", []), len(VALUES) * 24, "solo_stack")
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
                raise PositionError(
                    "piles: {value}: {keys} missing: expected every card somewhere", value=VALUES[pile], keys=keys
                )
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
                raise PositionError(
                    "solo_stack: {count} cards: expected at most {most}", count=len(order), most=s.board.solo_turns
                )
            lay_solo_stack(s, order[::-1])

    def pile(self, pile: int, given: object) -> None:
        """A pile from above: a list of cards, or a table that also says how many of them were seen."""
        place = Phrase("pile {value}", value=VALUES[pile])
        entry = given if isinstance(given, Mapping) else {"cards": given}
        known(entry, ("cards", "seen"), place)
        names = listed(entry.get("cards", []), CONTRACTS, place)
        cards = [self.place_card(name, place, 0, CONTRACTS) for name in names]
        for card in cards:
            if self.s.board.contract_pile[card] != pile:
                raise PositionError(
                    "{place}: {card!r} has value {actual}",
                    place=place,
                    card=self.s.board.card_keys[card],
                    actual=self.s.value(card),
                )
        lay_pile(self.s, pile, cards[::-1])
        if "seen" in entry:
            self.s.cells[PILE_SEEN + pile] = whole(entry["seen"], 0, len(cards), within(place, "seen"))

    def shops(self) -> None:
        """Displays and stacks of bonus cards and buildings."""
        s = self.s
        buildings = remove_sole(s)
        for kind, key, cards in (
            (BONUS_KIND, "bonus", list(range(BONUS, BUILDING))),
            (BUILDING_KIND, "buildings", buildings),
        ):
            entry = table(self.data, key)
            known(entry, ("open", "cards", "known" if kind == BONUS_KIND else "out"), key)
            first, end = (BONUS, BUILDING) if kind == BONUS_KIND else (BUILDING, CARDS)
            opened = [
                None if name is None else self.place_card(name, f"{key}: open", first, end)
                for name in listed(entry.get("open", []), DISPLAY, f"{key}: open")
            ]
            if "cards" in entry:
                names = listed(entry["cards"], end - first, f"{key}: cards")
                stack = [self.place_card(name, f"{key}: cards", first, end) for name in names]
                if self.free(cards):
                    missing = ", ".join(s.board.card_keys[card] for card in self.free(cards))
                    raise PositionError(
                        "{key}: {missing} missing: expected every card somewhere", key=key, missing=missing
                    )
            else:
                stack = self.free(cards)
            lay_stack(s, kind, stack[::-1])
            for slot in range(DISPLAY):
                if slot < len(opened):
                    self.show(kind, slot, opened[slot])
                else:
                    s.open_next(kind, slot)
        below = table(self.data, "bonus").get("known", 0)
        s.cells[STACK_KNOWN] = whole(below, 0, BUILDING - BONUS, "bonus: known")

    def show(self, kind: int, slot: int, card: int | None) -> None:
        if card is not None:
            self.s.cells[DISPLAY_AT + DISPLAY * kind + slot] = 1 + card
            self.s.cells[WHERE + card] = ON_DISPLAY

    # Time

    def chart(self) -> None:
        s, given = self.s, table(self.data, "chart")
        known(given, ("stage", "counters", "reserve", "seen"), "chart")
        for name, number in table(given, "seen", place="chart").items():
            back = index(name, BACK_NAMES, "chart: seen")
            s.cells[SEEN + back] = whole(number, 0, s.board.backs[back], f"chart: seen: {name}")
        if s.rules.solo:
            if given.get("counters"):
                raise PositionError("chart: the solo game has none")
        else:
            stage = whole(given.get("stage", 0), 0, len(s.rules.stages) - 1, "chart: stage")
            names = given.get("counters")
            counters = (
                self.usual_counters()
                if names is None
                else [self.counter(name) for name in listed(names, 42, "chart: counters")]
            )
            s.fill_chart(stage, [0] * min(len(counters), s.board.side_spaces[s.rules.stages[stage].side]))
            if s.on_chart() != len(counters):
                raise PositionError(
                    "chart: {count} counters: expected at most {most} spaces", count=len(counters), most=s.spaces()
                )
            for i, counter in enumerate(counters):
                s.cells[CHART + int(s.cells[NEXT]) + i] = counter
        held = s.on_chart() + sum(s.counters(seat) for seat in self.seats)
        rest = s.board.counters - held
        s.cells[RESERVE] = whole(given.get("reserve", max(rest, 0)), 0, s.board.counters, "chart: reserve")

    def usual_counters(self) -> list[int]:
        """As many as at the start, in the order of their letters."""
        backs = [back for back, number in enumerate(self.s.board.backs) for _ in range(number)]
        return [1 + back for back in backs[: first_filling(self.s)]]

    def counter(self, name: object) -> int:
        """`C` face down, `C!` turned up; doubled for a double letter."""
        text = name if isinstance(name, str) else ""
        back = index(text.removesuffix("!"), BACK_NAMES, "chart: counter")
        return 1 + back + (TURNED if text.endswith("!") else 0)

    # The turn

    def turn(self) -> None:
        s, turn = self.s, table(self.data, "turn")
        known(turn, ("seat", "met", "fresh", "due"), "turn")
        s.cells[ACTIVE] = whole(turn.get("seat", 0), 0, len(self.seats) - 1, "turn: seat")
        s.cells[DUE] = whole(turn.get("due", 0), 0, 2, "turn: due")
        for key, bit in (("met", MET), ("fresh", FRESH)):
            for name in listed(turn.get(key, []), CONTRACTS, f"turn: {key}"):
                s.cells[MARKS + index(name, s.board.card_keys[:CONTRACTS], f"turn: {key}")] |= bit
        letter = self.data.get("letter")
        s.cells[LETTER] = 0 if letter is None else 1 + index(letter, BACK_NAMES, "letter")

    def money_in_hand(self) -> None:
        """What is being paid: a contract, or a card with contracts."""
        s = self.s
        if self.data.get("payment") is not None:
            payment = table(self.data, "payment")
            known(payment, ("contract", "wanted", "without"), "payment")
            contracts = s.board.card_keys[:CONTRACTS]
            s.cells[PAID] = 1 + index(payment.get("contract"), contracts, "payment: contract")
            for key, number in table(payment, "wanted", place="payment").items():
                good = index(key, s.board.good_keys, "payment: good")
                s.cells[WANTED + good] = whole(number, 0, 16, f"payment: {key}")
            mask = 0
            for key in listed(payment.get("without", []), 16, "payment: without"):
                mask |= 1 << index(key, s.board.good_keys, "payment: without")
            s.cells[WITHOUT], s.cells[WITHOUT_HIGH] = mask & 255, mask >> 8
        if self.data.get("purchase") is not None:
            purchase = table(self.data, "purchase")
            known(purchase, ("card", "handed"), "purchase")
            shop = s.board.card_keys[BONUS:]
            s.cells[BOUGHT] = 1 + BONUS + index(purchase.get("card"), shop, "purchase: card")
            s.cells[HANDED] = whole(purchase.get("handed", 0), 0, 255, "purchase: handed")

    def rest(self) -> None:
        """Reasons for the end, chance."""
        s, names = self.s, list(ENDS.values())
        ending = listed(self.data.get("ending", []), 1, "ending")
        for name in ending:
            s.cells[ENDING] = 1 << index(name, names, "ending")
        s.cells[LAST] = whole(self.data.get("last", 0), 0, len(self.seats), "last")
        s.cells[OVER] = flag(self.data.get("over", False), "over")
        s.store_chance(*read_chance(self.data))

    def pending(self) -> None:
        """The decision that waits; by default the active seat invests."""
        s = self.s
        active = int(s.cells[ACTIVE])
        if self.data.get("pending") is None:
            s.ask(ON_INVEST, active)
            return
        names = [decision.name for decision in DECISIONS[ON_INVEST:]]
        frame = table(self.data, "pending")
        decision = DECISIONS[ON_INVEST + index(frame.get("kind"), names, "pending: kind")]
        known(frame, ("kind", "seat", *([decision.own] if decision.own else [])), "pending")
        seat = whole(frame.get("seat", active), 0, len(self.seats) - 1, "pending: seat")
        s.ask(decision.number, seat, self.own_number(decision, frame.get(decision.own)))

    def own_number(self, decision: Decision, value: object) -> int:
        """The own number of the pending decision; 0 if it has none, or none is given."""
        place = f"pending: {decision.own}"
        if value is None:
            return 0
        if decision.what == COLOUR:
            return index(value, self.s.board.colour_keys, place)
        if decision.what == PILE_VALUE:
            return index(value, VALUES, place)
        return whole(value, 0, decision.most, place)


_PARTS = (
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
