"""The words that a person reads, in every language: Fluent catalogues, the same for terminal and browser."""

from hanse.messages.catalogue import Catalogue, catalogue, languages, preferred_language, refusal_id, texts

__all__ = ["Catalogue", "catalogue", "languages", "preferred_language", "refusal_id", "texts"]
