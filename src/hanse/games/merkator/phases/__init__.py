"""One small module for each kind of decision; each answers what is legal here, and what a code does."""
