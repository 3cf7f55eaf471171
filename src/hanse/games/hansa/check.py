"""The invariants of a position (section 14): tokens, posts and thalers are conserved, and what is asked can be."""

from __future__ import annotations

from hanse.games.hansa.decisions import DECISIONS
from hanse.games.hansa.layout import (
    ACTIVE,
    ASIDE,
    BARRELS,
    CHOSEN,
    ENDED,
    FIRST,
    FULL,
    IDLE,
    KINDS,
    LOSER,
    LOSS,
    LOSS_COLOUR,
    MARKET,
    OPEN,
    PHASE,
    PLACED,
    PLACING,
    REMOVED,
    SALE,
    SEAT,
    SEAT_CELLS,
    SLOTS,
    SOLD,
    SOLD_COLOURS,
    STOPPED,
    SUPPLY,
    SUPPLY_AT,
    USED,
)
from hanse.games.hansa.position import Position
from hanse.games.hansa.writing import finished_turns
from hanse.kernel.errors import Phrase


def faults(s: Position) -> list[str]:
    """What is wrong with a position; nothing, if it can be one."""
    return [*_tokens(s), *_market(s), *_seats(s), *_time(s), *_phase(s)]


def token_counts(s: Position) -> list[int]:
    """How many tokens of each kind are anywhere in the game."""
    cells = s.cells
    counts = [int(cells[REMOVED + kind]) for kind in range(KINDS)]
    for token in [cells[MARKET + slot] for slot in range(SLOTS)] + [
        cells[SUPPLY_AT + i] for i in range(int(cells[SUPPLY]))
    ]:
        if token:
            counts[token - 1] += 1
    for seat in range(s.rules.seats):
        for kind in range(KINDS):
            base = SEAT + seat * SEAT_CELLS
            counts[kind] += int(cells[base + OPEN + kind]) + int(cells[base + SOLD + kind])
    return counts


def _tokens(s: Position) -> list[str]:
    """HA-14.1: of every colour in play all tokens are somewhere, each once; of the others none."""
    found: list[str] = []
    for kind, count in enumerate(token_counts(s)):
        aside = s.cells[ASIDE] >> (kind // BARRELS) & 1
        expected = 0 if aside else s.board.tokens[kind % BARRELS]
        if count != expected:
            found.append(
                Phrase(
                    "{count} tokens {kind} in all: expected {expected}",
                    count=count,
                    kind=s.board.kind_key(kind),
                    expected=expected,
                )
            )
    aside = int(s.cells[ASIDE]).bit_count()
    if aside != s.board.aside[s.rules.seats]:
        found.append(
            Phrase("{aside} colours set aside: expected {expected}", aside=aside, expected=s.board.aside[s.rules.seats])
        )
    if s.cells[SUPPLY] > sum(s.rules.heights):
        found.append(
            Phrase(
                "{tokens} tokens in the stacks: expected at most {most} (HA-14.2)",
                tokens=s.cells[SUPPLY],
                most=sum(s.rules.heights),
            )
        )
    return found


def _market(s: Position) -> list[str]:
    """HA-14.2: a token lies only where there is a warehouse; their number is right."""
    full = [slot for slot in range(SLOTS) if s.cells[MARKET + slot]]
    found: list[str] = [
        Phrase("a token at {slot}: no such warehouse", slot=s.board.slot_key(slot))
        for slot in full
        if slot not in s.board.slot_order
    ]
    if len(full) != s.cells[FULL]:
        found.append(
            Phrase(
                "{counted} warehouses counted as full: expected {expected}", counted=s.cells[FULL], expected=len(full)
            )
        )
    return found


def _seats(s: Position) -> list[str]:
    """HA-14.3, 14.4 and 14.6: posts, thalers, open tokens."""
    found: list[str] = []
    for seat in range(s.rules.seats):
        posts = s.on_board(seat) + s.reserve(seat)
        if posts != s.board.posts_each:
            found.append(
                Phrase(
                    "seat {seat}: {posts} posts in all: expected {expected}",
                    seat=seat,
                    posts=posts,
                    expected=s.board.posts_each,
                )
            )
        tokens = sum(s.open_kind(seat, kind) for kind in range(KINDS))
        if tokens != s.opened(seat):
            found.append(
                Phrase(
                    "seat {seat}: {counted} open tokens counted: expected {tokens}",
                    seat=seat,
                    counted=s.opened(seat),
                    tokens=tokens,
                )
            )
        mine = seat == s.cells[ACTIVE] and s.cells[PHASE] not in (PLACING, ENDED)
        if tokens > s.board.keep_tokens and not mine:
            found.append(
                Phrase(
                    "seat {seat}: {tokens} open tokens outside its turn: expected at most {most}",
                    seat=seat,
                    tokens=tokens,
                    most=s.board.keep_tokens,
                )
            )
    if s.rules.bank_limited and s.bank() < 0:
        found.append(
            Phrase(
                "{thalers} thalers in the purses: expected at most {most}",
                thalers=s.board.thalers - s.bank(),
                most=s.board.thalers,
            )
        )
    return found


def _time(s: Position) -> list[str]:
    """HA-1.14 and 14.8: whose turn it is follows from who began and how many turns are over."""
    found: list[str] = []
    turns = finished_turns(s)
    first, active = int(s.cells[FIRST]), int(s.cells[ACTIVE])
    placed = int(s.cells[PLACED])
    if s.cells[PHASE] == ENDED:
        if turns % s.rules.seats:
            found.append(Phrase("the game is over after {turns} turns: expected as many for each seat", turns=turns))
        if not s.last_stack_started() and not s.cells[STOPPED]:
            found.append(
                Phrase("the game is over: expected the last stack to be started, or the idle rounds to be used up")
            )
    elif active != (first + (placed if s.cells[PHASE] == PLACING else turns)) % s.rules.seats:
        found.append(
            Phrase(
                "seat {active} is at turn: expected another after {turns} turns begun by seat {first}",
                active=active,
                turns=turns,
                first=first,
            )
        )
    if (s.cells[PHASE] != ENDED and s.cells[STOPPED]) or s.cells[IDLE] > s.rules.idle_rounds:
        found.append(
            Phrase(
                "{rounds} idle rounds: expected the game to be over, or fewer than {most}",
                rounds=s.cells[IDLE],
                most=s.rules.idle_rounds,
            )
        )
    return found


def _phase(s: Position) -> list[str]:
    """What is asked can be asked in this position."""
    decision = DECISIONS[int(s.cells[PHASE])]
    fits = decision.fits(s) and (decision.action_used or not s.cells[USED])
    if decision.number != SALE and any(s.cells[CHOSEN + kind] for kind in range(KINDS)):
        fits = False
    if decision.number != LOSS and (s.cells[SOLD_COLOURS] or s.cells[LOSER] or s.cells[LOSS_COLOUR]):
        fits = False
    return [] if fits else [Phrase("turn: this phase cannot be asked in this position")]
