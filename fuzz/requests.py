"""Sends fuzzed requests to a real server and checks after each that nothing broke, changed or leaked.

    python -m fuzz.requests --requests 10000 --seed 1

Half of them are drawn by schemathesis from the documentation that the server gives of itself, half are right requests
made wrong: foreign and stale decisions, forged and missing headers, strange JSON, other people's seats and sessions.
It stops at the first failure with the request that shows it.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fuzz.documented import documented_requests
from fuzz.forgeries import Forger
from fuzz.world import Answer, Request, World
from hanse.server.errors import STATUS
from hanse.server.safety import HEADERS
from tests.server.player import Server

BATCH = 250
TRACES = (
    b"Traceback (most",
    b'File "',
    b"site-packages",
    b"sqlalchemy",
    b"pydantic",
    b"Internal Server Error",
    b"$argon2",
)
TOKEN = re.compile(r"[A-Za-z0-9_-]{16,}")
VIEWER = re.compile(rb'"viewer": ?(null|[0-9]+)')
HIDDEN = re.compile(rb'"(?:seed|salt)": ?"|"order": ?\[')
NOT_BUILT = b"its page has not been built"
NOT_HTTP = b"Invalid HTTP request received."  # said before the application hears of it
CHANGES_SEATS = ("/join", "/leave", "/start", "/replace", "/undo/answer")


class Broken(Exception):
    """A response that must not be, or a change that nobody was granted."""


class Run:
    """All requests of one run, with what was counted and what has to be looked at when a batch ends."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.statuses: Counter[int] = Counter()
        self.codes: Counter[str] = Counter()
        self.granted = 0  # requests that changed something
        self.number = 0
        self.last = Request("GET", "/")
        self._answers: list[tuple[Request, str, Answer]] = []
        self._trace = world.trace()

    def send(self, request: Request) -> None:
        """One request with all that can be checked at once."""
        self.number += 1
        self.last = request
        answer = self.world.wire.send(request)
        self.statuses[answer.status] += 1
        account = self.world.people[request.sender].account if request.sender else ""
        self._answers.append((request, account, answer))
        check_answer(request, answer, self.codes)
        check_views(request, answer, self._own_seats(account))
        trace = self.world.trace()
        if trace != self._trace:
            if answer.status >= 400 or request.method in ("GET", "HEAD", "OPTIONS"):
                raise Broken(f"answered {answer.status}, and yet something changed")
            self.granted += 1
        if answer.status < 300 and request.method == "POST":
            self._after_success(request)
        self._trace = self.world.trace()

    def _own_seats(self, account: str) -> dict[str, list[int]]:
        """The seats of an account at the tables that are not over."""
        return {
            table.id: [seat["seat"] for seat in table.seen["seats"] if account and seat["account"] == account]
            for table in self.world.tables.values()
            if table.kind != "over"
        }

    def _after_success(self, request: Request) -> None:
        """What was granted may have changed the tables or ended the session of the one who does such things."""
        path = request.target.partition("?")[0]
        for kind, table in self.world.tables.items():
            if f"/{table.id}/" in path and path.endswith(CHANGES_SEATS):
                self.world.renew(kind)
                break
            if f"/{table.id}/" in path and self.world.look(kind)["status"] == "over" != kind:
                self.world.renew(kind)
                break
        if request.sender == "Fay" and path.startswith(("/api/s", "/api/me/")):
            self.world.refresh_fay()

    def end_batch(self, before: dict[str, Any]) -> dict[str, Any]:
        """Look for leaks in all answers since, and compare the logs that the host sees with those before."""
        never, invitations = self.world.never_shown(), self.world.invitations()
        for request, account, answer in self._answers:
            self.last = request
            check_leaks(request, account, answer, never, invitations)
        self._answers.clear()
        after = self.logs()
        for table, log in after.items():
            old = before.get(table)
            if old is not None and digest(log[: len(old)]) != digest(old):
                raise Broken(f"the log of table {table} is not what it was")
        return after

    def logs(self) -> dict[str, Any]:
        """The log of each table, without what an undo may add to old entries."""
        found = {}
        for kind, table in self.world.tables.items():
            log = self.world.look(kind)["log"]
            found[table.id] = [{name: entry[name] for name in entry if name != "struck"} for entry in log]
        return found

    def report(self) -> Iterator[str]:
        """What was counted, in lines."""
        yield f"{self.number} requests, {self.granted} of them granted a change"
        yield "by status: " + ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))
        yield "refusals: " + ", ".join(f"{code}: {count}" for code, count in self.codes.most_common())


def digest(log: Any) -> str:
    """A log in short."""
    return hashlib.sha256(json.dumps(log, sort_keys=True).encode()).hexdigest()


