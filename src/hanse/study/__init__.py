"""What games were like: results are replayed, counted and shown as a page and pictures."""
