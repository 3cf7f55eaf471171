"""Who decides when no person does, and the one host that lets them: samples, limits, memory, failures.

`Player` is what one writes (a plain function will do), `Registry` knows their names, and `Hosting` seats them at a
game: the house's own in this process, all others in a process of their own.
"""

import hanse.kernel.engine  # noqa: F401  # says what a compiled engine lacks, before any part of it is loaded
from hanse.players.course import Course, begin
from hanse.players.host import Decided, Failure, Host
from hanse.players.hosting import Hosting
from hanse.players.house import DEFAULT, USUAL, policy
from hanse.players.player import Limit, Player, Seating, Thought
from hanse.players.registry import Registry

__all__ = [
    "DEFAULT",
    "USUAL",
    "Course",
    "Decided",
    "Failure",
    "Host",
    "Hosting",
    "Limit",
    "Player",
    "Registry",
    "Seating",
    "Thought",
    "begin",
    "policy",
]
