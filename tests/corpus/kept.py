"""What later versions may do to data that an earlier one wrote: add to it, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

# Values of options that are written otherwise since, each with what it is called now.
TRANSLATED: dict[str, dict[Any, Any]] = {"variant.sell_new_contract": {False: "off", True: "reward"}}


def changes(then: Any, now: Any, place: str = "") -> Iterator[str]:
    """Where something that was written then is not the same now; keys of tables may have been added."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key, value in then.items():
            here = f"{place}.{key}" if place else key
            if key not in now:
                yield f"{here} is gone"
            else:
                yield from changes(_today(key, value, now[key]), now[key], here)
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (old, new) in enumerate(zip(then, now, strict=True)):
            yield from changes(old, new, f"{place}[{number}]")
    elif type(then) is not type(now) or then != now:
        yield f"{place}: {then!r} then, {now!r} now"


def _today(key: str, then: Any, now: Any) -> Any:
    """What was written then, in the words of today if they are others."""
    return TRANSLATED[key].get(then, then) if key in TRANSLATED and type(then) is not type(now) else then
