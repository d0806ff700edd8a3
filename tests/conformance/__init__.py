"""The laws of every game."""
