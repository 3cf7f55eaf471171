"""What a tournament is: places, players, and every game of it in a fixed order.

The order goes by deals: all cells play the first deal, each in all of its seatings, then the second one. So whatever
has been played is fair at any moment, and what is compared was dealt alike.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Any, NamedTuple

from hanse.games import find_game, preset_data
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError

EVEN = "even"  # to settle: whether somebody wins more than an even share
MOST_GAMES = 1_000_000  # of one tournament
USUAL_SEATS = 4  # or as many as a preset can have
VERSUS = " vs "


@dataclass(frozen=True)
class Place:
    """What is played: a game with its options, and the short name that says so."""

    name: str
    game: Game
    preset: str
    options: Any

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.options.to_data()["players"])

    def to_data(self) -> dict[str, Any]:
        """The place as plain data."""
        return {
            "name": self.name,
            "game": self.game.key,
            "preset": self.preset,
            "seats": self.seats,
            "rules": self.options.revision,
            "options": self.options.to_data(),
        }


def place_of(
    game: Game, preset: str | None = None, seats: int | None = None, changes: Mapping[str, object] | None = None
) -> Place:
    """A place in the usual edition and for the usual number of seats, where nothing else is said."""
    edition = preset or game.presets()[0]
    players = seats or min(USUAL_SEATS, int(preset_data(game, edition)["players"]))
    words = [f"{key}={_word(value)}" for key, value in sorted((changes or {}).items())]
    name = "/".join([game.key, edition, str(players), *([",".join(words)] if words else [])])
    return Place(name, game, edition, game.options(edition, players, changes or {}))


def _word(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Cell:
    """One question at one place, or a free mix: its seatings are all played with every deal."""

    place: int
    name: str | None
    row: str | None  # who is alone
    column: str | None  # whose copies sit at the other seats
    seatings: list[tuple[str, ...]]
    deals: int


class Fixture(NamedTuple):
    """One game to be played; `number` is its place in the order of all games."""

    number: int
    cell: int
    place: int
    deal: int
    players: tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """All that decides what is played. Neither time nor the number of processes is part of it."""

    places: tuple[Place, ...]
    players: tuple[str, ...]
    games: int  # of each cell at least: every deal is played in all seatings
    seed: int | str
    most_decisions: int
    seconds: float  # that a player of others has for one decision
    against: tuple[str, ...] = ()  # whose copies are played against; each player's of the pool if nobody is named
    mix: bool = False  # all different seatings of the players instead of one against copies of another
    settle: str | int | None = None  # the share of wins, in per cent or even, that a cell is asked about

    def __post_init__(self) -> None:
        self._check_players()
        for place in self.places:
            if place.seats < 2:
                raise HanseError("{name}: expected a place for at least 2 seats", name=place.name)
        if len({place.name for place in self.places}) < len(self.places):
            raise HanseError("the same place is named twice: expected each one once")
        self._check_size()

    def _check_players(self) -> None:
        for group in (self.players, self.against):
            if not self.mix and len(set(group)) < len(group):
                raise HanseError("{players}: expected each player once", players=", ".join(group))
        pairs = [(one, other) for one in self.players for other in self.against or self.players if one != other]
        if not self.mix and not pairs:
            raise HanseError("{players}: expected at least two different players", players=", ".join(self.players))
        for place in self.places if self.mix else ():
            if len(self.players) < place.seats:
                raise HanseError(
                    "{given} players for {seats} seats: expected one for each seat",
                    given=len(self.players),
                    seats=place.seats,
                )

    def _check_size(self) -> None:
        """Before the seatings are written down: of many players there are more than fit anywhere."""
        for place in self.places if self.mix else ():
            if math.perm(len(self.players), place.seats) > MOST_GAMES:
                _too_many(math.perm(len(self.players), place.seats))
        if self.total > MOST_GAMES:
            _too_many(self.total)

    @cached_property
    def cells(self) -> list[Cell]:
        """What is played with every deal, in order."""
        return [cell for number, place in enumerate(self.places) for cell in self._cells_at(number, place.seats)]

    @cached_property
    def total(self) -> int:
        """How many games there are if no question is settled before."""
        return sum(cell.deals * len(cell.seatings) for cell in self.cells)

    def fixtures(self) -> Iterator[Fixture]:
        """Every game in its order."""
        number = 0
        for deal in range(max(cell.deals for cell in self.cells)):
            for index, cell in enumerate(self.cells):
                for players in cell.seatings if deal < cell.deals else ():
                    yield Fixture(number, index, cell.place, deal, players)
                    number += 1

    def seed_of(self, deal: int) -> str:
        """The seed of the games of one deal."""
        return f"{self.seed}/{deal}"

    def target(self, cell: Cell) -> float | None:
        """The share of wins that the question of a cell is about, if there is one."""
        if self.settle is None or cell.row is None:
            return None
        return 1 / self.places[cell.place].seats if self.settle == EVEN else int(self.settle) / 100

    def _cells_at(self, place: int, seats: int) -> Iterator[Cell]:
        if self.mix:
            chosen = [one for some in combinations(self.players, seats) for one in permutations(some)]
            yield self._cell(place, None, None, list(dict.fromkeys(chosen)))
            return
        for row in self.players:
            for column in self.against or self.players:
                if row != column:
                    seatings = [_alone(row, column, seat, seats) for seat in range(seats)]
                    yield self._cell(place, row, column, seatings)

    def _cell(self, place: int, row: str | None, column: str | None, seatings: list[tuple[str, ...]]) -> Cell:
        name = None if row is None else f"{row}{VERSUS}{column}"
        return Cell(place, name, row, column, seatings, -(-self.games // len(seatings)))

    def to_data(self) -> dict[str, Any]:
        """The tournament as plain data."""
        return {
            "places": [place.to_data() for place in self.places],
            "players": list(self.players),
            "against": list(self.against),
            "mix": self.mix,
            "games": self.games,
            "seed": self.seed,
            "settle": self.settle,
            "maxDecisions": self.most_decisions,
            "botSeconds": self.seconds,
        }


def _alone(row: str, column: str, seat: int, seats: int) -> tuple[str, ...]:
    return tuple(row if each == seat else column for each in range(seats))


def _too_many(games: int) -> None:
    raise HanseError("a tournament of {given} games: expected at most {most}", given=games, most=MOST_GAMES)


def read_tournament(data: Mapping[str, Any]) -> Tournament:
    """The tournament out of its data, which another process was given."""
    return Tournament(
        places=tuple(read_place(place) for place in data["places"]),
        players=tuple(data["players"]),
        against=tuple(data["against"]),
        mix=data["mix"],
        games=data["games"],
        seed=data["seed"],
        settle=data["settle"],
        most_decisions=data["maxDecisions"],
        seconds=data["botSeconds"],
    )


def read_place(data: Mapping[str, Any]) -> Place:
    """The place out of its data."""
    game = find_game(data["game"])
    return Place(data["name"], game, data["preset"], game.read_options(data["options"], data["rules"]))
