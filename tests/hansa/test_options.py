"""The options (section 17): each value is taken where it fits, and refused with what was expected."""

from __future__ import annotations

import pytest

from hanse.games.hansa.game import HANSA
from hanse.kernel.conformance import play_checked
from hanse.kernel.errors import HanseError, OptionError
from hanse.players import policy

DEFAULTS = {
    "players": 3,
    "thaler_bank_is_limit": False,
    "sale.partial": True,
    "limits.idle_rounds": 0,
    "sold.visible": True,
    "setup.colours_aside": "random",
    "setup.first_player": "random",
    "data": "standard",
}
COLOURS_ASIDE = [str(v) for f in HANSA.option_fields() if f.key == "setup.colours_aside" for v in f.values[1:]]


@pytest.mark.clause("HA-R-33", "HA-R-36", "HA-R-51", "HA-R-09")
def test_the_defaults_are_those_of_the_specification() -> None:
    assert HANSA.options("hansa2004", 3).to_data() == DEFAULTS
    fields = {field.key: field for field in HANSA.option_fields()}
    assert list(fields) == list(DEFAULTS)
    assert {key: field.default for key, field in fields.items()} == {**DEFAULTS, "players": 4}


@pytest.mark.parametrize(
    ("seats", "changes", "said"),
    [
        (4, {"setup.colours_aside": "red"}, "setup.colours_aside = red with 4 players: expected random (HA-2.1)"),
        (3, {"setup.colours_aside": "red+green"}, "with 3 players: expected random or one colour (HA-2.1)"),
        (2, {"setup.colours_aside": "red"}, "with 2 players: expected random or two colours (HA-2.1)"),
        (2, {"setup.colours_aside": "green+red"}, "setup.colours_aside = green+red: expected one of random, orange"),
        (2, {"setup.first_player": "3"}, "setup.first_player = 3 with 2 players: expected random or 1 to 2"),
        (3, {"setup.first_player": 0}, "setup.first_player = 0: expected one of random, 1, 2, 3, 4"),
        (3, {"limits.idle_rounds": 11}, "limits.idle_rounds = 11: expected one of 0, 1, 2"),
        (3, {"sale.partial": "maybe"}, "sale.partial = maybe: expected one of off, on"),
        (3, {"players": 4}, "option players = 4: expected 3, the number of seats"),
        (3, {"data": "0123456789ab"}, "option data = 0123456789ab: these replaced facts are not here"),
        (3, {"sale.part": True}, "unknown option 'sale.part': expected one of players, thaler_bank_is_limit"),
        (5, {}, "5 seats: expected 2 to 4"),
    ],
)
def test_what_does_not_fit_is_refused(seats: int, changes: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError) as refused:
        HANSA.options("hansa2004", seats, changes)
    assert said in str(refused.value)


def test_unknown_presets_are_refused() -> None:
    with pytest.raises(HanseError, match="unknown preset 'hansa': expected one of hansa2004"):
        HANSA.options("hansa", 3)


@pytest.mark.parametrize("colours", COLOURS_ASIDE)
def test_every_choice_of_colours_keeps_every_promise(colours: str) -> None:
    seats = 2 if "+" in colours else 3
    options = HANSA.options("hansa2004", seats, {"setup.colours_aside": colours})
    played = play_checked(HANSA, options, colours, decisions=120, choose=policy("hansa", "focused"), every=40)
    assert played.state.view(None)["aside"] == colours.split("+")


def test_options_are_read_back() -> None:
    options = HANSA.options("hansa2004", 2, {"setup.colours_aside": "orange+red", "sale.partial": "off"})
    assert HANSA.read_options(options.to_data()) == options
    with pytest.raises(OptionError, match="options: expected a table"):
        HANSA.read_options(3)
    with pytest.raises(OptionError, match="options: players missing"):
        HANSA.read_options({})
