"""Games in their order, whoever plays them and whichever of them turn out not to be needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hanse.arena.running import InOrder
from hanse.arena.workers import Here, Lines


class Game(NamedTuple):
    number: int
    cell: str


class Quick:
    """Plays so quickly that it is given many games at once."""

    def play(self, games: Sequence[Any]) -> Lines:
        return [(game.number, game.cell) for game in games]

    def close(self) -> None:
        """Nothing was begun."""


def test_the_games_after_a_settled_question_are_played_although_its_own_are_still_with_the_workers() -> None:
    schedule = iter([*(Game(n, "first") for n in range(500)), *(Game(n, "second") for n in range(500, 520))])
    told: list[int] = []
    games = InOrder[Game](
        Here(lambda _: Quick(), {}), lambda: next(schedule, None), lambda game: game.cell == "second" or len(told) < 7
    )
    for game, cell in games.lines():
        assert game.cell == cell
        told.append(game.number)
    assert told == [*range(7), *range(500, 520)]
