"""Options and variants (section 13)."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.game import MERKATOR
from hanse.kernel.errors import OptionError
from tests.merkator.table import GOODS, after, asked, at, choices, events, goods, named, new_game, play, position, seat

PLENTY = dict.fromkeys(GOODS, 3)


@pytest.mark.clause("MK-13.1", "MK-R-48")
@pytest.mark.parametrize(
    ("seats", "side", "filled"),
    [(2, "ultimo", [0, 5, 5, 5, 5, 5]), (3, "back", [0, 0, 5]), (4, "back", [5, 5, 5])],
)
def test_the_long_game_begins_with_less_and_on_the_back_of_the_chart(seats: int, side: str, filled: list[int]) -> None:
    view = new_game("long", seats=seats).view(None)
    for entry in view["seats"]:
        assert [card[1] for card in entry["contracts"]] == ["2", "3"]
        assert (entry["bonus"], entry["tile"], entry["counters"]) == ([], [], 0)
    assert (view["piles"]["4"]["count"], view["piles"]["5"]["count"]) == (13, 12)
    assert view["bonus"]["stack"] == 12
    assert view["chart"]["side"] == side
    assert [row.count("?") for row in view["chart"]["rows"]] == filled


def long(counters: list[str], reserve_to: int = 0, **parts: Any) -> Any:
    """Four players, these counters left on the back of the chart; seat 3 holds so many more than none."""
    seats = parts.pop("seats", [{}])
    seats = [*seats, *({} for _ in range(4 - len(seats)))]
    if reserve_to:
        seats[3] = {"counters": 42 - len(counters) - reserve_to}
    return position(preset="long", players=4, chart={"counters": counters}, seats=seats, **parts)


@pytest.mark.clause("MK-13.1", "MK-R-48", "MK-6.4.4", "MK-14.4")
def test_the_emptied_back_is_turned_to_ultimo_and_filled_and_the_second_counter_comes_from_there() -> None:
    state = long(["A"], seats=[{"goods": {"ham": 1}}], cubes={"hamburg": 0})
    told = events(state, "travel hamburg")
    assert [event["event"] for event in told if event["event"] in ("turned", "lost", "refilled", "ending")] == [
        "turned",
        "lost",
        "refilled",
    ]
    assert named(told, "refilled") == [{"event": "refilled", "side": "ultimo", "counters": 30}]
    chart = state.view(None)["chart"]
    assert (chart["side"], chart["left"], seat(state)["counters"]) == ("ultimo", 29, 2)
    assert state.to_data()["ending"] == []
    assert asked(state)[0] == "travel"  # no letter of the other side could be turned instead


@pytest.mark.clause("MK-13.1", "MK-R-48")
def test_too_small_a_reserve_fills_the_rows_from_the_bottom() -> None:
    state = long(["F"], reserve_to=7, cubes={"sweden": 0})
    play(state, "travel sweden")
    rows = state.view(None)["chart"]["rows"]
    assert [row.count("?") for row in rows] == [0, 0, 0, 0, 2, 5]
    assert rows[4] == [None, None, None, "?", "?"]
    assert state.view(None)["chart"]["reserve"] == 0


@pytest.mark.clause("MK-13.1", "MK-10.1")
def test_the_final_phase_needs_the_last_counter_of_ultimo() -> None:
    state = position(preset="long", players=3, chart={"stage": 1, "counters": ["F"]}, cubes={"sweden": 0})
    assert named(events(state, "travel sweden"), "ending") == [{"event": "ending", "why": "counters"}]


@pytest.mark.clause("MK-13.1", "MK-16.1.6", "MK-R-48", "MK-R-42")
def test_with_nothing_to_refill_the_final_phase_begins() -> None:
    seats = [{}, {}, {}, {"counters": 41}]
    state = position(preset="long", players=4, chart={"counters": ["F"]}, seats=seats, cubes={"sweden": 0})
    told = events(state, "travel sweden")
    assert [event["why"] for event in named(told, "ending")] == ["counters"]


@pytest.mark.clause("MK-13.3", "MK-R-49")
def test_one_card_can_be_taken_in_hand_unpaid_and_bought_in_a_later_turn() -> None:
    own = {"contracts": ["c2-01", "c3-01", "peace"], "coins": 5}
    state = position(changes={"variant.hand_card": True}, seats=[own], buildings={"open": ["gate"]})
    assert choices(state, "hold") == {
        "hold contract c2-01",
        "hold contract c3-01",  # not the Peace
        *(f"hold bonus {card}" for card in ("b-hamburg", "b-danzig", "b-sweden", "b-russia")),
        *(f"hold building {card}" for card in ("gate", "alsterhaus", "arsenal", "wall")),
    }
    play(state, "hold building gate")
    assert state.to_data()["buildings"]["open"][0] not in ("gate", None)  # the display is refilled
    assert (seat(state)["hand"], seat(state)["coins"], seat(state)["buildings"]) == ("gate", 5, [])
    assert choices(state, "hold", "buy-hand") == set()  # hand full, and only in a later turn
    first = position(changes={"variant.hand_card": True}, seats=[own])
    play(first, "hold bonus b-hamburg")
    assert (seat(first)["hand"], first.to_data()["bonus"]["open"].count("b-hamburg")) == ("b-hamburg", 0)
    assert seat(first)["contracts"] == own["contracts"]
    later = position(changes={"variant.hand_card": True}, seats=[{**own, "hand": "gate"}])
    assert "buy hand" in choices(later)
    play(later, "buy hand")
    assert (seat(later)["hand"], seat(later)["coins"], seat(later)["buildings"]) == (None, 0, ["gate"])
    assert choices(later, "hold") != set()  # the hand is empty again
    second = position(changes={"variant.hand_card": True}, seats=[{}, {**own, "hand": "gate"}], turn={"seat": 1})
    shown = second.to_data()["buildings"]["open"]
    play(second, "buy hand")
    assert (seat(second, 1)["hand"], seat(second, 1)["buildings"]) == (None, ["gate"])
    assert second.to_data()["buildings"]["open"] == shown  # it came from the hand


@pytest.mark.clause("MK-13.3", "MK-R-49")
def test_a_contract_in_hand_does_not_count_until_it_is_laid_back() -> None:
    six = ["c2-01", "c3-01", "c4-01", "c5-01", "c6-01", "c7-01"]
    state = position(changes={"variant.hand_card": True}, seats=[{"contracts": six}])
    assert "done" not in choices(state)
    play(state, "hold contract c7-01")
    assert {"done", "sell contract c2-01"} <= choices(state)
    assert "sell contract c7-01" not in choices(state)
    assert "lay back" not in choices(state)
    later = position(changes={"variant.hand_card": True}, seats=[{"contracts": ["c2-01"], "hand": "c7-01"}])
    assert choices(later) == {"lay back", "done"}  # the last contract is not sold although one is in hand
    assert seat(play(later, "lay back"))["contracts"] == ["c2-01", "c7-01"]
    there = at(
        "danzig",
        changes={"variant.hand_card": True},
        seats=[{"contracts": ["c5-01"], "hand": "c2-01", "goods": PLENTY}],
    )
    assert asked(there)[0] != "fulfil"


@pytest.mark.clause("MK-13.3", "MK-R-49")
def test_in_scoring_a_contract_in_hand_counts_and_an_unbought_card_does_not() -> None:
    changes = {"variant.hand_card": True}
    laid = position(changes=changes, seats=[{"contracts": ["c2-01"], "hand": "c7-01"}])
    assert laid.scores()[0] == 2 * (2 + 7)
    second = position(changes=changes, seats=[{"contracts": ["c2-01"]}, {"contracts": ["c3-01"], "hand": "c7-01"}])
    assert second.scores()[:2] == [2 * 2, 2 * (3 + 7)]
    unpaid = position(changes=changes, seats=[{"contracts": ["c2-01"], "hand": "town_hall"}])
    assert unpaid.scores()[0] == 4
    bonus = position(changes=changes, seats=[{"contracts": ["c2-01"], "hand": "b-russia"}], cubes={"russia": 0})
    while asked(bonus)[0] != "travel":
        play(bonus, "done")
    assert goods(play(bonus, "travel russia")) == {}  # no effect in hand
    assert bonus.view(1)["seats"][0]["hand"] == "b-russia"  # the card is public


@pytest.mark.clause("MK-13.3")
def test_a_hand_is_new_only_in_its_own_turn() -> None:
    state = position(changes={"variant.hand_card": True}, players=2, seats=[{"contracts": ["c2-01"], "coins": 9}])
    play(state, "hold building alsterhaus")
    assert seat(state)["hand_new"]
    play(state, "done", "travel russia", "split 1", "done")
    assert not seat(state)["hand_new"]


@pytest.mark.clause("MK-13.5", "MK-R-50")
def test_with_more_money_any_sum_may_be_kept() -> None:
    own = {"contracts": ["c2-01", "c3-01"], "coins": 40}
    state = play(position(seats=[own], changes={"variant.more_money": True}), "done")
    assert seat(state)["coins"] == 40


@pytest.mark.clause("MK-13.6")
def test_by_variant_buying_a_bonus_card_gives_one_of_its_goods_at_once() -> None:
    own = {"contracts": ["c2-01"], "coins": 9, "bonus": ["b-france"]}
    shop = {"open": ["b-hamburg", "b-danzig", "b-denmark-1", "b-italy-1"]}
    state = position(seats=[own], bonus=shop, changes={"variant.bonus_on_purchase": True})
    assert goods(state) == {}  # dealt cards give nothing
    assert goods(play(state, "buy bonus b-danzig")) == {"ham": 1}
    assert goods(play(position(seats=[own], bonus=shop), "buy bonus b-danzig")) == {}


@pytest.mark.clause("MK-13.7", "MK-R-51")
def test_by_variant_the_reward_may_be_sold_instead_of_taken() -> None:
    own = {"contracts": ["c2-01"], "goods": PLENTY, "coins": 14}
    piles = {"3": ["c3-05", *(f"c3-{n:02}" for n in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11))]}
    state = at("danzig", players=2, seats=[own], piles=piles, changes={"variant.sell_new_contract": "reward"})
    play(state, "fulfil c2-01")
    assert (asked(state), choices(state)) == (("reward", 0), {"take reward", "sell reward"})
    assert state.view(None)["decision"]["contract"] == "c3-05"
    taken = after(state, "take reward")
    assert (seat(taken)["contracts"], seat(taken)["coins"]) == (["c2-01", "c3-05"], 14)
    sold = after(state, "sell reward")
    assert (seat(sold)["contracts"], seat(sold)["coins"]) == (["c2-01"], 17)  # the limit waits for the next investing
    assert sold.to_data()["discard"]["3"] == ["c3-05"]


@pytest.mark.clause("MK-13.7")
@pytest.mark.parametrize("what", ["reward", "uncovered"])
def test_the_peace_must_be_taken(what: str) -> None:
    own = {"contracts": ["c10-01"], "goods": dict.fromkeys(GOODS[:12], 1)}
    state = at("hamburg", players=2, seats=[own], changes={"variant.sell_new_contract": what})
    play(state, "fulfil c10-01")
    assert "peace" in seat(state)["contracts"]
    assert asked(state)[0] != what  # it was not for sale, and nothing lies under it


def uncovering(*pile: str, **changes: object) -> Any:
    """Seat 0 has fulfilled a contract and taken the first of these as its reward; what lay under it can be sold."""
    own = {"contracts": ["c2-01"], "goods": PLENTY, "coins": 14}
    kept = [f"c3-{n:02}" for n in range(1, 12) if f"c3-{n:02}" not in pile]
    parts: dict[str, Any] = {"piles": {"3": list(pile)}, "discard": {"3": kept}}
    changes = {"variant.sell_new_contract": "uncovered", **changes}
    return play(at("danzig", players=2, seats=[own], changes=changes, **parts), "fulfil c2-01")


@pytest.mark.clause("MK-13.7", "MK-R-51", "MK-7.4.3")
def test_by_the_other_reading_the_card_under_the_reward_may_be_sold() -> None:
    state = uncovering("c3-05", "c3-07", "c3-02")
    assert (seat(state)["contracts"], seat(state)["coins"]) == (["c2-01", "c3-05"], 14)  # the reward is taken first
    assert (asked(state), choices(state)) == (("uncovered", 0), {"sell contract c3-07", "done"})
    assert state.view(None)["decision"]["contract"] == "c3-07"
    assert MERKATOR.read_position(state.to_data()).key() == state.key()
    left = after(state, "done")
    assert (asked(left)[0], left.view(None)["piles"]["3"]["top"], seat(left)["coins"]) == ("travel", "c3-07", 14)
    told = events(state, "sell contract c3-07")
    assert {"event": "uncovered_sold", "seat": 0, "card": "c3-07", "coins": 3} in told
    assert {"event": "uncovered", "card": "c3-02"} in told
    # The limit waits for the next investing; the card now on top is not for sale.
    assert (asked(state)[0], seat(state)["contracts"], seat(state)["coins"]) == ("travel", ["c2-01", "c3-05"], 17)
    assert "c3-07" in state.to_data()["discard"]["3"]


@pytest.mark.clause("MK-13.7", "MK-R-51", "MK-R-26")
@pytest.mark.parametrize("reform", ["on-demand", "at-once"])
def test_where_nothing_lay_under_the_reward_nothing_is_sold(reform: str) -> None:
    state = uncovering("c3-05", **{"pile.reform": reform})
    assert asked(state)[0] == "travel"  # a pile that was formed anew did not lie under it


VARIANTS = [
    "variant.long",
    "variant.two_players",
    "variant.hand_card",
    "variant.no_goods_loss",
    "variant.more_money",
    "variant.bonus_on_purchase",
    "variant.sell_new_contract",
]


@pytest.mark.clause("MK-13.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_variants_combine(seats: int) -> None:
    on = {field.key: field.values[-1] for field in MERKATOR.option_fields() if field.key in VARIANTS}
    options = MERKATOR.options("standard", seats, on)
    assert {key: options.to_data()[key] for key in VARIANTS} == on
    assert not MERKATOR.start(options, 1).faults()


@pytest.mark.clause("MK-13.8")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("variant.long", True),
        ("variant.two_players", True),
        ("variant.more_money", True),
        ("variant.sell_new_contract", "reward"),
        ("variant.sell_new_contract", "uncovered"),
        ("variant.no_goods_loss", False),
        ("coins.excess", "must-buy"),
        ("peace.sellable", "yes"),
        ("safety.max_turns_each", 5),
    ],
)
def test_the_solo_game_refuses_what_it_does_not_have(key: str, value: object) -> None:
    with pytest.raises(OptionError, match=rf"{key}.*solo game"):
        MERKATOR.options("solo", 1, {key: value})


@pytest.mark.parametrize(
    ("preset", "seats", "changes", "reason"),
    [
        ("standard", 5, {}, "5 seats: expected 1 to 4"),
        ("solo", 2, {}, "preset solo for 2 seats"),
        ("chess", 2, {}, "unknown preset"),
        ("standard", 3, {"players": 4}, "the number of seats"),
        ("standard", 3, {"variant.more_money": True, "coins.excess": "must-buy"}, "no limit to exceed"),
        ("standard", 3, {"data": "0123456789ab"}, "--data"),
        ("standard", 3, {"data": "x"}, "fingerprint"),
        ("standard", 3, {"variant.short": True}, "unknown option"),
    ],
)
def test_options_that_the_rules_do_not_know_are_refused(
    preset: str, seats: int, changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        MERKATOR.options(preset, seats, changes)


def test_options_survive_as_data() -> None:
    data = MERKATOR.options("long", 4, {"variant.hand_card": True}).to_data()
    assert MERKATOR.read_options(data).to_data() == data
    with pytest.raises(OptionError, match="expected a table"):
        MERKATOR.read_options(3)
