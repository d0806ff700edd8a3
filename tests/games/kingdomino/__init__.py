"""The rules of Kingdomino, one file per topic."""
