"""All cards, one file for each set."""
