"""The invariants of a position (section 15): everything is somewhere, once; counts agree; all is in range."""

from __future__ import annotations

from collections import Counter

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.layout import (
    ACTIVE,
    ASK,
    BACKS,
    BONUS,
    BUILDING,
    CARDS,
    CHART,
    CONTRACTS,
    DISPLAY,
    ENDING,
    HAND,
    IN_DISCARD,
    IN_HAND,
    IN_PILE,
    IN_STACK,
    LAST,
    MARKS,
    MAX_SPACES,
    NEXT,
    ON_DISPLAY,
    ON_LOSS,
    ON_REFLIP,
    ON_SPLIT,
    ON_TRAVEL,
    OUT_OF_GAME,
    OVER,
    OWNED,
    PILE,
    PILE_AT,
    PILE_SEEN,
    PILES,
    RESERVE,
    SEAT,
    SEAT_CELLS,
    SEEN,
    SOLO,
    SOLO_AT,
    STACK,
    STACK_KNOWN,
    TURNED,
    WHERE,
)
from hanse.games.merkator.pending import pending_faults
from hanse.games.merkator.position import Position
from hanse.games.merkator.tables import VALUES
from hanse.kernel.errors import Phrase


def faults(s: Position) -> list[str]:
    """What is wrong with a position; nothing, if it can be one."""
    cells = bytes(s.cells)  # looked at card by card: plain bytes are read fastest from here
    own = [*_counters(s, cells), *_chart(s, cells), *_cards(s, cells), *_displays(s, cells), *_seats(s, cells)]
    return [*own, *_course(s, cells), *pending_faults(s)]


def _counters(s: Position, cells: bytes) -> list[str]:
    """MK-15.1: chart, reserve and players have 42 together; no more of a letter than there are."""
    found: list[str] = []
    total = s.on_chart() + cells[RESERVE] + sum(s.counters(seat) for seat in range(s.rules.seats))
    if total != s.board.counters:
        found.append(Phrase("{total} counters in all: expected {expected}", total=total, expected=s.board.counters))
    shown = Counter((cells[CHART + i] & (TURNED - 1)) - 1 for i in range(cells[NEXT], s.spaces()))
    for back in range(BACKS):
        known = shown[back] + cells[SEEN + back]
        if known > s.board.backs[back]:
            found.append(
                Phrase(
                    "{known} counters {back}: expected at most {most}",
                    known=known,
                    back=BACK_NAMES[back],
                    most=s.board.backs[back],
                )
            )
    seen = sum(cells[SEEN + back] for back in range(BACKS))
    if seen > s.board.counters - s.on_chart():
        found.append(
            Phrase("{seen} counters seen when they left the chart: expected at most those that did", seen=seen)
        )
    return found


def _chart(s: Position, cells: bytes) -> list[str]:
    """MK-15.10, MK-15.11: one run up to the last space; only last counters of rows are turned, one in advance."""
    found: list[str] = []
    following, spaces = cells[NEXT], s.spaces()
    for space in range(spaces):
        counter = cells[CHART + space]
        if bool(counter) != (space >= following):
            found.append(
                Phrase("space {space} of the chart: expected counters from one space to the end", space=space + 1)
            )
        if counter > TURNED and not s.board.row_ends[s.side() * MAX_SPACES + space]:
            found.append(Phrase("space {space} of the chart: turned, but not the last of its row", space=space + 1))
    return found


def _cards(s: Position, cells: bytes) -> list[str]:
    """MK-15.2: every card is where it says, and nowhere else."""
    key = s.board.card_keys
    places: Counter[tuple[int, int]] = Counter()
    for pile in range(PILES):
        first = PILE_AT + int(s.board.pile_first[pile])
        for i in range(cells[PILE + pile]):
            card = cells[first + i]
            if card >= CONTRACTS or s.board.contract_pile[card] != pile:
                return [Phrase("pile {value}: {card} does not belong there", value=VALUES[pile], card=key[card])]
            places[card, IN_PILE] += 1
    places.update((cells[SOLO_AT + i], IN_STACK) for i in range(cells[SOLO]))
    for kind in range(2):
        places.update((cells[s.stack_start(kind) + i], IN_STACK) for i in range(cells[STACK + kind]))
        opened = [s.open_card(kind, slot) for slot in range(DISPLAY)]
        places.update((card, ON_DISPLAY) for card in opened if card >= 0)
    found: list[str] = []
    times = Counter(card for card, _ in places.elements())
    for card in range(CARDS):
        where = cells[WHERE + card]
        laid = where in (IN_PILE, IN_STACK, ON_DISPLAY)
        if places[card, where] != int(laid) or times[card] > 1:
            found.append(Phrase("card {card}: not exactly once in pile, stack or display", card=key[card]))
        found += _whereabouts(s, cells, card, where)
    return found


