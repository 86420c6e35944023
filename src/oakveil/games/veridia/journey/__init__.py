"""The expedition: a journey without a game master, from a town to a lair and home (specification 3.18)."""
