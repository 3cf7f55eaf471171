"""Finds puzzles in a game: a cheap look at every action, a search where it is worth it, a deep one that confirms.

A puzzle is a moment at which one action is clearly best, in whatever order the rest of its turn is made, and the
obvious one is not. Obvious is what brings most at once, or what a player of thumb rules does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.record import Record
from hanse.players.house import policy
from hanse.players.planning.levels import LEVELS, Level
from hanse.players.planning.search import Prospect, Search
from hanse.players.value.value import WHOLE
from hanse.study.analysis.accuracy import MARKS, scaled
from hanse.study.analysis.actions import Action, actions_of, play_action
from hanse.study.analysis.evaluation import STRONGEST, Actions, Evaluation, Evaluator, endless
from hanse.study.puzzles.alike import likeness
from hanse.study.puzzles.puzzle import Line, Puzzle
from hanse.study.puzzles.themes import themes_of

ITERATIONS = LEVELS[STRONGEST].iterations  # of the search that finds candidates
DEEP = 10 * ITERATIONS  # of the one that confirms them
FIRST = DEEP // 5  # of one before it, which spares most of those that it would not confirm
BREADTH = 2 * LEVELS[STRONGEST].breadth  # plans that it compares
RIVALS = 5  # other actions that are compared with the best one, in the same worlds
SURE = 3.0  # errors beyond which the obvious action is worse
CLEAR = MARKS["mistake"]  # what the obvious action costs at least, between two
ALONE = MARKS["inaccuracy"]  # and any other
HOPE = 0.8  # of what is asked for, at a first look
MOST_A_GAME = 4
MOST_EASY = 1  # of the easiest puzzles in one game
MOST_DEEP = 12  # candidates in one game
HARDEST = 5
_LONGEST = 64  # decisions of a turn of thumb rules


@dataclass
class Found:
    """What a game gave."""

    looked: int = 0  # actions with a choice
    candidates: int = 0  # moments that were worth a deeper search
    puzzles: list[Puzzle] = field(default_factory=list)


@dataclass(frozen=True)
class _Candidate:
    action: Action
    sample: Any
    obvious: list[int]


class Finder:
    """Looks through games with the same options."""

    def __init__(self, record: Record) -> None:
        self._game = record.game
        self._judge = Evaluator(record.game, record.options)
        self._policy = policy(record.game.key)
        value = self._judge.value
        greedy = Level(width=1, inner=2, sight=1)
        self._greedy = greedy.planner(value, record.game.key)
        self._levels = [LEVELS[name].planner(value, record.game.key) for name in ("easy", "medium", "hard")]

    def look(self, record: Record, source: dict[str, Any]) -> Found:
        """All puzzles of a game, up to a few; never two of one turn."""
        found = Found()
        turns: set[int] = set()
        for candidate in self._candidates(record, found):
            turn = _turn_of(record, candidate.action, self._judge)
            if turn in turns:
                continue
            found.candidates += 1
            puzzle = self._puzzle_at(candidate, {**source, "ply": candidate.action.ply})
            easy = sum(known.difficulty == 1 for known in found.puzzles)
            if puzzle is not None and (puzzle.difficulty > 1 or easy < MOST_EASY):
                turns.add(turn)
                found.puzzles.append(puzzle)
            if len(found.puzzles) == MOST_A_GAME or found.candidates == MOST_DEEP:
                break
        return found

    # Candidates --------------------------------------------------------------------------------------------------

    def _candidates(self, record: Record, found: Found) -> Iterator[_Candidate]:
        """Moments worth a deep search, in any order: the dearest mistakes are not the best puzzles."""
        moments: list[tuple[Action, Any]] = []
        state: Any = record.begin()
        for action in actions_of(record, self._judge.features):
            if not action.forced:
                chance = _chance(record, action, "sample")
                moments.append((action, state.sample(action.seat, chance)))
            for code in record.codes[action.ply : action.end]:
                state.apply(code)
        order = list(range(len(moments)))
        _chance(record, None, "order").shuffle(order)
        for place in order:
            action, sample = moments[place]
            found.looked += 1
            obvious = self._promising(sample, action.seat, _chance(record, action, "look"))
            if obvious is not None:
                yield _Candidate(action, sample, obvious)

    def _promising(self, sample: Any, seat: int, chance: Chance) -> list[int] | None:
        """An obvious action that looks bad at first sight, and still does after a search."""
        actions = Actions(sample, self._judge)
        plans = Search(self._judge.planner, self._judge.quick, LEVELS[STRONGEST].breadth).begin(sample).prospects
        for obvious in self._obvious(sample, seat, actions, chance):
            reached = actions.after(obvious)
            kin = [plan for plan in plans if actions.after(plan.line) == reached]
            kin = kin or [self._judge.prospect(sample, seat, obvious, self._judge.quick)]
            gap = (int(plans[0].share) - max(int(plan.share) for plan in kin)) / WHOLE
            if scaled(gap, self._judge.seats) < HOPE * CLEAR:
                continue
            searched = self._judge.compare(sample, seat, obvious, ITERATIONS, chance.branch(1))
            if searched is not None and scaled(searched.loss, self._judge.seats) >= HOPE * CLEAR:
                return obvious
        return None

    def _obvious(self, sample: Any, seat: int, actions: Actions, chance: Chance) -> Iterator[list[int]]:
        """What brings most at once; what thumb rules say."""
        greedy = self._greedy.plans(sample)[0].line()
        yield greedy[: actions.count(greedy)]
        rules = self._by_rules(sample, seat, chance)
        yield rules[: actions.count(rules)]

    def _by_rules(self, sample: Any, seat: int, chance: Chance) -> list[int]:
        ahead = sample.copy()
        codes: list[int] = []
        while not ahead.over() and ahead.mover() == seat and len(codes) < _LONGEST:
            codes.append(self._policy(ahead.copy(), chance))
            ahead.apply(codes[-1])
        return codes

    # Confirmed ---------------------------------------------------------------------------------------------------

    def _puzzle_at(self, candidate: _Candidate, source: dict[str, Any]) -> Puzzle | None:
        """The puzzle, if a deep search confirms it, too."""
        if self._confirmed(candidate, FIRST, HOPE, source) is None:
            return None
        return self._confirmed(candidate, DEEP, 1.0, source)

    def _confirmed(self, candidate: _Candidate, iterations: int, part: float, source: dict[str, Any]) -> Puzzle | None:
        """The puzzle, if a search finds one action better than every other, by this part of what is asked for."""
        sample, seat, judge = candidate.sample, candidate.action.seat, self._judge
        chance = chance_from_seed(f"deep/{candidate.action.ply}", "puzzles")
        groups = self._searched(candidate, iterations // 2, chance.branch(1))
        best = next(iter(groups.values()))[0]
        end = _after(sample, best.line)
        same = [name for name, plans in groups.items() if any(_after(sample, plan.line) == end for plan in plans)]
        orders = [plans[0].line for name, plans in groups.items() if name in same]
        orders += list(self._other_orders(sample, best.line, end))
        actions = Actions(sample, judge)
        accepted = {_after(sample, line[: actions.count(line)]): line[: actions.count(line)] for line in orders}
        obvious = _after(sample, candidate.obvious)
        if obvious in accepted:
            return None
        rivals = [name for name in groups if name not in accepted]
        others = [name for name in rivals if name != obvious][: RIVALS - 1]
        weighed = None
        for name in [*others, obvious]:
            pair = best, groups[name][0]
            seen = judge.pair(sample, seat, pair, iterations // 4 // RIVALS, chance.branch(2))
            weighed = judge.weigh(sample, seat, seen)
            least, sure = (CLEAR, SURE) if name == obvious else (ALONE, SURE - 1)
            if scaled(weighed[2], judge.seats) < part * least or weighed[2] <= part * sure * weighed[3]:
                return None
        assert weighed is not None
        return self._puzzle(candidate, (best, groups[obvious][0]), weighed, accepted, source)

    def _searched(self, candidate: _Candidate, iterations: int, chance: Chance) -> dict[str, list[Prospect]]:
        """All plans by where their first action leads, the best first; the obvious action is among them."""
        sample, seat, judge = candidate.sample, candidate.action.seat, self._judge
        actions = Actions(sample, judge)
        search = Search(judge.planner, judge.quick, BREADTH)
        root = search.begin(sample)
        obvious = _after(sample, candidate.obvious)
        reached = [_after(sample, plan.line[: actions.count(plan.line)]) for plan in root.prospects]
        if obvious not in reached:
            root.prospects.append(judge.prospect(sample, seat, candidate.obvious, judge.planner))
        search.compare(root, sample, iterations, chance, endless())
        groups: dict[str, list[Prospect]] = {}
        for plan in root.prospects:
            groups.setdefault(_after(sample, plan.line[: actions.count(plan.line)]), []).append(plan)
        return groups

    def _other_orders(self, sample: Any, line: Sequence[int], end: str) -> Iterator[list[int]]:
        """The same turn begun with another one of its actions, where that leads to the same position."""
        parts = self._parts(sample, line)
        for first in range(1, len(parts)):
            order = [*parts[first], *(code for part in parts[:first] + parts[first + 1 :] for code in part)]
            if Actions(sample, self._judge).possible(order) and _after(sample, order) == end:
                yield order

    def _parts(self, sample: Any, line: Sequence[int]) -> list[list[int]]:
        """A turn, action by action."""
        ahead, rest, parts = sample.copy(), list(line), []
        ahead.listen()
        while rest and not ahead.over():
            count, _, _ = play_action(ahead, rest, self._judge.features, self._judge.revealing)
            parts.append(rest[:count])
            rest = rest[count:]
        return parts

    # Told --------------------------------------------------------------------------------------------------------

    def _puzzle(
        self,
        candidate: _Candidate,
        pair: tuple[Prospect, Prospect],
        weighed: tuple[Evaluation, Evaluation, float, float],
        accepted: dict[str, list[int]],
        source: dict[str, Any],
    ) -> Puzzle:
        sample, seat = candidate.sample, candidate.action.seat
        best = self._line(sample, seat, pair[0].line, weighed[0])
        obvious = self._line(sample, seat, pair[1].line, weighed[1])
        also = [tuple(sample.words(code) for code in codes) for codes in accepted.values()]
        ahead = sample.copy()
        ahead.listen()
        for code in pair[0].line[: best.action]:
            ahead.apply(code)
        themes = themes_of(self._game.key, sample, ahead.events(), answering=not candidate.action.own)
        return Puzzle(
            self._game.key, seat, themes, self._difficulty(sample, seat, accepted), round(weighed[2], 4),
            round(weighed[3], 4), best, obvious, tuple(words for words in also if words != best.words[: best.action]),
            source, sample.to_data(),
        )  # fmt: skip

    def _line(self, sample: Any, seat: int, codes: Sequence[int], seen: Evaluation) -> Line:
        actions, ahead = Actions(sample, self._judge), sample.copy()
        words: list[str] = []
        for code in codes:
            words.append(ahead.words(code))
            ahead.apply(code)
        scores = tuple(points / self._game.parts for points in ahead.scores())
        answer: list[str] = []
        if not ahead.over() and ahead.mover() != seat:
            mover = ahead.mover()
            for code in self._judge.quick.plans(ahead)[0].line():
                if ahead.mover() == mover:
                    answer.append(ahead.words(code))
                ahead.apply(code)
        chances = tuple(round(chance, 4) for chance in seen.chances)
        own = tuple(actions.own(codes))
        return Line(tuple(words), own, actions.count(codes), tuple(answer), chances, scores)

    def _difficulty(self, sample: Any, seat: int, accepted: dict[str, list[int]]) -> int:
        """How many miss it: thumb rules, greed, three levels, and a search of a quarter and of the whole budget."""
        lines = [self._by_rules(sample, seat, chance_from_seed("rules", "puzzles"))]
        lines += [planner.plans(sample)[0].line() for planner in (self._greedy, *self._levels)]
        for iterations in (ITERATIONS // 4, ITERATIONS):
            search = Search(self._judge.planner, self._judge.quick, LEVELS[STRONGEST].breadth)
            root = search.begin(sample)
            search.compare(root, sample, iterations, chance_from_seed("levels", "puzzles"), endless())
            lines.append(root.prospects[0].line)
        actions = Actions(sample, self._judge)
        missed = sum(_after(sample, line[: actions.count(line)]) not in accepted for line in lines)
        return min(HARDEST, max(1, missed))


def _after(sample: Any, codes: Sequence[int]) -> str:
    """The position that these decisions lead to, as a text that is the same for all that are alike."""
    ahead = sample.copy()
    for code in codes:
        ahead.apply(code)
    return json.dumps(likeness(ahead), sort_keys=True)


def _chance(record: Record, action: Action | None, purpose: str) -> Chance:
    return chance_from_seed(f"{record.seed}/{purpose}/{-1 if action is None else action.ply}", "puzzles")


def _turn_of(record: Record, action: Action, judge: Evaluator) -> int:
    """The ply at which the turn of an action began, by whoever's turn it is."""
    state: Any = record.begin()
    began, turn = 0, int(judge.features.turn(state))
    for ply, code in enumerate(record.codes[: action.ply], 1):
        state.apply(code)
        if int(judge.features.turn(state)) != turn:
            began, turn = ply, int(judge.features.turn(state))
    return began