def _whereabouts(s: Position, cells: bytes, card: int, where: int) -> list[str]:
    """Whether a card can be where it is."""
    key = s.board.card_keys[card]
    if where >= IN_HAND:
        seat = where - IN_HAND
        if seat >= s.rules.seats or cells[SEAT + seat * SEAT_CELLS + HAND] != 1 + card:
            return [Phrase("card {key}: in a hand that does not hold it", key=key)]
        return [] if s.rules.hand_card else [Phrase("card {key}: in a hand, without variant.hand_card", key=key)]
    if where >= OWNED:
        return [] if where - OWNED < s.rules.seats else [Phrase("card {key}: owned by no seat", key=key)]
    if where == OUT_OF_GAME:
        gone = card >= BUILDING and s.rules.solo and s.board.sole[card - BUILDING]
        return [] if gone else [Phrase("card {key}: out of the game, which it never is", key=key)]
    if where == IN_DISCARD and card == s.board.peace and not s.rules.peace_sellable:  # MK-15.5
        return [Phrase("card {key}: in the discard, where it never goes", key=key)]
    contract = card < CONTRACTS
    if where in (IN_PILE, IN_DISCARD):
        return [] if contract else [Phrase("card {key}: no contract, and yet with the contracts", key=key)]
    if where == ON_DISPLAY and contract:
        return [Phrase("card {key}: a contract on display", key=key)]
    return []


def _displays(s: Position, cells: bytes) -> list[str]:
    """MK-15.3: four of each kind are open as long as there are so many; only the last spaces fall empty."""
    found: list[str] = []
    for kind, (first, end) in enumerate(((BONUS, BUILDING), (BUILDING, CARDS))):
        free = sum(1 for card in range(first, end) if cells[WHERE + card] in (IN_STACK, ON_DISPLAY))
        opened = sum(1 for slot in range(DISPLAY) if s.open_card(kind, slot) >= 0)
        if opened != min(DISPLAY, free):
            found.append(
                Phrase(
                    "{opened} open {what}: expected {expected}",
                    opened=opened,
                    what=(Phrase("bonus cards"), Phrase("buildings"))[kind],
                    expected=min(DISPLAY, free),
                )
            )
    if cells[STACK_KNOWN] > cells[STACK]:
        found.append(Phrase("more bonus cards known than in the stack"))
    for pile in range(PILES):
        count, seen = cells[PILE + pile], cells[PILE_SEEN + pile]
        if not min(1, count) <= seen <= count:
            found.append(
                Phrase(
                    "pile {value}: {seen} cards seen of {count}: expected at least the top one",
                    value=VALUES[pile],
                    seen=seen,
                    count=count,
                )
            )
    return found


def _seats(s: Position, cells: bytes) -> list[str]:
    """MK-15.5: everybody holds a contract; what is counted agrees."""
    found: list[str] = []
    for seat in range(s.rules.seats):
        held = sum(1 for card in range(CONTRACTS) if cells[WHERE + card] == OWNED + seat)
        if held != s.held(seat):
            found.append(Phrase("seat {seat}: wrong number of contracts", seat=seat))
        if not held:
            found.append(Phrase("seat {seat}: no contract: expected at least one", seat=seat))
        hand = cells[SEAT + seat * SEAT_CELLS + HAND]
        if hand and cells[WHERE + hand - 1] != IN_HAND + seat:
            found.append(Phrase("seat {seat}: the card in hand is elsewhere", seat=seat))
    for card in range(CONTRACTS):
        if cells[MARKS + card] and cells[WHERE + card] < OWNED:
            found.append(
                Phrase("card {card}: fulfilled or received in this turn, but with nobody", card=s.board.card_keys[card])
            )
    return found


def _course(s: Position, cells: bytes) -> list[str]:
    """MK-15.6, MK-15.7: after investing, at most five contracts and fifteen coins; the phases of the end."""
    found: list[str] = []
    active = cells[ACTIVE]
    if cells[ASK] in (ON_TRAVEL, ON_SPLIT, ON_REFLIP, ON_LOSS) and not cells[OVER]:
        if s.held(active) > s.board.contract_limit and not s.final():
            found.append(
                Phrase(
                    "seat {active}: {count} contracts after investing: expected at most 5",
                    active=active,
                    count=s.held(active),
                )
            )
        if s.rules.coin_limit and s.coins(active) > s.rules.coin_limit:
            found.append(
                Phrase(
                    "seat {active}: {count} coins after investing: expected at most 15",
                    active=active,
                    count=s.coins(active),
                )
            )
    if s.rules.solo and any(s.coins(seat) for seat in range(s.rules.seats)):
        found.append(Phrase("coins in the solo game: expected none"))
    if cells[LAST] > s.rules.seats or (cells[LAST] and not cells[ENDING]):
        found.append(
            Phrase(
                "{turns} turns to come in the final phase: expected at most one each, and a reason", turns=cells[LAST]
            )
        )
    return found
