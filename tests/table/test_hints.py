"""Hints at a table: where they are offered, and that a game with one is not rated."""

from __future__ import annotations

import pytest

from hanse.kernel.chance import chance_from_seed
from hanse.players.house import policy
from hanse.server.ratings import rated_players
from hanse.table import acts, hints
from hanse.table.live import PLAYING
from hanse.table.refusal import Refusal
from hanse.table.stored import read_table
from tests.table.sitting import Sitting, people


def begun() -> Sitting:
    """Anna decides, against a bot."""
    sitting = Sitting("me", "bot", game="hansa")
    while sitting.table.mover() != 0:
        sitting.bot()
    return sitting


def hinted(sitting: Sitting) -> Sitting:
    assert sitting.table.state is not None
    codes = sitting.table.state.legal()[:1]
    sitting.do(hints.hint(sitting.table, "anna", 0, sitting.table.ply, "master", codes, [0.7, 0.3]))
    return sitting


def played_out(sitting: Sitting) -> Sitting:
    choose = policy("hansa")
    while sitting.table.status == PLAYING:
        state = sitting.table.state
        assert state is not None
        sitting.do(acts.decision(sitting.table, choose(state.copy(), chance_from_seed("hint", "test"))))
    return sitting


def test_a_hint_belongs_to_its_moment_and_to_who_asked() -> None:
    sitting = hinted(begun())
    assert sitting.table.state is not None
    advised = hints.current(sitting.table, "anna")
    assert advised is not None
    assert [choice["code"] for choice in advised["choices"]] == sitting.table.state.legal()[:1]
    assert hints.current(sitting.table, "berta") is None
    assert hints.current(sitting.table, None) is None
    assert read_table("t", sitting.log).hinted
    sitting.decide()
    assert hints.current(sitting.table, "anna") is None


def test_a_game_with_a_hint_is_not_rated() -> None:
    assert rated_players(played_out(begun()).table)
    assert rated_players(played_out(hinted(begun())).table) == []


def test_what_comes_too_late_is_no_hint() -> None:
    sitting = begun()
    ply = sitting.table.ply
    sitting.decide()
    assert hints.hint(sitting.table, "anna", 0, ply, "master", [1], []) == []


def test_hints_are_not_offered_among_people() -> None:
    together = people("berta", game="hansa").table
    assert not hints.is_offered(together, "anna")
    seat = together.mover()
    assert seat is not None
    who = together.seats[seat].account
    assert who is not None
    with pytest.raises(Refusal, match="no-hint"):
        hints.check(together, who, seat, together.ply)


def test_a_seat_that_somebody_left_may_be_taken_again() -> None:
    sitting = people("berta", game="hansa")
    sitting.do(acts.leave(sitting.table, "berta"))
    assert not hints.is_offered(sitting.table, "anna")
