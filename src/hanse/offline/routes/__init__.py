"""What is answered: one module for each part of the interface."""

from hanse.offline.routes import learning, mine, offers, past, positions, puzzles, records, study, tables

__all__ = ["learning", "mine", "offers", "past", "positions", "puzzles", "records", "study", "tables"]
