"""Many games between bots: matches, results, statistics."""
