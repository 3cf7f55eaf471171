"""Hansa (2004) in the terminal."""
