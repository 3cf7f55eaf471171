"""`hanse serve`: the table in the browser."""

from __future__ import annotations

import contextlib
import sys
import threading
import webbrowser

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.cli.data import facts_in, load_data
from hanse.cli.play import BOT_SECONDS
from hanse.cli.saves import folder
from hanse.messages import Catalogue
from hanse.players import Registry
from hanse.server.run import PortInUse, bind
from hanse.server.run import run as serve
from hanse.server.settings import DEFAULT_PORT, Settings


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("--host", default="127.0.0.1", metavar="HOST")
    parser.argument("--port", type=parser.whole_number(0, 65535), default=DEFAULT_PORT, metavar="PORT")
    parser.argument("--database", default=str(folder() / "tables.db"), metavar="FILE|URL")
    parser.argument("--rate", type=parser.whole_number(0, 1000), default=1, metavar="N")
    parser.argument("--bot-seconds", type=parser.whole_number(1, 3600), default=BOT_SECONDS, metavar="N")
    parser.argument("--bot-turn-seconds", type=parser.whole_number(1, 86400), default=60, metavar="N")
    parser.argument("--bot-processes", type=parser.whole_number(1, 256), default=2, metavar="N")
    parser.argument("--bot-memory", type=parser.whole_number(256, 1 << 20), default=2048, metavar="MIB")
    parser.argument("--player", action="append", default=[], metavar="MODULE:NAME")
    parser.argument("--data", metavar="DIR")
    parser.argument("--open", action="store_true")


def run(args: Namespace, words: Catalogue) -> int:
    """Serve until interrupted."""
    own = load_data(args.data, words)
    registry = Registry(args.player)
    for player in args.player:
        registry.find(player)
    try:
        listener = bind(args.host, args.port)
    except PortInUse:
        raise Refused(words.say("serve-port-in-use", host=args.host, port=str(args.port))) from None
    port = listener.getsockname()[1]
    shown = "127.0.0.1" if args.host in ("0.0.0.0", "::") else args.host
    address = f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"

    def ready() -> None:
        print(words.say("serve-ready", address=address), flush=True)
        if args.open:
            # Beside the server: some browsers keep whoever opens them waiting, and wait for the page themselves.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = Settings(
        database=args.database,
        rate=args.rate,
        think_seconds=args.bot_seconds,
        turn_seconds=args.bot_turn_seconds,
        thinkers=args.bot_processes,
        bot_memory=args.bot_memory,
        registry=registry,
        data=own,
        facts=facts_in(args.data, words) if own else {},
    )
    with contextlib.suppress(KeyboardInterrupt):
        serve(settings, listener, ready)
    print(words.say("serve-stopped"), file=sys.stderr)
    return 0
