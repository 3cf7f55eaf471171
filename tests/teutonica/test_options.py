"""Options and presets (section 18) of the base game: what they set, and what is refused with which words."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanse.games.teutonica.board import BOARDS
from hanse.games.teutonica.game import TEUTONICA
from hanse.kernel.errors import OptionError, UnknownName
from tests.teutonica.table import choices, new_game, play, position

PRESETS = ("base2009", "east2010", "britannia2014", "bigbox2020")
BASE_PRESETS = ("base2009", "bigbox2020")
# The table "Presets" of section 18; the board of the preset, and with it the source of two pieces, where not given.
TABLE: dict[str, tuple[object, object, object, object]] = {
    "markers.set": ("classic16", "classic16", "classic16", "bigbox15"),
    "markers.three": ("remove", "remove", "relocate-stepwise", "relocate-batch"),
    "markers.threeTargets": ("any", "any", "opponents", "opponents"),
    "markers.swapOwnership": ("any", "any", "any", "one-own"),
    "permanent.place2": ("route", "route", "stock-only", "route"),
    "final.tiebreak": ("shared", "shared", "shared", "skills-network"),
    "modules.missions": (False, False, False, False),
    "modules.favours": (False, False, False, False),
}
SIDES = {"base": ("base-2-3", "base-4-5"), "britannia": ("britannia-2-3", "britannia-4-5"), "east": ("east", "east")}
MAPS = ("base", "east", "britannia", "base")
# The ruling switches with their defaults, and the options of boards and modules that are not in play.
DEFAULTS: dict[str, object] = {
    "markers.noRoute": "relax",
    "displace.order": "free",
    "displace.blockedRegion": "as-full",
    "twoPlayer.outer": "rim",
    "neutral.extraPiece": "mandatory",
    "favours.boards": "base-only",
    "favours.anyRoute": "displaced",
    "permanent.timing": "end-of-action",
    "regions.zeroCity": "by-offices",
    "twoPlayer": "none",
    "britannia.waiver": "off",
}
# Every option with all its values; the first is the default.
VALUES: dict[str, list[object]] = {
    "players": [4, 2, 3, 5],
    "map": list(BOARDS),
    "markers.set": ["classic16", "bigbox15"],
    "markers.three": ["remove", "relocate-stepwise", "relocate-batch"],
    "markers.threeTargets": ["any", "opponents"],
    "markers.swapOwnership": ["any", "one-own"],
    "markers.noRoute": ["relax", "hold"],
    "displace.order": ["free", "displaced-first"],
    "displace.blockedRegion": ["as-full", "cut"],
    "final.tiebreak": ["shared", "skills-network", "actions-network"],
    "permanent.timing": ["end-of-action", "step-2"],
    "permanent.place2": ["route", "stock-only", "stock-supply-board"],
    "regions.zeroCity": ["by-offices"],
    "modules.missions": [False, True],
    "modules.favours": [False, True],
    "favours.boards": ["base-only", "any"],
    "favours.anyRoute": ["displaced", "all"],
    "twoPlayer": ["none", "provinces", "neutral"],
    "twoPlayer.outer": ["rim", "single"],
    "neutral.extraPiece": ["mandatory", "optional"],
    "britannia.waiver": ["off", "plus-actions", "any-marker"],
}
MARKER_OPTIONS = ("markers.set", "markers.three", "markers.threeTargets", "markers.swapOwnership", "markers.noRoute")
MODULES = ("modules.missions", "modules.favours", "favours.boards", "favours.anyRoute")
TWO_PLAYERS = ("twoPlayer", "twoPlayer.outer", "neutral.extraPiece")
FREE = (*MARKER_OPTIONS, "displace.order", "final.tiebreak")


# Presets


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.clause("HT-10.11", "HT-2.1.1")
@pytest.mark.parametrize("column", range(4))
def test_a_preset_has_the_values_of_the_table(column: int, seats: int) -> None:
    expected: dict[str, object] = {key: values[column] for key, values in TABLE.items()}
    expected |= DEFAULTS | {"players": seats, "map": SIDES[MAPS[column]][seats > 3]}
    assert TEUTONICA.options(PRESETS[column], seats).to_data() == expected


def test_the_presets_are_those_of_the_section() -> None:
    assert TEUTONICA.presets() == list(PRESETS)
    with pytest.raises(UnknownName) as caught:
        TEUTONICA.options("base2010", 4)
    assert (
        str(caught.value) == "unknown preset 'base2010': expected one of base2009, east2010, britannia2014, bigbox2020"
    )


def test_every_option_of_the_section_is_listed_with_its_values_and_default() -> None:
    fields = {field.key: (set(field.values), field.default) for field in TEUTONICA.option_fields()}
    assert fields == {key: (set(values), values[0]) for key, values in VALUES.items()}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key in FREE for value in VALUES[key]])
@pytest.mark.parametrize("preset", BASE_PRESETS)
def test_one_option_can_be_changed_and_the_others_stay(preset: str, key: str, value: str) -> None:
    before = TEUTONICA.options(preset, 4).to_data()
    assert TEUTONICA.options(preset, 4, {key: value}).to_data() == before | {key: value}


@settings(deadline=None)
@given(st.fixed_dictionaries({key: st.sampled_from(VALUES[key]) for key in FREE}), st.sampled_from([3, 4, 5]))
def test_all_options_of_the_base_game_go_together_and_survive_as_data(changes: dict[str, object], seats: int) -> None:
    data = TEUTONICA.options("base2009", seats, changes).to_data()
    assert {key: data[key] for key in FREE} == changes
    assert TEUTONICA.read_options(data).to_data() == data
    state = TEUTONICA.start(TEUTONICA.read_options(data), 1)
    assert state.to_data()["options"] == data


# What is refused


@pytest.mark.parametrize("key", ["markers", "Markers.set", "markers.sets", "", "final"])
def test_an_unknown_key_is_refused_with_all_that_are_known(key: str) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("base2009", 4, {key: "any"})
    assert str(caught.value) == f"unknown option {key!r}: expected one of {', '.join(_in_order())}"


def _in_order() -> list[str]:
    return [field.key for field in TEUTONICA.option_fields()]


@pytest.mark.parametrize("key", VALUES)
@pytest.mark.parametrize("value", ["", "none at all", -1, 99, 2.5, None, ["any"], {"any": 1}])
def test_a_wrong_value_or_type_is_refused_with_those_expected(key: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("base2009", 4, {key: value})
    words = ["on" if each is True else "off" if each is False else str(each) for each in _values(key)]
    assert str(caught.value) == f"option {key} = {value}: expected one of {', '.join(words)}"


def _values(key: str) -> tuple[object, ...]:
    return next(field.values for field in TEUTONICA.option_fields() if field.key == key)


@pytest.mark.parametrize(("key", "value"), [("players", True), ("markers.set", True), ("modules.missions", 1)])
def test_truth_and_numbers_are_not_mixed_up(key: str, value: object) -> None:
    with pytest.raises(OptionError, match=f"option {key} = (on|1): expected one of"):
        TEUTONICA.options("base2009", 4, {key: value})


@pytest.mark.clause("HT-9.1.3")
@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("end.fullCities", "it is set by the map"),
        ("connection.cities", "it is set by the map"),
        ("markers.start", "it is the same in every edition"),
    ],
)
@pytest.mark.parametrize("value", [10, "any"])
def test_what_the_map_or_every_edition_sets_cannot_be_changed(key: str, reason: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("bigbox2020", 4, {key: value})
    assert str(caught.value) == f"option {key} cannot be changed: {reason}"


@pytest.mark.parametrize("seats", [0, 1, 6, -1])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("base2009", seats)
    assert str(caught.value) == f"{seats} seats: expected 2 to 5"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_players_and_seats_that_contradict_each_other_are_refused(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("base2009", 4, {"players": players})
    assert str(caught.value) == f"option players = {players}: expected 4, the number of seats"


@pytest.mark.clause("HT-13.4.5", "HT-14.6.3", "HT-R-57")
@pytest.mark.parametrize(
    ("board", "place2"), [("base", "route"), ("east", "route"), ("britannia", "stock-supply-board")]
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_big_box_is_played_on_each_of_its_boards(board: str, place2: str, seats: int) -> None:
    data = TEUTONICA.options("bigbox2020", seats, {"map": board}).to_data()
    assert (data["map"], data["permanent.place2"]) == (SIDES[board][seats > 3], place2)
    assert data["markers.three"] == "relocate-batch"


def test_all_five_boards_are_played() -> None:
    assert TEUTONICA.boards == BOARDS


@pytest.mark.clause("HT-13.4.5", "HT-14.6.3")
@pytest.mark.parametrize(
    ("board", "value", "wanted"),
    [
        ("east", "stock-only", "route (HT-13.4.5)"),
        ("east", "stock-supply-board", "route (HT-13.4.5)"),
        ("britannia-4-5", "route", "stock-only or stock-supply-board (HT-14.6.3)"),
    ],
)
def test_two_pieces_come_from_where_the_marker_of_the_board_says(board: str, value: str, wanted: str) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("bigbox2020", 4, {"map": board, "permanent.place2": value})
    assert str(caught.value) == f"option permanent.place2 = {value}: the marker of {board} needs {wanted}"


@pytest.mark.clause("HT-17.1", "HT-14.3.2")
@pytest.mark.parametrize(("key", "value"), [("britannia.waiver", "any-marker"), ("displace.blockedRegion", "cut")])
def test_the_eastern_board_has_no_borders(key: str, value: str) -> None:
    with pytest.raises(OptionError, match=f"option {key} = {value}: it needs regions, and east has none"):
        TEUTONICA.options("east2010", 4, {key: value})


@pytest.mark.clause("HT-2.1.1")
@pytest.mark.parametrize(
    ("seats", "key", "right"),
    [
        (3, "base-4-5", "base-2-3"),
        (4, "base-2-3", "base-4-5"),
        (5, "base-2-3", "base-4-5"),
        (3, "britannia-4-5", "britannia-2-3"),
        (4, "britannia-2-3", "britannia-4-5"),
    ],
)
def test_the_wrong_side_of_the_board_is_refused(seats: int, key: str, right: str) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("base2009", seats, {"map": key})
    assert str(caught.value) == f"map = {key} with {seats} players: expected {right} (HT-2.1.1)"


NEEDS = {
    "displace.blockedRegion": ("regions", "HT-14.3.2"),
    "permanent.timing": ("permanent markers", "HT-13.4.1"),
    "permanent.place2": ("permanent markers", "HT-13.4.5"),
    "britannia.waiver": ("regions", "HT-17.1"),
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key in NEEDS for value in VALUES[key][1:]])
@pytest.mark.parametrize("seats", [3, 5])
def test_options_of_other_boards_and_modules_are_refused_with_what_they_need(
    key: str, value: object, seats: int
) -> None:
    board = "base-2-3" if seats == 3 else "base-4-5"
    word = "on" if value is True else value
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options("base2009", seats, {key: value})
    needs, clause = NEEDS[key]
    assert str(caught.value) == f"option {key} = {word}: it needs {needs}, and {board} has none ({clause})"


def test_every_option_is_free_or_fixed_by_what_it_needs() -> None:
    assert {*FREE, *NEEDS, *MODULES, *TWO_PLAYERS, "players", "map", "regions.zeroCity"} == set(VALUES)


@pytest.mark.parametrize("data", [None, 3, "base2009", [("players", 4)]])
def test_options_in_data_are_a_table(data: object) -> None:
    with pytest.raises(OptionError, match="expected a table of option names and values"):
        TEUTONICA.read_options(data)


# What a person types


@pytest.mark.parametrize(("key", "typed", "value"), [("modules.missions", "off", False), ("players", "4", 4)])
def test_values_may_be_typed_as_words(key: str, typed: str, value: object) -> None:
    assert TEUTONICA.options("base2009", 4, {key: typed}).to_data()[key] == value


# They reach the table


@pytest.mark.clause("HT-1.4.2", "HT-1.4.3")
@pytest.mark.parametrize(
    ("preset", "counts"),
    [
        ("base2009", {"extra": 4, "swap": 1, "develop": 3, "actions3": 2, "actions4": 2, "three": 1}),
        ("bigbox2020", {"extra": 3, "swap": 2, "develop": 2, "actions3": 2, "actions4": 2, "three": 1}),
    ],
)
def test_the_marker_set_fills_the_stock(preset: str, counts: dict[str, int]) -> None:
    assert new_game(preset).view(None)["marker_stock"] == {"count": sum(counts.values()), "unseen": counts}


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        ("base2009", {"lift stade-hamburg.1", "lift stade-hamburg.2"}),
        ("bigbox2020", {"lift stade-hamburg.2"}),
    ],
)
def test_a_preset_decides_what_a_marker_does(preset: str, expected: set[str]) -> None:
    state = position(
        preset=preset,
        routes={"stade-hamburg": ["t0", "t1"]},
        seats=[{"markers": {"unused": ["three"]}}],
        turn={"actions": 0},
    )
    assert choices(play(state, "use three")) == expected
