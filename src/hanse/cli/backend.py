"""Where many games are played, and how far they are: what the verbs share that play on processes or a cluster."""

from __future__ import annotations

from typing import Any

from rich.progress import Progress, Task, TextColumn
from rich.text import Text

from hanse.arena.workers import Here, Maker, Processes, Workers
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.cli.progress import work_progress
from hanse.messages import Catalogue

MOST_JOBS = 1024
LOCAL, RAY = "local", "ray"


def add_jobs(parser: Parser) -> None:
    """Name the argument that says how many games are played at once on this machine."""
    parser.argument("--jobs", type=parser.whole_number(1, MOST_JOBS), metavar="N")
    parser.set_defaults(backend=LOCAL, address=None)


def add_backend(parser: Parser) -> None:
    """Name the arguments that say where games are played."""
    add_jobs(parser)
    parser.argument("--backend", default=LOCAL, metavar="NAME")
    parser.argument("--address", metavar="ADDRESS")


def check_backend(args: Namespace, words: Catalogue) -> None:
    """Refuse what does not go together."""
    if args.backend not in (LOCAL, RAY):
        raise Refused(words.say("error-backend", given=args.backend, known=f"{LOCAL}, {RAY}"))
    if args.address is not None and args.backend != RAY:
        raise Refused(words.say("error-needs", one="--address", other=f"--backend {RAY}"))


def workers_for(args: Namespace, make: Maker, data: dict[str, Any]) -> Workers:
    """Those who play, where the arguments say."""
    if args.backend == RAY:
        from hanse.arena.cluster import Cluster

        return Cluster(make, data, args.address, args.jobs)
    return Here(make, data) if args.jobs in (None, 1) else Processes(make, data, args.jobs)


class _Rate(TextColumn):
    """How many games are finished in a second, or how many seconds one takes."""

    def __init__(self, words: Catalogue) -> None:
        super().__init__("")
        self._words = words

    def render(self, task: Task) -> Text:
        """The rate as text."""
        speed = task.finished_speed or task.speed
        return Text(self._words.say("arena-rate", rate=f"{speed:.3g}") if speed else "")


def games_progress(words: Catalogue) -> Progress:
    """How far many games are, at which rate, and how long the rest takes."""
    return work_progress(_Rate(words))
