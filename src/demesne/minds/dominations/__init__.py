"""How to think about Dominations."""
