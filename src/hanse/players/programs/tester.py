"""Tests a program against the protocol, rule by rule, by playing short games with it."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from hanse.games import GAMES, find_game
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record
from hanse.players.course import begin
from hanse.players.host import place_in
from hanse.players.house import policy
from hanse.players.player import Fault, Limit, Seating, Thought
from hanse.players.programs.messages import (
    PROTOCOL,
    Breach,
    Hello,
    Message,
    game_data,
    go_data,
    read_decision,
    read_hello,
    read_thought,
    saw_data,
)
from hanse.players.programs.running import Program, Programs

START_SECONDS = 20.0  # for the first word of a program
SECONDS = 10.0  # beyond its limit, for an answer
ITERATIONS = 50
DECISIONS = 12  # of the program, in each short game
_STEPS = 400  # decisions of all seats, before a short game is given up

# All rules, in the order in which they are tried; those of the second list once for each game that a program plays.
RULES = ("start", "protocol", "about", "games", "options", "ready", "unknown", "set")
GAME_RULES = ("decides", "legal", "told", "seconds", "iterations", "thinking", "stop", "idle", "again", "back")
LAST_RULES = ("quit", "end")


@dataclass(frozen=True)
class Finding:
    """A rule that was tried: whether it holds, and if not what came instead."""

    rule: str
    game: str = ""
    came: Fault | None = None  # what the program did instead

    @property
    def holds(self) -> bool:
        """Whether the program keeps the rule."""
        return self.came is None


class Silent(Fault):
    """Nothing came."""


class Talk:
    """A conversation with a program, in which every answer is awaited for a bounded time."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.program: Program = Programs(shown=True).start(command)
        self.seconds = seconds

    def hear(self, words: Sequence[str], seconds: float) -> Message:
        """The next message of one of these words; others that the protocol knows, and `info`, are passed over."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                message = self.program.hear(max(0.0, deadline - time.monotonic()))
            except TimeoutError:
                raise Silent("no {word} in {seconds} s", word=words[-1], seconds=f"{seconds:g}") from None
            if message.word in words:
                return message

    def ready(self) -> None:
        """`isready`, and nothing but `readyok` comes back."""
        self.program.tell("isready")
        word, _ = self.hear(("readyok", "decide", "hello"), self.seconds)
        if word != "readyok":
            raise Breach("{word} without being asked", word=word)


class Sitting:
    """A short game, in which the program sits at the first seat and the house's own player at the others."""

    def __init__(self, talk: Talk, game: Game) -> None:
        self._talk = talk
        self._record = _short_game(game)
        self.seating = Seating(game, self._record.options, 0)
        self.course = begin(self._record)
        self._told = 0

    def begin(self) -> None:
        """Tell the program that the game begins, and everything that stands."""
        self._talk.program.tell("game", game_data(self.seating))
        self._told = 0

    def asked(self) -> bool:
        """Play on until the program has to decide; false if it never has to again."""
        chance = chance_from_seed("tester", "players")
        choose = policy(self._record.game.key)
        while not self.course.state.over() and self.course.ply < _STEPS:
            if self.course.state.mover() == 0:
                return True
            self.course.play(choose(self.course.state.copy(), chance))
        return False

    def go(self, limit: Limit) -> None:
        """Ask the program to decide."""
        program, state = self._talk.program, self.course.state
        for ply in range(self._told, self.course.ply):
            program.tell("saw", saw_data(state, ply + 1, *self.course.seen[ply]))
        self._told = self.course.ply
        program.question()
        sample = state.sample(0, place_in(self._record, 0).chance(self.course.ply))
        program.tell("go", go_data(sample, 0, self.course.ply, limit))

    def answer(self, seconds: float) -> Thought:
        """What the program decides."""
        while True:
            word, data = self._talk.hear(("info", "decide"), seconds)
            if word == "decide":
                return read_decision(data, self.course.ply, self.seating)
            read_thought(data, self.seating)

    def play(self, thought: Thought) -> None:
        """Make the decision, if it is one."""
        if thought.code not in self.course.state.legal():
            raise Breach("{code} is not legal", code=thought.code)
        self.course.play(thought.code)

    def decide(self, limit: Limit, seconds: float) -> Thought:
        """One decision of the program."""
        self.go(limit)
        thought = self.answer(seconds)
        self.play(thought)
        return thought


