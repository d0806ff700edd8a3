"""Scenarios of Carcassonne."""

from demesne.scenarios.carcassonne.checks import recognises, run
from demesne.scenarios.carcassonne.form import FILE

__all__ = ["FILE", "recognises", "run"]
