"""Merkator in the terminal."""
