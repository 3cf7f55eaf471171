"""Games over days: a pause that all agree to, and holidays that clocks do not count."""

from __future__ import annotations

from hanse.players.house import DEFAULT
from hanse.table import Draft, LiveTable, acts, consent, show
from hanse.table.clocks import DAY, Clocks
from hanse.table.orders import Left, obeyed
from tests.table.sitting import Sitting, people
from tests.table.test_live import refused

DAYS = {"kind": "move", "seconds": 3 * int(DAY)}


def paused(sitting: Sitting) -> None:
    sitting.do(consent.pause(sitting.table, "anna"))
    assert sitting.table.question is not None
    number = sitting.table.question.number
    for account in sitting.table.question.waiting:
        assert not sitting.table.paused
        sitting.do(consent.answer(sitting.table, account, number, yes=True))
    assert sitting.table.paused


def test_in_a_pause_nobody_decides_and_no_clock_runs() -> None:
    sitting = people("bert", "carl", clock={"kind": "total", "seconds": 600, "increment": 0})
    table = sitting.table
    mover = table.mover()
    assert mover is not None
    owner = str(table.seats[mover].account)
    paused(sitting)
    table = sitting.table
    assert table.clocks is not None
    left = table.clocks.remaining(mover, sitting.now)
    assert show.full(table, owner)["choices"] == []
    assert show.summary(table, None)["paused"]
    assert table.bot_to_move() is None
    assert table.waited_for(mover, sitting.now + 9999) == 0.0
    assert obeyed(table, {mover: Left(owner, {"any": ["end"]})}) == []
    for act in (
        lambda: sitting.decide(owner),
        lambda: consent.undo(table, "anna", table.ply),
        lambda: consent.replace(table, "anna", 1, sitting.now + 99999, away=9e9),
        lambda: consent.pause(table, "anna"),
    ):
        with refused("paused"):
            act()
    with refused("not-seated"):
        consent.resume(table, "stranger")
    sitting.now += 5000
    assert table.clocks.remaining(mover, sitting.now) == left
    sitting.do(consent.resume(table, "carl"))  # a pause lasts as long as all want it
    assert sitting.table.clocks is not None
    assert not sitting.table.paused
    assert sitting.table.mover() == mover
    assert sitting.table.clocks.remaining(mover, sitting.now + 10) == left - 10
    with refused("not-paused"):
        consent.resume(sitting.table, "anna")
    assert show.full(LiveTable("t", sitting.log), "bert") == show.full(sitting.table, "bert")
    kinds = [entry["kind"] for entry in show.full(sitting.table, None)["log"]]
    assert kinds[-5:] == ["asked", "answered", "answered", "paused", "resumed"]


def test_one_no_keeps_the_table_going() -> None:
    sitting = people("bert")
    sitting.do(consent.pause(sitting.table, "bert"))
    assert sitting.table.question is not None
    sitting.do(consent.answer(sitting.table, "anna", sitting.table.question.number, yes=False))
    assert not sitting.table.paused
    assert sitting.table.question is None


def test_a_table_that_all_people_have_left_makes_no_pause() -> None:
    sitting = Sitting("me", "bot", clock=DAYS)
    sitting.do(consent.pause(sitting.table, "anna"))
    assert show.summary(sitting.table, None)["paused"]
    sitting.do(acts.leave(sitting.table, "anna"))
    assert not sitting.table.paused
    sitting.do(acts.close(sitting.table))


def test_clocks_do_not_count_holidays() -> None:
    clocks = Clocks("move", 100.0, 0.0)
    clocks.begin(2, 0, now=0.0)
    clocks.away = {0: [(10.0, 50.0), (60.0, 1000.0)]}
    assert clocks.remaining(0, 10.0) == 90.0
    assert clocks.remaining(0, 30.0) == 90.0
    assert clocks.remaining(0, 55.0) == 85.0
    assert not clocks.run_out(0, 999.0)
    assert clocks.run_out(0, 1081.0)
    assert clocks.to_data()["away"] == [(10.0, 50.0), (60.0, 1000.0)]
    clocks.press(1, 500.0)
    assert clocks.remaining(1, 560.0) == 40.0
    assert "away" not in clocks.to_data()


def test_who_is_on_holiday_keeps_the_seat() -> None:
    sitting = people("bert", clock=DAYS)
    mover = sitting.table.mover()
    assert mover is not None
    gone, other = ("anna", "bert") if mover == 0 else ("bert", "anna")
    week = (sitting.now + DAY, sitting.now + 8 * DAY)
    sitting.do(acts.holiday(sitting.table, gone, [(1.0, 2.0), week]))  # one before the game is of no interest
    assert sitting.table.holidays == {gone: [week]}
    assert acts.holiday(sitting.table, gone, [week]) == []
    later = week[0] + 5 * DAY
    with refused("on-holiday"):
        consent.replace(sitting.table, other, mover, later, away=9e9)
    assert show.summary(sitting.table, None)["seats"][mover]["holidays"] == [week]
    assert show.full(LiveTable("t", sitting.log), other) == show.full(sitting.table, other)
    # Two of the three days are left when it ends; then the clock runs out as usual.
    [replaced] = consent.replace(sitting.table, other, mover, week[1] + 3 * DAY, away=0.0)
    assert replaced.data["why"] == "clock"
    # A bot has no holidays, and who comes back tells of them anew.
    sitting.do([Draft("replaced", {"seat": mover, "bot": DEFAULT, "why": "left"})])
    assert sitting.table.holidays == {}
    assert sitting.table.clocks is not None
    assert sitting.table.clocks.away == {}


def test_holidays_mean_nothing_where_people_have_no_days() -> None:
    live = people("bert", clock={"kind": "move", "seconds": 300})
    assert acts.holiday(live.table, "bert", [(0.0, 9e9)]) == []
    assert acts.holiday(people("bert").table, "stranger", [(0.0, 9e9)]) == []
    quiet = people("bert")  # without a clock a day of absence was agreed
    quiet.do(acts.holiday(quiet.table, "bert", [(0.0, 9e9)]))
    with refused("on-holiday"):
        consent.replace(quiet.table, "anna", 1, 5000.0, away=9e8)
