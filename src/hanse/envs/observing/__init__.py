"""What a seat sees as numbers: one module for each game, compiled with the engine."""
