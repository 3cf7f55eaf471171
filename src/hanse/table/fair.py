"""A deal that nobody can choose: the seed of a game is made of a part of the server and one of every person's page.

In this order: the server shows the hash of its part with the new table; every page sends the hash of its own when its
person sits down; when all seats are taken the list of hashes is closed, and its hash, the promise, is shown; only then
do the pages open their parts. Whatever anybody adds was settled before they could know what the others add.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from hanse.kernel.chance import SEAL, chance_from_seed
from hanse.kernel.contract import Game

SCHEME = 1
Numbered = Sequence[tuple[int, str]]  # seats, each with the hash of its part or with the part itself


@dataclass
class Part:
    """What the page of one person adds: its hash, and the part itself once it was opened."""

    seat: int
    account: str
    commitment: str
    opened: str | None = None
    missing: bool = False  # the page could not open it, and it was left out

    @property
    def waits(self) -> bool:
        """Whether it has still to be opened."""
        return self.opened is None and not self.missing


@dataclass
class Deal:
    """The closed list of parts, and the bots that will take open seats when the game begins."""

    parts: list[Part]
    bots: dict[str, str]

    def opened(self) -> list[tuple[int, str]]:
        """The parts that the seed is made of."""
        return [(part.seat, part.opened) for part in self.parts if part.opened is not None]

    def promise(self, commitment: str) -> str:
        """The hash of the list, with that of the server's part."""
        return promise_of(commitment, [(part.seat, part.commitment) for part in self.parts])


def deal_from(data: dict[str, Any]) -> Deal:
    """A deal out of the log."""
    return Deal([Part(part["seat"], part["account"], part["commitment"]) for part in data["parts"]], data["bots"])


def commitment_of(part: str, salt: str) -> str:
    """What is shown of the server's part before anybody sits down; older games have no other part."""
    return hashlib.sha256(f"{part}:{salt}".encode()).hexdigest()


def part_commitment(part: str) -> str:
    """What a page shows of its part before it opens it."""
    return _hash("part", [part])


def promise_of(commitment: str, parts: Numbered) -> str:
    """What the deal is bound to before any part is opened: the server's hash and those of the pages, by seat."""
    return _hash("promise", [commitment, *_lines(parts)])


def seed_of(part: str, salt: str, parts: Numbered) -> str:
    """The seed that the server's part and those of the pages amount to."""
    return SEAL + _hash("seed", [part, salt, *_lines(parts)])


def _lines(parts: Numbered) -> list[str]:
    return [f"{seat}:{text}" for seat, text in sorted(parts)]


def _hash(purpose: str, lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join([f"hanse {purpose} {SCHEME}", *lines]).encode()).hexdigest()


def dealt(game: Game, position: dict[str, Any], seed: str) -> dict[str, Any]:
    """A position with all that is hidden in it dealt from a seed."""
    return game.read_position(position).sample(None, chance_from_seed(seed, "position")).to_data()


def present_parts(
    commitments: dict[str, str], seats: Sequence[str | None], present: Collection[str]
) -> list[dict[str, Any]]:
    """The list to be closed: of all whose pages are there now.

    Who is left out here loses nothing but a say: no part was opened yet, so nobody can gain by it.
    """
    return [
        {"seat": seats.index(account), "account": account, "commitment": commitment}
        for account, commitment in commitments.items()
        if account in present and account in seats
    ]
