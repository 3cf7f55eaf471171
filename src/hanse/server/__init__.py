"""Tables over HTTP: storage, sign-in, live updates, bots. The rules of a live game are in `hanse.table`."""
