"""The Order of Veiel: a team of heroes enters a crypt five times at most and must beat its boss. For 1 to 7."""
