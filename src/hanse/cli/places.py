"""The card of a place in the terminal: found by the words somebody types, told line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hanse.cli.choices import folded
from hanse.cli.faces import Phrases, View
from hanse.kernel.contract import State


def told(fact: Mapping[str, Any], phrases: Phrases) -> str:
    """A line of a card, or a reason, as a sentence."""
    message = f"card-{fact['line']}" if "line" in fact else f"why-{fact['reason']}"
    return phrases.words.say(message, **phrases.fact_words(fact))


def place_named(text: str, state: State, phrases: Phrases) -> str | None:
    """The place that words mean: the one of this key, else of all whose names have words that begin so the shortest."""
    wanted = _words(folded(text))
    found: list[tuple[bool, int, int, str]] = []
    for order, place in enumerate(state.places()):
        title = folded(told(state.card(place, None)["lines"][0], phrases))
        names = [*_words(title), *_words(folded(place))]
        if wanted and all(any(name.startswith(word) for name in names) for word in wanted):
            exact = place.partition(":")[2] == "-".join(wanted)
            found.append((not exact, len(_words(title)), order, place))
    return min(found)[-1] if found else None


def _words(name: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in name).split()


def card_lines(place: str, state: State, view: View, seat: int, phrases: Phrases) -> Iterator[str]:
    """The card: what the place is, what can be decided there, and why not more."""
    card = state.card(place, seat)
    yield from (told(line, phrases) for line in card["lines"])
    choices = [phrases.choice(state.describe(code), view) for code in card["choices"]]
    yield from (phrases.words.say("card-choose", choice=text) for text in dict.fromkeys(choices))
    for reason in card["reasons"]:
        kinds = ", ".join(phrases.words.say(f"group-{family}") for family in reason["families"])
        sentence = told(reason, phrases)
        general = not kinds or reason["reason"] == "asked"
        yield sentence if general else phrases.words.say("card-refused", kinds=kinds, why=sentence)
