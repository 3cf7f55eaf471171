"""What records and positions look like, as JSON Schemas: for programs in any language that read or write them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

SCHEMAS = ("record", "position")


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a `record` or of a whole `position`."""
    text = files(__name__).joinpath(f"{name}.schema.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
