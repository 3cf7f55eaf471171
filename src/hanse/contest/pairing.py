"""Who sits where in the rounds of a tournament, so that people meet as many others as they can and begin equally often.

All rounds that are still to come are planned together: a round that is best by itself can leave none that is good for
the next. The plan is found by a tabu search: two people of a round change places, the best change of somebody who is
badly placed first, and what was just changed is not changed back. The same seed gives the same plan everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from hanse.contest.shape import Shape, Size
from hanse.kernel.chance import Chance, chance_from_seed

Round = list[list[str | None]]  # tables, each with who sits there in order of play; none is a bot

__all__ = ["Round", "Shape", "Size", "plan"]

_MEETING, _ORDER, _SHORT = 4, 3, 2  # what the second meeting, the same place again, the second short table cost
_WORK = 300_000  # changes that are looked at before the best plan so far is taken,
_IN_VAIN = 100_000  # or since it was last a better one
_BOT = -1


def plan(people: Sequence[str], past: Sequence[Round], rounds: int, shape: Shape, seed: str) -> list[Round]:
    """The rounds to come for these people, after those of the past, in which others may have played too."""
    search = _Search(people, past, rounds, shape, chance_from_seed(seed, "pairing"))
    search.run()
    return [
        [[None if who == _BOT else people[who] for who in slots[first : first + size.seats]] for first, size in places]
        for slots, places in search.found()
    ]


class _Search:
    """The plan as it changes. A round is a list of slots, table by table and seat by seat."""

    def __init__(self, people: Sequence[str], past: Sequence[Round], rounds: int, shape: Shape, chance: Chance) -> None:
        self._chance = chance
        self._count = len(people)
        self._sizes = shape.sizes(len(people))
        self._first = [sum(size.seats for size in self._sizes[:number]) for number in range(len(self._sizes))]
        self._table = [number for number, size in enumerate(self._sizes) for _ in range(size.seats)]
        full = max(size.people for size in self._sizes)
        self._short = [size.people < full for size in self._sizes]
        seats = max([shape.seats, *(len(table) for each in past for table in each)])
        self.meets = [[0] * self._count for _ in people]
        self.places = [[0] * seats for _ in people]
        self.shorts = [0] * self._count
        self._remember({name: number for number, name in enumerate(people)}, past)
        self._slots = [self._drawn() for _ in range(rounds)]
        for slots in self._slots:
            self._note(slots)
        self._cost = self._whole_cost()
        self._best, self._kept = self._cost, [list(slots) for slots in self._slots]

    def _remember(self, numbers: dict[str, int], past: Sequence[Round]) -> None:
        for each in past:
            full = max(sum(who is not None for who in table) for table in each)
            for table in each:
                here = [_BOT if who is None else numbers.get(who, _BOT) for who in table]
                self._note_table(here, short=sum(who is not None for who in table) < full)

    def _drawn(self) -> list[int]:
        order = list(range(self._count))
        self._chance.shuffle(order)
        slots: list[int] = []
        for size in self._sizes:
            table = [*order[: size.people], *[_BOT] * (size.seats - size.people)]
            del order[: size.people]
            self._chance.shuffle(table)
            slots += table
        return slots

    def _note(self, slots: list[int]) -> None:
        for number, (first, size) in enumerate(zip(self._first, self._sizes, strict=True)):
            self._note_table(slots[first : first + size.seats], short=self._short[number])

    def _note_table(self, table: list[int], *, short: bool) -> None:
        for seat, who in enumerate(table):
            if who == _BOT:
                continue
            self.places[who][seat] += 1
            self.shorts[who] += short
            for other in table:
                if other not in (who, _BOT):
                    self.meets[who][other] += 1

    def _whole_cost(self) -> int:
        """Every further meeting of two costs one more than the last: so repetitions are few, and spread."""
        meetings = sum(_pairs(times) for row in self.meets for times in row) // 2
        order = sum(_pairs(times) for row in self.places for times in row)
        return _MEETING * meetings + _ORDER * order + _SHORT * sum(map(_pairs, self.shorts))

    def run(self) -> None:
        """Change places until nobody can be placed better, or long enough."""
        least = self._least()
        work = step = better = 0
        barred: dict[tuple[int, int, int], int] = {}  # until which step a change of two in a round is not made again
        while work < min(_WORK, better + _IN_VAIN) and self._best > least:
            step += 1
            number = self._chance.below(len(self._slots))
            unhappy = self._unhappy(self._slots[number])
            work += self._count
            if not unhappy:
                continue
            slot = unhappy[self._chance.below(len(unhappy))]
            change = self._best_change(number, slot, barred, step)
            if change is None:
                continue
            other, difference = change
            one, two = sorted((self._slots[number][slot], self._slots[number][other]))
            barred[number, one, two] = step + 5 + self._chance.below(10)
            self._swap(self._slots[number], slot, other)
            self._cost += difference
            if self._cost < self._best:
                self._best, self._kept, better = self._cost, [list(slots) for slots in self._slots], work

    def _least(self) -> int:
        """What no plan can fall below: everybody's places, and the meetings of all, as even as their numbers allow."""
        seats = max(size.seats for size in self._sizes)
        order = sum(_evenly(sum(row), seats) for row in self.places)
        meetings = _evenly(sum(map(sum, self.meets)) // 2, self._count * (self._count - 1) // 2)
        shorts = _evenly(sum(self.shorts), self._count)
        return _MEETING * meetings + _ORDER * order + _SHORT * shorts

    def _unhappy(self, slots: list[int]) -> list[int]:
        """The slots of those who meet somebody again, sit where they sat more often than elsewhere, or short again."""
        found = []
        for slot, who in enumerate(slots):
            if who == _BOT:
                continue
            number = self._table[slot]
            places, row = self.places[who], self.meets[who]
            first, seats = self._first[number], self._sizes[number].seats
            again = any(row[other] > 1 for other in slots[first : first + seats] if other not in (who, _BOT))
            often = places[slot - first] > 1 + min(places)
            if again or often or (self._short[number] and self.shorts[who] > 1):
                found.append(slot)
        return found

    def _best_change(
        self, number: int, slot: int, barred: dict[tuple[int, int, int], int], step: int
    ) -> tuple[int, int] | None:
        """With whom somebody changes places best, and by how much the plan then costs more."""
        who = self._slots[number][slot]
        best: list[int] = []
        least = 1 << 30
        for other, difference in self._changes(self._slots[number], slot):
            if difference > least:
                continue
            whom = self._slots[number][other]
            pair = (number, who, whom) if who < whom else (number, whom, who)
            if barred.get(pair, 0) >= step and self._cost + difference >= self._best:
                continue
            if difference < least:
                best, least = [], difference
            best.append(other)
        return (best[self._chance.below(len(best))], least) if best else None

    def _changes(self, slots: list[int], slot: int) -> list[tuple[int, int]]:
        """All with whom somebody can change places, and by how much the whole plan would cost more then."""
        who, home = slots[slot], self._table[slot]
        seat, meets, places = slot - self._first[home], self.meets[who], self.places[who]
        left = [other for other in self._at(slots, home) if other != who]
        lost = sum(meets[other] - 1 for other in left)
        found: list[tuple[int, int]] = []
        for table, first in enumerate(self._first):
            there = self._at(slots, table)
            gained = sum(meets[other] for other in there)
            for at in range(self._sizes[table].seats):
                whom = slots[first + at]
                if whom == who or (whom == _BOT and table != home):
                    continue
                cost = _ORDER * _moved(places, seat, at)
                if whom != _BOT:
                    cost += _ORDER * _moved(self.places[whom], at, seat)
                if table != home:
                    theirs = self.meets[whom]
                    met = gained - meets[whom] - lost
                    for other in left:
                        met += theirs[other]
                    for other in there:
                        met -= theirs[other] - 1
                    cost += _MEETING * (met - 1) + _SHORT * self._shorter(who, whom, home, table)
                found.append((first + at, cost))
        return found

    def _shorter(self, who: int, whom: int, home: int, table: int) -> int:
        """What it costs that one of two goes to a short table and the other leaves one."""
        if self._short[home] == self._short[table]:
            return 0
        goes, comes = (who, whom) if self._short[home] else (whom, who)
        return self.shorts[comes] - self.shorts[goes] + 1

    def _at(self, slots: list[int], table: int) -> list[int]:
        first = self._first[table]
        return [who for who in slots[first : first + self._sizes[table].seats] if who != _BOT]

    def _swap(self, slots: list[int], one: int, two: int) -> None:
        """Two change places; those who sit with them are met or no longer met."""
        here, there = self._table[one], self._table[two]
        for who, slot, to in ((slots[one], one, two), (slots[two], two, one)):
            if who == _BOT:
                continue
            table, goal = self._table[slot], self._table[to]
            self.places[who][slot - self._first[table]] -= 1
            self.places[who][to - self._first[goal]] += 1
            self.shorts[who] += self._short[goal] - self._short[table]
        if here != there:
            self._count_meetings(slots, one, -1)
            self._count_meetings(slots, two, -1)
        slots[one], slots[two] = slots[two], slots[one]
        if here != there:
            self._count_meetings(slots, one, 1)
            self._count_meetings(slots, two, 1)

    def _count_meetings(self, slots: list[int], slot: int, change: int) -> None:
        who = slots[slot]
        for other in self._at(slots, self._table[slot]):
            if other != who:
                self.meets[who][other] += change
                self.meets[other][who] += change

    def found(self) -> list[tuple[list[int], list[tuple[int, Size]]]]:
        """The best plan: the slots of each round, and where its tables begin."""
        places = list(zip(self._first, self._sizes, strict=True))
        return [(slots, places) for slots in self._kept]


def _pairs(times: int) -> int:
    return times * (times - 1) // 2


def _moved(counts: list[int], before: int, after: int) -> int:
    return 0 if before == after else counts[after] - counts[before] + 1


def _evenly(total: int, among: int) -> int:
    if among == 0:
        return 0
    base, more = divmod(total, among)
    return more * _pairs(base + 1) + (among - more) * _pairs(base)
