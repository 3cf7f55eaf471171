"""`hanse simulate`: bots play many games; records are written as they finish, the result is summed up."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TextIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from hanse.arena import SAFETY_STOP, Played, play_games
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, check_ending, console_for, reason, size_of
from hanse.cli.marks import signs_for
from hanse.cli.play import BOT_SECONDS, bot_setup, load_options, read_seed
from hanse.cli.saves import ENDINGS
from hanse.cli.summary import Summary, summary_tables
from hanse.games import find_game
from hanse.messages import Catalogue
from hanse.players import Hosting, Limit

INTERRUPTED = 130


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("game", nargs="?", default="teutonica", metavar="GAME")
    parser.argument("--games", type=parser.whole_number(1), default=100, metavar="N")
    parser.argument("--seats", type=parser.whole_number(1), default=4, metavar="N")
    parser.argument("--preset", metavar="NAME")
    parser.argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.argument("--bots", default="focused", metavar="NAME[,NAME...]")
    parser.argument("--bot-seconds", type=parser.whole_number(1, 3600), default=BOT_SECONDS, metavar="N")
    parser.argument("--seed", default="1", metavar="SEED")
    parser.argument("--json", action="store_true")
    parser.argument("--out", metavar="FILE")
    parser.argument("--data", metavar="DIR")
    parser.argument("--max-decisions", type=parser.whole_number(1), default=SAFETY_STOP, metavar="N")


def run(args: Namespace, words: Catalogue) -> int:
    """Play, write, sum up."""
    game = find_game(args.game)
    preset = args.preset or game.presets()[0]
    options = game.options(preset, args.seats, load_options(args, game, words))
    bots = _bots(args.bots, args.seats, words)
    if args.out:
        _check_out(args.out, args.games, words)
    summary = Summary(game, preset, options.to_data(), bots, read_seed(args.seed))
    interrupted = False
    with ExitStack() as open_things:
        setup = bot_setup(args, game, words, shown=True)
        hosting = open_things.enter_context(Hosting(Limit(seconds=args.bot_seconds), setup=setup))
        hosting.check(bots, game.key)
        out = _append(args.out, words) if args.out else None
        if out is not None:
            open_things.callback(_close, out)
        progress = open_things.enter_context(_progress(words))
        task = progress.add_task(words.say("simulate-progress"), total=args.games)
        games = play_games(game, options, bots, args.games, read_seed(args.seed), args.max_decisions, hosting)
        try:
            for played in games:
                _write(out, played, args.out, words)
                summary.add(played)
                progress.advance(task)
        except KeyboardInterrupt:
            interrupted = True
    _tell(summary, args, words)
    if interrupted:
        _say_interrupted(summary, args, words)
    return INTERRUPTED if interrupted else 0


def _bots(given: str, seats: int, words: Catalogue) -> list[str]:
    names = [name.strip() for name in given.split(",")]
    if len(names) not in (1, seats):
        raise Refused(words.say("error-bots-count", given=given, seats=seats))
    return names * seats if len(names) == 1 else names


def _check_out(path: str, games: int, words: Catalogue) -> None:
    """A single record may be called JSON; several, one a line, are none any more."""
    single = games == 1 and not size_of(path, words)
    check_ending(path, ENDINGS if single else (".jsonl",), words)


def _append(path: str, words: Catalogue) -> TextIO:
    try:
        return Path(path).open("a", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Refused(words.say("error-unwritable", path=path, reason=reason(error))) from None


def _close(out: TextIO) -> None:
    with suppress(OSError):  # every record was written at once, or refused
        out.close()


def _write(out: TextIO | None, played: Played, path: str, words: Catalogue) -> None:
    """One record a line, on the disk before the next game begins."""
    if out is None:
        return
    try:
        out.write(played.record.to_json() + "\n")
        out.flush()
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=path, reason=reason(error))) from None


def _progress(words: Catalogue) -> Progress:
    console = console_for(sys.stderr)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _tell(summary: Summary, args: Namespace, words: Catalogue) -> None:
    if args.json:
        print(json.dumps(summary.to_data(), ensure_ascii=False, indent=2))
    elif summary.games:
        console = console_for(sys.stdout)
        for part in summary_tables(summary, words, signs_for(console.encoding)):
            console.print(part)


def _say_interrupted(summary: Summary, args: Namespace, words: Catalogue) -> None:
    console = console_for(sys.stderr)
    if summary.games:
        console.print(Text(words.say("simulate-interrupted", games=summary.games, out=args.out or "none")))
    else:
        console.print(Text(words.say("simulate-nothing")))
