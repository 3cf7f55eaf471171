"""Each floor of the house uses only the floors below it; the lower ones touch nothing outside of themselves."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from tests.package.requirements import brought

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "hanse"

# From below; the folders of one floor may use each other.
FLOORS = (
    ("kernel",),
    ("games",),
    ("players",),
    ("messages", "draw", "rules"),
    ("learn",),
    ("table", "contest"),
    ("arena",),
    ("envs",),
    ("study",),
    ("offline",),
    ("server",),
    ("cli",),
)
FOLDERS = [folder for floor in FLOORS for folder in floor]
HEIGHT = {folder: height for height, floor in enumerate(FLOORS) for folder in floor}

# What reaches outside: clocks, processes, the network, chance that no seed repeats.
OUTSIDE = {
    "asyncio", "concurrent", "ctypes", "datetime", "getpass", "http", "mmap", "multiprocessing", "os", "secrets",
    "select", "selectors", "shutil", "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time",
    "urllib", "uuid", "webbrowser",
}  # fmt: skip
WRITES = {"mkdir", "open", "rename", "rmdir", "touch", "unlink", "write_bytes", "write_text"}
INSIDE = [folder for folder in FOLDERS if HEIGHT[folder] <= HEIGHT["table"]]
COMMANDS = {"rules/__main__.py": {"os"}}  # a command of its own, which is told its language by the environment
HOSTS = {"players"}  # runs those who decide, within a limit of time and in processes of their own

ENGINE = ("kernel", "games", "players", "messages", "draw")
ENGINE_MAY_USE = {"librt", "mypy_extensions"}
EXTRAS = {
    "arena": ["arena", "data", "train"],
    "envs": ["envs", "openspiel"],
    "study": ["data", "report"],
    "offline": ["dev"],  # the engine is compiled for pages where there is a checkout
    "server": ["server"],
    "cli": ["terminal", "server", "arena", "data"],
}


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _modules(folder: str) -> list[Path]:
    return sorted((HOUSE / folder).rglob("*.py"))


def _imports(path: Path) -> Iterator[str]:
    """Every module that is imported, also inside of functions; `from a import b` may be the module `a.b`."""
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: expected full names of modules"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _shown(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix()


def test_every_folder_has_its_floor() -> None:
    assert {path.parent.name for path in HOUSE.glob("*/__init__.py")} == set(FOLDERS)
    assert [_shown(path) for path in HOUSE.glob("*.py")] == ["__init__.py"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_floor_uses_only_those_below(folder: str) -> None:
    too_high = [
        f"{_shown(path)} uses {name}"
        for path in _modules(folder)
        for name in _imports(path)
        if name.startswith("hanse.") and HEIGHT.get(name.split(".")[1], 0) > HEIGHT[folder]
    ]
    assert too_high == []


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder != "cli"])
def test_nothing_leans_on_the_roof(folder: str) -> None:
    """`import hanse` is for whoever uses the package: inside of it everything is asked for where it stands."""
    plain = [_shown(path) for path in _modules(folder) for name in _imports(path) if name == "hanse"]
    named = [
        f"{_shown(path)}: {name}"
        for path in _modules(folder)
        for name in _imports(path)
        if name.startswith("hanse.") and name.split(".")[1] not in FOLDERS
    ]
    assert plain + named == []


@pytest.mark.parametrize("game", [path.parent.name for path in sorted((HOUSE / "games").glob("*/game.py"))])
def test_no_game_uses_another(game: str) -> None:
    others = re.compile(rf"hanse\.(?:games|draw|cli)\.(?!{game}\b)({'|'.join(_games())})\b")
    own = [path for folder in ("games", "draw", "cli") for path in _modules(f"{folder}/{game}")]
    assert [f"{_shown(path)} uses {name}" for path in own for name in _imports(path) if others.match(name)] == []


def _games() -> list[str]:
    return [path.parent.name for path in (HOUSE / "games").glob("*/game.py")]


@pytest.mark.parametrize("folder", [folder for folder in INSIDE if folder not in HOSTS])
def test_the_lower_floors_reach_for_nothing_outside(folder: str) -> None:
    reached = [
        f"{_shown(path)} uses {name}"
        for path in _modules(folder)
        for name in _imports(path)
        if name.split(".")[0] in OUTSIDE - COMMANDS.get(_shown(path), set())
    ]
    written = [
        f"{_shown(path)}:{node.lineno} calls {called}"
        for path in _modules(folder)
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Call) and (called := ast.unparse(node.func).rpartition(".")[2]) in WRITES
    ]
    assert reached + written == []


def _foreign(folder: str) -> dict[str, str]:
    """The packages of others that a folder uses, each with a module that does."""
    found = {}
    for path in _modules(folder):
        for name in _imports(path):
            package = name.split(".")[0]
            if package not in sys.stdlib_module_names and package not in ("hanse", "__future__"):
                found[package] = _shown(path)
    return found


@pytest.mark.parametrize("folder", ENGINE)
def test_the_engine_needs_no_package_of_others_but_those_of_its_compiler(folder: str) -> None:
    assert {package: path for package, path in _foreign(folder).items() if package not in ENGINE_MAY_USE} == {}


def _done_without(block: ast.AST) -> bool:
    """Whether what is imported here need not be there."""
    if isinstance(block, ast.Try):
        return [ast.unparse(handler.type) for handler in block.handlers if handler.type] == ["ImportError"]
    return isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"


@pytest.mark.parametrize("folder", ENGINE)
def test_even_those_are_not_loaded_by_the_source_as_it_is(folder: str) -> None:
    """Their names stand only in types, or something of the house stands in for them."""
    for path in _modules(folder):
        inside = {id(node) for block in ast.walk(_tree(path)) if _done_without(block) for node in ast.walk(block)}
        loaded = [
            node.module
            for node in ast.walk(_tree(path))
            if isinstance(node, ast.ImportFrom) and id(node) not in inside and node.module
        ]
        assert [name for name in loaded if name.split(".")[0] in ENGINE_MAY_USE] == [], _shown(path)


@pytest.mark.parametrize("folder", FOLDERS)
def test_whatever_a_floor_uses_comes_with_its_extra(folder: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [text for extra in EXTRAS.get(folder, ()) for text in project["optional-dependencies"][extra]]
    known = brought([*project["dependencies"], *extras])
    homes = packages_distributions()
    missing = {
        package: path
        for package, path in _foreign(folder).items()
        if not {canonicalize_name(home) for home in homes[package]} & known
    }
    assert missing == {}
