"""Players that somebody wrote in a file of their own play in the terminal and in simulations."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from hanse.games import GAMES
from hanse.kernel.record import read_record
from hanse.messages import catalogue
from hanse.players import Host, begin
from hanse.players.loading import player_maker
from tests.cli.conftest import Run
from tests.players.conftest import outside
from tests.players.outside import write

__all__ = ["outside"]  # the fixture that makes the files

LANGUAGES = ["en", "fr", "de"]
TYPED = ["end", "1"] * 400


@pytest.mark.parametrize("player", ["mine:greedy", "mine:Counting"], ids=["a function", "a class with memory"])
def test_a_player_from_outside_plays_a_game_in_the_terminal(outside: Path, hanse: Run, player: str) -> None:
    result = hanse("play", "hansa", "--seats", 2, "--seed", 7, "--bot", player, "--save", "game.json", lines=TYPED)
    assert (result.code, result.err) == (0, "")
    record = read_record(Path("game.json").read_text(encoding="utf-8"), GAMES)
    assert record.seats == ["person", player]
    assert sum(seen.seat == 1 for seen in begin(record).seen) > 20
    assert catalogue("en").say("log-bot-failed", bot=player, why="failed", by="focused") not in result.out


def test_bots_at_the_terminal_decide_as_everywhere_else(outside: Path, hanse: Run) -> None:
    hanse("play", "--seats", 3, "--seed", 7, "--save", "game.json", lines=itertools.islice(TYPED, 60))
    record = read_record(Path("game.json").read_text(encoding="utf-8"), GAMES)
    hosts = {seat: Host("focused", player_maker("focused", "teutonica"), record, seat) for seat in (1, 2)}
    course = begin(read_record(Path("game.json").read_text(encoding="utf-8"), GAMES))
    codes = course.codes()
    course.back(0)
    for code in codes:
        if course.state.mover() in hosts:
            assert hosts[course.state.mover()].decide(course).thought.code == code
        course.play(code)


def test_players_from_outside_are_simulated_and_the_same_seed_gives_the_same_games(outside: Path, hanse: Run) -> None:
    argv = ["simulate", "hansa", "--games", 2, "--seats", 3, "--bots", "mine:greedy,mine:Counting,focused", "--seed", 4]
    for name in ("a.jsonl", "b.jsonl"):
        result = hanse(*argv, "--max-decisions", 150, "--json", "--out", name)
        assert (result.code, result.err) == (0, "")
        summary = json.loads(result.out)
        assert summary["failures"] == []
        assert [seat["bot"] for seat in summary["seats"]] == ["mine:greedy", "mine:Counting", "focused"]
    assert Path("a.jsonl").read_bytes() == Path("b.jsonl").read_bytes()


def test_a_saved_game_finds_its_player_again_or_is_refused(outside: Path, hanse: Run) -> None:
    argv = ["play", "hansa", "--seats", 2, "--seed", 7, "--bot", "mine:greedy", "--save", "game.json"]
    assert hanse(*argv, lines=TYPED[:10]).code == 0
    before = Path("game.json").read_text(encoding="utf-8")
    assert hanse("play", "hansa", "--resume", "game.json", lines=["quit"]).code == 0
    Path("mine.py").unlink()
    refused = hanse("play", "hansa", "--resume", "game.json", lines=["quit"])
    assert refused.code == 2
    assert refused.err == "hanse: player mine:greedy does not load: ModuleNotFoundError: No module named 'mine'\n"
    assert Path("game.json").read_text(encoding="utf-8") == before
    assert hanse("play", "hansa", "--resume", "game.json", "--bot", "focused", lines=["quit"]).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("player", "why"), [("raises", "failed"), ("illegal", "illegal")])
def test_the_log_tells_who_failed(outside: Path, hanse: Run, language: str, player: str, why: str) -> None:
    name = f"bad:{player}"
    argv = ["play", "hansa", "--seats", 2, "--you", 2, "--seed", 7, "--bot", name, "--save", "game.json"]
    result = hanse(*argv, "--lang", language, lines=["end", "1", "log", "quit"])
    assert (result.code, result.err) == (0, "")
    told = catalogue(language).say("log-bot-failed", bot=name, by="focused", why=why)
    assert told in " ".join(result.out.split())


def test_a_bot_is_told_when_the_person_leaves(outside: Path, hanse: Run) -> None:
    text = """
from hanse.players import Player
class Polite(Player):
    def choose(self, state, limit, chance):
        return state.legal()[0]
    def end(self):
        open("goodbye", "w").close()
"""
    write(outside, "polite", text)
    argv = ["play", "hansa", "--seats", 2, "--you", 2, "--seed", 7, "--bot", "polite:Polite"]
    assert hanse(*argv, lines=["end", "1", "end", "1", "quit"]).code == 0
    assert Path("goodbye").exists()


def test_an_undo_lets_the_same_bots_decide_the_same_again(outside: Path, hanse: Run) -> None:
    kept = []
    for extra in ([], ["undo", "end"]):
        path = Path(f"game{len(extra)}.json")
        argv = ["play", "hansa", "--seats", 2, "--seed", 7, "--bot", "mine:Counting", "--save", path]
        result = hanse(*argv, lines=["end", *extra])
        assert (result.code, result.err) == (0, "")
        kept.append(json.loads(path.read_text(encoding="utf-8"))["codes"])
    assert kept[0] == kept[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_counts_who_failed(outside: Path, hanse: Run, language: str) -> None:
    argv = ["simulate", "hansa", "--games", 1, "--seats", 2, "--bots", "focused,bad:raises", "--max-decisions", 12]
    data = json.loads(hanse(*argv, "--json").out)
    (failure,) = data["failures"]
    assert {**failure, "decisions": 0} == {"bot": "bad:raises", "by": "focused", "why": "failed", "decisions": 0}
    told = hanse(*argv, "--lang", language).out
    assert catalogue(language).say("log-bot-failed", bot="bad:raises", by="focused", why="failed") in told


def test_a_bot_that_hangs_is_given_up_when_its_time_is_over(outside: Path, hanse: Run) -> None:
    argv = ["simulate", "hansa", "--games", 1, "--seats", 2, "--bots", "bad:hangs", "--max-decisions", 2]
    data = json.loads(hanse(*argv, "--bot-seconds", 1, "--json").out)
    assert data["failures"] == [{"bot": "bad:hangs", "by": "focused", "why": "slow", "decisions": 2}]


def test_what_a_bot_prints_does_not_disturb(outside: Path, hanse: Run) -> None:
    argv = ["simulate", "hansa", "--games", 1, "--seats", 2, "--bots", "bad:prints", "--max-decisions", 3, "--json"]
    assert json.loads(hanse(*argv).out)["failures"] == []


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["play", "--bot", "nowhere:x"], "player nowhere:x does not load: ModuleNotFoundError"),
        (["simulate", "--bots", "mine:nobody"], "player mine:nobody does not load: AttributeError"),
        (["simulate", "--bots", "mine:Counting.x"], "player mine:Counting.x does not load: AttributeError"),
        (["serve", "--player", "nowhere:x"], "player nowhere:x does not load: ModuleNotFoundError"),
        (["serve", "--player", "deep"], "unknown player 'deep'"),
        (["serve", "--bot-memory", "1"], "--bot-memory: “1”: expected a whole number from 256"),
    ],
)
def test_players_that_are_not_there_are_refused_in_one_line(
    outside: Path, hanse: Run, argv: list[str], words: str
) -> None:
    result = hanse(*argv)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert words in result.err
