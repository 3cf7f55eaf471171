"""Players are found by name: of the house, of installed packages, or where somebody says; a bad one breaks nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanse.kernel.errors import HanseError, UnknownName
from hanse.players import Player, Registry, registry
from hanse.players.house import HOUSE
from hanse.players.loading import PlayerError, loaded
from tests.cli.conftest import Run, hanse
from tests.players.outside import FUNCTION, WITH_MEMORY, write

pytestmark = pytest.mark.slow  # processes are the same on the source

__all__ = ["hanse"]  # the fixture that runs the command


def install(folder: Path, **players: str) -> None:
    """What a package manager leaves behind of a package that offers players."""
    about = folder / "strangers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    points = "".join(f"{name} = {where}\n" for name, where in players.items())
    (about / "entry_points.txt").write_text(f"[hanse.players]\n{points}", encoding="utf-8")


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which packages are installed."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    return folder


def test_the_house_has_players_for_every_game() -> None:
    for game in ("teutonica", "hansa", "merkator"):
        assert Registry().names(game) == [*HOUSE]


def test_players_of_installed_packages_are_offered(packages: Path) -> None:
    write(packages, "strangers", WITH_MEMORY, FUNCTION, "Counting.games = ('hansa',)")
    install(packages, deep="strangers:Counting", quick="strangers:greedy")
    players = Registry()
    assert players.names("hansa") == [*HOUSE, "deep", "quick"]
    assert players.names("merkator") == [*HOUSE, "quick"]
    assert players.find("deep").about == "Counts what it has seen."
    assert players.find("quick", "merkator").about == "Takes the most points at once."
    with pytest.raises(PlayerError, match="player deep does not play merkator: expected one of hansa"):
        players.find("deep", "merkator")


BROKEN = {
    "absent": ("nowhere:player", "player absent does not load: ModuleNotFoundError: No module named 'nowhere'"),
    "renamed": ("fine:other", "player renamed does not load: AttributeError"),
    "leaving": ("leaving:player", "player leaving does not load: SystemExit: 3"),
    "dying": ("dying:player", "player dying does not load: its process ended"),
    "number": ("fine:number", "player number is a int: expected a function, a class or a factory"),
    "other": ("fine:Other", "player other: class Other is not derived from hanse.players.Player"),
    "one": ("fine:one", "player one is one player: expected its class"),
    "games": ("fine:games", "player games: games is 'hansa': expected keys of games"),
    "focused": ("fine:good", "player focused of an installed package has the name of one of the house"),
}


def test_what_is_wrong_with_a_player_is_said_in_one_line_and_the_others_are_there(
    packages: Path, hanse: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "DESCRIBE_SECONDS", 1.0)
    write(packages, "leaving", "import sys", "print('bye')", "sys.exit(3)")
    write(packages, "dying", "import os", "os._exit(3)")
    write(packages, "hanging", "import time", "time.sleep(100000)")
    write(
        packages,
        "fine",
        "from hanse.players import Player",
        "number = 3",
        "class Other: pass",
        "one = Player()",
        "def games(state, chance): return 0",
        "games.games = 'hansa'",
        "def good(state, chance): return 0",
    )
    install(
        packages, hanging="hanging:player", good="fine:good", **{name: where for name, (where, _) in BROKEN.items()}
    )
    players = Registry()
    assert players.names("hansa") == [*HOUSE, "good"]
    problems = players.problems()
    assert len(problems) == len(BROKEN) + 1
    for _, words in BROKEN.values():
        assert any(problem.startswith(words) and "\n" not in problem for problem in problems), (words, problems)
    assert "player hanging does not load: no answer in 1 s" in problems
    listed = hanse("games", "hansa")
    assert listed.code == 0
    assert all(name in listed.out for name in ("focused", "random", "good"))
    assert "bye" not in listed.out
    assert sorted(listed.err.splitlines()) == sorted(problems)


def test_a_player_is_found_in_the_current_directory(outside: Path) -> None:
    assert Registry().find("mine:greedy", "hansa").about == "Takes the most points at once."
    assert Registry(["mine:Counting"]).names("hansa") == [*HOUSE, "mine:Counting"]
    assert Registry(["focused", "mine:Counting", "mine:Counting"]).names("hansa") == [*HOUSE, "mine:Counting"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("deep", "unknown player 'deep': expected one of beginner, easy, "),
        ("", "unknown player '': expected one of beginner, easy, "),
        ("nowhere:player", "player nowhere:player does not load: ModuleNotFoundError: No module named 'nowhere'"),
        ("mine:nobody", "player mine:nobody does not load: AttributeError: module 'mine' has no attribute 'nobody'"),
        (":", "player : does not load: ValueError: Empty module name"),
        ("a b:c", "player 'a b:c': expected a name of at most 59 letters without spaces"),
        ("m" * 60 + ":c", "expected a name of at most 59 letters"),
    ],
)
def test_an_unknown_player_is_refused_in_one_line(outside: Path, name: str, words: str) -> None:
    with pytest.raises(HanseError) as refusal:
        Registry().find(name)
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_name_without_module_must_be_known() -> None:
    with pytest.raises(UnknownName):
        Registry().find("mine")


def test_functions_classes_and_factories_make_players_and_every_seat_gets_its_own() -> None:
    class Mine(Player):
        """One."""

        def __init__(self, depth: int = 1) -> None:
            self.depth = depth

    def factory() -> Player:
        return Mine(3)

    def nothing() -> int:
        return 3

    for what in (Mine, factory):
        known = loaded("mine", what)
        assert known.make() is not known.make()
        assert isinstance(known.make(), Mine)
    with pytest.raises(PlayerError, match="player mine: made a int: expected a player or a function"):
        loaded("mine", nothing).make()


def test_levels_come_from_the_weakest_to_the_strongest_and_baselines_last() -> None:
    assert HOUSE == ("beginner", "easy", "medium", "hard", "master", "focused", "random")
