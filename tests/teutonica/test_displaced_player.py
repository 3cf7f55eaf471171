"""What the displaced player gets and may do with it (section 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hanse.games.teutonica.state import State
from tests.teutonica.table import (
    BASE_BOARDS,
    FULL_DESK,
    after,
    all_posts,
    asked,
    choices,
    events,
    fill,
    occupied,
    parked,
    pieces,
    place_words,
    play,
    position,
    posts_of,
    route_lengths,
    stock,
    supply,
)

# The origin of most displacements here lies in a corner of the board; its rings, read off the printed boards.
ORIGIN = "groningen-emden"
RINGS = {
    4: [
        {"emden-osnabruck", "emden-stade"},
        {"kampen-osnabruck", "osnabruck-bremen", "stade-hamburg"},
        {
            "kampen-arnheim",
            "hamburg-bremen",
            "bremen-minden",
            "bremen-hannover",
            "hamburg-lubeck",
            "hamburg-luneburg",
        },
    ],
    3: [
        {"emden-osnabruck"},
        {"kampen-osnabruck", "osnabruck-bremen"},
        {"kampen-arnheim", "hamburg-bremen", "bremen-minden", "bremen-hannover"},
    ],
}
NEAR = posts_of("base-4-5", RINGS[4][0])


def displaced(
    piece: str = "t1",
    *,
    routes: Mapping[str, list[str | None]] | None = None,
    mine: dict[str, Any] | None = None,
    players: int = 4,
    origin: str = ORIGIN,
    **rest: Any,
) -> State:
    """Seat 0 has just displaced a piece of seat 1; seat 0 pays in traders, `mine` is what seat 1 has."""
    state = position(
        players=players,
        routes={origin: [piece], **(routes or {})},
        seats=[{"supply": pieces(5)}, mine or {}, *[{"desk": FULL_DESK}] * (players - 2)],
        **rest,
    )
    return play(state, f"displace {origin}.1 with trader")


def crowd(players: int, rings: int, free: set[str] | None = None) -> dict[str, list[str | None]]:
    """Pieces of the last seats on every post of the rings around the origin, except on those named."""
    routes: dict[str, list[str | None]] = {}
    for ring, piece in zip(RINGS[players][:rings], ("t2", "t2", f"t{players - 1}"), strict=False):
        routes |= fill(ring, BASE_BOARDS[players], piece, free=free or set())
    return routes


# Who and how many -------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-5.2.1", "HT-5.1.1", "HT-4.3.5")
def test_the_owner_of_the_piece_decides_and_must_first_put_it_on_a_post() -> None:
    state = displaced("t1", mine={"stock": pieces(0, 0)}, cities={"lubeck": parked(1, 5)})
    assert asked(state) == ("displaced", 1)
    assert choices(state) == place_words(NEAR, "trader", "merchant")  # both kinds out of the supply; no refusal yet


@pytest.mark.clause("HT-5.1.1")
def test_the_displaced_piece_never_goes_to_the_supply() -> None:
    state = displaced("t1", mine={"supply": pieces(4, 1), "stock": pieces(6)})
    play(state, "place trader emden-stade.1", "done")
    assert occupied(state) == {f"{ORIGIN}.1": "t0", "emden-stade.1": "t1"}
    assert (supply(state, 1), stock(state, 1)) == (pieces(4, 1), pieces(6))


@pytest.mark.parametrize(("piece", "most"), [("t1", 2), ("m1", 3)])
@pytest.mark.clause("HT-5.1.2", "HT-5.2.2", "HT-1.1.4")
def test_one_compensation_piece_after_a_trader_and_two_after_a_merchant(piece: str, most: int) -> None:
    state = displaced(piece)
    before = stock(state, 1)["traders"]
    kinds = ["merchant"] if piece == "m1" else []
    for kind in kinds + ["trader"] * (most - len(kinds)):
        assert asked(state) == ("displaced", 1)
        play(state, sorted(choices(state) & place_words(NEAR, kind))[0])
    assert asked(state) == ("turn", 0)
    placed = [p for post, p in occupied(state).items() if not post.startswith(ORIGIN)]
    assert len(placed) == most
    assert stock(state, 1)["traders"] == before - (most - 1)


@pytest.mark.parametrize(("piece", "compensation"), [("t1", 1), ("m1", 2)])
@pytest.mark.clause("HT-5.1.5", "HT-5.2.2", "HT-R-10")
def test_any_number_of_compensation_pieces_may_be_refused(piece: str, compensation: int) -> None:
    kind = {"t": "trader", "m": "merchant"}[piece[0]]
    for accepted in range(compensation + 1):
        state = displaced(piece, mine={"supply": pieces(4)})
        play(state, f"place {kind} emden-stade.1")
        before = (supply(state, 1), stock(state, 1)["traders"])
        for number in range(accepted):
            assert "done" in choices(state)
            play(state, f"place trader emden-stade.{number + 2}")
        if accepted < compensation:
            play(state, "done")
        assert asked(state) == ("turn", 0)
        # A refused piece stays in the stock; it does not move to the supply.
        assert (supply(state, 1), stock(state, 1)["traders"]) == (before[0], before[1] - accepted)


@pytest.mark.clause("HT-5.1.1", "HT-5.1.5")
def test_the_displaced_piece_itself_cannot_be_refused() -> None:
    for order in ("free", "displaced-first"):
        state = position(
            changes={"displace.order": order},
            routes={ORIGIN: ["t1"]},
            seats=[{"supply": pieces(5)}],
        )
        play(state, f"displace {ORIGIN}.1 with trader")
        assert "done" not in choices(state)


@pytest.mark.clause("HT-5.1.1", "HT-5.1.5", "HT-R-7")
def test_refusal_is_open_only_when_the_displaced_piece_stands_again() -> None:
    state = displaced("m1", mine={"stock": pieces(4)})
    play(state, "place trader emden-stade.1")  # compensation first
    assert choices(state) == place_words(NEAR - {"emden-stade.1"}, "trader", "merchant")
    play(state, "place merchant emden-stade.2")
    assert choices(state) == place_words(NEAR - {"emden-stade.1", "emden-stade.2"}, "trader") | {"done"}


# Kinds and sources ------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-5.1.3", "HT-R-8", "HT-1.1.1")
def test_the_displaced_player_chooses_the_kind_of_compensation_from_the_stock() -> None:
    state = displaced("t1", mine={"supply": pieces(4), "stock": pieces(6, 1)})
    assert choices(state) == place_words(NEAR, "trader", "merchant")
    with_merchant = after(state, "place merchant emden-stade.1", "place trader emden-stade.2")
    assert stock(with_merchant, 1) == pieces(6, 0)
    with_trader = after(state, "place trader emden-stade.1", "place trader emden-stade.2")
    assert stock(with_trader, 1) == pieces(5, 1)
    assert asked(with_merchant) == asked(with_trader) == ("turn", 0)


@pytest.mark.clause("HT-5.1.3", "HT-5.1.4", "HT-R-9")
def test_while_the_stock_holds_a_piece_neither_supply_nor_board_may_give_one() -> None:
    state = displaced("t1", mine={"supply": pieces(9, 1), "stock": pieces(1)})
    # The merchant lies in the supply, so it cannot come along.
    assert choices(state) == place_words(NEAR, "trader")
    play(state, "place trader emden-stade.1", "place trader emden-stade.2")
    assert (supply(state, 1), stock(state, 1)) == (pieces(9, 1), pieces(0))


@pytest.mark.clause("HT-5.1.4", "HT-R-9")
def test_only_with_an_empty_stock_compensation_comes_from_the_supply() -> None:
    state = displaced("t1", mine={"supply": pieces(10, 1), "stock": pieces(0)})
    assert choices(state) == place_words(NEAR, "trader", "merchant")
    play(state, "place trader emden-stade.1")
    assert choices(state) == place_words(NEAR - {"emden-stade.1"}, "trader", "merchant") | {"done"}
    play(state, "place merchant emden-stade.2")
    assert (supply(state, 1), stock(state, 1)) == (pieces(10, 0), pieces(0))
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-5.1.4", "HT-R-9")
def test_the_source_is_judged_anew_for_each_piece_as_it_is_taken() -> None:
    # One trader in stock, one merchant in the supply: the one is taken before the other, and both in any order placed.
    cities = {"lubeck": parked(1, 11)}
    state = displaced(
        "m1", mine={"desk": {"keys": 1, "book": 1}, "supply": pieces(0, 1), "stock": pieces(1)}, cities=cities
    )
    play(state, "place merchant emden-stade.1")
    near = NEAR - {"emden-stade.1"}
    assert choices(state) == place_words(near, "trader", "merchant") | {"done"}
    near -= {"emden-stade.2"}
    trader_first = after(state, "place trader emden-stade.2")
    assert choices(trader_first) == place_words(near, "merchant") | {"done"}
    # The merchant could be taken only after the trader, which must be placed now.
    merchant_first = after(state, "place merchant emden-stade.2")
    assert choices(merchant_first) == place_words(near, "trader")
    for result in (
        after(trader_first, "place merchant emden-stade.3"),
        after(merchant_first, "place trader emden-stade.3"),
    ):
        assert (supply(result, 1), stock(result, 1)) == (pieces(0), pieces(0))
        assert asked(result) == ("turn", 0)


@pytest.mark.clause("HT-5.1.4", "HT-5.1.5", "HT-R-9", "HT-R-10", "HT-R-15")
def test_only_with_stock_and_supply_empty_a_piece_from_any_post_may_be_taken() -> None:
    routes: dict[str, list[str | None]] = {
        "quedlinburg-halle": [None, None, None, "t1"],
        "emden-stade": ["t1", None, None],
        ORIGIN: ["m1", "t1"],
    }
    state = displaced(
        "m1", mine={"supply": pieces(0), "stock": pieces(0)}, routes=routes, cities={"lubeck": parked(1, 8)}
    )
    near = NEAR - {"emden-stade.1"}
    lifts = {"lift quedlinburg-halle.4", "lift emden-stade.1", f"lift {ORIGIN}.2"}
    assert choices(state) == place_words(near, "merchant") | lifts
    # Whoever places refuses the rest.
    assert asked(after(state, "place merchant emden-osnabruck.1")) == ("turn", 0)
    play(state, "lift quedlinburg-halle.4")
    assert choices(state) == place_words(near, "trader", "merchant") | {"lift emden-stade.1", f"lift {ORIGIN}.2"}
    play(state, "place trader emden-stade.2")
    assert choices(state) == place_words(near - {"emden-stade.2"}, "merchant")


@pytest.mark.clause("HT-5.1.4", "HT-R-9")
@pytest.mark.parametrize("place", ["stock", "supply"])
def test_who_lifts_a_piece_has_taken_the_last_one_of_stock_and_supply(place: str) -> None:
    lying = {"supply": pieces(0), "stock": pieces(0), place: pieces(1)}
    state = displaced("m1", mine=lying, routes={"hamburg-lubeck": ["t1", "t1"]}, cities={"lubeck": parked(1, 8)})
    lifts = {"lift hamburg-lubeck.1", "lift hamburg-lubeck.2"}
    assert choices(state) == place_words(NEAR, "trader", "merchant") | lifts
    # One of two was put down: nothing is lifted any more.
    assert choices(after(state, "place trader emden-stade.1"), "lift", "done") == set()
    play(state, "lift hamburg-lubeck.2")
    assert choices(state) == place_words(NEAR, "trader", "merchant")
    play(state, "place trader emden-stade.1", "place merchant emden-stade.2")
    assert choices(state) == place_words(NEAR - {"emden-stade.1", "emden-stade.2"})
    play(state, "place trader emden-stade.3")
    assert (asked(state), supply(state, 1), stock(state, 1)) == (("turn", 0), pieces(0), pieces(0))


@pytest.mark.parametrize(("piece", "most"), [("t1", 1), ("m1", 2)])
@pytest.mark.clause("HT-5.1.2", "HT-5.1.4", "HT-5.2.2")
def test_no_more_pieces_come_from_the_board_than_from_the_stock(piece: str, most: int) -> None:
    far = ["quedlinburg-halle.1", "quedlinburg-halle.2", "quedlinburg-halle.3"]
    rest = 11 - 3 - (piece == "t1")
    cities = {"lubeck": parked(1, rest, int(piece == "t1"))}
    routes: dict[str, list[str | None]] = {"quedlinburg-halle": ["t1", "t1", "t1"]}
    state = displaced(piece, mine={"supply": pieces(0), "stock": pieces(0)}, routes=routes, cities=cities)
    for lifted in range(most):
        assert choices(state, "lift") == {f"lift {post}" for post in far[lifted:]}
        play(state, f"lift {far[lifted]}")
    kinds = {"t1": ["trader"], "m1": ["trader", "merchant"]}[piece]
    assert choices(state) == place_words(NEAR, *kinds)
    play(state, f"place {kinds[-1]} emden-stade.1")
    for number in range(most):
        assert asked(state) == ("displaced", 1)
        play(state, f"place trader emden-osnabruck.{number + 1}")
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-5.1.4", "HT-R-15")
def test_offices_and_special_prestige_merchants_are_never_taken_as_compensation() -> None:
    state = displaced(
        "t1",
        mine={"desk": {"book": 1}, "supply": pieces(0), "stock": pieces(0)},
        cities={"minden": ["t1"], "lubeck": parked(1, 9, 1)},
        prestige=[1],
    )
    # Nothing but the displaced piece itself is on a post.
    assert choices(state) == place_words(NEAR, "trader")
    play(state, "place trader emden-stade.1")
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-5.2.8", "HT-R-15")
def test_a_post_vacated_by_compensation_is_free_for_the_pieces_still_to_be_placed() -> None:
    # All near posts are taken; one of them by the displaced player's own trader.
    routes = crowd(4, 1, {"emden-stade.3"})
    routes["emden-stade"][2] = "t1"
    state = displaced(
        "m1", mine={"supply": pieces(0), "stock": pieces(0)}, routes=routes, cities={"lubeck": parked(1, 10)}
    )
    second = posts_of("base-4-5", RINGS[4][1])
    assert choices(state) == place_words(second, "merchant") | {"lift emden-stade.3"}
    play(state, "lift emden-stade.3")
    assert choices(state) == {"place merchant emden-stade.3", "place trader emden-stade.3"}
    merchant_near = after(state, "place merchant emden-stade.3")
    assert choices(merchant_near) == place_words(second, "trader")
    trader_back = after(state, "place trader emden-stade.3")
    assert choices(trader_back) == place_words(second, "merchant")


# Distance ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("ring", [0, 1, 2])
@pytest.mark.clause("HT-5.2.3", "HT-5.2.5")
def test_a_piece_goes_to_the_nearest_distance_with_a_free_post(players: int, ring: int) -> None:
    state = displaced(
        "t1", players=players, routes=crowd(players, ring), mine={"supply": pieces(4), "stock": pieces(6, 1)}
    )
    posts = posts_of(BASE_BOARDS[players], RINGS[players][ring])
    assert choices(state) == place_words(posts, "trader", "merchant")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("ring", [0, 1, 2])
@pytest.mark.clause("HT-5.2.5")
def test_a_single_free_post_at_the_nearest_distance_must_be_taken(players: int, ring: int) -> None:
    last = sorted(posts_of(BASE_BOARDS[players], RINGS[players][ring]))[-1]
    around = crowd(players, ring + 1, {last})
    state = displaced("t1", players=players, routes=around, mine={"supply": pieces(4), "stock": pieces(6, 1)})
    assert choices(state) == {f"place trader {last}", f"place merchant {last}"}


@pytest.mark.clause("HT-5.2.5", "HT-5.2.1", "HT-R-7")
def test_each_piece_is_judged_at_the_moment_it_is_placed() -> None:
    """The last near post may go to the compensation piece, which pushes the displaced piece outward, or not."""
    state = displaced("t1", routes=crowd(4, 1, {"emden-stade.2"}), mine={"supply": pieces(5), "stock": pieces(5, 1)})
    assert choices(state) == {"place trader emden-stade.2", "place merchant emden-stade.2"}
    second = posts_of("base-4-5", RINGS[4][1])
    pushed = after(state, "place merchant emden-stade.2")
    assert choices(pushed) == place_words(second, "trader")
    near = after(state, "place trader emden-stade.2")
    assert choices(near) == place_words(second, "trader", "merchant") | {"done"}


@pytest.mark.clause("HT-R-7")
def test_with_displaced_first_the_displaced_piece_goes_before_any_compensation() -> None:
    state = position(
        changes={"displace.order": "displaced-first"},
        routes={ORIGIN: ["m1"], **crowd(4, 1, {"emden-stade.2", "emden-stade.3"})},
        seats=[{"supply": pieces(5)}, {"stock": pieces(5)}, {"desk": FULL_DESK}],
    )
    play(state, f"displace {ORIGIN}.1 with trader")
    assert choices(state) == {"place merchant emden-stade.2", "place merchant emden-stade.3"}
    play(state, "place merchant emden-stade.3")
    assert choices(state) == {"place trader emden-stade.2", "done"}
    play(state, "place trader emden-stade.2")
    assert choices(state) == place_words(posts_of("base-4-5", RINGS[4][1]), "trader") | {"done"}


@pytest.mark.clause("HT-R-7", "HT-R-15")
def test_with_displaced_first_pieces_are_lifted_and_then_the_displaced_one_goes_first() -> None:
    state = position(
        changes={"displace.order": "displaced-first"},
        routes={ORIGIN: ["m1"], "hamburg-lubeck": ["t1"]},
        cities={"lubeck": parked(1, 10)},
        seats=[{"supply": pieces(5)}, {"supply": pieces(0), "stock": pieces(0)}],
    )
    play(state, f"displace {ORIGIN}.1 with trader")
    assert choices(state) == place_words(NEAR, "merchant") | {"lift hamburg-lubeck.1"}
    assert asked(after(state, "place merchant emden-stade.1")) == ("turn", 0)
    play(state, "lift hamburg-lubeck.1")
    assert choices(state) == place_words(NEAR, "merchant")
    play(state, "place merchant emden-stade.1")
    assert choices(state) == place_words(NEAR - {"emden-stade.1"})


@pytest.mark.clause("HT-5.2.4", "HT-R-11")
def test_displaced_pieces_never_return_to_their_route() -> None:
    state = displaced("t1")  # two posts of the origin are free
    assert not any(ORIGIN in text for text in choices(state))
    far = displaced("t1", routes=crowd(4, 3))  # even when everything around is full
    assert choices(far)
    assert not any(ORIGIN in text for text in choices(far))


@pytest.mark.clause("HT-5.2.3", "HT-5.2.7")
def test_both_sides_of_the_origin_are_near_and_pieces_may_be_spread() -> None:
    state = displaced("m1", origin="osnabruck-bremen", mine={"supply": pieces(4), "stock": pieces(7)})
    west = posts_of("base-4-5", ["emden-osnabruck", "kampen-osnabruck"])
    east = posts_of("base-4-5", ["hamburg-bremen", "bremen-minden", "bremen-hannover"])
    assert choices(state) == place_words(west | east, "trader", "merchant")
    play(state, "place merchant kampen-osnabruck.1", "place trader bremen-minden.2")
    taken = {"kampen-osnabruck.1", "bremen-minden.2"}
    assert choices(state) == place_words((west | east) - taken, "trader") | {"done"}
    play(state, "place trader emden-osnabruck.4")
    assert asked(state) == ("turn", 0)


@pytest.mark.clause("HT-5.2.3", "HT-5.2.5")
def test_a_full_side_does_not_open_the_next_distance_while_the_other_side_is_free() -> None:
    routes = fill(["arnheim-duisburg"], "base-4-5", "t2")
    state = displaced("t1", origin="duisburg-dortmund", routes=routes, mine={"stock": pieces(3)})
    assert choices(state) == place_words(posts_of("base-4-5", ["dortmund-paderborn"]), "trader")


@pytest.mark.clause("HT-5.2.5", "HT-5.2.3")
def test_a_full_route_is_passed_through() -> None:
    """A full route does not block the way: what lies beyond it is at its distance all the same."""
    routes = fill(["arnheim-duisburg", "dortmund-paderborn"], "base-4-5", "t2")
    state = displaced("t1", origin="duisburg-dortmund", routes=routes, mine={"stock": pieces(3)})
    beyond = ["kampen-arnheim", "arnheim-munster", "minden-paderborn", "paderborn-warburg", "paderborn-hildesheim"]
    assert choices(state) == place_words(posts_of("base-4-5", beyond), "trader")


# No post left -----------------------------------------------------------------------------------------------------


def full_board(free: set[str]) -> dict[str, list[str | None]]:
    """Pieces of seats 2, 3 and 4 on every post of the large board except the origin and those named."""
    routes = fill(set(route_lengths("base-4-5")) - {ORIGIN}, "base-4-5", "t2", free=free)
    names = sorted(routes)
    owners = ["t2"] * 25 + ["m2"] * 4 + ["t3"] * 26 + ["m3"] * 4 + ["t4"] * 26 + ["m4"] * 4 + ["t0"] * 20
    for name in names:
        routes[name] = [owners.pop(0) if piece else None for piece in routes[name]]
    return routes


def on_a_full_board(piece: str, free: set[str]) -> State:
    """Seat 1 has a single piece on a post, at the origin; everything is full except there and on the posts named."""
    desks: list[dict[str, Any]] = [{"desk": FULL_DESK} for _ in range(5)]
    desks[0]["supply"] = pieces(3)
    return position(players=5, routes={**full_board(free), ORIGIN: [piece]}, seats=desks)


@pytest.mark.parametrize("piece", ["t1", "m1"])
@pytest.mark.clause("HT-5.2.10", "HT-R-14", "HT-5.2.4")
def test_a_piece_without_any_post_left_goes_to_its_owners_stock(piece: str) -> None:
    state = on_a_full_board(piece, set())
    free = all_posts("base-4-5") - set(occupied(state))
    assert free == {f"{ORIGIN}.2", f"{ORIGIN}.3"}
    before = (supply(state, 1), stock(state, 1))
    told = events(state, f"displace {ORIGIN}.1 with trader")
    kind = {"t": "trader", "m": "merchant"}[piece[0]]
    assert {"event": "returned", "owner": 1, "kind": kind} in told
    assert asked(state) == ("turn", 0)
    before[1][f"{kind}s"] += 1
    assert (supply(state, 1), stock(state, 1)) == before


@pytest.mark.clause("HT-5.2.5", "HT-5.2.10", "HT-5.1.5")
def test_the_last_post_of_the_board_takes_the_piece_however_far_it_is() -> None:
    state = on_a_full_board("t1", {"quedlinburg-halle.3"})
    play(state, f"displace {ORIGIN}.1 with trader")
    assert choices(state) == {"place trader quedlinburg-halle.3", "place merchant quedlinburg-halle.3"}
    play(state, "place trader quedlinburg-halle.3")
    assert asked(state) == ("turn", 0)  # no post for compensation


@pytest.mark.clause("HT-5.2.10", "HT-5.2.1")
def test_compensation_on_the_last_post_sends_the_displaced_piece_to_the_stock() -> None:
    state = on_a_full_board("t1", {"quedlinburg-halle.3"})
    play(state, f"displace {ORIGIN}.1 with trader")
    before = stock(state, 1)
    play(state, "place merchant quedlinburg-halle.3")
    assert asked(state) == ("turn", 0)
    assert stock(state, 1) == pieces(before["traders"] + 1, before["merchants"] - 1)


# Afterwards -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-5.2.11", "HT-3.3")
def test_the_active_player_continues_only_when_the_displaced_player_has_finished() -> None:
    state = displaced("m1", mine={"stock": pieces(4)})
    for text in ("place merchant emden-stade.1", "place trader emden-stade.2"):
        play(state, text)
        assert asked(state) == ("displaced", 1)
        assert choices(state, "recruit", "displace", "establish", "end") == set()
    play(state, "place trader emden-stade.3")
    assert asked(state) == ("turn", 0)
    assert "end turn" in choices(state)


@pytest.mark.clause("HT-5.2.1", "HT-3.1")
def test_each_displacement_of_a_turn_is_answered_by_its_own_victim() -> None:
    state = position(
        routes={ORIGIN: ["t1", "t2"]},
        seats=[{"desk": {"actions": 1}, "supply": pieces(6)}, {"stock": pieces(3)}, {"stock": pieces(3)}],
    )
    play(state, f"displace {ORIGIN}.1 with trader")
    assert asked(state) == ("displaced", 1)
    play(state, "place trader emden-stade.1", "done", f"displace {ORIGIN}.2 with trader")
    assert asked(state) == ("displaced", 2)
    play(state, "place trader emden-stade.2", "done")
    assert asked(state) == ("turn", 0)
    assert occupied(state) == {
        f"{ORIGIN}.1": "t0",
        f"{ORIGIN}.2": "t0",
        "emden-stade.1": "t1",
        "emden-stade.2": "t2",
    }
