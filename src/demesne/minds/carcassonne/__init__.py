"""How to think about Carcassonne."""
