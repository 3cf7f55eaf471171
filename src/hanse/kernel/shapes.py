"""Whether plain data has the shape that a type describes: the types of `contract.py` are checked, not only read."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfit(data: Any, shape: Any, place: str = "") -> str:
    """What does not fit, with its place; empty if everything does. A table may have more parts than its type names."""
    where = f"{place}: " if place else ""
    origin, inside = get_origin(shape), get_args(shape)
    if shape is Any:
        return ""
    if is_typeddict(shape):
        return _table_misfit(data, shape, place)
    if origin in (Union, UnionType):
        found = [misfit(data, each, place) for each in inside]
        return "" if "" in found else found[0]
    if origin is list:
        if not isinstance(data, list):
            return f"{where}expected a list"
        return _first(misfit(entry, inside[0], f"{place}[{i}]") for i, entry in enumerate(data))
    if origin is dict:
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            return f"{where}expected a table"
        return _first(misfit(value, inside[1], _join(place, key)) for key, value in data.items())
    kind = NoneType if shape is None else shape
    fits = type(data) is kind  # true is no number here
    return "" if fits else f"{where}{data!r}: expected {kind.__name__}"


def _table_misfit(data: Any, shape: Any, place: str) -> str:
    if not isinstance(data, dict):
        return f"{place or 'data'}: expected a table"
    for key, kind in get_type_hints(shape).items():
        if key in data:
            wrong = misfit(data[key], kind, _join(place, key))
            if wrong:
                return wrong
        elif key in shape.__required_keys__:
            return f"{_join(place, key)} missing"
    return ""


def _join(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _first(found: Any) -> str:
    return next((wrong for wrong in found if wrong), "")
