"""A live game among people and bots, as pure logic: the state is the replay of a log, and time is passed in.

`LiveTable` folds a log of entries. The functions of `hanse.table.acts` check what somebody wants and answer with the
entries to be written; nothing changes until they are written and folded. `hanse.table.show` tells what a viewer sees.
"""

from hanse.table.entry import Draft, Entry
from hanse.table.live import LiveTable
from hanse.table.refusal import Refusal

__all__ = ["Draft", "Entry", "LiveTable", "Refusal"]
