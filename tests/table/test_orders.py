"""Standing orders at a table: what they decide, what they leave alone, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel.orders import Orders
from hanse.table import LiveTable, acts, consent, show
from hanse.table.orders import Left, check_orders, obeyed, offered
from hanse.table.refusal import Refusal
from hanse.table.seats import AGREED
from tests.table.sitting import Sitting, people

NAMES = ("anna", "bert", "carl")


def obey(sitting: Sitting, left: dict[int, Left]) -> list[dict[str, Any]]:
    """Let orders decide as long as they do; the words of what they decided."""
    said = []
    while drafts := obeyed(sitting.table, left):
        assert sitting.table.state is not None
        said.append(sitting.table.state.describe(drafts[0].data["code"]))
        sitting.do(drafts)
    return said


def asked(table: LiveTable) -> str:
    """What kind of decision waits."""
    assert table.state is not None
    kind: str = table.state.view(None)["decision"]["kind"]
    return kind


def decide_any(sitting: Sitting, chance: random.Random, liked: tuple[str, ...] = ()) -> None:
    """Any decision of who has to decide, of these families if there are such."""
    state, seat = sitting.table.state, sitting.table.mover()
    assert state is not None
    assert seat is not None
    legal = state.legal()
    best = [code for code in legal if state.describe(code)["family"] in liked] or legal
    account = sitting.table.seats[seat].account
    assert account is not None
    sitting.decide(account, chance.choice(best))


def until(sitting: Sitting, fits: Callable[[LiveTable], bool], *liked: str) -> None:
    """Play until the table is as wished."""
    chance = random.Random(1)
    for _ in range(600):
        if fits(sitting.table):
            return
        decide_any(sitting, chance, liked)
    raise AssertionError("it never came to that")


def displaced() -> tuple[Sitting, int]:
    """A game in which somebody has just been displaced, with several routes to go to; and who that is."""
    sitting = people("bert", "carl")

    def fits(table: LiveTable) -> bool:
        return asked(table) == "displaced" and len(routes(table)) > 1

    until(sitting, fits, "displace", "place")
    seat = sitting.table.mover()
    assert seat is not None
    return sitting, seat


def routes(table: LiveTable) -> list[str]:
    """Where a trader of who is asked may go."""
    assert table.state is not None
    said = [table.state.describe(code) for code in table.state.legal()]
    posts = [choice["post"] for choice in said if choice["family"] == "place" and choice["kind"] == "trader"]
    return list(dict.fromkeys(post.rpartition(".")[0] for post in posts))


def left(sitting: Sitting, seat: int, orders: Orders) -> dict[int, Left]:
    return {seat: check_orders(sitting.table, NAMES[seat], seat, orders)}


@pytest.mark.clause("HT-5.2.1")
def test_a_displaced_piece_goes_where_its_owner_likes_best() -> None:
    sitting, seat = displaced()
    first, second = routes(sitting.table)[-2:]
    orders = {"displaced": [f"place trader {second}", f"place trader {first}", "done"]}
    said = obey(sitting, left(sitting, seat, orders))
    assert said[0]["post"].startswith(f"{second}.")
    assert asked(sitting.table) != "displaced"


def test_the_log_tells_that_an_order_decided_and_is_read_without_it() -> None:
    sitting, seat = displaced()
    before = sitting.table.seq
    obey(sitting, left(sitting, seat, {"displaced": ["anywhere trader", "anywhere merchant", "done"]}))
    assert all(show.entry_data(sitting.table, entry).get("ordered") for entry in sitting.log[before:])
    assert sitting.table.seq > before
    again = LiveTable("t", sitting.log)
    assert again.state == sitting.table.state
    assert show.full(again, "bert") == show.full(sitting.table, "bert")


def test_what_no_wish_covers_is_asked() -> None:
    sitting, seat = displaced()
    elsewhere = next(
        wish["word"]
        for each in offered(sitting.table)
        for wish in each["wishes"]
        if each["kind"] == "displaced" and wish["wish"] == "place" and wish["route"] not in routes(sitting.table)
    )
    several: list[Orders] = [{}, {"displaced": []}, {"displaced": [elsewhere]}, {"pay": ["pay 0"], "turn": ["end"]}]
    for orders in several:
        assert obeyed(sitting.table, left(sitting, seat, orders)) == []


def test_orders_hold_only_for_who_left_them() -> None:
    sitting, seat = displaced()
    orders = left(sitting, seat, {"displaced": ["anywhere trader", "anywhere merchant"]})
    other = (seat + 1) % 3
    assert obeyed(sitting.table, {other: orders[seat]}) == []
    assert obeyed(sitting.table, {seat: Left(NAMES[other], orders[seat].orders)}) == []
    sitting.do(acts.leave(sitting.table, NAMES[seat]))
    assert obeyed(sitting.table, orders) == []
    sitting.do(acts.join(sitting.table, NAMES[seat], "Back", seat))
    assert obeyed(sitting.table, orders) != []


def test_who_takes_back_what_an_order_decided_is_asked() -> None:
    sitting, seat = displaced()
    orders = left(sitting, seat, {"displaced": ["anywhere trader", "anywhere merchant"]})
    ply = sitting.table.ply
    sitting.do(obeyed(sitting.table, orders))
    sitting.do(consent.undo(sitting.table, NAMES[seat], sitting.table.ply))
    assert sitting.table.ply == ply
    assert obeyed(sitting.table, orders) == []
    decide_any(sitting, random.Random(3))
    until(sitting, lambda table: table.mover() == seat and asked(table) == "displaced", "displace", "place")
    assert obeyed(sitting.table, orders) != []


def test_nobody_tries_out_the_orders_of_others_by_taking_back() -> None:
    """Who displaces and sees where the pieces go has to ask before taking that back."""
    sitting, seat = displaced()
    mover = NAMES[sitting.table.decisions[-1].seat]
    assert show.undo_data(sitting.table, mover)["free"]
    obey(sitting, left(sitting, seat, {"displaced": ["anywhere trader", "anywhere merchant", "done"]}))
    assert not show.undo_data(sitting.table, mover)["free"]


@pytest.mark.clause("HT-3.1")
def test_a_turn_is_ended_only_when_no_action_is_left() -> None:
    sitting = people("bert", "carl")
    orders = {seat: left(sitting, seat, {"turn": ["end"]})[seat] for seat in range(3)}
    chance = random.Random(5)
    ended = 0
    while ended < 5:
        assert sitting.table.state is not None
        actions = sitting.table.state.view(None)["turn"]["actions"]
        said = obey(sitting, orders)
        assert bool(said) == (asked(sitting.table) == "turn" and actions == 0) or not said
        ended += len(said)
        decide_any(sitting, chance, ("place", "recruit"))


@pytest.mark.clause("MK-8.1")
def test_joining_is_decided_by_price_and_gain() -> None:
    seen: set[tuple[int, bool, str]] = set()
    for seed in range(6):
        sitting = Sitting("me", "local", "local", game="merkator", seed=str(seed))
        wishes = {"join": ["moot", "gain 1", "done"]}
        orders = {seat: check_orders(sitting.table, "anna", seat, wishes) for seat in range(3)}
        chance = random.Random(seed)
        while sitting.table.status == "playing":
            state = sitting.table.state
            assert state is not None
            question = state.view(None)["decision"]
            drafts = obeyed(sitting.table, orders)
            assert bool(drafts) == (question["kind"] == "join")
            if drafts:
                family = state.describe(drafts[0].data["code"])["family"]
                seen.add((question["price"], "moot" in question, family))
                sitting.do(drafts)
            else:
                decide_any(sitting, chance, ("fulfil",))
    assert {(1, True, "done"), (1, False, "join"), (2, True, "done")} <= seen
    assert not {(price, moot, family) for price, moot, family in seen if family == "join" and (moot or price > 1)}


@pytest.mark.parametrize("game", GAMES)
def test_orders_that_wish_for_everything_and_nothing_go_through_a_whole_game(game: str) -> None:
    """Whoever is asked beside them decides anything; the log alone makes the same game."""
    sitting = Sitting("me", "local", "local", game=game, seed="3")
    wishes = {each["kind"]: [wish["word"] for wish in each["wishes"]] for each in offered(sitting.table)}
    orders = {
        0: check_orders(sitting.table, "anna", 0, wishes),
        1: check_orders(sitting.table, "anna", 1, {kind: words[::-1] for kind, words in wishes.items()}),
    }
    chance = random.Random(1)
    for _ in range(400):
        if sitting.table.status != "playing":
            break
        obey(sitting, orders)
        if sitting.table.status == "playing":
            decide_any(sitting, chance, ("establish", "place"))
    by_order = {entry.data["seat"] for entry in sitting.log if entry.data.get("ordered")}
    assert by_order == {0, 1}
    again = LiveTable("t", sitting.log)
    assert again.state == sitting.table.state


@pytest.mark.parametrize(
    ("account", "seat", "orders", "code"),
    [
        ("bert", 0, {}, "not-your-seat"),
        ("dora", 1, {}, "not-your-seat"),
        ("anna", 7, {}, "no-seat"),
        ("anna", 0, {"travel": []}, "order-kind"),
        ("anna", 0, {"displaced": ["place trader nowhere"]}, "order-wish"),
        ("anna", 0, {"displaced": ["done", "anywhere trader", "done"]}, "order-twice"),
    ],
)
def test_wrong_orders_are_refused(account: str, seat: int, orders: Orders, code: str) -> None:
    sitting = people("bert", "carl")
    with pytest.raises(Refusal) as refusal:
        check_orders(sitting.table, account, seat, orders)
    assert refusal.value.code == code


def test_orders_are_left_while_a_game_is_played() -> None:
    waiting = Sitting("me", "open", "open")
    assert offered(waiting.table) == []
    with pytest.raises(Refusal, match="not-started"):
        check_orders(waiting.table, "anna", 0, {})


def test_a_seat_that_others_agreed_to_replace_obeys_no_more() -> None:
    sitting, seat = displaced()
    orders = left(sitting, seat, {"displaced": ["anywhere trader", "anywhere merchant"]})
    away = sitting.table.absence + 1
    asker, other = (name for name in NAMES if name != NAMES[seat])
    sitting.do(consent.replace(sitting.table, asker, seat, sitting.now, away=away))
    assert sitting.table.question is not None
    sitting.do(consent.answer(sitting.table, other, sitting.table.question.number, yes=True))
    assert sitting.log[-1].data["why"] == AGREED
    assert obeyed(sitting.table, orders) == []
