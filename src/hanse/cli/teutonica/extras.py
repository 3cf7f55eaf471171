"""What the boards and modules beyond the base game add to the screen, each in a line of its own."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from hanse.cli.faces import View
from hanse.cli.marks import QUIET, Signs, house
from hanse.cli.teutonica.phrases import Phrases

REGION_STYLES = {"wales": "bold #fffaf0 on #a35f2c", "scotland": "bold #fffaf0 on #3f6ea5"}


def region_sign(phrases: Phrases, region: str) -> Text:
    """A region by the first letter of its name, on its colour; nothing for one that is open to everybody."""
    if region not in phrases.places.regions:
        return Text()
    return Text(phrases.say(f"region-{region}")[0], style=REGION_STYLES.get(region, "reverse"))


def extra_lines(phrases: Phrases, signs: Signs, view: View, you: int | None) -> Iterator[Text]:
    """Regions, pawn, favours on display, the own mission card, in this order; only what is in play."""
    if "regions" in view:
        yield _regions(phrases, signs, view)
    if "pawn" in view:
        yield _pawn(phrases, view)
    if view.get("favours"):
        shown = [phrases.say(f"favour-{kind}") for kind in view["favours"]]
        yield _line(phrases.say("screen-favours"), Text(", ".join(shown)))
    if you is not None and "mission" in view["seats"][you]:
        yield _line(phrases.say("screen-mission"), _mission(phrases, view, you))


def _line(head: str, rest: Text) -> Text:
    return Text(f"{head} ", style="bold").append_text(rest)


def _regions(phrases: Phrases, signs: Signs, view: View) -> Text:
    """Whether the active seat may enter, and who stands how in each: cities, offices and points."""
    parts = []
    for region in phrases.places.regions:
        told = view["regions"][region]
        state = phrases.say("region-open" if told["open"] else "region-closed")
        part = region_sign(phrases, region)
        part.append(f" {phrases.say('region-standing', region=phrases.say(f'region-{region}'), state=state)}", "")
        for seat, offices in enumerate(told["offices"]):
            if offices:
                part.append(" ").append_text(house(signs, seat))
                part.append(f" {told['cities'][seat]}/{offices}:{told['points'][seat]}")
        parts.append(part)
    line = _line(phrases.say("screen-regions"), Text(f"  {signs.dot}  ").join(parts))
    if view["borders"]["waived"]:
        line.append(f"  {phrases.say('screen-waived')}", style="italic")
    return line


def _pawn(phrases: Phrases, view: View) -> Text:
    """Where it stands, and the numbers of the routes it opens."""
    if view["pawn"] is None:
        return _line(phrases.say("screen-pawn"), Text("–", style=QUIET))
    province = phrases.places.provinces[view["pawn"]]
    numbers = sorted(phrases.places.routes[key].number for key in province.routes)
    listed = ", ".join(map(str, numbers))
    where = phrases.province(view["pawn"])
    return _line(phrases.say("screen-pawn"), Text(phrases.say("screen-pawn-routes", province=where, routes=listed)))


def _mission(phrases: Phrases, view: View, you: int) -> Text:
    """The three cities; those with an own office stand out."""
    named = []
    for key in view["seats"][you]["mission"]:
        city = view["cities"][key]
        own = any(piece and int(piece[1:]) == you for piece in (*city["offices"], *city["extra"]))
        named.append(Text(phrases.places.cities[key].name, style="bold underline" if own else ""))
    return Text(", ").join(named)
