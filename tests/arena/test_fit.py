"""The fit finds the weights that outcomes were drawn with, and always the same ones."""

from __future__ import annotations

import numpy as np

from hanse.arena.training.fit import Positions, fit, positions_of
from hanse.arena.training.harvest import Harvest
from hanse.players.value.features import STAGES
from hanse.players.value.value import UNIT

TRUE = [[300, 200, 100], [0, 400, 800], [-500, -250, 0], [0, 0, 0]]


def _positions(count: int, seats: int = 3) -> Positions:
    """Outcomes that follow the true weights, as `Value` would promise them."""
    chance = np.random.default_rng(1)
    stages = chance.integers(0, STAGES + 1, count).astype(np.uint8)
    features = chance.integers(-1, 2, (count, seats, len(TRUE))).astype(np.int32)
    late = stages[:, None] / STAGES
    own = np.array(TRUE)[None, :, 0] * (1 - late) + np.array(TRUE)[None, :, 2] * late  # they lie on straight lines
    odds = 2.0 ** (np.einsum("bnf,bf->bn", features, own) / UNIT)
    winners = (np.cumsum(odds / odds.sum(1, keepdims=True), 1) > chance.random((count, 1))).argmax(1)
    return Positions(stages, features, np.eye(seats)[winners], count)


def test_known_weights_are_found_again() -> None:
    positions = _positions(30_000)
    found = [[0, 0, 0] for _ in TRUE]
    for number in range(2):
        found = fit(positions, found, f"fit/{number}")
    assert np.abs(np.array(found) - np.array(TRUE)).max() < 90


def test_the_same_positions_give_the_same_weights() -> None:
    positions = _positions(500)
    begun = [[0, 0, 0] for _ in TRUE]
    assert fit(positions, begun, "a") == fit(positions, begun, "a")


def test_a_feature_that_nobody_has_keeps_its_weights() -> None:
    positions = _positions(500)
    positions.features[:, :, 3] = 0
    assert fit(positions, [[0, 0, 0], [0, 0, 0], [0, 0, 0], [7, -8, 9]], "a")[3] == [7, -8, 9]


def test_a_feature_that_is_held_keeps_its_weights_and_others_learn() -> None:
    learned = fit(_positions(500), [[1, 2, 3], [0, 0, 0], [0, 0, 0], [0, 0, 0]], "a", held=[0])
    assert learned[0] == [1, 2, 3]
    assert any(learned[1])


def test_without_positions_nothing_is_learned() -> None:
    nothing = Positions(np.zeros(0, np.uint8), np.zeros((0, 3, 4), np.int32), np.zeros((0, 3)), 0)
    assert fit(nothing, TRUE, "a") == TRUE


def test_what_a_strong_player_likes_to_have_is_not_taken_for_what_wins() -> None:
    """The second feature is what the strong one has more of; it decides nothing."""
    chance = np.random.default_rng(2)
    games = []
    for _ in range(400):
        strong = int(chance.integers(0, 2))
        features = chance.integers(0, 3, (6, 2, 2)).astype(np.intc)
        features[:, strong, 1] += 2
        winner = strong if chance.random() < 0.9 else 1 - strong
        players = ("strong", "weak") if strong == 0 else ("weak", "strong")
        ranks = [1 if seat == winner else 2 for seat in range(2)]
        games.append(Harvest(players, ranks, 6, 0.0, bytes(6), features.tobytes()))
    nothing = [[0, 0, 0], [0, 0, 0]]
    alike = [Harvest(("same", "same"), *game_facts(game)) for game in games]
    taken = fit(positions_of(alike, 2), nothing, "a")[1][0]
    assert abs(fit(positions_of(games, 2), nothing, "a")[1][0]) < taken // 2


def game_facts(game: Harvest) -> tuple[list[int], int, float, bytes, bytes]:
    """All of a game but who played it."""
    return game.ranks, game.decisions, game.seconds, game.stages, game.features