def check_answer(request: Request, answer: Answer, codes: Counter[str]) -> None:
    """No failure of the server, no words from inside it, the safety headers, and refusals in their one shape."""
    if answer.status == 400 and answer.body == NOT_HTTP:
        codes["not HTTP"] += 1
        return
    if answer.status >= 500 and not not_built(request, answer):
        raise Broken(f"status {answer.status}: {answer.body[:300]!r}")
    for trace in TRACES:
        if trace in answer.body and b'"openapi"' not in answer.body[:20]:
            raise Broken(f"the response contains {trace!r}")
    for name, value in HEADERS.items():
        if answer.headers.get(name.lower()) != value:
            raise Broken(f"status {answer.status} without the header {name}: {answer.body[:300]!r}")
    kind = answer.headers.get("content-type", "")
    if b"<script>alert" in answer.body and not kind.startswith(("application/json", "text/event-stream")):
        raise Broken(f"what people wrote comes back as {kind}")
    if 400 <= answer.status < 500 and request.method != "HEAD":
        codes[check_refusal(answer)] += 1


def not_built(request: Request, answer: Answer) -> bool:
    """Whether it is the page that is missing in a checkout whose client has not been built; a HEAD has no words."""
    page = request.method == "HEAD" and not request.target.startswith("/api/")
    return answer.status == 503 and (page or NOT_BUILT in answer.body)


def check_refusal(answer: Answer) -> str:
    """The code of a refusal, which has the shape that the interface promises."""
    try:
        error = answer.data()["error"]
        good = set(error) == {"code", "message", "args"} and isinstance(error["args"], dict)
        code, message = str(error["code"]), str(error["message"])
    except (ValueError, LookupError, TypeError):
        raise Broken(f"status {answer.status} in another shape: {answer.body[:300]!r}") from None
    if not good or not message or message.startswith("error-") or STATUS.get(code, 409) != answer.status:
        raise Broken(f"status {answer.status} does not fit: {answer.body[:300]!r}")
    return code


def check_views(request: Request, answer: Answer, own: dict[str, list[int]]) -> None:
    """A running table is seen only through one's own eyes or a spectator's, also in streams and replays."""
    for table, seats in own.items():
        if table not in request.target:
            continue
        allowed = {str(seat).encode() for seat in seats} or {b"null"}
        if "/moment" in request.target:  # whoever asks, it is a stranger's view
            allowed = {b"null"}
        for viewer in VIEWER.findall(answer.body):
            if viewer not in allowed:
                raise Broken(f"the view of {viewer.decode()} was given to seats {seats}")
        if HIDDEN.search(answer.body):
            raise Broken("a running game shows what comes next")


def check_leaks(
    request: Request, account: str, answer: Answer, never: set[str], invitations: dict[str, set[str]]
) -> None:
    """No secret in the answer, but what the sender has sent or belongs to."""
    text = answer.body.decode("utf-8", "replace")
    said = f"{request.target} {request.body.decode('utf-8', 'replace')}"
    for word in {*TOKEN.findall(text), *TOKEN.findall(answer.headers.get("location", ""))}:
        if word in never and word not in said:
            raise Broken(f"the response contains a secret: {word}")
        if word in invitations and account not in invitations[word] and word not in said:
            raise Broken(f"somebody who does not belong to the table is given its invitation: {word}")
    for secret in never:
        if " " in secret and secret in text:
            raise Broken(f"the response contains a secret: {secret}")


def run(server: Server, requests: int, number: int) -> Run:
    """So many requests, always the same for a number; raises `Broken` with the request in it."""
    world = World(server)
    going = Run(world)
    try:
        logs = going.logs()
        forger = Forger(world, random.Random(f"{number} forged"))
        documented = documented_requests(world, random.Random(f"{number} documented"))
        try:
            for turn in itertools.count(1):
                going.send(next(documented) if turn % 2 else forger.draw())
                if turn % BATCH == 0 or turn == requests:
                    logs = going.end_batch(logs)
                if turn == requests:
                    return going
        except Broken as broken:
            sent = going.last.curl(server.url)[:20_000]
            again = f"python -m fuzz.requests --requests {going.number} --seed {number}"
            raise Broken(f"{broken}\n  {sent}\n  {again}") from None
    finally:
        world.close()
    return going


def main() -> int:
    """0 if all is well, 1 if something broke."""
    parser = argparse.ArgumentParser(description="send fuzzed requests to a server")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "tables.db"))
        try:
            done = run(server, args.requests, args.seed)
        except Broken as broken:
            print(f"BROKEN: {broken}")
            print(server.stop())
            return 1
        except BaseException:
            server.stop()
            raise
        said = server.stop()
    for line in done.report():
        print(line)
    print(said or f"All is well ({time.monotonic() - began:.0f} s).")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
