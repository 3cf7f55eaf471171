"""Hidden information and randomness (section 14), and what every game must keep to."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hanse.games.merkator.game import MERKATOR
from hanse.kernel import conformance
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import differences, play_checked
from hanse.players.focused.merkator import choose as focused
from tests.merkator.table import asked, new_game, play, position

EVERYTHING = {
    "variant.hand_card": True,
    "variant.more_money": True,
    "variant.bonus_on_purchase": True,
    "variant.sell_new_contract": "reward",
    "fulfil.fresh": "next-turn",
    "pile.reform": "at-once",
    "peace.sellable": "yes",
    "supply.free_moves": True,
}


@pytest.mark.clause("MK-14.1", "MK-R-54")
@pytest.mark.parametrize("seats", [1, 3])
def test_only_orders_below_the_top_and_letters_face_down_are_hidden(seats: int) -> None:
    state = new_game(seats=seats, seed=2)
    paths: set[tuple[Any, ...]] = set()
    for seed in range(30):
        other = state.sample(0, chance_from_seed(seed))
        paths.update(differences(state.to_data(), other.to_data()))
    hidden = {path[0] if path[0] != "piles" else f"pile {path[1]}" for path in paths}
    face_up = {f"pile {value}" for value in (3, 4, 5, 6, 7)}
    if seats == 1:
        assert hidden == {"chance", "bonus", "buildings", "solo_stack", *face_up}
    else:
        assert hidden == {"chance", "bonus", "buildings", "chart", *face_up, "pile 8", "pile 9", "pile 10"}
    assert not any(path[0] == "piles" and path[3] == 0 for path in paths)  # the top card is seen
    assert not any(path[1] == "open" for path in paths if path[0] in ("bonus", "buildings"))
    if seats == 1:
        other = state.sample(0, chance_from_seed(0))
        assert [card[:2] for card in other.to_data()["solo_stack"]] == [
            card[:2] for card in state.to_data()["solo_stack"]
        ]


@pytest.mark.clause("MK-14.2", "MK-14.3", "MK-R-54")
def test_everybody_sees_the_same_and_all_that_is_public() -> None:
    state = new_game(seats=3, seed=2)
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.pop("viewer")
    assert views[1:] == views[:1] * 3
    view = views[0]
    assert all(
        {"goods", "tile", "coins", "counters", "contracts", "bonus", "hand"} <= set(entry) for entry in view["seats"]
    )
    assert sum(pile["count"] for pile in view["piles"].values()) == 78 - 12 - 2
    assert len(view["discard"]["2"]) == 2
    assert view["chart"]["reserve"] == 14


@pytest.mark.clause("MK-14.3")
def test_a_letter_that_was_turned_and_taken_is_no_longer_among_the_unseen_on_the_chart() -> None:
    state = position(chart={"counters": ["A", "E", "E", "F", "F", "B"]}, cubes={"sweden": 0})
    assert state.view(None)["chart"]["unseen"]["A"] == 5
    play(state, "travel sweden", "keep letter")
    assert state.view(None)["chart"]["unseen"]["A"] == 4
    for seed in range(20):
        other = state.sample(0, chance_from_seed(seed))
        assert other.view(0) == state.view(0)
        assert not other.faults()


@pytest.mark.clause("MK-14.4")
def test_every_chance_event_is_told_by_an_event_that_reveals() -> None:
    assert MERKATOR.revealing == {"shown", "uncovered", "turned"}
    state = new_game(seats=3, seed=9)
    chance = chance_from_seed(9)
    for _ in range(150):
        if state.over():
            break
        code = focused(state, chance)
        conformance.check_revealing(MERKATOR, state, code, chance)
        state.apply(code)


CASES = [
    ("solo", 1, {}),
    ("solo", 1, {key: EVERYTHING[key] for key in ("variant.hand_card", "variant.bonus_on_purchase", "pile.reform",
                                                  "supply.free_moves", "fulfil.fresh")}),
    ("standard", 2, {}),
    ("standard", 2, {"variant.two_players": False, "coins.excess": "must-buy", "safety.max_turns_each": 2}),
    ("standard", 3, EVERYTHING),
    ("standard", 4, {"variant.no_goods_loss": True}),
    ("long", 2, {"variant.hand_card": True}),
    ("long", 3, {}),
    ("long", 4, EVERYTHING),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "seats", "changes"), CASES)
@pytest.mark.parametrize("sensible", [True, False])
def test_every_game_keeps_the_contract(preset: str, seats: int, changes: dict[str, Any], sensible: bool) -> None:
    options = MERKATOR.options(preset, seats, changes)
    play_checked(MERKATOR, options, f"{seats} seats", 150, focused if sensible else conformance.uniform, every=25)


def test_every_code_has_sound_words() -> None:
    state = new_game(seats=3)
    assert conformance.check_every_code(MERKATOR, state) == MERKATOR.actions


def test_words_that_name_nothing_are_refused_with_what_is_expected() -> None:
    state = new_game(seats=3)
    for text, reason in (
        ("fly moon", "is not a decision"),
        ("travel moon", "no such place"),
        ("", "is not a decision"),
        ("sell contract c99", "no such"),
    ):
        with pytest.raises(ValueError, match=reason):
            state.code(text)
    with pytest.raises(ValueError, match="expected a code from 0"):
        state.describe(99999)


@pytest.mark.parametrize("alias", ["merkator", "mercator"])
def test_both_spellings_of_the_name_are_read(alias: str) -> None:
    data = {**new_game(seats=3).to_data(), "game": alias}
    assert MERKATOR.read_position(data).to_data()["game"] == "merkator"
    assert "mercator" in MERKATOR.aliases


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (3, "a position is a table"),
        ({"game": "chess"}, "expected merkator"),
        ({"rules": 99}, "revision 99 of merkator is of a newer version"),
        ({"cubes": {"denmark": 1}}, "unknown part"),
        ({"pawn": "moon"}, "pawn"),
        ({"seats": 5}, "seats: expected a list"),
        ({"seats": [5]}, "seat 0: expected a table"),
        ({"piles": {"3": ["c4-01"]}}, "has value 4"),
        ({"piles": {"3": ["c3-01"]}}, "missing"),
        ({"solo_stack": ["peace"]}, "solo game only"),
        ({"chart": {"counters": ["Z"]}}, "chart: counter"),
        ({"pending": {"kind": "reward", "value": 3}}, "does not fit|expected the pawn"),
        ({"pending": {"kind": "join", "seat": 0}}, "expected another seat"),
        ({"pending": {"kind": "loss", "left": 1}, "letter": "A", "pawn": "russia"}, "counters due|does not fit"),
        ({"letter": "A"}, "letter: expected while goods are lost"),
        ({"payment": {"contract": "c2-01"}}, "payment: expected while"),
        ({"purchase": {"card": "gate"}}, "purchase: expected while"),
        ({"over": True}, "the game is over"),
        ({"over": 1}, "true or false"),
        ({"last": 2}, "final phase"),
        ({"chance": "xyz"}, "hexadecimal"),
        ({"turn": {"seat": 7}}, "turn: seat"),
        ({"turn": {"met": ["c9-01"]}}, "but with nobody"),
        ({"seats": [{"hand": "gate"}]}, "without variant.hand_card"),
        ({"preset": "chess"}, "unknown preset"),
        ({"options": {}}, "missing"),
        ({"board": "moon"}, "board"),
        ({"discard": {"3": ["c4-01"]}}, "has value 4"),
        ({"buildings": {"open": ["gate"], "cards": []}}, "missing"),
    ],
)
def test_data_that_is_no_position_is_refused_in_one_line(data: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as refusal:
        MERKATOR.read_position(data)
    assert len(str(refusal.value).splitlines()) == 1


def test_a_position_in_the_middle_of_everything_survives_as_json() -> None:
    seen: set[str] = set()
    for seed in range(6):
        state = new_game(seats=3, seed=seed, changes=EVERYTHING)
        chance = chance_from_seed(seed)
        for _ in range(260):
            if state.over():
                break
            kind = asked(state)[0]
            if kind not in seen:
                seen.add(kind)
                again = MERKATOR.read_position(json.loads(json.dumps(state.to_data())))
                assert again.key() == state.key()
            state.apply(focused(state, chance) if chance.below(4) else conformance.uniform(state, chance))
    assert seen >= {"invest", "travel", "split", "reflip", "fulfil", "exchange", "tile", "reward", "join"}
