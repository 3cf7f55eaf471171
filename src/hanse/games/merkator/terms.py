"""Reads `setup.toml`: what everybody begins with, how the chart is filled, limits, ends; and all files together."""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.board import COUNTERS, read_board
from hanse.games.merkator.cards import (
    BONUS_FILE,
    BUILDING_FILE,
    CONTRACT_FILE,
    read_bonus_cards,
    read_buildings,
    read_contracts,
)
from hanse.games.merkator.facts import Reader
from hanse.games.merkator.layout import BACK, BONUSES, BUILDINGS, CONTRACTS, DISPLAY, MAX_SEATS, PEACE_PILE, ULTIMO
from hanse.games.merkator.tables import VALUE_COUNTS, VALUES, Stage, Start, Tables
from hanse.kernel.cells import pack
from hanse.kernel.errors import Phrase
from hanse.kernel.facts import Facts, Shelf

BOARD_FILE = "board.toml"
SETUP_FILE = "setup.toml"
FILES = (BOARD_FILE, CONTRACT_FILE, BONUS_FILE, BUILDING_FILE, SETUP_FILE)
VARIANTS = ("long", "two_players", "hand_card", "no_goods_loss", "more_money", "bonus_on_purchase", "sell_new_contract")

_SOLO = {
    "time_chart": False,
    "goods_loss": False,
    "coins": False,
    "remove_sole_buildings": True,
    "refresh_bonus_on_building": True,
}


def read_facts(facts: Facts) -> Tables:
    """All files checked, each with what the others say, and laid out for play."""
    t = Tables()
    t.key = "merkator"
    read_board(facts[BOARD_FILE], t)
    read_contracts(facts[CONTRACT_FILE], t)
    costs = read_bonus_cards(facts[BONUS_FILE], t)
    costs += read_buildings(facts[BUILDING_FILE], t)
    t.cost = pack(costs)
    _read_setup(Reader(facts[SETUP_FILE], SETUP_FILE, "mercator-setup/1"), t)
    return t


LIGHT = "light"  # the other reconstruction: lighter demands, longer rows of the chart
SHELF: Shelf[Tables] = Shelf("hanse.games.merkator", FILES, read_facts, (LIGHT,))


def _read_setup(r: Reader, t: Tables) -> None:
    components = r.table("components")
    for key, count in (("bonus_cards", BONUSES), ("buildings", BUILDINGS), ("contracts", CONTRACTS)):
        r.whole(components, key, count, count, "components")
    r.whole(components, "time_counters", COUNTERS, COUNTERS, "components")
    r.whole(components, "offices", MAX_SEATS, MAX_SEATS, "components")
    _read_starts(r, t)
    _read_chart_fillings(r, t)
    _read_limits(r, t)
    ids = [r.need(entry, "id", str, "variant") for entry in r.entries("variant", len(VARIANTS))]
    r.must(tuple(ids) == VARIANTS, "variant", Phrase("expected {known}, in this order", known=", ".join(VARIANTS)))


def _read_starts(r: Reader, t: Tables) -> None:
    """MK-3.1, MK-12, MK-13.1: contracts, bonus cards, supply tile and counters of each player."""
    start = r.table("start")
    t.standard_start = _start(r, start, start, "start", t)
    long = r.table("long_start")
    t.long_start = _start(r, long, long, "long_start", t)
    t.long_start.counters = [r.whole(long, "counters", 0, 9, "long_start")] * MAX_SEATS
    solo, alone = r.table("solo"), r.table("solo_start")
    named = {"contracts": solo.get("start_contracts"), "bonus_costs": solo.get("bonus_costs")}
    t.solo_start = _start(r, named, alone, "solo", t)
    t.solo_start.counters = [r.whole(alone, "counters", 0, 9, "solo_start")]
    t.money = r.whole(start, "money", 0, 99, "start")
    t.first_cubes = r.whole(start, "cubes_per_main_place", 0, 99, "start")
    t.opened = [
        r.whole(start, "open_bonus_cards", DISPLAY, DISPLAY, "start"),
        r.whole(start, "open_buildings", DISPLAY, DISPLAY, "start"),
    ]
    t.open_piles = r.listed(start, "face_up_piles", VALUES, "start")
    r.must(
        t.open_piles == list(range(1, len(VALUES))),
        "start, face_up_piles",
        Phrase("expected every value but 2 (MK-3.1.4)"),
    )
    r.whole(start, "discard_starts_with", 2, 2, "start")
    for key, value in _SOLO.items():
        r.must(
            solo.get(key) is value, f"solo, {key}", Phrase("expected {expected} (MK-12)", expected=str(value).lower())
        )
    t.solo_turns = r.whole(solo, "turns", 1, 99, "solo")
    t.solo_piles = r.listed(solo, "solo_stack_top_to_bottom", VALUES, "solo")
    stacked = sum(VALUE_COUNTS[pile] for pile in t.solo_piles)
    r.must(
        stacked == t.solo_turns,
        "solo, turns",
        Phrase("{turns}: the solo stack has {stacked} cards (MK-12.7)", turns=t.solo_turns, stacked=stacked),
    )
    r.must(
        stacked <= 24, "solo, solo_stack_top_to_bottom", Phrase("{stacked} cards: expected at most 24", stacked=stacked)
    )
    last = t.solo_piles[-1] if t.solo_piles else -1
    r.must(last == PEACE_PILE, "solo, solo_stack_top_to_bottom", Phrase("expected 14 at the bottom (MK-12.7)"))
    for pile in t.solo_start.contracts:
        r.must(
            pile not in t.solo_piles,
            "solo, start_contracts",
            Phrase("{value} is in the solo stack", value=VALUES[pile]),
        )


