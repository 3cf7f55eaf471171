"""What is counted of each seat agrees with the game."""

from __future__ import annotations

import json

import pytest

from hanse.games import GAMES as KINDS
from hanse.study.facts import strategies_of
from hanse.study.habits import played
from hanse.study.replay import Replayed, replay
from hanse.study.results import read_result
from tests.corpus.make import generations, read, record_of
from tests.study.results import result


def _replayed(game: str, preset: str, players: tuple[str, ...]) -> Replayed:
    return replay(read_result(json.dumps(result(game, preset, players))))


GAMES = [
    ("teutonica", "base2009", ("focused",) * 4),
    ("hansa", "hansa2004", ("focused", "random", "focused")),
    ("merkator", "standard", ("focused",) * 2),
    ("merkator", "solo", ("focused",)),
]


@pytest.mark.parametrize(("game", "preset", "players"), GAMES)
def test_every_question_is_asked_and_every_answer_has_a_name(game: str, preset: str, players: tuple[str, ...]) -> None:
    from hanse.messages import catalogue

    replayed = _replayed(game, preset, players)
    asked = strategies_of(game)
    options = replayed.record.options.to_data()
    board = str(options.get("map", replayed.record.game.boards[0]))
    for language in ("en", "fr", "de"):
        namer = asked.namer(catalogue(language).of(game), board, options)
        for own in asked.facts(replayed):
            assert set(own.chosen) <= set(asked.choices)
            assert set(own.amounts) <= set(asked.amounts)
            assert set(own.counted) == set(asked.counts)
            assert all(namer(question, answer) for question, answer in own.chosen.items())
            assert all(namer(question, answer) for question, counts in own.counted.items() for answer in counts)


def test_teutonica_counts_what_lies_on_the_table() -> None:
    replayed = _replayed(*GAMES[0])
    view, sheets = replayed.state.view(None), replayed.state.score_sheet()
    for seat, own in enumerate(strategies_of("teutonica").facts(replayed)):
        desk = view["seats"][seat]["desk"]
        held = view["seats"][seat]["markers"]
        assert dict(own.counted["developed"]) == {skill: steps for skill, steps in desk.items() if steps}
        assert own.amounts["collected"] == len(held["unused"]) + len(held["used"])
        assert own.amounts["used"] == len(held["used"])
        assert own.amounts["network"] * view["tracks"]["keys"][desk["keys"]] == sheets[seat]["network"]
        assert own.amounts["nothing"] <= own.amounts["routes"]


def test_hansa_counts_what_was_sold() -> None:
    replayed = _replayed(*GAMES[1])
    for seat, own in zip(replayed.state.view(None)["seats"], strategies_of("hansa").facts(replayed), strict=True):
        assert own.amounts["sold"] == len(seat["sold"])
        assert own.amounts["barrels"] == sum(int(token[-1]) for token in seat["sold"])
        assert own.amounts["posts"] == seat["on_board"]


def test_merkator_counts_contracts_by_value() -> None:
    replayed = _replayed(*GAMES[2])
    for seat, own in zip(replayed.state.view(None)["seats"], strategies_of("merkator").facts(replayed), strict=True):
        assert own.counted["values"].total() == own.amounts["fulfilled"]
        assert own.amounts["turns"] == seat["turns"]
        assert own.amounts["buildings"] == len(seat["buildings"])


@pytest.mark.parametrize("game", KINDS)
def test_games_of_every_board_and_module_tell_how_they_were_played(game: str) -> None:
    told = [played(record_of(entry)) for entry in read(generations()[-1], game)]
    for seats in told:
        assert sorted(one.answers["seat"] for one in seats) == [str(place + 1) for place in range(len(seats))]
        assert not seats or sum(one.share for one in seats) == pytest.approx(1)
    assert {len(seats) for seats in told} >= {2, 3, 4}
