"""Stored games replayed in numbers, and tables of them, for the verbs that have many."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from hanse.arena.rows import Row
from hanse.arena.simulation import DECISIONS, GAMES
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.backend import games_progress, workers_for
from hanse.cli.common import Refused, check_ending, reason
from hanse.cli.data import facts_in, load_data
from hanse.messages import Catalogue
from hanse.study.tabulate import BadLine, Replayer, replay_lines

if TYPE_CHECKING:
    import polars as pl

ENDINGS = (".parquet", ".csv")


def add_tables(parser: Parser) -> None:
    """Name the arguments that say which tables are written."""
    parser.argument("--table", metavar="FILE")
    parser.argument("--decisions", metavar="FILE")


def check_tables(args: Namespace, words: Catalogue) -> dict[str, str]:
    """The files of the tables that are asked for, by kind; names that cannot be are refused before any work."""
    if args.decisions and not args.table:
        raise Refused(words.say("error-needs", one="--decisions", other="--table"))
    targets = {kind: path for kind, path in ((GAMES, args.table), (DECISIONS, args.decisions)) if path}
    for path in targets.values():
        check_ending(path, ENDINGS, words)
    if len(set(targets.values())) < len(targets):
        raise Refused(words.say("error-same-file", path=args.table))
    if targets:
        import_module("polars")  # that it is missing is told now, not after the games
    return targets


def replayed_rows(
    lines: Sequence[tuple[int, str]], path: str, args: Namespace, targets: dict[str, str], words: Catalogue
) -> list[Row]:
    """The rows of the games in the lines of a file; their tables are written, anew if they were there."""
    folder = getattr(args, "data", None)
    facts = {game: facts_in(folder, words) for game in load_data(folder, words)} if folder else {}
    workers = workers_for(args, Replayer, {"facts": facts, "wanted": list(targets)})
    rows: list[Row] = []
    frames: dict[str, list[Path | pl.DataFrame]] = {kind: [] for kind in targets}
    try:
        with games_progress(words) as progress:
            task = progress.add_task(words.say("report-progress"), total=len(lines))
            for told in replay_lines(lines, workers):
                rows += told.rows
                for kind, frame in (told.frames or {}).items():
                    frames[kind].append(frame)
                progress.update(task, completed=len(rows))
    except BadLine as bad:
        reason_given = words.refusal(bad.reason)
        if len(lines) == 1:
            raise Refused(words.say("error-in-file", path=path, reason=reason_given)) from None
        raise Refused(words.say("error-line", path=path, line=bad.line, reason=reason_given)) from None
    finally:
        workers.close()
    _write(frames, targets, words)
    return rows


def _write(frames: dict[str, list[Path | pl.DataFrame]], targets: dict[str, str], words: Catalogue) -> None:
    for kind, path in targets.items():
        from hanse.arena.tables import join_tables

        try:
            join_tables(frames[kind], Path(path))
        except OSError as error:
            raise Refused(words.say("error-unwritable", path=path, reason=reason(error))) from None
