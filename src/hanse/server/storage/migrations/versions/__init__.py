"""The steps that lead from one shape of the database to the next."""
