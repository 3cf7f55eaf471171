"""`hanse data`: the facts a game is played with, and how sure they are; other verbs read facts of one's own here."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, console_for, print_data, read_text, reason
from hanse.games import GAMES, find_game
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError
from hanse.kernel.facts import STANDARD, doubtful
from hanse.messages import Catalogue


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("game", metavar="GAME")
    parser.argument("--reconstructed", action="store_true")
    parser.argument("--json", action="store_true")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """List the files of facts, or every fact that no source was found for."""
    from rich.table import Table
    from rich.text import Text

    game = find_game(args.game)
    if not game.data_files:
        raise Refused(words.say("error-no-facts", game=game.name))
    data = load_data(args.data, words, [game]).get(game.key, STANDARD)
    if args.json:
        print_data({"game": game.key, "data": data, "reconstructed": _reconstructed(game, data)})
        return 0
    console = console_for(sys.stdout)
    table = Table.grid(padding=(0, 2, 0, 0))
    count = 0
    for name, facts in game.facts(data).items():
        found = list(doubtful(facts))
        count += len(found)
        if not args.reconstructed:
            table.add_row(Text(name, style="bold"), words.say("data-reconstructed", count=len(found)))
        for place, told in found if args.reconstructed else ():
            table.add_row(Text(name, style="dim"), place, told)
    console.print(table)
    console.print(Text(words.say("data-total", count=count, data=data), style="bold"))
    return 0


def _reconstructed(game: Game, data: str) -> list[dict[str, str]]:
    """Every fact that no source was found for."""
    return [
        {"file": name, "where": place, "says": told}
        for name, facts in game.facts(data).items()
        for place, told in doubtful(facts)
    ]


def load_data(folder: str | None, words: Catalogue, games: Iterable[Game] | None = None) -> dict[str, str]:
    """Read the facts in a folder of one's own; for each of the games they fit, the value of its option `data`.

    Where no game is named, they are tried on all that take any.
    """
    if folder is None:
        return {}
    texts = facts_in(folder, words)
    tried = [game for game in (GAMES.values() if games is None else games) if game.data_files]
    accepted: dict[str, str] = {}
    refusals: list[tuple[int, HanseError]] = []
    for game in tried:
        try:
            accepted[game.key] = game.replace_data(texts)
        except HanseError as error:
            refusals.append((len(texts.keys() & set(game.data_files)), error))
    if not accepted:
        if not refusals:
            raise Refused(words.say("error-no-facts", game=", ".join(game.name for game in games or ())))
        nearest = max(refusals, key=lambda refusal: refusal[0])[1]
        raise Refused(words.say("error-in-file", path=folder, reason=words.refusal(nearest)))
    return accepted


def facts_in(folder: str, words: Catalogue) -> dict[str, str]:
    """The files of facts in a folder, by name."""
    try:
        paths = sorted(path for path in Path(folder).iterdir() if path.suffix == ".toml")
    except OSError as error:
        raise Refused(words.say("error-unreadable", path=folder, reason=reason(error))) from None
    if not paths:
        raise Refused(words.say("error-no-toml", path=folder))
    return {path.name: read_text(str(path), words) for path in paths}
