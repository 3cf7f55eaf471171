"""What can be typed at the table besides choices: help, undo, log and the like."""

from __future__ import annotations

from hanse.cli.choices import folded
from hanse.messages import Catalogue

COMMANDS = ("help", "undo", "back", "list", "log", "score", "rules", "why", "board", "save", "quit")
SHORT = {"?": "help", "h": "help", "u": "undo", "b": "back", "q": "quit", "0": "back"}
WITH_MORE = ("save", "rules", "why")  # something may follow the word


def command_named(line: str, words: Catalogue) -> str:
    """The command that a line names, in the reader's language or in English; empty if none."""
    typed = folded(line).split()
    if not typed:
        return ""
    if len(typed) == 1 and typed[0] in SHORT:
        return SHORT[typed[0]]
    names = {folded(words.say(f"command-{name}")): name for name in COMMANDS} | {name: name for name in COMMANDS}
    name = names.get(typed[0], "")
    return name if len(typed) == 1 or name in WITH_MORE else ""
