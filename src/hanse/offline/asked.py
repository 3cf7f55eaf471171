"""What the page asks: a method, an address and a body; and which function answers it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote, urlsplit

from hanse.table import Refusal

if TYPE_CHECKING:
    from hanse.offline.house import House

Data = dict[str, Any]


@dataclass(frozen=True)
class Asked:
    """One question."""

    parts: dict[str, str]  # of the address, by name
    query: dict[str, list[str]]
    body: Data

    @property
    def table(self) -> str:
        """The table that it is about."""
        return self.parts["table"]

    def word(self, name: str, otherwise: str = "") -> str:
        """A word after the question mark."""
        return self.query.get(name, [otherwise])[0]

    def number(self, name: str) -> int | None:
        """A number after the question mark, if there is one."""
        return int(self.query[name][0]) if name in self.query else None


@dataclass(frozen=True)
class Picture:
    """An answer that is no JSON."""

    text: str


Answer = Callable[["House", Asked], Awaitable[Any]]
_ANSWERS: list[tuple[str, re.Pattern[str], Answer]] = []


def answers(method: str, address: str) -> Callable[[Answer], Answer]:
    """The function answers this address; `{name}` in it stands for any part."""
    pattern = re.compile(
        re.sub(r"{(\w+)}", r"(?P<\1>[^/]+?)", re.escape(address).replace(r"\{", "{").replace(r"\}", "}"))
    )

    def keep(answer: Answer) -> Answer:
        _ANSWERS.append((method, pattern, answer))
        return answer

    return keep


def found(method: str, address: str, body: Data) -> tuple[Answer, Asked]:
    """Who answers, and what is asked."""
    split = urlsplit(address)
    for known, pattern, answer in _ANSWERS:
        match = pattern.fullmatch(split.path) if known == method else None
        if match:
            parts = {name: unquote(part) for name, part in match.groupdict().items()}
            return answer, Asked(parts, parse_qs(split.query, keep_blank_values=True), body)
    raise Refusal("not-found")
