"""What is played in a tournament, and in which order."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import pytest

from hanse.arena.tournament import MOST_GAMES, place_of, read_tournament
from hanse.games import GAMES, find_game
from hanse.kernel.errors import HanseError
from tests.arena.small import small

HANSA = find_game("hansa")


def test_in_a_pool_everybody_sits_alone_on_every_seat_against_copies_of_everybody_else() -> None:
    tournament = small(players=("a", "b", "c"), games=1)
    assert [(cell.name, cell.seatings) for cell in tournament.cells][:2] == [
        ("a vs b", [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]),
        ("a vs c", [("a", "c", "c"), ("c", "a", "c"), ("c", "c", "a")]),
    ]
    assert len(tournament.cells) == 6


def test_against_names_whose_copies_are_played_against() -> None:
    tournament = small(players=("a", "b", "c"), against=("c", "b"))
    assert [cell.name for cell in tournament.cells] == ["a vs c", "a vs b", "b vs c", "c vs b"]


def test_a_mix_plays_every_different_seating_once_with_every_deal() -> None:
    (cell,) = small(players=("a", "a", "b"), mix=True).cells
    assert cell.name is None
    assert sorted(cell.seatings) == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]
    (cell,) = small(players=("a", "b", "c", "d"), mix=True, games=25).cells
    assert (len(cell.seatings), cell.deals) == (24, 2)


def test_all_cells_play_the_same_deals() -> None:
    tournament = small(players=("a", "b", "c"), games=9)
    seeds = defaultdict(Counter)  # type: ignore[var-annotated]  # of texts
    for fixture in tournament.fixtures():
        seeds[fixture.cell][tournament.seed_of(fixture.deal)] += 1
    assert all(each == {"test/0": 3, "test/1": 3, "test/2": 3} for each in seeds.values())


def test_games_are_rounded_up_to_whole_deals() -> None:
    places = (place_of(HANSA, None, 3), place_of(HANSA, None, 4), place_of(find_game("merkator"), "long", 4))
    tournament = small(places=places, games=10)
    assert [cell.deals * len(cell.seatings) for cell in tournament.cells] == [12, 12, 12, 12, 12, 12]
    assert [cell.deals for cell in tournament.cells] == [4, 4, 3, 3, 3, 3]
    fixtures = list(tournament.fixtures())
    assert [fixture.number for fixture in fixtures] == list(range(tournament.total))
    assert [fixture.deal for fixture in fixtures] == sorted(fixture.deal for fixture in fixtures)


@pytest.mark.parametrize("game", GAMES)
def test_a_tournament_is_the_same_after_its_way_to_another_process(game: str) -> None:
    changes = {"data": "standard"} if game == "hansa" else {}
    tournament = small(places=(place_of(find_game(game), None, 3, changes),), settle="even")
    again = read_tournament(tournament.to_data())
    assert again.to_data() == tournament.to_data()
    assert list(again.fixtures()) == list(tournament.fixtures())


def test_a_place_is_named_as_it_is_typed() -> None:
    place = place_of(find_game("teutonica"), "bigbox2020", 4, {"modules.missions": True, "modules.favours": True})
    assert place.name == "teutonica/bigbox2020/4/modules.favours=on,modules.missions=on"
    assert place_of(HANSA).name == "hansa/hansa2004/4"


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"players": ("a",)}, "a: expected at least two different players"),
        ({"players": ("a",), "against": ("a",)}, "a: expected at least two different players"),
        ({"players": ("a", "b", "a")}, "a, b, a: expected each player once"),
        ({"players": ("a", "b"), "mix": True}, "2 players for 3 seats: expected one for each seat"),
        ({"games": MOST_GAMES}, f"a tournament of 2000004 games: expected at most {MOST_GAMES}"),
        ({"players": tuple(map(str, range(200))), "mix": True}, f"7880400 games: expected at most {MOST_GAMES}"),
        ({"places": (place_of(HANSA), place_of(HANSA))}, "the same place is named twice"),
        ({"places": (place_of(find_game("merkator"), "solo", 1),)}, "merkator/solo/1: expected a place for at least 2"),
    ],
)
def test_what_is_no_tournament_is_refused(changes: dict[str, Any], refusal: str) -> None:
    with pytest.raises(HanseError, match=refusal):
        small(**changes)
