"""The smallest game that keeps every promise: a heap of barrels, from which the seats take one to three in turn."""
