"""Whether the pending decisions of a position fit together and fit what lies on the board and in hand."""

from __future__ import annotations

from hanse.games.teutonica.layout import (
    ACTIVE,
    ANY_ROUTE,
    BOOK,
    CLOSED,
    DEPTH,
    ENDING,
    FAVOURED,
    FRAME,
    FRAMES,
    HAND,
    HAND_AT,
    MARKERS,
    MAX_ROUTES,
    MERCHANT,
    MERCHANTS_EACH,
    NEUTRAL,
    ON_ALSO_RECRUIT,
    ON_CLOSING,
    ON_DEVELOP,
    ON_DISPLACED,
    ON_INDEPENDENT,
    ON_KEEP,
    ON_LIFT,
    ON_MARKERS,
    ON_MOVE_ANY,
    ON_NEUTRAL,
    ON_NEUTRAL_OFFICE,
    ON_PAWN,
    ON_PAY,
    ON_PLACE_TWO,
    ON_PRICE,
    ON_PRIVILEGE,
    ON_PUT,
    ON_RELOCATE_LIFT,
    ON_RELOCATE_PUT,
    ON_RELOCATE_STEP,
    ON_RELOCATE_TAKE,
    ON_REMOVE,
    ON_REWARD,
    ON_SWAP,
    ON_TURN,
    OPEN,
    OVER,
    OWN,
    RECRUITING,
    SEAT,
    SEAT_CELLS,
    STAGE,
    TRADER,
    UNUSED,
)
from hanse.games.teutonica.phases import favours, neutral
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import (
    DEVELOP_PRIVILEGE,
    INDEPENDENT_OFFICE,
    MOVE_ANY_TWO,
    TWO_BEYOND_BORDERS,
    TWO_FROM_ROUTE,
)

# Every stack of pending decisions the rules can make, from the turn upwards.
STACKS = {
    (ON_TURN,),
    (ON_TURN, ON_DISPLACED),
    (ON_TURN, ON_DISPLACED, ON_PAY),
    (ON_TURN, ON_LIFT),
    (ON_TURN, ON_PUT),
    (ON_TURN, ON_REWARD),
    (ON_TURN, ON_SWAP),
    (ON_TURN, ON_DEVELOP),
    (ON_TURN, ON_REMOVE),
    (ON_TURN, ON_RELOCATE_LIFT),
    (ON_TURN, ON_RELOCATE_TAKE),
    (ON_TURN, ON_RELOCATE_PUT),
    (ON_TURN, ON_RELOCATE_STEP),
    (ON_TURN, ON_RELOCATE_STEP, ON_RELOCATE_PUT),
    (ON_TURN, ON_MARKERS),
    (ON_TURN, ON_PRICE),
    (ON_TURN, ON_ALSO_RECRUIT),
    (ON_TURN, ON_PAWN),
}
# What may wait above the rest of an established route, or, where the permanent marker comes first, above the reward.
PERMANENT = (
    ON_MOVE_ANY,
    ON_RELOCATE_TAKE,
    ON_RELOCATE_PUT,
    ON_PRIVILEGE,
    ON_INDEPENDENT,
    ON_KEEP,
    ON_PUT,
    ON_PLACE_TWO,
)
STACKS |= {(ON_TURN, below, above) for below in (ON_CLOSING, ON_REWARD) for above in PERMANENT}
STACKS |= {(ON_TURN, ON_NEUTRAL), (ON_TURN, ON_NEUTRAL, ON_PAY)}
# Whatever puts neutral traders on posts may fill a route with them; the office comes first.
STACKS |= {
    (*stack, ON_NEUTRAL_OFFICE)
    for stack in list(STACKS)
    if stack[-1] in (ON_TURN, ON_NEUTRAL, ON_RELOCATE_STEP, ON_RELOCATE_TAKE, ON_RELOCATE_PUT, ON_CLOSING, ON_REWARD)
}
STACKS |= {(ON_TURN, ON_CLOSING, ON_NEUTRAL_OFFICE)}
OUT_OF_TURN = (ON_DISPLACED, ON_ALSO_RECRUIT, ON_PAWN, ON_NEUTRAL)
EMPTY_HANDED = (
    ON_TURN,
    ON_REWARD,
    ON_SWAP,
    ON_DEVELOP,
    ON_REMOVE,
    ON_RELOCATE_STEP,
    ON_MARKERS,
    ON_PRIVILEGE,
    ON_INDEPENDENT,
    ON_PRICE,
    ON_ALSO_RECRUIT,
    ON_PAWN,
)

