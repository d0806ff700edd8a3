"""How to think about Dominion."""
