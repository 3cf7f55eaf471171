"""`python -m hanse.cli` is the command `hanse`."""

import sys

from hanse.cli.command import main

sys.exit(main())
