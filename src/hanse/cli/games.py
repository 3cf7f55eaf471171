"""`hanse games`: what can be played, and every option with its values and what it means."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import console_for, option_example, option_word, print_data
from hanse.games import GAMES, find_game, preset_data
from hanse.kernel.contract import Game
from hanse.kernel.options import OptionField, Value
from hanse.messages import Catalogue
from hanse.players import USUAL, Registry
from hanse.players.house import with_style
from hanse.players.weights import styles


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("game", nargs="?", metavar="GAME")
    parser.argument("--json", action="store_true")


def run(args: Namespace, words: Catalogue) -> int:
    """List the games, or one with its options."""
    registry = Registry()
    for problem in registry.problems():
        print(words.refusal(problem), file=sys.stderr)
    if args.json:
        chosen = GAMES.values() if args.game is None else [find_game(args.game)]
        print_data([_data(game, registry) for game in chosen])
        return 0
    console = console_for(sys.stdout)
    if args.game is None:
        for game in GAMES.values():
            _overview(game, registry, words, console)
        console.print(Text(words.say("games-more"), style="dim"))
        return 0
    game = find_game(args.game)
    _overview(game, registry, words, console)
    for field in game.option_fields():
        _option(game, field, words, console)
    console.print(Text(words.say("games-option-use", example=option_example(game)), style="dim"))
    return 0


def _data(game: Game, registry: Registry) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "game": game.key,
        "name": game.name,
        "seats": list(game.seats),
        "rules": game.revision,
        "actions": game.actions,
        "presets": {preset: preset_data(game, preset) for preset in game.presets()},
        "boards": list(game.boards),
        "bots": [offer.name for offer in registry.of(game.key)],
        "styles": list(styles(game.key)),
        "options": [
            {"key": field.key, "values": list(field.values), "default": field.default} for field in game.option_fields()
        ],
    }


def _overview(game: Game, registry: Registry, words: Catalogue, console: Console) -> None:
    words = words.of(game.key)
    console.print(Text.assemble((game.name, "bold"), f" ({game.key})"))
    console.print(Text(f"  {words.say('game.about')}"))
    console.print(Text(f"  {words.say('games-seats', least=game.seats.start, most=game.seats.stop - 1)}"))
    table = Table.grid(padding=(0, 2, 0, 0))
    for title, kind, names in (("presets", "preset", game.presets()), ("boards", "board", game.boards)):
        for place, name in enumerate(names):
            heading = f"  {words.say(f'games-{title}')}" if place == 0 else ""
            table.add_row(heading, Text(name, style="bold"), words.say(f"{kind}-{name}"))
    for place, offer in enumerate(registry.of(game.key)):
        heading = f"  {words.say('games-bots')}" if place == 0 else ""
        about = words.say(f"bot-{offer.name}") if words.has(f"bot-{offer.name}") else offer.about
        table.add_row(heading, Text(offer.name, style="bold"), about)
    for place, style in enumerate(styles(game.key)):
        heading = f"  {words.say('games-styles')}" if place == 0 else ""
        table.add_row(heading, Text(style, style="bold"), words.say(f"style-{style}"))
    console.print(table)
    if styles(game.key):
        example = with_style(USUAL, next(iter(styles(game.key))))
        console.print(Text(f"  {words.say('games-style-use', example=example)}", style="dim"))
    console.print()


def _option(game: Game, field: OptionField, words: Catalogue, console: Console) -> None:
    """An option with its sentence, then each value with its own and the presets that have it.

    Values that speak for themselves, such as numbers, stand in one line.
    """
    words = words.of(game.key)
    name = f"option-{field.key.replace('.', '-')}"
    console.print(Text.assemble((field.key, "bold"), "  ", words.say(name)))
    if field.key == "players":
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    plain = [value for value in field.values if not _explained(field, value, words)]
    if plain:
        console.print(Padding(Text(", ".join(option_word(value) for value in plain)), (0, 0, 0, 4)))
    for value in (value for value in field.values if value not in plain):
        used_by = [preset for preset in game.presets() if preset_data(game, preset)[field.key] == value]
        table.add_row("  ", option_word(value), _explained(field, value, words), Text(", ".join(used_by), "dim"))
    if table.rows:
        console.print(table)


def _explained(field: OptionField, value: Value, words: Catalogue) -> str:
    if field.key == "map":
        return words.say(f"board-{value}")
    message = f"option-{field.key.replace('.', '-')}.{option_word(value)}"
    return words.say(message) if words.has(message) else ""
