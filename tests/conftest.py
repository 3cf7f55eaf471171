"""What holds for all tests."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

QUICK = {"kernel", "teutonica", "hansa", "merkator", "corpus", "draw", "messages", "learn", "table", "contest"}

# Whoever runs the tests in the background (`nohup make test &`) has them ignore interruptions, and processes inherit
# that. Those that tests start are interrupted on purpose, so they must begin as from a terminal.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What starts processes comes first: shared out among several workers, nobody waits for a long one at the end."""
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.relative_to(here).parts[0] in QUICK)
