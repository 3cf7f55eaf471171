"""The built package, installed into empty environments and used outside of the checkout."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from pathlib import Path

import pytest

from hanse.cli.command import VERBS
from hanse.kernel.record import FORMAT
from hanse.table.fair import commitment_of
from tests.package.environments import ROOT, Environment, build_wheel

pytestmark = pytest.mark.slow

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

GAMES = """
import hanse, hanse.kernel.cells
for key, game in hanse.GAMES.items():
    record = hanse.Record(game, game.options(game.presets()[0], 3), 7, ["a", "b", "c"])
    state, bot, chance = record.begin(), hanse.players.policy(key, "focused"), hanse.chance_from_seed(1)
    while not state.over():
        record.codes.append(bot(state, chance))
        state.play(record.codes[-1])
    assert hanse.read_record(record.to_json()).replay().scores() == state.scores()
    pictures = {hanse.draw.draw_state(state, language=language) for language in ("en", "fr", "de")}
    assert len(pictures) == 3 and all(picture.startswith("<svg") for picture in pictures)
    print(key, state.scores())
assert hanse.start("hansa", seats=2, seed="x").key() == hanse.start("hansa", seats=2, seed="x").key()
print(hanse.__version__, hanse.kernel.cells.compiled())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled package: the one that was just built, else a new one."""
    given = os.environ.get("HANSE_WHEEL")
    return Path(given).resolve() if given else build_wheel(tmp_path_factory.mktemp("wheel"), interpreted=False)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """Installed without extras."""
    environment = Environment(tmp_path_factory.mktemp("bare"), wheel)
    environment.bring()
    return environment


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """Installed with all extras."""
    environment = Environment(tmp_path_factory.mktemp("full"), wheel)
    environment.bring("all")
    return environment


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Installed uncompiled and alone: not even what the compiled engine needs is there."""
    wheel = build_wheel(tmp_path_factory.mktemp("interpreted"), interpreted=True)
    return Environment(tmp_path_factory.mktemp("alone"), wheel)


@pytest.fixture(params=["bare", "interpreted"])
def without_extras(request: pytest.FixtureRequest) -> Environment:
    environment: Environment = request.getfixturevalue(request.param)
    return environment


def test_an_empty_environment_has_only_what_was_asked_for(bare: Environment, interpreted: Environment) -> None:
    for environment, expected in ((bare, True), (interpreted, False)):
        for package in ("librt", "mypy_extensions"):
            assert (environment.run("python", "-c", f"import {package}").returncode == 0) == expected
        for package in ("rich", "fastapi", "fluent.runtime", "pytest"):
            assert environment.run("python", "-c", f"import {package}").returncode == 1


def test_whole_games_are_played_and_drawn_alike_without_extras(bare: Environment, interpreted: Environment) -> None:
    told = []
    for environment, compiled in ((bare, True), (interpreted, False)):
        done = environment.run("python", "-c", GAMES)
        assert (done.returncode, done.stderr) == (0, "")
        *games, last = done.stdout.splitlines()
        assert last == f"{VERSION} {compiled}"
        told.append(games)
    assert told[0] == told[1]


def test_the_types_can_be_seen_by_a_checker(bare: Environment) -> None:
    assert (bare.packages / "hanse" / "py.typed").is_file()


