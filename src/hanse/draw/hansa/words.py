"""The few words the drawing says, out of a catalogue."""

from __future__ import annotations

from hanse.draw.hansa.places import Facts
from hanse.messages import Catalogue

SAID = (
    "about", "seat", "port", "warehouse", "empty", "sea-route", "land-route", "to", "stack", "last-stack", "ship",
    "posts", "leader", "purse", "reserve", "open", "sold", "barrels", "points", "decides", "aside",
)  # fmt: skip


def in_language(words: Catalogue, facts: Facts) -> dict[str, str]:
    """All words, the colours of the goods and the names of the ports (`at-riga`) among them."""
    said = {word: words.say(f"drawing-{word}") for word in SAID}
    said |= {colour["id"]: words.say(f"good-{colour['id']}") for colour in facts["goods_colour"]}
    return said | {f"at-{city['id']}": port_name(city["name"], words) for city in facts["city"]}


def port_name(name: str, words: Catalogue) -> str:
    """What a port is called in the reader's language, where that is not the name on the board."""
    own = f"name-{name.casefold()}"
    return words.say(own) if words.has(own) else name
