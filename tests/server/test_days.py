"""Games over days, over HTTP: pauses, and holidays of which there are so many in a year."""

from __future__ import annotations

import contextlib
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from hanse.server.errors import Refused
from hanse.server.holidays import check, period_of, used
from tests.server.conftest import Come
from tests.server.player import Player

DAY = 24 * 3600.0
NOW = datetime(2026, 11, 18, 15, tzinfo=UTC).timestamp()


def holiday(player: Player, first: date, last: date, **more: Any) -> Any:
    body = {"first": str(first), "last": str(last), **more}
    return player.http.put("/api/me/holiday", json=body)


def today() -> date:
    return datetime.now(UTC).date()


def test_a_pause_is_asked_for_granted_and_ended(come: Come) -> None:
    anna, bert, stranger = come("Anna"), come("Bert"), come("Carl")
    table = anna.new("me", "open", game="hansa", preset="hansa2004")
    bert.ok(bert.post(f"tables/{table}/join"))
    assert stranger.post(f"tables/{table}/pause").json()["error"]["code"] == "not-seated"
    asked = anna.ok(anna.post(f"tables/{table}/pause"))
    assert not asked["done"]
    assert bert.table(table)["undo"]["question"] == {"id": asked["question"], "what": "pause", "seat": 0, "yours": True}
    bert.ok(bert.post(f"tables/{table}/undo/answer", {"question": asked["question"], "yes": True}))
    seen = anna.table(table)
    mover = anna if seen["mover"] == 0 else bert
    assert seen["paused"]
    assert mover.table(table)["choices"] == []
    assert mover.decide(mover.table(table), 0).json()["error"]["code"] == "paused"
    with contextlib.closing(mover.follow(table)) as stream:
        assert stranger.post(f"tables/{table}/resume").json()["error"]["code"] == "not-seated"
        bert.ok(bert.post(f"tables/{table}/resume"))
        stream.reach(1)
    seen = mover.table(table)
    assert "paused" not in seen
    mover.ok(mover.decide(seen, seen["choices"][0]["code"]))


def test_holidays_reach_the_tables_with_days_and_no_others(come: Come) -> None:
    anna = come("Anna")
    days = anna.new("me", "local", game="hansa", preset="hansa2004", clock={"kind": "move", "seconds": 3 * 86400})
    live = anna.new("me", "local", game="hansa", preset="hansa2004", clock={"kind": "move", "seconds": 60})
    before = anna.ok(anna.get("me/holiday"))
    assert (before["begins"], before["days"]) == (None, 30)
    taken = anna.ok(holiday(anna, today(), today() + timedelta(days=6)))
    assert before["left"] - taken["left"] in (6, 7)  # today is not whole any more
    [period] = anna.table(days)["seats"][0]["holidays"]
    assert period == [taken["begins"], taken["ends"]]
    assert anna.table(days)["clock"]["away"] == [period]
    assert "holidays" not in anna.table(live)["seats"][0]
    back = anna.ok(anna.http.delete("/api/me/holiday"))
    assert back["begins"] is None
    [short] = anna.table(days)["seats"][0]["holidays"]
    assert short[0] == period[0]
    assert short[1] < period[1]


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [(-1, 3, "holiday-past"), (3, 2, "holiday-dates"), (1, 400, "holiday-dates"), (1, 40, "holiday-days")],
)
def test_what_is_no_holiday_is_refused(come: Come, first: int, last: int, code: str) -> None:
    anna = come("Anna")
    answer = holiday(anna, today() + timedelta(days=first), today() + timedelta(days=last))
    assert answer.json()["error"]["code"] == code
    assert anna.ok(anna.get("me/holiday"))["begins"] is None


def test_dates_that_are_none_are_refused(come: Come) -> None:
    anna = come("Anna")
    for body in ({}, {"first": "2026-02-30", "last": "2026-03-01"}, {"first": 1e300, "last": "x"}):
        assert anna.http.put("/api/me/holiday", json=body).json()["error"]["code"] == "invalid"


def test_days_are_counted_by_the_year() -> None:
    turn = datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    over = (turn - 20 * DAY, turn + 15 * DAY)
    assert (used([over], 2026), used([over], 2027), used([over], 2028)) == (20, 15, 0)
    check([], over, 20, NOW)
    with pytest.raises(Refused, match="holiday-days"):
        check([], over, 19, NOW)
    with pytest.raises(Refused, match="holiday-days"):
        check([(NOW - 3 * DAY, NOW - DAY)], over, 21, NOW)
    # One that goes on ends with the new one: what has not passed of it is not lost.
    check([(NOW - 3 * DAY, NOW + 27 * DAY)], (NOW, NOW + 26 * DAY), 30, NOW)
    with pytest.raises(Refused, match="holiday-days"):
        check([], (NOW, NOW + DAY), 0, NOW)


def test_a_day_is_a_day_of_the_person() -> None:
    first, last = date(2026, 11, 19), date(2026, 11, 20)
    start, end = period_of(first, last, 60, NOW)
    assert datetime.fromtimestamp(start, UTC) == datetime(2026, 11, 18, 23, tzinfo=UTC)
    assert end - start == 2 * DAY
    assert period_of(date(2026, 11, 18), last, 60, NOW)[0] == NOW
    with pytest.raises(Refused, match="holiday-past"):
        period_of(date(2026, 11, 18), last, 14 * 60, NOW)
    with pytest.raises(Refused, match="holiday-dates"):
        period_of(date(9999, 12, 30), date(9999, 12, 31), 0, NOW)
