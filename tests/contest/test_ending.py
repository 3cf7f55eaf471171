"""What happens at a table whose round has no time left."""

from __future__ import annotations

from typing import Any

from hanse.contest import Seated
from hanse.contest.ending import grace, move_on, result_of
from hanse.kernel.chance import chance_from_seed
from hanse.players import policy
from hanse.table import Draft, Entry, LiveTable, acts
from hanse.table.seats import BOT, PERSON, Seat
from hanse.table.setup import Secrets, create

HOUR = 3600.0


def table(clock: dict[str, Any] | None = None) -> LiveTable:
    """A game of two people and a bot that begins at time 0, and one of the people with it."""
    seats = [Seat(BOT, "", None, "random"), Seat(PERSON, "Anna", "anna"), Seat(PERSON, "Bert", "bert")]
    drafts = create("hansa", "hansa2004", {}, seats, "anna", public=True, clock=clock, secrets=Secrets("s", "t", "i"))
    return LiveTable("t", [Entry(number, 0.0, each.kind, each.data) for number, each in enumerate(drafts, 1)])


def after(before: LiveTable, drafts: list[Draft], at: float) -> LiveTable:
    return before.after(Entry(before.seq + number, at, each.kind, each.data) for number, each in enumerate(drafts, 1))


def test_within_its_time_nobody_is_replaced() -> None:
    assert table().mover() == 1
    assert move_on(table(), HOUR - 1, 0.0, HOUR) == []
    assert move_on(table(), HOUR + grace(HOUR) - 1, 0.0, HOUR) == []


def test_after_it_everybody_has_a_grace_for_each_decision() -> None:
    (replaced,) = move_on(table(), HOUR + grace(HOUR) + 1, 0.0, HOUR)
    assert (replaced.kind, replaced.data["seat"], replaced.data["why"]) == ("replaced", 1, "clock")
    begun = table()
    assert begun.state is not None
    late = after(begun, acts.decision(begun, begun.state.legal()[0], "anna", "r"), HOUR + 100)
    assert move_on(late, HOUR + 100 + grace(HOUR) - 1, 0.0, HOUR) == []
    assert len(move_on(late, HOUR + 101 + grace(HOUR), 0.0, HOUR)) == (late.mover() != 0)


def test_a_clock_that_has_run_out_needs_nobody_who_says_so() -> None:
    timed = table({"kind": "move", "seconds": 60})
    assert move_on(timed, 59, 0.0, HOUR) == []
    assert [draft.data["seat"] for draft in move_on(timed, 61, 0.0, HOUR)] == [1]


def test_after_twice_the_time_bots_play_what_is_left() -> None:
    drafts = move_on(table(), 2 * HOUR, 0.0, HOUR)
    assert [draft.data["seat"] for draft in drafts] == [1, 2]
    assert [seat.forfeited for seat in after(table(), drafts, 2 * HOUR).seats] == [False, False, False]


def test_who_was_replaced_for_want_of_time_comes_last() -> None:
    played = after(table(), move_on(table(), HOUR + grace(HOUR) + 1, 0.0, HOUR), 5000.0)
    bot = policy("hansa", "focused")
    while played.mover() is not None:
        assert played.state is not None
        played = after(played, acts.decision(played, bot(played.state, chance_from_seed(played.ply))), 5000.0)
    result = result_of(played, [None, "anna", "bert"])
    assert [seat.who for seat in result] == [None, "anna", "bert"]
    assert result[1].rank == 3
    assert move_on(played, 10 * HOUR, 0.0, HOUR) == []


def test_a_game_that_was_broken_off_is_a_tie() -> None:
    stopped = after(table(), acts.stop(table()), 1.0)
    assert result_of(stopped, [None, "anna", "bert"]) == [Seated(who, 1, 0) for who in (None, "anna", "bert")]
