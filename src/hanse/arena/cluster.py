"""Many games on a Ray cluster: one actor for each processor, which plays what it is given."""

from __future__ import annotations

import logging
import socket
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from hanse.arena.workers import Lines, Maker
from hanse.kernel.errors import HanseError

REACHED_IN = 10.0  # seconds, or the cluster is not there
_LETTERS = 200


class Cluster:
    """Actors of a Ray cluster. What they play is repeatable, so a game of a node that was lost is played again."""

    def __init__(self, make: Maker, data: dict[str, Any], address: str | None = None, jobs: int | None = None) -> None:
        """`address` is that of the cluster's head, or `auto`; without it a cluster is started on this machine."""
        self._ray: Any = import_module("ray")  # by its name only: it is big, and not there for everybody
        _join(self._ray, address)
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self.hands = min(jobs or processors, processors)
        remote = self._ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(make)
        self._actors = [remote.remote(data) for _ in range(self.hands)]
        self._given = [0] * self.hands  # batches that are not back yet
        self._waiting: dict[Any, int] = {}

    def give(self, games: Sequence[Any]) -> None:
        """Games for the actor that has the least to do."""
        idlest = self._given.index(min(self._given))
        self._given[idlest] += 1
        self._waiting[self._actors[idlest].play.remote(list(games))] = idlest

    def take(self) -> Lines:
        """Wait for an actor that has finished a batch."""
        ready, _ = self._ray.wait(list(self._waiting), num_returns=1)
        lines: Lines = []
        for reference in ready:
            self._given[self._waiting.pop(reference)] -= 1
            try:
                lines += self._ray.get(reference)
            except self._ray.exceptions.RayError as error:
                raise HanseError("the Ray cluster failed: {reason}", reason=_told(error)) from None
        return lines

    def close(self) -> None:
        """Leave the cluster, which ends the actors."""
        self._ray.shutdown()


def _join(ray: Any, address: str | None) -> None:
    """Ray itself would try for a minute, and tell a page of its own."""
    if address is not None and ":" in address and "://" not in address:
        host, _, port = address.rpartition(":")
        try:
            socket.create_connection((host, int(port)), REACHED_IN).close()
        except (OSError, ValueError, OverflowError) as error:
            raise HanseError("no Ray cluster at {address}: {reason}", address=address, reason=_told(error)) from None
    try:
        ray.init(address=address, logging_level=logging.CRITICAL, log_to_driver=True, include_dashboard=False)
    except Exception as error:  # of many kinds
        place = address or "local"
        raise HanseError("no Ray cluster at {address}: {reason}", address=place, reason=_told(error)) from None


def _told(error: Exception) -> str:
    """One line of what Ray says."""
    words = str(getattr(error, "strerror", None) or error).split("\n")
    return " ".join(words[0].split())[:_LETTERS] or type(error).__name__
