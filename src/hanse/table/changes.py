"""What changed between two pictures of a table, so that who saw the first is not sent the whole of the second.

Pictures are plain data. A change is plain data too: `[value]` puts a value in place, `[]` takes away what was there
(of a list, everything from there on), and an object goes on inside, by key or by the number of an element.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

Change = dict[str, Any] | list[Any]


def change_of(before: Any, after: Any) -> Change | None:
    """What makes one picture of the other; None if they are the same."""
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(before, list) and isinstance(after, list) and _alike(before, after):
        return _of_lists(before, after)
    return [after]


def _of_objects(before: dict[str, Any], after: dict[str, Any]) -> Change:
    found: dict[str, Any] = {key: [] for key in before if key not in after}
    for key, value in after.items():
        change = change_of(before[key], value) if key in before else [value]
        if change is not None:
            found[key] = change
    return found


def _alike(before: list[Any], after: list[Any]) -> bool:
    """Whether telling element by element is worth it: not if they have moved to other places."""
    common = min(len(before), len(after))
    return common > 0 and (len(before) == len(after) or before[:common] == after[:common])


def _of_lists(before: list[Any], after: list[Any]) -> Change:
    found: dict[str, Any] = {}
    for place, value in enumerate(after):
        change = change_of(before[place], value) if place < len(before) else [value]
        if change is not None:
            found[str(place)] = change
    if len(after) < len(before):
        found[str(len(after))] = []
    return found


def changed(before: Any, change: Change | None) -> Any:
    """The picture after a change; the one before stays as it is."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    after: Any = before.copy()
    for key, inner in change.items():
        at: Any = int(key) if isinstance(after, list) else key
        if inner == []:
            if isinstance(after, list):
                del after[at:]
            else:
                del after[at]
        elif isinstance(after, list) and at == len(after):
            after.append(inner[0])
        else:
            after[at] = inner[0] if isinstance(inner, list) else changed(after[at], inner)
    return after


def check_of(picture: Any) -> int:
    """A number by which two sides see that they have the same picture, in whatever order its keys stand."""
    text = json.dumps(picture, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return zlib.crc32(text.encode())
