"""The campaign table: rules propose, the game master disposes (specification 3.17)."""
