"""Installing posts (section 8)."""

from __future__ import annotations

import pytest

from tests.hansa.table import after, choices, events, play, position, posts, purses, removed, seat


@pytest.mark.clause("HA-8.1", "HA-R-28", "HA-R-30")
@pytest.mark.parametrize("barrels", [1, 2, 3])
def test_as_many_posts_as_barrels_for_one_token(barrels: int) -> None:
    state = position(ship="danzig", posts={"danzig": [1]}, seats=[{"open": [f"red-{barrels}", "green-1"], "purse": 1}])
    before = removed(state).count(f"red-{barrels}")
    told = events(state, f"install red-{barrels}")
    assert told == [{"event": "installed", "seat": 0, "port": "danzig", "token": f"red-{barrels}", "posts": barrels}]
    assert (posts(state, "danzig"), seat(state, 0)["reserve"]) == ([1 + barrels, 0, 0], 14 - barrels)
    assert (seat(state, 0)["open"], removed(state).count(f"red-{barrels}")) == (["green-1"], before + 1)
    assert purses(state)[0] == 1


@pytest.mark.clause("HA-8.1", "HA-8.2", "HA-R-28")
def test_with_too_few_in_reserve_all_of_it_and_never_fewer_by_choice() -> None:
    state = position(ship="danzig", posts={"riga": [13]}, seats=[{"open": ["red-3"]}])
    assert choices(state, "install") == {"install red-3"}
    play(state, "install red-3")
    assert (posts(state, "danzig")[0], seat(state, 0)) == (2, {"purse": 3, "reserve": 0, "open": [], "sold": []})


@pytest.mark.clause("HA-8.3", "HA-R-29", "HA-16.3")
def test_an_empty_reserve_installs_nothing_until_a_sale_returns_a_post() -> None:
    state = position(
        ship="reval", posts={"reval": [7], "danzig": [8]}, seats=[{"open": ["red-1", "red-2", "green-3"], "purse": 9}]
    )
    assert choices(state, "install") == set()
    play(state, "sell red-1", "sell red-2", "done", "sail riga")
    assert choices(state, "install") == {"install green-3"}
    assert posts(play(state, "install green-3"), "riga")[0] == 1


@pytest.mark.clause("HA-8.4", "HA-R-30", "HA-R-06")
def test_no_presence_is_needed_and_there_is_no_limit_in_a_port() -> None:
    state = position(ship="copenhagen", posts={"danzig": [5, 2]}, seats=[{"open": ["red-3"]}])
    assert posts(after(state, "install red-3"), "copenhagen") == [3, 0, 0]
    play(state, "sail danzig", "install red-3")
    assert posts(state, "danzig") == [8, 2, 0]


@pytest.mark.clause("HA-8.4")
def test_one_token_for_each_action() -> None:
    state = position(ship="danzig", seats=[{"open": ["red-3", "red-1"]}])
    play(state, "install red-3")
    assert choices(state, "install") == set()


@pytest.mark.clause("HA-16.2")
def test_without_a_post_on_the_board_a_player_may_buy_and_install_but_not_sell() -> None:
    state = position(ship="danzig", market={"danzig.a": "red-1"}, seats=[{"open": ["red-2", "red-2"]}])
    assert choices(state) == {"buy danzig.a", "install red-2", "sail kalmar", "sail reval", "end turn"}
