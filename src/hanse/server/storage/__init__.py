"""Where accounts and logs are kept: a SQLite file, or a PostgreSQL that several processes may share."""