def run(command: Sequence[str], seconds: float = SECONDS) -> Iterator[Finding]:
    """Try every rule in turn; what can no longer be tried is left out."""
    talk = Talk(command, seconds)
    try:
        hello = yield from _greeting(talk)
        if hello is None:
            return
        yield _try("ready", talk.ready)
        yield _try("unknown", lambda: _unknown(talk))
        yield _try("set", lambda: _set(talk, hello))
    finally:
        talk.program.close()
    for game in hello.games:
        yield from _game(command, game, seconds)
    yield from _endings(command, seconds)


def _greeting(talk: Talk) -> Generator[Finding, None, Hello | None]:
    """Returns what the program says of itself, if that can be read."""
    talk.program.tell("hello", {"protocol": PROTOCOL})
    try:
        _, data = talk.hear(("hello",), START_SECONDS)
    except Fault as fault:
        yield Finding("start", came=fault)
        return None
    yield Finding("start")
    whole = {"protocol": PROTOCOL, "name": "a", "games": ["hansa"]}
    parts = {"protocol": ["protocol"], "about": ["name", "author", "about"], "games": ["games"], "options": ["options"]}
    findings = []
    for rule, keys in parts.items():
        others = {key: value for key, value in whole.items() if key not in keys}
        own = {key: data[key] for key in keys if key in data}
        findings.append(_try(rule, partial(_readable, others | own)))
        yield findings[-1]
    return read_hello(data) if all(finding.holds for finding in findings) else None


def _readable(data: dict[str, object]) -> None:
    hello = read_hello(data)
    unknown = [game for game in hello.games if game not in GAMES]
    if unknown:
        raise Breach(
            "unknown games {given}: expected some of {known}", given=", ".join(unknown), known=", ".join(GAMES)
        )


def _try(rule: str, check: Callable[[], None]) -> Finding:
    try:
        check()
    except Fault as fault:
        return Finding(rule, came=fault)
    return Finding(rule)


def _unknown(talk: Talk) -> None:
    talk.program.tell("weather", {"wind": "north", "knots": [1, 2]})
    talk.program.tell("calm")
    talk.ready()


def _set(talk: Talk, hello: Hello) -> None:
    talk.program.tell("set", {option.name: option.default for option in hello.options} | {"unheard-of": 1})
    talk.ready()


class Trial:
    """Tries rules of one game, one after the other, in the same run of the program as long as it keeps them."""

    def __init__(self, command: Sequence[str], game: str, seconds: float) -> None:
        self._command = command
        self._game = game
        self._seconds = seconds
        self._talk: Talk | None = None

    def attempt(self, rule: str, check: Callable[[Sitting, Talk], None]) -> Finding:
        """One rule, in a game of its own."""
        try:
            talk = self._ready()
            sitting = Sitting(talk, find_game(self._game))
            sitting.begin()
            sitting.asked()
            check(sitting, talk)
        except Fault as fault:
            self.close()
            return Finding(rule, self._game, fault)
        return Finding(rule, self._game)

    def close(self) -> None:
        """End the program."""
        if self._talk is not None:
            self._talk.program.close()
            self._talk = None

    def _ready(self) -> Talk:
        if self._talk is None:
            self._talk = _greeted(self._command, self._seconds)
        return self._talk


def _greeted(command: Sequence[str], seconds: float) -> Talk:
    talk = Talk(command, seconds)
    try:
        talk.program.tell("hello", {"protocol": PROTOCOL})
        talk.hear(("hello",), START_SECONDS)
    except BaseException:
        talk.program.close()
        raise
    return talk


def _game(command: Sequence[str], key: str, seconds: float) -> Iterator[Finding]:
    """The rules of one game."""
    trial = Trial(command, key, seconds)
    tries = (_seconds, _iterations, _thinking, _stop, _idle, _again, _back)
    try:
        yield from _short(trial, key, seconds)
        for rule, check in zip(GAME_RULES[-len(tries) :], tries, strict=True):
            yield trial.attempt(rule, check)
    finally:
        trial.close()


