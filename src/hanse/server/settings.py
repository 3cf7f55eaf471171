"""What a host can set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hanse.players import Registry

DEFAULT_PORT = 8323


@dataclass(frozen=True)
class Settings:
    """All settings of one server process."""

    database: str = "hanse.db"
    think_seconds: float = 10.0  # for one decision of a bot
    turn_seconds: float = 60.0  # for all decisions of a bot in one turn
    thinkers: int = 2  # processes in which bots think
    bot_memory: int = 2048  # MiB that such a process may use
    registry: Registry = field(default_factory=Registry)  # the bots that are offered
    rate: float = 1.0  # how generous the limits on requests are; 0 means none
    body_limit: int = 64 * 1024
    absent_seconds: float = 60.0  # without a connection for so long, a person counts as absent
    heartbeat_seconds: float = 15.0
    poll_seconds: float = 2.0  # how often the database is asked for news that no notice announced
    cached_tables: int = 2000
    most_decisions: int = 5000  # of a game that only bots play
    data: Mapping[str, str] = field(default_factory=dict)  # facts of the host's own, by game: the option `data`
    facts: Mapping[str, str] = field(default_factory=dict)  # the files they come from, by name
    client: Path = Path(__file__).parent / "client"
