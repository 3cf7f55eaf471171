"""One host lets a player decide: it tells what the seat can see, gives samples, and survives whatever happens."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hanse.kernel.chance import Chance
from hanse.players import Host, Limit, Player, Seating, Thought, begin
from hanse.players.host import Failure
from hanse.players.loading import PlayerError, loaded, player_maker
from hanse.players.player import FAILED, ILLEGAL, MISSING, Event
from tests.players.outside import play_on, small_game


class Noting(Player):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def begin(self, seating: Seating) -> None:
        self.told.append(("begin", seating.game.key, seating.seat, seating.seats))

    def saw(self, seat: int, code: int, events: Sequence[Event]) -> None:
        self.told.append((seat, code, [event["event"] for event in events]))

    def choose(self, state: Any, limit: Limit, chance: Chance) -> Thought:
        self.told.append(("choose", limit))
        code = state.legal()[0]
        while not state.over() and state.legal():  # the sample is its own to play on
            state.apply(state.legal()[0])
            if chance.below(3) == 0:
                break
        return Thought(code, [1, 2], [code], 3, "the first")

    def end(self) -> None:
        self.told.append("end")


def host_of(what: Callable[..., Any], seat: int = 0, limit: Limit | None = None) -> Host:
    record = small_game()
    known = loaded("mine", what)
    return Host(known.name, known.make, record, seat, limit)


def house(name: str, seat: int) -> Host:
    return Host(name, player_maker(name, "hansa"), small_game(), seat)


def test_a_player_is_told_the_game_every_decision_and_the_limit() -> None:
    made: list[Noting] = []

    def maker() -> Player:
        made.append(Noting())
        return made[-1]

    limit = Limit(iterations=5, seconds=2.0)
    hosts = [host_of(maker, 0, limit), house("focused", 1)]
    course = begin(small_game())
    play_on(course, hosts, 30)
    hosts[0].end()
    told = made[0].told
    assert told[0] == ("begin", "hansa", 0, 2)
    assert told[-1] == "end"
    seen = [each for each in told if isinstance(each, tuple) and isinstance(each[0], int)]
    expected = [(each.seat, each.code, [event["event"] for event in each.events]) for each in course.seen]
    assert seen == expected[: len(seen)]
    assert len(seen) > 20
    assert {each[1] for each in told if isinstance(each, tuple) and each[0] == "choose"} == {limit}


def test_an_answer_may_carry_what_it_rests_on() -> None:
    course = begin(small_game())
    decided = host_of(Noting, course.state.mover()).decide(course)
    first = course.state.legal()[0]
    assert decided.thought == Thought(first, (1.0, 2.0), (first,), 3, "the first")
    assert decided.failures == []


def test_what_a_player_does_with_its_state_changes_nothing() -> None:
    course = begin(small_game())
    before = course.state.key()
    host_of(Noting, course.state.mover()).decide(course)
    assert course.state.key() == before


def test_taking_back_makes_a_player_begin_again_and_decide_the_same_again() -> None:
    made: list[Noting] = []

    def maker() -> Player:
        made.append(Noting())
        return made[-1]

    hosts = [host_of(maker, 0), house("random", 1)]
    course = begin(small_game())
    play_on(course, hosts, 20)
    codes = course.codes()
    course.back(5)
    play_on(course, hosts, 15)
    assert course.codes() == codes
    assert len(made) == 2
    assert made[0].told[-1] == "end"
    assert made[1].told[0] == ("begin", "hansa", 0, 2)


@pytest.mark.parametrize("name", ["focused", "random"])
def test_the_same_seed_gives_the_same_game_and_another_one_does_not(name: str) -> None:
    def game(seed: int) -> list[int]:
        record = small_game(seed=seed)
        hosts = [Host(name, player_maker(name, "hansa"), record, seat) for seat in range(2)]
        course = begin(record)
        play_on(course, hosts, 40)
        return course.codes()

    assert game(7) == game(7)
    assert game(7) != game(8)


def _raises(error: BaseException) -> Callable[..., int]:
    def player(state: Any, chance: Chance) -> int:
        raise error

    return player


def _recursive(state: Any, chance: Chance) -> int:
    return _recursive(state, chance) + 1


class _Speechless(Exception):
    def __str__(self) -> str:
        raise ValueError


@pytest.mark.parametrize(
    ("player", "why", "reason"),
    [
        (_raises(ValueError("no\nidea")), FAILED, "ValueError: no idea"),
        (_raises(SystemExit(3)), FAILED, "SystemExit: 3"),
        (_raises(GeneratorExit()), FAILED, "GeneratorExit"),
        (_raises(MemoryError()), FAILED, "MemoryError"),
        (_raises(_Speechless()), FAILED, "_Speechless"),
        (_recursive, FAILED, "RecursionError: maximum recursion depth exceeded"),
        (lambda state, chance: -1, ILLEGAL, "-1 is not legal"),
        (lambda state, chance: None, FAILED, "TypeError: 'NoneType' object cannot be interpreted as an integer"),
        (lambda state, chance: 1.0, FAILED, "TypeError: 'float' object cannot be interpreted as an integer"),
        (
            lambda state, chance: Thought(state.legal()[0], [1.0]),
            FAILED,
            "ValueError: values (1.0,): expected a number for each of 2 seats",
        ),
        (
            lambda state, chance: Thought(state.legal()[0], [1.0, float("nan")]),
            FAILED,
            "ValueError: values (1.0, nan): expected a number for each of 2 seats",
        ),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_who_fails_is_replaced_by_a_simpler_one_and_the_reason_is_kept(
    player: Callable[..., Any], why: str, reason: str
) -> None:
    course = begin(small_game())
    mover = course.state.mover()
    decided = host_of(player, mover).decide(course)
    (failure,) = decided.failures
    assert (failure.player, failure.by, failure.why) == ("mine", "focused", why)
    assert failure.reason.startswith(reason)
    assert decided.thought == house("focused", mover).decide(course).thought


def test_whoever_sits_at_the_keyboard_can_still_interrupt() -> None:
    course = begin(small_game())
    with pytest.raises(KeyboardInterrupt):
        host_of(_raises(KeyboardInterrupt()), course.state.mover()).decide(course)


def test_when_all_fail_something_legal_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("focused", "random"):
        monkeypatch.setitem(sys.modules["hanse.players.house"].SIMPLE[name], "hansa", _raises(ValueError()))
    course = begin(small_game())
    decided = host_of(_raises(ValueError()), course.state.mover()).decide(course)
    assert decided.thought.code in course.state.legal()
    assert [(each.player, each.by) for each in decided.failures] == [
        ("mine", "focused"),
        ("focused", "random"),
        ("random", "first"),
    ]


@pytest.mark.parametrize("where", ["begin", "saw"])
def test_who_fails_to_listen_is_replaced_once_and_asked_again_afterwards(where: str) -> None:
    class Deaf(Noting):
        """Fails once."""

        failed = False

        def begin(self, seating: Seating) -> None:
            super().begin(seating)
            self._fail("begin")

        def saw(self, seat: int, code: int, events: Sequence[Event]) -> None:
            self._fail("saw")

        def _fail(self, now: str) -> None:
            if now == where and not self.failed:
                self.failed = True
                raise ValueError(now)

    course = begin(small_game())
    mover = course.state.mover()
    hosts = {mover: host_of(Deaf, mover), 1 - mover: house("random", 1 - mover)}
    course.play(course.state.legal()[0])
    made = play_on(course, [hosts[0], hosts[1]], 20)
    failures = [failure for decided in made for failure in decided.failures]
    assert failures == [Failure("mine", "focused", FAILED, f"ValueError: {where}")]


def test_a_player_that_is_not_there_is_told_of_once() -> None:
    def missing() -> Player:
        raise PlayerError("player mine is not installed")

    course = begin(small_game())
    hosts = [Host("mine", missing, small_game(), seat) for seat in range(2)]
    failures = [failure for decided in play_on(course, hosts, 20) for failure in decided.failures]
    assert failures == [Failure("mine", "focused", MISSING, "player mine is not installed")] * 2


def test_what_a_player_prints_is_not_taken_for_what_the_program_says(capsys: pytest.CaptureFixture[str]) -> None:
    def chatty(state: Any, chance: Chance) -> int:
        print("hello")
        code: int = state.legal()[0]
        return code

    course = begin(small_game())
    host_of(chatty, course.state.mover()).decide(course)
    assert capsys.readouterr() == ("", "hello\n")
