"""`python -m hanse.cli` is the command `hanse`."""

import sys

from hanse.cli import main

sys.exit(main())
