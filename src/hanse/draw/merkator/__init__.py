"""The board of Merkator and its offices as SVG pictures."""