TWO = 2  # pieces that a permanent marker moves at most
EMBEDDED = 3  # decisions on the stack while a permanent marker is used
DECIDES: dict[int, tuple[int, ...]] = {
    MOVE_ANY_TWO: (ON_MOVE_ANY, ON_RELOCATE_TAKE, ON_RELOCATE_PUT),
    DEVELOP_PRIVILEGE: (ON_PRIVILEGE,),
    INDEPENDENT_OFFICE: (ON_INDEPENDENT,),
    TWO_FROM_ROUTE: (ON_KEEP, ON_PUT),
    TWO_BEYOND_BORDERS: (ON_PLACE_TWO,),
}


def pending_faults(s: Position) -> list[str]:
    """What is wrong with the pending decisions; nothing, if they can be asked."""
    depth = int(s.cells[DEPTH])
    if s.cells[OVER]:
        fits = not depth and not s.cells[HAND] and s.cells[ENDING]
        return [] if fits else ["the game is over: expected a reason, nothing pending and nothing in hand"]
    kinds = tuple(int(s.cells[FRAMES + i * FRAME]) for i in range(depth))
    if kinds not in STACKS:
        return ["pending: these decisions cannot wait one above the other: expected those of one action"]
    if s.rules.neutral and (ON_NEUTRAL in kinds or ON_NEUTRAL_OFFICE in kinds):
        return _seats(s, kinds) + _neutral(s, kinds)
    found = _seats(s, kinds) + _hand(s, kinds)
    if s.cells[ENDING] and ON_REWARD not in kinds and ON_CLOSING not in kinds and not _neutral_end(s, kinds):
        found.append("ending: expected only while a route is established, or when the game is over")
    if len(kinds) == EMBEDDED and kinds[1] in (ON_REWARD, ON_CLOSING):
        found += _permanent(s, kinds)
    if kinds[-1] == ON_REWARD:
        found += _reward(s)
    if kinds[-1] == ON_MARKERS and not _open_markers(s):
        found.append("pending markers: expected a revealed marker on the plate")
    if kinds[-1] in (ON_PRICE, ON_ALSO_RECRUIT):
        found += _favours(s, kinds[-1])
    return found


def _neutral(s: Position, kinds: tuple[int, ...]) -> list[str]:
    """HT-16.3, HT-16.4: traders still to be placed, and a route full of them that waits for its office."""
    found: list[str] = []
    if kinds[-1] == ON_NEUTRAL_OFFICE:
        route = s.asked(0)
        if s.cells[OWN + NEUTRAL * MAX_ROUTES + route] != s.board.route_length[route]:
            found.append(
                f"pending neutral-office: expected neutral traders on all posts of {s.board.route_keys[route]}"
            )
        held = int(s.cells[HAND])
        if (held > 0) != (kinds[-2] in (ON_RELOCATE_TAKE, ON_RELOCATE_PUT)) or held > TWO:
            found.append("hand: expected the pieces of the pending decision and no others")
        return found
    if s.cells[HAND]:
        found.append("hand: expected none while a neutral trader is placed")
    to_place = int(s.cells[FRAMES + FRAME + 3])
    if not 0 < to_place <= neutral.PLACED_EACH or (kinds[-1] == ON_PAY and (s.asked(0), to_place) != (1, TWO)):
        found.append("pending neutral: expected a penalty of 1 and two neutral traders, or those still to be placed")
    return found


def _neutral_end(s: Position, kinds: tuple[int, ...]) -> bool:
    """HT-R-68: a marker may have filled a neutral route that ends the game when its effect is complete."""
    return s.rules.neutral and kinds[-1] in (ON_RELOCATE_STEP, ON_RELOCATE_TAKE, ON_RELOCATE_PUT)


def _permanent(s: Position, kinds: tuple[int, ...]) -> list[str]:
    """The decision belongs to the permanent marker of the route below it, at the moment the options say."""
    below = FRAMES + FRAME
    route = int(s.cells[below + 2])
    marker = int(s.board.route_permanent[route])
    if kinds[-1] not in DECIDES.get(marker, ()) or (kinds[1] == ON_REWARD) != s.rules.permanent_first:
        return [f"pending: {s.board.route_keys[route]} has no permanent marker that asks this now"]
    if kinds[-1] == ON_KEEP and s.asked(1) != route:
        return ["pending keep: expected the route that is established"]
    return []


def _seats(s: Position, kinds: tuple[int, ...]) -> list[str]:
    """Everything is the active seat's to decide but what another player answers."""
    active = int(s.cells[ACTIVE])
    for i, kind in enumerate(kinds):
        seat = int(s.cells[FRAMES + i * FRAME + 1])
        if (seat == active) == (kind in OUT_OF_TURN):
            return [f"pending {i + 1}: seat {seat} cannot decide this while it is the turn of seat {active}"]
    return []


