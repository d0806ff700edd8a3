"""The rules of Dominations."""
