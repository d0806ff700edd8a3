"""The table at a terminal: people and bots, in colour or in plain text."""
