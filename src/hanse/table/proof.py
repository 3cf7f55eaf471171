"""Checks what a downloaded record says of its seed against itself, and against what somebody saw at the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record
from hanse.table.fair import commitment_of, dealt, part_commitment, promise_of, seed_of


class NoPromise(Exception):
    """Nothing in the record can be checked."""


class Broken(Exception):
    """What was found is not what was promised."""

    def __init__(self, what: str, found: str, expected: str) -> None:
        super().__init__(what)
        self.what = what  # "server", "part", "promise", "seed", "deal" or "seen"
        self.found = found
        self.expected = expected


@dataclass(frozen=True)
class Proof:
    """What a record was found to be bound to."""

    commitment: str  # of the server's part
    promise: str | None  # of all parts; none if no page added one
    seats: list[int]  # whose pages added a part
    left_out: list[int]  # whose pages had promised one and could not open it


def check(data: dict[str, Any], record: Record, seen: str | None) -> Proof:
    """Whether the seed is made of what was promised; `seen` is the hash that was noted at the start."""
    commitment, salt = data.get("commitment"), data.get("salt")
    if not _is_word(commitment) or not _is_word(salt):
        raise NoPromise
    fair = data.get("fair")
    if fair is None:
        _same("server", commitment_of(str(record.seed), str(salt)), str(commitment))
        proof = Proof(str(commitment), None, [], [])
    else:
        proof = _check_parts(_shaped(fair), record, str(commitment), str(salt))
    if seen is not None and seen not in (proof.commitment, proof.promise):
        raise Broken("seen", proof.promise or proof.commitment, seen)
    return proof


def _check_parts(fair: dict[str, Any], record: Record, commitment: str, salt: str) -> Proof:
    _same("server", commitment_of(fair["part"], salt), commitment)
    parts = fair["parts"]
    opened = [(part["seat"], part["part"]) for part in parts if part["part"] is not None]
    for part in parts:
        if part["part"] is not None:
            _same("part", part_commitment(part["part"]), part["commitment"])
    promise = promise_of(commitment, [(part["seat"], part["commitment"]) for part in parts]) if parts else None
    if promise != fair["promise"]:
        raise Broken("promise", str(promise), str(fair["promise"]))
    _same("seed", str(record.seed), seed_of(fair["part"], salt, opened))
    _check_deal(fair.get("given"), record)
    left_out = [part["seat"] for part in parts if part["part"] is None]
    return Proof(commitment, promise, [seat for seat, _ in opened], left_out)


def _check_deal(given: dict[str, Any] | None, record: Record) -> None:
    """A game from a position: what was hidden in it must have been dealt from the seed."""
    if given is None:
        return
    try:
        position = dealt(record.game, given, str(record.seed))
    except HanseError:
        raise NoPromise from None
    if position != record.position:
        raise Broken("deal", "", "")


def _shaped(fair: Any) -> dict[str, Any]:
    """What is said of the parts, if it has the form of it."""
    if not isinstance(fair, dict) or not _is_word(fair.get("part")) or not isinstance(fair.get("parts"), list):
        raise NoPromise
    for part in fair["parts"]:
        if not isinstance(part, dict) or type(part.get("seat")) is not int or not _is_word(part.get("commitment")):
            raise NoPromise
        if part.get("part") is not None and not _is_word(part["part"]):
            raise NoPromise
    if "promise" not in fair or not isinstance(fair.get("given"), dict | None):
        raise NoPromise
    return {**fair, "parts": [{"part": None, **part} for part in fair["parts"]]}


def _is_word(value: object) -> bool:
    return isinstance(value, str) and value.isascii() and value != ""


def _same(what: str, found: str, expected: str) -> None:
    if found != expected:
        raise Broken(what, found, expected)
