"""Learns the weights of a game's value from games that players of different strength play against each other."""
