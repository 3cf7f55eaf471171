"""Planning: whole turns instead of single decisions, and a search over them."""
