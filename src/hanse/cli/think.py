"""`hanse think`: what a player would do at a moment of a recorded game, and what it expects for every seat."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, console_for, read_records
from hanse.cli.data import load_data
from hanse.cli.faces import face_of
from hanse.cli.marks import QUIET, house, signs_for
from hanse.cli.play import BOT_SECONDS
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State
from hanse.kernel.record import Record
from hanse.messages import Catalogue
from hanse.players import Hosting, Limit
from hanse.players.course import begin
from hanse.players.host import Decided
from hanse.players.player import Thought

THINKER = "hard"


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("file", metavar="FILE")
    parser.argument("--ply", type=parser.whole_number(0), metavar="N")
    parser.argument("--player", default=THINKER, metavar="NAME")
    parser.argument("--bot-seconds", type=parser.whole_number(1, 3600), default=BOT_SECONDS, metavar="N")
    parser.argument("--json", action="store_true")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Ask the player, and tell what it thinks."""
    load_data(args.data, words)
    record = _moment(args, words)
    words = words.of(record.game.key)
    with Hosting(Limit(seconds=args.bot_seconds)) as hosting:
        hosting.check([args.player], record.game.key)
        course = begin(record, listening=False)
        decided = hosting.seat(args.player, record, course.state.mover()).decide(course)
    if decided.failures:
        raise Refused(words.say("think-failed", player=args.player, reason=decided.failures[0].reason))
    lines = list(_plan(course.state, decided.thought, record))
    if args.json:
        print(json.dumps(_data(args.player, course.state, len(record.codes), decided.thought, lines)))
    else:
        _tell(args.player, course.state, record, decided, lines, words)
    return 0


def _moment(args: Namespace, words: Catalogue) -> Record:
    """The record up to the decision that is asked about."""
    records = read_records(args.file, words)
    if len(records) > 1:
        raise Refused(words.say("error-one-record", path=args.file, count=len(records)))
    record = records[0]
    if args.ply is not None and args.ply > len(record.codes):
        raise Refused(words.say("error-ply", given=args.ply, most=len(record.codes)))
    asked = replace(record, codes=record.codes[: args.ply])
    if asked.replay().over():
        raise Refused(words.say("think-over", path=args.file, most=len(asked.codes) - 1))
    return asked


def _plan(state: State, thought: Thought, record: Record) -> Iterator[tuple[State, int]]:
    """The decisions of the plan, each with the position it is made in, as far as the seat can foresee them."""
    ahead = state.sample(state.mover(), chance_from_seed(record.seed, "think"))
    for code in thought.line or [thought.code]:
        if ahead.over() or code not in ahead.legal():
            return  # what was hidden turned out otherwise in this sample
        yield ahead.copy(), code
        ahead.apply(code)


def _data(
    player: str, state: State, ply: int, thought: Thought, lines: Sequence[tuple[State, int]]
) -> dict[str, object]:
    plan = [{"seat": at.mover(), "code": code, "words": at.words(code)} for at, code in lines]
    return {
        "ply": ply,
        "seat": state.mover(),
        "player": player,
        "values": list(thought.values),
        "looked": thought.looked,
        "plan": plan,
    }


def _tell(
    player: str,
    state: State,
    record: Record,
    decided: Decided,
    lines: Sequence[tuple[State, int]],
    words: Catalogue,
) -> None:
    console = console_for(sys.stdout)
    signs = signs_for(console.encoding)
    phrases = face_of(record.game.key).phrases(words, state.view(None))
    who = phrases.seat(state.mover())
    console.print(Text(words.say("think-title", ply=len(record.codes), who=who, player=player), style="bold"))
    for at, code in lines:
        seat = at.mover()
        told = phrases.choice(at.describe(code), at.view(seat))
        console.print(Text.assemble("  ", house(signs, seat), " ", told))
    if decided.thought.values:
        _chances(decided.thought.values, words, console)
    if decided.thought.looked:
        console.print(Text(words.say("think-looked", count=decided.thought.looked), style=QUIET))


def _chances(values: Sequence[float], words: Catalogue, console: Console) -> None:
    signs = signs_for(console.encoding)
    alone = len(values) == 1
    table = Table(title=words.say("think-points" if alone else "think-chances"), title_style="bold",
                  title_justify="left", box=box.SIMPLE_HEAD, min_width=72)  # fmt: skip
    for seat in range(len(values)):
        table.add_column(Text.assemble(house(signs, seat), f" {words.say(f'seat-{seat}')}"), justify="right")
    table.add_row(*(f"{value:.1f}" if alone else f"{value * 100:.0f}" for value in values))
    console.print(table)
