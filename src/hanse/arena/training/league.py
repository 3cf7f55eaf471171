"""Who plays the games of a round: the newest weights, older ones, the champion, the hand-made, and `focused`.

Somebody who only ever meets copies of itself learns what beats copies of itself. That the newest weights play even if
they did not become champion lets a training get through a valley; the champion alone would show it nothing new.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hanse.arena.training.training import Knots, Training
from hanse.kernel.chance import Chance, chance_from_seed

FOCUSED = "focused"
HAND = "hand"
OTHERS_FOCUSED, OTHERS_OLDER = 30, 25  # of a hundred games: some seats are not the newest weights'
REMEMBERED = 8  # older weights that still play


class Task(NamedTuple):
    """One game to be played; `number` is its place in the order of the games of its file."""

    number: int
    seed: str
    seats: tuple[str, ...]  # names of weights, or `focused`
    weights: Mapping[str, Knots]  # those that are needed
    learning: bool  # now and then another plan than the best is tried, and positions are kept


def games_of_round(training: Training, number: int, champion: str, versions: Mapping[str, Knots]) -> Iterator[Task]:
    """The games that are learned from; `versions` are all weights so far, the oldest first."""
    *older, newest = versions
    others = [name for name in dict.fromkeys([HAND, champion, *older[-REMEMBERED:]]) if name != newest]
    watching = number == 1 and training.watched
    for game in range(training.games_of(number)):
        seed = f"{training.seed}/{number}/{game}"
        chance = chance_from_seed(seed, "league")
        count = training.place.seats
        seats = (FOCUSED,) * count if watching else _seats(count, newest, others, chance)
        yield Task(game, seed, seats, _needed(seats, versions), learning=True)


def _seats(count: int, newest: str, others: Sequence[str], chance: Chance) -> tuple[str, ...]:
    seats = [newest] * count
    kind = chance.below(100)
    if kind < OTHERS_FOCUSED + OTHERS_OLDER:
        order = list(range(count))
        chance.shuffle(order)
        for seat in order[: 1 + chance.below(count - 1)]:
            seats[seat] = FOCUSED if kind < OTHERS_FOCUSED or not others else others[chance.below(len(others))]
    return tuple(seats)


def deals_of(training: Training, opponent: str, champion: str) -> int:
    """How many deals a candidate plays against an opponent; each deal is played once on every seat."""
    games = training.matches if opponent == champion else training.matches // 2
    return max(1, -(-games // training.place.seats))


def games_of_matches(
    training: Training, number: int, candidate: str, champion: str, versions: Mapping[str, Knots]
) -> Iterator[tuple[str, Task]]:
    """One candidate against copies of the champion, of `focused` and of the hand-made, each with the same deals."""
    seats = training.place.seats
    game = 0
    for opponent in dict.fromkeys((champion, FOCUSED, HAND)):
        for deal in range(deals_of(training, opponent, champion)):
            for seat in range(seats):
                names = tuple(candidate if each == seat else opponent for each in range(seats))
                seed = f"{training.seed}/{number}/match/{deal}"
                yield opponent, Task(game, seed, names, _needed(names, versions), learning=False)
                game += 1


def _needed(seats: Sequence[str], versions: Mapping[str, Knots]) -> dict[str, Knots]:
    return {name: versions[name] for name in dict.fromkeys(seats) if name != FOCUSED}