def _hand(s: Position, kinds: tuple[int, ...]) -> list[str]:
    """What is in hand is what the decision on top is about."""
    top = kinds[-1]
    held = [int(s.cells[HAND_AT + i]) for i in range(int(s.cells[HAND]))]
    if top in EMPTY_HANDED:
        return [f"hand: {len(held)} pieces: expected none in this decision"] if held else []
    if top in (ON_DISPLACED, ON_PAY):
        return _displaced(s, FRAMES + kinds.index(ON_DISPLACED) * FRAME, held, paying=top == ON_PAY)
    if top == ON_LIFT:
        most = s.skill(int(s.cells[ACTIVE]), BOOK)
        fits = s.asked(0) == most and 0 < len(held) < most and _all_of(held, int(s.cells[ACTIVE]))
    elif top == ON_PUT:
        fits = 0 < len(held) <= MERCHANTS_EACH + 1 and _all_of(held, int(s.cells[ACTIVE]))
    elif top in (ON_KEEP, ON_PLACE_TWO):
        fits = len(held) + s.asked(0) <= TWO and _all_of(held, int(s.cells[ACTIVE]))
    elif top == ON_MOVE_ANY:
        fits = len(held) + s.asked(0) == TWO
    elif top == ON_RELOCATE_PUT:
        fits = s.asked(0) in held and len(held) <= 3
    elif top == ON_RELOCATE_LIFT:
        fits = len(held) + s.asked(0) == 3
    else:
        fits = len(held) <= 3 and len(set(held)) > 1
    return [] if fits else ["hand: expected the pieces of the pending decision and no others"]


def _displaced(s: Position, at: int, held: list[int], *, paying: bool) -> list[str]:
    """The displaced piece is in hand until it stands on a post again, and the compensation fits its kind."""
    seat = int(s.cells[at + 1])
    compensation = int(s.cells[at + 3])
    waiting = int(s.cells[at + 4])
    if not _all_of(held, seat) or (waiting and waiting not in held) or compensation + len(held) > 3:
        return ["hand: expected the pieces of the displaced player and no others"]
    far = int(s.cells[at + 5])
    if far and ((far - 1) >> 1 != seat or s.rules.any_route_all or not favours.has(s, seat, ANY_ROUTE)):
        return [f"pending displaced: far: expected only with the favour of seat {seat} for any route"]
    if paying and (held != [waiting] or s.asked(0) != 1 + ((waiting - 1) & 1)):
        return ["pending pay: expected a penalty of 1 for a displaced trader, 2 for a merchant"]
    if paying and compensation != favours.compensation(s, waiting):
        return [f"pending displaced: expected a compensation of {favours.compensation(s, waiting)}"]
    return []


def _favours(s: Position, kind: int) -> list[str]:
    """HT-12.2.1, 12.3.3: a tile is paid in a turn that is closed; its owner takes pieces with others."""
    seat = int(s.cells[s.top() + 1])
    if kind == ON_ALSO_RECRUIT:
        fits = favours.has(s, seat, RECRUITING) and (s.stock(seat, TRADER) or s.stock(seat, MERCHANT))
        return [] if fits else [f"pending also-recruit: expected seat {seat} to have the favour and a piece in stock"]
    unused = sum(int(s.cells[SEAT + seat * SEAT_CELLS + UNUSED + marker]) for marker in range(MARKERS))
    fits = s.cells[STAGE] == CLOSED and s.cells[SEAT + seat * SEAT_CELLS + FAVOURED] and unused > s.asked(0) > 0
    return (
        [] if fits and s.asked(0) <= favours.PRICE else ["pending price: expected a favour just bought, and a choice"]
    )


def _reward(s: Position) -> list[str]:
    """HT-4.5.1: the route is full of the active seat's pieces; the marker taken there is one of its unused ones."""
    seat = int(s.cells[ACTIVE])
    route, taken = s.asked(0), s.asked(1)
    found: list[str] = []
    full = s.cells[OWN + seat * MAX_ROUTES + route] == s.board.route_length[route]
    if not full and not (s.rules.permanent_first and s.board.route_permanent[route]):
        found.append(f"pending reward: expected pieces of seat {seat} on all posts of {s.board.route_keys[route]}")
    if taken and not s.cells[SEAT + seat * SEAT_CELLS + UNUSED + taken - 1]:
        found.append(f"pending reward: expected the marker taken among the unused ones of seat {seat}")
    return found


def _open_markers(s: Position) -> bool:
    base = SEAT + int(s.cells[ACTIVE]) * SEAT_CELLS + OPEN
    return any(s.cells[base + kind] for kind in range(MARKERS))


def _all_of(pieces: list[int], seat: int) -> bool:
    return all((piece - 1) >> 1 == seat for piece in pieces)