@pytest.mark.parametrize("verb", ["play", "serve", "games", "simulate", "arena", "report", "replay", "data"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_verb_without_its_extra_is_refused_in_one_line(without_extras: Environment, verb: str, language: str) -> None:
    given = {
        "replay": ["game.json"],
        "report": ["games.jsonl"],
        "data": ["merkator"],
        "arena": ["games.jsonl", "--players", "focused,random"],
    }
    done = without_extras.run("hanse", verb, *given.get(verb, []), HANSE_LANG=language)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    extra = {"serve": "server", "arena": "arena", "report": "report"}.get(verb, "terminal")
    assert done.stderr.startswith(f"hanse: hanse {verb} ")
    assert done.stderr.endswith(f'pip install "hanse[{extra}]"\n')


def test_verbs_that_need_no_extra_work_without(without_extras: Environment) -> None:
    assert without_extras.run("hanse", "--version").stdout == f"hanse {VERSION}\n"
    assert "hanse serve" in without_extras.run("hanse", "--help").stdout
    assert "Feld" in without_extras.run("hanse", "board", "base-4-5", "-o", "-", HANSE_LANG="de").stdout
    _check_rules(without_extras)
    _check_verify(without_extras)


def test_the_extras_are_known_to_the_installer(bare: Environment) -> None:
    told = next(bare.packages.glob("hanse-*.dist-info/METADATA")).read_text(encoding="utf-8")
    extras = {"all", "arena", "data", "ray", "report", "server", "terminal"}
    assert extras <= set(re.findall(r"^Provides-Extra: (.+)$", told, re.MULTILINE))


def test_a_compiled_engine_alone_says_what_it_lacks_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, wheel: Path
) -> None:
    alone = Environment(tmp_path_factory.mktemp("lacking"), wheel)
    done = alone.run("hanse", "board", "base-4-5", "-o", "-")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "No module named 'librt'" in done.stderr
    assert done.stderr.endswith("pip install --upgrade librt mypy_extensions\n")
    for program in ("import hanse; hanse.start('hansa')", "import hanse.players", "import hanse.games.hansa.state"):
        assert alone.run("python", "-c", program).stderr.splitlines()[-1] == f"ImportError: {done.stderr[7:-1]}"


def _check_rules(environment: Environment) -> None:
    assert environment.run("hanse", "rules", "HA-3.1").stdout.startswith("HA-3.1 ")
    assert environment.run("hanse", "rules").returncode == 0
    refused = environment.run("hanse", "rules", "--coverage")
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert "checkout" in refused.stderr


def _check_verify(environment: Environment) -> None:
    begun = """
import hanse, json
game = hanse.find_game("hansa")
print(hanse.Record(game, game.options(game.presets()[0], 2), "seed", ["a", "b"]).to_json())
"""
    data = json.loads(environment.run("python", "-c", begun).stdout)
    assert data["format"] == FORMAT
    data |= {"salt": "salt", "commitment": commitment_of("seed", "salt")}
    (environment.away / "promised.json").write_text(json.dumps(data), encoding="utf-8")
    assert data["commitment"] in environment.run("hanse", "verify", "promised.json").stdout


def _check_play(full: Environment) -> None:
    left = full.run("hanse", "play", "merkator", "--seed", "1", "--save", "mine.json", typed="\nhelp\nquit\n")
    assert left.returncode == 0
    assert (full.away / "mine.json").is_file()


def _check_serve(full: Environment) -> None:
    server = subprocess.Popen(
        [full.bin / "hanse", "serve", "--port", "0"],
        cwd=full.away,
        env=full.variables(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split("http://")[1].split("/")[0]
        with urllib.request.urlopen(f"http://{address}/api/games") as answer:
            assert len(json.load(answer)) == 3
        with urllib.request.urlopen(f"http://{address}/api/rules/hansa") as answer:
            assert json.load(answer)
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate()


def _check_database(full: Environment) -> None:
    """The verbs that look after a database, one after the other on a new one."""
    with tempfile.TemporaryDirectory(dir=full.away) as folder:
        base, copy, again = (str(Path(folder, name)) for name in ("tables.db", "copy.zip", "again.db"))
        for verb, file in (("admin hosts", base), (f"backup {copy}", base), (f"restore {copy}", again)):
            assert full.run("hanse", *verb.split(), "--database", file).returncode == 0
        assert json.loads(full.run("hanse", "doctor", "--json", "--database", again).stdout)


def _play_one(full: Environment) -> None:
    full.run("hanse", "simulate", "hansa", "--games", "1", "--seats", "2", "--seed", "3", "--out", "one.json")


def _check_puzzles(full: Environment) -> None:
    _play_one(full)
    done = full.run("hanse", "puzzles", "hansa", "--records", "one.json", "--count", "1", "-o", "puzzles.jsonl")
    assert done.returncode == 0, done.stderr
    assert (full.away / "puzzles.jsonl").read_text(encoding="utf-8")


def _check_explore(full: Environment) -> None:
    _play_one(full)
    assert "Hansa" in full.run("hanse", "explore", "one.json").stdout


def _check_study(full: Environment) -> None:
    _play_one(full)
    done = full.run("hanse", "study", "one.json", "--iterations", "8", "-o", "study.html")
    assert done.returncode == 0, done.stderr
    assert "<svg" in (full.away / "study.html").read_text(encoding="utf-8")


def _check_simulate(full: Environment) -> None:
    done = full.run("hanse", "simulate", "hansa", "--games", "2", "--seats", "3", "--out", "games.jsonl", "--json")
    assert json.loads(done.stdout)["games"] == 2


def _check_report(full: Environment) -> None:
    _check_simulate(full)
    assert full.run("hanse", "report", "games.jsonl").returncode == 0
    assert (full.away / "games.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def _check_arena(full: Environment) -> None:
    players = ("--place", "hansa//3", "--players", "focused,random", "--games", "3", "--jobs", "2")
    done = full.run("hanse", "arena", "tournament.jsonl", *players, "--json")
    assert json.loads(done.stdout)["complete"]


def _check_replay(full: Environment) -> None:
    _check_simulate(full)
    assert full.run("hanse", "replay", "games.jsonl", "--table", "games.parquet").returncode == 0
    assert (full.away / "games.parquet").is_file()


def _check_think(full: Environment) -> None:
    one = ("--games", "1", "--seats", "2", "--max-decisions", "20", "--out", "evening.json")
    assert full.run("hanse", "simulate", "hansa", *one).returncode == 0
    assert full.run("hanse", "think", "evening.json", "--player", "easy").returncode == 0


def _check_games(full: Environment) -> None:
    assert "Merkator" in full.run("hanse", "games").stdout


def _check_board(full: Environment) -> None:
    assert full.run("hanse", "board", "hansa", "-o", "hansa.svg").returncode == 0
    assert (full.away / "hansa.svg").read_text(encoding="utf-8").startswith("<svg")


def _check_data(full: Environment) -> None:
    assert "board.toml" in full.run("hanse", "data", "merkator").stdout


def _check_train(full: Environment) -> None:
    few = ("--rounds", "1", "--games", "2", "--matches", "2", "--max-decisions", "60")
    assert full.run("hanse", "train", "hansa", "--seats", "2", *few, "--out", "learned").returncode == 0
    assert (full.away / "learned" / "champion.toml").is_file()


def _check_protocol(full: Environment) -> None:
    program = f"{sys.executable} {ROOT / 'examples' / 'bot.py'}"
    assert full.run("hanse", "protocol", "describe", program).returncode == 0


def _check_completion(full: Environment) -> None:
    assert "simulate" in full.run("hanse", "completion", "bash").stdout


def _check_build_static(full: Environment) -> None:
    pyodide = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide"
    assert "page" in full.run("hanse", "build-static", "page", "--pyodide", str(pyodide)).stdout


CHECKS = {
    "build-static": _check_build_static,
    "train": _check_train,
    "protocol": _check_protocol,
    "play": _check_play,
    "serve": _check_serve,
    "games": _check_games,
    "simulate": _check_simulate,
    "report": _check_report,
    "arena": _check_arena,
    "replay": _check_replay,
    "think": _check_think,
    "verify": _check_verify,
    "board": _check_board,
    "data": _check_data,
    **dict.fromkeys(("admin", "backup", "restore", "doctor"), _check_database),
    "study": _check_study,
    "puzzles": _check_puzzles,
    "explore": _check_explore,
    "rules": _check_rules,
    "completion": _check_completion,
}


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_works_with_all_extras(full: Environment, verb: str) -> None:
    CHECKS[verb](full)
    assert verb in full.run("hanse", verb, "--help").stdout
