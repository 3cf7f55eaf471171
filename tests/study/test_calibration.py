"""Win chances are calibrated: the tables, and the curves that were measured with them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import sqrt
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.study.analysis.calibration import Calibration, calibration_of, ranks_of

ENOUGH = 200  # predictions that make a tenth count
MOST_OFF = 0.05
PLACES = [(key, seats) for key, game in GAMES.items() for seats in game.seats if seats > 1]


def table(key: str, seats: int) -> dict[str, Any]:
    text = files("hanse.study.analysis").joinpath("calibration", f"{key}.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["seats"][str(seats)]
    return found


@pytest.mark.parametrize(("key", "seats"), PLACES)
def test_what_was_said_came_true_as_often(key: str, seats: int) -> None:
    """As far as so many games can tell: positions of one game share its end, so games count and not positions."""
    found = table(key, seats)
    assert sum(count for count, _, _ in found["curve"]) == seats * found["positions"]
    for count, said, won in found["curve"]:
        chance = sqrt(said * (1 - said) / min(count, found["games"]))
        assert count < ENOUGH or abs(said - won) <= max(MOST_OFF, 2 * chance)


@pytest.mark.parametrize(("key", "seats"), PLACES)
@pytest.mark.parametrize("stage", [0, 5, 8, 16])
def test_chances_keep_the_order_of_shares_and_make_up_the_whole(key: str, seats: int, stage: int) -> None:
    shares = [(seat + 1) / (seats * (seats + 1) / 2) for seat in range(seats)]
    chances = calibration_of(key, seats).chances(shares, stage)
    assert sum(chances) == pytest.approx(1)
    assert list(chances) == sorted(chances)
    ranks = ranks_of(chances)
    assert sum(ranks) == pytest.approx(seats * (seats + 1) / 2)
    assert list(ranks) == sorted(ranks, reverse=True)


def test_what_is_certain_has_a_rank() -> None:
    assert ranks_of([1.0, 0.0, 0.0]) == (1.0, 2.5, 2.5)
    assert Calibration().chances([1.0, 0.0], 16) == (1.0, 0.0)
