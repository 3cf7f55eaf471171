"""Taking back, replacing who is absent, and clocks."""

from __future__ import annotations

import pytest

from hanse.server.ratings import rated_players
from hanse.table import Draft, acts, consent, show
from hanse.table.clocks import Clocks
from tests.table.sitting import Sitting, people
from tests.table.test_live import play_on, refused


def until_turn_of(sitting: Sitting, seat: int) -> None:
    play_on(sitting, 0)
    while sitting.table.mover() != seat:
        play_on(sitting, sitting.table.ply + 1)


def test_undo_is_free_until_another_seat_decides() -> None:
    sitting = people("bert", "carl")
    with refused("nothing-to-undo"):
        consent.undo(sitting.table, "anna", 0)
    before = show.full(sitting.table, "anna")["view"]
    sitting.decide()
    struck = sitting.table.seq
    assert show.undo_data(sitting.table, "anna") == {"possible": True, "free": True, "question": None}
    sitting.do(consent.undo(sitting.table, "anna", 1))
    assert show.full(sitting.table, "anna")["view"] == before
    log = show.full(sitting.table, "bert")["log"]
    assert [entry["kind"] for entry in log if entry["struck"]] == ["decided"]
    assert log[struck - 1]["struck"]
    assert log[-1]["kind"] == "undone"


def test_undo_of_an_old_ply_is_stale() -> None:
    sitting = people("bert", "carl")
    sitting.decide()
    with refused("stale"):
        consent.undo(sitting.table, "anna", 0)


def test_after_another_decided_all_other_people_are_asked() -> None:
    sitting = people("bert", "carl")
    until_turn_of(sitting, 1)
    play_on(sitting, sitting.table.ply + 1)
    ply = sitting.table.ply
    assert not show.undo_data(sitting.table, "anna")["free"]
    sitting.do(consent.undo(sitting.table, "anna", ply))
    number = sitting.table.seq
    question = show.undo_data(sitting.table, "bert")["question"]
    assert (question["id"], question["seat"], question["yours"]) == (number, 0, True)
    assert sitting.table.question is not None
    assert sitting.table.question.waiting == ["bert", "carl"]
    with refused("question-open"):
        consent.undo(sitting.table, "anna", ply)
    with refused("not-asked"):
        consent.answer(sitting.table, "anna", number, yes=True)
    with refused("no-question"):
        consent.answer(sitting.table, "bert", number + 1, yes=True)
    sitting.do(consent.answer(sitting.table, "bert", number, yes=True))
    assert sitting.table.ply == ply
    sitting.do(consent.answer(sitting.table, "carl", number, yes=True))
    assert sitting.table.ply < ply
    assert sitting.table.mover() == 0
    assert not sitting.table.lenient


def test_one_no_is_enough_and_a_decision_ends_the_question() -> None:
    for end in ("no", "decision"):
        sitting = people("bert", "carl")
        until_turn_of(sitting, 1)
        play_on(sitting, sitting.table.ply + 1)
        sitting.do(consent.undo(sitting.table, "anna", sitting.table.ply))
        if end == "no":
            sitting.do(consent.answer(sitting.table, "bert", sitting.table.seq, yes=False))
        else:
            play_on(sitting, sitting.table.ply + 1)
        assert sitting.table.question is None


def test_against_bots_alone_nobody_has_to_be_asked_but_the_game_is_not_rated() -> None:
    sitting = Sitting("me", "bot", "bot")
    until_turn_of(sitting, 1)
    sitting.bot()
    sitting.do(consent.undo(sitting.table, "anna", sitting.table.ply))
    assert sitting.table.mover() == 0
    assert sitting.table.lenient


def test_what_was_revealed_cannot_be_taken_back_freely() -> None:
    sitting = people("bert", "carl")
    while not (sitting.table.decisions and sitting.table.decisions[-1].revealed):
        play_on(sitting, sitting.table.ply + 1)
    seat = sitting.table.decisions[-1].seat
    account = sitting.table.seats[seat].account
    assert account is not None
    way = consent.way_back(sitting.table, account)
    assert way is not None
    assert not way.free


def test_nothing_is_taken_back_after_the_end() -> None:
    sitting = people("bert", "carl")
    play_on(sitting)
    with refused("over"):
        consent.undo(sitting.table, "anna", sitting.table.ply)


def test_an_absent_player_is_replaced_when_the_others_agree() -> None:
    sitting = people("bert", "carl")
    with refused("not-absent"):
        consent.replace(sitting.table, "bert", 0, sitting.now, away=0.0)
    with refused("not-absent"):
        consent.replace(sitting.table, "anna", 0, sitting.now, away=25 * 3600.0)
    with refused("not-seated"):
        consent.replace(sitting.table, "stranger", 0, sitting.now, away=25 * 3600.0)
    sitting.do(consent.replace(sitting.table, "bert", 0, sitting.now, away=25 * 3600.0))
    sitting.do(consent.answer(sitting.table, "carl", sitting.table.seq, yes=True))
    assert sitting.table.bot_to_move() == "focused"
    sitting.do(acts.join(sitting.table, "anna", "Anna", 0))
    assert sitting.table.bot_to_move() is None


def test_an_absent_player_who_decides_ends_the_question() -> None:
    sitting = people("bert", "carl")
    sitting.do(consent.replace(sitting.table, "bert", 0, sitting.now, away=25 * 3600.0))
    sitting.decide()
    assert sitting.table.question is None


