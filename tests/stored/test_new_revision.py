"""A rule is changed in a copy of the engine under a new revision: old games keep the old rule, new ones get the new."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hanse
from hanse.games import GAMES
from tests.stored.generations import GENERATIONS, records

ROOT = Path(__file__).parents[2]
GAME = "hansa"

# The correction as a maintainer would write it: each barrel installs two posts instead of one.
PATCHES = {
    "history.py": [
        ("import History", "import Correction, History"),
        ('History("hansa")', 'History("hansa", Correction("two posts a barrel", meant={"install.posts": "single"}))'),
    ],
    "options.py": [
        (
            "    revision: int = ",
            '    install_posts: str = choice("install.posts", "double", "single")\n    revision: int = ',
        ),
        (
            "    rules.partial = options.sale_partial",
            '    rules.partial = options.sale_partial\n    rules.single_posts = options.install_posts == "single"',
        ),
    ],
    "tables.py": [("        self.partial = True", "        self.partial = True\n        self.single_posts = False")],
    "phases/visit.py": [
        ("min(kind % BARRELS + 1,", "min((kind % BARRELS + 1) * (1 if s.rules.single_posts else 2),"),
    ],
}

# Goes on with the record in a file, or begins a game, and tells how many posts were installed with how many barrels.
PLAY = """
import json, sys
import hanse
from fuzz.games import fuzzed
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record, read_record

game, played = GAMES["hansa"], fuzzed("hansa")
if len(sys.argv) > 1:
    record = read_record(open(sys.argv[1], encoding="utf-8").read(), GAMES)
else:
    record = Record(game, game.options("hansa2004", 3, {"limits.idle_rounds": 4}), "new", ["a", "b", "c"])
state = record.replay()
state.listen()
codes = list(record.codes)
while not state.over():
    codes.append(played.choose(state, chance_from_seed(len(codes)), played.STYLES["sensible"], {}))
    state.play(codes[-1])
installed = [(int(e["token"][-1]), e["posts"]) for e in state.events() if e["event"] == "installed"]
whole = Record(game, record.options, record.seed, record.seats, codes, record.position)
print(json.dumps({"path": hanse.__path__[0], "installed": installed, "record": whole.to_data()}))
"""


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an engine in which one rule was corrected."""
    folder = tmp_path_factory.mktemp("newer")
    leave = shutil.ignore_patterns("__pycache__", "client", "*.so")
    shutil.copytree(ROOT / "src" / "hanse", folder / "hanse", ignore=leave)
    for name, changes in PATCHES.items():
        path = folder / "hanse" / "games" / GAME / name
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{name}: {old!r} is there {text.count(old)} times"
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    return folder


def run(engine: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with this engine, in the folder of the tests."""
    environment = {**os.environ, "PYTHONPATH": f"{engine}{os.pathsep}{ROOT}", "HANSE_LANG": "en"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False)


def command(engine: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(engine, "-c", "import sys; from hanse.cli import main; sys.exit(main())", *arguments)


def played(engine: Path, *file: str) -> dict[str, Any]:
    """What `PLAY` tells."""
    done = run(engine, "-c", PLAY, *file)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert Path(told["path"]).parent == engine
    return told


def test_games_begun_under_the_old_revision_keep_the_old_rule_and_new_ones_get_the_new_one(
    newer: Path, tmp_path: Path
) -> None:
    old = next(stored.path for stored in records() if stored.path.stem == "hansa-visit")
    kept, here = played(newer, str(old)), played(Path(hanse.__path__[0]).parent, str(old))
    assert kept["installed"] == here["installed"] != []
    assert all(posts <= barrels for barrels, posts in kept["installed"])
    assert kept["record"]["codes"] == here["record"]["codes"]
    assert (kept["record"]["rules"], kept["record"]["options"]["install.posts"]) == (1, "single")
    new = played(newer)
    assert any(posts == 2 * barrels for barrels, posts in new["installed"])
    assert new["record"]["rules"] == GAMES[GAME].revision + 1
    assert new["record"]["options"]["install.posts"] == "double"


def test_a_record_of_the_newer_revision_is_refused_in_one_line_and_left_alone(newer: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = command(newer, "simulate", GAME, "--games", "1", "--option", "limits.idle_rounds=4", "--out", str(file))
    assert done.returncode == 0, done.stderr
    assert command(newer, "replay", str(file)).returncode == 0
    before = file.read_bytes()
    for verb in (["replay"], ["play", GAME, "--resume"]):
        done = command(Path(hanse.__path__[0]).parent, *verb, str(file))
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert "is of a newer version" in done.stderr
    assert file.read_bytes() == before


@pytest.mark.slow
def test_whatever_earlier_versions_stored_goes_on_in_the_newer_one(newer: Path) -> None:
    server = "tests/server/test_stored.py::test_{}[" + f"{GENERATIONS[0]}/{GAME}]"
    suites = [
        "tests/stored/test_records.py",
        "tests/table/test_stored.py",
        server.format("games_in_the_middle_are_played_to_their_end_under_their_own_revision"),
        server.format("a_rematch_is_played_under_the_newest_revision"),
    ]
    done = run(newer, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", GAME, *suites)
    assert done.returncode == 0, done.stdout
