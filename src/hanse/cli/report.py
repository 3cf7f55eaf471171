"""`hanse report`: the results of many games as one page and pictures."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import Progress

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, check_ending, read_text, reason, write_text
from hanse.cli.data import load_data
from hanse.cli.progress import work_progress
from hanse.kernel.errors import HanseError
from hanse.messages import Catalogue
from hanse.study.charts import Chapter
from hanse.study.page import chapters_of, page
from hanse.study.pictures import names, pictures
from hanse.study.replay import replay
from hanse.study.results import Lines, NoResults, read_lines, read_result
from hanse.study.tally import Study

ENDING = ".html"


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("results", metavar="RESULTS")
    parser.argument("-o", "--output", metavar="FILE")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Replay all games, then write page and pictures, or nothing."""
    load_data(args.data, words)
    if args.output is not None:
        check_ending(args.output, (ENDING,), words)
    try:
        lines = read_lines(read_text(args.results, words))
    except NoResults as error:
        raise Refused(words.say("error-in-file", path=args.results, reason=words.refusal(error))) from None
    target = Path(args.output or Path(args.results).with_suffix(ENDING))
    if target == Path(args.results):
        raise Refused(words.say("error-exists-other", path=str(target)))
    folder = target.with_name(f"{target.stem}-pictures")
    with _draft(target, folder, words) as draft, work_progress() as progress:
        study = _study(lines, args.results, progress, words)
        chapters = chapters_of(study, words)
        notes = [words.say("report-torn")] if lines.torn else []
        _draw(chapters, draft, folder, progress, words)
        write_text(str(target), page(study, chapters, words, notes), words)
        drawn = _move(draft, folder, words)
    for note in notes:
        print(note, file=sys.stderr)
    print(words.say("report-written", page=str(target), pictures=drawn, folder=str(folder)))
    return 0


@contextmanager
def _draft(target: Path, folder: Path, words: Catalogue) -> Iterator[Path]:
    """An empty folder where pictures wait until all are drawn; what could not be written is refused before the work."""
    draft = folder.with_name(f".{folder.name}.{os.getpid()}.tmp")
    try:
        for path, wrong in ((target, target.is_dir()), (folder, folder.exists() and not folder.is_dir())):
            if wrong:
                raise Refused(words.say("error-exists-other", path=str(path)))
        draft.mkdir()
    except (OSError, ValueError) as error:
        raise Refused(words.say("error-unwritable", path=str(target), reason=reason(error))) from None
    try:
        yield draft
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _study(lines: Lines, path: str, progress: Progress, words: Catalogue) -> Study:
    study = Study()
    task = progress.add_task(words.say("report-progress"), total=len(lines.games))
    for number, line in lines.games:
        try:
            result = read_result(line)
            study.add(result, replay(result))
        except HanseError as error:
            raise Refused(words.say("error-line", path=path, line=number, reason=words.refusal(error))) from None
        progress.advance(task)
    if not study.finished():
        raise Refused(words.say("error-no-end", path=path))
    return study


def _draw(chapters: Sequence[Chapter], draft: Path, folder: Path, progress: Progress, words: Catalogue) -> None:
    task = progress.add_task(words.say("report-progress-pictures"), total=len(names(chapters)))
    for name, picture in pictures(chapters):
        try:
            (draft / name).write_bytes(picture)
        except OSError as error:
            raise Refused(words.say("error-unwritable", path=str(folder), reason=reason(error))) from None
        progress.advance(task)


def _move(draft: Path, folder: Path, words: Catalogue) -> int:
    """Put the pictures where they belong; older ones of the same name are replaced."""
    drawn = sorted(draft.iterdir())
    try:
        folder.mkdir(exist_ok=True)
        for picture in drawn:
            picture.replace(folder / picture.name)
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=str(folder), reason=reason(error))) from None
    return len(drawn)
