"""The written rules in docs/rules: their clauses, and which of them a test would notice if they were broken."""
