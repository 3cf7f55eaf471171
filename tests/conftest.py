"""What holds for all tests."""

from __future__ import annotations

import signal

# Whoever runs the tests in the background (`nohup make test &`) has them ignore interruptions, and processes inherit
# that. Those that tests start are interrupted on purpose, so they must begin as from a terminal.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
