"""Fits weights to what came of positions: the shares of a win that they promise shall be those that were seen.

A softmax regression (Adam in small batches), held to the weights that it begins with. Everything happens in one thread
and in a fixed order, with no chance but that of the seed: the same positions give the same weights.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from hanse.arena.training.harvest import Harvest
from hanse.kernel.chance import chance_from_seed
from hanse.players.value.features import STAGES
from hanse.players.value.value import KNOTS, UNIT
from hanse.players.weights import MOST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float64]

ROUNDS = 3  # times that every position is looked at
BATCH = 2048
FIRST_STEPS = 120  # at least so many batches: few positions are looked at more often
RATE = 0.01  # of learning, in standard deviations of a feature
PULL = 3.0  # towards the weights it begins with; the positions of a game share one outcome, so games outweigh it
PULL_HELD = 100.0  # the same, where some weights are held: the others stay in proportion to them
SCALES = [2 ** (step / 4) for step in range(-12, 13)]
NARROWEST = 0.05  # a standard deviation below that would make noise loud
_NAT = UNIT / math.log(2)  # weights count doublings of the odds


@dataclass(frozen=True)
class Positions:
    """Positions of games with one number of seats."""

    stages: NDArray[np.uint8]  # of each position
    features: NDArray[np.int32]  # by position, seat and feature; behind those, who sits there
    shares: Reals  # by position and seat: what came of it
    games: int  # that they come from


def positions_of(games: Sequence[Harvest], count: int) -> Positions:
    """All positions of games, in order, with `count` features of a seat.

    Who sits there counts as a feature too, one for each player: the stronger one wins more often from the same
    position, and without it what strong players like to have would be taken for what wins.
    """
    seats = len(games[0].ranks)
    players = sorted({player for game in games for player in game.players})
    stages = [np.frombuffer(game.stages, np.uint8) for game in games]
    features = [np.frombuffer(game.features, np.intc).reshape(-1, seats, count) for game in games]
    sitting = [_sitting(game, players) for game in games]
    features = [np.concatenate(both, axis=2, dtype=np.int32) for both in zip(features, sitting, strict=True)]
    shares = [np.tile(game.shares(), (len(game.stages), 1)) for game in games]
    return Positions(np.concatenate(stages), np.concatenate(features), np.concatenate(shares), len(games))


def _sitting(game: Harvest, players: Sequence[str]) -> NDArray[np.int32]:
    """By position, seat and player: whether it sits there."""
    seated = np.array([[player == name for name in players] for player in game.players], np.int32)
    return np.tile(seated, (len(game.stages), 1, 1))


def fit(positions: Positions, start: Sequence[Sequence[int]], seed: str, held: Sequence[int] = ()) -> list[list[int]]:
    """The weights of each feature at the beginning, in the middle and at the end; `start` are those before.

    `held` are the features whose weights stay as they are.
    """
    if not len(positions.stages):
        return [list(knots) for knots in start]
    spread = _spread(positions.features)
    players = len(spread) - len(start)
    begun: Reals = np.array([*start, *[[0] * KNOTS] * players], np.float64).T / _NAT * spread
    learns: Reals = np.ones(len(spread))
    learns[list(held)] = 0
    scale = _scale(positions, begun / spread) if held else 1.0
    pull = (PULL_HELD if held else PULL) / positions.games
    learned = _descend(positions, spread, begun * scale, learns, pull, seed) / scale
    whole = np.clip(np.rint(learned / spread * _NAT), -MOST, MOST)
    return [[int(weight) for weight in knots] for knots in whole.T[: len(start)]]


def _scale(positions: Positions, weights: Reals) -> float:
    """What all weights are multiplied by to promise best: those that learn must not outgrow those that are held."""
    hats = _hats(positions.stages)
    worths = np.einsum("bnf,bf->bn", positions.features, np.einsum("bk,kf->bf", hats, weights))

    def wrong(scale: float) -> float:
        behind = scale * (worths - worths.max(axis=1, keepdims=True))
        promised = behind - np.log(np.exp(behind).sum(axis=1, keepdims=True))
        return -float((positions.shares * promised).sum())

    return min(SCALES, key=wrong)


def _spread(features: NDArray[np.int32]) -> Reals:
    """The standard deviation of each feature; all learn at the same rate by it."""
    found: Reals = features.reshape(-1, features.shape[-1]).std(axis=0, dtype=np.float64)
    return np.maximum(found, NARROWEST)


def _descend(positions: Positions, spread: Reals, begun: Reals, learns: Reals, pull: float, seed: str) -> Reals:
    hats = _hats(positions.stages)
    weights, mean, square = begun.copy(), np.zeros_like(begun), np.zeros_like(begun)
    batches = _batches(len(positions.stages), seed)
    for step, batch in enumerate(batches, start=1):
        features = positions.features[batch] / spread
        slope = _slope(weights, hats[batch], features, positions.shares[batch]) + pull * (weights - begun)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        rate = RATE * 0.5 * (1 + math.cos(math.pi * step / (len(batches) + 1)))
        weights -= learns * rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def _slope(weights: Reals, hats: Reals, features: Reals, shares: Reals) -> Reals:
    """Of the cross entropy between what was promised and what came, by knot and feature."""
    own = np.einsum("bk,kf->bf", hats, weights)
    worths = np.einsum("bnf,bf->bn", features, own)
    odds = np.exp(worths - worths.max(axis=1, keepdims=True))
    wrong = odds / odds.sum(axis=1, keepdims=True) - shares
    slope: Reals = np.einsum("bk,bf->kf", hats, np.einsum("bn,bnf->bf", wrong, features)) / len(shares)
    return slope


def _hats(stages: NDArray[np.uint8]) -> Reals:
    """How much each knot counts at a stage: straight lines, as `Value` draws them."""
    half = STAGES / 2
    early = np.clip(1 - stages / half, 0, 1)
    late = np.clip(stages / half - 1, 0, 1)
    hats: Reals = np.stack([early, 1 - early - late, late], axis=-1)
    assert hats.shape[-1] == KNOTS
    return hats


def _batches(count: int, seed: str) -> list[Any]:
    """The positions in a random order, again and again, cut into batches."""
    chance = chance_from_seed(seed, "fit")
    size = min(BATCH, count)
    rounds = max(ROUNDS, -(-FIRST_STEPS * size // count))
    batches = []
    for _ in range(rounds):
        order = list(range(count))
        chance.shuffle(order)
        batches += [np.array(order[at : at + size]) for at in range(0, count, size)]
    return batches
