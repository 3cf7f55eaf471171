"""Fits the tables that turn shares into win chances, and measures how well they hold.

`python -m bench.calibrate POSITIONS` lets players of several levels play at every place, judges some positions of each
game as a study does, and keeps them in the folder `POSITIONS`, a line for each game; the same command goes on where it
was stopped. Then it writes `src/hanse/study/analysis/calibration/<game>.toml`. The curves in them are measured on
games that the table was not fitted to: it is fitted to each half of the games and measured on the other.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from math import log
from pathlib import Path
from typing import Any

from hanse.arena import play_game
from hanse.arena.intervals import victories
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.study.analysis.actions import actions_of
from hanse.study.analysis.calibration import Calibration, weights_at
from hanse.study.analysis.evaluation import Evaluator

PRESETS = {
    "teutonica": ("bigbox2020", (2, 3, 4, 5)),
    "hansa": ("hansa2004", (2, 3, 4)),
    "merkator": ("standard", (2, 3, 4)),
}
LEVELS = ("easy", "medium", "hard")  # a seat is given one of them by chance
POSITIONS = 4  # of each game
WORLDS = 4
ITERATIONS = 8  # of a closer look
FOLDER = Path("src/hanse/study/analysis/calibration")
LONGEST = 1500  # decisions of a game; where nobody wants to end it, it says nothing
TENTHS = 10
DOUBT = 5.0  # how much a change of the table must be worth
USUAL_EVEN = 0.02
ENOUGH = 200  # positions that make a tenth count


@dataclass(frozen=True)
class Seen:
    """A position, and what came of it."""

    game: int
    stage: int
    shares: tuple[float, ...]
    now: tuple[float, ...]
    won: tuple[float, ...]
    scores: tuple[float, ...]


def positions(key: str, seats: int, number: int) -> list[Seen]:
    """Positions of one game, judged without any calibration."""
    game = GAMES[key]
    options = game.options(PRESETS[key][0], seats)
    chance = chance_from_seed(f"{key}/{seats}/{number}", "calibrate")
    players = [LEVELS[chance.below(len(LEVELS))] for _ in range(seats)]
    played = play_game(game, options, players, f"calibrate/{number}", LONGEST)
    if played.stopped:
        return []
    judge = Evaluator(game, options, Calibration())
    actions = actions_of(played.record, judge.features)
    wanted = {chance.below(len(actions)) for _ in range(POSITIONS)}
    won, scores = victories(played.ranks), [points / game.parts for points in played.scores]
    found = []
    state: Any = played.record.begin()
    for place, action in enumerate(actions):
        if place in wanted:
            luck = chance.branch(place)
            compared = judge.compare(state, action.seat, None, ITERATIONS, luck)
            seen = compared.best if compared else judge.glance(state, action.seat, WORLDS, luck)
            judge.value.evaluate(state.sample(action.seat, luck))
            found.append(Seen(number, int(judge.value.stage), seen.chances, seen.scores, tuple(won), tuple(scores)))
        for code in played.record.codes[action.ply : action.end]:
            state.apply(code)
    return found


def surprise(table: Calibration, seen: Sequence[Seen]) -> float:
    """How surprised the table is by what came of these positions; the less, the better.

    A table that changes much has to be worth it: a few games must not make it sure of anything.
    """
    total = DOUBT * sum(((power - 1) / 0.5) ** 2 for power in table.power)
    total += DOUBT * sum(((even - USUAL_EVEN) / 0.1) ** 2 for even in table.even)
    for each in seen:
        chances = table.chances(each.shares, each.stage)
        total -= sum(won * log(max(chance, 1e-9)) for won, chance in zip(each.won, chances, strict=True) if won)
    return total


def fitted(seen: Sequence[Seen]) -> Calibration:
    """The least surprised table, found by changing one number after the other."""
    table = _with_points(Calibration(even=(USUAL_EVEN,) * 3), seen)
    least, step = surprise(table, seen), 0.2
    while step > 0.01:
        better = False
        for name, most in (("power", 2.0), ("even", 0.5)):
            for knot in range(3):
                for change in (step, -step):
                    knots = list(getattr(table, name))
                    knots[knot] = min(most, max(0.0, knots[knot] + change * (1.0 if name == "power" else 0.25)))
                    tried = replace(table, **{name: tuple(knots)})
                    if (now := surprise(tried, seen)) < least - 1e-6:
                        table, least, better = tried, now, True
        if not better:
            step /= 2
    return _with_points(table, seen)


def _with_points(table: Calibration, seen: Sequence[Seen]) -> Calibration:
    """With the points still to come: least squares over what was gained from each position to the end."""
    rows, gained = [], []
    for each in seen:
        weights = weights_at(each.stage)
        for seat, chance in enumerate(table.chances(each.shares, each.stage)):
            lead = chance - 1 / len(each.now)
            rows.append([*weights, *(weight * lead for weight in weights)])
            gained.append(each.scores[seat] - each.now[seat])
    solved = _least_squares(rows, gained)
    return replace(table, gain=(solved[0], solved[1], solved[2]), lead=(solved[3], solved[4], solved[5]))


def _least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """The factors by which the rows come nearest to what is wanted."""
    size = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) + (1e-6 if i == j else 0.0) for j in range(size)] for i in range(size)
    ]
    right = [sum(row[i] * want for row, want in zip(rows, wanted, strict=True)) for i in range(size)]
    for i in range(size):
        for j in range(size):
            if j != i:
                factor = matrix[j][i] / matrix[i][i]
                matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
                right[j] -= factor * right[i]
    return [right[i] / matrix[i][i] for i in range(size)]


def curve(pairs: Sequence[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """For each tenth of what was predicted: how often, the mean of it, and how much of that was won."""
    found = []
    for tenth in range(TENTHS):
        within = [pair for pair in pairs if tenth == min(TENTHS - 1, int(pair[0] * TENTHS))]
        if within:
            count = len(within)
            found.append((count, sum(said for said, _ in within) / count, sum(won for _, won in within) / count))
    return found


def crossed(seen: Sequence[Seen]) -> list[tuple[float, float]]:
    """What was predicted and what was won, by tables that were fitted to the other half of the games."""
    pairs: list[tuple[float, float]] = []
    for half in (0, 1):
        table = fitted([each for each in seen if each.game % 2 != half])
        for each in seen:
            if each.game % 2 == half:
                pairs += zip(table.chances(each.shares, each.stage), each.won, strict=True)
    return pairs


def section(seats: int, table: Calibration, games: int, count: int, found: Sequence[tuple[int, float, float]]) -> str:
    """The table as it stands in a file, with its measured curve."""
    lines = [f"[seats.{seats}]", f"games = {games}", f"positions = {count}"]
    for name in ("power", "even", "gain", "lead"):
        lines.append(f"{name} = [{', '.join(f'{knot:.3f}' for knot in getattr(table, name))}]")
    lines.append("curve = [  # how many predictions, their mean, how much of it was won")
    lines += [f"    [{number}, {said:.3f}, {won:.3f}]," for number, said, won in found]
    return "\n".join([*lines, "]", ""])


def kept(path: Path) -> list[list[Seen]]:
    """The positions of every game that was played before; a line that was cut off is left out."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [[Seen(**each) for each in json.loads(line)] for line in lines if line.endswith("\n")]


