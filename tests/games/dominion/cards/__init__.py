"""The cards, ruling by ruling."""
