"""Stands between us and a program, in a process of its own: `guard.py LIFELINE MEMORY COMMAND...`.

It ends the program with all its children when the lifeline is closed, which also happens when we die. It leads the
group of processes that they belong to, so that the group has a number as long as we have not waited for the guard.
"""

from __future__ import annotations

import _thread  # quicker to start than threading, which a new process would have to load first
import os
import resource
import signal
import sys


def _end_with(lifeline: int) -> None:
    os.read(lifeline, 1)
    os.killpg(0, signal.SIGKILL)


def main(lifeline: int, memory: int, command: list[str]) -> int:
    """Start the program and wait for its end; the result is its exit code, or 128 and more for a signal."""
    child = os.fork()
    if child == 0:
        os.close(lifeline)
        if memory:
            # Not the address space: some runtimes reserve far more of it than they ever use.
            resource.setrlimit(resource.RLIMIT_DATA, (memory << 20, memory << 20))
        try:
            os.execvp(command[0], command)
        except OSError as error:
            print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        os._exit(127)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)  # the program alone holds the lines, so that their end is seen
    os.dup2(nothing, 1)
    _thread.start_new_thread(_end_with, (lifeline,))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
