"""One position judged, in a process of its own: told by one line what to do, it writes one line and ends."""

from __future__ import annotations

import json
import sys

from hanse.games import find_game
from hanse.study.analysis.judging import judge
from hanse.study.analysis.worker import told


def main() -> None:
    """Do what the line says."""
    task = told()
    sys.stdout.write(json.dumps(judge(find_game(task["game"]), task["position"], task["iterations"])) + "\n")


if __name__ == "__main__":
    main()