def play(folder: Path, places: Sequence[tuple[str, int]], games: int) -> None:
    """Play what is missing, one game at each place in turn, so that all know about the same whenever it is stopped."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {place: folder / f"{place[0]}-{place[1]}.jsonl" for place in places}
    counts = {place: len(kept(path)) for place, path in files.items()}
    for number in range(games):
        for (key, seats), path in files.items():
            if counts[key, seats] == number:
                found = positions(key, seats, number)
                with path.open("a", encoding="utf-8") as stream:
                    stream.write(json.dumps([asdict(each) for each in found]) + "\n")
                counts[key, seats] += 1


def calibrate(folder: Path, key: str, seats: int) -> str:
    """Fit and measure one place."""
    seen = [each for game in kept(folder / f"{key}-{seats}.jsonl") for each in game]
    found = curve(crossed(seen))
    played = len({each.game for each in seen})
    print(f"{key}, {seats} seats: {played} games, {len(seen)} positions", flush=True)
    for number, said, won in found:
        note = "" if number < ENOUGH else f"   {100 * (won - said):+.1f}"
        print(f"  {number:6} said {said:5.1%} won {won:5.1%}{note}", flush=True)
    return section(seats, fitted(seen), played, len(seen), found)


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(prog="python -m bench.calibrate", description=__doc__)
    parser.add_argument("positions", metavar="POSITIONS", type=Path, help="the folder of what was seen")
    parser.add_argument("--game", choices=tuple(PRESETS), action="append", help="only this game")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="games at each place; 0: fit what is there")
    given = parser.parse_args()
    wanted = {key: PRESETS[key] for key in given.game or PRESETS}
    play(given.positions, [(key, number) for key, (_, seats) in wanted.items() for number in seats], given.games)
    for key, (preset, seats) in wanted.items():
        head = [
            f'game = "{key}"', "", "[provenance]", 'command = "python -m bench.calibrate POSITIONS"',
            f'preset = "{preset}"', f"levels = {list(LEVELS)}".replace("'", '"'), f"iterations = {ITERATIONS}", "",
        ]  # fmt: skip
        tables = [calibrate(given.positions, key, number) for number in seats]
        (FOLDER / f"{key}.toml").write_text("\n".join([*head, *tables]), encoding="utf-8")


if __name__ == "__main__":
    main()
