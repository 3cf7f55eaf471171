"""`focused`: for each game a simple policy that plays sensible games and brings them to an end."""
