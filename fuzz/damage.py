"""Data that somebody has changed by hand, half copied or mixed up: stored games in which something is wrong."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from fuzz.forgeries import ODD_VALUES

Path = tuple[str | int, ...]


def damage_data(chance: random.Random, data: Any) -> Any:
    """The same data with one to three places changed: another value, nothing, twice, or what stands elsewhere."""
    damaged = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 2, 3))):
        places = list(_places(damaged))
        if places:
            _change(chance, damaged, chance.choice(places), places)
    return damaged


def damage_text(chance: random.Random, text: str) -> str:
    """The text cut off, with something cut out, or with other letters in it."""
    at = chance.randrange(len(text))
    end = min(len(text), at + chance.randrange(1, 40))
    other = chance.choice('{}[]",:0\x00é')
    return chance.choice((text[:at], text[:at] + text[end:], text[:at] + other + text[at + 1 :]))


def _places(data: Any, path: Path = ()) -> list[Path]:
    """Where something stands; of long lists the first few and the last."""
    if isinstance(data, dict):
        inner: list[tuple[str | int, Any]] = list(data.items())
    elif isinstance(data, list):
        inner = [(at, data[at]) for at in sorted({*range(min(3, len(data))), *range(max(0, len(data) - 2), len(data))})]
    else:
        return [path] if path else []
    found = [path] if path else []
    for key, value in inner:
        found += _places(value, (*path, key))
    return found


def _change(chance: random.Random, data: Any, path: Path, places: list[Path]) -> None:
    holder = _at(data, path[:-1])
    key: Any = path[-1]
    way = chance.randrange(4)
    if way == 0:
        holder[key] = chance.choice(ODD_VALUES)
    elif way == 1:
        del holder[key]
    elif way == 2 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    else:
        holder[key] = copy.deepcopy(_at(data, chance.choice(places)))


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def written(data: Any) -> str:
    """As a file would hold it; what JSON cannot say is left to the reader to refuse."""
    return json.dumps(data, ensure_ascii=True)
