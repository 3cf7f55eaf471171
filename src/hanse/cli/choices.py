"""Legal choices made easy to find: equal ones folded together, grouped by kind and place, found by a few letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hanse.cli.faces import Phrases, Place
from hanse.kernel.contract import State

# As many choices as a person reads at a glance; more are shown in two steps.
GLANCE = 9


@dataclass(frozen=True)
class Choice:
    """One legal choice with its words for a person and the words by which it is found."""

    code: int
    family: str
    words: str
    text: str
    place: Place | None
    finds: frozenset[str]


@dataclass(frozen=True)
class Entry:
    """A line of a menu: its number, its label, and the choices behind it."""

    number: int
    label: str
    choices: tuple[Choice, ...]


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Lower case without accents: Lübeck, lubeck and LÜBECK are the same; Tønsberg and an apostrophe can be typed."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ø", "o").replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def legal_choices(state: State, view: dict[str, Any], phrases: Phrases, order: Sequence[str]) -> list[Choice]:
    """Every legal choice. Those that differ only in what looks the same to everybody read the same."""
    choices = [_choice(state, code, view, phrases) for code in state.legal()]
    return sorted(choices, key=lambda choice: order.index(choice.family))


def _choice(state: State, code: int, view: dict[str, Any], phrases: Phrases) -> Choice:
    data = state.describe(code)
    kind = phrases.words.say(f"group-{data['family']}").split()
    return Choice(
        code=code,
        family=data["family"],
        words=state.words(code),
        text=phrases.choice(data, view),
        place=phrases.place(data),
        finds=frozenset(folded(word).strip(",:;()") for word in (*phrases.finds(data, view), *kind)),
    )


def distinct(choices: Iterable[Choice]) -> list[Choice]:
    """The choices without those that read the same, as all posts of a route do."""
    return list({choice.text: choice for choice in reversed(list(choices))}.values())[::-1]


def menu(choices: Sequence[Choice], phrases: Phrases) -> list[Entry]:
    """The choices as a short numbered list: by kind, then by place, then one by one."""
    single = distinct(choices)
    families = list(dict.fromkeys(choice.family for choice in single))
    places = sorted({choice.place for choice in single if choice.place}, key=lambda place: place.number)
    if len(single) > GLANCE and len(families) > 1:
        return [_family_entry(number, key, single, phrases) for number, key in enumerate(families, start=1)]
    if len(single) > GLANCE and len(places) > 1 and all(choice.place for choice in single):
        return [_place_entry(place, single) for place in places]
    return [Entry(number, choice.text, (choice,)) for number, choice in enumerate(single, start=1)]


def _family_entry(number: int, family: str, choices: Sequence[Choice], phrases: Phrases) -> Entry:
    members = tuple(choice for choice in choices if choice.family == family)
    label = members[0].text if len(members) == 1 else phrases.words.say(f"group-{family}")
    return Entry(number, label, members)


def _place_entry(place: Place, choices: Sequence[Choice]) -> Entry:
    """A place keeps the number it has on the screen."""
    return Entry(place.number, place.name, tuple(choice for choice in choices if choice.place == place))


def find(text: str, choices: Sequence[Choice], phrases: Phrases) -> list[Choice]:
    """The choices that typed words mean: exact words of the engine, or a kind and beginnings of names.

    `place trader stade-hamburg.2`, `p hamburg`, `p 12 m`, `hamburg` and `recruit 3` are all understood.
    """
    wanted = folded(text).split()
    exact = [choice for choice in choices if folded(choice.words).split() == wanted]
    if exact or not wanted:
        return exact
    families = {choice.family for choice in choices}
    kinds = {family for family in families if _kind_named(wanted[0], family, phrases)}
    of_kind = [choice for choice in choices if choice.family in kinds and _fits(wanted[1:], choice)]
    return distinct(of_kind or [choice for choice in choices if _fits(wanted, choice)])


def _kind_named(word: str, family: str, phrases: Phrases) -> bool:
    names = [*folded(phrases.words.say(f"group-{family}")).split(), family]
    return any(name.startswith(word) for name in names)


def _fits(wanted: Sequence[str], choice: Choice) -> bool:
    return all(
        word in choice.finds if word.isdigit() else any(name.startswith(word) for name in choice.finds)
        for word in wanted
    )
