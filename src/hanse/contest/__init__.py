"""How a tournament of people goes: who sits at which table, and who is ahead.

Without clock, network and files: what is stored, and when a round begins, is the server's concern.
"""

from hanse.contest.pairing import Round, Shape, plan
from hanse.contest.standings import Result, Seated, Standing, standings

__all__ = ["Result", "Round", "Seated", "Shape", "Standing", "plan", "standings"]