def _short(trial: Trial, key: str, seconds: float) -> Iterator[Finding]:
    """A short game: that it decides, what may be chosen, and that what else it tells has the right form."""
    found: dict[str, Fault] = {}

    def play(sitting: Sitting, talk: Talk) -> None:
        for _ in range(DECISIONS):
            if not sitting.asked():
                return
            sitting.go(Limit(ITERATIONS, 1.0))
            _, data = talk.hear(("decide",), 1.0 + seconds)
            plain = {part: value for part, value in data.items() if part in ("ply", "code")}
            thought = read_decision(plain, sitting.course.ply, sitting.seating)
            try:
                read_thought(data, sitting.seating)
            except Breach as broken:
                found["told"] = broken
            try:
                sitting.play(thought)
            except Breach as broken:
                found["legal"] = broken
                return

    yield trial.attempt("decides", play)
    yield Finding("legal", key, found.get("legal"))
    yield Finding("told", key, found.get("told"))


def _seconds(sitting: Sitting, talk: Talk) -> None:
    sitting.decide(Limit(seconds=1.0), 1.0 + talk.seconds)


def _iterations(sitting: Sitting, talk: Talk) -> None:
    thought = sitting.decide(Limit(iterations=ITERATIONS), talk.seconds)
    if thought.looked > ITERATIONS:
        raise Breach("looked is {given}: expected at most {most}", given=thought.looked, most=ITERATIONS)


def _thinking(sitting: Sitting, talk: Talk) -> None:
    """Whether it answers at once or thinks for its second, `readyok` comes, and so does the decision."""
    sitting.go(Limit(seconds=1.0))
    talk.program.tell("isready")
    word, data = talk.hear(("readyok", "decide"), 1.0 + talk.seconds)
    if word == "readyok":
        sitting.play(sitting.answer(1.0 + talk.seconds))
    else:
        sitting.play(read_decision(data, sitting.course.ply, sitting.seating))
        talk.hear(("readyok",), talk.seconds)


def _stop(sitting: Sitting, talk: Talk) -> None:
    sitting.go(Limit(seconds=600.0))
    talk.program.tell("stop")
    sitting.play(sitting.answer(talk.seconds))


def _idle(sitting: Sitting, talk: Talk) -> None:
    """A `stop` that comes after the answer changes nothing, and nothing is said without being asked."""
    sitting.decide(Limit(ITERATIONS, 1.0), 1.0 + talk.seconds)
    talk.program.tell("stop")
    talk.ready()


def _again(sitting: Sitting, talk: Talk) -> None:
    """Another game in the same run of the program."""
    sitting.decide(Limit(ITERATIONS, 1.0), 1.0 + talk.seconds)
    other = Sitting(talk, sitting.seating.game)
    other.begin()
    for _ in range(2):
        if other.asked():
            other.decide(Limit(ITERATIONS, 1.0), 1.0 + talk.seconds)


def _back(sitting: Sitting, talk: Talk) -> None:
    """Its decisions are taken back: the game is told again as far as it stands."""
    ply = sitting.course.ply
    for _ in range(2):
        if sitting.asked():
            sitting.decide(Limit(ITERATIONS, 1.0), 1.0 + talk.seconds)
    sitting.course.back(ply)
    sitting.begin()
    sitting.decide(Limit(ITERATIONS, 1.0), 1.0 + talk.seconds)


def _endings(command: Sequence[str], seconds: float) -> Iterator[Finding]:
    for rule in LAST_RULES:
        yield _try(rule, partial(_ending, command, seconds, rule))


def _ending(command: Sequence[str], seconds: float, rule: str) -> None:
    talk = _greeted(command, seconds)
    try:
        if rule == "quit":
            talk.program.tell("quit")
        else:
            talk.program.hang_up()
        if not talk.program.ends(seconds):
            raise Breach("it runs on after {seconds} s", seconds=f"{seconds:g}")
    finally:
        talk.program.close()


def _short_game(game: Game) -> Record:
    """A game for as few as play it against each other."""
    for preset in game.presets():
        for seats in range(max(2, game.seats[0]), game.seats[-1] + 1):
            try:
                return Record(game, game.options(preset, seats), "tester", [""] * seats)
            except HanseError:
                continue
    raise LookupError(f"{game.key} has no preset for several")
