"""What a displacement may come to, worked out from the clauses without the engine: all takes, then all placements.

Pieces of one kind look alike. Which of them was put down is never said, so all that it could have been is kept in
mind: a set of possible hands. One convention: as long as something in one of these hands has a post, it is put down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.layout import ON_DISPLACED
from hanse.games.teutonica.state import State

OPEN = "england"
KINDS = ("traders", "merchants")
Posts = frozenset[tuple[str, str]]  # every occupied post with its piece
Result = tuple[Posts, tuple[int, int], tuple[int, int]]  # with the supply and the stock of the displaced player


class Held(NamedTuple):
    """A piece in hand: its kind, the regions it may go to, whether distance matters to it."""

    kind: int
    ground: frozenset[str]
    anywhere: bool


class Taken(NamedTuple):
    """Where things are after all compensation was taken."""

    posts: Posts
    supply: tuple[int, int]
    stock: tuple[int, int]
    from_supply: tuple[int, ...]  # kinds
    lifted: int
    hand: tuple[Held, ...]


@dataclass(frozen=True)
class Setting:
    """A displacement whose victim has not answered yet."""

    board: str
    seat: int
    origin: str
    compensation: int
    displaced_first: bool
    cut: bool
    all_anywhere: bool

    # Where a piece may go --------------------------------------------------------------------------------------

    def wide(self) -> frozenset[str]:
        """HT-14.3.1."""
        return frozenset({OPEN, region_of(self.board, self.origin)})

    def posts_for(self, posts: Posts, piece: Held) -> set[str]:
        """HT-5.2.3 to 5.2.6: the free posts that accept the piece at the smallest distance where there are any."""
        taken = {post for post, _ in posts}
        free = {
            post
            for post, region, ship in posts_of(self.board)
            if post not in taken and region in piece.ground and (piece.kind or not ship)
        }
        if piece.anywhere:
            return free
        for ring in rings(self.board, self.origin, piece.ground if self.cut else None):
            near = {post for post in free if post.rsplit(".", 1)[0] in ring}
            if near:
                return near
        return set()

    # Taking ----------------------------------------------------------------------------------------------------

    def takes(self, now: Taken, left: int) -> Iterator[Taken]:
        """HT-5.1.4: so many pieces or fewer, each from the first source that is not empty."""
        yield now
        if not left:
            return
        near = Held(0, self.wide(), self.all_anywhere)
        if any(now.stock):
            for kind in (kind for kind in range(2) if now.stock[kind]):
                hand = (*now.hand, near._replace(kind=kind))
                yield from self.takes(now._replace(stock=less(now.stock, kind), hand=hand), left - 1)
        elif any(now.supply):
            for kind in (kind for kind in range(2) if now.supply[kind]):
                hand, taken = (*now.hand, near._replace(kind=kind)), (*now.from_supply, kind)
                rest = now._replace(supply=less(now.supply, kind), hand=hand, from_supply=taken)
                yield from self.takes(rest, left - 1)
        else:
            for after in self.lifts(now):
                yield from self.takes(after, left - 1)

    def lifts(self, now: Taken) -> Iterator[Taken]:
        """HT-R-15: an own piece on a post that can be put on a legal one again, by the limits of a Move too."""
        for post, piece in now.posts:
            if int(piece[1]) != self.seat:
                continue
            region = region_of(self.board, post.rsplit(".", 1)[0])
            lifted = Held("tm".index(piece[0]), self.wide() & {OPEN, region}, self.all_anywhere)
            posts = now.posts - {(post, piece)}
            if self.posts_for(posts, lifted):
                yield now._replace(posts=posts, hand=(*now.hand, lifted), lifted=now.lifted + 1)

    # Placing ---------------------------------------------------------------------------------------------------

    def placed(self, posts: Posts, hands: frozenset[tuple[Held, ...]]) -> Iterator[tuple[Posts, tuple[int, ...]]]:
        """All ways to put down what one of these hands holds, with the kinds that find no post."""
        found = False
        for kind in range(2):
            for post in {
                p for hand in hands for held in hand if held.kind == kind for p in self.posts_for(posts, held)
            }:
                found = True
                rest = frozenset(
                    without(hand, held)
                    for hand in hands
                    for held in set(hand)
                    if held.kind == kind and post in self.posts_for(posts, held)
                )
                yield from self.placed(posts | {(post, f"{'tm'[kind]}{self.seat}")}, rest)
        if not found:
            yield posts, tuple(held.kind for held in next(iter(hands)))

    def resolved(self, taken: Taken) -> Iterator[tuple[Posts, tuple[int, ...]]]:
        """The same from the beginning; with `displaced-first` the displaced piece, the first in hand, goes first."""
        displaced, *others = taken.hand
        first = self.posts_for(taken.posts, displaced) if self.displaced_first else set()
        if not first:
            yield from self.placed(taken.posts, frozenset({in_order(taken.hand)}))
        for post in first:
            posts = taken.posts | {(post, f"{'tm'[displaced.kind]}{self.seat}")}
            yield from self.placed(posts, frozenset({in_order(tuple(others))}))

    def results(self, before: Taken) -> set[Result]:
        """Everything the displaced player can bring about."""
        found: set[Result] = set()
        for taken in set(self.takes(before, self.compensation)):
            for posts, homeless in set(self.resolved(taken)):
                # What came from the supply only to find no post counts as refused, unless a later source was used.
                if taken.lifted or not set(homeless) & set(taken.from_supply):
                    stock = (taken.stock[0] + homeless.count(0), taken.stock[1] + homeless.count(1))
                    found.add((posts, taken.supply, stock))
        return found


def allowed(state: State) -> set[Result]:
    """All results of a displacement whose victim has not answered yet."""
    data = state.to_data()
    asked = data["pending"][-1]
    options, seat = data["options"], asked["seat"]
    owns = options["modules.favours"] and "relocate_anywhere" in data["seats"][seat]["favours"]
    everything = owns and options["favours.anyRoute"] == "all"
    setting = Setting(
        data["board"],
        seat,
        asked["origin"],
        asked["compensation"],
        options["displace.order"] == "displaced-first",
        options["displace.blockedRegion"] == "cut",
        everything,
    )
    posts, supply, stock = result(state)
    displaced = Held("tm".index(asked["waiting"][0]), setting.wide(), owns)
    return setting.results(Taken(posts, supply, stock, (), 0, (displaced,)))


def reached(state: State) -> set[Result]:
    """All results to which the legal choices of the engine lead."""
    found: set[Result] = set()
    seen: set[bytes] = set()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        codes = state.legal()
        assert codes, "nothing is legal"
        for code in codes:
            after = state.copy()
            after.apply(code)
            if after.asking() != ON_DISPLACED:
                found.add(result(after, state.mover()))
            elif after.key() not in seen:
                seen.add(after.key())
                waiting.append(after)
    return found


def result(state: State, seat: int | None = None) -> Result:
    """The posts, and what the displaced player has in supply and stock."""
    data = state.to_data()
    posts = frozenset(
        (f"{route}.{number}", piece)
        for route, entry in data["routes"].items()
        for number, piece in enumerate(entry["posts"], start=1)
        if piece
    )
    mine = data["seats"][data["pending"][-1]["seat"] if seat is None else seat]
    return posts, _pair(mine["supply"]), _pair(mine["stock"])


def _pair(lying: dict[str, int]) -> tuple[int, int]:
    return lying["traders"], lying["merchants"]


def less(lying: tuple[int, int], kind: int) -> tuple[int, int]:
    """One piece of this kind less."""
    return lying[0] - (kind == 0), lying[1] - (kind == 1)


def in_order(hand: tuple[Held, ...]) -> tuple[Held, ...]:
    """The same hand, however it was taken."""
    return tuple(sorted(hand, key=lambda held: (held.kind, sorted(held.ground), held.anywhere)))


def without(hand: tuple[Held, ...], held: Held) -> tuple[Held, ...]:
    """The hand after this piece was put down."""
    at = hand.index(held)
    return hand[:at] + hand[at + 1 :]


# The board -------------------------------------------------------------------------------------------------------


@cache
def routes_of(board: str) -> dict[str, Any]:
    """The routes as the file of the board has them."""
    return {route["id"]: route for route in board_facts(board)["route"]}


@cache
def posts_of(board: str) -> list[tuple[str, str, bool]]:
    """Every post with its region and whether it is a ship."""
    return [
        (f"{name}.{number}", region_of(board, name), bool(post.get("merchant_only")))
        for name, route in routes_of(board).items()
        for number, post in enumerate(route["posts"], start=1)
    ]


def region_of(board: str, route: str) -> str:
    """A board without regions is one open region."""
    region: str = routes_of(board)[route].get("region", OPEN)
    return region


@cache
def rings(board: str, origin: str, passing: frozenset[str] | None) -> list[set[str]]:
    """HT-5.2.3: the other routes by distance; HT-R-13: by way of these regions alone, or of all."""
    routes = {name: set(route["ends"]) for name, route in routes_of(board).items()}
    left = {name for name in routes if name != origin and (passing is None or region_of(board, name) in passing)}
    reached = set(routes[origin])
    found = []
    while ring := {name for name in left if routes[name] & reached}:
        found.append(ring)
        left -= ring
        reached |= {city for name in ring for city in routes[name]}
    return found
