"""What `hanse build-static` builds, out of what, and what it refuses."""

from __future__ import annotations

import ast
import json
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from fuzz.page import PAGES, differing, in_page
from hanse.cli import main
from hanse.offline import compiling, folder
from hanse.offline.compiling import LABEL, PARTS, TYPES, ZIG, is_compiled, modules
from hanse.offline.folder import (
    HOUSE,
    PYODIDE,
    PYTHON_FILES,
    UNNEEDED,
    engine_files,
    has_pyodide,
    pack,
)
from hanse.offline.in_c import SUFFIX
from hanse.offline.node import Failed, has_node, run_in_node
from hanse.offline.starting import Engine
from hanse.offline.traces import plans, trace

ROOT = Path(__file__).parents[2]
GAMES = 8
PAGE = pytest.mark.skipif(not (has_node() and has_pyodide(PAGES)), reason="no Node, or no Pyodide in web/")


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """What looks like Pyodide."""
    made = tmp_path / "pyodide"
    made.mkdir()
    for name in PYTHON_FILES:
        (made / name).write_text("{}")
    with zipfile.ZipFile(made / "python_stdlib.zip", "w"):
        pass
    (made / "package.json").write_text(json.dumps({"version": PYODIDE}))
    return made


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built."""
    made = tmp_path / "house" / "server" / "client"
    made.mkdir(parents=True)
    (made / "index.html").write_text("<html><head></head></html>")
    monkeypatch.setattr("hanse.cli.build_static.HOUSE", tmp_path / "house")
    return made


def _engine(made: Path) -> Path:
    """What looks like a compiled engine of these sources."""
    made.mkdir()
    for path in modules(made).values():
        path.write_text(path.name)
    digests = {path.name: compiling._digest(path) for path in modules(made).values()}
    (made / LABEL).write_text(json.dumps({"pyodide": PYODIDE, "sources": compiling._sources(), "modules": digests}))
    return made


def _headers(made: Path, python: str = "3.14.2", emscripten: str = "5.0.3") -> Path:
    """What looks like the headers of these versions."""
    for name, text in {
        "usr/include/python3.14/patchlevel.h": f'#define PY_VERSION "{python}"\n',
        "usr/share/emscripten/emscripten-version.txt": f"{emscripten}\n",
        "usr/share/emscripten/system/lib/libc/musl/include/stdio.h": "",
    }.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text)
    return made


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))


def test_no_page_asks_for_what_is_left_out_of_python() -> None:
    left_out = tuple(f"{name.replace('/', '.')}." for name in UNNEEDED)
    files = [
        path for floor in folder.FLOORS for path in (HOUSE / floor).rglob("*.py") if path.name not in folder.BUILDERS
    ]
    assert files
    assert [(path.name, name) for path in files for name in _imported(path) if f"{name}.".startswith(left_out)] == []


def test_compiled_modules_come_in_the_place_of_their_sources(tmp_path: Path) -> None:
    engine = modules(_engine(tmp_path / "engine"))
    pack(tmp_path / "plain.zip", {})
    pack(tmp_path / "compiled.zip", engine)
    plain, compiled = (set(zipfile.ZipFile(tmp_path / name).namelist()) for name in ("plain.zip", "compiled.zip"))
    sources = {Path("hanse", path.relative_to(HOUSE)).as_posix() for path in engine_files()}
    assert sources <= plain
    assert compiled == plain - sources | set(engine)
    assert f"librt/vecs{SUFFIX}" in compiled
    assert not {f"hanse/offline/{name}" for name in folder.BUILDERS} & plain


def test_the_modules_of_a_library_are_found_in_it_and_nothing_else_is() -> None:
    library, made = ModuleType("library"), ModuleType("hanse.made.up")
    vars(library)["init_hanse___made___up"] = "its beginning"
    asked = []

    def enter(capsule: object) -> ModuleType:
        asked.append(capsule)
        return made

    engine = Engine(library, enter)
    assert engine.find_spec("hanse.made", None) is None
    spec = engine.find_spec("hanse.made.up", None)
    assert spec is not None
    assert engine.create_module(spec) is made
    assert asked == ["its beginning"]


@pytest.mark.parametrize("how", ["none", "text", "list", "module", "gone", "sources", "pyodide"])
def test_an_engine_that_does_not_fit_is_told_from_one_that_does(tmp_path: Path, how: str) -> None:
    engine = _engine(tmp_path / "engine")
    assert is_compiled(engine)
    label = json.loads((engine / LABEL).read_text())
    if how == "none":
        (engine / LABEL).unlink()
    elif how in ("text", "list"):
        (engine / LABEL).write_text("damaged" if how == "text" else "[]")
    elif how == "module":
        (engine / f"{PARTS[0]}{SUFFIX}").write_text("damaged")
    elif how == "gone":
        (engine / TYPES).unlink()
    else:
        (engine / LABEL).write_text(json.dumps({**label, how: "other"}))
    assert not is_compiled(engine)


@pytest.mark.parametrize(
    ("lack", "told"),
    [
        ("pyodide", f"no Pyodide {PYODIDE}"),
        ("zig", f"ziglang=={ZIG} (found: 0.1)"),
        ("no zig", f"ziglang=={ZIG} (found: –)"),
        ("headers", "patchlevel.h is not there"),
        ("python", "version 3.13.1, 3.14 is needed"),
        ("emscripten", "version 3.1.6, 5 / 6 is needed"),
        ("system", "system is not there"),
        ("node", "needs Node"),
        ("taken", "was not built by this command"),
    ],
)
def test_what_cannot_be_compiled_is_refused_in_one_line(
    lack: str, told: str, tmp_path: Path, pyodide: Path, client: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(compiling, "has_node", lambda: lack != "node")
    versions = {"mypy": "2.4.1", "ziglang": {"zig": "0.1", "no zig": None}.get(lack, ZIG)}
    monkeypatch.setattr(compiling, "_installed", versions.get)
    headers = {"python": ("3.13.1", "5.0.3"), "emscripten": ("3.14.2", "3.1.6")}.get(lack, ("3.14.2", "5.0.3"))
    _headers(tmp_path / "headers", *headers)
    if lack == "system":
        (tmp_path / "headers/usr/share/emscripten/system/lib/libc/musl/include/stdio.h").unlink()
    if lack == "pyodide":
        (pyodide / "package.json").write_text('{"version": "0.29.0"}')
    engine = tmp_path / "engine"
    if lack == "taken":
        engine.mkdir()
        (engine / "mine.txt").write_text("mine")
    where = tmp_path / ("nowhere" if lack == "headers" else "headers")
    page = tmp_path / "page"
    options = ["--pyodide", str(pyodide), "--compiled", str(engine), "--headers", str(where)]
    assert main(["build-static", str(page), *options]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert not page.exists()
    assert engine.exists() is (lack == "taken")


def test_what_a_damaged_engine_lacks_is_refused_and_the_folder_stays(
    tmp_path: Path, pyodide: Path, client: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = _engine(tmp_path / "engine")
    (engine / f"{PARTS[0]}{SUFFIX}").write_text("damaged")
    monkeypatch.setattr(compiling, "has_node", lambda: True)
    monkeypatch.setattr(compiling, "_installed", {"mypy": "2.4.1"}.get)
    page = tmp_path / "page"
    (page / "python").mkdir(parents=True)
    for name in ("index.html", "python/hanse.zip"):
        (page / name).write_text("what was built before")
    before = sorted(tmp_path.iterdir())
    assert main(["build-static", str(page), "--pyodide", str(pyodide), "--compiled", str(engine)]) == 2
    assert "ziglang" in capsys.readouterr().err
    assert (page / "python" / "hanse.zip").read_text() == "what was built before"
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.skipif(not has_node(), reason="no Node")
def test_a_build_that_fails_leaves_what_is_there_and_nothing_else(
    tmp_path: Path, pyodide: Path, client: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page"
    (page / "python").mkdir(parents=True)
    for name in ("index.html", "python/hanse.zip"):
        (page / name).write_text("what was built before")
    before = sorted(tmp_path.iterdir())
    assert main(["build-static", str(page), "--pyodide", str(pyodide)]) == 2
    error = capsys.readouterr().err
    assert "was not built" in error
    assert error.count("\n") == 1
    assert (page / "index.html").read_text() == "what was built before"
    assert sorted(tmp_path.iterdir()) == before


@PAGE
def test_games_go_the_same_way_in_a_page() -> None:
    told = in_page(GAMES, {}, chromium=False)
    assert told[0] == "interpreted"
    assert differing({"here": ["", *map(trace, plans(GAMES))], "page": told}, GAMES) == []


@PAGE
def test_games_go_the_same_way_in_a_page_with_the_compiled_engine() -> None:
    engine = Path(os.environ.get("HANSE_PAGE_ENGINE", ROOT / "dist" / "engine"))
    if not is_compiled(engine):
        pytest.skip(
            f"{engine} holds no compiled engine of these sources: hanse build-static page --compiled dist/engine"
        )
    told = in_page(GAMES, modules(engine), chromium=False)
    assert told[0] == "compiled"
    assert differing({"here": ["", *map(trace, plans(GAMES))], "page": told}, GAMES) == []


@PAGE
def test_a_program_that_fails_in_a_page_is_told_by_its_last_line(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="ZeroDivisionError: division by zero"):
        run_in_node(PAGES, tmp_path, "1 / 0")


def test_games_that_part_are_told_with_their_plan() -> None:
    told = differing({"here": ["", "10 aa", "20 bb"], "page": ["", "10 aa", "20 bc"]}, 2)
    assert len(told) == 1
    assert str(plans(2)[1]) in told[0]
