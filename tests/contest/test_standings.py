"""Who is ahead, and why."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from hanse.contest import Seated, standings
from hanse.contest.standings import TIE_BREAKS, prizes, usual_points


def table(*seats: tuple[str | None, int, int]) -> list[Seated]:
    return [Seated(*seat) for seat in seats]


def test_points_by_rank_are_shared_on_ties() -> None:
    result = table(("a", 1, 50), ("b", 2, 40), ("c", 2, 40), ("d", 4, 10))
    assert usual_points(4) == [4, 3, 2, 1]
    assert prizes([4, 3, 2, 1], result) == [4, Fraction(5, 2), Fraction(5, 2), 1]
    assert prizes([10, 4, 1, 0], result) == [10, Fraction(5, 2), Fraction(5, 2), 0]


def test_a_smaller_table_has_the_same_first_and_last_prize() -> None:
    assert prizes([10, 4, 1, 0], table(("a", 1, 9), ("b", 2, 5), ("c", 3, 1))) == [10, Fraction(5, 2), 0]
    assert prizes([10, 4, 1, 0], table(("a", 2, 5), ("b", 1, 9))) == [0, 10]


@given(
    ranks=st.lists(st.integers(1, 5), min_size=2, max_size=5),
    points=st.lists(st.integers(0, 20), min_size=5, max_size=5),
)
def test_a_table_gives_away_the_same_whatever_is_shared(ranks: list[int], points: list[int]) -> None:
    falling = sorted(points, reverse=True)
    result = [Seated(str(seat), 1 + sum(other < rank for other in ranks), 0) for seat, rank in enumerate(ranks)]
    even = [Seated(str(seat), seat + 1, 0) for seat in range(len(ranks))]
    given_away = prizes(falling, result)
    assert sum(given_away) == sum(prizes(falling, even))
    for one, prize in zip(result, given_away, strict=True):
        for other, less in zip(result, given_away, strict=True):
            assert (one.rank >= other.rank) or prize >= less


def test_each_tie_break_decides_in_its_turn() -> None:
    assert TIE_BREAKS == ("points", "wins", "share", "opponents", "lot")
    wins = standings("abcd", [table(("a", 1, 9), ("b", 2, 1)), table(("c", 1, 5), ("d", 1, 5))], [2, 1], "s")
    assert [line.decided for line in wins] == ["", "points", wins[2].decided, "points"]
    assert wins[0].who == "a"
    assert wins[3].who == "b"
    # As many points: who won once is ahead of who was second twice, although the points are equal.
    more = [table(("a", 1, 9), ("x", 2, 1), ("b", 3, 0)), table(("c", 1, 9), ("a", 3, 1), ("b", 2, 1))]
    lines = standings(["a", "b"], [*more, table(("b", 2, 5), ("y", 1, 6), ("z", 3, 1))], [3, 2, 0], "s")
    assert [(line.who, float(line.points)) for line in lines] == [("b", 4.0), ("a", 3.0)]


def test_wins_share_and_opponents() -> None:
    results = [
        table(("a", 1, 30), ("b", 2, 20), (None, 3, 10)),
        table(("c", 1, 40), ("d", 2, 10), (None, 3, 10)),
    ]
    lines = {line.who: line for line in standings("abcd", results, [3, 2, 1], "s")}
    won = lines["a"]
    assert (won.points, won.wins, won.share, won.opponents) == (Fraction(3), Fraction(1), Fraction(1, 2), Fraction(2))
    assert lines["c"].share == Fraction(2, 3)
    assert [lines[who].place for who in "cabd"] == [1, 2, 3, 4]
    assert lines["a"].decided == "share"
    assert lines["d"].decided == "share"
    assert lines["a"].met == {"b": 1}


def test_what_nothing_else_decides_is_drawn_by_lot_and_stays_drawn() -> None:
    orders = {tuple(line.who for line in standings("abcdef", [], [2, 1], seed)) for seed in "123456789"}
    assert len(orders) > 1
    lines = standings("abcdef", [], [2, 1], "1")
    assert [line.decided for line in lines] == ["", *["lot"] * 5]
    assert [line.who for line in standings("fedcba", [], [2, 1], "1")] == [line.who for line in lines]


def test_bots_earn_nothing_and_are_met_by_nobody() -> None:
    lines = standings(["a"], [table((None, 1, 9), ("a", 2, 3))], [2, 1], "s")
    (line,) = lines
    assert (line.who, line.points, line.games, line.met) == ("a", Fraction(1), 1, {})
    assert lines[0].to_data()["points"] == 1.0
