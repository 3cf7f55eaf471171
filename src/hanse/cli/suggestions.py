"""What a person could type now: made from legal choices, so that nothing is suggested that would be refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hanse.cli.choices import Choice, find, folded
from hanse.cli.commands import command_named
from hanse.cli.faces import Phrases

SHORTEST_NAME = 3  # letters; fewer are understood too, but a reader does not recognize the name


@dataclass(frozen=True)
class Suggestion:
    """A choice, and the words that mean it: whole, and as short as they are still read easily."""

    choice: Choice
    typed: str
    short: str


def suggestions(choices: Sequence[Choice], phrases: Phrases, most: int) -> list[Suggestion]:
    """One for each of the first kinds of choices."""
    first = {choice.family: choice for choice in reversed(choices)}
    kinds = dict.fromkeys(choice.family for choice in choices)
    return [_suggestion(first[family], choices, phrases) for family in list(kinds)[:most]]


def _suggestion(choice: Choice, choices: Sequence[Choice], phrases: Phrases) -> Suggestion:
    """The kind, and names out of the choice's own sentence until it alone is meant."""

    def meant(words: Sequence[str]) -> list[str]:
        line = " ".join(words)
        return [] if command_named(line, phrases.words) else [found.text for found in find(line, choices, phrases)]

    def alone(words: Sequence[str]) -> bool:
        return meant(words) == [choice.text]

    kind = phrases.words.say(f"group-{choice.family}").lower().split()
    names: list[str] = []
    for name in _names(choice):
        if len(meant([*kind, *names, name])) < len(meant([*kind, *names])):
            names.append(name)
    if not alone([*kind, *names]):
        return Suggestion(choice, choice.words, choice.words)
    short = [kind[0], *names] if alone([kind[0], *names]) else [*kind, *names]
    return Suggestion(choice, " ".join([*kind, *names]), " ".join(_shortened(short, alone)))


def _names(choice: Choice) -> list[str]:
    """The words of the choice's sentence by which it can be found, without the endings of their grammar."""
    words = re.findall(r"[\w'’-]+", choice.text.lower())
    stems = [max((find for find in choice.finds if _begins(word, find)), key=len, default="") for word in words]
    return [word[: len(stem)] for word, stem in zip(words, stems, strict=True) if stem]


def _begins(word: str, find: str) -> bool:
    return folded(word) == find or (len(find) >= SHORTEST_NAME and folded(word).startswith(find))


def _shortened(words: Sequence[str], alone: Callable[[Sequence[str]], bool]) -> list[str]:
    """The words, each cut after as few letters as still mean the same."""
    short = list(words)
    for place, word in enumerate(words):
        for letters in range(SHORTEST_NAME if place else 1, len(word)):
            tried = [*short[:place], word[:letters], *short[place + 1 :]]
            if alone(tried):
                short = tried
                break
    return short
