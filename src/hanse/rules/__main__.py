"""`python -m hanse.rules` is `hanse rules`."""

from __future__ import annotations

import argparse
import os
import sys

from hanse.kernel.errors import HanseError
from hanse.messages import catalogue, preferred_language
from hanse.rules.command import add_arguments, run


def main() -> int:
    """Bad input ends with one line and exit code 2."""
    words = catalogue("en")
    try:
        words = catalogue(preferred_language(os.environ))
        parser = argparse.ArgumentParser(prog="python -m hanse.rules")
        add_arguments(parser, words)
        return run(parser.parse_args(), words)
    except HanseError as error:
        print(words.refusal(error), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
