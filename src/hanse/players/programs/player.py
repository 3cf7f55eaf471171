"""A program as a player: started when it has to decide, told everything its seat may know, ended when the game is.

Whatever it does wrong, it is ended and the decision fails; the next one starts it anew, and tells it all again.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from hanse.kernel.chance import Chance
from hanse.players.loading import PlayerError, check_game
from hanse.players.player import Event, Fault, Gone, Limit, Player, Seating, Thought, TooSlow
from hanse.players.programs.messages import (
    PROTOCOL,
    Hello,
    game_data,
    go_data,
    read_decision,
    read_hello,
    read_thought,
    saw_data,
)
from hanse.players.programs.names import Command, command_named
from hanse.players.programs.running import Program, Programs

START_SECONDS = 20.0  # until a program has said hello; it does not think yet
GRACE_SECONDS = 1.0  # beyond its time, after it was told to stop
MOST_FAILURES = 3  # in a row; then the program is not started again in this game


def greet(program: Program, seconds: float = START_SECONDS) -> Hello:
    """What a program that was just started says of itself; a `Fault` if it does not."""
    program.tell("hello", {"protocol": PROTOCOL})
    deadline = time.monotonic() + seconds
    try:
        while True:
            word, data = program.hear(max(0.0, deadline - time.monotonic()))
            if word == "hello":
                return read_hello(data)
    except TimeoutError:
        raise TooSlow("no {word} in {seconds} s", word="hello", seconds=f"{seconds:g}") from None


def describe(name: str) -> Hello:
    """What the program of that name says of itself; `PlayerError` if it does not run, or does not take its options."""
    command = command_named(name)
    program = Programs().start(command.words)
    try:
        hello = greet(program)
        option_values(name, command, hello)
        program.quit()
    except Fault as fault:
        raise PlayerError("player {name} does not load: {reason}", name=name, reason=fault) from None
    finally:
        program.close()
    return hello


def option_values(name: str, command: Command, hello: Hello) -> dict[str, Any]:
    """The options of the name in the kinds that the program takes, or a refusal."""
    offers = {offer.name: offer for offer in hello.options}
    values: dict[str, Any] = {}
    for key, text in command.options.items():
        if key not in offers:
            raise PlayerError(
                "player {name} has no option {key!r}: expected one of {known}",
                name=name,
                key=key,
                known=", ".join(offers) or "-",
            )
        try:
            values[key] = offers[key].value(text)
        except (KeyError, ValueError):
            raise PlayerError(
                "player {name}: option {key} is {text!r}: expected something like {default}",
                name=name,
                key=key,
                text=text,
                default=str(offers[key].default),
            ) from None
    return values


class ProgramPlayer(Player):
    """One program at one seat of one game."""

    def __init__(self, name: str, programs: Programs) -> None:
        self._name = name
        self._command = command_named(name)
        self._programs = programs
        self._program: Program | None = None
        self._seen: list[tuple[int, int, Sequence[Event]]] = []
        self._told = 0  # of what was seen, to the program that runs
        self._failures = 0

    def begin(self, seating: Seating) -> None:
        """The program is started when it has something to decide."""
        self._seating = seating

    def saw(self, seat: int, code: int, events: Sequence[Event]) -> None:
        """It is told with its next decision."""
        self._seen.append((seat, code, events))

    def choose(self, state: Any, limit: Limit, chance: Chance) -> Thought:
        """What the program decides. It gets no chance: that comes from the seed, which could be searched for."""
        try:
            thought = self._ask(state, limit)
        except (Fault, PlayerError) as error:
            self._close()
            self._failures += 1
            if self._failures >= MOST_FAILURES:
                raise Gone("{reason}; it failed {times} times in a row", reason=error, times=MOST_FAILURES) from None
            raise
        except BaseException:
            self._close()
            raise
        self._failures = 0
        return thought

    def end(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.quit()
            self._program = None

    def _ask(self, state: Any, limit: Limit) -> Thought:
        program = self._ready()
        for ply in range(self._told, len(self._seen)):
            program.tell("saw", saw_data(state, ply + 1, *self._seen[ply]))
        self._told = len(self._seen)
        program.question()
        program.tell("go", go_data(state, self._seating.seat, self._told, limit))
        try:
            return self._answer(program, limit.seconds)
        except TimeoutError:
            program.tell("stop")
        try:
            return self._answer(program, GRACE_SECONDS)
        except TimeoutError:
            seconds = (limit.seconds or 0) + GRACE_SECONDS
            raise TooSlow("no {word} in {seconds} s", word="decide", seconds=f"{seconds:g}") from None

    def _answer(self, program: Program, seconds: float | None) -> Thought:
        deadline = None if seconds is None else time.monotonic() + seconds
        while True:
            word, data = program.hear(None if deadline is None else max(0.0, deadline - time.monotonic()))
            if word == "info":
                read_thought(data, self._seating)
            elif word == "decide":
                return read_decision(data, self._told, self._seating)

    def _ready(self) -> Program:
        """The running program, which knows its game; one that was just started has seen nothing yet."""
        if self._program is None:
            self._program = program = self._programs.start(self._command.words)
            hello = greet(program)
            check_game(self._name, hello.games, self._seating.game.key)
            values = option_values(self._name, self._command, hello)
            if values:
                program.tell("set", values)
            program.tell("game", game_data(self._seating))
            self._told = 0
        return self._program

    def _close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None
