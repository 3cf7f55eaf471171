"""What requirements bring, out of what is installed here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.metadata import distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

OWN = "hanse"


def brought(asked: Iterable[str], own: Sequence[str] = ()) -> set[str]:
    """The names of all that requirements bring, and these in turn; `own` are those of the package itself."""
    waiting = [Requirement(text) for text in asked]
    seen: set[tuple[str, str]] = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        for extra in ("", *requirement.extras):
            if (name, extra) in seen:
                continue
            seen.add((name, extra))
            needs = [Requirement(text) for text in (own if name == OWN else distribution(name).requires or ())]
            waiting += [need for need in needs if need.marker is None or need.marker.evaluate({"extra": extra})]
    return {name for name, _ in seen} - {OWN}
