"""Weights are learned alike wherever a run was interrupted, and promoted by matches alone."""

from __future__ import annotations

import json
import tomllib
from array import array
from importlib.resources import files as resources
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hanse.arena.settling import ABOVE, BELOW
from hanse.arena.training.curve import draw_curve
from hanse.arena.training.folder import DEFINITION, DRAFT, Folder
from hanse.arena.training.harvest import Harvester, read_harvest
from hanse.arena.training.league import FOCUSED, HAND, games_of_matches, games_of_round
from hanse.arena.training.matches import Match, Score
from hanse.arena.training.plan import plan
from hanse.arena.training.run import CHAMPION, CURVE
from hanse.arena.training.training import Training, knots_of
from hanse.arena.workers import Here, Processes
from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.messages import catalogue, languages
from hanse.players.weights import FEATURES, read_weights, shipped
from tests.arena.learning import VERSION, Scripted, files, run, small

GAMES_1, MATCHES_1 = "round-001-games.jsonl", "round-001-matches.jsonl"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The folder of a run that nothing disturbed."""
    path = tmp_path_factory.mktemp("whole")
    run(small(), path)
    return files(path)


def _scripted(training: Training, *winners: str) -> Here:
    return Here(lambda _: Scripted(winners), training.to_data())


def test_a_folder_holds_games_weights_matches_and_the_curve_of_every_round(whole: dict[str, str]) -> None:
    rounds = [f"round-00{number}{rest}" for number in (1, 2) for rest in ("-games.jsonl", "-matches.jsonl", ".toml")]
    assert sorted(whole) == sorted([CHAMPION, CURVE, DEFINITION, *rounds])
    assert [len(whole[name].splitlines()) for name in rounds if name.endswith("-games.jsonl")] == [3, 3]
    for name in ("round-001.toml", CHAMPION):
        assert read_weights(whole[name], name, "hansa")


def test_a_run_that_was_stopped_anywhere_ends_with_the_same_files(whole: dict[str, str], tmp_path: Path) -> None:
    for steps in (1, 3, 5, 9, 14):
        run(small(), tmp_path, steps=steps)
        for grows in tmp_path.glob("*.jsonl"):
            if grows.stat().st_size and grows.name == max(each.name for each in tmp_path.glob("*.jsonl")):
                grows.write_bytes(grows.read_bytes() + b'{"n":')  # a line that was being written
        (tmp_path / DRAFT).write_text("torn", encoding="utf-8")
    run(small(), tmp_path)
    assert files(tmp_path) == whole


def test_a_finished_training_stays_as_it_is(whole: dict[str, str], tmp_path: Path) -> None:
    run(small(), tmp_path)
    run(small(), tmp_path)
    assert files(tmp_path) == whole


def test_it_does_not_matter_how_many_play(whole: dict[str, str], tmp_path: Path) -> None:
    run(small(), tmp_path, workers=Processes(Harvester, small().to_data(), 2))
    assert files(tmp_path) == whole


def test_more_rounds_go_on_from_fewer(whole: dict[str, str], tmp_path: Path) -> None:
    run(small(), tmp_path, rounds=1)
    run(small(), tmp_path, rounds=2)
    assert files(tmp_path) == whole


# Promotion ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "games", "verdict", "beats"),
    [
        (30, 60, None, False),
        (30.5, 60, None, True),
        (29, 60, None, False),
        (20, 60, ABOVE, True),
        (40, 60, BELOW, False),
    ],
)
def test_only_more_than_an_even_share_beats_a_champion(
    won: float, games: int, verdict: str | None, beats: bool
) -> None:
    assert Score("hand", games, won, verdict).beats(seats=2) == beats


def test_shared_victories_of_three_are_an_even_share() -> None:
    match = Match("hand", 3, asked=False)
    for _ in range(9):
        match.hear(1 / 3)
    assert not match.score().beats(seats=3)


def test_a_match_against_the_champion_ends_when_it_is_settled() -> None:
    match = Match("hand", 2, asked=True)
    while match.open:
        match.hear(1.0)
    assert match.score().beats(seats=2)
    assert match.score().games < 40
    measured = Match("focused", 2, asked=False)
    for _ in range(60):
        measured.hear(1.0)
    assert measured.open


def test_a_candidate_that_wins_becomes_champion_and_one_that_does_not_is_left(tmp_path: Path) -> None:
    training = small(seats=3, games=1, matches=60)
    done = run(training, tmp_path, 4, _scripted(training, "round-002", "round-004"))
    assert [judged.promoted for judged in done.done] == [False, True, False, True]
    assert [judged.champion for judged in done.done] == ["hand", "hand", "round-002", "round-002"]
    curve = json.loads((tmp_path / CURVE).read_text(encoding="utf-8"))
    assert (curve["champion"], len(curve["rounds"])) == ("round-004", 4)
    assert curve["rounds"][2]["against"]["champion"]["opponent"] == "round-002"
    assert curve["rounds"][1]["against"][HAND] == curve["rounds"][1]["against"]["champion"]


def test_the_champion_knows_where_it_comes_from(tmp_path: Path) -> None:
    training = small(seats=3, games=2, matches=3, seed=7)
    run(training, tmp_path, 2, _scripted(training, "round-001"))
    weights = read_weights((tmp_path / CHAMPION).read_text(encoding="utf-8"), CHAMPION, "hansa")
    assert {key: told for key, told in weights.provenance.items() if key != "seconds"} == {
        "command": "hanse train hansa --preset hansa2004 --seats 3 --rounds 2 --games 2 --matches 3 "
        "--max-decisions 20 --seed 7",
        "seed": "7",
        "games": 4 + 6 + 9,
        "made_with": "hanse 0",
    }
    assert weights.provenance["seconds"] >= 9  # half of one for each game


def test_weights_that_nothing_beat_keep_their_origin(tmp_path: Path) -> None:
    training = small(seats=3)
    run(training, tmp_path, 1, _scripted(training))
    assert (tmp_path / CHAMPION).read_text(encoding="utf-8") == shipped("hansa", HAND).to_text()


# The league -----------------------------------------------------------------------------------------------------


def test_a_league_has_the_newest_weights_all_others_and_focused() -> None:
    training = small(seats=3, games=400)
    versions = {name: {"x": [1, 2, 3]} for name in (HAND, "round-001", "round-002", "round-003")}
    games = list(games_of_round(training, 4, "round-002", versions))
    assert len({game.seed for game in games}) == 400
    assert {name for game in games for name in game.seats} == {*versions, FOCUSED}
    assert all("round-003" in game.seats for game in games)
    alone = sum(1 for game in games if set(game.seats) == {"round-003"})
    assert 120 < alone < 240
    assert all(set(game.weights) == set(game.seats) - {FOCUSED} for game in games)


def test_a_training_may_begin_by_watching_focused() -> None:
    training = small(seats=3, watched=5)
    versions: dict[str, dict[str, list[int]]] = {HAND: {}}
    watched, played = (list(games_of_round(training, number, HAND, versions)) for number in (1, 2))
    assert [task.seats for task in watched] == [(FOCUSED,) * 3] * 5
    assert all(task.learning for task in watched)
    assert len(played) == training.games
    assert {HAND} <= {name for task in played for name in task.seats}
    assert "--watch 5" in training.command(1)


def test_a_match_plays_every_deal_on_every_seat() -> None:
    training = small(seats=3, matches=6)
    versions = {name: {"x": [1, 2, 3]} for name in (HAND, "round-001", "round-002")}
    games = list(games_of_matches(training, 2, "round-002", "round-001", versions))
    assert [opponent for opponent, _ in games] == ["round-001"] * 6 + [FOCUSED] * 3 + [HAND] * 3
    assert [game.number for _, game in games] == list(range(12))
    assert [game.seats.index("round-002") for _, game in games] == [0, 1, 2] * 4
    assert [game.seed.rpartition("/")[2] for _, game in games] == list("000111000000")


def test_positions_are_those_at_the_beginning_of_turns() -> None:
    training = small(most_decisions=40)
    (task,) = list(games_of_round(training, 1, HAND, {HAND: knots_of(training.hand)}))[:1]
    count = len(FEATURES["hansa"]().names)
    ((_, line),) = Harvester(training.to_data()).play([task])
    game = read_harvest(task, line, count)
    assert 1 < len(game.stages) < 40
    assert len(game.features) == len(game.stages) * 2 * count * array("i").itemsize
    assert sum(game.shares()) == 1


# Folders --------------------------------------------------------------------------------------------------------


def _refused(path: Path, expected: str, training: Training | None = None) -> None:
    before = files(path) if path.is_dir() else {}
    with pytest.raises(HanseError, match=expected):
        run(training or small(), path)
    assert (files(path) if path.is_dir() else {}) == before


def test_a_folder_of_anything_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "love.txt").write_text("x", encoding="utf-8")
    _refused(tmp_path / "letters", "letters: expected the folder of a training, or a new one")
    _refused(tmp_path / "letters" / "love.txt", "expected the folder of a training")


@pytest.mark.parametrize("changes", [{"games": 4}, {"seed": "other"}, {"seats": 3}, {"most_decisions": 21}])
def test_the_folder_of_another_training_is_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    run(small(), tmp_path, steps=1)
    _refused(tmp_path, "holds another training, or one of another version", small(**changes))


def test_a_damaged_folder_is_refused(tmp_path: Path) -> None:
    training = small(seats=3)
    run(training, tmp_path, 1, _scripted(training))
    good = {name: (tmp_path / name).read_bytes() for name in (DEFINITION, GAMES_1, MATCHES_1, "round-001.toml")}
    for name, damage, expected in (
        (DEFINITION, b"{", "damaged: expected what defines a training"),
        (GAMES_1, good[GAMES_1].replace(b'"n": 1', b'"n": 2'), "games.jsonl, line 2: damaged"),
        (MATCHES_1, good[MATCHES_1] + b"{}\n", "matches.jsonl, line .*: damaged: expected a game of this training"),
        ("round-001.toml", b"schema = 2", "weights of schema 2: expected 1"),
        ("round-001.toml", b"\xff", "damaged: expected text"),
    ):
        (tmp_path / name).write_bytes(damage)
        with pytest.raises(HanseError, match=expected):
            run(training, tmp_path, 1, _scripted(training))
        assert (tmp_path / name).read_bytes() == damage
        (tmp_path / name).write_bytes(good[name])


def test_two_runs_never_write_to_one_folder(tmp_path: Path) -> None:
    folder = Folder(str(tmp_path), small(), VERSION)
    folder.open()
    with pytest.raises(HanseError, match="another run is writing to it"):
        run(small(), tmp_path)
    folder.close()
    run(small(), tmp_path, steps=1)


# The plan, and the picture --------------------------------------------------------------------------------------


def test_the_plan_makes_weights_for_every_game() -> None:
    planned = plan()
    assert {entry.training.place.game.key for entry in planned} == set(GAMES)
    names = [(entry.training.place.game.key, entry.name) for entry in planned]
    assert len(set(names)) == len(names)


def test_weights_that_tell_their_command_are_made_by_the_plan() -> None:
    planned = {(entry.training.place.game.key, entry.name): entry.training.command(entry.rounds) for entry in plan()}
    learned = {}
    for game in GAMES:
        for path in resources("hanse.players.weights").joinpath(game).iterdir():
            origin = tomllib.loads(path.read_text(encoding="utf-8")).get("provenance", {})
            if "command" in origin:
                learned[game, path.name.removesuffix(".toml")] = origin["command"]
    assert learned == {name: planned.get(name, "no plan") for name in learned}


@pytest.mark.parametrize("language", languages())
def test_the_curve_shows_every_round_in_every_language(tmp_path: Path, language: str) -> None:
    training = small(seats=3, games=1)
    done = run(training, tmp_path, 3, _scripted(training, "round-002"))
    words = catalogue(language)
    picture = draw_curve(done.curve(), words)
    space = "{http://www.w3.org/2000/svg}"
    drawing = ElementTree.fromstring(picture)
    assert len(drawing.findall(f"{space}circle")) == 3 * 3 + 3
    assert words.say("train-against-hand") in {text.text for text in drawing.findall(f"{space}text")}
