"""Requests drawn by schemathesis from what the server says of itself in /api/openapi.json."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode, urlsplit

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from fuzz.forgeries import PEOPLE_PATHS
from fuzz.world import Request, World
from tests.patience import PATIENCE

AT_ONCE = 20  # drawn together from one operation


def documented_requests(world: World, chance: random.Random) -> Iterator[Request]:
    """Without end: every operation in turn, as documented and against the documentation."""
    schema = schemathesis.openapi.from_url(f"{world.server.url}/api/openapi.json", timeout=PATIENCE)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    turns = [(operation, mode) for operation in operations for mode in GenerationMode]
    while True:
        chance.shuffle(turns)
        for operation, mode in turns:
            for case in _draw(operation, mode, chance.randrange(2**32)):
                yield _request(world, chance, case)


def _draw(operation: Any, mode: GenerationMode, number: int) -> list[Any]:
    cases: list[Any] = []

    @seed(number)
    @settings(
        max_examples=AT_ONCE,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def collect(case: Any) -> None:
        cases.append(case)

    try:
        collect()
    except Unsatisfiable:  # without a parameter nothing can be against the documentation
        return []
    return cases


def _request(world: World, chance: random.Random, case: Any) -> Request:
    """The case as it goes over the wire: mostly to a table that exists, from anybody."""
    table = world.tables[chance.choice(tuple(world.tables))].id
    if "table_id" in (case.path_parameters or {}) and chance.random() < 0.8:
        case.path_parameters["table_id"] = table
    parts = case.as_transport_kwargs(base_url=world.server.url)
    target = urlsplit(parts["url"]).path
    query = urlencode(_plain(parts.get("params") or {}), doseq=True, errors="surrogatepass")
    people = any(target.endswith(f"/api/{path}") for path in PEOPLE_PATHS)
    sender = chance.choice(("Fay", "") if people else ("Anna", "Bert", "Cleo", "Eve", ""))
    headers = {str(name): str(value) for name, value in (parts.get("headers") or {}).items()}
    headers["X-Hanse"] = "1"
    if sender:
        headers["Cookie"] = f"hanse_session={world.token(sender)}"
    body = b""
    if "json" in parts:
        body = json.dumps(parts["json"]).encode()
        headers["Content-Type"] = "application/json"
    elif isinstance(parts.get("data"), bytes | str):
        data = parts["data"]
        body = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
    return Request(parts["method"], target + ("?" + query if query else ""), headers, body, sender)


def _plain(params: dict[str, Any]) -> dict[str, Any]:
    """Values of a query as texts."""
    return {
        str(name): [str(each) for each in value] if isinstance(value, list) else str(value)
        for name, value in params.items()
    }
