"""Adds up games of one kind: the same game, edition, board and number of seats."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hanse.arena.intervals import ahead, victories
from hanse.kernel.contract import Game
from hanse.kernel.record import Record
from hanse.study.facts import Facts, strategies_of
from hanse.study.replay import Replayed
from hanse.study.results import Result

WINNERS, OTHERS, ALL = "winners", "others", "all"  # whom a mean is about, besides players


class Kind(NamedTuple):
    """What games must have in common to be added up."""

    game: str
    preset: str  # empty for options of one's own
    board: str
    seats: int
    data: str  # the facts they were played with


@dataclass
class Mean:
    """Numbers, of which only their number, sum and ends are kept."""

    count: int = 0
    total: float = 0
    least: float = float("inf")
    most: float = float("-inf")

    def add(self, number: float) -> None:
        """One more."""
        self.count += 1
        self.total += number
        self.least = min(self.least, number)
        self.most = max(self.most, number)

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0


@dataclass
class Won:
    """How often something led to victory."""

    count: int = 0
    victories: float = 0
    points: float = 0

    def add(self, share: float, points: float = 0) -> None:
        """One more case."""
        self.count += 1
        self.victories += share
        self.points += points


def _means() -> defaultdict[str, Mean]:
    return defaultdict(Mean)


def _wons() -> defaultdict[str, Won]:
    return defaultdict(Won)


@dataclass
class Tally:
    """All games of one kind; whatever is kept by whom knows `WINNERS`, `OTHERS`, `ALL` and every player."""

    game: Game
    kind: Kind
    options: Mapping[str, Any]
    games: int = 0  # that came to their end
    stopped: int = 0
    matches: list[tuple[list[str], list[int]]] = field(default_factory=list)  # players and ranks, for the ratings
    players: defaultdict[str, Won] = field(default_factory=_wons)  # by player, seat by seat
    line_ups: defaultdict[tuple[tuple[str, int], ...], defaultdict[str, Won]] = field(
        default_factory=lambda: defaultdict(_wons)
    )
    pairs: defaultdict[tuple[str, str], Won] = field(default_factory=lambda: defaultdict(Won))
    places: defaultdict[int, Won] = field(default_factory=lambda: defaultdict(Won))  # by order of play
    ends: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)  # of the seat that had most of them
    decisions: Mean = field(default_factory=Mean)
    winning: Mean = field(default_factory=Mean)  # points of the winner
    points: dict[str, defaultdict[str, Mean]] = field(default_factory=dict)  # by category, by whom
    choices: dict[str, defaultdict[str, Won]] = field(default_factory=dict)  # by question, by answer
    amounts: dict[str, defaultdict[str, Mean]] = field(default_factory=dict)  # by question, by whom
    counts: dict[str, defaultdict[str, Counter[str]]] = field(default_factory=dict)  # by question, by whom
    seen: Counter[str] = field(default_factory=Counter)  # seats, by whom
    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))  # thought, by player
    asked: Counter[str] = field(default_factory=Counter)  # decisions, by player
    failures: Counter[str] = field(default_factory=Counter)  # by player

    def add(self, result: Result, replayed: Replayed) -> None:
        """Count one game."""
        players = result.record.seats
        self.failures.update(result.failures)
        for player, seconds, asked in zip(players, result.seconds, result.asked, strict=False):
            self.seconds[player] += seconds
            self.asked[player] += asked
        state = replayed.state
        if not state.over():
            self.stopped += 1
            return
        ranks = state.ranks()
        shares = victories(ranks)
        self.games += 1
        self.decisions.add(len(replayed.steps))
        self.ends.update(state.view(None)["ending"])
        self.matches.append((players, ranks))
        self._add_line_up(players, ranks, shares)
        sheets = [{name: value / self.game.parts for name, value in own.items()} for own in state.score_sheet()]
        self.winning.add(max(sheet["total"] for sheet in sheets))
        facts = strategies_of(self.game.key).facts(replayed)
        self.turns[int(max(own.amounts["turns"] for own in facts))] += 1
        for seat, (sheet, own) in enumerate(zip(sheets, facts, strict=True)):
            self.places[(seat - replayed.first) % len(players)].add(shares[seat], sheet["total"])
            self._add_seat(players[seat], shares[seat], sheet, own)

    def _add_line_up(self, players: list[str], ranks: list[int], shares: list[float]) -> None:
        """What depends on who met whom; of several seats of one player the mean counts."""
        line_up = tuple(sorted(Counter(players).items()))
        seats = {name: [seat for seat, player in enumerate(players) if player == name] for name, _ in line_up}
        for name, own in seats.items():
            self.line_ups[line_up][name].add(sum(shares[seat] for seat in own))
            for other, theirs in seats.items():
                if other != name:
                    duels = [ahead(ranks[a], ranks[b]) for a in own for b in theirs]
                    self.pairs[name, other].add(sum(duels) / len(duels))

    def _add_seat(self, player: str, share: float, sheet: Mapping[str, float], own: Facts) -> None:
        self.players[player].add(share, sheet["total"])
        for whom in (ALL, WINNERS if share else OTHERS, player_key(player)):
            self.seen[whom] += 1
            _add_means(self.points, whom, sheet.items())
            _add_means(self.amounts, whom, own.amounts.items())
            for question, counted in own.counted.items():
                self.counts.setdefault(question, defaultdict(Counter))[whom].update(counted)
        for question, answer in own.chosen.items():
            self.choices.setdefault(question, _wons())[answer].add(share, sheet["total"])


def _add_means(means: dict[str, defaultdict[str, Mean]], whom: str, numbers: Iterable[tuple[str, float]]) -> None:
    for name, number in numbers:
        means.setdefault(name, _means())[whom].add(number)


def player_key(player: str) -> str:
    """Where the means of a player are kept: no name is taken for the winners."""
    return f"player:{player}"


def kind_of(record: Record) -> Kind:
    """The kind of a game."""
    options = record.options.to_data()
    board = options.get("map", record.game.boards[0])
    return Kind(
        record.game.key, record.game.preset_of(record.options) or "", board, len(record.seats), options.get("data", "")
    )


@dataclass
class Study:
    """All games of a file, kind by kind."""

    tallies: dict[Kind, Tally] = field(default_factory=dict)

    def add(self, result: Result, replayed: Replayed) -> None:
        """Count one game."""
        record = result.record
        kind = kind_of(record)
        if kind not in self.tallies:
            self.tallies[kind] = Tally(record.game, kind, record.options.to_data())
        self.tallies[kind].add(result, replayed)

    def games(self) -> int:
        """How many games there are."""
        return sum(tally.games + tally.stopped for tally in self.tallies.values())

    def finished(self) -> int:
        """How many of them came to their end."""
        return sum(tally.games for tally in self.tallies.values())
