from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest

from hanse.games import GAMES, preset_data
from hanse.kernel.errors import HanseError, OptionError
from hanse.kernel.options import OptionField, build, choice, number, option_fields, switch, text, to_data


@dataclass(frozen=True)
class Weather:
    """Options of no game."""

    wind: str = choice("wind", "calm", "gale")
    knots: int = number("wind.knots", range(3), 1)
    rain: bool = switch("rain")


def test_the_first_choice_and_off_are_defaults() -> None:
    assert to_data(build(Weather, {})) == {"wind": "calm", "wind.knots": 1, "rain": False}


def test_fields_show_keys_values_and_defaults_in_order() -> None:
    assert option_fields(Weather) == [
        OptionField("wind", ("calm", "gale"), "calm"),
        OptionField("wind.knots", (0, 1, 2), 1),
        OptionField("rain", (False, True), False),
    ]


@pytest.mark.parametrize(("written", "read"), [("on", True), ("off", False), (True, True), (False, False)])
def test_a_switch_reads_what_a_command_line_writes(written: object, read: bool) -> None:
    assert build(Weather, {"rain": written}).rain is read


@pytest.mark.parametrize("written", [2, "2"])
def test_a_number_reads_what_a_command_line_writes(written: object) -> None:
    assert build(Weather, {"wind.knots": written}).knots == 2


BAD = [
    ({"winds": "calm"}, "unknown option 'winds': expected one of wind, wind.knots, rain"),
    ({"wind": "breeze"}, "option wind = breeze: expected one of calm, gale"),
    ({"wind.knots": 3}, "option wind.knots = 3: expected one of 0, 1, 2"),
    ({"wind.knots": True}, "option wind.knots = on: expected one of 0, 1, 2"),
    ({"rain": 1}, "option rain = 1: expected one of off, on"),
    ({"wind": None}, "option wind = None: expected one of calm, gale"),
    ({"wind": ["calm"]}, "option wind = ['calm']: expected one of calm, gale"),
]


@pytest.mark.parametrize(("given", "message"), BAD, ids=[message for _, message in BAD])
def test_bad_options_are_refused_with_what_was_expected(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        build(Weather, given)
    assert str(refusal.value) == message


def test_options_cannot_be_changed_behind_the_games_back() -> None:
    options = build(Weather, {})
    with pytest.raises(FrozenInstanceError):
        options.wind = "gale"  # type: ignore[misc]  # the very thing that must not work


@pytest.mark.parametrize("key", GAMES)
def test_options_written_and_read_are_the_same(key: str) -> None:
    game = GAMES[key]
    for preset in game.presets():
        seats = preset_data(game, preset)["players"]
        options = game.options(preset, int(seats))
        assert game.read_options(options.to_data()) == options


@pytest.mark.parametrize("key", GAMES)
def test_an_option_that_a_stored_game_does_not_know_has_the_value_that_its_revision_meant(key: str) -> None:
    game = GAMES[key]
    options = game.options(game.presets()[0], game.seats[-1])
    data = options.to_data()
    for name in data:
        without = {other: value for other, value in data.items() if other != name}
        if name == "players":
            with pytest.raises(HanseError, match="players missing"):
                game.read_options(without)
        else:
            assert game.read_options(without, game.revision) == options


@pytest.mark.parametrize("key", GAMES)
def test_strange_options_are_refused(key: str) -> None:
    game = GAMES[key]
    data = game.options(game.presets()[0], game.seats[0]).to_data()
    for name in data:
        with pytest.raises(HanseError, match=f"option {name} = nonsense: expected (one of|light|standard)"):
            game.read_options({**data, name: "nonsense"})
    strangers: list[object] = [None, 4, [], "base2009"]
    for strange in strangers:
        with pytest.raises(HanseError, match="expected a table"):
            game.read_options(strange)


@pytest.mark.parametrize("key", GAMES)
def test_unknown_presets_and_seat_counts_are_refused(key: str) -> None:
    game = GAMES[key]
    with pytest.raises(HanseError, match="unknown preset 'nonsense': expected one of"):
        game.options("nonsense", game.seats[0])
    for seats in (game.seats.start - 1, game.seats.stop, 0, -1):
        with pytest.raises(HanseError, match=f"{seats} seats: expected {game.seats.start} to {game.seats.stop - 1}"):
            game.options(game.presets()[0], seats)


@dataclass(frozen=True)
class Log:
    """Options of no game."""

    name: str = text("name", ("none",), "[a-z]{3}", "three letters")


def test_a_text_takes_its_default_or_what_fits_its_pattern() -> None:
    assert build(Log, {}).name == "none"
    assert build(Log, {"name": "abc"}).name == "abc"
    for wrong in ("ab", "abcd", "ABC", 7):
        with pytest.raises(OptionError, match=f"option name = {wrong}: expected none or three letters"):
            build(Log, {"name": wrong})
