"""`hanse board`: a board, or a position on it, drawn as SVG."""

from __future__ import annotations

import sys
from typing import Any

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, check_ending, read_data, read_records, write_text
from hanse.cli.data import load_data
from hanse.draw import draw_board, game_of
from hanse.draw.ink import THEMES
from hanse.games import find_game
from hanse.kernel.errors import HanseError
from hanse.messages import Catalogue

PICTURES = (".svg",)


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("board", nargs="?", metavar="BOARD")
    parser.argument("-o", "--output", required=True, metavar="FILE")
    parser.argument("--position", metavar="FILE")
    parser.argument("--record", metavar="FILE")
    parser.argument("--ply", type=parser.whole_number(0), metavar="N")
    parser.argument("--data", metavar="DIR")
    parser.argument("--theme", default="light", metavar="THEME")


def run(args: Namespace, words: Catalogue) -> int:
    """Draw into a file."""
    check_ending(args.output, PICTURES, words)
    if args.theme not in THEMES:
        raise Refused(words.say("error-theme", given=args.theme))
    if args.position and args.record:
        raise Refused(words.say("error-not-with", one="--position", other="--record"))
    if args.ply is not None and not args.record:
        raise Refused(words.say("error-needs", one="--ply", other="--record"))
    own = load_data(args.data, words)
    view = _view(args, words)
    if args.board is None and view is None:
        raise Refused(words.say("error-missing", verb="board", given="BOARD"))
    board = args.board or (view["board"] if view else "")
    game = game_of(board)
    if view is not None and view["board"] != board:
        raise Refused(words.say("error-other-board", given=board, board=view["board"]))
    svg = drawing(board, view, args.theme, words, own.get(game.key))
    if args.output == "-":
        sys.stdout.write(svg)
        return 0
    write_text(args.output, svg, words)
    print(words.say("board-written", path=args.output))
    return 0


def drawing(board: str, view: dict[str, Any] | None, theme: str, words: Catalogue, data: str | None = None) -> str:
    """The board with what stands on it, in the reader's language."""
    names = None if view is None else [words.say(f"seat-{seat}") for seat in range(len(view["seats"]))]
    return draw_board(board, view, theme, language=words.language, names=names, data=data)


def _view(args: Namespace, words: Catalogue) -> dict[str, Any] | None:
    if args.record:
        record = read_records(args.record, words)[0]
        if args.ply is not None and args.ply > len(record.codes):
            raise Refused(words.say("error-ply", given=args.ply, most=len(record.codes)))
        return record.replay(args.ply).view(None)
    if args.position:
        data = read_data(args.position, words)
        try:
            return find_game(str(data.get("game", "teutonica"))).read_position(data).view(None)
        except HanseError as error:
            raise Refused(words.say("error-in-file", path=args.position, reason=words.refusal(error))) from None
    return None
