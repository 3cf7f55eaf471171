"""`hanse board`: a board, or a position on it, drawn as SVG."""

from __future__ import annotations

import sys
from typing import Any

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, read_data, read_records, write_text
from hanse.draw import draw_board
from hanse.draw.ink import THEMES
from hanse.games import find_game
from hanse.games.teutonica.board import MARKER_NAMES, board_facts
from hanse.kernel.errors import HanseError
from hanse.messages import Catalogue

# The words of the drawing and the messages that say them; the skills keep their Latin names.
SAID = {
    "trader": "piece-trader",
    "merchant": "piece-merchant",
    "supply": "place-supply",
    "stock": "place-stock",
    "plate": "place-plate",
    "prestige": "category-prestige",
    **{word: f"colour-{word}" for word in ("white", "orange", "pink", "black")},
    **{
        word: f"drawing-{word}"
        for word in (
            "seat", "post", "office", "extra-office", "marker-place", "tavern", "connection", "completed",
            "marker-stock", "points", "actions-left", "decides",
        )
    },
}  # fmt: skip


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("board", nargs="?", metavar="BOARD")
    parser.argument("-o", "--output", required=True, metavar="FILE")
    parser.argument("--position", metavar="FILE")
    parser.argument("--record", metavar="FILE")
    parser.argument("--ply", type=parser.whole_number(0), metavar="N")
    parser.argument("--theme", default="light", metavar="THEME")


def run(args: Namespace, words: Catalogue) -> int:
    """Draw into a file."""
    if args.theme not in THEMES:
        raise Refused(words.say("error-theme", given=args.theme))
    if args.position and args.record:
        raise Refused(words.say("error-not-with", one="--position", other="--record"))
    if args.ply is not None and not args.record:
        raise Refused(words.say("error-needs", one="--ply", other="--record"))
    view = _view(args, words)
    if args.board is None and view is None:
        raise Refused(words.say("error-missing", verb="board", given="BOARD"))
    board = args.board or (view["board"] if view else "")
    board_facts(board)  # an unknown board is refused by name
    if view is not None and view["board"] != board:
        raise Refused(words.say("error-other-board", given=board, board=view["board"]))
    svg = drawing(board, view, args.theme, words)
    if args.output == "-":
        sys.stdout.write(svg)
        return 0
    write_text(args.output, svg, words)
    print(words.say("board-written", path=args.output))
    return 0


def drawing(board: str, view: dict[str, Any] | None, theme: str, words: Catalogue) -> str:
    """The board with what stands on it, in the reader's language."""
    names = None if view is None else [words.say(f"seat-{seat}") for seat in range(len(view["seats"]))]
    said = {word: words.say(message) for word, message in SAID.items()}
    said |= {f"marker-{kind}": f"{words.say('drawing-marker')}: {words.say(f'marker-{kind}')}" for kind in MARKER_NAMES}
    return draw_board(board, view, theme, words=said, names=names)


def _view(args: Namespace, words: Catalogue) -> dict[str, Any] | None:
    if args.record:
        record = read_records(args.record, words)[0]
        if args.ply is not None and args.ply > len(record.codes):
            raise Refused(words.say("error-ply", given=args.ply, most=len(record.codes)))
        return record.replay(args.ply).view(None)
    if args.position:
        data = read_data(args.position, words)
        try:
            return find_game("teutonica").read_position(data).view(None)
        except HanseError as error:
            raise Refused(words.say("error-in-file", path=args.position, reason=str(error))) from None
    return None
