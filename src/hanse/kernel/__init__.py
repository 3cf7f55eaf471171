"""What a game is: decisions as numbers, positions as flat bytes, seeded chance, options, records."""
