"""Hansa Teutonica."""
