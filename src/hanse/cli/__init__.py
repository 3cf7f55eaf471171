"""The command `hanse`: one module a verb, each with `add_arguments(parser)` and `run(args, words) -> exit code`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """The command `hanse`; returns its exit code."""
    try:
        from hanse.cli import command
    except ImportError as error:  # without its engine the command cannot even speak the reader's language
        print(f"hanse: {error}", file=sys.stderr)
        return 2
    return command.main(argv)
