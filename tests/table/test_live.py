"""A table is the replay of its log."""

from __future__ import annotations

import hashlib

import pytest

from hanse.kernel.chance import chance_from_seed
from hanse.players import policy
from hanse.table import LiveTable, Refusal, acts, show
from hanse.table.fair import seed_of
from tests.table.sitting import Sitting, people


def refused(code: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{code}$")


def test_a_full_table_starts_at_once() -> None:
    assert Sitting("me", "bot", "bot").table.status == "playing"
    assert Sitting("me", "open", "bot").table.status == "open"


def test_the_last_who_sits_down_starts_the_game() -> None:
    sitting = Sitting("me", "open", "bot")
    sitting.do(acts.join(sitting.table, "bert", "Bert", None))
    assert sitting.table.status == "playing"
    assert sitting.table.seats_of("bert") == [1]


def test_nobody_sits_down_twice_nor_on_a_taken_seat_nor_at_a_full_table() -> None:
    sitting = Sitting("me", "open", "open")
    with refused("already-seated"):
        acts.join(sitting.table, "anna", "Anna", 1)
    with refused("seat-taken"):
        acts.join(sitting.table, "bert", "Bert", 0)
    with refused("no-seat"):
        acts.join(sitting.table, "bert", "Bert", 7)
    full = people("bert", "carl")
    with refused("full"):
        acts.join(full.table, "dora", "Dora", None)


def test_the_host_starts_and_bots_take_the_open_seats() -> None:
    sitting = Sitting("me", "open", "open")
    with refused("not-host"):
        acts.start(sitting.table, "bert")
    sitting.do(acts.start(sitting.table, "anna"))
    assert [seat.kind for seat in sitting.table.seats] == ["person", "bot", "bot"]
    with refused("started"):
        acts.start(sitting.table, "anna")


def test_a_decision_needs_the_seat_the_ply_the_turn_and_a_legal_code() -> None:
    table = people("bert", "carl").table
    assert table.state is not None
    legal = table.state.legal()[0]
    illegal = next(code for code in range(10_000) if code not in table.state.legal())
    with refused("not-your-seat"):
        acts.decide(table, "bert", 0, 0, legal, "r")
    with refused("not-your-seat"):
        acts.decide(table, "nobody", 0, 0, legal, "r")
    with refused("not-your-turn"):
        acts.decide(table, "bert", 1, 0, legal, "r")
    with refused("stale"):
        acts.decide(table, "anna", 0, 1, legal, "r")
    with refused("illegal"):
        acts.decide(table, "anna", 0, 0, illegal, "r")
    with refused("no-seat"):
        acts.decide(table, "anna", 9, 0, legal, "r")
    assert table.ply == 0


def test_a_repeated_request_is_not_done_again() -> None:
    sitting = people("bert", "carl")
    assert sitting.table.state is not None
    code = sitting.table.state.legal()[0]
    sitting.do(acts.decide(sitting.table, "anna", 0, 0, code, "once"))
    assert acts.decide(sitting.table, "anna", 0, 0, code, "once") == []
    assert sitting.table.requests[("anna", "once")] == 1


def test_what_was_seen_before_an_undo_is_stale_even_at_the_same_ply() -> None:
    from hanse.table import consent

    sitting = people("bert", "carl")
    sitting.decide()
    seen = sitting.table.seq
    sitting.do(consent.undo(sitting.table, "anna", 1))
    assert sitting.table.state is not None
    sitting.decide(code=sitting.table.state.legal()[1])
    assert sitting.table.ply == 1
    assert sitting.table.state is not None
    mover = sitting.table.mover()
    assert mover == 0
    code = sitting.table.state.legal()[0]
    with refused("stale"):
        acts.decide(sitting.table, "anna", 0, 1, code, "late", seen)
    assert acts.decide(sitting.table, "anna", 0, 1, code, "now", sitting.table.seq)


def test_who_leaves_before_the_game_frees_the_seat_and_during_it_a_bot_takes_over() -> None:
    waiting = Sitting("me", "open", "open")
    waiting.do(acts.join(waiting.table, "bert", "Bert", None))
    waiting.do(acts.leave(waiting.table, "bert"))
    assert waiting.table.seats[1].kind == "open"
    running = people("bert", "carl")
    running.do(acts.leave(running.table, "bert"))
    assert running.table.seats[1].bot == "focused"
    with refused("not-seated"):
        acts.leave(running.table, "bert")
    running.do(acts.join(running.table, "bert", "Bert", None))
    assert running.table.seats[1].account == "bert"


def test_a_table_that_everybody_left_before_the_game_is_closed() -> None:
    sitting = Sitting("me", "open", "open")
    sitting.do(acts.leave(sitting.table, "anna"))
    assert sitting.table.status == "over"
    assert show.result(sitting.table) is None


def test_the_commitment_is_the_hash_of_part_and_salt_and_opens_at_the_end() -> None:
    sitting = Sitting("me", "bot", "bot")
    seen = show.full(sitting.table, "anna")
    assert seen["commitment"] == hashlib.sha256(b"8:salt").hexdigest()
    assert (seen["seed"], seen["salt"]) == (None, None)
    play_on(sitting)
    seen = show.full(sitting.table, None)
    assert (seen["seed"], seen["salt"], seen["status"]) == (seed_of("8", "salt", []), "salt", "over")
    assert seen["fair"] == {"dealing": False, "promise": None, "parts": [], "part": "8"}
    assert seen["result"]["scores"] == sitting.table.record().replay().scores()


def play_on(sitting: Sitting, plies: int = 100_000) -> None:
    """Let bots decide for everybody."""
    bot = policy("teutonica", "focused")
    while sitting.table.status == "playing" and sitting.table.ply < plies:
        assert sitting.table.state is not None
        code = bot(sitting.table.state, chance_from_seed(sitting.table.ply))
        if sitting.table.bot_to_move() is None:
            mover = sitting.table.mover()
            assert mover is not None
            sitting.decide(str(sitting.table.seats[mover].account), code)
        else:
            sitting.do(acts.decision(sitting.table, code))


def test_a_table_read_anew_from_its_log_is_the_same() -> None:
    sitting = people("bert", "carl")
    play_on(sitting)
    anew = LiveTable("t", sitting.log)
    assert anew.status == "over"
    for account in ("anna", "bert", None):
        assert show.full(anew, account) == show.full(sitting.table, account)


def test_only_who_decides_gets_choices_and_nobody_the_secrets() -> None:
    table = people("bert", "carl").table
    assert show.full(table, "anna")["choices"]
    for account in ("bert", "carl", None, "stranger"):
        seen = show.full(table, account)
        assert seen["choices"] == []
        assert seen["invite"] == (None if account in (None, "stranger") else "invite")
        assert "salt" not in str(seen["log"])


def test_several_people_on_one_screen_decide_for_their_seats() -> None:
    sitting = Sitting("me", "local", "local")
    assert sitting.table.seats_of("anna") == [0, 1, 2]
    play_on(sitting, 30)
    assert {decision.seat for decision in sitting.table.decisions} == {0, 1, 2}
    assert show.viewer_seat(sitting.table, "anna") == sitting.table.mover()
