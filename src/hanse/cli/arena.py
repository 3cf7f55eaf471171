"""`hanse arena`: a tournament of players, whose results are kept in a file and summed up."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack

from rich.text import Text

import hanse
from hanse.arena import SAFETY_STOP
from hanse.arena.agenda import Agenda
from hanse.arena.results import Results
from hanse.arena.running import Run
from hanse.arena.standings import Standings
from hanse.arena.tournament import EVEN, MOST_GAMES, Place, Tournament, place_of
from hanse.arena.workers import Worker
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.backend import add_backend, check_backend, games_progress, workers_for
from hanse.cli.common import Refused, check_ending, console_for, option_changes, print_data, read_text, reason
from hanse.cli.crosstable import standings_tables
from hanse.cli.play import BOT_SECONDS, USUAL_GAME, read_seed
from hanse.cli.tables import add_tables, check_tables, replayed_rows
from hanse.games import find_game
from hanse.messages import Catalogue
from hanse.players import Hosting
from hanse.study.results import read_lines

INTERRUPTED = 130


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("results", metavar="RESULTS")
    parser.argument("--players", required=True, metavar="NAME[,NAME...]")
    parser.argument("--against", metavar="NAME[,NAME...]")
    parser.argument("--mix", action="store_true")
    parser.argument("--place", action="append", metavar="GAME[/PRESET[/SEATS[/KEY=VALUE,...]]]")
    parser.argument("--games", type=parser.whole_number(1, MOST_GAMES), default=100, metavar="N")
    parser.argument("--settle", type=_share(parser), metavar="SHARE")
    parser.argument("--seed", default="1", metavar="SEED")
    add_backend(parser)
    parser.argument("--bot-seconds", type=parser.whole_number(1, 3600), default=BOT_SECONDS, metavar="N")
    parser.argument("--max-decisions", type=parser.whole_number(1), default=SAFETY_STOP, metavar="N")
    add_tables(parser)
    parser.argument("--json", action="store_true")


def _share(parser: Parser) -> Callable[[str], str | int]:
    """A reader of the share of wins that is asked about."""
    per_cent = parser.whole_number(1, 99)

    def read(text: str) -> str | int:
        return EVEN if text == EVEN else per_cent(text)

    return read


def run(args: Namespace, words: Catalogue) -> int:
    """Play what is missing, write, sum up."""
    _check_arguments(args, words)
    targets = check_tables(args, words)
    tournament = _tournament(args, words)
    with Hosting() as hosting:
        for place in tournament.places:
            hosting.check([*tournament.players, *tournament.against], place.game.key)
    agenda = Agenda(tournament)
    standings = Standings(tournament, agenda)
    try:
        interrupted = _play(args, tournament, agenda, standings, words)
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=args.results, reason=reason(error))) from None
    if targets and not interrupted:
        replayed_rows(read_lines(read_text(args.results, words)).games, args.results, args, targets, words)
    _tell(standings, args, words)
    if interrupted:
        console_for(sys.stderr).print(Text(words.say("arena-interrupted", games=standings.games, out=args.results)))
    return INTERRUPTED if interrupted else 0


def _check_arguments(args: Namespace, words: Catalogue) -> None:
    check_ending(args.results, (".jsonl",), words)
    for name in ("against", "settle"):
        if args.mix and getattr(args, name) is not None:
            raise Refused(words.say("error-not-with", one=f"--{name}", other="--mix"))
    check_backend(args, words)


def _tournament(args: Namespace, words: Catalogue) -> Tournament:
    return Tournament(
        places=tuple(_place(text, words) for text in args.place or [USUAL_GAME]),
        players=_names(args.players),
        against=_names(args.against) if args.against else (),
        mix=args.mix,
        games=args.games,
        seed=read_seed(args.seed),
        settle=args.settle,
        most_decisions=args.max_decisions,
        seconds=args.bot_seconds,
    )


def _names(given: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in given.split(","))


def _place(text: str, words: Catalogue) -> Place:
    """`game/preset/seats/key=value,key=value`; what is left out at the end, or empty, is the usual."""
    name, preset, seats, changes = [*text.split("/", 3), "", "", ""][:4]
    game = find_game(name)
    if seats and not (seats.isascii() and seats.isdigit() and len(seats) < 4):
        raise Refused(words.say("error-place", given=text, seats=seats))
    pairs = changes.split(",") if changes else []
    return place_of(game, preset or None, int(seats) if seats else None, option_changes(pairs, game, words))


def _play(args: Namespace, tournament: Tournament, agenda: Agenda, standings: Standings, words: Catalogue) -> bool:
    """Add what is there and what is played now; whether it was interrupted."""
    results = Results(args.results, tournament, hanse.__version__)
    with ExitStack() as open_things:
        open_things.callback(results.close)
        for outcome in results.read(agenda):
            standings.add(outcome)
        if standings.complete:
            return False
        workers = workers_for(args, Worker, tournament.to_data())
        open_things.callback(workers.close)
        results.begin()
        progress = open_things.enter_context(games_progress(words))
        task = progress.add_task(words.say("simulate-progress"), total=agenda.total, completed=standings.games)
        try:
            for outcome in Run(tournament, agenda, results, workers).outcomes():
                standings.add(outcome)
                progress.update(task, completed=standings.games, total=agenda.total)
        except KeyboardInterrupt:
            return True
    return False


def _tell(standings: Standings, args: Namespace, words: Catalogue) -> None:
    if args.json:
        print_data(standings.to_data())
        return
    console = console_for(sys.stdout)
    for part in standings_tables(standings, words):
        console.print(part)
