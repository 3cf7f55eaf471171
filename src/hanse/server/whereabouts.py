"""From where accounts came within the last day: kept in memory alone, and looked at only when one of them is barred."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

KEPT_SECONDS = 24 * 3600.0
_MOST = 10_000  # accounts
_MOST_EACH = 20  # networks of one


class Whereabouts:
    """The networks (`safety.network`) from which each account has come through this process."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, dict[str, float]] = OrderedDict()

    def note(self, account: str, network: str) -> None:
        """An account comes from there now. What everybody may share behind a proxy says nothing about anybody."""
        if _is_shared(network):
            return
        seen = self._seen.setdefault(account, {})
        seen.pop(network, None)
        seen[network] = time.monotonic()
        if len(seen) > _MOST_EACH:
            del seen[next(iter(seen))]
        self._seen.move_to_end(account)
        if len(self._seen) > _MOST:
            self._seen.popitem(last=False)

    def of(self, account: str) -> list[str]:
        """Where the account came from within the last day."""
        old = time.monotonic() - KEPT_SECONDS
        return [network for network, at in self._seen.get(account, {}).items() if at > old]


def _is_shared(network: str) -> bool:
    """Whether this is a proxy on the same machine that does not say for whom it asks, or no address at all."""
    try:
        return ipaddress.ip_address(network).is_loopback
    except ValueError:
        return True
