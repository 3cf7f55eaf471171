"""What the documents show of programs that play is what the examples are, and they keep the protocol."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from hanse.arena import play_game
from hanse.games import GAMES, find_game
from hanse.players import Hosting, Limit
from hanse.players.programs import tester
from hanse.players.programs.messages import read_line
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow  # processes are the same on the source

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PYTHON = [sys.executable, str(EXAMPLES / "bot.py")]
NODE = ["node", str(EXAMPLES / "bot.js")]


def test_the_document_shows_the_example_as_it_is() -> None:
    shown = re.search(r"^```python\n# my_bot\.py\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)
    assert shown is not None
    assert shown[1] == (EXAMPLES / "bot.py").read_text(encoding="utf-8")


def test_the_transcript_in_the_document_is_what_the_example_says() -> None:
    shown = re.search(r"^```text\n(> hello.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)
    assert shown is not None
    lines = shown[1].splitlines()
    told = "".join(line[2:] + "\n" for line in lines if line.startswith("> "))
    said = [line[2:] for line in lines if line.startswith("< ")]
    done = subprocess.run(PYTHON, input=told, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert [read_line(line.encode()) for line in done.stdout.splitlines()] == [
        read_line(line.encode()) for line in said
    ]


@pytest.mark.parametrize(("command", "games"), [(PYTHON, list(GAMES)), (NODE, ["hansa"])], ids=["python", "node"])
def test_the_examples_keep_every_rule_of_the_protocol(command: list[str], games: list[str]) -> None:
    findings = list(tester.run(command, PATIENCE))
    assert [finding for finding in findings if not finding.holds] == []
    expected = [*((rule, "") for rule in tester.RULES)]
    expected += [(rule, game) for game in games for rule in tester.GAME_RULES]
    assert [(each.rule, each.game) for each in findings] == [*expected, *((rule, "") for rule in tester.LAST_RULES)]


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_play_without_failing(game: str) -> None:
    rules = find_game(game)
    options = rules.options(rules.presets()[0], 3)
    programs = ["program:" + shlex.join(PYTHON)] + (["program:" + shlex.join(NODE)] if game == "hansa" else [])
    with Hosting(Limit(seconds=PATIENCE)) as hosting:
        players = [*programs, *["focused"] * (3 - len(programs))]
        played = play_game(rules, options, players, "examples", 150, hosting)
    assert played.failures == []
