"""How long a test waits for something that must happen: a bound against waiting for ever, not a measure of speed."""

PATIENCE = 600.0  # seconds, also for a machine that is many times slower or busy with other work
