"""The command `hanse`: one module a verb, each with `add_arguments(parser)` and `run(args, words) -> exit code`."""

from hanse.cli.command import main

__all__ = ["main"]
