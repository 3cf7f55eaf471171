"""The boards as appendix A of the rules specification writes them, read out of the text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules" / "hansa-teutonica.md"
COLOURS = {"W": "white", "O": "orange", "P": "pink", "B": "black"}
SHAPES = {"s": "trader", "r": "merchant"}

Office = tuple[str, str, int]  # colour, kind of piece, coin


@dataclass
class Print:
    """What is printed on one board."""

    counts: tuple[int, int, int] = (0, 0, 0)  # cities, routes, posts
    offices: dict[str, list[Office]] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)  # what stands in brackets behind a city
    routes: dict[frozenset[str], int] = field(default_factory=dict)
    taverns: set[frozenset[str]] = field(default_factory=set)
    ships: dict[frozenset[str], int] = field(default_factory=dict)  # routes with ship posts, how many
    permanent: set[frozenset[str]] = field(default_factory=set)

    def add_cities(self, text: str) -> None:
        """`Arnheim Ws Wr Os Ps; Coellen Ws$1 Ps [special prestige]`."""
        for entry in text.rstrip(".").split("; "):
            found = re.fullmatch(r"(.+?)((?: [WOPB][sr](?:\$\d)?)*)( \(.*\))?(?: \[(.*)\])?", entry)
            assert found, entry
            spaces = [_office(space) for space in found[2].split()]
            self.offices[found[1]] = spaces
            self.notes[found[1]] = found[4] or ""

    def add_routes(self, text: str) -> None:
        """`Danzig–Malmö 4 (posts hhhS, permanent: place 2 from this route)`."""
        for entry in text.rstrip(".").split("; "):
            found = re.fullmatch(r"([^–]+)–(.+?) (\d)(?: \((.*)\))?", entry)
            assert found, entry
            ends = frozenset((found[1], found[2]))
            self.routes[ends] = int(found[3])
            notes = found[4] or ""
            if "tavern" in notes:
                self.taverns.add(ends)
            self.permanent.discard(ends)
            if "permanent" in notes:
                self.permanent.add(ends)
            self.ships.pop(ends, None)
            if posts := re.search(r"posts ([hS]+)", notes):
                self.ships[ends] = posts[1].count("S")


def _office(space: str) -> Office:
    return COLOURS[space[0]], SHAPES[space[1]], int(space.partition("$")[2] or 0)


def printed(board: str) -> Print:
    """One of the five boards."""
    return {
        "base-4-5": lambda: _whole("A.1 base-4-5"),
        "base-2-3": _small_base,
        "east": lambda: _whole("A.3 east"),
        "britannia-2-3": lambda: _whole("A.4 britannia-2-3"),
        "britannia-4-5": _large_britannia,
    }[board]()


def _section(title: str) -> tuple[str, tuple[int, int, int]]:
    text = RULES.read_text(encoding="utf-8")
    found = re.search(
        rf"### {re.escape(title)} \((\d+) cities, (\d+) routes, (\d+) posts\)\n(.*?)\n##", text, re.DOTALL
    )
    assert found, title
    return found[4], (int(found[1]), int(found[2]), int(found[3]))


def _whole(title: str) -> Print:
    """A board that is written out."""
    text, counts = _section(title)
    board = Print(counts)
    for line in text.splitlines():
        head, _, rest = line.partition(": ")
        if head == "Cities":
            board.add_cities(rest)
        elif head.startswith("Routes"):
            board.add_routes(rest)
    return board


def _small_base() -> Print:
    """`As A.1 except`."""
    text, counts = _section("A.2 base-2-3")
    board = _whole("A.1 base-4-5")
    board.counts = counts
    changed = re.search(r"As A.1 except: cities (.*)\.\n", text)
    absent = re.search(r"Routes absent: (.*?)\. Routes that differ: none\.", text)
    assert changed
    assert absent
    board.add_cities(changed[1])
    for entry in absent[1].split(", "):
        del board.routes[frozenset(entry.split("–"))]
    return board


def _large_britannia() -> Print:
    """`As A.4 except`."""
    text, counts = _section("A.5 britannia-4-5")
    board = _whole("A.4 britannia-2-3")
    board.counts = counts
    changed = re.search(r"As A.4 except: cities (.*)\.\n", text)
    removed = re.search(r"Routes removed: (.*)\.\n", text)
    assert changed
    assert removed
    board.add_cities(changed[1])
    del board.routes[frozenset(removed[1].split("–"))]
    for added in re.findall(r"Routes added or changed, \w+: (.*)\.", text):
        board.add_routes(added)
    return board


def provinces() -> dict[str, set[str]]:
    """Appendix B: for each province its bordering routes (`Arnheim–Kampen`) and soldiers (`s1`)."""
    text = RULES.read_text(encoding="utf-8").partition("## Appendix B")[2]
    rows = re.findall(r"^\| ([PQ]\d+)[^|]*\| (.+?) \|$", text, re.MULTILINE)
    return {name: set(borders.split(", ")) for name, borders in rows}
