"""`hanse simulate`: bots play many games; records or tables are written as they finish, the result is summed up."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TextIO

from rich.text import Text

import hanse
from hanse.arena import SAFETY_STOP
from hanse.arena.parts import Parts
from hanse.arena.simulation import RECORDS, Course, Player, Simulation, Told
from hanse.arena.summary import Summary
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.backend import add_backend, check_backend, games_progress, workers_for
from hanse.cli.common import USUAL_SEATS, Refused, check_ending, console_for, print_data, reason, size_of
from hanse.cli.data import facts_in
from hanse.cli.marks import signs_for
from hanse.cli.play import BOT_SECONDS, load_options, read_seed
from hanse.cli.saves import ENDINGS
from hanse.cli.summary import summary_data, summary_tables
from hanse.cli.tables import add_tables, check_tables
from hanse.games import find_game, preset_data
from hanse.messages import Catalogue
from hanse.players import Hosting

INTERRUPTED = 130
MOST_GAMES = 1_000_000_000

Write = Callable[[Told, Summary], None]


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("game", nargs="?", default="teutonica", metavar="GAME")
    parser.argument("--games", type=parser.whole_number(1, MOST_GAMES), default=100, metavar="N")
    parser.argument("--seats", type=parser.whole_number(1), metavar="N")
    parser.argument("--preset", metavar="NAME")
    parser.argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.argument("--bots", default="focused", metavar="NAME[,NAME...]")
    parser.argument("--bot-seconds", type=parser.whole_number(1, 3600), default=BOT_SECONDS, metavar="N")
    parser.argument("--seed", default="1", metavar="SEED")
    add_backend(parser)
    parser.argument("--json", action="store_true")
    parser.argument("--out", metavar="FILE")
    add_tables(parser)
    parser.argument("--data", metavar="DIR")
    parser.argument("--max-decisions", type=parser.whole_number(1), default=SAFETY_STOP, metavar="N")


def run(args: Namespace, words: Catalogue) -> int:
    """Play, write, sum up."""
    check_backend(args, words)
    simulation = _simulation(args, words)
    with Hosting() as hosting:
        hosting.check(simulation.players, simulation.game.key)
    if args.out:
        _check_out(args.out, args.games, words)
    targets = check_tables(args, words)
    if targets and args.out:
        raise Refused(words.say("error-not-with", one="--table", other="--out"))
    try:
        summary, parts, interrupted = _play(args, simulation, targets, words)
    except OSError as error:
        path = args.table or args.out
        if path is None:
            raise
        raise Refused(words.say("error-unwritable", path=path, reason=reason(error))) from None
    _tell(simulation, summary, args, words)
    if interrupted:
        _say_interrupted(summary, args.out, parts, words)
    return INTERRUPTED if interrupted else 0


def _simulation(args: Namespace, words: Catalogue) -> Simulation:
    game = find_game(args.game)
    preset = args.preset or game.presets()[0]
    seats = args.seats or min(USUAL_SEATS, int(preset_data(game, preset)["players"]))
    return Simulation(
        game=game,
        preset=preset,
        options=game.options(preset, seats, load_options(args, game, words)),
        players=tuple(_bots(args.bots, seats, words)),
        games=args.games,
        seed=read_seed(args.seed),
        most_decisions=args.max_decisions,
        seconds=args.bot_seconds,
        facts={} if args.data is None else facts_in(args.data, words),
    )


def _play(
    args: Namespace, simulation: Simulation, targets: dict[str, str], words: Catalogue
) -> tuple[Summary, str | None, bool]:
    """Play what is missing: all games so far, where their parts are kept, and whether it was interrupted."""
    summary = Summary(len(simulation.players))
    with ExitStack() as open_things:
        out = _append(args.out, words) if args.out else None
        if out is not None:
            open_things.callback(_close, out)
        parts = None
        if targets:
            parts = Parts(targets, {"hanse": hanse.__version__, "simulation": simulation.to_data()})
            open_things.callback(parts.close)
            summary = parts.begin() or summary
        wanted = [RECORDS] if out else list(targets)
        workers = workers_for(args, Player, {"simulation": simulation.to_data(), "wanted": wanted})
        open_things.callback(workers.close)
        progress = open_things.enter_context(games_progress(words))
        task = progress.add_task(words.say("simulate-progress"), total=simulation.games, completed=summary.games)
        try:
            for told in Course(simulation, summary.games, workers).told():
                summary.merge(told.summary)
                _keep(told, summary, out, parts)
                progress.update(task, completed=summary.games)
        except KeyboardInterrupt:
            if parts is not None:
                parts.write(summary)
            return summary, parts.folder if parts else None, True
        if parts is not None:
            parts.write(summary)
            parts.finish()
    return summary, None, False


def _keep(told: Told, summary: Summary, out: TextIO | None, parts: Parts | None) -> None:
    """Records are on the disk before the next ones come, one a line."""
    if out is not None:
        out.writelines(f"{record}\n" for record in told.records)
        out.flush()
    if parts is not None:
        parts.add(told.frames or {}, summary)


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


def _tell(simulation: Simulation, summary: Summary, args: Namespace, words: Catalogue) -> None:
    if args.json:
        print_data(summary_data(simulation, summary))
    elif summary.games:
        console = console_for(sys.stdout)
        for part in summary_tables(simulation, summary, words, signs_for(console.encoding)):
            console.print(part)


def _say_interrupted(summary: Summary, out: str | None, parts: str | None, words: Catalogue) -> None:
    told = words.say("simulate-interrupted", games=summary.games, out=out or "none")
    if not summary.games:
        told = words.say("simulate-nothing")
    elif parts is not None:
        told = words.say("simulate-kept", games=summary.games, folder=parts)
    console_for(sys.stderr).print(Text(told))
