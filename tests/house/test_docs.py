"""What the documents tell a reader to type works, and what they point at is there.

A block marked `sh` is a list of commands, a block marked `python` a program, or the file that its first line names.
Those of one document are run one after the other in one empty folder; those of a gallery are one program in parts.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hanse
from hanse.games import GAMES
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

# These set up, test or measure the project itself; they would run this very test again, or for minutes.
NOT_RUN = ("make ", "PYTHONPATH=src ", "pip install ", "git clone ", "cd ", "python -m bench.", "python -m fuzz.")

TOGETHER = ("gallery.md",)

_BLOCK = re.compile(r"^```(sh|python)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_FILE = re.compile(r"# (\w+\.py)\n")
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def _commands(block: str) -> list[str]:
    lines = block.replace("\\\n", " ").splitlines()
    return [line for line in lines if line.strip() and not line.startswith(("#", *NOT_RUN))]


def _steps(document: Path) -> list[list[str]]:
    """The programs to start, in order."""
    steps: list[list[str]] = []
    program: list[str] = []
    for language, block in _BLOCK.findall(document.read_text(encoding="utf-8")):
        if named := _FILE.match(block):
            write = f"import pathlib; pathlib.Path({named[1]!r}).write_text({block!r}, encoding='utf-8')"
            steps.append([sys.executable, "-c", write])
        elif language == "python" and document.name in TOGETHER:
            program.append(block)
        elif language == "python":
            steps.append([sys.executable, "-c", block])
        else:
            steps.extend(["sh", "-c", command] for command in _commands(block))
    return [*steps, [sys.executable, "-c", "\n".join(program)]] if program else steps


@pytest.fixture
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The commands `hanse` and `python` are those of this test run, whatever else is installed."""
    folder = tmp_path_factory.mktemp("bin")
    start = "import sys; from hanse.cli import main; sys.exit(main())"
    for name, call in (("hanse", f"'{sys.executable}' -c '{start}'"), ("python", f"'{sys.executable}'")):
        script = folder / name
        script.write_text(f'#!/bin/sh\nexec {call} "$@"\n')
        script.chmod(0o755)
    package = Path(hanse.__path__[0]).parent
    path = os.pathsep.join([str(folder), os.environ["PATH"]])
    home = str(tmp_path_factory.mktemp("home"))
    own = {
        "PATH": path,
        "PYTHONPATH": str(package),
        "HOME": home,
        "XDG_STATE_HOME": home,
        "HANSE_LANG": "en",
        "MPLBACKEND": "agg",
    }
    return {**os.environ, **own, "PYTHONUTF8": "1"}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_command_shown_works(document: Path, environment: dict[str, str], tmp_path: Path) -> None:
    for step in _steps(document):
        done = subprocess.run(
            step,
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{document.name}: {step[-1]}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = [link for link in _LINK.findall(document.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_document_can_be_reached_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in DOCUMENTS[1:] if path.relative_to(ROOT).as_posix() not in readme] == []


def _places(text: str) -> list[str]:
    """The files and folders that a text names, with every game for `<game>` and every word of a list `{en,fr,de}`."""
    named = re.findall(r"`((?:src|tests|web|docs|bench|fuzz|\.ci|\.github)/[^`\s]*)`", text)
    games = [name.replace("<game>", game) for name in named for game in (GAMES if "<game>" in name else [""])]
    return [place for name in games for place in _spelled_out(name)]


def _spelled_out(name: str) -> list[str]:
    before, _, rest = name.partition("{")
    words, _, after = rest.partition("}")
    return [f"{before}{word}{after}" for word in words.split(",")]


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/adding-a-game.md"])
def test_every_file_to_be_touched_is_there(name: str) -> None:
    places = _places((ROOT / name).read_text(encoding="utf-8"))
    assert places
    assert [place for place in places if not (ROOT / place).exists()] == []
