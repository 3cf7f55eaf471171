"""What is hidden (section 13): the order of the stacks, from everybody, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from hanse.games.hansa.state import State
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import differences
from hanse.players import policy
from tests.hansa.table import COLOURS, TOKENS_EACH, market, new_game, position

SEATS = [2, 3, 4]


def midgame(seats: int, seed: int = 1, decisions: int = 90, **changes: object) -> State:
    focused, chance = policy("hansa", "focused"), chance_from_seed(seed)
    state = new_game(seats, seed, **changes)
    for _ in range(decisions):
        state.apply(focused(state, chance))
    return state


@pytest.mark.clause("HA-13.1", "HA-13.5", "HA-R-03")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_order_of_the_stacks_is_redrawn(seats: int) -> None:
    state, chance = midgame(seats), chance_from_seed("samples")
    orders = set()
    for seat in [None, *range(seats)]:
        for _ in range(8):
            other = state.sample(seat, chance)
            changed = {path[0] for path in differences(state.to_data(), other.to_data())}
            assert changed <= {"stacks"}
            assert other.view(seat) == state.view(seat)
            order = [tuple(stack) for stack in other.to_data()["stacks"]["order"]]
            assert [len(stack) for stack in order] == state.view(None)["stacks"]["heights"]
            assert Counter(t for stack in order for t in stack) == +Counter(state.view(None)["stacks"]["unseen"])
            orders.add(tuple(order))
    assert len(orders) > 8


@pytest.mark.clause("HA-13.5")
def test_every_order_is_equally_likely() -> None:
    state = position(stacks={"left": 3}, top=["red-1", "red-2", "red-3"])
    chance = chance_from_seed("orders")
    drawn = Counter(tuple(state.sample(0, chance).to_data()["stacks"]["order"][4]) for _ in range(1200))
    assert len(drawn) == 6
    assert min(drawn.values()) > 140
    assert max(drawn.values()) < 260


@pytest.mark.clause("HA-13.1", "HA-13.2", "HA-13.5", "HA-R-45")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_and_spectator_sees_the_same(seats: int) -> None:
    state = midgame(seats)
    views = [{**state.view(seat), "viewer": None} for seat in [None, *range(seats)]]
    assert all(view == views[0] for view in views)
    view = views[0]
    data = state.to_data()
    shown = ("ship", "aside", "first", "removed", "turn", "losses", "sale")
    assert {part: view[part] for part in shown} == {
        **{part: data[part] for part in shown},
        "turn": {**data["turn"], **{part: view["turn"][part] for part in ("round", "after")}},
    }
    for port, entry in data["ports"].items():
        assert {part: view["ports"][port][part] for part in entry} == entry
    for seat, entry in enumerate(data["seats"]):
        assert {part: view["seats"][seat][part] for part in entry} == entry


@pytest.mark.clause("HA-13.2")
def test_heights_phase_and_visit_are_public() -> None:
    state = position(ship="riga", market={"riga.a": "red-1"}, stacks={"left": 30}, turn={"used": True})
    view = state.view(1)
    assert view["stacks"]["heights"] == [0, 0, 10, 10, 10]
    assert view["turn"] == {"seat": 0, "phase": "visit", "used": True, "finished": 0, "round": 1, "after": 2}
    assert view["decision"] == {"kind": "visit", "seat": 0, "port": "riga", "used": True}


@pytest.mark.clause("HA-13.3", "HA-R-36")
def test_sold_tokens_are_public_unless_the_table_shows_only_their_number() -> None:
    seats = [{"sold": ["red-1", "red-3"]}]
    shown = position(seats=seats).view(2)["seats"][0]
    assert (shown["sold"], shown["sold_count"]) == (["red-1", "red-3"], 2)
    hidden = position(seats=seats, changes={"sold.visible": False})
    for viewer in (None, 0, 1):
        entry = hidden.view(viewer)["seats"][0]
        assert (entry["sold"], entry["sold_count"]) == (None, 2)
    over = position(
        seats=seats, changes={"sold.visible": False}, stacks={"left": 1}, turn={"phase": "over", "finished": 3}
    )
    assert over.view(1)["seats"][0]["sold"] == ["red-1", "red-3"]


@pytest.mark.clause("HA-13.4", "HA-R-46")
@pytest.mark.parametrize("seats", SEATS)
def test_the_supply_is_known_by_subtraction(seats: int) -> None:
    state = midgame(seats)
    view = state.view(None)
    everywhere = Counter(
        {
            f"{colour}-{barrels}": number
            for colour in COLOURS
            if colour not in view["aside"]
            for barrels, number in TOKENS_EACH.items()
        }
    )
    everywhere.subtract(market(state).values())
    everywhere.subtract(view["removed"])
    for entry in view["seats"]:
        everywhere.subtract(entry["open"])
        everywhere.subtract(entry["sold"])
    assert dict(everywhere) == view["stacks"]["unseen"]
