"""Counts what is asked and how long it takes, gives every request a number, and tells what a Prometheus asks for."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanse.kernel.errors import HanseError
from hanse.server.logs import FACTS, request_number

if TYPE_CHECKING:
    from hanse.server.access import House

log = logging.getLogger("hanse")

HEADER = "X-Request-ID"
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE")  # others count as one
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "hanse_requests", "Requests, by the form of their address", ["route", "method", "status"],
            registry=self.registry,
        )  # fmt: skip
        self._seconds = Histogram(
            "hanse_request_seconds", "Time until an answer begins", ["route"], buckets=_SECONDS, registry=self.registry
        )
        self._counted: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        ProcessCollector(registry=self.registry)

    def count(self, route: str, method: str, status: int, seconds: float) -> None:
        """One more request."""
        counted = self._counted.get((route, method, status))
        if counted is None:  # to look for them takes longer than to count
            labels = (route, method if method in METHODS else "other", str(status))
            counted = (self._requests.labels(*labels), self._seconds.labels(route))
            if method in METHODS:  # of others there may be as many as somebody likes to send
                self._counted[route, method, status] = counted
        counted[0].inc()
        counted[1].observe(seconds)

    def look_at(self, house: House) -> None:
        """Tell of these parts, too."""
        self.registry.register(_OfHouse(house))

    def serve(self, host: str, port: int) -> None:
        """Answer a Prometheus there, beside everything else."""
        try:
            start_http_server(port, host, self.registry)
        except OSError as error:
            raise HanseError(
                "cannot listen on port {port} of {host}: {reason}", port=port, host=host, reason=error.strerror
            ) from None


class _OfHouse(Collector):
    """What is so at the moment; asked in a thread of its own, hence only numbers that are there."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """All of it."""
        hall = self._house.hall
        yield GaugeMetricFamily("hanse_streams", "Streams that are followed", value=self._house.streams.total)
        yield GaugeMetricFamily("hanse_tables_in_memory", "Tables in memory", value=len(hall.rooms))
        yield GaugeMetricFamily("hanse_tables_left_alone", "Tables that cannot be read", value=hall.left_alone())
        yield GaugeMetricFamily("hanse_delay_seconds", "How late chores were begun", value=self._house.delay)
        entries = CounterMetricFamily("hanse_entries", "Entries written to logs, by kind", labels=["kind"])
        for kind, count in list(hall.written.items()):
            entries.add_metric([kind], count)
        yield entries


class Watch:
    """The outermost layer: every request has a number, which also stands in its answer."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, count and write down."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(6)
        request_number.set(number)
        began, status, seconds = time.perf_counter(), 500, 0.0

        async def noted(message: Message) -> None:
            nonlocal status, seconds
            if message["type"] == "http.response.start":
                status, seconds = message["status"], time.perf_counter() - began
                MutableHeaders(scope=message)[HEADER] = number
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            route = str(getattr(scope.get("route"), "path", "refused"))
            self._metrics.count(route, scope["method"], status, seconds)
            if log.isEnabledFor(logging.INFO):
                facts = {"route": route, "method": scope["method"], "status": status, "seconds": round(seconds, 4)}
                log.info("request", extra={FACTS: facts})
