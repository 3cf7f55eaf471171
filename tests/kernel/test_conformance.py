"""Every game, under every preset, seat count and option switch, keeps the kernel's promises."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel import conformance
from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.conformance import Broken, play_checked
from hanse.kernel.contract import Game, State
from hanse.kernel.errors import HanseError, OptionError
from hanse.players import policy


def _taken(game: Game, preset: str, seats: int, changes: dict[str, Any]) -> bool:
    try:
        options = game.options(preset, seats, changes)
    except OptionError:
        return False
    return bool(options.to_data()["players"] == seats)


CASES: list[tuple[str, str, int, dict[str, Any]]] = [
    (key, preset, seats, {})
    for key, game in GAMES.items()
    for preset in game.presets()
    for seats in game.seats
    if _taken(game, preset, seats, {})
]
MOST = {(key, preset): seats for key, preset, seats, _ in CASES}  # seats of a preset
# A preset that has several boards is played on each of them.
CASES += [("teutonica", "bigbox2020", seats, {"map": board}) for board in ("east", "britannia") for seats in (3, 4, 5)]


def _switches() -> list[tuple[str, str, dict[str, Any]]]:
    """Each value of each option of a game, beside the first preset that has another one and takes it."""
    found: dict[tuple[str, str, Any], str] = {}
    for (key, preset), seats in MOST.items():
        game = GAMES[key]
        usual = game.options(preset, seats).to_data()
        for option in game.option_fields():
            for value in option.values:
                if value != usual[option.key] and _taken(game, preset, seats, {option.key: value}):
                    found.setdefault((key, option.key, value), preset)
    return [(key, preset, {option: value}) for (key, option, value), preset in found.items()]


@pytest.mark.parametrize(("key", "preset", "seats", "changes"), CASES, ids=str)
def test_random_play_keeps_every_promise(key: str, preset: str, seats: int, changes: dict[str, Any]) -> None:
    game = GAMES[key]
    play_checked(game, game.options(preset, seats, changes), f"conformance {seats}", decisions=120, every=20)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "preset", "seats", "changes"), CASES, ids=str)
def test_whole_games_keep_every_promise(key: str, preset: str, seats: int, changes: dict[str, Any]) -> None:
    game = GAMES[key]
    options = game.options(preset, seats, changes)
    played = play_checked(game, options, seats, decisions=5000, choose=policy(key), every=100)
    assert played.state.over()


@pytest.mark.slow
@pytest.mark.parametrize(("key", "preset", "changes"), _switches(), ids=str)
def test_every_switch_keeps_every_promise(key: str, preset: str, changes: dict[str, Any]) -> None:
    game = GAMES[key]
    options = game.options(preset, MOST[key, preset], changes)
    play_checked(game, options, 1, decisions=120, choose=_wandering(key), every=40)


def _wandering(key: str) -> conformance.Choose:
    """A bot that often leaves its way, so that it meets more kinds of decision and yet comes to an end."""
    bot = policy(key)

    def choose(state: State, chance: Chance) -> int:
        return conformance.uniform(state, chance) if chance.below(5) == 0 else bot(state, chance)

    return choose


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, game in GAMES.items() for seats in game.seats])
def test_every_code_has_words_or_is_refused(key: str, seats: int) -> None:
    game = GAMES[key]
    sound = conformance.check_every_code(game, game.start(game.options(game.presets()[0], seats), 1))
    assert sound > 0


class Twisted:
    """A sound state with one method replaced, to see that the suite notices."""

    def __init__(self, state: State, name: str, twist: Any) -> None:
        self._state = state
        self._name = name
        self._twist = twist

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if name == self._name:
            return lambda *given: self._twist(self._state, *given)
        return getattr(self._state, name)


def _leak(state: State, seat: int | None) -> dict[str, Any]:
    return {**state.view(seat), "chance": state.to_data()["chance"]}


def _without(data: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != key}


def _other_key(state: State) -> bytes:
    return state.key()  # a twisted state is no equal of itself read again


def _after(state: State) -> State:
    other = state.copy()
    other.apply(other.legal()[0])
    return other


TWISTS: dict[str, tuple[str, Any]] = {
    "legal codes twice": ("legal", lambda state: [*state.legal(), state.legal()[0]]),
    "legal codes outside": ("legal", lambda state: [*state.legal(), 10**6]),
    "no legal code": ("legal", lambda state: []),
    "no seat 9": ("mover", lambda state: 9),
    "reads as": ("code", lambda state, text: 0),
    "names no family": ("describe", lambda state, code: {}),
    "was played": ("play", lambda state, code: None),
    "a copy differs": ("copy", _after),
    "is not plain data": ("view", lambda state, seat: {"cells": {1, 2}}),
    "can tell apart": ("view", _leak),
    "which is hidden": ("to_data", lambda state: _after(state).to_data()),
    "ranks": ("ranks", lambda state: [2] * len(state.ranks())),
    "total": ("scores", lambda state: [1] * len(state.scores())),
    "a piece is missing": ("faults", lambda state: ["a piece is missing"]),
    "turn missing": ("view", lambda state, seat: _without(state.view(seat), "turn")),
    "over: 0: expected bool": ("view", lambda state, seat: {**state.view(seat), "over": 0}),
    "says that it is that of": ("view", lambda state, seat: {**state.view(seat), "viewer": 2}),
    "on the moon": ("view", lambda state, seat: {**state.view(seat), "board": "the moon"}),
    "asks None": ("view", lambda state, seat: {**state.view(seat), "decision": None}),
    "asks another seat": ("view", lambda state, seat: {**state.view(seat), "decision": {"kind": "turn", "seat": 9}}),
    "the turn of 9": ("view", lambda state, seat: {**state.view(seat), "turn": {"seat": 9}}),
    "a view of 1 seats": ("view", lambda state, seat: {**state.view(seat), "seats": [{"score": 0}]}),
    "a view has the categories": ("view", lambda state, seat: {**state.view(seat), "now": [{"total": 0}] * 3}),
    "parts that a table adds: code": ("describe", lambda state, code: {**state.describe(code), "code": code}),
    "utility": ("utility", lambda state: [1.0, 0.0, 0.0]),
    "sees board, which is hidden": ("to_data", lambda state: _without(state.to_data(), "board")),
    "is not equal": ("key", _other_key),
}


@pytest.mark.parametrize("complaint", TWISTS)
def test_the_suite_notices_a_broken_promise(complaint: str) -> None:
    game = GAMES["teutonica"]
    state: Any = Twisted(game.start(game.options("base2009", 3), 1), *TWISTS[complaint])
    with pytest.raises(Broken, match=complaint):
        conformance.check_state(game, state, chance_from_seed(1))


class Told:
    """A state of which nothing is asked but its view and whether it is over."""

    def __init__(self, turn: int, ending: tuple[str, ...] = (), over: bool = False) -> None:
        self._view = {"turn": {"seat": turn}, "ending": list(ending)}
        self._over = over

    def view(self, seat: int | None) -> dict[str, Any]:
        """Whose turn it is, and why the game ends."""
        return self._view

    def over(self) -> bool:
        """Whether the game has ended."""
        return self._over


BEGAN, ENDED = {"event": "turn_began", "seat": 1}, {"event": "turn_ended", "seat": 0}
COURSES: dict[str, tuple[Told, list[dict[str, Any]]]] = {
    "the turn of seat 1 began, and no event says so": (Told(1), []),
    "the turn of seat 0 began, and no event says so": (Told(0), [ENDED, BEGAN]),
    "ended twice": (Told(0), [ENDED, ENDED]),
    "in the turn of seat 0": (Told(0), [{"event": "turn_ended", "seat": 1}]),
    "'why': 'rain'} in the turn": (Told(0), [{**ENDED, "why": "rain"}]),
    "over: True, and told are": (Told(0, ("rain",), over=True), [{"event": "ending", "why": "rain"}]),
    "over: False, and told are": (Told(0), [{"event": "game_over"}]),
    "over: True, and told": (Told(0, over=True), [{"event": "game_over"}] * 2),
    "is not the last of": (Told(0, over=True), [{"event": "game_over"}, ENDED]),
    "told were": (Told(0, ("rain",)), []),
    "told were \\['rain'\\]": (Told(0), [{"event": "ending", "why": "rain"}]),
}


@pytest.mark.parametrize("complaint", COURSES)
def test_the_suite_notices_events_that_do_not_tell_the_course(complaint: str) -> None:
    start: Any = Told(0)
    with pytest.raises(Broken, match=complaint):
        conformance.Course(start).follow(COURSES[complaint])  # type: ignore[arg-type]  # all that is asked of a state


def test_a_course_that_is_told_is_followed() -> None:
    start: Any = Told(0)
    course = conformance.Course(start)
    rain = {"event": "ending", "why": "rain"}
    for told in (
        (Told(0), [ENDED]),
        (Told(1), [BEGAN]),
        (Told(1, ("rain",), over=True), [rain, {"event": "game_over"}]),
    ):
        course.follow(told)  # type: ignore[arg-type]  # all that is asked of a state
    assert course.turn == 1


def test_what_differs_between_indistinguishable_states_is_not_in_the_view() -> None:
    game = GAMES["teutonica"]
    state = game.start(game.options("base2009", 3), 1)
    other = state.sample(0, chance_from_seed(5))
    hidden = {path[0] for path in conformance.differences(state.to_data(), other.to_data())}
    assert hidden == {"chance", "marker_stock"}
    seen = {**state.view(0), "marker_stock": state.to_data()["marker_stock"]}
    with pytest.raises(Broken, match="seat 0"):
        conformance.check_alike(state, other, 0, seen)


@pytest.mark.parametrize("data", [None, 3, [], {"game": "chess"}, {"routes": 5}, json.loads('{"a": {"b": 1}}')])
def test_no_position_is_refused_as_such(data: object) -> None:
    for game in GAMES.values():
        with pytest.raises(HanseError) as refusal:
            game.read_position(data)
        assert len(str(refusal.value).splitlines()) == 1
