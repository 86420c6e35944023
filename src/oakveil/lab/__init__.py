"""The laboratory: many games played by bots, and what they tell about a game."""
