"""Puzzles: positions out of games of strong players where one action is clearly best, and not the obvious one."""
