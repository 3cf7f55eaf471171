"""How many files, and so connections, this process may have open."""

from __future__ import annotations

import contextlib

ENOUGH = 65_536  # more is never needed, and some systems allow a number without end
RESERVED = 200  # for the database, for bots, for files of the client
UNKNOWN = 8_192  # where the system does not tell


def file_limit() -> int:
    """How many files may be open; raised as far as the system lets us."""
    try:
        import resource
    except ImportError:  # not on Windows
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if soft == resource.RLIM_INFINITY else min(soft, ENOUGH)


def most_connections(limit: int) -> int:
    """How many connections fit under a limit of files."""
    return max(limit - RESERVED, limit // 2)
