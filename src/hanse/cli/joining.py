"""Connects a program that plays to the tables of a server: one run of the program for each table it sits at."""

from __future__ import annotations

import json
import queue
import sys
import threading
import time
from collections.abc import Iterator
from http import HTTPStatus
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from hanse.cli.common import Refused, reason
from hanse.messages import Catalogue
from hanse.players.loading import PlayerError
from hanse.players.player import Fault, TooSlow
from hanse.players.programs.player import GRACE_SECONDS, greet
from hanse.players.programs.running import Program, Programs

Data = dict[str, Any]

SHARE = 0.9  # of the time that the server gives: the rest is for the way there and back
RETRY_SECONDS = 2.0
SILENCE_SECONDS = 60.0  # the server says more often that it is still there
ANSWER_SECONDS = 30.0


class Server:
    """A server, seen by a bot."""

    def __init__(self, url: str, token: str, words: Catalogue) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refused(words.say("protocol-join-url", given=url))
        self._url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/api/bot"
        self._headers = {"Authorization": f"Bearer {token}", "X-Hanse": "1", "Content-Type": "application/json"}

    def events(self) -> Iterator[tuple[str, Data]]:
        """What the bot is told, until the connection ends."""
        event = ""
        with urlopen(Request(f"{self._url}/stream", headers=self._headers), timeout=SILENCE_SECONDS) as lines:
            for raw in lines:
                name, _, text = raw.decode().rstrip("\n").partition(": ")
                if name == "event":
                    event = text
                elif name == "data":
                    yield event, json.loads(text)

    def decide(self, table: str, decision: Data) -> None:
        """Tell what the bot decides; whatever the server answers comes through."""
        address = f"{self._url}/tables/{quote(table)}/decide"
        with urlopen(Request(address, json.dumps(decision).encode(), self._headers), timeout=ANSWER_SECONDS):
            return


class Sitting:
    """The program at one table, in a thread of its own."""

    def __init__(self, command: tuple[str, ...], programs: Programs, server: Server) -> None:
        self._command, self._programs, self._server = command, programs, server
        self._program: Program | None = None
        self._told: list[tuple[str, Data]] = []  # since the game began, for a program that is started again
        self._news: queue.SimpleQueue[tuple[str, Data] | None] = queue.SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    def tell(self, word: str, data: Data) -> None:
        """Hand on what the server tells."""
        self._news.put((word, data))

    def end(self) -> None:
        """The game is over, or is told anew."""
        self._news.put(None)

    def _run(self) -> None:
        while (news := self._news.get()) is not None:
            word, data = news
            try:
                self._told = [news] if word == "game" else self._told if word == "go" else [*self._told, news]
                if self._program is not None or word == "go":
                    self._hand_on(word, data)
            except (Fault, PlayerError, OSError) as error:
                self._close()
                _complain(str(error))
        if self._program is not None:
            self._program.quit()

    def _hand_on(self, word: str, data: Data) -> None:
        if self._program is None:
            self._program = self._programs.start(self._command)
            greet(self._program)
            for earlier in self._told:
                self._program.tell(*earlier)
        elif word != "go":
            self._program.tell(word, data)
        if word == "go":
            self._decide(self._program, data)

    def _decide(self, program: Program, go: Data) -> None:
        seconds = SHARE * float(go["seconds"])
        program.question()
        program.tell("go", {**go, "seconds": seconds})
        try:
            decision = self._answer(program, seconds)
        except TimeoutError:
            program.tell("stop")
            try:
                decision = self._answer(program, GRACE_SECONDS)
            except TimeoutError:
                raise TooSlow("no {word} in {seconds} s", word="decide", seconds=f"{seconds:g}") from None
        self._server.decide(go["table"], decision)

    def _answer(self, program: Program, seconds: float) -> Data:
        deadline = time.monotonic() + seconds
        while True:
            word, data = program.hear(max(0.0, deadline - time.monotonic()))
            if word == "decide":
                return data

    def _close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None


class Bot:
    """A program with its token: what it is told at all tables goes to where it sits."""

    def __init__(self, server: Server, command: tuple[str, ...], words: Catalogue) -> None:
        self._server, self._command, self._words = server, command, words
        self._programs = Programs(shown=True)
        self._sittings: dict[str, Sitting] = {}
        self._welcome = False  # whether the server has let it in

    def run(self) -> None:
        """Play until interrupted; a connection that breaks is made again, one that is refused is not."""
        try:
            while True:
                self._follow()
                for sitting in self._sittings.values():
                    sitting.end()  # whoever comes again is told everything again
                self._sittings.clear()
                time.sleep(RETRY_SECONDS)
        finally:
            self._programs.close()

    def _follow(self) -> None:
        try:
            for event, data in self._server.events():
                self._hear(event, data)
        except (OSError, HTTPException, ValueError) as error:
            refused = isinstance(error, HTTPError) and error.code == HTTPStatus.UNAUTHORIZED
            if refused or not self._welcome:
                raise Refused(self._words.say("protocol-join-refused", reason=_reason(error))) from None

    def _hear(self, event: str, data: Data) -> None:
        if event == "hello":
            self._welcome = True
            print(self._words.say("protocol-joined", name=data["name"]), flush=True)
        elif event == "end":
            self._sittings.pop(data["table"]).end()
        else:
            if data["table"] not in self._sittings:
                self._sittings[data["table"]] = Sitting(self._command, self._programs, self._server)
            self._sittings[data["table"]].tell(event, data)


def _complain(text: str) -> None:
    print(" ".join(text.split()), file=sys.stderr, flush=True)


def _reason(error: Exception) -> str:
    """Why the server refuses, in its own words where it has some."""
    if isinstance(error, HTTPError):
        try:
            return str(json.loads(error.read())["error"]["message"])
        except (ValueError, KeyError, TypeError):
            return str(error)
    inner = getattr(error, "reason", error)
    return reason(inner) if isinstance(inner, OSError | ValueError) else str(inner)
