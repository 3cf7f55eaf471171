"""What a position is worth to each seat: named features of all seats in one pass, and whole-number weights."""
