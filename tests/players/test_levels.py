"""Levels as people meet them: named, styled, patient only so far, and silent about their thoughts until the end."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hanse.arena import play_game
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.messages import catalogue, languages
from hanse.players import Limit, Player, Registry, Seating, Thought, begin
from hanse.players.hindsight import FULL, look_back
from hanse.players.house import HOUSE, USUAL, house_player, styled, thinks_long
from hanse.players.planning import patience as patience_module
from hanse.players.planning.levels import LEVELS, Level
from hanse.players.planning.patience import Patience
from hanse.players.planning.player import PlanningPlayer
from hanse.players.process import PlayerProcess
from hanse.players.remote import Remote
from hanse.players.weights import styles
from tests.players.outside import small_game, write
from tests.players.test_planning import middle

WAITS = '''
import threading

from hanse.players import Player


class Waits(Player):
    """Decides as soon as somebody hurries it."""

    def begin(self, seating):
        self.hurried = threading.Event()

    def choose(self, state, limit, chance):
        self.hurried.wait()
        return state.legal()[0]

    def stop(self):
        self.hurried.set()
'''


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_levels_and_styles_have_a_name_and_a_sentence(key: str, language: str) -> None:
    words = catalogue(language).of(key)
    wanted = [message for level in LEVELS for message in (f"bot-{level}", f"bot-{level}.name")]
    wanted += [message for style in styles(key) for message in (f"style-{style}", f"style-{style}.name")]
    assert [message for message in wanted if not words.has(message)] == []


def test_the_usual_bot_is_a_level_that_answers_soon() -> None:
    assert USUAL in LEVELS
    assert not thinks_long(USUAL)
    assert thinks_long("master")
    assert thinks_long("master@style=builder")
    assert not thinks_long("focused")


@pytest.mark.parametrize("key", GAMES)
def test_from_elsewhere_a_level_can_be_asked_for_in_a_style_and_nothing_else(key: str) -> None:
    seatable = Registry().seatable(key)
    assert seatable == [*HOUSE, *styled(key)]
    for name in styled(key):
        assert isinstance(house_player(name, key), PlanningPlayer)


@pytest.mark.parametrize("level", ["beginner", "medium", "hard", "master@iterations=2"])
@pytest.mark.parametrize("key", GAMES)
def test_levels_decide_legally_everywhere(key: str, level: str) -> None:
    game, state = GAMES[key], middle(key, 20)
    player = house_player(level, key)
    player.begin(Seating(game, game.read_options(*reversed(state.setting())), state.mover()))
    thought = player.choose(state.copy(), Limit(), chance_from_seed(level))
    assert isinstance(thought, Thought)
    assert thought.code in state.legal()


def test_thoughts_of_one_turn_share_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = count(step=1)
    monkeypatch.setattr(patience_module, "monotonic", lambda: float(next(now)))
    patience = Patience(90.0)
    lengths = []
    for turn in ("first", "first", "second"):
        patience.begin(turn, 1000.0)
        lengths.append(sum(1 for _ in iter(patience.over, True)))
        patience.end()
    assert lengths == [59, 19, 59]


def test_a_thought_takes_no_longer_than_it_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = count(step=1)
    monkeypatch.setattr(patience_module, "monotonic", lambda: float(next(now)))
    patience = Patience(90.0)
    patience.begin("turn", 5.0)
    assert sum(1 for _ in iter(patience.over, True)) == 4


@contextmanager
def hurrying(player: Any) -> Iterator[None]:
    """Somebody who asks again and again for the answer."""
    done = threading.Event()

    def hurry() -> None:
        while not done.wait(0.01):
            player.stop()

    thread = threading.Thread(target=hurry)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


@pytest.mark.parametrize("limit", [Limit(seconds=1e6), Limit(iterations=10**9)])
def test_who_thinks_for_ever_decides_when_it_is_stopped(limit: Limit) -> None:
    state = middle("teutonica", 20)
    player = PlanningPlayer(Level(width=1, inner=2, breadth=3, seconds=1e6))
    game = GAMES["teutonica"]
    player.begin(Seating(game, game.read_options(*reversed(state.setting())), state.mover()))
    with hurrying(player):
        assert player.choose(state.copy(), limit, chance_from_seed(1)).code in state.legal()


def test_a_player_in_a_process_of_its_own_is_stopped_too(outside: Path) -> None:
    write(outside, "patient", WAITS)
    record, process = small_game(), PlayerProcess()
    course = begin(record)
    bot = Remote(process, "t", "patient:Waits", record, course.state.mover(), Limit(seconds=600))
    try:
        with hurrying(bot):
            decided = bot.decide(course)
    finally:
        process.close()
    assert decided.failures == []
    assert decided.thought.code == course.state.legal()[0]


def test_to_stop_where_nobody_thinks_changes_nothing(outside: Path) -> None:
    record, process = small_game(), PlayerProcess()
    course = begin(record)
    bot = Remote(process, "t", "mine:greedy", record, course.state.mover(), Limit(seconds=600))
    try:
        bot.stop()
        first = bot.decide(course)
        bot.stop()
        assert bot.decide(course) == first
    finally:
        process.close()
    Player().stop()


@pytest.mark.parametrize("key", GAMES)
def test_afterwards_it_is_told_who_was_ahead_when(key: str) -> None:
    game = GAMES[key]
    seats = game.seats[-1]
    record = play_game(game, game.options(game.presets()[0], seats), ["focused"] * seats, "hindsight", 200).record
    moments = look_back(record)
    assert [sum(moment.shares) for moment in moments] == [FULL] * len(moments)
    assert all(len(moment.shares) == seats for moment in moments)
    plies = [moment.ply for moment in moments]
    assert plies == sorted(set(plies))
    assert plies[0] == 0
    assert moments[-1].seat is None
    assert moments[-1].ply == len(record.codes)


def test_at_the_end_who_has_won_has_the_whole() -> None:
    game = GAMES["hansa"]
    played = play_game(game, game.options("hansa2004", 2), ["focused"] * 2, "end")
    assert look_back(played.record)[-1].shares == tuple(FULL if rank == 1 else 0 for rank in played.ranks)


def test_alone_nobody_is_ahead() -> None:
    game = GAMES["merkator"]
    played = play_game(game, game.options(game.presets()[0], 1), ["focused"], "alone", 20)
    assert look_back(played.record) == []
