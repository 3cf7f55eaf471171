"""What the server writes down: lines for people, or JSON for programs. Neither names a secret.

A request is told by its number, its method and the form of its address; never by what was sent, nor by the words after
the question mark, where invitations are.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar

TEXT, JSON = "text", "json"
FACTS = "facts"  # what goes with a record, beside its message
request_number: ContextVar[str] = ContextVar("request_number", default="")


class JsonLines(logging.Formatter):
    """One record, one line, one object."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        told = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **({"request": number} if (number := request_number.get()) else {}),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_json() -> None:
    """From now on everything is written as JSON, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hanse").setLevel(logging.INFO)
