"""What the browser keeps: texts under keys, each of them JSON."""

from __future__ import annotations

import json
from typing import Any, Protocol

from hanse.table import Refusal

DAMAGED, STORAGE, FULL = "damaged-save", "storage", "storage-full"
LOG, LINE, NOTE, ORDERS, STUDY, PUZZLES, ACCOUNT = "log/", "line/", "note/", "orders/", "study/", "puzzles/", "account"


class Browser(Protocol):
    """The storage of a browser, or what stands in for it. Nothing but texts goes there and comes back."""

    async def get(self, key: str) -> str | None:
        """What is kept under a key."""

    async def all(self, beginning: str) -> str:
        """All that is kept under keys that begin so: an object, as JSON."""

    async def put(self, pairs: str) -> None:
        """Keep an object of texts, as JSON: all of it or, with an exception, nothing."""


class Kept:
    """Reads and writes; whatever a browser does, it is told in one sentence."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def text(self, key: str) -> str | None:
        """The text under a key."""
        try:
            return await self._browser.get(key)
        except Exception:  # each browser has names of its own for what it does not allow
            raise Refusal(STORAGE) from None

    async def read(self, key: str) -> Any:
        """What is kept under a key; nothing, if nothing is."""
        text = await self.text(key)
        return None if text is None else _read(text)

    async def all(self, beginning: str) -> dict[str, str]:
        """The texts under all keys that begin so."""
        try:
            found: dict[str, str] = json.loads(await self._browser.all(beginning))
        except Exception:
            raise Refusal(STORAGE) from None
        return found

    async def write(self, pairs: dict[str, Any]) -> None:
        """Keep things, all or none of them."""
        texts = {key: json.dumps(value, ensure_ascii=False, separators=(",", ":")) for key, value in pairs.items()}
        try:
            await self._browser.put(json.dumps(texts, ensure_ascii=False))
        except Exception as error:
            raise Refusal(FULL if "quota" in str(error).lower() else STORAGE) from None


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal(DAMAGED) from None
