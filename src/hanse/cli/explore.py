"""`hanse explore`: openings and habits in a file of games."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, console_for, print_data, read_text
from hanse.cli.data import load_data
from hanse.cli.progress import work_progress
from hanse.games import find_game
from hanse.kernel.errors import HanseError
from hanse.messages import Catalogue
from hanse.study.habits import Count, Played, counted, matching, namer, played, questions_of, title
from hanse.study.results import NoResults, read_lines, read_result
from hanse.study.writer import Writer

MOST = 8  # answers to a question that are shown
Kind = tuple[str, str, int]


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("file", metavar="FILE")
    parser.argument("--after", metavar="QUESTION=ANSWER", action="append", default=[])
    parser.argument("--json", action="store_true")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Replay all games, then tell how each kind of them began."""
    load_data(args.data, words)
    wishes = dict(wish.partition("=")[::2] for wish in args.after)
    kinds: dict[Kind, list[Played]] = defaultdict(list)
    for one in _played(args.file, words):
        kinds[one.game, one.board, one.seats].append(one)
    if not kinds:
        raise Refused(words.say("error-no-end", path=args.file))
    told = []
    for kind, games in sorted(kinds.items()):
        unknown = sorted(set(wishes) - set(questions_of(kind[0])))
        if unknown:
            known = ", ".join(questions_of(kind[0]))
            raise Refused(words.say("explore-question", given=unknown[0], known=known))
        if args.json:
            told.append(_data(kind, games, wishes))
        else:
            _tell(kind, games, wishes, words.of(kind[0]))
    if args.json:
        print_data(told)
    return 0


def _played(path: str, words: Catalogue) -> list[Played]:
    """Every seat of every finished game; a line that is none is refused."""
    try:
        lines = read_lines(read_text(path, words))
    except NoResults as error:
        raise Refused(words.say("error-in-file", path=path, reason=words.refusal(error))) from None
    found: list[Played] = []
    with work_progress() as progress:
        task = progress.add_task(words.say("report-progress"), total=len(lines.games))
        for number, line in lines.games:
            try:
                found += played(read_result(line).record)
            except HanseError as error:
                raise Refused(words.say("error-line", path=path, line=number, reason=words.refusal(error))) from None
            progress.advance(task)
    return found


def _data(kind: Kind, games: Sequence[Played], wishes: Mapping[str, str]) -> dict[str, Any]:
    """How games of one kind began, as plain data."""
    those = matching(games, wishes)
    answers = {question: found for question, found in counted(those).items() if question not in wishes}
    return {
        "game": kind[0],
        "board": kind[1],
        "seats": kind[2],
        "games": len(games) // kind[2],
        "after": dict(wishes),
        "questions": {
            question: {answer: asdict(count) for answer, count in found.items()} for question, found in answers.items()
        },
        "players": {player: asdict(count) for player, count in _players(those).items()},
    }


def _players(those: Sequence[Played]) -> dict[str, Count]:
    players: dict[str, Count] = defaultdict(Count)
    for one in those:
        players[one.player].add(one)
    return players


def _tell(kind: Kind, games: Sequence[Played], wishes: Mapping[str, str], words: Catalogue) -> None:
    game, board, seats = kind
    console, writer, name = console_for(sys.stdout), Writer(words), namer(game, board, words)
    those = matching(games, wishes)
    line = words.say(
        "explore-kind-line", game=find_game(game).name, board=board, seats=seats, games=len(games) // seats
    )
    console.print(Text(line, style="bold"))
    if wishes:
        chosen = ", ".join(name(question, answer) for question, answer in wishes.items())
        console.print(Text(f"{words.say('explore-chosen')}: {chosen}"))
    answers = counted(those)
    for question in questions_of(game):
        if question in answers and question not in wishes:
            rows = {name(question, answer): count for answer, count in answers[question].items()}
            console.print(_table(f"{title(game, question, words)} ({question})", rows, words, writer))
    console.print(_table(words.say("explore-players"), _players(those), words, writer))


def _table(heading: str, rows: Mapping[str, Count], words: Catalogue, writer: Writer) -> Table:
    table = Table(title=heading, box=box.SIMPLE, title_justify="left")
    table.add_column(words.say("explore-answer"))
    for column in ("times", "won", "points"):
        table.add_column(words.say(f"explore-{column}"), justify="right")
    most = sorted(rows.items(), key=lambda row: (-row[1].times, row[0]))[:MOST]
    for label, count in most:
        won, points = writer.percent(count.won / count.times), writer.number(count.points / count.times)
        table.add_row(Text(label), writer.whole(count.times), won, points)
    return table