def test_when_the_clock_has_run_out_nobody_has_to_agree() -> None:
    sitting = Sitting("me", "open", "open", clock={"kind": "move", "seconds": 60})
    for account in ("bert", "carl"):
        sitting.do(acts.join(sitting.table, account, account, None))
    with refused("not-absent"):
        consent.replace(sitting.table, "bert", 0, sitting.now + 59, away=0.0)
    sitting.do(consent.replace(sitting.table, "bert", 0, sitting.now + 60, away=0.0))
    assert sitting.table.seats[0].kind == "bot"
    assert sitting.log[-1].data["why"] == "clock"


def test_clocks_run_for_who_has_to_decide() -> None:
    clocks = Clocks("total", 100.0, 5.0)
    clocks.begin(2, 0, now=0.0)
    clocks.press(1, now=30.0)
    assert (clocks.remaining(0, 40.0), clocks.remaining(1, 40.0)) == (75.0, 90.0)
    assert not clocks.run_out(1, 129.0)
    assert clocks.run_out(1, 130.0)
    assert not clocks.run_out(0, 1000.0)
    clocks.stop(now=50.0)
    assert clocks.remaining(1, 1000.0) == pytest.approx(80.0)
    each = Clocks("move", 10.0, 0.0)
    each.begin(2, 0, now=0.0)
    each.press(1, now=9.0)
    assert each.to_data()["remaining"] == [10.0, 10.0]


def test_a_choice_says_why_it_could_not_be_taken_back_freely() -> None:
    sitting = people("bert", "carl")
    told = {choice["family"]: choice.get("final") for choice in show.choices(sitting.table, "anna")}
    assert (told["place"], told["end"]) == (None, "seat")
    until_turn_of(sitting, 1)
    posts = {choice["family"]: choice.get("final") for choice in show.choices(sitting.table, "bert")}
    assert posts["displace"] == "seat"


def test_alone_among_bots_everything_can_be_taken_back_freely() -> None:
    sitting = Sitting("me", "bot", "bot")
    assert not any("final" in choice for choice in show.choices(sitting.table, "anna"))


def test_what_was_decided_unasked_in_earlier_versions_stands_so_in_the_log() -> None:
    sitting = people("bert", "carl")
    for unasked in ({}, {"unasked": True}):
        assert sitting.table.state is not None
        drafts = acts.decision(sitting.table, sitting.table.state.legal()[-1])
        drafts[0].data.update(unasked)
        sitting.do(drafts)
    decided = [entry for entry in show.full(sitting.table, "bert")["log"] if entry["kind"] == "decided"]
    assert [entry.get("unasked") for entry in decided] == [None, True]


def test_nobody_is_replaced_for_a_short_absence_in_a_game_without_a_clock() -> None:
    """The theft of a rating: alone with somebody who is away for a minute."""
    sitting = people("bert")
    for away in (61.0, 3600.0, 24 * 3600.0):
        with refused("not-absent"):
            consent.replace(sitting.table, "bert", 0, sitting.now + away, away=away)
    sitting.do(consent.replace(sitting.table, "bert", 0, sitting.now, away=24 * 3600.0 + 1))
    assert (sitting.table.seats[0].former, sitting.table.seats[0].forfeited) == ("anna", False)


def test_the_absence_is_the_one_agreed_when_the_table_was_opened() -> None:
    sitting = people("bert", waiting={"absence": 7200.0})
    with refused("not-absent"):
        consent.replace(sitting.table, "bert", 0, sitting.now, away=7200.0)
    sitting.do(consent.replace(sitting.table, "bert", 0, sitting.now, away=7201.0))
    assert sitting.table.seats[0].kind == "bot"


def test_who_is_there_and_never_decides_can_be_replaced_if_that_was_agreed() -> None:
    sitting = people("bert", "carl", waiting={"patience": 300.0})
    with refused("not-absent"):
        consent.replace(sitting.table, "bert", 0, sitting.now + 299, away=0.0)
    with refused("not-absent"):
        consent.replace(sitting.table, "bert", 2, sitting.now + 301, away=0.0)
    sitting.do(consent.replace(sitting.table, "bert", 0, sitting.now + 301, away=0.0))
    assert sitting.table.question is not None
    sitting.do(consent.answer(sitting.table, "carl", sitting.table.seq, yes=True))
    assert sitting.table.seats[0].kind == "bot"


def test_who_was_replaced_by_the_others_is_rated_by_what_the_seat_achieved() -> None:
    ranks = {}
    for why in ("agreed", "left", "clock"):
        sitting = people("bert")
        sitting.do([Draft("replaced", {"seat": 0, "bot": "focused", "why": why})])
        play_on(sitting)
        achieved = show.result(sitting.table)
        assert achieved is not None
        ranks[why] = dict(rated_players(sitting.table))["anna"] - achieved["ranks"][0]
    assert ranks["agreed"] == 0
    assert ranks["left"] > 0
    assert ranks["clock"] > 0


def test_the_host_sends_away_who_shall_not_play_and_nobody_else_does() -> None:
    sitting = Sitting("me", "open", "open")
    sitting.do(acts.join(sitting.table, "bert", "Bert", 1))
    with refused("not-host"):
        acts.send_away(sitting.table, "bert", 0)
    for seat, code in ((0, "not-theirs"), (2, "not-theirs"), (7, "no-seat")):
        with refused(code):
            acts.send_away(sitting.table, "anna", seat)
    sitting.do(acts.send_away(sitting.table, "anna", 1))
    assert sitting.table.seats[1].kind == "open"
    with refused("sent-away"):
        acts.join(sitting.table, "bert", "Bert", 1)
    sitting.do(acts.join(sitting.table, "carl", "Carl", 1))
    sitting.do(acts.join(sitting.table, "dora", "Dora", 2))
    with refused("started"):
        acts.send_away(sitting.table, "anna", 1)
