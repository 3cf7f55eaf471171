"""The boards of Hansa Teutonica."""
