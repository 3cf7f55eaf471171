"""Merkator."""
