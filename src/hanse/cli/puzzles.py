"""`hanse puzzles`: find positions where one action is clearly best, and not the obvious one."""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from pathlib import Path

from rich.text import Text

import hanse
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.backend import MOST_JOBS
from hanse.cli.common import Refused, check_ending, console_for, print_data, read_records, reason
from hanse.cli.play import read_seed
from hanse.cli.progress import work_progress
from hanse.games import find_game
from hanse.kernel.contract import Game
from hanse.kernel.record import Record
from hanse.messages import Catalogue
from hanse.players.house import HOUSE, house_player, of_house
from hanse.study.puzzles.collection import Collection, Tally

ENDING = ".jsonl"
PLAYER = "hard"
MOST = 100_000


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("game", nargs="?", default="teutonica", metavar="GAME")
    parser.argument("-o", "--output", metavar="FILE")
    parser.argument("--count", type=parser.whole_number(1, MOST), default=10, metavar="N")
    parser.argument("--records", metavar="FILE")
    parser.argument("--player", default=PLAYER, metavar="NAME")
    parser.argument("--seed", default="1", metavar="SEED")
    parser.argument("--json", action="store_true")
    parser.argument("--jobs", type=parser.whole_number(1, MOST_JOBS), default=1, metavar="N")


def run(args: Namespace, words: Catalogue) -> int:
    """Look for puzzles, or go on with it; then tell what was found."""
    from hanse.arena.workers import Here, Processes
    from hanse.study.puzzles.looking import Hand, Looking

    game = find_game(args.game)
    if not of_house(args.player):
        raise Refused(words.say("puzzles-player", given=args.player, known=", ".join(HOUSE)))
    house_player(args.player, game.key)  # refuses parameters that do not fit
    records = _records(args.records, game, words) if args.records else None
    target = args.output or f"puzzles-{game.key}{ENDING}"
    check_ending(target, (ENDING,), words)
    head = {"game": game.key, "player": args.player, "seed": read_seed(args.seed), "records": _mark_of(records)}
    try:
        collection = Collection(Path(target), head)
    except (OSError, ValueError) as error:
        raise Refused(words.say("error-unwritable", path=target, reason=reason(error))) from None
    told = {**head, "version": hanse.__version__}
    workers = Here(Hand, told) if args.jobs == 1 else Processes(Hand, told, args.jobs)
    try:
        with work_progress() as progress:
            task = progress.add_task(words.say("puzzles-progress"), total=args.count)
            progress.update(task, completed=len(collection.tally.puzzles))
            for found in Looking(collection, workers, args.count, records).puzzles():
                progress.update(task, completed=found)
    except KeyboardInterrupt:
        print(words.say("puzzles-stopped", count=len(collection.tally.puzzles)), file=sys.stderr)
        raise
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=target, reason=reason(error))) from None
    finally:
        workers.close()
        collection.close()
    if args.json:
        print_data({**_facts(collection.tally), "themes": _themes(collection.tally), "file": target})
        return 0
    _tell(collection.tally, target, words)
    return 0


def _records(path: str, game: Game, words: Catalogue) -> list[Record]:
    """Finished games of this game with others to be ahead of."""
    records = read_records(path, words)
    for number, record in enumerate(records, start=1):
        if record.game.key != game.key or len(record.seats) < 2 or not record.replay().over():
            raise Refused(words.say("puzzles-record", path=path, line=number, game=game.key))
    return records


def _mark_of(records: list[Record] | None) -> str | None:
    """Tells these records from others."""
    if records is None:
        return None
    return hashlib.sha256("\n".join(record.to_json() for record in records).encode()).hexdigest()[:16]


def _facts(tally: Tally) -> dict[str, int]:
    """How much was looked at, and how many puzzles came of it."""
    return {
        "count": len(tally.puzzles),
        "games": len(tally.games),
        "looked": tally.looked,
        "candidates": tally.candidates,
    }


def _themes(tally: Tally) -> dict[str, int]:
    return dict(Counter(puzzle.themes[0] for puzzle in tally.puzzles).most_common())


def _tell(tally: Tally, target: str, words: Catalogue) -> None:
    console = console_for(sys.stdout)
    console.print(Text(words.say("puzzles-found", **_facts(tally))))
    for theme, count in _themes(tally).items():
        console.print(Text(f"  {count:>4}  {words.say(f'puzzle-theme-{theme}')}"))
    console.print(Text(words.say("puzzles-written", path=target)))
