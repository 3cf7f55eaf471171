"""The position at a glance: places, contracts, cards on offer, the own office, a line for each seat, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hanse.cli.faces import View, column_title
from hanse.cli.marks import QUIET, Signs, house
from hanse.cli.merkator.phrases import Phrases
from hanse.draw.merkator.emblems import COLOURS
from hanse.kernel.points import in_points

NARROW_HEADING = 6  # letters
NARROW = 96  # below this width headings are cut and contracts stand under the places
PARTS = 2
BAR = 10


class Screen:
    """Lays out views for one width."""

    def __init__(self, phrases: Phrases, signs: Signs, width: int) -> None:
        self.phrases = phrases
        self.names = phrases.names
        self.say = phrases.say
        self.signs = signs
        self.width = width
        self.narrow = width < NARROW

    def parts(self, view: View, you: int | None, names: Sequence[str]) -> list[RenderableType]:
        """Board, offers, the own office, a line for each seat, how near the end is."""
        parts = [self.board(view, you), self.offers(view)]
        if you is not None:
            parts.append(self.office(view, you))
        return [*parts, self.desks(view, you, names), self.race(view)]

    # The board -------------------------------------------------------------------------------------------------------

    def board(self, view: View, you: int | None) -> RenderableType:
        """Places and the contracts on top of their piles, side by side where there is room."""
        places, piles = self._places(view, you), self._piles(view)
        if self.narrow:
            return Group(places, piles)
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_column(no_wrap=True)
        both.add_column(ratio=1)
        both.add_row(places, piles)
        return both

    def _places(self, view: View, you: int | None) -> RenderableType:
        """A line for each place: number, name, cubes, time, and its goods with what you have of them."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(5):
            table.add_column(no_wrap=True)
        table.add_row(Text(""), Text(self.say("screen-places"), style="bold"))
        held = view["seats"][you]["goods"] if you is not None else {}
        for key, place in view["places"].items():
            here = view["pawn"] == key
            mark = self.signs.active if here else " "
            number = Text(f"{mark}{self.phrases.number(key):>2}", style="bold" if here else QUIET)
            name = Text(self.names.place(key), style="bold" if here else "")
            time = Text(f"{place['time']:+d}" if place["time"] else " 0", style="bold" if place["time"] < 0 else "")
            if place["kind"] == "main":
                goods = [self._own(good, held) for good in place["goods"]]
                row = [number, name, self._cubes(place), time, Text(", ").join(goods)]
            else:
                needed = Text(f"{place['threshold']}+", style=QUIET)
                row = [number, name, needed, time, Text(self.say("place-minor"), style=QUIET)]
            table.add_row(*row)
        return table

    def _cubes(self, place: Mapping[str, Any]) -> Text:
        ground, ink = COLOURS.get(place["colour"], ("default", "default"))
        count = place["cubes"]
        return Text(f" {count} ", style=f"bold {ink} on {ground}" if count else QUIET)

    def _own(self, good: str, held: Mapping[str, int]) -> Text:
        text = Text(self.names.good(good))
        return text.append(f" {held[good]}", style="bold") if held.get(good) else text

    def _piles(self, view: View) -> RenderableType:
        """The top contract of each pile, with how many cards lie there."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        table.add_row(Text(""), Text(self.say("screen-contracts"), style="bold"))
        for value, pile in view["piles"].items():
            if pile["top"]:
                told = Text.assemble(self._contract(pile["top"]), (f" ({pile['count']})", QUIET))
                table.add_row(Text(value, style="bold"), told)
        return table

    def _contract(self, key: str) -> Text:
        card = self.names.contracts[key]
        if "place" not in card:
            return Text(self.names.contract(key))
        return Text.assemble((self.names.place(card["place"]), "bold"), f": {self.names.demand(key)}")

    def offers(self, view: View) -> RenderableType:
        """Open bonus cards in a line, open buildings with their formulas."""
        line = Text(f"{self.say('screen-offers')}  ", style="bold")
        cards = [self._bonus(key) for key in view["bonus"]["open"] if key]
        line.append_text(Text(f" {self.signs.dot} ", style="not bold").join(cards))
        rows = [line]
        for key in view["buildings"]["open"]:
            if key:
                card = self.names.buildings[key]
                row = Text.assemble("  ", self.names.building(key), " ", (str(card["cost"]), "bold"))
                rows.append(row.append(f"  {self.names.formula(key)}", style=QUIET))
        return Group(*rows)

    def _bonus(self, key: str) -> Text:
        card = self.names.bonus[key]
        short = self.say("bonus.short", place=self.names.place(card["place"]), good=self.names.good(card["good"]))
        return Text.assemble((short, "not bold"), (f" {card['cost']}", "bold"))

    # The own office --------------------------------------------------------------------------------------------------

    def office(self, view: View, you: int) -> RenderableType:
        """Storerooms by column, the supply tile, and each contract with what it still lacks."""
        entry = view["seats"][you]
        stores = Text(f"{self.say('screen-office')} ", style="bold")
        for letter, goods in view["columns"].items():
            hit = view["letter"] and view["letter"][0] == letter
            stores.append(f" {letter} ", style="bold reverse" if hit else "bold")
            kept = [f"{self.names.good(good)} {entry['goods'][good]}" for good in goods if entry["goods"][good]]
            stores.append(", ".join(kept) if kept else self.signs.dash, style="" if kept else QUIET)
        tile = Text(f"{self.say('screen-tile')} ", style="bold")
        there = [key for key, place in self.names.places.items() if place.get("colour") in entry["tile"]]
        tile.append(", ".join(self.names.place(key) for key in there) or self.signs.dash)
        if entry["hand"]:
            tile.append(f"  {self.say('hand')} ", style="bold").append(self.names.card(entry["hand"]))
        return Group(stores, tile, *self._held(view, entry))

    def _held(self, view: View, entry: Mapping[str, Any]) -> list[Text]:
        rows: list[Text] = []
        for key in sorted(entry["contracts"], key=lambda key: self.names.contracts[key]["value"]):
            value = self.names.contracts[key]["value"]
            row = Text.assemble((f"{value:>4} ", "bold"), self._contract(key))
            if key in view["turn"]["met"]:
                row.append(f" {self.signs.dot} {self.say('table-met')}", style=QUIET)
            elif key in entry["payable"]:
                row.append(f" {self.signs.dot} {self.say('screen-can')}", style="bold")
            elif key in entry["lacks"]:
                row.append(f" {self.signs.dot} {self.names.lack(entry['lacks'][key])}", style=QUIET)
            rows.append(row)
        return rows

    # The players -----------------------------------------------------------------------------------------------------

    def desks(self, view: View, you: int | None, names: Sequence[str]) -> RenderableType:
        """A line for each seat: coins, counters, goods, contracts by value, cards, points if the game ended now."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.show_header = True
        for heading in ("", "coins", "counters", "goods", "tile", "contracts", "bonus", "buildings", "now"):
            most = NARROW_HEADING if self.narrow else None
            short = column_title(f"desk-{heading}", self.phrases.words, most) if heading else ""
            table.add_column(Text(short, style="bold"), no_wrap=heading not in ("contracts", "buildings"))
        for seat in range(len(view["seats"])):
            table.add_row(*self._desk(view, seat, you, names))
        return table

    def _desk(self, view: View, seat: int, you: int | None, names: Sequence[str]) -> list[Text]:
        entry = view["seats"][seat]
        decides = view["decision"] is not None and view["decision"]["seat"] == seat
        name = Text.assemble(f"{self.signs.active} " if decides else "  ", house(self.signs, seat))
        name.append(f" {self.phrases.seat(seat)}", style="bold" if seat == you else "")
        if names[seat] and not self.narrow:
            name.append(f" {names[seat]}", style=QUIET)
        values = sorted(self.names.contracts[key]["value"] for key in entry["contracts"])
        buildings = [self.names.building(key) for key in entry["buildings"]]
        return [
            name,
            Text(str(entry["coins"])),
            Text(str(entry["counters"])),
            Text(str(sum(entry["goods"].values()))),
            Text(str(len(entry["tile"]))),
            Text(" ".join(map(str, values))),
            Text(str(len(entry["bonus"]))),
            Text(str(len(buildings)) if self.narrow else ", ".join(buildings) or self.signs.dash),
            Text(in_points(entry["score"], PARTS), style="bold"),
        ]

    # The race --------------------------------------------------------------------------------------------------------

    def race(self, view: View) -> RenderableType:
        """Counters left on the chart (alone: the turn), the highest contract, whether the last round has begun."""
        line = Text(self.say("race-title") + " ", style="bold")
        if view["solo"]:
            turn, most = view["solo"]["turn"], view["solo"]["turns"]
            line.append_text(self._bar(turn, most)).append(" " + self.say("race-turns", turn=turn, most=most))
        else:
            left = view["chart"]["left"]
            lying = [row for row in view["chart"]["rows"] if any(row)]
            line.append(f" {self.signs.dot} ".join("".join(map(self._space, row)) for row in lying))
            line.append(" " + self.say("race-counters", count=left))
        best = max(
            (self.names.contracts[key]["value"] for seat in view["seats"] for key in seat["contracts"]), default=0
        )
        line.append(f"  {self.signs.dot}  ", style=QUIET).append(self.say("race-best", best=best))
        if view["last"]:
            line.append(f"  {self.signs.dot}  ", style=QUIET).append(self.say("race-final"), style="bold")
        return line

    def _space(self, lying: str | None) -> str:
        """A space of the chart: taken, face down, or its letter."""
        return self.signs.empty if lying is None else self.signs.full if lying == "?" else lying

    def _bar(self, value: int, goal: int) -> Text:
        done = min(BAR, value * BAR // goal)
        return Text(self.signs.full * done, style="bold").append(self.signs.empty * (BAR - done), style=QUIET)
