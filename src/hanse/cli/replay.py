"""`hanse replay`: checks records and prints how their games ended."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.backend import add_jobs
from hanse.cli.board import PICTURES, drawing
from hanse.cli.common import Refused, check_ending, console_for, print_data, read_lines, read_text, write_text
from hanse.cli.data import load_data
from hanse.cli.faces import face_of
from hanse.cli.log import Log
from hanse.cli.marks import signs_for
from hanse.cli.overview import overview
from hanse.cli.sheet import score_table, verdict
from hanse.cli.tables import add_tables, check_tables, replayed_rows
from hanse.kernel.record import Record
from hanse.messages import Catalogue
from hanse.study.results import read_result


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("file", metavar="FILE")
    parser.argument("--log", action="store_true")
    parser.argument("--svg", metavar="FILE")
    add_tables(parser)
    add_jobs(parser)
    parser.argument("--json", action="store_true")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Check every record, then tell about all of them in a table, or about each."""
    if args.svg:
        check_ending(args.svg, PICTURES, words)
    targets = check_tables(args, words)
    load_data(args.data, words)
    lines = read_lines(args.file, read_text(args.file, words), words)
    if args.svg and len(lines) > 1:
        raise Refused(words.say("error-svg-many", path=args.file, count=len(lines)))
    rows = replayed_rows(lines, args.file, args, targets, words)
    if args.json:
        print_data(rows)
        return 0
    console = console_for(sys.stdout)
    if len(lines) > 1:
        console.print(Text(words.say("replay-many", path=args.file, count=len(lines))))
    if len(lines) > 1 and not args.log:
        for line in overview(rows, words):
            print(line)
        return 0
    for _, line in lines:
        _tell(read_result(line).record, args, words, console)
    return 0


def _tell(record: Record, args: Namespace, words: Catalogue, console: Console) -> None:
    words = words.of(record.game.key)
    face = face_of(record.game.key)
    state = record.replay()
    view = state.view(None)
    signs = signs_for(console.encoding)
    if args.svg:
        write_text(args.svg, drawing(view["board"], view, "light", words), words)
    if args.log:
        _log(record, Log(face.phrases(words, view), signs), console)
    over = "yes" if state.over() else "no"
    console.print(Text(words.say("replay-good", path=args.file, decisions=len(record.codes), over=over)))
    sheet = state.score_sheet()
    title = words.say("score-final" if state.over() else "score-now")
    console.print(score_table(sheet, record.seats, record.game.parts, words, signs, title))
    if state.over():
        why = ", ".join(words.say(f"end-{reason}") for reason in view["ending"])
        console.print(Text(words.say("replay-ended", why=why)))
        for line in verdict(sheet, state.ranks(), face.tiebreak(view), record.game.parts, words):
            console.print(Text(line, style="bold"))
    if args.svg:
        console.print(Text(words.say("board-written", path=args.svg)))


def _log(record: Record, log: Log, console: Console) -> None:
    state = record.begin()
    state.listen()
    for code in record.codes:
        state.apply(code)
    for row in log.rows(state.events(), console):
        console.print(row)
