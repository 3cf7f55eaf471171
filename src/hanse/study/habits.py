"""Openings and habits: how games began, who played so, and what came of it.

A game becomes one `Played` for each seat: where and how it ended, and its answers to the questions of its kind (the
first skill, the first route, the first contract ...). Many of them are counted by answer; answers that were chosen
before narrow them down, so that one goes on from a beginning to what followed it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from hanse.kernel.facts import STANDARD
from hanse.kernel.record import Record
from hanse.messages import Catalogue
from hanse.study.facts import Namer, strategies_of
from hanse.study.replay import replay
from hanse.study.results import Result

ENDING, MARGIN, SEAT = "ending", "margin", "seat"  # questions that are asked of every game
MARGINS = ((0, "tie"), (3, "close"), (10, "clear"))  # points ahead of the next, up to which it is called so
FAR = "far"
NONE = "none"  # no reason to end


@dataclass(frozen=True)
class Played:
    """What one seat did in one game, and what came of it."""

    game: str
    board: str
    seats: int
    seat: int
    player: str
    share: float  # of the victory: 1 alone, less for who shares it
    score: float
    answers: dict[str, str] = field(default_factory=dict)


@dataclass
class Count:
    """How often an answer was given, and with which result."""

    times: int = 0
    won: float = 0.0
    points: float = 0.0

    def add(self, one: Played) -> None:
        """One more."""
        self.times += 1
        self.won += one.share
        self.points += one.score


def questions_of(game: str) -> list[str]:
    """All questions about games of a kind."""
    return [SEAT, *strategies_of(game).choices, ENDING, MARGIN]


def played(record: Record) -> list[Played]:
    """A finished game as its seats played it; nothing of one that is not over, or was played alone."""
    game = replay(Result(record))
    state = game.state
    if not state.over() or state.seats() == 1:
        return []
    parts, ranks = record.game.parts, state.ranks()
    scores = [score / parts for score in state.scores()]
    view = state.view(None)
    winners = ranks.count(1)
    first, second = sorted(scores, reverse=True)[:2]
    common = {ENDING: "+".join(view["ending"]) or NONE, MARGIN: _margin(first - second, winners)}
    return [
        Played(
            record.game.key, str(view["board"]), state.seats(), seat, record.seats[seat],
            1 / winners if ranks[seat] == 1 else 0.0, scores[seat],
            {SEAT: str((seat - game.first) % state.seats() + 1), **own.chosen, **common},
        )
        for seat, own in enumerate(strategies_of(record.game.key).facts(game))
    ]  # fmt: skip


def _margin(points: float, winners: int) -> str:
    if winners > 1:
        return MARGINS[0][1]
    return next((name for most, name in MARGINS[1:] if points <= most), FAR)


def matching(games: Iterable[Played], chosen: Mapping[str, str]) -> list[Played]:
    """Those that began as was chosen."""
    return [one for one in games if all(one.answers.get(question) == answer for question, answer in chosen.items())]


def counted(games: Iterable[Played]) -> dict[str, dict[str, Count]]:
    """By question and answer how often it was given, and with which result."""
    found: dict[str, dict[str, Count]] = defaultdict(lambda: defaultdict(Count))
    for one in games:
        for question, answer in one.answers.items():
            found[question][answer].add(one)
    return found


def title(game: str, question: str, words: Catalogue) -> str:
    """What a question is called, in the words of its game."""
    common = question in (SEAT, ENDING, MARGIN)
    return words.say(f"explore-{question}" if common else f"report-{game}-{question}")


def namer(game: str, board: str, words: Catalogue) -> Namer:
    """What answers are called, in the words of their game."""
    own = strategies_of(game).namer(words, board, {"data": STANDARD})

    def name(question: str, answer: str) -> str:
        if question == SEAT:
            return words.say("explore-seat-number", number=int(answer))
        if question == MARGIN:
            return words.say(f"explore-margin-{answer}")
        if question == ENDING:
            return " + ".join(
                words.say("explore-no-ending" if why == NONE else f"end-{why}") for why in answer.split("+")
            )
        return own(question, answer)

    return name
