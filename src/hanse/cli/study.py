"""`hanse study`: what a recorded game could have been; where it was lost, and what was luck."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, check_ending, console_for, print_data, read_records, reason, write_text
from hanse.cli.data import load_data
from hanse.cli.marks import house, signs_for
from hanse.cli.progress import work_progress
from hanse.cli.telling import Telling
from hanse.kernel.record import Record
from hanse.messages import Catalogue
from hanse.study.analysis.accuracy import MARKS
from hanse.study.analysis.analysis import FEWEST, ITERATIONS, MOST, Analysis
from hanse.study.analysis.notebook import Notebook
from hanse.study.analysis.page import SIGNS, page
from hanse.study.analysis.result import result_of
from hanse.study.writer import Writer

ENDING = ".html"
Data = dict[str, Any]


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("file", metavar="FILE")
    parser.argument("-o", "--output", metavar="FILE")
    parser.argument("--seat", type=parser.whole_number(1, 6), metavar="N")
    parser.argument("--iterations", type=parser.whole_number(FEWEST, MOST), default=ITERATIONS, metavar="N")
    parser.argument("--json", action="store_true")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Analyse the game, or go on with it, or show what is known; then write page and data."""
    load_data(args.data, words)
    if args.output is not None:
        check_ending(args.output, (ENDING,), words)
    records = read_records(args.file, words)
    if len(records) > 1:
        raise Refused(words.say("error-one-record", path=args.file, count=len(records)))
    record = records[0]
    target = Path(args.output or f"{Path(args.file).with_suffix('')}-study{ENDING}")
    if target.is_dir():
        raise Refused(words.say("error-unwritable", path=str(target), reason=os.strerror(errno.EISDIR).lower()))
    analysis = Analysis(record, None if args.seat is None else args.seat - 1, args.iterations)
    stored = target.with_suffix(".json")
    result = _known(stored, analysis) or _analysed(analysis, stored, words)
    words = words.of(record.game.key)
    write_text(str(target), page(result, record, words, Telling(record, words)), words)
    if args.json:
        print_data(result)
        return 0
    _tell(result, record, words)
    print(words.say("study-written", page=str(target), data=str(stored)))
    return 0


def _known(path: Path, analysis: Analysis) -> Data | None:
    """The whole analysis, if it was made before."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        head = analysis.head()
        same = data["done"] is True and {key: data.get(key) for key in head} == head
        return data if same and len(data["moments"]) == len(analysis.actions) else None
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def _analysed(analysis: Analysis, stored: Path, words: Catalogue) -> Data:
    """Do what is left; each piece is kept beside the page, so that nothing is done twice."""
    try:
        notebook = Notebook(stored.with_suffix(".part"), analysis)
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=str(stored), reason=reason(error))) from None
    try:
        with work_progress() as progress:
            task = progress.add_task(words.say("study-progress"), total=analysis.pieces, completed=len(analysis.notes))
            for note in analysis.work():
                notebook.add(note)
                progress.advance(task)
    except KeyboardInterrupt:
        notebook.close()
        print(words.say("study-stopped", done=len(analysis.notes), all=analysis.pieces), file=sys.stderr)
        raise
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=str(stored), reason=reason(error))) from None
    result = result_of(analysis)
    write_text(str(stored), json.dumps(result, ensure_ascii=False) + "\n", words)
    notebook.remove()
    return result


def _tell(result: Data, record: Record, words: Catalogue) -> None:
    console = console_for(sys.stdout)
    signs = signs_for(console.encoding)
    tell, writer = Telling(record, words), Writer(words)
    table = Table(title=words.say("study-seats"), title_style="bold", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    for head in ("study-accuracy", *(f"study-{mark}.many" for mark in MARKS), "study-skill", "study-luck"):
        table.add_column(words.say(head), justify="right")
    for seat, told in enumerate(result["seats"]):
        accuracy = signs.dash if told["accuracy"] is None else writer.number(told["accuracy"])
        marks = [str(told["marks"][mark]) for mark in MARKS]
        shares = [writer.number(100 * told[part]) for part in ("skill", "luck")]
        table.add_row(Text.assemble(house(signs, seat), f" {result['names'][seat]}"), accuracy, *marks, *shares)
    console.print(table)
    for place in result["critical"]:
        moment = result["moments"][place]
        state, seat = record.replay(moment["ply"]), moment["seat"]
        loss = writer.number(100 * moment["loss"])
        done = tell.plan(state, seat, record.codes[moment["ply"] : moment["end"]])
        better = tell.plan(state, seat, moment["best"]["codes"])
        head = f" {moment['ply'] + 1} {SIGNS[moment['mark']]} ({words.say('study-cost', loss=loss)})"
        console.print(Text.assemble(house(signs, seat), (head, "bold"), f" {done}"))
        console.print(Text(f"    {words.say('study-better', plan=better)}"))
    if not result["critical"]:
        console.print(Text(words.say("study-none")))
