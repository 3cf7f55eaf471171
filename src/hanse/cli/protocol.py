"""`hanse protocol`: tests or describes a program that plays, in any language, or lets it join a server."""

from __future__ import annotations

import contextlib
import os

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.cli.joining import Bot, Server
from hanse.messages import Catalogue
from hanse.players.programs import tester
from hanse.players.programs.names import WORD, command_words
from hanse.players.programs.player import describe

BROKEN = 1  # the exit code if a rule does not hold

# What can be done, and what has to be given for it.
ACTIONS = {"test": ("COMMAND",), "describe": ("COMMAND",), "join": ("URL", "COMMAND")}
TOKEN = "HANSE_BOT_TOKEN"  # the variable of the environment that holds the token of a bot


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("action", metavar="ACTION")
    parser.argument("given", nargs="*", metavar="[URL] COMMAND")


def run(args: Namespace, words: Catalogue) -> int:
    """Do what is asked with a program."""
    if args.action not in ACTIONS:
        raise Refused(words.say("protocol-action", given=args.action, known=", ".join(ACTIONS)))
    wanted = ACTIONS[args.action]
    if len(args.given) != len(wanted):
        form = " ".join(("hanse protocol", args.action, *wanted))
        raise Refused(words.say("protocol-form", given=len(args.given), form=form))
    if args.action == "join":
        return _join(args.given[0], args.given[1], words)
    return _test(args.given[0], words) if args.action == "test" else _describe(args.given[0], words)


def _test(command: str, words: Catalogue) -> int:
    """Every rule in a line of its own."""
    findings = []
    for finding in tester.run(command_words(command)):
        findings.append(finding)
        print(_line(finding, words), flush=True)
    broken = sum(not finding.holds for finding in findings)
    print(words.say("protocol-sum", rules=len(findings), broken=broken))
    return BROKEN if broken else 0


def _line(finding: tester.Finding, words: Catalogue) -> str:
    rule = words.say(f"protocol-rule-{finding.rule}")
    place = f"{finding.game}: {rule}" if finding.game else rule
    if finding.came is None:
        return words.say("protocol-ok", rule=place)
    return words.say("protocol-broken", rule=place, came=" ".join(words.refusal(finding.came).split()))


def _describe(command: str, words: Catalogue) -> int:
    """What the program says of itself."""
    hello = describe(f"{WORD}:{command}")
    print(words.say("protocol-about", name=hello.name, author=hello.author or "-"))
    if hello.about:
        print(hello.about)
    print(words.say("protocol-games", games=", ".join(hello.games)))
    for option in hello.options:
        print(words.say("protocol-option", name=option.name, default=str(option.default), about=option.about or "-"))
    return 0


def _join(url: str, command: str, words: Catalogue) -> int:
    """Let the program play at the tables of a server until interrupted."""
    token = os.environ.get(TOKEN, "")
    if not token.isascii() or not token.isprintable() or not token:
        raise Refused(words.say("protocol-join-token", variable=TOKEN))
    server = Server(url, token, words)
    describe(f"{WORD}:{command}")
    with contextlib.suppress(KeyboardInterrupt):
        Bot(server, command_words(command), words).run()
    return 0
