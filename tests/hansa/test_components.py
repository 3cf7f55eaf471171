"""What the game is made of (section 1)."""

from __future__ import annotations

import pytest

from hanse.games.hansa.board import SHELF
from hanse.games.hansa.game import HANSA
from hanse.kernel.facts import STANDARD
from tests.hansa.table import (
    COLOURS,
    PORTS,
    TOKENS_EACH,
    after,
    asked,
    choices,
    events,
    full_market,
    market,
    new_game,
    play,
    position,
    posts,
    purses,
    removed,
    seat,
    warehouses,
)

# Appendix A: number, warehouses, routes.
APPENDIX = {
    "tonsberg": (1, 2, ["stockholm"]),
    "aalborg": (2, 2, ["copenhagen"]),
    "copenhagen": (3, 1, ["danzig", "lubeck", "tonsberg"]),
    "lubeck": (4, 2, ["aalborg"]),
    "stockholm": (5, 2, ["reval", "kalmar"]),
    "kalmar": (6, 1, ["copenhagen"]),
    "danzig": (7, 1, ["kalmar", "reval"]),
    "reval": (8, 1, ["riga"]),
    "riga": (9, 2, ["danzig"]),
}


@pytest.mark.clause("HA-1.1", "HA-R-53")
def test_nine_ports_with_number_warehouses_and_routes() -> None:
    board = SHELF.tables(STANDARD)
    assert tuple(board.port_keys) == PORTS == tuple(APPENDIX)
    for port, (number, count, ways) in APPENDIX.items():
        index = PORTS.index(port)
        assert (board.numbers[index], board.warehouses[index]) == (number, count)
        state = position(ship=port)
        assert choices(state, "sail") == {f"sail {way}" for way in ways}
    doubtful = {city["id"] for city in HANSA.facts(STANDARD)["board.toml"]["city"] if "reconstructed" in city.values()}
    assert doubtful == set(PORTS) - {"tonsberg"}  # what nobody has checked is marked as such


@pytest.mark.clause("HA-1.2", "HA-R-02")
def test_warehouses_are_ordered_by_port_number_then_letter() -> None:
    letters = {port: "ab"[:count] for port, (_, count, _) in APPENDIX.items()}
    assert warehouses() == [f"{port}.{letter}" for port in APPENDIX for letter in letters[port]]
    state = position(turn={"phase": "refill"}, market={"riga.b": "red-1"}, top=["blue-1", "blue-2", "blue-3"])
    play(state, "refill")
    assert [market(state)[slot] for slot in warehouses()[:3]] == ["blue-1", "blue-2", "blue-3"]


@pytest.mark.clause("HA-1.2")
def test_a_warehouse_holds_one_token_or_none() -> None:
    state = position(ship="riga", market={"riga.a": "red-1"})
    assert choices(state, "buy") == {"buy riga.a"}
    assert choices(after(state, "buy riga.a", "sail danzig"), "buy") == set()


@pytest.mark.clause("HA-1.3", "HA-R-24")
def test_routes_are_used_in_their_direction_only() -> None:
    pairs = {(port, way) for port, (_, _, ways) in APPENDIX.items() for way in ways}
    assert len(pairs) == 13
    for start, end in pairs:
        assert f"sail {end}" in choices(position(ship=start))
        assert f"sail {start}" not in choices(position(ship=end))
    facts = HANSA.facts(STANDARD)["board.toml"]["route"]
    assert [(route["from"], route["to"]) for route in facts if route["kind"] == "land"] == [("tonsberg", "stockholm")]
    told = events(position(ship="tonsberg", seats=[{"purse": 1}]), "sail stockholm")
    assert told == [{"event": "sailed", "seat": 0, "from": "tonsberg", "to": "stockholm", "price": 1}]


@pytest.mark.clause("HA-1.4", "HA-1.13")
def test_one_ship_for_all_and_turns_to_the_left() -> None:
    state = position(ship="danzig", market=full_market())
    play(state, "sail kalmar", "end turn")
    assert (state.to_data()["ship"], state.mover()) == ("kalmar", 1)
    play(state, "end turn", "end turn")
    assert state.mover() == 0


@pytest.mark.clause("HA-1.5")
def test_tokens_come_from_the_top_of_the_first_stack() -> None:
    state = position(turn={"phase": "refill"}, market=full_market(riga_b=None))
    first = state.to_data()["stacks"]["order"][0]
    told = events(state, "refill")
    assert told[1:] == [{"event": "drawn", "slot": "riga.b", "token": first[0], "stack": 1}]
    assert state.to_data()["stacks"]["order"][0] == first[1:]


@pytest.mark.clause("HA-1.6")
def test_thirteen_tokens_of_each_colour() -> None:
    state = new_game(4)
    data = state.to_data()
    tokens = list(market(state).values()) + [token for stack in data["stacks"]["order"] for token in stack]
    assert {token: tokens.count(token) for token in set(tokens)} == {
        f"{colour}-{barrels}": number for colour in COLOURS for barrels, number in TOKENS_EACH.items()
    }
    assert len(tokens) == 78
    assert tuple(state.board.colour_keys) == COLOURS


@pytest.mark.clause("HA-1.6")
def test_tokens_of_a_kind_are_one_choice() -> None:
    state = position(seats=[{"open": ["red-2", "red-2", "red-1"]}])
    assert choices(state, "install") == {"install red-1", "install red-2"}


