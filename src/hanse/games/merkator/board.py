"""Reads `board.toml`: places, goods, office, time chart and counters; damaged facts are refused with their place."""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.facts import Reader
from hanse.games.merkator.layout import BACKS, COLOURS, COLUMNS, GOODS, MAX_SPACES, NOWHERE, PLACES
from hanse.games.merkator.tables import Tables
from hanse.kernel.cells import pack
from hanse.kernel.errors import Phrase

FILE = "board.toml"
SCHEMA = "mercator-board/1"
LETTERS = "ABCDEF"
COUNTERS = 42
MOST_TIME, LEAST_TIME = 2, -3


def back_name(back: int) -> str:
    """The back of a counter as people read it: `B` for a single letter, `BB` for a double one."""
    return LETTERS[back // 2] * (1 + back % 2)


BACK_NAMES = tuple(back_name(back) for back in range(BACKS))


def read_board(facts: dict[str, Any], t: Tables) -> None:
    """Check the facts of the board and lay them out."""
    r = Reader(facts, FILE, SCHEMA)
    _read_places(r, t)
    _read_office(r, t)
    _read_chart(r, t)


def _read_places(r: Reader, t: Tables) -> None:
    """MK-1.1: eight main places and four minor ones; MK-1.2: two goods for each colour."""
    places = r.keyed("place", PLACES)
    t.place_keys = [place["id"] for place in places]
    main = [place for place in places if _is_main(r, place)]
    r.must(
        len(main) == COLOURS,
        "place",
        Phrase("{count} main places: expected {expected}", count=len(main), expected=COLOURS),
    )
    t.colour_keys = [r.need(place, "colour", str, f"place {place['id']}") for place in main]
    r.must(len(set(t.colour_keys)) == COLOURS, "place", Phrase("two main places with one colour: expected one each"))
    _read_goods(r, t, main)
    main_keys = [place["id"] for place in main]
    t.colour_place = pack([t.place_keys.index(key) for key in main_keys])
    t.place_colour = pack([main_keys.index(key) if key in main_keys else NOWHERE for key in t.place_keys])
    t.place_time = [r.whole(place, "time", LEAST_TIME, MOST_TIME, f"place {place['id']}") for place in places]
    r.must(max(t.place_time) >= 0, "place", Phrase("each costs time: expected one without cost (MK-6.1.1)"))
    thresholds = [0 if place in main else r.whole(place, "threshold", 1, 99, _at(place)) for place in places]
    t.place_threshold = pack(thresholds)
    t.links = [sum(1 << other for other in r.listed(place, "links", main_keys, _at(place))) for place in main]
    for colour, place in enumerate(main):
        r.must(2 <= t.links[colour].bit_count() <= 3, _at(place), Phrase("links: expected two or three"))
        r.must(not t.links[colour] >> colour & 1, _at(place), Phrase("links: expected none to itself"))
        for other in range(COLOURS):
            mutual = (t.links[colour] >> other & 1) == (t.links[other] >> colour & 1)
            r.must(mutual, _at(place), Phrase("links: the one with {other} is not mutual", other=main_keys[other]))
    for place in places:
        if place not in main:
            r.must("links" not in place, _at(place), Phrase("links: expected none, it is a minor place"))


def _at(place: dict[str, Any]) -> str:
    return f"place {place['id']}"


def _is_main(r: Reader, place: dict[str, Any]) -> bool:
    return r.one_of(place.get("kind"), ("main", "minor"), f"{_at(place)}, kind") == 0


def _read_goods(r: Reader, t: Tables, main: list[dict[str, Any]]) -> None:
    """The goods in the order of their colours, each named by its place and in the list of goods."""
    goods = {entry["id"]: entry for entry in r.keyed("goods", GOODS)}
    t.good_keys = []
    for place in main:
        own = r.listed(place, "goods", goods, _at(place))
        r.must(
            len(own) == 2,
            f"{_at(place)}, goods",
            Phrase("{count} of them: expected {expected}", count=len(own), expected=2),
        )
        t.good_keys += place["goods"]
    r.must(len(set(t.good_keys)) == GOODS, "place", Phrase("a good belongs to two places: expected one each"))
    for number, key in enumerate(t.good_keys):
        named = goods[key].get("place")
        r.must(
            named == main[number // 2]["id"],
            f"goods {key}, place",
            Phrase("{given!r}: expected {expected}", given=named, expected=main[number // 2]["id"]),
        )


def _read_office(r: Reader, t: Tables) -> None:
    """MK-1.3: six columns A to F of two or three storerooms, each good in one of them."""
    office = r.table("office")
    capacity = office.get("storeroom_capacity", 0)
    r.must(
        capacity == 0,
        "office, storeroom_capacity",
        Phrase("{capacity!r}: expected 0, unlimited (MK-2.6)", capacity=capacity),
    )
    columns = r.need(office, "column", list, "office")
    r.must(
        len(columns) == COLUMNS,
        "office, column",
        Phrase("{count} of them: expected {expected}", count=len(columns), expected=COLUMNS),
    )
    seen = 0
    t.columns = []
    for number, column in enumerate(columns):
        place = f"office, column {number + 1}"
        letter = r.need(column, "letter", str, place)
        r.must(
            letter == LETTERS[number],
            place,
            Phrase("letter is {letter!r}: expected {expected}", letter=letter, expected=LETTERS[number]),
        )
        goods = r.listed(column, "goods", t.good_keys, place)
        r.must(2 <= len(goods) <= 3, place, Phrase("{count} goods: expected 2 or 3", count=len(goods)))
        mask = sum(1 << good for good in goods)
        r.must(not seen & mask, place, Phrase("a good stands in two columns"))
        seen |= mask
        t.columns.append(mask)
    t.column_letters = list(LETTERS)
    tile = r.whole(r.table("supply_tile"), "slots_per_colour", 1, 1, "supply_tile")
    r.must(tile == 1, "supply_tile", Phrase("expected one cube of each colour"))


def _read_chart(r: Reader, t: Tables) -> None:
    """MK-1.7: rows of spaces on two sides; 42 counters with their backs."""
    chart = r.table("time_chart")
    row_of, ends = [0] * (2 * MAX_SPACES), [0] * (2 * MAX_SPACES)
    for side, key in enumerate(t.side_keys):
        place = f"time_chart, {key}"
        rows = r.need(r.need(chart, key, dict, "time_chart"), "rows", list, place)
        for width in rows:
            good = isinstance(width, int) and not isinstance(width, bool) and 1 <= width <= MAX_SPACES
            r.must(good, place, Phrase("a row of {width!r} spaces: expected 1 to {most}", width=width, most=MAX_SPACES))
        r.must(bool(rows), place, Phrase("no row: expected some"))
        r.must(
            sum(rows) <= MAX_SPACES,
            place,
            Phrase("{count} spaces: expected at most {most}", count=sum(rows), most=MAX_SPACES),
        )
        t.side_rows[side] = list(rows)
        t.side_spaces[side] = sum(rows)
        space = side * MAX_SPACES
        for row, width in enumerate(rows):
            row_of[space : space + width] = [row] * width
            ends[space + width - 1] = 1
            space += width
    t.space_row, t.row_ends = pack(row_of), pack(ends)
    counters = r.table("time_counters")
    backs = r.need(counters, "backs", dict, "time_counters")
    r.must(
        sorted(backs) == list(LETTERS),
        "time_counters, backs",
        Phrase("expected the letters {letters}", letters=", ".join(LETTERS)),
    )
    for number, letter in enumerate(LETTERS):
        pair = backs[letter]
        fits = (
            isinstance(pair, list) and len(pair) == 2 and all(isinstance(n, int) and 0 <= n <= COUNTERS for n in pair)
        )
        r.must(
            fits,
            f"time_counters, backs {letter}",
            Phrase("{pair!r}: expected two numbers, single and double", pair=pair),
        )
        t.backs[2 * number : 2 * number + 2] = pair
    t.counters = r.whole(counters, "total", COUNTERS, COUNTERS, "time_counters")
    r.must(
        sum(t.backs) == COUNTERS,
        "time_counters, backs",
        Phrase("{count} in all: expected {expected}", count=sum(t.backs), expected=COUNTERS),
    )
