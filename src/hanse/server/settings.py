"""What a host can set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from hanse.players import Registry
from hanse.server.logs import TEXT

DEFAULT_PORT = 8323


@dataclass(frozen=True)
class Settings:
    """All settings of one server process."""

    database: str = "hanse.db"
    think_seconds: float = 10.0  # for one decision of a bot
    turn_seconds: float = 60.0  # for all decisions of a bot in one turn
    thinkers: int = 2  # processes in which bots think
    bot_memory: int = 2048  # MiB that such a process may use
    study_processes: int = 1  # in which finished games are analysed; none, if it is 0
    study_iterations: int = 96  # of the search for each action of such a game
    registry: Registry = field(default_factory=Registry)  # the bots that are offered
    hosts: tuple[str, ...] = ()  # the names under which the server is asked; any, if none is named
    rate: float = 1.0  # how generous the limits on requests are; 0 means none
    body_limit: int = 64 * 1024
    absent_seconds: float = 24 * 3600.0  # away for so long, a person may be replaced, unless the table says otherwise
    streams: int = 4000  # that are followed at once through this process
    streams_of_one: int = 60  # of them from one address, through all processes
    lines_of_one: int = 250  # connections from one address that is no proxy
    open_seats: int = 5  # at tables that have not begun, of one account
    hook_networks: tuple[IPv4Network | IPv6Network, ...] = ()  # inside, where hooks of people may lead nevertheless
    heartbeat_seconds: float = 15.0
    poll_seconds: float = 2.0  # how often the database is asked for news that no notice announced
    cached_tables: int = 2000
    holiday_days: int = 30  # in a year, of one account, in which clocks of days stand
    forget_days: int = 180  # until tables and guests go that nobody has touched; 0 keeps them
    most_decisions: int = 5000  # of a game that only bots play
    log: str = TEXT  # or JSON, for programs
    metrics: tuple[str, int] | None = None  # where a Prometheus may ask: host and port
    data: Mapping[str, str] = field(default_factory=dict)  # facts of the host's own, by game: the option `data`
    facts: Mapping[str, str] = field(default_factory=dict)  # the files they come from, by name
    client: Path = Path(__file__).parent / "client"
    offline: Path | None = None  # the folder of the page that plays without a server, if there is one
