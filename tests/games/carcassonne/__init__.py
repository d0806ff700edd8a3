"""The rules of Carcassonne, one file per topic."""
