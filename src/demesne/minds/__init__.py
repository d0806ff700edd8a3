"""Players that think, compiled: one search, and for each game a policy, a value and what it knows."""
