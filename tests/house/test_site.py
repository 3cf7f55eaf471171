"""The documentation as a site: it is built without a network, asks nothing of others, and its notebook runs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hanse.cli.command import VERBS
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
_FETCHED = re.compile(r"""<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=["']?((?:https?:)?//[^"'\s>]+)""")


def _run(*command: str) -> None:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make site` builds it; whatever a page names that is not there is an error."""
    folder = tmp_path_factory.mktemp("site")
    _run("-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder))
    return folder


def test_every_document_is_a_page_that_can_be_searched(site: Path) -> None:
    documents = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    assert [path for path in documents if not (site / path.with_suffix(".html")).is_file()] == []
    found = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"]
    searched = {entry["location"].partition("#")[0] for entry in found}
    assert {path.with_suffix(".html").as_posix() for path in documents} - searched <= {"index.html"}
    assert "tutorial.html" in searched


def test_pages_fetch_nothing_from_elsewhere(site: Path) -> None:
    fetched = {
        (path.name, found)
        for path in site.rglob("*.html")
        for found in _FETCHED.findall(path.read_text(encoding="utf-8"))
    }
    assert fetched == set()
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert not any(re.search(r"""(?:@import|url\()\s*["']?(?:https?:)?//""", style) for style in styles)


def test_the_reference_has_docstrings_and_every_verb(site: Path) -> None:
    contract = (site / "reference" / "contract.html").read_text(encoding="utf-8")
    assert "All that this seat, or a spectator, may know" in contract
    command = (site / "reference" / "command.html").read_text(encoding="utf-8")
    assert [verb for verb in VERBS if f'id="hanse-{verb}"' not in command] == []


def test_the_tutorial_runs_and_prints_what_it_shows(tmp_path: Path) -> None:
    target = tmp_path / "tutorial.ipynb"
    _run("docs/site/tutorial.py", str(target))
    shown, printed = (_printed(path) for path in (ROOT / "docs" / "tutorial.ipynb", target))
    assert printed == shown
    assert len(shown) > 5


def _printed(path: Path) -> list[str]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    return ["".join(output["text"]) for output in outputs if output["output_type"] == "stream"]
