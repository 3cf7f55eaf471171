"""Players of every kind play whole games against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hanse.arena import play_game, play_games
from hanse.games import GAMES, find_game
from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record
from hanse.kernel.state import BaseState
from hanse.players import Hosting, Limit, Player, begin, uniform
from hanse.players.host import Failure
from hanse.players.house import SIMPLE
from hanse.players.player import FAILED

GAME = find_game("hansa")
OPTIONS = GAME.options("hansa2004", 2)
AMPLE = Limit(seconds=120)


def first(state: Any, chance: Chance) -> int:
    code: int = state.legal()[0]
    return code


class Last(Player):
    """Takes the last choice."""

    games = ("hansa",)

    def choose(self, state: Any, limit: Limit, chance: Chance) -> int:
        code: int = state.legal()[-1]
        return code


def factory() -> Player:
    return Last()


def test_functions_classes_and_names_play_together() -> None:
    options = GAME.options("hansa2004", 4)
    played = play_game(GAME, options, [first, Last, "focused", factory], 7, most_decisions=300)
    assert played.record.seats == ["first", "Last", "focused", "factory"]
    assert played.failures == []
    course = begin(played.record)
    assert course.codes() == played.record.codes
    state = played.record.begin()
    for seen in course.seen:
        if seen.seat in (1, 3):
            assert seen.code == state.legal()[-1]
        state.apply(seen.code)


def test_whole_games_are_repeatable_and_each_has_its_own_seed() -> None:
    def games_of(seed: str) -> list[list[int]]:
        return [played.record.codes for played in play_games(GAME, OPTIONS, ["focused", "random"], 3, seed, 200)]

    games = games_of("again")
    assert games == games_of("again")
    assert len({tuple(codes) for codes in games}) == 3


def test_players_from_outside_play_and_their_failures_come_with_the_result(outside: Path) -> None:
    with Hosting(AMPLE) as hosting:
        names = ["mine:Counting", "bad:raises"]
        games = list(play_games(GAME, OPTIONS, names, 2, 7, 20, hosting))
    assert [played.record.seats for played in games] == [names, names]
    for played in games:
        theirs = sum(seen.seat == 1 for seen in begin(played.record).seen)
        assert played.failures == [Failure("bad:raises", "focused", FAILED, "ValueError: no idea at all")] * theirs
        assert theirs


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (["focused"], "1 players for 2 seats: expected one for each seat"),
        (["focused", "deep"], "unknown player 'deep'"),
        (["focused", 3], "player int is a int: expected a function, a class or a factory"),
        (["focused", "nowhere:x"], "player nowhere:x does not load"),
    ],
)
def test_who_cannot_play_is_refused_before_the_game(players: list[object], words: str) -> None:
    with pytest.raises(HanseError, match=words):
        play_game(GAME, OPTIONS, players, 7)


def test_a_player_of_another_game_is_refused() -> None:
    merkator = find_game("merkator")
    with pytest.raises(HanseError, match="player Last does not play merkator: expected one of hansa"):
        play_game(merkator, merkator.options("standard", 2), ["focused", Last], 7)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("names", [["focused", "focused", "focused"], ["random", "focused", "random"]])
def test_a_game_in_one_go_is_the_hosted_game_code_for_code(key: str, names: list[str]) -> None:
    game = GAMES[key]
    options = game.options(game.presets()[0], 3)
    for seed in (1, "two"):
        played = play_game(game, options, names, seed, most_decisions=300)
        record = Record(game, options, seed, names)
        hosts = [Hosting().seat(name, record, seat) for seat, name in enumerate(names)]
        course = begin(record, listening=False)
        while not course.state.over() and course.ply < 300:
            decided = hosts[course.state.mover()].decide(course)
            assert not decided.failures
            course.play(decided.thought.code)
        assert played.record.codes == course.codes()
        assert played.failures == []


@pytest.mark.parametrize("answer", [-1, None])
def test_a_player_of_the_house_that_fails_is_replaced_as_by_its_host(
    answer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["hansa"]
    monkeypatch.setitem(SIMPLE["focused"], "hansa", lambda state, chance: answer)
    played = play_game(game, game.options("hansa2004", 2), ["focused", "random"], 1, most_decisions=30)
    assert played.decisions == 30
    assert {(failure.player, failure.by) for failure in played.failures} == {("focused", "random")}


def test_a_playout_is_the_same_as_choosing_one_by_one() -> None:
    for game in GAMES.values():
        one, other = (game.start(game.options(game.presets()[0], 3), 4) for _ in range(2))
        assert isinstance(one, BaseState)
        assert isinstance(other, BaseState)
        chance, same = chance_from_seed(4), chance_from_seed(4)
        assert uniform.playout(one, chance, 50) == 50
        for _ in range(50):
            other.play(uniform.choose(other, same))
        assert one == other