@pytest.mark.clause("HA-1.7", "HA-1.8")
def test_a_token_goes_from_supply_to_market_to_open_to_sold_or_out() -> None:
    state = position(
        turn={"phase": "refill"}, ship="reval", posts={"riga": [1]}, market=full_market(reval_a=None), top=["blue-2"],
        seats=[{"open": ["blue-1", "blue-3"], "purse": 9}, {"open": ["blue-2"]}],
    )  # fmt: skip
    play(state, "refill")
    assert market(state)["reval.a"] == "blue-2"
    play(state, "buy reval.a", "sail riga")
    assert seat(state, 0)["open"] == ["blue-1", "blue-2", "blue-3"]
    play(state, "sell blue-2", "sell blue-1", "done")
    assert (seat(state, 0)["open"], seat(state, 0)["sold"]) == (["blue-3"], ["blue-1", "blue-2"])
    before = removed(state)
    assert before.count("blue-2") == 1 + removed(position(market=full_market())).count("blue-2")  # the loss of seat 1
    play(state, "sail danzig", "install blue-3")
    assert seat(state, 0)["open"] == []
    assert removed(state) == sorted([*before, "blue-3"], key=_order)


def _order(token: str) -> tuple[int, str]:
    colour, barrels = token.split("-")
    return COLOURS.index(colour), barrels


@pytest.mark.clause("HA-1.9")
def test_each_player_has_fifteen_posts() -> None:
    state = new_game()
    assert [seat(state, number)["reserve"] for number in range(3)] == [15, 15, 15]
    first = state.mover()
    play(state, "place riga")
    assert (seat(state, first)["reserve"], posts(state, "riga")[first]) == (13, 2)


@pytest.mark.clause("HA-1.10")
def test_presence_is_one_post() -> None:
    tokens = [{"open": ["red-1", "red-1"]}]
    assert choices(position(posts={"riga": [1]}, ship="riga", seats=tokens), "sell") == {"sell red-1"}
    assert choices(position(posts={"riga": [0, 1]}, ship="riga", seats=tokens), "sell") == set()


@pytest.mark.clause("HA-1.11", "HA-R-25")
@pytest.mark.parametrize(
    ("there", "leader"),
    [
        ([0, 0, 0], None),
        ([1, 0, 0], 0),
        ([1, 2, 0], 1),
        ([2, 2, 0], None),
        ([2, 2, 3], 2),
        ([3, 2, 2], 0),
        ([0, 4, 4], None),
        ([1, 4, 4], None),
    ],
)
def test_the_leader_has_strictly_more_posts_than_every_other(there: list[int], leader: int | None) -> None:
    assert position(posts={"riga": there}).view(None)["ports"]["riga"]["leader"] == leader


@pytest.mark.clause("HA-1.12")
def test_money_that_does_not_pass_between_players_is_the_banks() -> None:
    state = position(seats=[{"purse": 5}, {"purse": 0}, {"purse": 1}])
    assert state.view(None)["bank"] == 22 - 6
    play(state, "sail danzig")
    assert (purses(state), state.view(None)["bank"]) == ([4, 0, 1], 17)


@pytest.mark.clause("HA-1.14")
def test_a_round_begins_with_the_first_player() -> None:
    state = position(first=1, market=full_market())
    rounds = []
    for _ in range(6):
        rounds.append((state.mover(), state.view(None)["turn"]["round"]))
        play(state, "end turn")
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)]


@pytest.mark.clause("HA-1.15", "HA-R-19")
def test_a_visit_begins_with_arrival_or_turn_and_ends_with_departure_or_turn() -> None:
    state = position(ship="riga", seats=[{"open": ["red-1", "red-2"]}], market=full_market())
    play(state, "install red-1")
    assert choices(state) == {"end turn", "sail danzig"}
    assert "install red-2" in choices(after(state, "sail danzig"))
    later = after(state, "end turn")
    assert (later.to_data()["ship"], choices(later, "buy")) == ("riga", {"buy riga.a", "buy riga.b"})


@pytest.mark.clause("HA-1.16")
def test_the_four_players_have_one_colour_each() -> None:
    colours = [entry["id"] for entry in HANSA.facts(STANDARD)["board.toml"]["player_colour"]]
    assert colours == ["grey", "yellow", "purple", "white"]


@pytest.mark.clause("HA-1.17")
def test_a_position_is_completely_described_by_its_data() -> None:
    state = position(
        turn={"phase": "refill", "seat": 1}, market=full_market(riga_a=None), posts={"riga": [1, 1]},
        seats=[{"open": ["blue-1", "blue-2"]}, {"open": ["blue-1", "blue-3"]}], ship="riga",
    )  # fmt: skip
    way = ["refill", "sell blue-1", "sell blue-3", "done", "lose blue-2", "sail danzig", "end turn"]
    kinds = []
    for text in way:
        again = HANSA.read_position(state.to_data())
        assert (again.key(), again.to_data()) == (state.key(), state.to_data())
        kinds.append(asked(state))
        play(state, text)
        play(again, text)
        assert again.key() == state.key()
    assert kinds == [("refill", 1), ("visit", 1), ("sale", 1), ("sale", 1), ("loss", 0), ("visit", 1), ("visit", 1)]
