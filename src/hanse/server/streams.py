"""How many streams are followed at once: in all through this process, and from one address through all processes."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Iterator

from hanse.server.errors import Refused

BELIEVED_SECONDS = 60.0  # what another process told, unless it tells again


class Streams:
    """The streams of this process, and as far as other processes have told theirs."""

    def __init__(self, most: float, of_one: float) -> None:
        self.here: Counter[str] = Counter()  # by address
        self.total = 0
        self.changed: set[str] = set()  # addresses whose number has to be told to the other processes
        self._most = most
        self._of_one = of_one
        self._elsewhere: dict[str, dict[str, tuple[float, int]]] = {}  # by address and process: when told, how many

    def check(self, address: str) -> None:
        """Refuse one more stream to who has many, or to everybody if there are too many."""
        if self.here[address] + self._others(address) >= self._of_one or self.total >= self._most:
            raise Refused("too-many")

    @contextlib.contextmanager
    def follow(self, address: str) -> Iterator[None]:
        """Count one more stream while it is followed; refused if many were asked for at the same moment."""
        self.check(address)
        self._count(address, 1)
        try:
            yield
        finally:
            self._count(address, -1)

    def _count(self, address: str, more: int) -> None:
        self.here[address] += more
        self.total += more
        self.changed.add(address)
        if self.here[address] <= 0:
            del self.here[address]

    def _others(self, address: str) -> int:
        told = self._elsewhere.get(address)
        if told is None:
            return 0
        old = time.monotonic() - BELIEVED_SECONDS
        return sum(count for at, count in told.values() if at > old)

    def heard(self, process: str, counts: dict[str, int]) -> None:
        """Another process follows so many streams for these addresses."""
        now = time.monotonic()
        for address, count in counts.items():
            told = self._elsewhere.setdefault(address, {})
            told[process] = (now, count)
            if not count:
                del told[process]
            if not told:
                del self._elsewhere[address]

    def forget_old(self) -> None:
        """Forget what has not been told again."""
        old = time.monotonic() - BELIEVED_SECONDS
        for address, told in list(self._elsewhere.items()):
            for process in [process for process, (at, _) in told.items() if at <= old]:
                del told[process]
            if not told:
                del self._elsewhere[address]
