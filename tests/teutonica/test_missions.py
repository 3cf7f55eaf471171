"""Mission cards (section 11): dealt in secret, scored and shown at the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.state import State
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import play_checked, uniform
from hanse.kernel.errors import PositionError
from tests.teutonica.table import new_game, play, position, seat

# Appendix C of the rules.
CARDS = [
    ["osnabruck", "stendal", "paderborn"],
    ["dortmund", "minden", "luneburg"],
    ["minden", "perleberg", "goslar"],
    ["arnheim", "perleberg", "hannover"],
    ["dortmund", "stendal", "kampen"],
    ["arnheim", "osnabruck", "hildesheim"],
    ["arnheim", "perleberg", "bremen"],
    ["minden", "osnabruck", "magdeburg"],
    ["dortmund", "stendal", "munster"],
]
ON: dict[str, Any] = {"modules.missions": True}


def cards(state: State) -> list[list[str]]:
    """The card of each seat."""
    return [entry["mission"] for entry in state.to_data()["seats"]]


def ended(card: list[str], cities: dict[str, Any], score: int = 19) -> State:
    """Seat 0, who has this card, has ended the game by its twentieth point, at Lübeck, which is on no card."""
    state = position(
        changes=ON,
        cities={**cities, "lubeck": ["t0"]},
        routes={"hamburg-lubeck": ["t0"] * 3},
        seats=[{"mission": card, "score": score, "desk": {"keys": 4, "actions": 5}}],
    )
    state.listen()
    return play(state, "establish hamburg-lubeck", "done")


# Setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-11.1", "HT-11.2")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_every_seat_gets_one_of_the_nine_cards_at_random(preset: str, players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        dealt = cards(new_game(preset, players, seed, **ON))
        assert len(dealt) == players
        assert all(card in CARDS for card in dealt)
        assert len({card[2] for card in dealt}) == players
        seen.update(card[2] for card in dealt)
    assert set(seen) == {card[2] for card in CARDS}


@pytest.mark.clause("HT-11.2")
def test_the_upper_cities_stand_on_three_cards_and_the_third_on_one() -> None:
    assert set(Counter(city for card in CARDS for city in card[:2]).values()) == {3}
    assert set(Counter(city for card in CARDS for city in card).values()) == {1, 3}
    assert len({card[2] for card in CARDS}) == 9


@pytest.mark.clause("HT-11.1")
def test_without_the_module_nothing_is_dealt_and_the_game_is_the_same() -> None:
    plain, carded = new_game(seed=3), new_game(seed=3, **ON)
    assert "mission" not in seat(plain, 0)
    for part in ("routes", "turn"):
        assert plain.to_data()[part] == carded.to_data()[part]


# Secrecy ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-2.3.4", "HT-11.1")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_a_view_shows_the_own_card_and_no_other(viewer: int | None) -> None:
    state = new_game(seed=5, **ON)
    seen = state.view(viewer)
    shown = {number: entry["mission"] for number, entry in enumerate(seen["seats"]) if "mission" in entry}
    assert shown == ({} if viewer is None else {viewer: cards(state)[viewer]})
    assert [number for number, entry in enumerate(seen["now"]) if "missions" in entry] == list(shown)


@pytest.mark.clause("HT-2.3.4", "HT-11.1")
@pytest.mark.parametrize("viewer", [None, 2])
def test_states_drawn_for_a_seat_keep_its_card_and_deal_the_others_anew(viewer: int | None) -> None:
    state = new_game(seed=5, **ON)
    chance = chance_from_seed(1, "samples")
    met: list[set[str]] = [set() for _ in range(4)]
    for _ in range(200):
        other = state.sample(viewer, chance)
        assert other.view(viewer) == state.view(viewer)
        for number, card in enumerate(cards(other)):
            met[number].add(card[2])
    every = {card[2] for card in CARDS}
    for number in range(4):
        own = {cards(state)[number][2]}
        kept = {cards(state)[viewer][2]} if viewer is not None else set()
        assert met[number] == (own if number == viewer else every - kept)


@pytest.mark.clause("HT-11.5", "HT-2.3.4")
def test_the_score_if_it_ended_now_counts_only_the_own_card_and_only_for_its_owner() -> None:
    cities = {"minden": ["t0"], "goslar": ["t0"], "dortmund": ["m1"]}
    seats = [{"mission": CARDS[2]}, {"mission": CARDS[1]}]
    state = position(changes=ON, cities=cities, seats=seats)
    public = state.view(None)["now"]
    assert public[0]["total"] == 2 * 2 + 1  # two cities, a network of one
    assert state.scores() == [entry["total"] for entry in public]
    mine = state.view(0)["now"]
    assert mine[0] == {**public[0], "missions": 2, "total": public[0]["total"] + 2}
    assert mine[1:] == public[1:]


@pytest.mark.clause("HT-2.3.4", "HT-11.1")
def test_no_event_before_the_end_tells_of_a_card() -> None:
    state = new_game(seed=2, **ON)
    state.listen()
    chance = chance_from_seed(2)
    for _ in range(300):
        state.apply(uniform(state, chance))
    assert not any("mission" in event["event"] for event in state.events())


@pytest.mark.clause("HT-11.5", "HT-11.1")
def test_at_the_end_all_cards_are_shown_to_everybody() -> None:
    state = ended(CARDS[2], {"goslar": ["t0"], "minden": ["t1"], "perleberg": ["t0"]})
    shown = [event for event in state.events() if event["event"] == "mission_revealed"]
    assert [event["seat"] for event in shown] == [0, 1, 2, 3]
    assert shown[0] == {"event": "mission_revealed", "seat": 0, "cities": CARDS[2], "points": 2}
    for viewer in (None, 0, 1, 2, 3):
        assert [entry["mission"] for entry in state.view(viewer)["seats"]] == cards(state)
        assert state.view(viewer)["now"] == state.score_sheet()
    assert cards(state.sample(None, chance_from_seed(1))) == cards(state)


# Points -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-11.3", "HT-11.4", "HT-R-42", "HT-10.7")
@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ({}, 0),
        ({"minden": ["t0"]}, 1),
        ({"minden": ["t1", "t1", "t0"]}, 1),  # an office is enough, whoever controls the city
        ({"minden": ["t0", "t0"]}, 1),  # two offices in one city are one city
        ({"minden": {"offices": ["t1"], "extra": ["t0"]}}, 1),  # an extra office is an office
        ({"minden": ["t0"], "perleberg": ["t0"]}, 2),
        ({"minden": ["t0"], "perleberg": ["t0"], "goslar": ["t0"]}, 8),
        ({"minden": ["t0", "t1"], "perleberg": ["t0"], "goslar": ["t0"]}, 3),  # a tie: the other stands further right
        ({"minden": ["t1", "t0"], "perleberg": ["t0"], "goslar": ["t0"]}, 8),  # a tie: the own stands further right
        ({"minden": ["t0", "t1", "t1"], "perleberg": ["t0"], "goslar": ["t0"]}, 3),  # two of three give no part of it
        ({"minden": ["t1", "t1", "t0"], "perleberg": ["t1"], "goslar": ["t0"]}, 2),
        ({"bremen": ["m0"], "hannover": ["t0"], "arnheim": ["t0"]}, 0),  # cities of other cards
    ],
)
def test_a_card_is_worth_its_offices_and_five_for_control_of_all_three(cities: dict[str, Any], points: int) -> None:
    state = ended(CARDS[2], cities)
    sheet = state.score_sheet()[0]
    assert sheet["missions"] == points
    assert sheet["total"] == sum(value for name, value in sheet.items() if name != "total") == state.scores()[0]


@pytest.mark.clause("HT-11.5", "HT-9.2.5")
def test_mission_points_do_not_end_the_game() -> None:
    cities = {"minden": ["t0"], "perleberg": ["t0"], "goslar": ["t0"]}
    state = position(changes=ON, cities=cities, seats=[{"mission": CARDS[2], "score": 15}])
    play(state, "place trader stade-hamburg.1")
    assert not state.over()
    assert seat(state, 0)["score"] == 15


@pytest.mark.clause("HT-10.7", "HT-10.8")
def test_a_mission_can_win_the_game() -> None:
    cities = {"minden": ["t1"], "perleberg": ["t1"], "goslar": ["t1"]}
    end = {"over": True, "ending": ["points"], "cities": cities}
    plain = position(seats=[{"score": 20}, {"score": 9}], **end)
    assert (plain.scores()[:2], plain.ranks()[:2]) == ([20, 16], [1, 2])
    state = position(changes=ON, seats=[{"score": 20}, {"score": 9, "mission": CARDS[2]}], **end)
    assert (state.scores()[:2], state.ranks()[:2]) == ([20, 24], [2, 1])


# Positions and whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "complaint"),
    [
        ([{"mission": ["minden"]}], "seat 0: mission: ['minden']: expected the cities of a card: osnabruck, stendal, "),
        ([{"mission": 3}], "seat 0: mission: 3: expected the cities of a card: "),
        (
            [{"mission": CARDS[0]}, {"mission": CARDS[0]}],
            "mission cards [1, 1, 2, 3]: expected a different one",
        ),
    ],
)
def test_cards_that_cannot_be_dealt_are_refused(seats: list[Any], complaint: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(changes=ON, seats=seats)
    assert str(caught.value).startswith(complaint)


def test_a_card_without_the_module_is_refused() -> None:
    with pytest.raises(PositionError) as caught:
        position(seats=[{"mission": CARDS[0]}])
    assert str(caught.value) == "seat 0: mission: expected none without modules.missions"


def test_a_position_read_back_keeps_the_cards() -> None:
    state = new_game(seed=9, **ON)
    assert cards(TEUTONICA.read_position(state.to_data())) == cards(state)


@pytest.mark.clause("HT-11.1", "HT-2.3.4")
@pytest.mark.parametrize(("preset", "seats"), [("base2009", 3), ("bigbox2020", 5)])
def test_a_game_with_missions_keeps_every_promise(preset: str, seats: int) -> None:
    options = TEUTONICA.options(preset, seats, ON)
    play_checked(TEUTONICA, options, f"missions {seats}", decisions=300, every=20)
