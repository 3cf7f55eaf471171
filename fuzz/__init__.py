"""Many games of every kind, each position checked."""