def _start(r: Reader, cards: dict[str, Any], tile: dict[str, Any], place: str, t: Tables) -> Start:
    found = Start()
    found.contracts = r.listed(cards, "contracts", VALUES[:-1], place)
    r.must(bool(found.contracts), f"{place}, contracts", Phrase("none: expected some, the last is never sold (MK-5.3)"))
    for pile in found.contracts:
        r.must(
            VALUE_COUNTS[pile] >= MAX_SEATS,
            f"{place}, contracts",
            Phrase("too few of value {value} for four", value=VALUES[pile]),
        )
    found.bonus_costs = [3 + which for which in r.listed(cards, "bonus_costs", (3, 4), place)]
    for cost in found.bonus_costs:
        enough = sum(1 for card in range(BONUSES) if t.cost[card] == cost)
        r.must(enough >= MAX_SEATS, f"{place}, bonus_costs", Phrase("too few cards of cost {cost} for four", cost=cost))
    found.tile = r.whole(tile, "supply_cubes_per_colour", 0, 1, place) == 1
    return found


def _read_chart_fillings(r: Reader, t: Tables) -> None:
    """MK-3.2.1, MK-13.1: which rows are filled, and who begins with counters."""
    t.stages, t.long_stages = [[], []], [[], []]
    t.seat_counters, t.joining = [[], []], [False, False]
    for seats, entry in enumerate(r.entries("players", 3), start=2):
        place = f"players {seats}"
        r.whole(entry, "n", seats, seats, place)
        given = r.need(entry, "counters", list, place)
        fits = len(given) == seats and all(isinstance(n, int) and 0 <= n <= 9 for n in given)
        r.must(
            fits,
            f"{place}, counters",
            Phrase("{given!r}: expected {seats} numbers from 0 to 9", given=given, seats=seats),
        )
        stage = _stage(r, entry, place, t)
        r.must(stage.side == ULTIMO, f"{place}, side", Phrase("expected ultimo (MK-3.1.6)"))
        used = _spaces(stage, t) + sum(given)
        r.must(
            used <= t.counters, place, Phrase("{count} counters: expected at most {most}", count=used, most=t.counters)
        )
        t.stages.append([stage])
        t.seat_counters.append(list(given))
        t.joining.append(r.need(entry, "join_allowed", bool, place))
    for seats, entry in enumerate(r.entries("long_game", 3), start=2):
        place = f"long_game {seats}"
        r.whole(entry, "n", seats, seats, place)
        stages = [_stage(r, stage, place, t) for stage in r.need(entry, "stages", list, place)]
        sides = [stage.side for stage in stages]
        r.must(
            sides in ([ULTIMO], [BACK, ULTIMO]), f"{place}, stages", Phrase("expected ultimo, or back and then ultimo")
        )
        first = _spaces(stages[0], t) + sum(t.long_start.counters[:seats])
        r.must(
            first <= t.counters,
            place,
            Phrase("{count} counters: expected at most {most}", count=first, most=t.counters),
        )
        t.long_stages.append(stages)


def _stage(r: Reader, entry: object, place: str, t: Tables) -> Stage:
    """A side and its rows; the last row is among them, so that a filled chart ends with its last space."""
    side = r.one_of(r.need(entry, "side", str, place), t.side_keys, f"{place}, side")
    count = len(t.side_rows[side])
    rows = r.listed(entry, "rows", range(1, count + 1), place)
    r.must(
        bool(rows) and rows == list(range(count - len(rows), count)),
        f"{place}, rows",
        Phrase("expected the lowest rows"),
    )
    return Stage(side, rows)


def _spaces(stage: Stage, t: Tables) -> int:
    return sum(t.side_rows[stage.side][row] for row in stage.rows)


def _read_limits(r: Reader, t: Tables) -> None:
    """MK-5.2, MK-5.5, MK-7.3, MK-8.1, MK-10, MK-11.1."""
    limits = r.table("limits")
    t.contract_limit = r.whole(limits, "contracts_after_invest", 1, 78, "limits")
    t.coin_limit = r.whole(limits, "money_after_invest", 1, 999, "limits")
    t.rate = r.whole(limits, "exchange_rate", 2, 9, "limits")
    r.whole(limits, "fulfil_each_contract_per_turn", 1, 1, "limits")
    join = r.table("join_cost")
    t.join_main = r.whole(join, "main", 0, 9, "join_cost")
    t.join_minor = r.whole(join, "minor", 0, 9, "join_cost")
    end = r.table("end")
    for key in ("trigger_peace", "trigger_last_counter"):
        r.must(end.get(key) is True, f"end, {key}", Phrase("expected true (MK-10.1)"))
    r.whole(end, "extra_turns_each", 1, 1, "end")
    r.must(end.get("forced_investment") is False, "end, forced_investment", Phrase("expected false (MK-10.4)"))
    r.must(end.get("counters_from") == "reserve", "end, counters_from", Phrase("expected reserve (MK-10.4)"))
    scoring = r.table("scoring")
    t.full_contracts = r.whole(scoring, "full_contracts", 0, 78, "scoring")
    factor = scoring.get("other_contracts_factor")
    r.must(
        factor == 0.5, "scoring, other_contracts_factor", Phrase("{factor!r}: expected 0.5 (MK-11.1)", factor=factor)
    )
    r.must(
        scoring.get("tie_break") == "time_counters", "scoring, tie_break", Phrase("expected time_counters (MK-11.4)")
    )
