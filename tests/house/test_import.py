"""`import hanse` is all that a notebook needs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import hanse
from hanse.kernel import pictures
from hanse.kernel.cells import compiled
from hanse.kernel.chance import Chance, chance_from_seed

ROOT = Path(__file__).parents[2]


def test_every_name_it_promises_is_there_and_explained() -> None:
    for name in hanse.__all__:
        value = getattr(hanse, name)
        # What is compiled has no docstring.
        bare = isinstance(value, str | dict) or (compiled() and value in (Chance, chance_from_seed))
        assert bare or value.__doc__, name
    assert dir(hanse) == sorted(hanse.__all__)


def test_the_version_is_that_of_the_project() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert hanse.__version__ == facts["project"]["version"]


def test_importing_it_loads_no_game_and_nothing_of_others() -> None:
    program = "import sys; before = set(sys.modules); import hanse; print(*sorted(set(sys.modules) - before))"
    environment = {"PYTHONPATH": str(Path(hanse.__path__[0]).parent)}
    loaded = subprocess.check_output([sys.executable, "-c", program], env=environment, text=True).split()
    assert {name for name in loaded if name.startswith("hanse")} == {"hanse", "hanse.kernel", "hanse.kernel.pictures"}
    assert {name.split(".")[0] for name in loaded} <= {"hanse", *sys.stdlib_module_names}


def test_a_game_is_started_with_defaults_or_with_everything_named() -> None:
    assert [len(hanse.start(game).view(None)["seats"]) for game in hanse.GAMES] == [4, 4, 4]
    assert hanse.start("teutonica", seats=3, seed="x").key() == hanse.start("teutonica", seats=3, seed="x").key()
    assert hanse.start("teutonica", seed=1).key() != hanse.start("teutonica", seed=2).key()
    state = hanse.start("teutonica", seats=5, seed=7, preset="bigbox2020", options={"markers.three": "remove"})
    assert state.view(None)["options"]["markers.three"] == "remove"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "hansa", "seats": 0},
        {"game": "hansa", "seats": 9},
        {"game": "hansa", "preset": "none"},
        {"game": "hansa", "options": {"colour": "red"}},
    ],
)
def test_what_cannot_be_started_is_refused_in_one_line(wrong: dict[str, object]) -> None:
    with pytest.raises(hanse.HanseError, match="expected") as refusal:
        hanse.start(**wrong)  # type: ignore[arg-type]  # wrong on purpose
    assert "\n" not in str(refusal.value)


def test_a_record_is_written_and_read_again() -> None:
    game = hanse.find_game("merkator")
    record = hanse.Record(game, game.options(game.presets()[0], 2), 3, ["a", "b"])
    state = record.begin()
    for _ in range(20):
        record.codes.append(state.legal()[0])
        state.play(record.codes[-1])
    assert hanse.read_record(record.to_json()).replay().key() == state.key()
    with pytest.raises(hanse.RecordError, match="not a record"):
        hanse.read_record("{")


def test_a_state_is_drawn_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    state = hanse.start("hansa", seats=3)
    drawn = {}
    for language in ("en", "fr", "de", "xx"):
        monkeypatch.setenv("HANSE_LANG", language)
        drawn[language] = pictures.svg_of(state)
    assert drawn["en"] == drawn["xx"] == hanse.draw.draw_state(state)
    assert drawn["fr"] == hanse.draw.draw_state(state, language="fr")
    assert len(set(drawn.values())) == 3


def test_what_a_seat_sees_is_drawn_with_the_names_of_the_people() -> None:
    picture = hanse.draw.draw_state(hanse.start("hansa", seats=2), 1, theme="dark", names=["Ada", "Bo"])
    assert "Ada" in picture
    assert "Bo" in picture


def test_any_other_name_is_a_mistake_that_a_checker_sees_too() -> None:
    with pytest.raises(AttributeError, match="module 'hanse' has no attribute 'chess'"):
        _ = hanse.chess  # type: ignore[attr-defined]  # what this shows
