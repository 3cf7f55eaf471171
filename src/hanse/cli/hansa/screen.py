"""The position at a glance: ports with goods, posts and arrows, desks, how near the end is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hanse.cli.faces import View
from hanse.cli.hansa.phrases import Phrases
from hanse.cli.marks import QUIET, Signs, house, seat_style
from hanse.draw.hansa.signs import ink_on

NARROW = 96


class Screen:
    """Lays out views for one width."""

    def __init__(self, phrases: Phrases, signs: Signs, width: int) -> None:
        self.phrases = phrases
        self.say = phrases.say
        self.signs = signs
        self.narrow = width < NARROW
        self.paint = {colour["id"]: colour["display"] for colour in phrases.facts["goods_colour"]}

    def parts(self, view: View, you: int | None, names: Sequence[str]) -> list[RenderableType]:
        """Board, desks, how near the end is."""
        return [self.board(view), self.desks(view, you, names), self.race(view)]

    def good(self, token: str) -> Text:
        """A token: two letters and its barrels, on its colour."""
        colour, _, barrels = token.partition("-")
        style = f"{ink_on(self.paint[colour])} on {self.paint[colour]}"
        return Text(f"{self.say(f'good-{colour}.short')}{barrels}", style=style)

    # The board -------------------------------------------------------------------------------------------------------

    def board(self, view: View) -> RenderableType:
        """A line for each port in the order of their numbers."""
        table = Table.grid(padding=(0, 1 if self.narrow else 2, 0, 0))
        table.show_header = True
        for heading in ("ports", "warehouses", "posts", "price", "routes"):
            table.add_column(Text(self.say(f"screen-{heading}"), style="bold"), no_wrap=heading != "routes")
        for key, place in self.phrases.ports.items():
            port = view["ports"][key]
            here = key == view["ship"]
            name = Text.assemble(f"{self.signs.active if here else ' '}{place.number} ", (place.name, "bold" * here))
            slots = [self.good(token) if token else Text(f" {self.signs.free} ", QUIET) for token in port["slots"]]
            posts = [self._posts(seat, count, port["leader"]) for seat, count in enumerate(port["posts"])]
            table.add_row(name, Text(" ").join(slots), Text(" ").join(posts), self._price(port), self._routes(key))
        return table

    def _posts(self, seat: int, count: int, leader: int | None) -> Text:
        """The posts of a seat in a port; the majority has a star."""
        if not count:
            return Text(f" {self.signs.free}  ", QUIET)
        mark = Text(f"{self.signs.houses[seat]}{count}".ljust(3), style=seat_style(seat))
        return mark.append("*" if seat == leader else " ", style="bold")

    def _price(self, port: dict[str, Any]) -> Text:
        """What a token costs whoever is on turn, and who is paid."""
        if not port["price"]:
            return Text(self.say("price-free"))
        if port["pays"] is None:
            return Text(self.say("price-bank", thalers=port["price"]), QUIET)
        return Text.assemble(f"{port['price']} {self.signs.arrow} ", house(self.signs, port["pays"]))

    def _routes(self, key: str) -> Text:
        ends = [self.phrases.ports[end].name for end, _ in self.phrases.routes[key]]
        return Text(", ".join(ends))

    # The players -----------------------------------------------------------------------------------------------------

    def desks(self, view: View, you: int | None, names: Sequence[str]) -> RenderableType:
        """A line for each seat: thalers, posts in reserve, open and sold tokens, points if the game ended now."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.show_header = True
        for heading in ("", "purse", "reserve", "open", "sold", "now"):
            words = self.say(f"desk-{heading}") if heading else ""
            table.add_column(Text(words, style="bold"), no_wrap=heading not in ("open", "sold"))
        for seat, entry in enumerate(view["seats"]):
            table.add_row(
                self._name(view, seat, you, names),
                Text(str(entry["purse"]), justify="right"),
                Text(str(entry["reserve"]), justify="right"),
                self._tokens(entry["open"], view["sale"] if seat == view["turn"]["seat"] else []),
                self._sold(entry),
                Text(str(view["now"][seat]["total"]), style="bold", justify="right"),
            )
        return table

    def _name(self, view: View, seat: int, you: int | None, names: Sequence[str]) -> Text:
        decides = view["decision"] is not None and view["decision"]["seat"] == seat
        name = Text.assemble(f"{self.signs.active} " if decides else "  ", house(self.signs, seat))
        name.append(f" {self.phrases.seat(seat)}", style="bold" if seat == you else "")
        if names[seat] and not self.narrow:
            name.append(f" {names[seat]}", style=QUIET)
        return name

    def _tokens(self, tokens: Sequence[str], chosen: Sequence[str]) -> Text:
        """Tokens side by side; those chosen for a sale stand in brackets."""
        left = Counter(chosen)
        parts = []
        for token in tokens:
            offered = left[token] > 0
            left[token] -= 1
            parts.append(Text.assemble("[", self.good(token), "]") if offered else self.good(token))
        return Text(" ").join(parts) if parts else Text(self.signs.dash, QUIET)

    def _sold(self, entry: dict[str, Any]) -> Text:
        """Sold tokens by colour: how many, and with how many barrels in all; where they are hidden, their number."""
        sold = entry["sold"]
        if sold is None:
            return Text(self.say("desk-sold-count", count=entry["sold_count"]))
        if not sold:
            return Text(self.signs.dash, QUIET)
        if self.narrow:
            tokens = Counter(token.partition("-")[0] for token in sold)
            parts = [Text.assemble(f"{count} ", self._colour(colour)) for colour, count in tokens.items()]
        else:
            parts = [Text.assemble(f"{n}x" if n > 1 else "", self.good(token)) for token, n in Counter(sold).items()]
        return Text(" ").join(parts)

    def _colour(self, colour: str) -> Text:
        style = f"{ink_on(self.paint[colour])} on {self.paint[colour]}"
        return Text(self.say(f"good-{colour}.short"), style=style)

    # The race --------------------------------------------------------------------------------------------------------

    def race(self, view: View) -> RenderableType:
        """The heights of the stacks, what is still in them, how far it is to the last one."""
        heights = view["stacks"]["heights"]
        line = Text(f"{self.say('race-title')} ", style="bold")
        for number, height in enumerate(heights, 1):
            last = number == len(heights)
            line.append(f" {number}:", QUIET).append(f"{height}", style="bold" if last else "")
        begun = "last-stack" in view["ending"]
        words = self.say("race-last") if begun else self.say("race-left", count=sum(heights[:-1]))
        line.append(f"  {self.signs.dot}  ", QUIET).append(words, style="bold" if begun else "")
        unseen = Counter[str]()
        for token, number in view["stacks"]["unseen"].items():
            unseen[token.partition("-")[0]] += number
        rest = Text(f"{self.say('race-unseen')} ", style=QUIET)
        for colour, count in unseen.items():
            rest.append_text(self._colour(colour)).append(f" {count}  ")
        if view["aside"]:
            goods = ", ".join(self.say(f"good-{colour}") for colour in view["aside"])
            rest.append(f" {self.signs.dot} ", QUIET).append(self.say("race-aside", goods=goods), style=QUIET)
        return Group(line, rest)
