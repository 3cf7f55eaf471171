"""The position at a glance: routes and cities from west to east, desks, how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hanse.cli.faces import View, column_title
from hanse.cli.marks import NEUTRAL_STYLE, QUIET, Signs, free_space, house, piece, seat_style
from hanse.cli.teutonica.extras import extra_lines, region_sign
from hanse.cli.teutonica.phrases import SKILLS, Phrases
from hanse.games.teutonica.view import SKILL_VALUES

NARROW, NARROW_HEADING = 96, 5  # below this width headings are cut
POINTS_TO_END = 20  # HT-9.1.1


class Screen:
    """Lays out views of one board for one width."""

    def __init__(self, phrases: Phrases, signs: Signs, width: int) -> None:
        self.phrases = phrases
        self.say = phrases.say
        self.places = phrases.places
        self.signs = signs
        self.width = width
        self.column = width // len(self.places.route_columns) - 1
        self.narrow = width < NARROW

    # The board -------------------------------------------------------------------------------------------------------

    def parts(self, view: View, you: int | None, names: Sequence[str]) -> list[RenderableType]:
        """Board, desks, how near the end is, and what else is in play."""
        extras = list(extra_lines(self.phrases, self.signs, view, you))
        return [self.board(view), self.desks(view, you, names), self.race(view), *extras]

    def board(self, view: View) -> RenderableType:
        """Routes with posts and markers, then cities with offices, in columns from west to east."""
        sides = {1: [""], 2: ["west", "east"]}.get(len(self.places.route_columns), ["west", "middle", "east"])
        lines = [[self._heading("routes", side) for side in sides]]
        lines += [[self.route(view, key) for key in row] for row in _rows(self.places.route_columns)]
        lines.append([self._heading("cities", side) for side in sides])
        lines += [[self.city(view, key) for key in row] for row in _rows(self.places.city_columns)]
        return Group(*(Text(" ").join(cells) for cells in lines))

    def _heading(self, what: str, side: str) -> Text:
        words = self.say(f"screen-{what}") + (f" {self.signs.dot} {self.say(f'side-{side}')}" if side else "")
        return _fill(Text(words + " ", style="bold"), self.column, self.signs.empty)

    def route(self, view: View, key: str) -> Text:
        """One line: number, name, marker, posts."""
        route = self.places.routes[key]
        standing = view["routes"][key]
        own = any(code and int(code[1:]) == view["viewer"] for code in standing["posts"])
        name = Text.assemble((f"{route.number:>2} ", QUIET), region_sign(self.phrases, route.region))
        name.append(route.name, style="bold" if own else "")
        marker = Text()
        if standing["marker"]:
            marker = Text.assemble((self.say(f"marker-{standing['marker']}.short"), "bold reverse"), " ")
        elif route.permanent:
            marker = Text(f"{self.signs.lasting}{self.say(f'permanent-{route.permanent}.short')} ", style="bold")
        posts = [self._post(code, ship) for code, ship in zip(standing["posts"], route.ships, strict=True)]
        loose = Text.assemble(marker, Text(" ").join(posts))
        fits = cell_len(name.plain) + 1 + cell_len(loose.plain) <= self.column
        return _between(name, loose if fits else Text.assemble(marker, *posts), self.column)

    def _post(self, code: str | None, ship: bool) -> Text:
        if code:
            return piece(self.signs, code, self.phrases.seats)
        return Text(f"{self.signs.ship if ship else self.signs.free} ", style=QUIET)

    def city(self, view: View, key: str) -> Text:
        """One line: who controls it, name, offices from left to right, what it offers."""
        city = self.places.cities[key]
        standing = view["cities"][key]
        line = Text()
        owner = view["control"][key]
        line.append(*self._mark(owner)).append(" ")
        full = bool(city.spaces) and None not in standing["offices"]
        signs = [region_sign(self.phrases, region) for region in city.regions]
        line.append(city.name.ljust(11 - sum(len(sign) for sign in signs)), style=QUIET if full else "")
        line.append_text(Text().join(signs))
        for code in standing["extra"]:
            line.append_text(piece(self.signs, code, self.phrases.seats)).append(
                "+" if city.spaces else " ", style=QUIET
            )
        if not city.spaces:
            line.append(self.say("screen-independent"), style=QUIET)
        for code, space in zip(standing["offices"], city.spaces, strict=True):
            line.append(" ")
            free = free_space(self.signs, space.piece, space.privilege)
            line.append_text(piece(self.signs, code, self.phrases.seats) if code else free)
            if space.coin and not code:
                line.append("$", style="bold")
        return _between(line, self._offer(key), self.column)

    def _mark(self, owner: int | None) -> tuple[str, str]:
        """Who controls a city, by house mark and style."""
        if owner is None:
            return " ", ""
        if owner >= self.phrases.seats:
            return self.signs.neutral, NEUTRAL_STYLE
        return self.signs.houses[owner], seat_style(owner)

    def _offer(self, key: str) -> Text:
        """What a city is wanted for besides its offices."""
        words = [self.say(f"skill-{skill}.short") for skill in self.places.cities[key].skills]
        if key == self.places.prestige_city:
            words.append(self.say("category-prestige.short"))
        if key in self.places.connection:
            words.append(self.say("screen-connection"))
        offer = Text(" ".join(words), style="italic")
        for region in self.places.cities[key].permits:
            if region in self.places.regions:
                offer.append(self.signs.arrow).append_text(region_sign(self.phrases, region))
        return offer

    # The players -----------------------------------------------------------------------------------------------------

    def desks(self, view: View, you: int | None, names: Sequence[str]) -> RenderableType:
        """A line for each seat: skills (own ones with the next value), pieces, markers, score and score as of now."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.show_header = True
        headings = ["", *(f"skill-{skill}.short" for skill in SKILLS)]
        headings += ["desk-supply", "desk-stock", "desk-markers", "desk-score", "desk-now"]
        for heading in headings:
            most = NARROW_HEADING if self.narrow else None
            short = column_title(heading, self.phrases.words, most) if heading else ""
            # Only the markers may take a second row: their number has no limit.
            table.add_column(Text(short, style="bold"), no_wrap=heading != "desk-markers")
        for seat in range(len(view["seats"])):
            table.add_row(*self._desk(view, seat, you, names))
        return Group(table, self._own_skills(view, you)) if self.narrow and you is not None else table

    def _desk(self, view: View, seat: int, you: int | None, names: Sequence[str]) -> list[Text]:
        data: dict[str, Any] = view["seats"][seat]
        decides = view["decision"] is not None and view["decision"]["seat"] == seat
        name = Text.assemble(f"{self.signs.active} " if decides else "  ", house(self.signs, seat))
        name.append(f" {self.phrases.seat(seat)}", style="bold" if seat == you else "")
        if names[seat] and not self.narrow:
            name.append(f" {names[seat]}", style=QUIET)
        skills = [self._skill(data, skill, with_next=seat == you and not self.narrow) for skill in SKILLS]
        cells = [name, *skills, self._heap(data["supply"]), self._heap(data["stock"]), self._markers(data)]
        total = view["now"][seat]["total"]
        return [*cells, Text(str(data["score"]), justify="right"), Text(str(total), style="bold", justify="right")]

    def _skill(self, data: dict[str, Any], skill: str, *, with_next: bool) -> Text:
        """The value of a skill, for the own desk with the value that the next step brings."""
        step = data["desk"][skill]
        value = Text(self.phrases.skill_value(skill, step))
        if with_next and step + 1 < len(SKILL_VALUES[skill]):
            value.append(f"{self.signs.arrow}{self.phrases.skill_value(skill, step + 1)}", style=QUIET)
        return value

    def _own_skills(self, view: View, you: int) -> Text:
        """Where the table has no room: the own skills in a line of their own."""
        line = Text.assemble("  ", house(self.signs, you))
        for skill in SKILLS:
            value = self._skill(view["seats"][you], skill, with_next=True)
            line.append_text(Text.assemble((f" {self.say(f'skill-{skill}.short')} ", QUIET), value))
        return line

    def _heap(self, heap: dict[str, int]) -> Text:
        return Text(f"{heap['traders']}{self.signs.trader} {heap['merchants']}{self.signs.merchant}")

    def _markers(self, data: dict[str, Any]) -> Text:
        """Unused markers by name, the used ones and the face-down ones by number."""
        unused = [self.say(f"marker-{kind}.short") for kind in data["markers"]["unused"]]
        rest = [f"[{self.say(f'favour-{kind}.short')}]" for kind in data.get("favours", [])]
        if data["markers"]["used"]:
            rest.append(self.say("desk-used", count=len(data["markers"]["used"])))
        if data["plate"]["hidden"]:
            rest.append(self.say("desk-plate", count=data["plate"]["hidden"]))
        space = " " if unused and rest else ""
        return Text.assemble((" ".join(unused), "bold"), space, (" ".join(rest), QUIET))

    # The race --------------------------------------------------------------------------------------------------------

    def race(self, view: View) -> RenderableType:
        """How near each of the three ends is, who is on the special prestige, what the connection still brings."""
        best = max(seat["score"] for seat in view["seats"])
        left = view["marker_stock"]["count"]
        line = Text()
        line.append(self.say("race-title") + " ", style="bold")
        line.append_text(self._bar(best, POINTS_TO_END))
        line.append(" " + self.say("race-points", best=best, goal=POINTS_TO_END))
        for seat in (seat for seat, data in enumerate(view["seats"]) if best and data["score"] == best):
            line.append(" ").append(self.signs.houses[seat], style=seat_style(seat))
        line.append(f"  {self.signs.dot}  ", style=QUIET)
        line.append(self.say("race-markers", count=left))
        line.append(f"  {self.signs.dot}  ", style=QUIET)
        goal = self.places.cities_to_end
        line.append_text(self._bar(view["completed"], goal)).append(
            " " + self.say("race-cities", count=view["completed"], goal=goal)
        )
        return Group(line, self._honours(view))

    def _bar(self, value: int, goal: int, width: int = 10) -> Text:
        done = min(width, value * width // goal)
        return Text(self.signs.full * done, style="bold").append(self.signs.empty * (width - done), style=QUIET)

    def _honours(self, view: View) -> Text:
        line = Text()
        city = self.places.cities[self.places.prestige_city].name
        line.append(f"{self.say('category-prestige')} ({city}) ", style="bold")
        for (privilege, points), holder in zip(self.places.prestige, view["prestige"], strict=True):
            line.append_text(free_space(self.signs, "merchant", privilege)).append(f" {points} ")
            line.append_text(Text(self.signs.dash) if holder is None else house(self.signs, holder)).append("  ")
        ends = self.signs.dash.join(self.places.cities[key].name for key in self.places.connection)
        line.append(f"{ends} ", style="bold")
        made = sum(seat["connection"] is not None for seat in view["seats"])
        points_left = [str(points) for points in self.places.connection_points[made:]]
        return line.append(self.say("race-connection", points=", ".join(points_left) or "0"))


def _rows(columns: Sequence[Sequence[str]]) -> list[list[str]]:
    """The columns row by row; only the last rows of the last columns may be missing."""
    height = max(len(column) for column in columns)
    return [[column[row] for column in columns if row < len(column)] for row in range(height)]


def _between(left: Text, right: Text, width: int) -> Text:
    """Both texts at the two margins; the left one gives way."""
    room = width - cell_len(right.plain) - 1
    if cell_len(left.plain) > room:
        left.truncate(max(room, 0), overflow="ellipsis")
    gap = width - cell_len(left.plain) - cell_len(right.plain)
    return left.append(" " * max(gap, 1)).append_text(right)


def _fill(text: Text, width: int, sign: str) -> Text:
    return text.append(sign * max(0, width - cell_len(text.plain)), style=QUIET)
