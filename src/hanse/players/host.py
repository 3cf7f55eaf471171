"""Lets one player decide for one seat of one game, wherever that is: fairly, repeatably, and whatever it does."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Protocol

from hanse.kernel.chance import Chance
from hanse.kernel.contract import State
from hanse.kernel.record import Record
from hanse.players.course import Course
from hanse.players.house import of_house, policy, simpler
from hanse.players.loading import PlayerError
from hanse.players.match import stream
from hanse.players.player import (
    FAILED,
    MISSING,
    Fault,
    FunctionPlayer,
    Gone,
    IllegalCode,
    Limit,
    Player,
    Seating,
    Thought,
    thought_of,
)
from hanse.players.programs.names import is_program

NOBODY = "first"  # decides when even the simplest player has failed: any legal code
_LETTERS = 200
_AS_IT_IS = contextlib.nullcontext()


@dataclass(frozen=True)
class Failure:
    """A player that could not decide, who did so in its place, and why."""

    player: str
    by: str
    why: str
    reason: str = ""  # one line, in the words of what went wrong

    def to_data(self) -> dict[str, str]:
        """What the log of a table keeps of it."""
        return {"bot": self.player, "by": self.by, "why": self.why}


@dataclass(slots=True)
class Decided:
    """What was decided, and which players had to be replaced for it."""

    thought: Thought
    failures: list[Failure] = field(default_factory=list)


class Decider(Protocol):
    """Who decides for a seat: a host in this process, or a player in another one."""

    @property
    def hears(self) -> bool:
        """Whether the course has to tell what happened."""

    def decide(self, course: Course, limit: Limit | None = None) -> Decided:
        """Decide for the seat, which is the mover, within this limit or the usual one."""

    def stop(self) -> None:
        """Let the player answer now, if it is thinking; called from another thread."""

    def end(self) -> None:
        """The game is over."""


@dataclass(frozen=True)
class Place:
    """Where a player sits, and the seed that its samples and its chance come from."""

    seating: Seating
    seed: int | str

    @cached_property
    def _stream(self) -> Chance:
        return stream(self.seed, self.seating.seat)

    def chance(self, ply: int) -> Chance:
        """The same for the same seat and ply, so that a game can be repeated and an undo changes no mind."""
        return self._stream.branch(ply)

    def think(self, player: Player, state: State, ply: int, limit: Limit) -> Thought:
        """The player's thought about a sample of the state; whatever it raises comes through."""
        chance = self.chance(ply)
        sample = state.sample(self.seating.seat, chance)
        answer = player.choose(sample, limit, chance)
        thought = thought_of(answer, self.seating)
        if thought.code not in state.legal():
            raise IllegalCode("{code} is not legal", code=thought.code)
        return thought

    def replace(self, player: str, why: str, reason: str, state: State, ply: int) -> Decided:
        """The decision of a simpler player, else any legal one, so that the game goes on."""
        failures: list[Failure] = []
        for name in simpler(player):
            failures.append(Failure(player, name, why, reason))
            try:
                other = FunctionPlayer(policy(self.seating.game.key, name))
                return Decided(self.think(other, state, ply, Limit()), failures)
            except Exception as error:
                player, why, reason = name, why_of(error), told(error)
        failures.append(Failure(player, NOBODY, why, reason))
        legal = state.legal()
        return Decided(Thought(legal[self.chance(ply).below(len(legal))]), failures)


def place_in(record: Record, seat: int) -> Place:
    """A seat of the game that the record begins."""
    return Place(Seating(record.game, record.options, seat), record.seed)


class Host:
    """One player at one seat of one game, in this process. It begins again whenever decisions were taken back."""

    def __init__(
        self, name: str, make: Callable[[], Player], record: Record, seat: int, limit: Limit | None = None
    ) -> None:
        """`make` gives a new player, which is called `name`; the record says what is played and from which seed."""
        self.name = name
        self._make = make
        self._place = place_in(record, seat)
        self._limit = limit or Limit()
        self._trusted = of_house(name) or is_program(name)
        self._player: Player | None = None
        self._problem: tuple[str, str] | None = None  # to be told with the next decision
        self._undone: int | None = None  # of the course that the player has followed so far
        self._begin()

    @property
    def hears(self) -> bool:
        """Whether the player wants to know what happened; a plain function does not."""
        return self._player is not None and type(self._player).saw is not Player.saw

    def decide(self, course: Course, limit: Limit | None = None) -> Decided:
        """The player's decision, or that of a simpler one."""
        self._follow(course)
        problem, self._problem = self._problem, None
        if problem is None and self._player is not None:
            try:
                with self._silence():
                    thought = self._place.think(self._player, course.state, course.ply, limit or self._limit)
                return Decided(thought)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                problem = (why_of(error), told(error))
                if isinstance(error, Gone):
                    self.end()
        why, reason = problem or (MISSING, "")
        replaced = self._place.replace(self.name, why, reason, course.state, course.ply)
        # A player that is not there is told of once, not with every decision.
        return Decided(replaced.thought, replaced.failures if problem else replaced.failures[1:])

    def stop(self) -> None:
        """Let the player answer now, with the best it has found."""
        player = self._player
        if player is not None:
            player.stop()

    def end(self) -> None:
        """Let the player go."""
        if self._player is not None:
            self._guarded(self._player.end)
        self._player = None

    def _begin(self) -> None:
        self._told = 0
        self._problem = None
        self._guarded(self._seat)

    def _seat(self) -> None:
        self._player = self._make()
        self._player.begin(self._place.seating)

    def _follow(self, course: Course) -> None:
        """Tell the player what it has not seen yet."""
        if self._undone is not None and self._undone != course.undone:
            self.end()
            self._begin()
        self._undone = course.undone
        player = self._player
        if player is not None and self.hears:
            for seen in course.seen[self._told :]:
                self._guarded(partial(player.saw, *seen))
        self._told = course.ply

    def _guarded(self, call: Callable[[], None]) -> None:
        """Whatever goes wrong is told with the next decision."""
        try:
            with self._silence():
                call()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self._problem = (why_of(error), told(error))

    def _silence(self) -> contextlib.AbstractContextManager[object]:
        """What a player prints must not be taken for what the program says."""
        return _AS_IT_IS if self._trusted else contextlib.redirect_stdout(sys.stderr)


def why_of(error: BaseException) -> str:
    """The kind of failure that an error is."""
    if isinstance(error, Fault):
        return error.why
    return MISSING if isinstance(error, PlayerError) else FAILED


def told(error: BaseException) -> str:
    """An error in one line, even if it cannot say itself."""
    try:
        words = str(error)
    except Exception:
        words = ""
    known = isinstance(error, Fault | PlayerError)
    line = " ".join((words if known else f"{type(error).__name__}: {words}").split())
    return line.rstrip(": ")[:_LETTERS]
