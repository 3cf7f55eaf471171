"""How does one learn a game? A rulebook to read, with pictures of positions, and lessons to play."""
