"""`hanse serve`: the table in the browser."""

from __future__ import annotations

import contextlib
import sys
import threading
import webbrowser
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.cli.data import facts_in, load_data
from hanse.cli.databases import add_database, database_of
from hanse.cli.play import BOT_SECONDS
from hanse.messages import Catalogue
from hanse.offline.folder import is_built
from hanse.players import Registry
from hanse.server.handover import inherited, tell_ready
from hanse.server.logs import JSON, TEXT
from hanse.server.run import PortInUse, bind
from hanse.server.run import run as serve
from hanse.server.settings import DEFAULT_PORT, Settings
from hanse.study.analysis.analysis import FEWEST, ITERATIONS, MOST


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("--host", default="127.0.0.1", metavar="HOST")
    parser.argument("--port", type=parser.whole_number(0, 65535), default=DEFAULT_PORT, metavar="PORT")
    add_database(parser)
    parser.argument("--allowed-host", action="append", default=[], metavar="NAME")
    parser.argument("--hook-network", action="append", default=[], metavar="CIDR")
    parser.argument("--rate", type=parser.whole_number(0, 1000), default=1, metavar="N")
    parser.argument("--holiday-days", type=parser.whole_number(0, 366), default=30, metavar="N")
    parser.argument("--forget-days", type=parser.whole_number(0, 36500), default=180, metavar="N")
    parser.argument("--log", default=TEXT, metavar="text|json")
    parser.argument("--metrics", metavar="[HOST:]PORT")
    parser.argument("--bot-seconds", type=parser.whole_number(1, 3600), default=BOT_SECONDS, metavar="N")
    parser.argument("--bot-turn-seconds", type=parser.whole_number(1, 86400), default=60, metavar="N")
    parser.argument("--bot-processes", type=parser.whole_number(1, 256), default=2, metavar="N")
    parser.argument("--bot-memory", type=parser.whole_number(256, 1 << 20), default=2048, metavar="MIB")
    parser.argument("--study-processes", type=parser.whole_number(0, 256), default=1, metavar="N")
    parser.argument("--study-iterations", type=parser.whole_number(FEWEST, MOST), default=ITERATIONS, metavar="N")
    parser.argument("--player", action="append", default=[], metavar="NAME")
    parser.argument("--data", metavar="DIR")
    parser.argument("--offline", metavar="DIR")
    parser.argument("--open", action="store_true")


def _network(given: str, words: Catalogue) -> IPv4Network | IPv6Network:
    """A network of the host's own into which hooks may lead."""
    try:
        return ip_network(given)
    except ValueError:
        raise Refused(words.say("serve-network", given=given)) from None


def run(args: Namespace, words: Catalogue) -> int:
    """Serve until interrupted."""
    own = load_data(args.data, words)
    registry = Registry(args.player)
    for player in args.player:
        registry.find(player)
    if args.log not in (TEXT, JSON):
        raise Refused(words.say("serve-log", given=args.log))
    metrics = _metrics(args.metrics, words)
    offline = None if args.offline is None else Path(args.offline)
    if offline is not None and not is_built(offline):
        raise Refused(words.say("serve-offline", path=args.offline))
    handed = inherited()
    try:
        listener, telling = handed or (bind(args.host, args.port), None)
    except PortInUse:
        raise Refused(words.say("serve-port-in-use", host=args.host, port=str(args.port))) from None
    port = listener.getsockname()[1]
    shown = "127.0.0.1" if args.host in ("0.0.0.0", "::") else args.host
    address = f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"

    def ready() -> None:
        print(words.say("serve-ready", address=address), flush=True)
        tell_ready(telling)
        if args.open:
            # Beside the server: some browsers keep whoever opens them waiting, and wait for the page themselves.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = Settings(
        database=database_of(args, words),
        hosts=tuple(args.allowed_host),
        hook_networks=tuple(_network(each, words) for each in args.hook_network),
        rate=args.rate,
        holiday_days=args.holiday_days,
        forget_days=args.forget_days,
        log=args.log,
        metrics=metrics,
        think_seconds=args.bot_seconds,
        turn_seconds=args.bot_turn_seconds,
        thinkers=args.bot_processes,
        bot_memory=args.bot_memory,
        study_processes=args.study_processes,
        study_iterations=args.study_iterations,
        registry=registry,
        data=own,
        facts=facts_in(args.data, words) if own else {},
        offline=offline,
    )
    handed_over = False
    with contextlib.suppress(KeyboardInterrupt):
        handed_over = serve(settings, listener, ready)
    print(words.say("serve-handed-over" if handed_over else "serve-stopped"), file=sys.stderr)
    return 0


def _metrics(given: str | None, words: Catalogue) -> tuple[str, int] | None:
    """Where a Prometheus may ask: a port of this machine, or an address and a port."""
    if given is None:
        return None
    host, _, port = given.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 < int(port[:6]) < 1 << 16:
        raise Refused(words.say("serve-metrics", given=given))
    return host.strip("[]") or "127.0.0.1", int(port)
